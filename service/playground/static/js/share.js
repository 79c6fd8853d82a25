/** Taking along what the page shows: its link, the request as curl and as JSON, the answer. */

import { addressOf } from "./api.js";
import { h, refill } from "./dom.js";
import { state } from "./store.js";
import { t } from "./text.js";

function pretty(value) {
  return JSON.stringify(value, null, 2);
}

/** The curl command of a request, safe to paste into a shell. */
function curlOf({ path, body }) {
  const quoted = JSON.stringify(body).replaceAll("'", "'\\''");
  return `curl -s '${addressOf(path, state.lang)}' -H 'Content-Type: application/json' -d '${quoted}'`;
}

/** Where the page is not trusted with the clipboard (plain http), select and copy the old way. */
function copyBySelection(text) {
  const area = h("textarea", { class: "offscreen", "aria-hidden": "true", tabindex: -1 });
  area.value = text;
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return copied;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The row of copy buttons; `show(request, answer)` says what they copy. */
export function shareBox() {
  let shown = { request: null, answer: null };
  const said = h("span", { class: "said", role: "status" });
  const texts = {
    link: () => location.href,
    curl: () => curlOf(shown.request),
    request: () => pretty(shown.request.body),
    answer: () => pretty(shown.answer),
  };
  const press = async (name) => (said.textContent = t((await copy(texts[name]())) ? "share.copied" : "share.failed"));
  const buttons = Object.keys(texts).map((name) =>
    h("button", { type: "button", "data-copy": name, onclick: () => press(name) }, t(`share.${name}`)),
  );
  const code = h("div", { class: "json" });
  const node = h(
    "section",
    { class: "share", "aria-label": t("share") },
    h("div", { class: "buttons" }, buttons, said),
    h("details", {}, h("summary", {}, t("share.show")), code),
  );
  function show(request, answer) {
    shown = { request, answer };
    said.textContent = "";
    for (const button of buttons)
      button.disabled = { link: false, curl: !request, request: !request, answer: !answer }[button.dataset.copy];
    refill(
      code,
      request && [h("h4", {}, t("request")), h("pre", { tabindex: 0 }, pretty(request.body))].flat(),
      answer && [h("h4", {}, t("answer")), h("pre", { tabindex: 0 }, pretty(answer))],
    );
  }
  show(null, null);
  return { node, show };
}
