/** How the hand was won. What the rule set does not know is out of sight, unless it is set: then the problem shows at it. */

import { h, refill, show } from "./dom.js";
import { sitAt } from "./edit.js";
import { check, counter, menu, segmented, updateAll } from "./fields.js";
import { change, known } from "./store.js";
import { seatName, t, tileName } from "./text.js";
import { tileButton } from "./tiles.js";

const TIMINGS = ["normal", "first_turn", "last_tile", "rinshan", "chankan", "chankan_nuki"];
const WINDS = ["E", "S", "W", "N"];

function windName(wind) {
  return t(`tile.${WINDS.indexOf(wind) + 1}z`);
}

/** The pointed-at tiles of `win[name]`; pressing one takes it away. */
function indicators({ getWin, name, pointer, visible }) {
  const row = h("span", { class: "tiles" });
  const node = h(
    "div",
    { class: "field indicators", "data-pointer": pointer },
    h("span", { class: "caption" }, t(name)),
    row,
  );
  const drop = (at) => change(() => getWin()[name].splice(at, 1));
  function update() {
    show(node, visible());
    const tiles = getWin()[name].map((tile, at) =>
      tileButton(tile, {
        "aria-label": t("hand.drop", { tile: tileName(tile) }),
        "data-key": `${name}-${at}`,
        onclick: () => drop(at),
      }),
    );
    refill(row, tiles.length > 0 ? tiles : h("span", { class: "slot", "aria-hidden": "true" }));
  }
  return { node, update };
}

function liabilities({ getWin, pointer }) {
  const ids = () => [...new Set([...known.rules.pao, ...Object.keys(getWin().liable)])];
  const body = h("div", { class: "fields" });
  const node = h(
    "details",
    { class: "pao", "data-pointer": `${pointer}/situation/liable` },
    h("summary", {}, t("pao")),
    body,
  );
  const fields = ids().map((yaku) =>
    menu({
      label: t("liable", { yaku: known.rules.yaku.get(yaku) ?? t(`pao.${yaku}`) }),
      choices: [["", t("liable.nobody")], ...known.rules.seats.split("").map((seat) => [seat, seatName(seat)])],
      get: () => getWin().liable[yaku] ?? "",
      set: (seat) => {
        if (seat) getWin().liable[yaku] = seat;
        else delete getWin().liable[yaku];
      },
    }),
  );
  body.append(...fields.map((field) => field.node));
  function update() {
    show(node, fields.length > 0);
    if (Object.keys(getWin().liable).length > 0) node.open = true;
    updateAll(fields);
  }
  return { node, update };
}

/** The fields of `getWin()`'s situation; in a round (`ofTable`) the table says the wind, honba, sticks and wareme. */
export function situation({ getWin, pointer, ofTable }) {
  const { rules } = known;
  const { offers } = rules;
  const seats = rules.seats.split("");
  const at = (name) => `${pointer}/situation/${name}`;
  const bound = (name) => ({
    label: t(name),
    pointer: at(name),
    get: () => getWin()[name],
    set: (value) => (getWin()[name] = value),
  });
  const offered = (offer, name, neutral) => () => offer || getWin()[name] !== neutral;
  const fields = [
    segmented({ ...bound("win"), choices: ["ron", "tsumo"].map((way) => [way, t(way)]) }),
    segmented({
      ...bound("seat"),
      choices: seats.map((seat) => [seat, windName(seat)]),
      set: (seat) => sitAt(getWin(), seat, rules),
    }),
    ofTable || segmented({ ...bound("round"), choices: WINDS.map((wind) => [wind, windName(wind)]) }),
    segmented({
      ...bound("discarder"),
      choices: seats.map((seat) => [seat, windName(seat)]),
      visible: () => getWin().win === "ron",
      disabled: (seat) => seat === getWin().seat,
    }),
    segmented({
      ...bound("riichi"),
      choices: ["none", "riichi", "double_riichi"].map((kind) => [kind, t(`riichi.${kind}`)]),
      visible: offered(offers.riichi, "riichi", "none"),
    }),
    check({ ...bound("ippatsu"), visible: () => getWin().ippatsu || (offers.ippatsu && getWin().riichi !== "none") }),
    menu({
      ...bound("timing"),
      choices: TIMINGS.filter((name) => !(name in offers) || offers[name]).map((name) => [name, t(`timing.${name}`)]),
    }),
    indicators({
      getWin,
      name: "dora",
      pointer: at("dora_indicators"),
      visible: () => offers.indicators || getWin().dora.length > 0,
    }),
    indicators({
      getWin,
      name: "ura",
      pointer: at("ura_indicators"),
      visible: () => getWin().ura.length > 0 || (offers.ura && getWin().riichi !== "none"),
    }),
    counter({
      ...bound("nukidora"),
      pointer: `${pointer}/hand/nukidora`,
      max: 4,
      visible: offered(offers.nukidora, "nukidora", 0),
    }),
    ...(ofTable
      ? []
      : [
          counter({ ...bound("honba"), visible: offered(offers.honba, "honba", 0) }),
          counter({ ...bound("deposits"), visible: offered(offers.riichi, "deposits", 0) }),
          waremeField({ ...bound("wareme"), visible: offered(offers.wareme, "wareme", "") }),
        ]),
  ].filter((field) => field !== true);
  const pao = liabilities({ getWin, pointer });
  const node = h(
    "section",
    { class: "situation", "aria-label": t("situation") },
    h(
      "div",
      { class: "fields" },
      fields.map((field) => field.node),
    ),
    pao.node,
  );
  return {
    node,
    update() {
      updateAll(fields);
      pao.update();
    },
  };
}

/** Whose wall was broken; in three players it can be the empty seat's. */
export function waremeField(field) {
  const { seats, players } = known.rules;
  const all = players === 3 ? [["all", t("wareme.all")]] : [];
  return menu({
    ...field,
    choices: [["", t("wareme.none")], ...seats.split("").map((seat) => [seat, seatName(seat)]), ...all],
  });
}
