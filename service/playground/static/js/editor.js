/** Everything about one win: its hand, the tiles to pick, its situation. The hand tab has one, the settling tab one for all its wins. */

import { h } from "./dom.js";
import { line } from "./fields.js";
import { format, parse } from "./notation.js";
import { setTiles } from "./edit.js";
import { examplesFor } from "./examples.js";
import { handView } from "./handview.js";
import { palette } from "./palette.js";
import { situation } from "./situation.js";
import { change, emptyWin, known } from "./store.js";
import { t } from "./text.js";

function textField(getWin, pointer) {
  return line({
    label: t("hand.text"),
    hint: t("hand.text.hint"),
    pointer,
    get: () => getWin().raw ?? [getWin().tiles, [getWin().winning ?? []].flat()].map(format).join(" ").trim(),
    set(text) {
      const tiles = parse(text);
      if (tiles) setTiles(getWin(), tiles, known.rules);
      else Object.assign(getWin(), { raw: text, tiles: [], winning: null });
    },
  });
}

/** The seat and table of a win stay when its hand is cleared or an example is put in. */
function replaceHand(win, fresh) {
  const { round, honba, deposits } = win;
  Object.assign(win, fresh, { round, honba, deposits });
}

/** An editor of `getWin()`; problems of its fields have pointers that begin with `pointer`. */
export function editor({ getWin, pointer, ofTable = false }) {
  const put = (fresh) => change(() => replaceHand(getWin(), fresh));
  const examples = [
    h("span", {}, t("hand.empty")),
    examplesFor(known.rules).map(({ name, win }) =>
      h(
        "button",
        { type: "button", "data-key": `example-${name}`, onclick: () => put(structuredClone(win)) },
        t(`example.${name}`),
      ),
    ),
  ];
  const parts = [
    handView({ getWin, pointer, examples }),
    textField(getWin, `${pointer}/hand`),
    palette({ getWin }),
    situation({ getWin, pointer, ofTable }),
  ];
  const [hand, text, board, circumstances] = parts;
  const clear = h(
    "button",
    {
      type: "button",
      class: "quiet",
      onclick: () => put(emptyWin({ seat: getWin().seat, discarder: getWin().discarder })),
    },
    t("hand.clear"),
  );
  const node = h(
    "div",
    { class: "editor" },
    hand.node,
    board.node,
    h("div", { class: "textline" }, text.node, clear),
    circumstances.node,
  );
  return {
    node,
    update() {
      for (const part of parts) part.update();
    },
  };
}
