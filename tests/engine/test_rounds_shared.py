"""Recorded rounds and games, and the cases laid beside the project: each is settled as it says, or refused."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine import game_faults, games, round_faults, rounds
from tests.engine import wire

ROUND, GAME = "/v1/round", "/v1/game"


def settled(request: wire.Json) -> dict[str, Any]:
    """The answer to a round request, as far as cases compare it."""
    plan = wire.plan_of(request)
    table, wins, draw = wire.table_of(request), wire.wins_of(request), wire.draw_of(request)
    if faults := round_faults.faults(plan, table, wins, draw):
        return {"status": 422, "code": faults[0].code}
    answer = rounds.settle(plan, table, wins if draw is None else draw)
    following = answer.next
    return {
        "status": 200,
        "deltas": answer.deltas,
        "points": answer.points,
        "deposits": answer.deposits,
        "denied": list(answer.denied),
        "next": following and {name: getattr(following, name) for name in following.__slots__},
    }


def differences(expected: Mapping[str, Any], answer: Mapping[str, Any]) -> dict[str, Any]:
    """What is expected and not answered: of an object only the fields that are expected."""
    return {
        name: (want, got)
        for name, want in expected.items()
        if (got := answer[name]) != want
        and not (
            isinstance(want, dict)
            and isinstance(got, Mapping)
            and all(got[key] == value for key, value in want.items())
        )
    }


@pytest.mark.parametrize(("file", "count"), [
    ("data/draws.jsonl.gz", 1837),
    ("data/double-ron.jsonl.gz", 75),
    ("cases/rounds.jsonl", 60),
    ("cases/reports.jsonl", 7),
])  # fmt: skip
def test_rounds(shared: Path, file: str, count: int) -> None:
    cases = wire.cases(shared / file, ROUND)
    assert len(cases) >= count
    wrong = {case["id"]: found for case in cases if (found := differences(case["expect"], settled(case["request"])))}
    assert wrong == {}


@pytest.mark.parametrize(("file", "count"), [
    ("data/finals.jsonl.gz", 1049),
    ("cases/games.jsonl", 40),
    ("cases/reports.jsonl", 6),
])  # fmt: skip
def test_games(shared: Path, file: str, count: int) -> None:
    cases = wire.cases(shared / file, GAME)
    assert len(cases) >= count
    wrong = {}
    for case in cases:
        request = case["request"]
        plan, busts = wire.plan_of(request), wire.busts_of(request)
        points, deposits = tuple(request["points"]), request.get("deposits") or 0
        assert game_faults.faults(plan, points, deposits, busts) == ()
        totals = [result.total / 100 for result in games.settle(plan, points, deposits, busts).results]
        if totals != case["expect"]["totals"]:
            wrong[case["id"]] = (case["expect"]["totals"], totals)
    assert wrong == {}


def test_draws_that_a_rule_set_lacks_are_refused_as_such(shared: Path) -> None:
    refused = [case for case in wire.cases(shared / "cases/rounds.jsonl", ROUND) if case["expect"]["status"] == 422]
    assert {settled(case["request"])["code"] for case in refused} == {"draw_not_in_ruleset"}
