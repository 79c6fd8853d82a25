"""The quick look lets nothing pass that the detailed look would stop, and stops only what is wrong or rare."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.hand import CALLS, Hand, Meld
from engine.kinds import FIVES, KINDS, RED, SEATS
from engine.legality import faults, tile_faults
from engine.legality.law import law_of
from engine.legality.melds import meld_faults
from engine.legality.quick import quick_of
from engine.legality.situation import ROBBED, situation_faults, stake_faults
from engine.notation import parse
from engine.rules.registry import RULE_SETS
from engine.win import TIMINGS, Win
from tests.engine.legality.reading import PINFU, RON, faults_of, hand_of, plan_of, request, win_of

QUICK = {
    name: quick_of(law_of(RULE_SETS[name]))
    for name in ("riichi", "jpml", "tenhou-sanma", "space", "arushiaru", "mj-inflation")
}

TILES = st.sampled_from([*range(KINDS), *(five + RED for five in FIVES)])
SEAT = st.sampled_from(SEATS)
MELDS = [
    Meld("chi", parse("234p"), None, "E"),
    Meld("chi", parse("406s"), parse("0s")[0]),
    Meld("pon", parse("111z"), parse("1z")[0], "W"),
    Meld("minkan", parse("2222z")),
    Meld("ankan", parse("9999p")),
    Meld("kakan", parse("1111m"), None, "E"),
]
HANDS = [
    Hand(parse("234789p345s678s99s"), 22),
    Hand(parse("19m19p19s12345677z"), 33),
    Hand(parse("345s678s99s789p"), 22, (MELDS[2],), apart=True),
    Hand(parse("345s99s"), 22, (MELDS[0], MELDS[3], MELDS[4])),
]
WINS = [
    Win("ron", "S", discarder="E"),
    Win("tsumo", "S"),
    Win("ron", "E", "S", "W", "riichi", ippatsu=True, dora_indicators=parse("1p"), ura_indicators=parse("2p")),
    Win("tsumo", "W", timing="rinshan", dora_indicators=parse("1p7p")),
]


@st.composite
def melds(draw: st.DrawFn) -> Meld:
    meld = draw(st.sampled_from(MELDS))
    changed = {
        "call": st.sampled_from(CALLS),
        "tiles": st.lists(TILES, max_size=5).map(tuple),
        "called": st.none() | TILES,
        "source": st.none() | SEAT,
    }
    fields = draw(st.sets(st.sampled_from(sorted(changed)), max_size=1))
    return replace(meld, **{field: draw(changed[field]) for field in fields})


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    hand = draw(st.sampled_from(HANDS))
    changed = {
        "tiles": st.just(hand.tiles) | st.lists(TILES, min_size=1, max_size=15).map(tuple),
        "winning": st.sampled_from([tile & 63 for tile in hand.tiles]) | st.integers(0, KINDS - 1),
        "melds": st.lists(melds(), max_size=5).map(tuple),
        "nukidora": st.integers(0, 5),
        "gold": st.sampled_from([(), (22,), (22, 22)]),
    }
    if not hand.apart:
        hand = replace(
            hand,
            **{field: draw(changed[field]) for field in draw(st.sets(st.sampled_from(sorted(changed)), max_size=2))},
        )
    places = draw(st.lists(st.integers(0, len(hand.tiles) - 1), max_size=2))
    tiles = list(hand.tiles)
    for place in places:
        tiles[place] = draw(TILES)
    return replace(hand, tiles=tuple(tiles), winning=tiles[-1] & 63 if hand.apart else hand.winning)


@st.composite
def wins(draw: st.DrawFn) -> Win:
    changed = {
        "method": st.sampled_from(("tsumo", "ron")),
        "seat": SEAT,
        "discarder": st.none() | SEAT,
        "riichi": st.sampled_from(("none", "riichi", "double_riichi")),
        "ippatsu": st.booleans(),
        "timing": st.sampled_from(TIMINGS),
        "dora_indicators": st.lists(TILES, max_size=6).map(tuple),
        "ura_indicators": st.lists(TILES, max_size=6).map(tuple),
        "deposits": st.integers(0, 2),
        "wareme": st.none() | st.sampled_from((*SEATS, "all")),
    }
    fields = draw(st.sets(st.sampled_from(sorted(changed)), max_size=2))
    return replace(draw(st.sampled_from(WINS)), **{field: draw(changed[field]) for field in fields})


@settings(max_examples=1500, deadline=None)
@given(st.sampled_from(sorted(QUICK)), hands(), wins())
def test_what_passes_has_no_fault_and_what_has_none_passes_unless_it_is_rare(name: str, hand: Hand, win: Win):
    quick = QUICK[name]
    law = quick.law
    found = [
        *tile_faults(law, hand, win),
        *meld_faults(law, hand, win.seat),
        *situation_faults(law, hand, win),
        *stake_faults(law, win.deposits, win.wareme, ("situation",)),
    ]
    rare = bool(hand.gold) or win.timing in ROBBED
    assert quick.passes(hand, win) is (not found and not rare)


def test_a_passing_win_is_not_looked_at_in_detail(monkeypatch: pytest.MonkeyPatch):
    asked = request("riichi", PINFU, RON, riichi="riichi", dora_indicators="1z", ura_indicators="2z")
    plan, hand, win = plan_of(asked), hand_of(asked["hand"]), win_of(asked["situation"])

    def detailed(*_: object, **__: object):
        raise AssertionError

    monkeypatch.setattr("engine.legality.tile_faults", detailed)
    assert faults(plan, hand, win) == ()


def test_the_rule_sets_of_two_plans_are_kept_apart():
    first = request("riichi", {**PINFU, "winning_tile": "0p"}, RON)
    second = first | {"options": {"red_fives": {"m": 0, "p": 0, "s": 0}}}
    assert [len(faults_of(asked)) for asked in (first, second, first)] == [0, 1, 0]
