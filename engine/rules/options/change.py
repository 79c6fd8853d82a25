"""Apply options to a rule set, and tell which options a rule set takes."""

from collections.abc import Mapping
from typing import Final

from engine.errors import Fault, Refused
from engine.rules.model import RuleSet
from engine.rules.options.clashes import clashing, conflict, too_many_dyed
from engine.rules.options.row import Option
from engine.rules.options.table import OPTIONS

_KNOWN: Final = tuple(OPTIONS)


def apply(rules: RuleSet, options: Mapping[str, object]) -> RuleSet:
    """Return `rules` with the options given as raw JSON values; a null, or the value there, changes nothing.

    The order of the request does not matter: they are applied in the order of `OPTIONS`. Without a change the answer is
    `rules` itself. Raises `Refused` with every fault, at `("options", name)` or below: `unknown_option` (facts: option,
    ruleset, known), `option_not_applicable` (option, ruleset, why: a `Text`), `option_conflict` (option, other, why: a
    `Text`), and what `Values.parse` finds.
    """
    faults = [
        Fault("unknown_option", ("options", name), {"option": name, "ruleset": rules.id, "known": _KNOWN})
        for name in options
        if name not in OPTIONS
    ]
    given: dict[str, object] = {}
    failed: set[str] = set()
    changed = rules
    for name, option in OPTIONS.items():
        raw = options.get(name)
        if raw is None:
            continue
        refused = _refused(option, rules, changed)
        if refused is not None:
            if not failed.intersection(mechanism.brought_by or "" for mechanism in option.needs):
                faults.append(refused)
            continue
        there = option.read(changed)
        try:
            value = option.values(changed).parse(raw, ("options", name), there)
        except Refused as wrong:
            failed.add(name)
            faults += wrong.faults
            continue
        given[name] = value
        if value != there:
            changed = option.write(changed, value)
    faults += clashing({name: OPTIONS[name].read(rules) for name in given}, given)
    faults += too_many_dyed(changed, given)
    if faults:
        raise Refused(*faults)
    return changed


def _refused(option: Option[object], rules: RuleSet, changed: RuleSet) -> Fault | None:
    """Why the option cannot be set, after others have changed the rule set; None where it can.

    An option that only another one of the same request takes the ground from contradicts it.
    """
    why = option.refusal(changed)
    if why is None:
        return None
    gone = next((mechanism.brought_by for mechanism in option.needs if not mechanism.holds(changed)), None)
    if gone is not None and option.applies(rules):
        return conflict(("options", gone), gone, option.name, why)
    facts = {"option": option.name, "ruleset": rules.id, "why": why}
    return Fault("option_not_applicable", ("options", option.name), facts)


def describe(rules: RuleSet) -> tuple[dict[str, object], ...]:
    """Return the options that a rule set takes, each with its type and its value there.

    An entry holds `name`, `description` (a `Text`), `value`, `type` and what goes with the type: `values`, `minimum`,
    `maximum`, `multiple_of`, `decimals`, `items` and `length`, or `properties`.
    """
    return tuple(
        {
            "name": option.name,
            "description": option.description,
            **option.values(rules).describe(),
            "value": option.shown(rules),
        }
        for option in OPTIONS.values()
        if option.applies(rules)
    )
