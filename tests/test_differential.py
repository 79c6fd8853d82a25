"""The engine against the second scorer, on seeded hands of every rule set under random options."""

import json

import pytest

from engine.rules.registry import RULE_SETS
from tests.golden_support.asking import by_engine
from tests.golden_support.reference import by_reference
from tests.reference.generate import requests

HANDS = 5_000
DEEP_HANDS = 100_000
SHOWN = 3
"""So many differences are told of a rule set; the rest is mostly more of the same."""


def differences(ruleset: str, seed: int, count: int) -> list[str]:
    """What the two answer differently, as a request and the fields that differ: engine's, then the second scorer's."""
    told: list[str] = []
    for request in requests(ruleset, seed, count):
        ours, theirs = by_engine(request, payments=True), by_reference(request)
        apart = {name: (ours.get(name), value) for name, value in theirs.items() if ours.get(name) != value}
        if apart:
            told.append(f"{json.dumps(request)}: {apart}")
            if len(told) == SHOWN:
                break
    return told


def share(total: int) -> int:
    """How many of all hands fall to each rule set."""
    return -(-total // len(RULE_SETS))


@pytest.mark.parametrize("ruleset", RULE_SETS)
def test_both_scorers_agree(ruleset: str) -> None:
    assert differences(ruleset, 1, share(HANDS)) == []


@pytest.mark.deep
@pytest.mark.parametrize("ruleset", RULE_SETS)
def test_both_scorers_agree_on_very_many_hands(ruleset: str) -> None:
    assert differences(ruleset, 2, share(DEEP_HANDS)) == []
