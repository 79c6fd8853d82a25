/** One meld on the table, with the controls that say who gave which of its tiles. */

import { isFive } from "./notation.js";
import { cycleDye } from "./edit.js";
import { h } from "./dom.js";
import { change, known } from "./store.js";
import { seatName, t, tileName } from "./text.js";
import { layOut, sideOf, tileBack, tileButton, tileImage } from "./tiles.js";

function lyingTiles({ meld, at, win }) {
  const call = (place) => change(() => (meld.called = place));
  return layOut(meld, win.seat, known.rules).map(({ at: place, turned, stacked, down }) => {
    const tile = meld.tiles[place];
    if (down) return tileBack(t("meld.back"));
    if (meld.type === "ankan") return tileImage(tile);
    const label = t(turned ? "meld.called" : "meld.call", { tile: tileName(tile) });
    const key = `meld-${at}-${place}`;
    const button = tileButton(tile, {
      "aria-label": label,
      "data-key": key,
      "aria-pressed": String(Boolean(turned)),
      onclick: () => call(place),
    });
    return turned
      ? h("span", { class: "lying" }, stacked === undefined ? null : tileImage(meld.tiles[stacked]), button)
      : button;
  });
}

function sourceMenu({ meld, at, win }) {
  const { rules } = known;
  const choices = rules.seats
    .split("")
    .filter((seat) => seat !== win.seat || seat === meld.from)
    .map((seat) => {
      const text =
        seat === win.seat
          ? seatName(seat)
          : t("side.seat", { seat: seatName(seat), side: t(`side.${sideOf(seat, win.seat, rules)}`) });
      return h("option", { value: seat, selected: seat === meld.from }, text);
    });
  const select = h(
    "select",
    {
      "aria-label": t("meld.from"),
      "data-key": `from-${at}`,
      onchange: () => change(() => (meld.from = select.value)),
    },
    choices,
  );
  return select;
}

function dyeButtons({ meld, at }) {
  const five = meld.tiles.find(isFive);
  if (!five) return [];
  return ["red", "gold"]
    .filter((dye) => known.rules[dye][five[1]] > 0)
    .map((dye) => {
      const made = meld.tiles.filter((tile) => tile[0] === (dye === "red" ? "0" : "G")).length;
      const label = t("meld.dye", { dye: t(`dye.${dye}`), n: made });
      const press = () => change(() => cycleDye(meld, dye, known.rules));
      return h(
        "button",
        {
          type: "button",
          class: `dye ${dye}`,
          "aria-label": label,
          title: label,
          "data-key": `dye-${dye}-${at}`,
          onclick: press,
        },
        String(made),
      );
    });
}

/** The meld at place `at` of `win`, shown at `pointer`. */
export function meldView({ win, meld, at, pointer }) {
  const name = t(`target.${meld.type}`);
  const label = t("meld.remove", { meld: name });
  const remove = h(
    "button",
    {
      type: "button",
      class: "remove",
      "aria-label": label,
      title: label,
      "data-key": `unmeld-${at}`,
      onclick: () => change(() => win.melds.splice(at, 1)),
    },
    "×",
  );
  return h(
    "div",
    { class: "meld", role: "group", "aria-label": name, "data-pointer": pointer },
    h("div", { class: "tiles" }, lyingTiles({ meld, at, win })),
    h(
      "div",
      { class: "meld-controls" },
      h("span", { class: "tag" }, name),
      meld.type === "ankan" ? null : sourceMenu({ meld, at, win }),
      dyeButtons({ meld, at }),
      remove,
    ),
  );
}
