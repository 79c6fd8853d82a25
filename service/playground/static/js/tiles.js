/** Tiles to look at and to press. */

import { dyeOf, kindOf, sorted } from "./notation.js";
import { h } from "./dom.js";
import { tileName } from "./text.js";

const SVG = "http://www.w3.org/2000/svg";
const SPRITE = new URL("../tiles.svg", import.meta.url).href;

function face(tile) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${SPRITE}#${tile}`);
  svg.setAttribute("viewBox", "0 0 60 80");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

function index(tile) {
  const kind = kindOf(tile);
  return kind[1] === "z" ? "ESWNPFC"[Number(kind[0]) - 1] : kind[0];
}

function classes(tile, extra) {
  return ["tile", `dye-${dyeOf(tile)}`, ...extra].join(" ");
}

/** A tile's picture. */
export function tileImage(tile, ...extra) {
  return h(
    "span",
    {
      class: classes(tile, extra),
      role: "img",
      "aria-label": tileName(tile),
      title: tileName(tile),
      "data-index": index(tile),
    },
    face(tile),
  );
}

/** Several pictures in a row. */
export function tileRow(tiles, ...extra) {
  return h(
    "span",
    { class: ["tiles", ...extra].join(" ") },
    tiles.map((tile) => tileImage(tile)),
  );
}

/** A tile's back. */
export function tileBack(label) {
  return h("span", { class: "tile back", role: "img", "aria-label": label });
}

/** A tile that can be pressed; `attributes` are the button's. */
export function tileButton(tile, { class: extra = "", ...attributes }) {
  const label = attributes["aria-label"] ?? tileName(tile);
  return h(
    "button",
    {
      type: "button",
      class: classes(tile, [extra]),
      "aria-label": label,
      title: label,
      "data-tile": tile,
      "data-index": index(tile),
      ...attributes,
    },
    face(tile),
  );
}

const PLACE = { left: 0, across: 1, right: Infinity };

/** The side that a meld's source sits on, seen from the winner. */
export function sideOf(from, seat, rules) {
  const ahead = (rules.seats.indexOf(from) - rules.seats.indexOf(seat) + rules.players) % rules.players;
  return ahead === rules.players - 1 ? "left" : ahead === 1 ? "right" : "across";
}

/**
 * The tiles of a meld as they lie on the table: `{at, turned, stacked, down}`, `at` their place in `meld.tiles`.
 * The called tile lies sideways on the side of the seat that gave it; an added one lies above it.
 */
export function layOut(meld, seat, rules) {
  const places = [...meld.tiles.keys()];
  if (meld.type === "ankan") return places.map((at) => ({ at, down: at === 0 || at === 3 }));
  const rest = places.filter((at) => at !== meld.called);
  const added = meld.type === "kakan" ? rest.pop() : undefined;
  const upright = meld.type === "chi" ? orderOfRun(meld.tiles, rest) : rest;
  const lying = { at: meld.called, turned: true, stacked: added };
  const laid = upright.map((at) => ({ at }));
  laid.splice(Math.min(PLACE[sideOf(meld.from, seat, rules)], laid.length), 0, lying);
  return laid;
}

function orderOfRun(tiles, places) {
  const order = sorted(tiles);
  return [...places].sort((one, other) => order.indexOf(tiles[one]) - order.indexOf(tiles[other]));
}
