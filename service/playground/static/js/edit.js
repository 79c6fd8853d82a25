/** What a click does to a win: plain functions on its data, which know the rule set's wall but nothing of the page. */

import { dyed, dyeOf, isFive, kindOf, sorted } from "./notation.js";

const KANS = ["minkan", "ankan", "kakan"];

/** How many concealed tiles a hand that waits holds beside its melds. */
export function waitingSize(win, rules) {
  return Math.max(1, 3 * (rules.groups - win.melds.length) + 1);
}

/** Every tile that the win shows. */
function tilesShown(win) {
  const norths = Array(win.nukidora).fill("4z");
  return [...win.tiles, win.winning ?? [], win.melds.map((meld) => meld.tiles), win.dora, win.ura, norths].flat(2);
}

/** How many more of exactly this tile the wall can give: of its kind, and of its dye. */
export function copiesLeft(win, tile, rules) {
  const shown = tilesShown(win);
  const ofKind = 4 - shown.filter((other) => kindOf(other) === kindOf(tile)).length;
  if (!isFive(tile)) return Math.max(0, ofKind);
  const made = { red: rules.red[tile[1]], gold: rules.gold[tile[1]] };
  const wall = dyeOf(tile) === "plain" ? 4 - made.red - made.gold : made[dyeOf(tile)];
  return Math.max(0, Math.min(ofKind, wall - shown.filter((other) => other === tile).length));
}

/** A tile goes into the hand; once the hand waits, it becomes the winning tile. */
export function addTile(win, tile, rules) {
  win.raw = null;
  if (win.tiles.length < waitingSize(win, rules)) win.tiles = sorted([...win.tiles, tile]);
  else win.winning = tile;
}

/** Take back what was added: the winning tile, else the hand's last. */
export function takeBack(win) {
  if (win.winning) win.winning = null;
  else win.tiles = win.tiles.slice(0, -1);
}

/** The hand's tile becomes the winning one, and the winning one goes back into the hand. */
export function winWith(win, at) {
  const [tile] = win.tiles.splice(at, 1);
  win.tiles = sorted(win.winning ? [...win.tiles, win.winning] : win.tiles);
  win.winning = tile;
}

/** The winning tile goes back into the hand. */
export function putBack(win) {
  win.tiles = sorted([...win.tiles, win.winning]);
  win.winning = null;
}

/** Concealed tiles from a text: those of a whole hand end with the winning tile. */
export function setTiles(win, tiles, rules) {
  win.raw = null;
  const whole = tiles.length > waitingSize(win, rules);
  win.winning = whole ? tiles.at(-1) : null;
  win.tiles = sorted(whole ? tiles.slice(0, -1) : tiles);
}

/** The three tiles of a run that starts with `tile`, or null where the rule set has none there. */
function runFrom(tile, rules) {
  const ring = rules.rings.find(({ kinds }) => kinds.includes(kindOf(tile)));
  if (!ring || ring.runs === "none") return null;
  const start = ring.kinds.indexOf(kindOf(tile));
  if (ring.runs === "straight" && start + 2 >= ring.kinds.length) return null;
  const next = (step) => ring.kinds[(start + step) % ring.kinds.length];
  return [tile, next(1), next(2)];
}

/** All four tiles of a kind: a kan of fives holds the dyed ones too. */
function fourOf(kind, rules) {
  const dyes = isFive(kind) ? ["red", "gold"].flatMap((dye) => Array(rules[dye][kind[1]]).fill(dyed(kind, dye))) : [];
  return [...Array(4 - dyes.length).fill(kind), ...dyes];
}

/** The tiles of a meld of that type made with `tile`, or null where there is none. */
export function meldTiles(type, tile, rules) {
  if (type === "chi") return runFrom(tile, rules);
  return KANS.includes(type) ? fourOf(kindOf(tile), rules) : [kindOf(tile), kindOf(tile), tile];
}

/** Whether the wall still has all of these tiles. */
export function haveAll(win, tiles, rules) {
  return tiles.every((tile) => tiles.filter((other) => other === tile).length <= copiesLeft(win, tile, rules));
}

/** The seat before this one in turn (上家). */
function leftOf(seat, rules) {
  return rules.seats[(rules.seats.indexOf(seat) + rules.players - 1) % rules.players];
}

/** Add a meld, taken from the left unless it is a closed kan. */
export function addMeld(win, type, tile, rules) {
  const tiles = meldTiles(type, tile, rules);
  if (!tiles || win.melds.length >= rules.groups) return;
  const source = type === "ankan" ? {} : { called: 0, from: leftOf(win.seat, rules) };
  win.melds.push({ type, tiles, ...source });
}

/** The next number of `dye` fives in a meld: one more, or none again. */
export function cycleDye(meld, dye, rules) {
  const { m, p, s } = rules[dye];
  const suit = meld.tiles[0][1];
  const plain = meld.tiles.findIndex((tile) => isFive(tile) && dyeOf(tile) === "plain");
  const made = meld.tiles.filter((tile) => dyeOf(tile) === dye).length;
  if (plain >= 0 && made < { m, p, s }[suit]) meld.tiles[plain] = dyed(meld.tiles[plain], dye);
  else meld.tiles = meld.tiles.map((tile) => (dyeOf(tile) === dye ? kindOf(tile) : tile));
}

/** Another seat wins: melds stay as they lie, their sources move along; who discarded cannot be that seat. */
export function sitAt(win, seat, rules) {
  const moved = (from) => rules.seats.indexOf(from) - rules.seats.indexOf(win.seat) + rules.seats.indexOf(seat);
  for (const meld of win.melds) {
    if (meld.from) meld.from = rules.seats[(moved(meld.from) + rules.players) % rules.players];
  }
  win.seat = seat;
  if (win.discarder === seat) win.discarder = leftOf(seat, rules);
}
