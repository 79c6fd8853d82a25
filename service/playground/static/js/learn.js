/** Learning about rule sets: which there are, the chosen one's options, and what those set make of it. */

import { get, latest } from "./api.js";
import { rulesOf } from "./rules.js";
import { known, state } from "./store.js";

const ask = latest();

/** What the options set make of the rule set; what is wrong with them is kept to be shown at them. */
export async function resolve() {
  const { ruleset, options } = state;
  await ask({ path: "v1/rulesets/resolve", body: { ruleset, options } }, state.lang, ({ ok, body }) => {
    known.optionErrors = ok ? [] : (body?.errors ?? []);
    if (ok) known.rules = rulesOf(body);
  });
}

/** Learn the list and the chosen rule set; false where the service does not answer or knows no such set. */
export async function learn() {
  const { lang, ruleset, options } = state;
  const [list, detail] = await Promise.all([
    get("v1/rulesets", lang),
    get(`v1/rulesets/${encodeURIComponent(ruleset)}`, lang),
  ]);
  if (list.ok) known.rulesets = list.body.rulesets;
  if (!list.ok || !detail.ok) return false;
  known.options = detail.body.options;
  known.rules = rulesOf(detail.body);
  known.optionErrors = [];
  if (Object.keys(options).length > 0) await resolve();
  return true;
}
