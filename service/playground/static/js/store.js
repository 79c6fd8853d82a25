/** What the page holds: everything that its address keeps, and what it was told about the rule set. */

/** A win nobody has clicked yet. */
export function emptyWin(changes = {}) {
  return {
    tiles: [],
    winning: null,
    raw: null,
    melds: [],
    nukidora: 0,
    win: "ron",
    seat: "S",
    round: "E",
    discarder: "E",
    riichi: "none",
    ippatsu: false,
    timing: "normal",
    dora: [],
    ura: [],
    honba: 0,
    deposits: 0,
    wareme: "",
    liable: {},
    ...changes,
  };
}

/** Everything the address keeps, as it is on a first visit. */
export function initialState() {
  return {
    lang: "en",
    tab: "hand",
    ruleset: "riichi",
    options: {},
    win: emptyWin(),
    round: {
      round: "E",
      number: 1,
      honba: 0,
      deposits: 0,
      riichi: [],
      points: null,
      wareme: "",
      end: "wins",
      wins: [emptyWin()],
      kind: "exhaustive",
      tenpai: [],
      nagashi: [],
    },
    game: { points: null, deposits: 0, busts: [] },
  };
}

export const state = initialState();

/** What the service said: the rule sets; the chosen one's options; what is wrong with those set; what they make of it (rules.js). */
export const known = { rulesets: [], options: [], optionErrors: [], rules: null };

const listeners = new Set();

/** Call `listener` after every change. */
export function onChange(listener) {
  listeners.add(listener);
}

/** Change the state and tell everyone. */
export function change(edit) {
  edit(state);
  for (const listener of listeners) listener();
}
