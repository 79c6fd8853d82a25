/** From what the page holds to the service's requests. Neutral values are left out, so that the copied JSON is short. */

import { dyeOf, format, sorted } from "./notation.js";
import { waitingSize } from "./edit.js";

function trimmed(object) {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value && !(typeof value === "object" && Object.keys(value).length === 0),
    ),
  );
}

function meldRequest({ type, tiles, called, from }) {
  const calledTile = called === undefined ? null : format([tiles[called]]);
  return trimmed({ type, tiles: format(tiles), called: calledTile, from });
}

function handRequest(win) {
  const all = [...win.tiles, win.winning ?? [], win.melds.map((meld) => meld.tiles)].flat(2);
  const gold = sorted(all.filter((tile) => dyeOf(tile) === "gold"));
  return {
    tiles: win.raw ?? format(win.tiles),
    ...trimmed({
      winning_tile: win.winning && format([win.winning]),
      melds: win.melds.map(meldRequest),
      nukidora: win.nukidora,
      gold: format(gold),
    }),
  };
}

function situationRequest(win, ofTable) {
  const { seat, ippatsu, riichi, timing } = win;
  return trimmed({
    win: win.win,
    seat,
    round: ofTable ? null : win.round,
    discarder: win.win === "ron" ? win.discarder : null,
    riichi: riichi === "none" ? null : riichi,
    ippatsu,
    timing: timing === "normal" ? null : timing,
    dora_indicators: format(win.dora),
    ura_indicators: format(win.ura),
    ...(ofTable ? {} : { honba: win.honba, deposits: win.deposits, wareme: win.wareme }),
    liable: Object.entries(win.liable).map(([yaku, liable]) => ({ yaku, seat: liable })),
  });
}

function underRules(state, request) {
  return { ...trimmed({ ruleset: state.ruleset, options: state.options }), ...request };
}

/** How many tiles are missing until there is something to ask: 0 for a waiting hand, a whole one, or any text. */
export function missingTiles(win, rules) {
  if (win.raw !== null) return 0;
  return Math.max(0, waitingSize(win, rules) - win.tiles.length);
}

/** What to ask about the hand tab's win: its score, or the waits of a hand without a winning tile; null while tiles are missing. */
export function winRequest(state, rules) {
  const { win } = state;
  if (missingTiles(win, rules) > 0) return null;
  if (win.winning) {
    return {
      path: "v1/score",
      body: underRules(state, { hand: handRequest(win), situation: situationRequest(win, false) }),
    };
  }
  const { win: _, discarder: __, ...situation } = situationRequest(win, false);
  return { path: "v1/waits", body: underRules(state, { hand: handRequest(win), situation }) };
}

/** How to settle the round; null while a winner's hand is not whole. */
export function roundRequest(state, rules) {
  const { round, number, honba, deposits, riichi, points, wareme, end, wins, kind, tenpai, nagashi } = state.round;
  const table = { round, number, ...trimmed({ honba, deposits, riichi, wareme }), ...(points ? { points } : {}) };
  if (end === "draw") {
    const exhaustive = kind === "exhaustive" ? trimmed({ tenpai, nagashi }) : {};
    return { path: "v1/round", body: underRules(state, { table, draw: { kind, ...exhaustive } }) };
  }
  if (wins.some((win) => missingTiles(win, rules) > 0 || !win.winning)) return null;
  const asked = wins.map((win) => ({ hand: handRequest(win), situation: situationRequest(win, true) }));
  return { path: "v1/round", body: underRules(state, { table, wins: asked }) };
}

/** How to settle the game with these final points. */
export function gameRequest(state, points) {
  const { deposits, busts } = state.game;
  return { path: "v1/game", body: underRules(state, { points, ...trimmed({ deposits, busts }) }) };
}
