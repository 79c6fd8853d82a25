"""Yaku that are asked only of readings with certain looks, or asked once for all readings that look alike."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine import readings, yaku
from engine.facts import Facts, of_honours, of_looks
from engine.hand import Hand
from engine.marks import honours
from engine.plan import Plan
from engine.rules.registry import RULE_SETS
from engine.situation import Situation
from engine.win import Win
from engine.yaku import looks
from engine.yaku.looks import Looks
from engine.yaku.row import On, Yaku
from tests.engine.hands import hand, plan, tsumo
from tests.engine.wire import hand_of, win_of
from tests.reference.generate import requests

HANDS = 30
EVERY = [row for name in yaku.__all__ if isinstance(row := getattr(yaku, name), Yaku)]


def standing(compiled: Plan, tiles: Hand, win: Win) -> Iterator[Facts]:
    """The facts of each reading as groups and a pair, at each place of the winning tile."""
    f = readings.gather(compiled, tiles, win)
    for parts in readings.standard(compiled, f):
        assert readings.look(compiled, f, parts)
        for place in readings.standing(f, parts):
            f.wait, f.opened = place.wait, place.opened
            yield f


def apart(compiled: Plan, tiles: Hand, win: Win) -> Iterator[Facts]:
    """The facts of seven pairs or thirteen orphans."""
    f = readings.gather(compiled, tiles, win)
    if readings.apart(compiled, f):
        yield f


def otherwise(situation: Situation) -> Situation:
    """Another situation with the same winds: what is known of honours is shared by all that have them."""
    return replace(
        situation,
        tsumo=not situation.tsumo,
        dealer=not situation.dealer,
        from_dealer=not situation.from_dealer,
        undrawn=not situation.undrawn,
        riichi="none" if situation.riichi == "double_riichi" else "double_riichi",
        ippatsu=not situation.ippatsu,
        timing="first_turn" if situation.timing != "first_turn" else "last_tile",
        closed=not situation.closed,
    )


@pytest.mark.parametrize("name", RULE_SETS)
def test_no_yaku_holds_where_it_is_not_asked(name: str) -> None:
    compiled = plan(name)
    rows = [award.yaku for award in compiled.rules.yaku]
    there = 0
    for request in requests(name, "looks", HANDS, []):
        won = hand_of(request["hand"]), win_of(request["situation"])
        for f in standing(compiled, *won):
            there += 1
            seen = looks.of(f)
            wrong = [row.id for row in rows if row.on in {On.READING, On.PLACE} and row.holds(f) and row.needs & ~seen]
            assert wrong == []
            wrong = [row.id for row in rows if row.on is On.HONOURS and row.holds(f) and not f.honour_triplets]
            assert wrong == []
        for f in apart(compiled, *won):
            there += 1
            asked = {On.READING: looks.NO_GROUPS, On.LOOKS: looks.NO_GROUPS, On.PLACE: 0, On.HONOURS: 0}
            wrong = [row.id for row in rows if row.on in asked and row.holds(f) and row.needs & ~asked[row.on]]
            assert wrong == []
            assert [row.id for row in rows if row.on in {On.PLACE, On.HONOURS} and row.holds(f)] == []
    assert there > HANDS // 2


@pytest.mark.parametrize("name", ["riichi", "space", "neko", "mj", "neko-mini"])
def test_what_looks_or_honours_decide_needs_nothing_else(name: str) -> None:
    """Every definition of every yaku, asked with all facts and with no other."""
    compiled = plan(name)
    held = set()
    for request in requests(name, "alike", 10 * HANDS, []):
        for f in standing(compiled, hand_of(request["hand"]), win_of(request["situation"])):
            alike = of_looks(f.looks, f.groups), of_honours(honours(f.marks, f.pair), otherwise(f.situation))
            for on, known in zip((On.LOOKS, On.HONOURS), alike, strict=True):
                rows = [row for row in EVERY if row.on is on]
                assert [row.id for row in rows if row.holds(known)] == [row.id for row in rows if row.holds(f)]
                held |= {row.id for row in rows if row.holds(f)}
            assert looks.of(alike[0]) == looks.of(f)
    assert {"tanyao", "haku", "seat_wind", "toitoi", "honitsu"} <= held


def test_every_yaku_of_a_reading_says_what_it_needs() -> None:
    assert [row.id for row in EVERY if row.on in {On.READING, On.PLACE} and not row.needs] == []
    assert [row.id for row in EVERY if row.on not in {On.READING, On.PLACE} and row.needs] == []


@pytest.mark.parametrize(
    ("tiles", "winning", "expected"),
    [
        ("123456789m234m1m", "1m", Looks.ONE_SUIT | Looks.RUNS | Looks.NO_TRIPLETS),
        ("11223m99p789p123s", "3m", Looks.THREE_SUITS | Looks.RUNS | Looks.NO_TRIPLETS),
        ("111m12345678p55z", "9p", Looks.RUNS),
        ("234567m222s333s5z", "5z", Looks.ANY),
        ("222m333p444s55z66z", "6z", Looks.THREE_SUITS | Looks.TRIPLETS),
    ],
)
def test_looks_are_what_they_say(tiles: str, winning: str, expected: Looks) -> None:
    assert expected in [looks.of(f) for f in standing(plan(), hand(tiles, winning), tsumo("S"))]
