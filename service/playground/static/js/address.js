/** The page's whole state in the address after `#`, and back. Fields are named as in the service's requests. */

import { dyed, dyeOf, format, isFive, parse, sorted } from "./notation.js";
import { emptyWin, initialState } from "./store.js";

const TEXTS = ["win", "seat", "round", "discarder", "riichi", "timing", "wareme"];
const COUNTS = ["honba", "deposits", "nukidora"];
const INDICATORS = { dora: "dora_indicators", ura: "ura_indicators" };
const MELDS = ["chi", "pon", "minkan", "ankan", "kakan"];

function writeMeld({ type, tiles, called, from }) {
  return [type, format(tiles), ...(type === "ankan" ? [] : [from, called])].join("-");
}

function readMeld(text) {
  const [type, written, from, called] = text.split("-");
  const tiles = parse(written ?? "");
  if (!MELDS.includes(type) || !(tiles?.length >= 3)) return null;
  return type === "ankan"
    ? { type, tiles }
    : { type, tiles, from: from ?? "E", called: Math.min(Number(called) || 0, tiles.length - 1) };
}

function goldOf(win) {
  return [win.tiles, win.winning ?? [], win.melds.map((meld) => meld.tiles)]
    .flat(2)
    .filter((tile) => dyeOf(tile) === "gold");
}

/** Turn the named plain fives gold, the concealed ones first. */
function gild(win, gold) {
  for (const five of gold.filter(isFive)) {
    const plain = (tile) => tile === five;
    const melded = win.melds.find((meld) => meld.tiles.some(plain));
    if (win.tiles.some(plain)) win.tiles[win.tiles.findIndex(plain)] = dyed(five, "gold");
    else if (win.winning === five) win.winning = dyed(five, "gold");
    else if (melded) melded.tiles[melded.tiles.findIndex(plain)] = dyed(five, "gold");
  }
}

function writeWin(win, put) {
  const plain = emptyWin();
  const set = (name, value) => value && put(name, value);
  set("tiles", win.raw ?? format(win.tiles));
  set("winning_tile", win.winning && format([win.winning]));
  set("melds", win.melds.map(writeMeld).join("_"));
  set("gold", format(goldOf(win)));
  for (const name of [...TEXTS, ...COUNTS]) if (win[name] !== plain[name]) put(name, win[name]);
  if (win.ippatsu) put("ippatsu", 1);
  for (const [name, field] of Object.entries(INDICATORS)) set(field, format(win[name]));
  set(
    "liable",
    Object.entries(win.liable)
      .map((pair) => pair.join("-"))
      .join("_"),
  );
}

function readWin(take) {
  const win = emptyWin();
  const text = take("tiles") ?? "";
  const tiles = parse(text);
  if (tiles) win.tiles = tiles;
  else if (text) win.raw = text;
  win.winning = parse(take("winning_tile") ?? "")?.[0] ?? null;
  win.melds = (take("melds") ?? "").split("_").map(readMeld).filter(Boolean);
  for (const name of TEXTS) win[name] = take(name) ?? win[name];
  for (const name of COUNTS) win[name] = Number(take(name)) || 0;
  win.ippatsu = take("ippatsu") === "1";
  for (const [name, field] of Object.entries(INDICATORS)) win[name] = parse(take(field) ?? "") ?? [];
  const liable = (take("liable") ?? "").split("_").filter((pair) => pair.includes("-"));
  win.liable = Object.fromEntries(liable.map((pair) => pair.split("-")));
  gild(win, parse(take("gold") ?? "") ?? []);
  win.tiles = sorted(win.tiles);
  return win;
}

function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object that a text is in JSON; an empty one where it is none. */
function readRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Those fields of `given` that `model` has, of the same kind there; where the model has null, an object or list will do. */
function alike(model, given) {
  const kind = (value) => (Array.isArray(value) ? "list" : typeof value);
  const fits = ([name, value]) =>
    name in model &&
    (model[name] === null ? value === null || typeof value === "object" : kind(value) === kind(model[name]));
  return { ...model, ...Object.fromEntries(Object.entries(given).filter(fits)) };
}

/** The part of the address after `#`. */
export function write(state) {
  const params = new URLSearchParams({ lang: state.lang });
  const first = initialState();
  if (state.tab !== first.tab) params.set("tab", state.tab);
  params.set("ruleset", state.ruleset);
  if (Object.keys(state.options).length > 0) params.set("options", JSON.stringify(state.options));
  writeWin(state.win, (name, value) => params.set(name, value));
  const { wins, ...table } = state.round;
  const { wins: _, ...untouched } = first.round;
  if (JSON.stringify(table) !== JSON.stringify(untouched)) params.set("table", JSON.stringify(table));
  if (wins.length > 1) params.set("wins", wins.length);
  wins.forEach((win, at) => writeWin(win, (name, value) => params.set(`${at + 1}.${name}`, value)));
  if (state.game.points) params.set("game", JSON.stringify(state.game));
  return params.toString();
}

/** The state of such a part; whatever it does not say, or says in a way that cannot be read, is as on a first visit. */
export function read(text, lang) {
  const params = new URLSearchParams(text);
  const state = initialState();
  state.lang = params.get("lang") ?? lang;
  state.tab = params.get("tab") === "settle" ? "settle" : "hand";
  state.ruleset = params.get("ruleset") ?? state.ruleset;
  state.options = readRecord(params.get("options"));
  state.win = readWin((name) => params.get(name));
  const count = Math.min(Math.max(Number(params.get("wins")) || 1, 1), 3);
  const wins = Array.from({ length: count }, (_, at) => readWin((name) => params.get(`${at + 1}.${name}`)));
  state.round = { ...alike(state.round, readRecord(params.get("table"))), wins };
  if (!isRecord(state.round.points)) state.round.points = null;
  state.game = alike(state.game, readRecord(params.get("game")));
  if (!Array.isArray(state.game.points)) state.game.points = null;
  state.game.busts = state.game.busts.filter((bust) => isRecord(bust) && Array.isArray(bust.by));
  return state;
}
