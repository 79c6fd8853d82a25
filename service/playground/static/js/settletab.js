/** The second tab: settle a round, and the game. */

import { h } from "./dom.js";
import { gameForm, gameLine, gamePoints, gameView } from "./game.js";
import { panel } from "./panel.js";
import { gameRequest, roundRequest } from "./request.js";
import { roundForm } from "./roundform.js";
import { roundLine, roundView } from "./roundview.js";
import { known, state } from "./store.js";
import { t } from "./text.js";

function idle() {
  return h("div", { class: "idle" }, h("p", {}, t("result.waiting")));
}

/** The tab; `shared` are elements outside it that hold fields of its requests. */
export function settleTab(shared) {
  const round = roundForm();
  const game = gameForm();
  const roundResult = panel({
    title: t("settle.round"),
    request: () => roundRequest(state, known.rules),
    idle,
    view: roundView,
    say: roundLine,
    roots: () => [round.node, ...shared],
  });
  const gameResult = panel({
    title: t("settle.game"),
    request: () => gameRequest(state, gamePoints()),
    idle,
    view: gameView,
    say: gameLine,
    roots: () => [game.node, ...shared],
  });
  const part = (name, title, form, result) =>
    h("section", { class: `${name}-part` }, h("h2", {}, title), h("div", { class: "columns" }, form.node, result.node));
  return {
    node: h(
      "div",
      {},
      part("round", t("settle.round"), round, roundResult),
      part("game", t("settle.game"), game, gameResult),
    ),
    update() {
      for (const one of [round, roundResult, game, gameResult]) one.update();
    },
  };
}
