"""What the documents say of winners on one discard, draws, counters and the deal; sums done by hand."""

import pytest

from engine.plan import Plan, compile_plan
from engine.rounds import settle
from engine.rules.options import apply
from engine.rules.registry import rule_set
from engine.table import Draw, Next, Table
from tests.engine.hands import CHUN, HAKU, PINFU, hand, plan, ron, seats, tsumo

BOTH = ((PINFU, ron("S", "E")), (HAKU, ron("W", "E")))
"""2,000 for South, the first in turn; 1,300 for West."""
THREE = ((CHUN, ron("E", "W")), (HAKU, ron("S", "W")), (PINFU, ron("N", "W")))
"""North is the first in turn with 2,000; then the dealer with 2,000, South with 1,300."""
SANMA_PINFU = hand("123456p345p67s22p", "8s")
"""Ron, 1 han 30 fu: 1,000. Tsumo, 2 han 20 fu, base 320: 400 and 700."""
SANMA_HAKU = hand("123s99p789p67s555z", "8s")
"""20, 10 for the ron, 8 for the triplet: 1 han 40 fu, a child 1,300, the dealer 2,000."""


def with_options(name: str, **options: object) -> Plan:
    return compile_plan(apply(rule_set(name), options))


def three(*points: int) -> dict[str, int]:
    return dict(zip("ESW", points, strict=True))


def test_several_winners_of_mj() -> None:
    """「ダブロン、トリプルロンあり（供託点・積み棒・連荘条件は頭ハネ…）」"""
    two = settle(plan("mj"), Table("E", 1, honba=2, deposits=1, riichi=("W", "N")), BOTH)
    assert two.deltas == seats(-(2000 + 600 + 1300), 2000 + 600 + 3000, 1300 - 1000, -1000)
    all_three = settle(plan("mj"), Table("E", 4, honba=1), THREE)
    assert all_three.deltas == seats(2000, 1300, -(2000 + 300 + 2000 + 1300), 2000 + 300)
    assert all_three.next == Next("S", 1, 0, 0, None, renchan=False)


def test_an_earlier_mj_keeps_the_deal_whoever_is_first() -> None:
    """「MJ4Evo以前は親が和了していれば席順問わず連荘」"""
    settled = settle(with_options("mj", deal_to="any"), Table("E", 4, honba=1), THREE)
    assert settled.next == Next("E", 4, 2, 0, None, renchan=True)


def test_several_winners_of_mj_sanma() -> None:
    """「ダブロンあり（供託点・積み棒・連荘条件は頭ハネ）」「積み棒は1本1000点として扱う」"""
    wins = ((SANMA_PINFU, ron("S", "E")), (SANMA_HAKU, ron("W", "E")))
    settled = settle(plan("mj-sanma"), Table("E", 1, honba=1, deposits=1), wins)
    assert settled.deltas == three(-(1000 + 1000 + 1300), 1000 + 1000 + 1000, 1300)
    dealer_second = ((SANMA_HAKU, ron("E", "S")), (SANMA_PINFU, ron("W", "S")))
    passed = settle(plan("mj-sanma"), Table("E", 1), dealer_second)
    assert passed.deltas == three(2000, -3000, 1000)
    assert passed.next == Next("E", 2, 0, 0, None, renchan=False)


@pytest.mark.parametrize("rules", ["mj-mleague", "neko"])
def test_one_winner_of_several(rules: str) -> None:
    """「放銃者の下家から順に見て、いちばん近い1人だけが和了する。3人同時でも流局にはならない」"""
    two = settle(plan(rules), Table("E", 1), BOTH)
    assert (two.deltas, two.denied) == (seats(-2000, 2000, 0, 0), ("W",))
    all_three = settle(plan(rules), Table("E", 1), THREE)
    assert (all_three.deltas, all_three.denied) == (seats(0, 0, -2000, 2000), ("E", "S"))
    assert all_three.next == Next("E", 2, 0, 0, None, renchan=False)


def test_three_winners_of_ukiden() -> None:
    """「ダブロン、トリプルロンありです。ただし、積み符と供託立直棒と親権は上家取りとなります」"""
    settled = settle(plan("ukiden"), Table("E", 1, honba=1, deposits=1), THREE)
    assert settled.deltas == seats(2000, 1300, -(2000 + 1500 + 2000 + 1300), 2000 + 1500 + 1000)
    assert settled.next == Next("E", 2, 0, 0, None, renchan=False)


def test_counters_of_ukiden() -> None:
    """「和了点が１本場につき 1500点加算されます」: by tsumo 500 from each; 3 han 20 fu are 700 and 1,300."""
    settled = settle(plan("ukiden"), Table("E", 1, honba=1), ((PINFU, tsumo("S")),))
    assert settled.deltas == seats(-1800, 2700 + 1500, -1200, -1200)


def test_counters_of_neko() -> None:
    """「1本場300点（ツモは各家から100点ずつ）。三人麻雀はロン200点、ツモは2人から100点ずつ」"""
    by_ron = settle(plan("neko"), Table("E", 1, honba=2), ((PINFU, ron("S", "W")),))
    assert by_ron.deltas == seats(0, 2600, -2600, 0)
    by_tsumo = settle(plan("neko"), Table("E", 1, honba=2), ((PINFU, tsumo("S")),))
    assert by_tsumo.deltas == seats(-1500, 3300, -900, -900)
    assert settle(plan("neko-sanma"), Table("E", 1, honba=1), ((SANMA_PINFU, ron("S", "W")),)).deltas == three(
        0, 1200, -1200
    )
    assert settle(plan("neko-sanma"), Table("E", 1, honba=1), ((SANMA_PINFU, tsumo("S")),)).deltas == three(
        -800, 1300, -500
    )


def test_noten_payments_add_no_counters() -> None:
    """「この罰符に積み符の点数は加算されません」; the draw passes the deal and adds a counter."""
    settled = settle(plan("ukiden"), Table("E", 2, honba=3), Draw("exhaustive", ("S", "W")))
    assert settled.deltas == seats(-1500, 1500, 1500, -1500)
    assert settled.next == Next("E", 3, 4, 0, None, renchan=False)


@pytest.mark.parametrize(("length", "wind", "stays"), [
    ("tonpuu", "E", False), ("hanchan", "E", True), ("hanchan", "S", True),
])  # fmt: skip
def test_a_drawn_hand_of_mj(length: str, wind: str, stays: bool) -> None:  # noqa: FBT001
    """「東風戦の荒牌流局は輪荘。半荘戦の荒牌流局は東場・南場とも親の聴牌で連荘」"""
    settled = settle(with_options("mj", length=length), Table(wind, 1), Draw("exhaustive", ("E",)))
    assert settled.next == Next(wind, 1 if stays else 2, 1, 0, None, renchan=stays)


def test_a_nagashi_of_mj_that_is_not_declared() -> None:
    """「アガリボタンを押さないことで流し満貫を宣言しない（無効にする）こともできる」: noten is paid."""
    declared = settle(plan("mj"), Table("E", 1), Draw("exhaustive", ("E",), ("W",)))
    assert declared.deltas == seats(-4000, -2000, 8000, -2000)
    silent = settle(plan("mj"), Table("E", 1), Draw("exhaustive", ("E",)))
    assert silent.deltas == seats(3000, -1000, -1000, -1000)


def test_nagashi_of_neko() -> None:
    """「満貫ツモと同じ支払いを受け、聴牌料のやり取りはしない」; the counters and the stick stay."""
    settled = settle(plan("neko"), Table("E", 1, honba=2, deposits=1), Draw("exhaustive", ("E",), ("W",)))
    assert settled.deltas == seats(-4000, -2000, 8000, -2000)
    assert settled.next == Next("E", 1, 3, 1, None, renchan=True)


def test_a_drawn_hand_of_arushiaru_pays_nothing_and_passes_the_deal() -> None:
    settled = settle(plan("arushiaru"), Table("E", 1, honba=1), Draw("exhaustive", ("E",)))
    assert settled.payments == ()
    assert settled.next == Next("E", 2, 2, 0, None, renchan=False)
