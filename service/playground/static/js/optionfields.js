/** The field that fits an option: a box, a choice, numbers, or a line of text. */

import { h } from "./dom.js";
import { amount, check, checks, line, segmented, updateAll } from "./fields.js";
import { state } from "./store.js";
import { t } from "./text.js";

function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Set an option; its own value in the rule set is no change. */
function setOption(option, value) {
  if (same(value, option.value)) delete state.options[option.name];
  else state.options[option.name] = value;
}

/** An option's value as people write it. */
export function shownValue(value) {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (value === null || typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([key, part]) =>
    Array.isArray(value) ? String(part) : `${key} ${shownValue(part)}`,
  );
  return parts.join(", ") || t("none");
}

function isNumberList(value) {
  return Array.isArray(value) && value.every((part) => typeof part === "number");
}

function isNumberRecord(value) {
  const parts = Object.values(value ?? {});
  return !Array.isArray(value) && parts.length > 0 && parts.every((part) => typeof part === "number");
}

/** A list of numbers, written with commas. What is no number is sent as it stands, and the service says so. */
function numbers(text) {
  return text
    .split(/[\s,、]+/)
    .filter(Boolean)
    .map((part) => (Number.isNaN(Number(part)) ? part : Number(part)));
}

function jsonOrText(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function choice(bound, values) {
  const typed = new Map(values.map((value) => [String(value), value]));
  const choices = [...typed.keys()].map((text) => [text, text]);
  return segmented({ ...bound, choices, get: () => String(bound.get()), set: (text) => bound.set(typed.get(text)) });
}

/** One small number for each part of a record, such as the red fives of each suit. */
function numberRecord({ label, pointer, get, set }, value) {
  const fields = Object.keys(value).map((key) =>
    amount({
      label: key,
      pointer: `${pointer}/${key}`,
      get: () => get()?.[key] ?? value[key],
      set: (number) => set({ ...value, ...get(), [key]: number }),
    }),
  );
  const parts = h(
    "div",
    { class: "parts", role: "group", "aria-label": label },
    fields.map((field) => field.node),
  );
  const node = h("div", { class: "field", "data-pointer": pointer }, h("span", { class: "caption" }, label), parts);
  return { node, update: () => updateAll(fields) };
}

/** The field of an option as `GET /v1/rulesets/{id}` describes it. */
export function optionField(option) {
  const { name, values, value } = option;
  const bound = {
    label: name,
    pointer: `/options/${name}`,
    get: () => state.options[name] ?? value,
    set: (chosen) => setOption(option, chosen),
  };
  const written = (show, read) =>
    line({ ...bound, get: () => show(bound.get()), set: (text) => bound.set(text === "" ? value : read(text)) });
  if (typeof value === "boolean") return check(bound);
  if (Array.isArray(value) && values) return checks({ ...bound, choices: values.map((one) => [one, one]) });
  if (values) return choice(bound, values);
  if (typeof value === "number") return amount({ ...bound, empty: value, step: option.multiple_of ?? "any" });
  if (isNumberList(value)) return written((list) => (Array.isArray(list) ? list.join(", ") : String(list)), numbers);
  if (isNumberRecord(value)) return numberRecord(bound, value);
  return written(JSON.stringify, jsonOrText);
}
