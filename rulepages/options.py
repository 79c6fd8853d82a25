"""What a page says of what was decided and of the options."""

import json
from collections.abc import Mapping
from typing import Any

from engine.rules.model import RuleSet
from engine.rules.options import OPTIONS, describe
from engine.rules.registry import DEFAULT
from rulepages.words import NONE, listed, number, section, table


def decided(rules: RuleSet) -> str:
    """Return the section on what the source leaves open and how it was decided."""
    rows = [
        (decision.text.en, decision.text.ja, f"`{decision.option}`" if decision.option else NONE)
        for decision in rules.decided
    ]
    return section(
        "Decided 取り決め",
        "Where the source is silent, or sources disagree, this was decided. An option changes it where one is named."
        if rows
        else "",
        table(("Decision", "取り決め", "Option"), rows) if rows else "",
        _else(rules),
    )


def _else(rules: RuleSet) -> str:
    """Tell what holds where neither the source nor a decision says anything."""
    if rules.riichi is None or rules.id == DEFAULT:
        return ""
    return (
        f"On every point that neither the source nor a decision names, the rules of [`{DEFAULT}`]({DEFAULT}.md) hold."
    )


def options(rules: RuleSet) -> str:
    """Return the section on the options: what each takes and what it is here."""
    taken: tuple[Mapping[str, Any], ...] = describe(rules)
    rows = [
        (f"`{each['name']}`", _allowed(each), f"`{_json(each['value'])}`", each["description"].en) for each in taken
    ]
    return section(
        "Options オプション",
        f"A request changes the rule set with them: `{_json(example(rules))}`.",
        table(("Option", "Values", "Here", "Meaning"), rows),
        f"Fixed, and refused as options: {listed([f'`{name}`' for name in OPTIONS if name in rules.fixed])}."
        if rules.fixed
        else "",
    )


def example(rules: RuleSet) -> dict[str, Any]:
    """Return a request's rule set with one option changed: the first that is true or false."""
    flag = next(each for each in describe(rules) if each["type"] == "boolean")
    return {"ruleset": rules.id, "options": {flag["name"]: not flag["value"]}}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _allowed(option: Mapping[str, Any]) -> str:
    """Return the values that an option takes, in words."""
    kind = option["type"]
    if kind == "boolean":
        return "`true`, `false`"
    if kind == "string":
        return ", ".join(f"`{word}`" for word in option["values"])
    if kind == "array":
        return _array(option)
    if kind == "object":
        return "; ".join(f"`{name}`: {_allowed(inner)}" for name, inner in option["properties"].items())
    if option["minimum"] == option["maximum"]:
        return number(option["minimum"])
    step = f", multiples of {number(option['multiple_of'])}" if "multiple_of" in option else ""
    decimals = ", one decimal" if "decimals" in option else ""
    return f"{number(option['minimum'])} to {number(option['maximum'])}{step}{decimals}"


def _array(option: Mapping[str, Any]) -> str:
    if "values" in option:
        return "any of " + ", ".join(f"`{word}`" for word in option["values"])
    return f"{option['length']} numbers, {_allowed(option['items'])}"
