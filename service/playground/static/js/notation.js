/**
 * Tiles as text. A tile is a digit and its suit, `5p`; `0p` is a red five, `Gp` (inside this page only) a gold one.
 * Reads the notations that the service takes, writes the first: `123m406p`, mjai `1m 5mr E P`, Unicode U+1F000–U+1F021, 一萬東.
 */

const SUITS = "mpsz";
const MJAI_HONOURS = "ESWNPFC";
const UNICODE_START = 0x1f000;

/** The kind of a tile: a dyed five is a five. */
export function kindOf(tile) {
  return tile[0] === "0" || tile[0] === "G" ? `5${tile[1]}` : tile;
}

/** The dye of a tile: `red`, `gold` or `plain`. */
export function dyeOf(tile) {
  return { 0: "red", G: "gold" }[tile[0]] ?? "plain";
}

/** The five of that tile's suit in a dye. */
export function dyed(tile, dye) {
  return { red: "0", gold: "G", plain: "5" }[dye] + tile[1];
}

export function isFive(tile) {
  return kindOf(tile)[0] === "5" && tile[1] !== "z";
}

function rank(tile) {
  const dye = { plain: 0, red: 1, gold: 2 }[dyeOf(tile)];
  return SUITS.indexOf(tile[1]) * 100 + Number(kindOf(tile)[0]) * 10 + dye;
}

/** The tiles in the order of a hand: suits, then numbers, a dyed five after the plain ones. */
export function sorted(tiles) {
  return [...tiles].sort((one, other) => rank(one) - rank(other));
}

/** The tiles as one text, in the order given, each suit's letter once a stretch; gold is not written. */
export function format(tiles) {
  return tiles
    .map((tile, at) => {
      const digit = tile[0] === "G" ? "5" : tile[0];
      return tiles[at + 1]?.[1] === tile[1] ? digit : digit + tile[1];
    })
    .join("");
}

function readDigits(text) {
  const groups = text.replace(/\s+/g, "");
  if (!/^(\d+[mpsz])*$/.test(groups)) return null;
  const tiles = [...groups.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) =>
    [...digits].map((digit) => digit + suit),
  );
  return tiles.every((tile) => !/^[089]z$/.test(tile)) ? tiles : null;
}

function readMjai(text) {
  const words = text.trim().split(/\s+/);
  if (!words.every((word) => /^([1-9][mps]|5[mps]r|[ESWNPFC])$/.test(word))) return null;
  return words.map((word) => {
    if (word.length === 1) return `${MJAI_HONOURS.indexOf(word) + 1}z`;
    return word.endsWith("r") ? `0${word[1]}` : word;
  });
}

function readUnicode(text) {
  const order = ["1z", "2z", "3z", "4z", "7z", "6z", "5z"];
  for (const suit of "msp") for (let number = 1; number <= 9; number += 1) order.push(number + suit);
  const tiles = [...text.replace(/[\s\ufe0e\ufe0f]/g, "")].map((sign) => order[sign.codePointAt(0) - UNICODE_START]);
  return tiles.every(Boolean) ? tiles : null;
}

function readKanji(text) {
  const number = (sign) => "一二三四五六七八九".indexOf(sign) + 1;
  const written = text
    .replace(/\s+/g, "")
    .replace(/[一二三四五六七八九]/g, number)
    .replace(/[萬万]/g, "m")
    .replace(/[筒索]/g, (sign) => (sign === "筒" ? "p" : "s"))
    .replace(/[東南西北白發発中]/g, (sign) => `${"東南西北白發中".indexOf(sign === "発" ? "發" : sign) + 1}z`);
  return readDigits(written);
}

/** The tiles of a text, or null where the page cannot read it. Full-width and capital letters count as plain ones. */
export function parse(text) {
  const folded = text.normalize("NFKC");
  return readDigits(folded.toLowerCase()) ?? readMjai(folded) ?? readUnicode(text) ?? readKanji(folded);
}
