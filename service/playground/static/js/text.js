/** The page's own words, in the language of the moment. Names and sentences of the service come in that language too. */

import { english } from "./text-en.js";
import { japanese } from "./text-ja.js";
import { dyeOf, kindOf } from "./notation.js";
import { state } from "./store.js";

export const LANGUAGES = { en: english, ja: japanese };

/** The text of a key, with `{name}` filled in; a key that has none (a seat of a broken link) stands for itself. */
export function t(key, values = {}) {
  return (LANGUAGES[state.lang][key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** A number as people write it. */
export function number(value, digits = 0) {
  return value.toLocaleString(state.lang, { minimumFractionDigits: digits, maximumFractionDigits: 2 });
}

/** A number with its sign, a true minus for those below zero. */
export function signed(value, digits = 0) {
  const sign = value > 0 ? "+" : value < 0 ? "−" : "±";
  return sign + number(Math.abs(value), digits);
}

/** The language that a first visit starts in. */
export function preferredLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  const tags = asked === null ? navigator.languages : [asked];
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? "en";
}

/** A tile in words, for ears and titles. */
export function tileName(tile) {
  const kind = kindOf(tile);
  const plain = kind[1] === "z" ? t(`tile.${kind}`) : t(`suit.${kind[1]}`, { n: t(`digit.${kind[0]}`) });
  const dye = dyeOf(tile);
  return dye === "plain" ? plain : t(`dye.${dye}.tile`, { tile: plain });
}

/** A seat in words. */
export function seatName(seat) {
  return t(`seat.${seat}`);
}
