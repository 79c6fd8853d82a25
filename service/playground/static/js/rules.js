/** What the page needs to know of a rule set, out of `GET /v1/rulesets/{id}`. */

const SEATS = "ESWN";
const NOTHING = { m: 0, p: 0, s: 0 };

/** The mechanisms that the rule set has; a field of one that it has not is not offered. */
function offersOf({ calls }) {
  return {
    chi: Boolean(calls?.chi_from ?? true),
    indicators: true,
    ura: true,
    riichi: true,
    ippatsu: true,
    honba: true,
    nukidora: false,
    wareme: false,
    chankan: true,
    chankan_nuki: false,
  };
}

/** The facts that decide what the page shows. */
export function rulesOf(detail) {
  const { id, name, players, groups, tiles } = detail;
  return {
    id,
    name,
    players,
    groups,
    summary: detail.summary,
    source: detail.source,
    seats: SEATS.slice(0, players),
    rings: tiles.rings,
    red: { ...NOTHING, ...tiles.red_fives },
    gold: { ...NOTHING, ...tiles.gold_fives },
    honourRuns: tiles.rings.some(({ kinds, runs }) => kinds[0][1] === "z" && runs === "loop"),
    yaku: new Set((detail.yaku ?? []).map((award) => award.id)),
    pao: [{ id: "daisangen", name: "Daisangen" }],
    start: 25000,
    bustPrize: 0,
    offers: offersOf(detail),
  };
}
