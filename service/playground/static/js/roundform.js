/** The form of a round: the table before the hand, and how the hand ended: wins, each with its own editor, or a draw. */

import { editor } from "./editor.js";
import { h, refill, show } from "./dom.js";
import { amount, check, checks, counter, menu, segmented, updateAll } from "./fields.js";
import { waremeField } from "./situation.js";
import { change, emptyWin, known, state } from "./store.js";
import { seatName, t } from "./text.js";

const WINDS = ["E", "S", "W", "N"];
const MOST_WINS = 3;

function seatChoices() {
  return known.rules.seats.split("").map((seat) => [seat, seatName(seat)]);
}

function bound(name, label, pointer) {
  return { label, pointer, get: () => state.round[name], set: (value) => (state.round[name] = value) };
}

function pointFields() {
  const seats = known.rules.seats.split("");
  const given = () => state.round.points !== null;
  const start = () => Object.fromEntries(seats.map((seat) => [seat, known.rules.start]));
  return [
    check({ label: t("points.give"), get: given, set: (give) => (state.round.points = give ? start() : null) }),
    ...seats.map((seat) =>
      amount({
        label: seatName(seat),
        pointer: `/table/points/${seat}`,
        step: 100,
        visible: given,
        get: () => state.round.points?.[seat] ?? 0,
        set: (points) => (state.round.points[seat] = points),
      }),
    ),
  ];
}

function tableForm() {
  const { rules } = known;
  const fields = [
    segmented({
      ...bound("round", t("round"), "/table/round"),
      choices: WINDS.map((wind, at) => [wind, t(`tile.${at + 1}z`)]),
    }),
    counter({ ...bound("number", t("table.hand"), "/table/number"), min: 1, max: rules.players }),
    counter({
      ...bound("honba", t("honba"), "/table/honba"),
      visible: () => rules.offers.honba || state.round.honba > 0,
    }),
    counter({
      ...bound("deposits", t("deposits"), "/table/deposits"),
      visible: () => rules.offers.riichi || state.round.deposits > 0,
    }),
    checks({
      ...bound("riichi", t("table.riichi"), "/table/riichi"),
      choices: seatChoices(),
      visible: () => rules.offers.riichi || state.round.riichi.length > 0,
    }),
    waremeField({
      ...bound("wareme", t("wareme"), "/table/wareme"),
      visible: () => rules.offers.wareme || state.round.wareme !== "",
    }),
  ];
  const points = pointFields();
  const node = h(
    "section",
    { class: "table-form" },
    h(
      "div",
      { class: "fields" },
      fields.map((field) => field.node),
    ),
    h(
      "fieldset",
      { class: "fields points", "data-pointer": "/table/points" },
      h("legend", {}, t("table.points")),
      points.map((field) => field.node),
    ),
  );
  return { node, update: () => updateAll([...fields, ...points]) };
}

/** Who else can win on the same discard. */
function nextWin() {
  const { wins } = state.round;
  const free = known.rules.seats
    .split("")
    .find((seat) => !wins.some((win) => win.seat === seat) && seat !== wins[0].discarder);
  return emptyWin({ seat: free ?? "E", discarder: wins[0].discarder, dora: [...wins[0].dora] });
}

function winsForm() {
  const tabs = h("div", { class: "wins", role: "group", "data-pointer": "/wins" });
  const place = h("div", {});
  let chosen = 0;
  let shown = null;
  let present = null;

  function choose(at) {
    chosen = at;
    update();
  }

  function edited(edit, at) {
    chosen = at;
    change(() => edit(state.round.wins));
  }

  function update() {
    const { wins } = state.round;
    chosen = Math.min(chosen, wins.length - 1);
    const buttons = wins.map((win, at) =>
      h(
        "button",
        { type: "button", "aria-pressed": String(at === chosen), "data-key": `win-${at}`, onclick: () => choose(at) },
        t("wins.nth", { n: at + 1 }),
        " · ",
        seatName(win.seat),
      ),
    );
    const add = h(
      "button",
      {
        type: "button",
        class: "quiet",
        "data-key": "win-add",
        onclick: () => edited((all) => all.push(nextWin()), wins.length),
      },
      t("wins.add"),
    );
    const drop = h(
      "button",
      {
        type: "button",
        class: "quiet",
        "data-key": "win-drop",
        onclick: () => edited((all) => all.splice(chosen, 1), 0),
      },
      t("wins.remove", { n: chosen + 1 }),
    );
    refill(tabs, buttons, wins.length < MOST_WINS && add, wins.length > 1 && drop);
    if (shown !== wins[chosen]) {
      shown = wins[chosen];
      const at = chosen;
      present = editor({ getWin: () => state.round.wins[at] ?? shown, pointer: `/wins/${at}`, ofTable: true });
      refill(place, present.node);
    }
    present.update();
  }
  return { node: h("div", {}, tabs, place), update };
}

function drawForm() {
  const exhaustive = () => state.round.kind === "exhaustive";
  const fields = [
    menu({
      ...bound("kind", t("draw.kind"), "/draw/kind"),
      choices: known.rules.draws.map((kind) => [kind, t(`draw.${kind}`)]),
    }),
    checks({ ...bound("tenpai", t("tenpai"), "/draw/tenpai"), choices: seatChoices(), visible: exhaustive }),
    checks({
      ...bound("nagashi", t("nagashi"), "/draw/nagashi"),
      choices: seatChoices(),
      visible: () => exhaustive() && (known.rules.offers.nagashi || state.round.nagashi.length > 0),
    }),
  ];
  return {
    node: h(
      "div",
      { class: "fields" },
      fields.map((field) => field.node),
    ),
    update: () => updateAll(fields),
  };
}

/** The whole form. */
export function roundForm() {
  const end = segmented({
    ...bound("end", t("table.end")),
    choices: ["wins", "draw"].map((way) => [way, t(`end.${way}`)]),
  });
  const [table, wins, draw] = [tableForm(), winsForm(), drawForm()];
  return {
    node: h("div", { class: "editor" }, table.node, end.node, wins.node, draw.node),
    update() {
      table.update();
      end.update();
      wins.update();
      draw.update();
      show(wins.node, state.round.end === "wins");
      show(draw.node, state.round.end === "draw");
    },
  };
}
