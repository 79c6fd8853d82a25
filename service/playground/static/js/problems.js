/** The service's sentences, each at the field that it is about. */

import { freshId, h } from "./dom.js";
import { t } from "./text.js";

const CONTROLS = "input, select, button";

/** The element that a pointer is about: its own field, else the nearest one around it. */
function fieldOf(roots, pointer) {
  for (let place = pointer; place; place = place.slice(0, place.lastIndexOf("/"))) {
    const found = roots.map((root) => root.querySelector(`[data-pointer="${CSS.escape(place)}"]`)).find(Boolean);
    if (found) return found;
  }
  return null;
}

/** Show a field that the rule set does not offer for as long as there is a problem at it. */
function reveal(field) {
  field.hidden = false;
  field.classList.add("revealed");
}

function clear(roots) {
  for (const root of roots) {
    for (const field of root.querySelectorAll(".revealed")) {
      field.hidden = true;
      field.classList.remove("revealed");
    }
    for (const note of root.querySelectorAll(".problem-note")) note.remove();
    for (const marked of root.querySelectorAll(".has-problem")) {
      marked.classList.remove("has-problem");
      for (const control of marked.querySelectorAll("[aria-invalid]")) {
        control.removeAttribute("aria-invalid");
        control.removeAttribute("aria-describedby");
      }
    }
  }
}

/** Show these errors at their fields within `roots`, in place of those shown before. */
export function showProblems(roots, errors) {
  clear(roots);
  for (const { pointer, detail } of errors) {
    const field = fieldOf(roots, pointer);
    if (!field) continue;
    const note = h("p", { class: "problem-note", id: freshId("problem") }, detail);
    if (field.hidden) reveal(field);
    field.classList.add("has-problem");
    for (const control of field.querySelectorAll(CONTROLS)) {
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", note.id);
    }
    (field.closest("[data-notes]") ?? field).append(note);
    for (let around = field; around; around = around.parentElement)
      if (around.tagName === "DETAILS") around.open = true;
  }
}

function goTo(roots, pointer) {
  const field = fieldOf(roots, pointer);
  field?.scrollIntoView({ block: "center" });
  field?.querySelector(CONTROLS)?.focus({ preventScroll: true });
}

/** The sentences of a problem as a list, each with the way to its field. */
export function problemList(roots, problem) {
  if (!problem) return h("div", { class: "problems" }, h("h3", {}, t("problem.network")));
  const errors = problem.errors?.length ? problem.errors : [{ detail: problem.detail ?? problem.title }];
  const lines = errors.map(({ pointer, detail }) => {
    const way = pointer && fieldOf(roots, pointer);
    return h(
      "li",
      {},
      detail,
      " ",
      way
        ? h("button", { type: "button", class: "quiet", onclick: () => goTo(roots, pointer) }, t("problem.goto"))
        : null,
    );
  });
  return h("div", { class: "problems" }, h("h3", {}, t("problems")), h("ul", {}, lines));
}
