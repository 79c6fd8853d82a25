/** The waits of a hand: what completes it, what each is worth, how many are left. */

import { h } from "./dom.js";
import { change, state } from "./store.js";
import { number, t, tileName } from "./text.js";
import { tileButton } from "./tiles.js";
import { worth } from "./scoreview.js";

function worthCell(way, score) {
  const value =
    score.outcome === "win"
      ? [h("b", {}, number(score.points)), h("small", {}, worth(score))]
      : h("small", {}, t(`outcome.${score.outcome}`));
  return h("div", { class: "worth" }, h("span", { class: "tag" }, t(way)), value);
}

/** The waits as rows; pressing a tile wins with it. */
export function waitsView({ tenpai, waits }) {
  if (!tenpai) return [h("div", { class: "head poor" }, h("h2", {}, t("waits.none")), h("p", {}, t("waits.none.why")))];
  const win = (tile) => change(() => (state.win.winning = tile));
  const rows = waits.map(({ tile, tsumo, ron, left }) =>
    h(
      "li",
      { "data-tile": tile },
      tileButton(tile, { "aria-label": t("waits.pick", { tile: tileName(tile) }), onclick: () => win(tile) }),
      worthCell("ron", ron),
      worthCell("tsumo", tsumo),
      h("span", { class: left === 0 ? "remaining gone" : "remaining" }, t("waits.left", { n: left })),
    ),
  );
  return [
    h("div", { class: "head" }, h("h2", {}, t("waits.tenpai", { n: waits.length })), h("p", {}, t("waits.hint"))),
    h("ul", { class: "waits" }, rows),
  ];
}
