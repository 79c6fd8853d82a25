/**
 * Form fields bound to the state. Each is made once and has a `node` and an `update()` that shows the present value;
 * `pointer` is the place in the request that it fills, where a problem about it is shown.
 */

import { freshId, h, show } from "./dom.js";
import { change } from "./store.js";
import { t } from "./text.js";

function wrapped(kind, { label, pointer, visible }, control, update, labelFor) {
  const caption = labelFor
    ? h("label", { class: "caption", for: labelFor }, label)
    : h("span", { class: "caption" }, label);
  const node = h("div", { class: `field ${kind}`, "data-pointer": pointer }, caption, control);
  return {
    node,
    update() {
      if (visible) show(node, visible());
      update();
    },
  };
}

/** One of a few values, all in sight. `choices` are `[value, text]`; `disabled(value)` greys one out. */
export function segmented({ choices, get, set, disabled = () => false, ...field }) {
  const name = freshId("choice");
  const inputs = choices.map(([value]) =>
    h("input", { type: "radio", name, value, id: freshId(name), onchange: () => change(() => set(value)) }),
  );
  const labels = inputs.map((input, at) => [input, h("label", { for: input.id }, choices[at][1])]);
  const control = h("div", { class: "segments", role: "radiogroup", "aria-label": field.label }, labels);
  const update = () =>
    inputs.forEach((input, at) => {
      input.checked = choices[at][0] === get();
      input.disabled = disabled(choices[at][0]);
    });
  return wrapped("choice", field, control, update);
}

/** One of many values. `get` gives the chosen one, which is shown even when it is no choice. */
export function menu({ choices, get, set, ...field }) {
  const id = freshId("menu");
  const options = choices.map(([value, text]) => h("option", { value }, text));
  const select = h("select", { id, onchange: () => change(() => set(select.value)) }, options);
  const update = () => {
    const value = get();
    if (![...select.options].some((option) => option.value === value)) select.append(h("option", { value }, value));
    select.value = value;
  };
  return wrapped("menu", field, select, update, id);
}

/** Yes or no. */
export function check({ get, set, ...field }) {
  const id = freshId("check");
  const box = h("input", { type: "checkbox", id, onchange: () => change(() => set(box.checked)) });
  const update = () => {
    box.checked = get();
  };
  return wrapped("check", field, box, update, id);
}

/** Several of a few values. */
export function checks({ choices, get, set, ...field }) {
  const boxes = choices.map(([value]) => {
    const pick = () => change(() => set(boxes.filter((box) => box.checked).map((box) => box.value)));
    return h("input", { type: "checkbox", value, id: freshId("check"), onchange: pick });
  });
  const labels = boxes.map((box, at) => [box, h("label", { for: box.id }, choices[at][1])]);
  const control = h("div", { class: "segments", role: "group", "aria-label": field.label }, labels);
  const update = () => boxes.forEach((box) => (box.checked = get().includes(box.value)));
  return wrapped("choice", field, control, update);
}

/** Let an input show the present value, but not while somebody types in it: then as soon as it is left. */
function showing(input, get) {
  const present = () => (input.value = get());
  input.addEventListener("blur", present);
  return () => {
    if (document.activeElement !== input) present();
  };
}

/** A number typed in; `step` apart. What is no number counts as `empty`. */
export function amount({ get, set, step = 1, empty = 0, ...field }) {
  const id = freshId("amount");
  const typed = () =>
    change(() => set(input.value === "" || Number.isNaN(Number(input.value)) ? empty : Number(input.value)));
  const input = h("input", { type: "number", id, step, oninput: typed });
  return wrapped("amount", field, input, showing(input, get), id);
}

/** A small count with a button on either side. */
export function counter({ get, set, max = 99, min = 0, ...field }) {
  const id = freshId("count");
  const put = (value) => change(() => set(Math.min(max, Math.max(min, Math.trunc(value) || min))));
  const input = h("input", {
    type: "number",
    id,
    min,
    max,
    inputmode: "numeric",
    oninput: () => put(Number(input.value)),
  });
  const button = (sign, by, key) =>
    h("button", { type: "button", "aria-label": t(key, { label: field.label }), onclick: () => put(get() + by) }, sign);
  const control = h("div", { class: "stepper" }, button("−", -1, "less"), input, button("+", 1, "more"));
  return wrapped("counter", field, control, showing(input, get), id);
}

/** Words typed in, taken when they are left or Enter is pressed. */
export function line({ get, set, hint, ...field }) {
  const id = freshId("line");
  const input = h("input", {
    type: "text",
    id,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    placeholder: hint,
    title: hint,
    onchange: () => change(() => set(input.value.trim())),
  });
  return wrapped("line", field, input, showing(input, get), id);
}

/** Update every field of a list. */
export function updateAll(fields) {
  for (const field of fields) field.update();
}
