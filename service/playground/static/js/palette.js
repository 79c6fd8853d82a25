/** The tiles to pick from, and where a picked one goes. */

import { addMeld, addTile, copiesLeft, haveAll, meldTiles, takeBack } from "./edit.js";
import { freshId, h } from "./dom.js";
import { segmented } from "./fields.js";
import { change, known } from "./store.js";
import { t, tileName } from "./text.js";
import { tileButton } from "./tiles.js";

const HINTS = {
  chi: "palette.chi",
  pon: "palette.meld",
  minkan: "palette.meld",
  ankan: "palette.meld",
  kakan: "palette.meld",
  dora: "palette.dora",
  ura: "palette.dora",
};
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

function rowsOf(rules) {
  const rows = { m: [], p: [], s: [], z: [] };
  for (const { kinds } of rules.rings) for (const kind of kinds) rows[kind[1]].push(kind);
  for (const suit of "mps") {
    if (rules.red[suit] > 0) rows[suit].push(`0${suit}`);
    if (rules.gold[suit] > 0) rows[suit].push(`G${suit}`);
  }
  return Object.values(rows).filter((row) => row.length > 0);
}

function targetsOf(rules) {
  const { chi, indicators, ura } = rules.offers;
  return ["hand", chi && "chi", "pon", "minkan", "ankan", "kakan", indicators && "dora", ura && "ura"].filter(Boolean);
}

/** The palette of the rule set for `getWin()`. */
export function palette({ getWin }) {
  const { rules } = known;
  let target = "hand";
  let typed = "";
  const hint = h("p", { class: "hint", id: freshId("hint") });

  function fits(tile) {
    const win = getWin();
    if (copiesLeft(win, tile, rules) === 0) return false;
    if (target === "hand") return true;
    if (target === "dora" || target === "ura") return win[target].length < 5;
    const tiles = meldTiles(target, tile, rules);
    return tiles !== null && win.melds.length < rules.groups && haveAll(win, tiles, rules);
  }

  function pick(tile) {
    if (!fits(tile)) return;
    change(() => {
      const win = getWin();
      if (target === "hand") addTile(win, tile, rules);
      else if (target === "dora" || target === "ura") win[target].push(tile);
      else addMeld(win, target, tile, rules);
      if (target !== "dora" && target !== "ura") target = "hand";
    });
  }

  const rows = rowsOf(rules).map((row) =>
    row.map((tile) => tileButton(tile, { tabindex: -1, onclick: () => pick(tile) })),
  );
  rows[0][0].tabIndex = 0;

  function move(event) {
    const [down, across] = STEPS[event.key];
    const row = rows.findIndex((buttons) => buttons.includes(event.target));
    const column = rows[row]?.indexOf(event.target) ?? -1;
    if (row < 0) return;
    const next = rows[(row + down + rows.length) % rows.length];
    const place = across ? (column + across + next.length) % next.length : Math.min(column, next.length - 1);
    for (const button of rows.flat()) button.tabIndex = -1;
    next[place].tabIndex = 0;
    next[place].focus();
    event.preventDefault();
  }

  function keys(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in STEPS) move(event);
    else if (event.key === "Backspace") change(() => takeBack(getWin()));
    else if (/^\d$/.test(event.key)) typed = event.key;
    else if (/^[mpsz]$/.test(event.key) && typed) {
      const tile = typed + event.key;
      typed = "";
      if (rows.flat().some((button) => button.dataset.tile === tile)) pick(tile);
    }
  }

  const targets = segmented({
    label: t("palette.target"),
    choices: targetsOf(rules).map((name) => [name, t(`target.${name}`)]),
    get: () => target,
    set: (name) => (target = name),
  });
  const board = h(
    "div",
    {
      class: "board",
      "data-columns": Math.max(...rows.map((row) => row.length)),
      role: "group",
      "aria-label": t("palette"),
      "aria-describedby": hint.id,
      onkeydown: keys,
    },
    rows.map((row) => h("div", { class: "tiles" }, row)),
  );
  const node = h("section", { class: "palette" }, targets.node, board, hint);

  function update() {
    targets.update();
    hint.textContent = HINTS[target] ? t(HINTS[target]) : t("palette.keys");
    for (const button of rows.flat()) {
      const { tile } = button.dataset;
      const left = copiesLeft(getWin(), tile, rules);
      button.setAttribute("aria-disabled", String(!fits(tile)));
      button.setAttribute("aria-label", t("palette.left", { tile: tileName(tile), n: left }));
      button.dataset.left = left;
    }
  }
  return { node, update };
}
