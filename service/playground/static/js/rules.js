/** What the page needs to know of a rule set, out of `GET /v1/rulesets/{id}`. */

import { parse } from "./notation.js";

const SEATS = "ESWN";

/** The mechanisms that the rule set has; a field of one that it has not is not offered. */
function offersOf({ calls, bonus, riichi, payment, rounds }, yaku) {
  return {
    chi: calls.chi_from !== null,
    chankan: calls.chankan,
    chankan_nuki: calls.chankan_nuki,
    riichi: riichi !== null,
    ippatsu: yaku.has("ippatsu"),
    indicators: bonus.indicators,
    ura: bonus.ura,
    nukidora: bonus.nukidora,
    honba: payment.honba > 0,
    wareme: payment.wareme,
    nagashi: rounds.nagashi_mangan !== "none",
  };
}

/** The facts that decide what the page shows. */
export function rulesOf(detail) {
  const { id, name, summary, source, players, groups, tiles, liability, settlement, rounds } = detail;
  const yaku = new Map(detail.yaku.map((award) => [award.id, award.name]));
  const rings = tiles.rings.map((ring) => ({ kinds: parse(ring.tiles), runs: ring.runs }));
  return {
    id,
    name,
    summary,
    source,
    players,
    groups,
    rings,
    yaku,
    seats: SEATS.slice(0, players),
    red: tiles.red_fives,
    gold: tiles.gold_fives,
    honourRuns: rings.some(({ kinds, runs }) => kinds[0][1] === "z" && runs === "loop"),
    pao: liability.yaku,
    draws: ["exhaustive", ...rounds.abortive_draws],
    start: settlement.start,
    bustPrize: settlement.bust_prize,
    offers: offersOf(detail, yaku),
  };
}
