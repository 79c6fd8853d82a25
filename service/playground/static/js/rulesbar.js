/** The rule set and its options, which both tabs share. */

import { h } from "./dom.js";
import { updateAll } from "./fields.js";
import { optionField, shownValue } from "./optionfields.js";
import { change, known, state } from "./store.js";
import { t } from "./text.js";

function described(option) {
  const field = optionField(option);
  const standard = h("small", {}, t("options.default", { value: shownValue(option.value) }));
  field.node.append(h("p", { class: "hint" }, option.description, " ", standard));
  return {
    node: field.node,
    update() {
      field.update();
      field.node.classList.toggle("changed", option.name in state.options);
    },
  };
}

/** The options of the present rule set; those of the address that it does not have stand among them, so that they can be taken back. */
function optionsPanel() {
  const { options } = known;
  const strange = Object.keys(state.options).filter((name) => !options.some((option) => option.name === name));
  const rows = options.map(described);
  const refused = strange.map((name) =>
    h(
      "div",
      { class: "field changed", "data-pointer": `/options/${name}` },
      h("span", { class: "caption" }, `${name}: ${shownValue(state.options[name])}`),
      h(
        "button",
        {
          type: "button",
          onclick: (event) =>
            change(() => {
              delete state.options[name];
              event.target.parentElement.remove();
            }),
        },
        t("act.remove"),
      ),
    ),
  );
  const count = h("span", { class: "count" });
  const reset = h(
    "button",
    { type: "button", class: "quiet", onclick: () => change(() => (state.options = {})) },
    t("options.reset"),
  );
  const node = h(
    "details",
    { class: "options" },
    h("summary", {}, t("options"), " ", count),
    h(
      "div",
      { class: "fields" },
      refused,
      rows.map((row) => row.node),
    ),
    reset,
  );
  return {
    node,
    update() {
      const changed = Object.keys(state.options).length;
      count.textContent = changed > 0 ? t("options.changed", { n: changed }) : "";
      reset.hidden = changed === 0;
      updateAll(rows);
    },
  };
}

function groupsOfRulesets() {
  return [4, 3].map((players) => {
    const options = known.rulesets
      .filter((one) => one.players === players)
      .map((one) => h("option", { value: one.id }, one.name));
    return h("optgroup", { label: t(`players.${players}`) }, options);
  });
}

/** The bar; `choose(id)` is called when another rule set is picked. */
export function rulesBar(choose) {
  const select = h(
    "select",
    { id: "ruleset", "data-key": "ruleset", onchange: () => choose(select.value) },
    groupsOfRulesets(),
  );
  if (!known.rulesets.some((one) => one.id === state.ruleset))
    select.append(h("option", { value: state.ruleset }, state.ruleset));
  select.value = state.ruleset;
  const line = h(
    "div",
    { class: "field", "data-pointer": "/ruleset" },
    h("label", { class: "caption", for: "ruleset" }, t("ruleset")),
    select,
  );
  const panel = optionsPanel();
  const summary = h("p", { class: "hint" }, known.rules.summary, " ", t("link.source", { source: known.rules.source }));
  const node = h("section", { class: "rules" }, line, summary, panel.node);
  return { node, update: panel.update };
}
