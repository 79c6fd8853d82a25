/** Hands to begin with. Only those are offered that the rule set's wall and hand length can hold. */

import { haveAll, waitingSize } from "./edit.js";
import { kindOf, parse } from "./notation.js";
import { emptyWin } from "./store.js";

const EXAMPLES = [
  { name: "pinfu", tiles: "234567m34588p67s", winning: "8s", riichi: "riichi", dora: "4p" },
  {
    name: "open",
    tiles: "234m340p2267s",
    winning: "5s",
    dora: "3m",
    melds: [{ type: "pon", tiles: ["5z", "5z", "5z"], called: 0, from: "E" }],
  },
  { name: "loops", tiles: "891p129s1235567z", winning: "5z", win: "tsumo", looped: true },
  { name: "mini", tiles: "23488p67s", winning: "5s", riichi: "riichi" },
  { name: "pairs", tiles: "11p3377p2299s66z1z", winning: "1z", win: "tsumo", yaku: "chiitoitsu" },
  { name: "gates", tiles: "1112345678999p", winning: null },
];

function winOf({ name: _, looped: __, yaku: ___, tiles, dora = "", melds = [], ...rest }) {
  return emptyWin({ ...structuredClone(rest), tiles: parse(tiles), dora: parse(dora), melds: structuredClone(melds) });
}

function fits(example, win, rules) {
  const wall = new Set(rules.rings.flatMap(({ kinds }) => kinds));
  const tiles = [win.tiles, win.winning ?? [], win.melds.map((meld) => meld.tiles)].flat(2);
  const inWall = tiles.every((tile) => wall.has(kindOf(tile))) && haveAll(emptyWin(), tiles, rules);
  const known = (!example.yaku || rules.yaku.has(example.yaku)) && (!example.looped || rules.honourRuns);
  const offered = (rules.offers.riichi || win.riichi === "none") && (rules.offers.indicators || win.dora.length === 0);
  return inWall && known && offered && win.tiles.length === waitingSize(win, rules);
}

/** The examples that fit, each with its name and a fresh win. */
export function examplesFor(rules) {
  return EXAMPLES.map((example) => ({ example, name: example.name, win: winOf(example) })).filter(({ example, win }) =>
    fits(example, win, rules),
  );
}
