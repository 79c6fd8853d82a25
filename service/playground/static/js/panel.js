/** A result panel: asks the service whenever the request changes, shows the answer or the problem, and says it aloud once. */

import { latest } from "./api.js";
import { debounced, h, refill } from "./dom.js";
import { problemList, showProblems } from "./problems.js";
import { shareBox } from "./share.js";
import { known, state } from "./store.js";
import { t } from "./text.js";

const PAUSE = 120;

/**
 * `request()` is what to ask now, or null; `idle()` the content while there is nothing to ask; `view(answer, request)` the content of
 * an answer and `say(answer, request)` one line about it; `roots()` the elements whose fields problems are shown at.
 */
export function panel({ title, request, idle, view, say, roots }) {
  const ask = latest();
  const content = h("div", { class: "content" });
  const spoken = h("p", { class: "spoken", role: "status", "aria-live": "polite" });
  const share = shareBox();
  const node = h("section", { class: "result", "aria-label": title, tabindex: -1 }, spoken, content, share.node);
  let asked = "";
  let errors = [];

  /** The answer's errors and those of the options, each once. */
  function shownErrors() {
    const said = new Set(errors.map(({ pointer }) => pointer));
    return [...errors, ...known.optionErrors.filter(({ pointer }) => !said.has(pointer))];
  }

  function settle(problems, line, ...parts) {
    errors = problems;
    showProblems(roots(), shownErrors());
    node.classList.remove("working");
    node.classList.toggle("troubled", problems.length > 0);
    spoken.textContent = line;
    refill(content, parts);
  }

  function answered(question, { ok, body }) {
    share.show(question, body);
    if (ok) settle([], say(body, question), view(body, question));
    else settle(body?.errors ?? [], t("problems"), problemList(roots(), body));
  }

  function send() {
    const question = request();
    const written = asked;
    if (question === null) return;
    ask(question, state.lang, (answer) => {
      if (asked === written) answered(question, answer);
    });
  }
  const soon = debounced(send, PAUSE);

  /** Look whether the request has changed; if so, ask again. */
  function update() {
    const question = request();
    const written = JSON.stringify([question, state.lang]);
    showProblems(roots(), shownErrors());
    if (question === null) {
      asked = "";
      share.show(null, null);
      settle([], "", idle());
    } else if (written !== asked) {
      asked = written;
      node.classList.add("working");
      soon();
    }
  }
  return { node, update };
}
