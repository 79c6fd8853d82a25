/** A score explained: yaku, dora, fu, reading, payments, and the readings that lost. */

import { h } from "./dom.js";
import { parse } from "./notation.js";
import { changesAtTable, paymentList } from "./payments.js";
import { number, t } from "./text.js";
import { tileRow } from "./tiles.js";

/** What a score or reading is worth, in the players' words. */
export function worth({ han, fu, yakuman, limit }) {
  if (yakuman > 0) return t(yakuman === 1 ? "yakuman.1" : "yakuman.n", { n: yakuman });
  if (fu === null) return limit ? t(`limit.${limit}`) : t("han", { n: han });
  const counted = t("han.fu", { han, fu });
  return limit ? `${t(`limit.${limit}`)} · ${counted}` : counted;
}

/** One line about a score: its worth and points, or why there are none. */
export function headline(score) {
  if (score.outcome !== "win") return t(`outcome.${score.outcome}`);
  return `${worth(score)} — ${t("points", { n: number(score.points) })}`;
}

function lineWorth({ han, yakuman, limit }) {
  if (yakuman) return t(yakuman === 1 ? "yakuman.1" : "yakuman.n", { n: yakuman });
  return limit ? t(`limit.${limit}`) : t("han", { n: han });
}

function yakuTable({ yaku, dora, han, yakuman, limit, fu }) {
  const rows = [...yaku, ...dora].map((line) =>
    h(
      "tr",
      { "data-id": line.id, class: dora.includes(line) ? "dora" : null },
      h("th", { scope: "row" }, line.name),
      h("td", {}, lineWorth(line)),
    ),
  );
  const nothing =
    rows.length === 0 ? h("tr", {}, h("th", { scope: "row" }, t("yaku.none")), h("td", {}, t("han", { n: 0 }))) : null;
  const total = yakuman > 0 || fu === null ? worth({ han, fu, yakuman, limit }) : t("han", { n: han });
  return h(
    "table",
    { class: "lines yaku" },
    h("caption", {}, t("section.yaku")),
    h("tbody", {}, rows, nothing),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("total")), h("td", {}, total))),
  );
}

function fuTable({ fu, fu_details: details }) {
  if (fu === null) return null;
  const rows = details.map(({ id, name, tiles, fu: value }) =>
    h(
      "tr",
      { "data-id": id },
      h("th", { scope: "row" }, h("span", {}, name), tiles ? tileRow(parse(tiles) ?? [], "small") : null),
      h("td", {}, t("fu", { n: value })),
    ),
  );
  return h(
    "table",
    { class: "lines fu" },
    h("caption", {}, t("section.fu")),
    h("tbody", {}, rows),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("total")), h("td", {}, t("fu", { n: fu })))),
  );
}

function groupsOf(reading) {
  return h(
    "div",
    { class: "groups" },
    reading.groups.map(({ tiles, open, completed }) =>
      h(
        "span",
        { class: ["group", open ? "open" : "", completed ? "completed" : ""].join(" ") },
        tileRow(parse(tiles) ?? [], "small"),
      ),
    ),
    h("span", { class: "wait" }, t(`wait.${reading.wait}`)),
  );
}

/** Why a reading lost to the one that stands, by the order in which readings are compared. */
function whyLost(lost, score) {
  const limited = (one) => one.fu === null && one.yakuman === 0;
  if (lost.yaku.length === 0 && lost.points === 0) return t("lost.no_yaku");
  if (lost.points < score.points) return t("lost.points", { n: number(score.points - lost.points) });
  if (score.yakuman > 0 && lost.yakuman === 0) return t("lost.yakuman");
  if (limited(score) && !limited(lost)) return t("lost.limit");
  if (lost.han < score.han) return t("lost.han");
  return t(lost.fu < score.fu ? "lost.fu" : "lost.same");
}

function others(score) {
  if (score.alternatives.length === 0) return null;
  const items = score.alternatives.map((lost) =>
    h(
      "li",
      {},
      groupsOf(lost.reading),
      h(
        "p",
        {},
        h("b", {}, headline({ ...lost, outcome: "win" })),
        " ",
        h("span", { class: "why" }, whyLost(lost, score)),
      ),
      h(
        "p",
        { class: "hint" },
        [...lost.yaku, ...lost.dora].map((line) => `${line.name} ${lineWorth(line)}`).join(", "),
      ),
    ),
  );
  return h(
    "details",
    { class: "others" },
    h("summary", {}, t("section.others"), " ", h("span", { class: "count" }, String(items.length))),
    h("ol", {}, items),
  );
}

function section(name, ...content) {
  return h("section", { class: name }, h("h3", {}, t(`section.${name}`)), content);
}

/** The headline of a score, large. */
export function scoreHead(score) {
  if (score.outcome !== "win")
    return h(
      "div",
      { class: "head poor" },
      h("h2", {}, headline(score)),
      h("p", {}, t(`outcome.${score.outcome}.why`)),
    );
  return h(
    "div",
    { class: "head" },
    h("h2", {}, worth(score)),
    h("p", { class: "points" }, t("points", { n: number(score.points) })),
  );
}

/** The lines of a winning score; `seat` is the winner's, `payments` off where the round's are shown instead. */
export function scoreLines(score, seat, { payments = true } = {}) {
  if (score.outcome !== "win") return [];
  return [
    h("div", { class: "two" }, yakuTable(score), fuTable(score)),
    section("reading", groupsOf(score.reading)),
    payments ? section("payments", changesAtTable(score.deltas, seat), paymentList(score.payments)) : null,
    others(score),
  ];
}
