"""Every exclusion of the pages, in every rule set that awards both yaku: the one that replaces stands alone.

`../shared/rules/README.md`, Exclusions. Each hand fulfils the words of both.
"""

from typing import Any

import pytest

from engine.rules.registry import RULE_SETS
from tests.golden_support.asking import by_engine

RON = {"win": "ron", "seat": "S", "round": "E", "discarder": "W"}
TSUMO = {"win": "tsumo", "seat": "S", "round": "E"}
LAID = [{"type": "pon", "tiles": "111p"}, {"type": "pon", "tiles": "999p"}]
REPLACED: dict[tuple[str, str], tuple[str, str, dict[str, Any]]] = {
    ("double_riichi", "riichi"): ("123p456789s789p22s", "9p", RON | {"riichi": "double_riichi"}),
    ("ryanpeikou", "iipeikou"): ("223344p667788s99p", "8s", RON),
    ("junchan", "chanta"): ("123789p123789s99p", "9s", RON),
    ("honroutou", "chanta"): ("11199s11z", "9s", RON),
    ("kokushi_13", "kokushi"): ("19m19p19s12345677z", "7z", RON),
    ("suuankou_tanki", "suuankou"): ("222444p666888s33z", "3z", RON),
    ("junsei_chuuren", "chuuren"): ("11123455678999p", "5p", RON),
    ("daisuushii", "shousuushii"): ("77p111222333444z", "7p", RON),
}
"""The yaku that stands and the one that does not, with a hand of both; honroutou with two melds."""
MINI = {
    ("double_riichi", "riichi"): ("12378922s", "9s", RON | {"riichi": "double_riichi"}),
    ("junchan", "chanta"): ("123789p99s", "9p", RON),
    ("honroutou", "chanta"): ("11199s11z", "9s", RON),
}
"""The same with two groups."""
YAKUMAN = ("222444p666888s33z", "8s", TSUMO | {"riichi": "riichi", "ippatsu": True, "dora_indicators": "2z"})
"""Suuankou, with riichi, ippatsu, menzen tsumo and two dora."""
LIMITS = {
    "wrc": ("renhou", "mangan"),
    "ema": ("renhou", "mangan"),
    "mj": ("renhou", "baiman"),
    "arushiaru": ("daisangen", "mangan"),
    "boo": ("daisangen", "mangan"),
}


def awarded(name: str, *yaku: str) -> bool:
    return set(yaku) <= {award.yaku.id for award in RULE_SETS[name].yaku}


def asked(name: str, tiles: str, winning: str, situation: dict[str, Any]) -> dict[str, Any]:
    """A score request."""
    hand: dict[str, Any] = {"tiles": tiles, "winning_tile": winning}
    if tiles == "11199s11z" and RULE_SETS[name].groups == 4:
        hand["melds"] = LAID
    return {"ruleset": name, "hand": hand, "situation": situation}


def rows() -> list[tuple[str, str, str]]:
    return [
        (name, stands, gone)
        for name, rules in RULE_SETS.items()
        for stands, gone in (REPLACED if rules.groups == 4 else MINI)
        if awarded(name, stands, gone)
    ]


@pytest.mark.parametrize(("name", "stands", "gone"), rows())
def test_the_dearer_stands_alone(name: str, stands: str, gone: str) -> None:
    found = by_engine(asked(name, *(REPLACED if RULE_SETS[name].groups == 4 else MINI)[stands, gone]))
    assert stands in found["yaku"]
    assert gone not in found["yaku"]


def test_every_exclusion_is_met_in_some_rule_set() -> None:
    assert {(stands, gone) for _, stands, gone in rows()} == set(REPLACED)


@pytest.mark.parametrize("name", [name for name in RULE_SETS if awarded(name, "suuankou", "riichi")])
def test_a_yakuman_sets_han_and_dora_aside(name: str) -> None:
    found = by_engine(asked(name, *YAKUMAN))
    assert {name: worth for name, worth in found["yaku"].items() if "yakuman" not in worth} == {}
    assert (found["dora"], found["han"], found["fu"]) == ({}, 0, None)


@pytest.mark.parametrize("name", LIMITS)
def test_a_limit_yaku_sets_han_and_dora_aside(name: str) -> None:
    yaku, limit = LIMITS[name]
    if yaku == "renhou":
        situation = RON | {"discarder": "E", "timing": "first_turn"}
        request = asked(name, "123p456789s789p22s", "9p", situation)
    else:
        request = asked(name, "123p99s555666777z", "9s", RON)
    found = by_engine(request)
    assert found["yaku"] == {yaku: {"limit": limit}}
    assert (found["dora"], found["han"], found["fu"], found["limit"]) == ({}, 0, None, limit)


@pytest.mark.parametrize("name", [name for name in RULE_SETS if awarded(name, "honroutou", "toitoi")])
def test_honroutou_of_arushiaru_is_with_toitoi_and_never_with_chanta(name: str) -> None:
    """「always with toitoi, never with chanta」: so it is wherever honours make no runs."""
    found = by_engine(asked(name, "11199s11z", "9s", RON))
    assert {"honroutou", "toitoi"} <= set(found["yaku"])
    assert "chanta" not in found["yaku"]
