"""Yaku that are asked only of readings with certain looks: no reading without them has the yaku."""

import pytest

from engine import readings, yaku
from engine.facts import Facts
from engine.hand import Hand
from engine.plan import Plan
from engine.rules.registry import RULE_SETS
from engine.yaku.looks import Looks
from engine.yaku.row import On, Yaku
from tests.engine.hands import hand, plan, tsumo
from tests.engine.wire import hand_of, win_of
from tests.reference.generate import requests

HANDS = 30


def looks_of(compiled: Plan, tiles: Hand, f: Facts) -> list[int]:
    """The looks of each reading, the facts filled in for the place that stands there last."""
    readings.gather(compiled, tiles, f)
    found = []
    for parts in readings.standard(compiled, f):
        readings.look(compiled, f, parts)
        found.append(f.looks)
    return found


def missing(compiled: Plan, tiles: Hand, f: Facts) -> list[tuple[str, int]]:
    """Yaku that hold in a reading whose looks they are not asked of, with the looks."""
    rows = [award.yaku for award in compiled.rules.yaku if award.yaku.on in {On.READING, On.PLACE}]
    found: list[tuple[str, int]] = []

    def ask() -> None:
        found.extend((row.id, f.looks) for row in rows if row.holds(f) and row.needs & ~f.looks)

    readings.gather(compiled, tiles, f)
    for parts in readings.standard(compiled, f):
        readings.look(compiled, f, parts)
        for place in readings.standing(f, parts):
            f.wait = place.wait
            ask()
    if not f.meld_count:
        for shape in (readings.seven_pairs, readings.thirteen_orphans):
            if shape(compiled, f):
                ask()
    return found


@pytest.mark.parametrize("name", RULE_SETS)
def test_no_yaku_holds_where_it_is_not_asked(name: str) -> None:
    for request in requests(name, "looks", HANDS, []):
        tiles, situation = hand_of(request["hand"]), win_of(request["situation"])
        assert missing(plan(name), tiles, Facts(situation, tiles.winning)) == []


def test_every_yaku_of_the_tiles_but_tanyao_says_what_it_needs() -> None:
    rows = [row for name in yaku.__all__ if isinstance(row := getattr(yaku, name), Yaku)]
    assert {row.id for row in rows if row.on in {On.READING, On.PLACE} and not row.needs} == {"tanyao"}
    assert {row.id for row in rows if row.on in {On.SITUATION, On.AWARDED} and row.needs} == set()


@pytest.mark.parametrize(
    ("tiles", "winning", "expected"),
    [
        ("123456789m234m1m", "1m", Looks.ONE_SUIT | Looks.RUNS | Looks.NO_TRIPLETS),
        ("11223m99p789p123s", "3m", Looks.OUTSIDE | Looks.RUNS | Looks.TWINS | Looks.NO_TRIPLETS),
        ("111m12345678p55z", "9p", Looks.RUNS),
        ("234567m222s333s5z", "5z", Looks.ANY),
        ("222m333p444s55z66z", "6z", Looks.HONOURS | Looks.TRIPLETS | Looks.NO_RUNS),
    ],
)
def test_looks_are_what_they_say(tiles: str, winning: str, expected: Looks) -> None:
    won = hand(tiles, winning)
    assert expected in map(Looks, looks_of(plan(), won, Facts(tsumo("S"), won.winning)))
