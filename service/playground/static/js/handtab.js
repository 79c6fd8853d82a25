/** The first tab: one hand, scored as it is clicked together; without a winning tile, its waits. */

import { h } from "./dom.js";
import { editor } from "./editor.js";
import { panel } from "./panel.js";
import { missingTiles, winRequest } from "./request.js";
import { headline, scoreHead, scoreLines } from "./scoreview.js";
import { known, state } from "./store.js";
import { t } from "./text.js";
import { waitsView } from "./waitsview.js";

function idle() {
  const missing = missingTiles(state.win, known.rules);
  const left = missing === 1 ? t("result.missing.one") : t("result.missing", { n: missing });
  return h("div", { class: "idle" }, h("p", {}, t("result.waiting")), h("p", {}, left));
}

function view(answer, { path }) {
  if (path === "v1/waits") return waitsView(answer);
  return [scoreHead(answer), scoreLines(answer, state.win.seat)];
}

function say(answer, { path }) {
  if (path === "v1/waits") return answer.tenpai ? t("waits.tenpai", { n: answer.waits.length }) : t("waits.none");
  return headline(answer);
}

/** The tab; `shared` are elements outside it that hold fields of its requests. */
export function handTab(shared) {
  const hand = editor({ getWin: () => state.win, pointer: "" });
  const result = panel({
    title: t("result"),
    request: () => winRequest(state, known.rules),
    idle,
    view,
    say,
    roots: () => [hand.node, ...shared],
  });
  return {
    node: h("div", { class: "columns hand-tab" }, hand.node, result.node),
    update() {
      hand.update();
      result.update();
    },
  };
}
