"""The compiled rule sets that requests ask for, kept: a rule set with the same options is compiled once."""

import json
from functools import lru_cache
from typing import Any, Final

from engine.plan import Plan, compile_plan
from engine.rules import options
from engine.rules.registry import rule_set

KEPT: Final = 256
"""Compiled rule sets that are kept; the one that was not asked for the longest makes room."""


def plan_of(ruleset: str, changes: dict[str, Any]) -> Plan:
    """Return the compiled rule set with these options. Raises `Refused` where there is no such rule set or option."""
    return _compiled(ruleset, json.dumps(changes, sort_keys=True) if changes else "")


@lru_cache(maxsize=KEPT)
def _compiled(ruleset: str, changes: str) -> Plan:
    rules = rule_set(ruleset)
    return compile_plan(options.apply(rules, json.loads(changes)) if changes else rules)
