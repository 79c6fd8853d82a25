/** The hand on the felt: concealed tiles, the winning tile apart, melds, and what can be done with a pressed tile. */

import { dyed, dyeOf, isFive } from "./notation.js";
import { putBack, waitingSize, winWith } from "./edit.js";
import { focusKey, h, refill } from "./dom.js";
import { change, known } from "./store.js";
import { t, tileName } from "./text.js";
import { tileButton } from "./tiles.js";
import { meldView } from "./meldview.js";

const WINNING = "winning";

/** The hand of `getWin()`; `examples` are buttons shown while it is empty. */
export function handView({ getWin, pointer, examples }) {
  let pressed = null;
  const tiles = h("div", {
    class: "concealed",
    role: "group",
    "aria-label": t("hand.tiles"),
    "data-pointer": `${pointer}/hand/tiles`,
  });
  const winning = h("div", {
    class: "winning",
    role: "group",
    "aria-label": t("hand.winning"),
    "data-pointer": `${pointer}/hand/winning_tile`,
  });
  const melds = h("div", {
    class: "melds",
    role: "group",
    "aria-label": t("hand.melds"),
    "data-pointer": `${pointer}/hand/melds`,
  });
  const actions = h("div", { class: "actions", role: "toolbar" });
  const node = h(
    "div",
    { class: "hand" },
    h("div", { class: "row", "data-notes": true }, tiles, winning, melds),
    actions,
  );

  const press = (place) => {
    pressed = pressed === place ? null : place;
    update();
  };

  function remove(place) {
    pressed = null;
    change(() => {
      const win = getWin();
      if (place === WINNING) win.winning = null;
      else win.tiles.splice(place, 1);
    });
    focusKey(
      node,
      `tile-${Math.max(0, place === WINNING ? getWin().tiles.length - 1 : Math.min(place, getWin().tiles.length - 1))}`,
    );
  }

  function act(edit) {
    const place = pressed;
    pressed = null;
    change(() => edit(getWin(), place));
    focusKey(node, `tile-${place}`);
  }

  function setDye(dye) {
    act((win, place) => {
      if (place === WINNING) win.winning = dyed(win.winning, dye);
      else win.tiles[place] = dyed(win.tiles[place], dye);
    });
  }

  function keys(place) {
    return (event) => {
      if (event.key === "Delete" || event.key === "Backspace") remove(place);
      else if (event.key === "w" && place !== WINNING) {
        pressed = place;
        act(winWith);
      } else return;
      event.preventDefault();
    };
  }

  function shown(tile, place) {
    const label = t(place === WINNING ? "tile.winning" : "tile.selected", { tile: tileName(tile) });
    return tileButton(tile, {
      class: pressed === place ? "pressed" : "",
      "aria-label": label,
      "aria-pressed": String(pressed === place),
      "data-key": `tile-${place}`,
      onclick: () => press(place),
      ondblclick: () => remove(place),
      onkeydown: keys(place),
    });
  }

  function actionButtons(win) {
    const tile = pressed === WINNING ? win.winning : win.tiles[pressed];
    if (!tile) return [h("span", { class: "hint" }, t(win.raw === null ? "hand.press" : "hand.raw"))];
    const button = (text, onclick, key) => h("button", { type: "button", onclick, "data-key": key }, text);
    const dyes = isFive(tile)
      ? ["plain", "red", "gold"].filter(
          (dye) => dye !== dyeOf(tile) && (dye === "plain" || known.rules[dye][tile[1]] > 0),
        )
      : [];
    const move =
      pressed === WINNING
        ? button(t("act.back"), () => act(putBack), "act-back")
        : button(t("act.winning"), () => act(winWith), "act-winning");
    return [
      h("span", { class: "about" }, tileName(tile)),
      move,
      dyes.map((dye) => button(t(`dye.${dye}`), () => setDye(dye), `act-${dye}`)),
      button(t("act.remove"), () => remove(pressed), "act-remove"),
    ];
  }

  function placeholders(win) {
    const missing = win.raw === null ? waitingSize(win, known.rules) - win.tiles.length : 0;
    return Array.from({ length: Math.max(0, missing) }, () => h("span", { class: "slot", "aria-hidden": "true" }));
  }

  function update() {
    const win = getWin();
    if (pressed !== WINNING && !win.tiles[pressed]) pressed = null;
    if (pressed === WINNING && !win.winning) pressed = null;
    refill(tiles, win.tiles.map(shown), placeholders(win));
    refill(
      winning,
      win.winning ? shown(win.winning, WINNING) : h("span", { class: "slot", "aria-hidden": "true" }),
      h("span", { class: "tag" }, t("hand.winning")),
    );
    refill(
      melds,
      win.melds.map((meld, at) => meldView({ win, meld, at, pointer: `${pointer}/hand/melds/${at}` })),
    );
    const empty = win.tiles.length === 0 && win.melds.length === 0 && win.raw === null;
    refill(actions, empty ? examples : actionButtons(win));
  }

  return { node, update };
}
