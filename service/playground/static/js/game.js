/** The game's final points and what they settle to. */

import { h } from "./dom.js";
import { amount, checks, counter, updateAll } from "./fields.js";
import { known, state } from "./store.js";
import { number, seatName, signed, t } from "./text.js";

function playerName(start) {
  return t("game.player", { n: start + 1 });
}

/** Final points by starting seat; the start points until someone types others. */
export function gamePoints() {
  return state.game.points ?? Array(known.rules.players).fill(known.rules.start);
}

function setPoints(at, points) {
  state.game.points = gamePoints().with(at, points);
}

function setBust(seat, by) {
  const others = state.game.busts.filter((bust) => bust.seat !== seat);
  const all = by.length > 0 ? [...others, { seat, by: by.map(Number) }] : others;
  state.game.busts = all.sort((one, other) => one.seat - other.seat);
}

function bustFields(seats) {
  return seats.map((_, at) =>
    checks({
      label: t("game.bust.by", { seat: playerName(at) }),
      choices: seats.map((__, by) => [String(by), playerName(by)]).filter(([by]) => Number(by) !== at),
      get: () => (state.game.busts.find((bust) => bust.seat === at)?.by ?? []).map(String),
      set: (by) => setBust(at, by),
    }),
  );
}

/** The form of the game. */
export function gameForm() {
  const seats = known.rules.seats.split("");
  const points = seats.map((seat, at) =>
    amount({
      label: `${playerName(at)} (${t("game.start", { seat: seatName(seat) })})`,
      pointer: `/points/${at}`,
      step: 100,
      get: () => gamePoints()[at],
      set: (value) => setPoints(at, value),
    }),
  );
  const deposits = counter({
    label: t("game.deposits"),
    pointer: "/deposits",
    get: () => state.game.deposits,
    set(value) {
      state.game.points = gamePoints();
      state.game.deposits = value;
    },
  });
  const busts = known.rules.bustPrize > 0 ? bustFields(seats) : [];
  const bustPart =
    busts.length > 0 &&
    h(
      "fieldset",
      { class: "fields", "data-pointer": "/busts" },
      h("legend", {}, t("game.busts")),
      busts.map((field) => field.node),
    );
  const node = h(
    "div",
    { class: "editor" },
    h(
      "fieldset",
      { class: "fields points", "data-pointer": "/points" },
      h("legend", {}, t("game.points")),
      points.map((field) => field.node),
    ),
    deposits.node,
    bustPart || [],
  );
  return { node, update: () => updateAll([...points, deposits, ...busts]) };
}

const COLUMNS = ["base", "uma", "oka", "bust", "total"];

function resultRow(result) {
  const { seat, points, rank, sunk } = result;
  return h(
    "tr",
    { "data-seat": seat },
    h("th", { scope: "row" }, playerName(seat), sunk ? h("small", {}, " ", t("game.sunk")) : null),
    h("td", {}, String(rank)),
    h("td", {}, number(points)),
    COLUMNS.map((name) => h("td", { class: name }, signed(result[name], 1))),
  );
}

/** The settled game. */
export function gameView({ results, leftover_deposits: leftover, top }) {
  const heads = ["player", "rank", "points", ...COLUMNS].map((name) => h("th", { scope: "col" }, t(`col.${name}`)));
  const players = leftover.to.map(playerName).join(", ") || t("game.leftover.nobody");
  return [
    h(
      "div",
      { class: "wide" },
      h("table", { class: "lines game" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, results.map(resultRow))),
    ),
    top && h("p", {}, t("game.top", { top })),
    state.game.deposits > 0 && h("p", {}, t("game.leftover", { players })),
  ];
}

/** The settled game in one line. */
export function gameLine({ results }) {
  return results.map(({ seat, total }) => `${playerName(seat)} ${signed(total, 1)}`).join(", ");
}
