/** A settled round: the wins, the payments, the points after the hand, and what comes next. */

import { h } from "./dom.js";
import { changesAtTable, paymentList } from "./payments.js";
import { headline, scoreHead, scoreLines } from "./scoreview.js";
import { change, emptyWin, known, state } from "./store.js";
import { number, seatName, signed, t } from "./text.js";

const WINDS = ["E", "S", "W", "N"];

function handName({ round, number: n }) {
  return t("next.hand", { round: t(`tile.${WINDS.indexOf(round) + 1}z`), number: n });
}

/** The seat of the next hand that a seat of this one moves to. */
function pointsByStart(points, hand) {
  const { seats, players } = known.rules;
  return seats.split("").map((_, start) => points[seats[(((start - (hand - 1)) % players) + players) % players]]);
}

function goOn({ round, number: n, honba, deposits, points }) {
  change(() => {
    const fresh = {
      round,
      number: n,
      honba,
      deposits,
      points: points ?? null,
      riichi: [],
      wins: [emptyWin()],
      tenpai: [],
      nagashi: [],
    };
    state.round = { ...state.round, ...fresh };
  });
}

function settle({ points, deposits }) {
  change(() => (state.game = { points: pointsByStart(points, state.round.number), deposits, busts: [] }));
  document.querySelector(".game-part").scrollIntoView({ block: "start" });
}

function whatNext(answer) {
  const { next, game_over: over } = answer;
  if (over) {
    const button = answer.points && h("button", { type: "button", onclick: () => settle(answer) }, t("over.settle"));
    return h("section", { class: "next" }, h("h3", {}, t("over.title")), h("p", {}, t(`over.${over.reason}`)), button);
  }
  const dealer = next.renchan === null ? "next.same" : next.renchan ? "next.renchan" : "next.moves";
  return h(
    "section",
    { class: "next" },
    h("h3", {}, handName(next)),
    h("p", {}, t(dealer), " ", t("next.detail", next)),
    h("button", { type: "button", onclick: () => goOn(next) }, t("next.go")),
  );
}

function pointsTable({ deltas, points }) {
  if (!points) return null;
  const rows = known.rules.seats
    .split("")
    .map((seat) =>
      h(
        "tr",
        { "data-seat": seat },
        h("th", { scope: "row" }, seatName(seat)),
        h("td", {}, signed(deltas[seat])),
        h("td", {}, number(points[seat])),
      ),
    );
  const heads = ["seat", "change", "after"].map((name) => h("th", { scope: "col" }, t(`col.${name}`)));
  return h("table", { class: "lines points" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, rows));
}

function winView(score, at) {
  const { seat } = state.round.wins[at];
  if (!score) return null;
  return h(
    "details",
    { class: "win", open: at === 0 },
    h("summary", {}, t("score.of", { seat: seatName(seat) })),
    scoreHead(score),
    scoreLines(score, seat, { payments: false }),
  );
}

/** Who the view is seen from: the first winner, else East. */
function viewer() {
  return state.round.end === "wins" ? state.round.wins[0].seat : "E";
}

/** The settled round in parts. */
export function roundView(answer) {
  const denied = answer.denied.length > 0 && h("p", {}, t("denied", { seats: answer.denied.map(seatName).join(", ") }));
  return [
    h(
      "section",
      { class: "payments" },
      h("h3", {}, t("section.payments")),
      changesAtTable(answer.deltas, viewer()),
      paymentList(answer.payments),
      denied,
    ),
    pointsTable(answer),
    whatNext(answer),
    answer.scores.map(winView),
  ];
}

/** The settled round in one line. */
export function roundLine(answer) {
  const wins = answer.scores.filter(Boolean).map(headline);
  return [...wins, answer.game_over ? t("over.title") : handName(answer.next)].join(" / ");
}
