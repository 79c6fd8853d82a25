"""What a rule set makes of a situation: its yaku, the pairs with fu, what han and fu are worth to whom."""

import pytest

from engine.kinds import CHUN, EAST, HAKU, HATSU, NORTH, SOUTH, WEST
from engine.plan import Plan
from engine.score import score
from engine.situation import Situated, Situation, situation_of
from engine.terms import Terms
from engine.yaku import CHINITSU
from engine.yaku import PINFU as PINFU_TSUMO
from tests.engine.hands import PINFU, hand, plan, plan_but, tsumo

RON_OF_SOUTH: Situated = ("ron", "S", "W", "E", "none", False, "normal", False)
TSUMO_OF_EAST: Situated = ("tsumo", "E", None, "S", "riichi", True, "last_tile", True)


def yaku(compiled: Plan, terms: Terms) -> list[str]:
    return [award.yaku.id for i, award in enumerate(compiled.rules.yaku) if terms.yaku >> i & 1]


def test_a_situation_is_told_by_its_key() -> None:
    assert situation_of(RON_OF_SOUTH) == Situation(
        tsumo=False, dealer=False, from_dealer=False, undrawn=False, seat_wind=SOUTH, round_wind=EAST,
        riichi="none", ippatsu=False, timing="normal", closed=False,
    )  # fmt: skip
    assert situation_of(TSUMO_OF_EAST) == Situation(
        tsumo=True, dealer=True, from_dealer=False, undrawn=False, seat_wind=EAST, round_wind=SOUTH,
        riichi="riichi", ippatsu=True, timing="last_tile", closed=True,
    )  # fmt: skip


@pytest.mark.parametrize(("seat", "discarder", "from_dealer", "undrawn"), [
    ("S", "E", True, True), ("W", "E", True, True), ("N", "W", False, True), ("E", "N", False, False),
    ("S", "W", False, False), ("E", None, False, False),
])  # fmt: skip
def test_who_discarded(seat: str, discarder: str | None, *, from_dealer: bool, undrawn: bool) -> None:
    found = situation_of(("ron", seat, discarder, "E", "none", False, "first_turn", True))
    assert (found.from_dealer, found.undrawn) == (from_dealer, undrawn)


def test_the_yaku_of_a_situation() -> None:
    riichi = plan("riichi")
    assert yaku(riichi, riichi.terms[RON_OF_SOUTH]) == []
    assert yaku(riichi, riichi.terms[TSUMO_OF_EAST]) == ["riichi", "ippatsu", "menzen_tsumo", "haitei"]


def test_pairs_with_fu_are_dragons_and_the_two_winds() -> None:
    dragons = {HAKU: 2, HATSU: 2, CHUN: 2}
    assert plan("riichi").terms[RON_OF_SOUTH].pair_fu == dragons | {EAST: 2, SOUTH: 2}
    assert plan("riichi").terms[TSUMO_OF_EAST].pair_fu == dragons | {EAST: 2, SOUTH: 2}
    west = ("ron", "W", "E", "W", "none", False, "normal", False)
    assert plan("riichi").terms[west].pair_fu == dragons | {WEST: 4}
    assert plan("mleague").terms[west].pair_fu == dragons | {WEST: 2}
    north = ("tsumo", "S", None, "E", "none", False, "normal", True)
    assert plan("tenhou-sanma").terms[north].pair_fu == dragons | {EAST: 2, SOUTH: 2}
    assert plan("mj-sanma").terms[north].pair_fu == dragons | {EAST: 2, SOUTH: 2, NORTH: 2}
    norths = ("tsumo", "W", None, "N", "none", False, "normal", True)
    assert plan("mj-sanma").terms[norths].pair_fu == dragons | {WEST: 2, NORTH: 2}
    assert plan("mj-sanma-red-north").terms[norths].pair_fu == dragons | {WEST: 2}


@pytest.mark.parametrize(("key", "counted", "yakuman"), [
    (RON_OF_SOUTH, 3900, 32000), (("ron", "E", "S", *RON_OF_SOUTH[3:]), 5800, 48000),
    (("tsumo", "S", None, *RON_OF_SOUTH[3:]), 4000, 32000), (TSUMO_OF_EAST, 6000, 48000),
])  # fmt: skip
def test_three_han_of_thirty_fu_and_a_yakuman(key: Situated, counted: int, yakuman: int) -> None:
    """Base 960: 3,840 and 5,760, rounded up; 1,000 + 1,000 + 2,000; 2,000 from each. Base 8,000: four or six times."""
    terms = plan("riichi").terms[key]
    amount = terms.amounts[3, 30]
    assert (amount.han, amount.fu, amount.base, amount.limit, amount.points) == (3, 30, 960, None, counted)
    assert terms.amounts[3, 30] is amount
    amount = terms.fixed[8000, "yakuman"]
    assert (amount.han, amount.fu, amount.base, amount.limit, amount.points) == (0, None, 8000, "yakuman", yakuman)
    assert terms.fixed[8000, "yakuman"] is amount


def test_what_a_situation_does_not_change_is_shared() -> None:
    compiled = plan("riichi")
    one, other = compiled.terms[RON_OF_SOUTH], compiled.terms["ron", "N", "W", "E", "none", False, "chankan", False]
    assert one.amounts is other.amounts
    assert one.fixed is other.fixed
    assert one.worths is other.worths
    assert one.frames is other.frames
    closed = compiled.terms["ron", "S", "W", "E", "none", False, "normal", True]
    assert one.honours is closed.honours
    assert one.worths is not closed.worths
    assert one.frames is not closed.frames
    drawn = compiled.terms["tsumo", "S", None, "E", "none", False, "normal", False]
    assert one.amounts is not drawn.amounts
    assert one.fixed is not drawn.fixed
    kan = compiled.terms["tsumo", "S", None, "E", "none", False, "rinshan", False]
    assert kan.frames is not drawn.frames


def test_a_rule_set_without_the_yaku_that_fu_heed() -> None:
    """2 for the tsumo, which pinfu would spare; no ten fu for the first yaku of the list."""
    drawn = score(plan_but("riichi", without=(PINFU_TSUMO,)), PINFU, tsumo("S", riichi="riichi"))
    assert drawn.yaku[0].id == "riichi"
    assert [(line.id, line.fu) for line in drawn.fu_details] == [("base", 20), ("tsumo", 2), ("rounding", 8)]
    bare = plan_but("arushiaru", without=(CHINITSU,))
    kanchan = hand("12356799m13s456s", "2s")
    alone = score(bare, kanchan, tsumo("S"))
    assert [line.id for line in alone.yaku] == ["menzen_tsumo"] == [bare.rules.yaku[0].yaku.id]
    assert [(line.id, line.fu) for line in alone.fu_details] == [
        ("base", 20), ("tsumo", 2), ("wait_kanchan", 2), ("rounding", 6),
    ]  # fmt: skip
