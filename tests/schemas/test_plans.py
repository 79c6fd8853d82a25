"""Compiled rule sets are kept, but not more of them than were meant to be."""

import gc

from engine.plan import Plan
from engine.rules.registry import RULE_SETS
from engine.score import score
from schemas.plans import KEPT
from schemas.score import ScoreRequestSchema
from tests.reference.generate import requests


def plans() -> int:
    gc.collect()
    return sum(isinstance(each, Plan) for each in gc.get_objects())


def test_what_makes_room_is_gone():
    held_by_other_tests = plans()
    schema = ScoreRequestSchema()
    dealt = [requests(name, "plans", 25) for name in RULE_SETS]
    asked = 0
    for request in (request for each in dealt for request in each):
        command = schema.load(request)
        score(command.plan, command.hand, command.win)
        asked += "options" in request
    # Those that are kept, and as many whose checks are.
    assert plans() - held_by_other_tests <= 2 * KEPT < asked
