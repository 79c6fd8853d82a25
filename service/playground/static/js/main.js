/** The page: its head, the rule set, the two tabs, and the address that keeps it all. */

import { read, write } from "./address.js";
import { debounced, focusKey, h, refill } from "./dom.js";
import { handTab } from "./handtab.js";
import { learn, resolve } from "./learn.js";
import { rulesBar } from "./rulesbar.js";
import { settleTab } from "./settletab.js";
import { change, known, onChange, state } from "./store.js";
import { LANGUAGES, preferredLanguage, t } from "./text.js";

const TABS = { hand: handTab, settle: settleTab };
const DEFAULT_RULES = "riichi";
const app = document.querySelector("#app");
let rules = null;
let tab = null;
let place = null;
let resolved = "";

function keepAddress() {
  history.replaceState(null, "", `#${write(state)}`);
}

function languageSwitch() {
  const button = (lang, name) =>
    h(
      "button",
      {
        type: "button",
        lang,
        "aria-pressed": String(lang === state.lang),
        "data-key": `lang-${lang}`,
        onclick: () => speak(lang),
      },
      name,
    );
  return h(
    "div",
    { class: "languages", role: "group", "aria-label": t("language") },
    button("ja", "日本語"),
    button("en", "English"),
  );
}

function tabButtons() {
  const names = Object.keys(TABS);
  const go = (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    openTab(names.find((name) => name !== state.tab));
    focusKey(app, `tab-${state.tab}`);
  };
  const buttons = names.map((name) =>
    h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${name}`,
        "aria-selected": String(name === state.tab),
        "aria-controls": "panel",
        tabindex: name === state.tab ? 0 : -1,
        "data-key": `tab-${name}`,
        onclick: () => openTab(name),
        onkeydown: go,
      },
      t(`tab.${name}`),
    ),
  );
  return h("div", { class: "tabs", role: "tablist" }, buttons);
}

function pageHead() {
  return h(
    "header",
    {},
    h("div", { class: "name" }, h("h1", {}, t("title")), h("p", {}, t("tagline"))),
    h("nav", {}, h("a", { href: "docs" }, t("link.docs")), languageSwitch()),
  );
}

/** Make the tab anew: for another rule set or other options of it. */
function buildTab() {
  tab = TABS[state.tab]([rules.node]);
  refill(place, tab.node);
  resolved = JSON.stringify(state.options);
  update();
}

/** Make the page anew: for another language, rule set or tab. */
function build() {
  document.documentElement.lang = state.lang;
  document.title = t("title");
  rules = rulesBar(chooseRules);
  place = h("main", { id: "panel", role: "tabpanel", "aria-labelledby": `tab-${state.tab}` });
  refill(app, pageHead(), rules.node, tabButtons(), place);
  buildTab();
}

function update() {
  rules.update();
  tab.update();
  keepAddress();
  if (JSON.stringify(state.options) !== resolved) resolveSoon();
}

const resolveSoon = debounced(() => resolve().then(buildTab), 200);

/** Learn the rule set of the state, then show the page; an id that does not exist gives way to the first visit's. */
async function open() {
  document.documentElement.lang = state.lang;
  if (await learn()) return build();
  if (known.rulesets.length > 0 && !known.rulesets.some(({ id }) => id === state.ruleset))
    return chooseRules(DEFAULT_RULES);
  return refill(app, h("p", { class: "problems" }, t("problem.network")));
}

function chooseRules(id) {
  state.ruleset = id;
  state.options = {};
  const players = known.rules?.players;
  return open().then(() => {
    if (players !== undefined && players !== known.rules.players) change(forgetSeats);
  });
}

/** Points of four do not fit three, nor the other way round. */
function forgetSeats(held) {
  held.round.points = null;
  held.game = { points: null, deposits: 0, busts: [] };
}

function speak(lang) {
  state.lang = lang;
  return open();
}

function openTab(name) {
  state.tab = name;
  build();
}

function start() {
  const held = read(location.hash.slice(1), preferredLanguage());
  if (!(held.lang in LANGUAGES)) held.lang = preferredLanguage();
  Object.assign(state, held);
  return open();
}

onChange(update);
addEventListener("hashchange", start);
start();
