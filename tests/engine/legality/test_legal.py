"""What is legal is not refused: recorded wins, the shared cases, and the neighbours of what is refused."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.legality.liable import liability_faults
from engine.score import score
from tests.engine.legality.reading import hand_of, judge, plan_of, pointer, win_of


def read(file: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(file, "rt") if file.suffix == ".gz" else file.open() as lines:
        yield from map(json.loads, lines)


def wins_of(case: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The wins of a case, each as a score request; those of a round with what its table says."""
    asked = case["request"]
    if case["path"] == "/v1/score":
        yield asked
    elif case["path"] == "/v1/round":
        said = {field: asked["table"].get(field) for field in ("round", "honba", "deposits", "wareme")}
        for win in asked.get("wins") or ():
            yield {**asked, "hand": win["hand"], "situation": {**win["situation"], **said}}


def lacking(asked: dict[str, Any]) -> list[tuple[str, str]]:
    """What somebody is liable for and the scored hand has not."""
    plan, hand, win = plan_of(asked), hand_of(asked["hand"]), win_of(asked["situation"])
    if not win.liable:
        return []
    return [(fault.code, pointer(fault.path)) for fault in liability_faults(plan, hand, win, score(plan, hand, win))]


def test_wins_that_the_cases_accept_have_no_fault_and_those_they_refuse_have_one(shared: Path):
    accepted = refused = 0
    for file in sorted(shared.glob("cases/*.jsonl")):
        for case in read(file):
            legal = case["expect"]["status"] == 200
            for asked in wins_of(case):
                found = judge(asked)
                assert bool(found) is not legal, (case["id"], found)
                assert not legal or lacking(asked) == [], case["id"]
                accepted += legal
                refused += not legal
    assert (accepted, refused) >= (2487, 15)


@pytest.mark.parametrize("name", ["wins-3p", "wins-4p"])
def test_recorded_wins_have_no_fault(name: str, shared: Path):
    refused = [
        (case["id"], found) for case in read(shared / "data" / f"{name}.jsonl.gz") if (found := judge(case["request"]))
    ]
    assert refused == []


RIICHI_RON = {"win": "ron", "seat": "S", "discarder": "E", "riichi": "riichi"}


@pytest.mark.parametrize(
    ("ruleset", "hand", "situation"),
    [
        pytest.param(
            "tenhou",
            {"tiles": "234m456p46777s99p", "winning_tile": "5s"},
            {**RIICHI_RON, "riichi": "double_riichi", "ippatsu": True, "timing": "chankan"},
            id="a robbed kan does not break ippatsu",
        ),
        pytest.param(
            "tenhou",
            {"tiles": "234567m34p67899s", "winning_tile": "5p"},
            {"win": "tsumo", "seat": "S", "riichi": "riichi", "ippatsu": True, "timing": "last_tile"},
            id="the last tile within ippatsu",
        ),
        pytest.param(
            "tenhou",
            {"tiles": "11112223334445s", "winning_tile": "5s"},
            {"win": "tsumo", "seat": "S"},
            id="four of a kind that are no kan",
        ),
        pytest.param(
            "tenhou", {"tiles": "11223344556677z", "winning_tile": "7z"}, RIICHI_RON, id="two of every honour"
        ),
        pytest.param(
            "tenhou",
            {"tiles": "34p67899s111z", "winning_tile": "5p", "melds": [{"type": "ankan", "tiles": "5555m"}]},
            RIICHI_RON,
            id="a kan of fives without saying which is red",
        ),
        pytest.param(
            "tenhou",
            {"tiles": "234567m34p67899s", "winning_tile": "5p"},
            {"win": "ron", "seat": "E", "discarder": "N", "round": "N", "honba": 9999, "deposits": 9999},
            id="any number of counters and sticks",
        ),
        pytest.param(
            "tenhou",
            {"tiles": "234567m34p67899s", "winning_tile": "5p"},
            {**RIICHI_RON, "dora_indicators": "5p5p5p"},
            id="three indicators of the winning kind",
        ),
        pytest.param(
            "space",
            {
                "tiles": "34p678s99s",
                "winning_tile": "5p",
                "melds": [{"type": "chi", "tiles": t, "from": "N"} for t in ("891m", "341z")],
            },
            {"win": "tsumo", "seat": "S"},
            id="runs round the ring from any seat",
        ),
        pytest.param(
            "mj-double-red",
            {"tiles": "234067m05p67899s", "winning_tile": "0p"},
            {"win": "ron", "seat": "S", "discarder": "E", "dora_indicators": "0m0s"},
            id="two red fives of each suit",
        ),
    ],
)
def test_a_neighbour_of_what_is_refused_is_accepted(ruleset: str, hand: dict[str, Any], situation: dict[str, Any]):
    assert judge({"ruleset": ruleset, "hand": hand, "situation": situation}) == []
