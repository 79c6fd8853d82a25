/** Who pays whom, why, and what it comes to at each seat. */

import { h } from "./dom.js";
import { number, seatName, signed, t } from "./text.js";

const SIDES = { 3: ["near", "right", "left"], 4: ["near", "right", "far", "left"] };

/** The seats round a table, `seat` nearest, each with its change in points. */
export function changesAtTable(deltas, seat) {
  const seats = [..."ESWN"].filter((one) => one in deltas);
  const first = Math.max(0, seats.indexOf(seat));
  const places = seats.map((_, at) => seats[(first + at) % seats.length]);
  return h(
    "ul",
    { class: "table-changes" },
    places.map((place, at) => {
      const change = deltas[place];
      const tone = change > 0 ? "gain" : change < 0 ? "loss" : "even";
      return h(
        "li",
        { class: `${SIDES[seats.length][at]} ${tone}`, "data-seat": place },
        h("span", {}, seatName(place)),
        h("b", {}, change === 0 ? "0" : signed(change)),
      );
    }),
  );
}

/** The payments line by line. */
export function paymentList(payments) {
  return h(
    "ul",
    { class: "payments" },
    payments.map(({ from, to, points, reason }) =>
      h(
        "li",
        {},
        h("span", { class: "who" }, t("pays", { from: seatName(from), to: seatName(to) })),
        h("span", { class: "why" }, t(`reason.${reason}`)),
        h("b", {}, number(points)),
      ),
    ),
  );
}
