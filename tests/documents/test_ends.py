"""What the documents say of the game's end: the last hand, the dealer who stops, busts."""

from dataclasses import replace

import pytest

from engine import round_faults
from engine.plan import Plan, compile_plan
from engine.rounds import settle
from engine.rules.options import apply
from engine.rules.registry import rule_set
from engine.table import Draw, Table
from tests.engine.hands import PINFU, hand, plan, ron, tsumo

SANMA_PINFU = hand("123456p345p67s22p", "8s")
FOUR = (25000, 25000, 25000, 25000)
THREE = (35000, 35000, 35000)
ALL_TENPAI = Draw("exhaustive", ("E", "S", "W", "N"))
ALL_NOTEN = Draw("exhaustive")


def at(wind: str, number: int, *points: int) -> Table:
    return Table(wind, number, points=dict(zip("ESWN", points, strict=False)))


def played_over(name: str, length: str | None) -> Plan:
    return compile_plan(apply(rule_set(name), {"length": length}))


@pytest.mark.parametrize(("rules", "points", "over"), [
    # PINFU by ron of South from West: 2,000.
    ("ukiden", (25000, 25000, 1900, 48100), "bust"),
    ("ukiden", (25000, 25000, 2000, 48000), None),
    ("mj", (25000, 25000, 1900, 48100), "bust"),
    ("mj", (25000, 25000, 2000, 48000), None),
    ("mj-mleague", (25000, 25000, 1900, 48100), None),
    ("neko", (25000, 25000, 1900, 48100), "bust"),
    ("neko", (25000, 25000, 2000, 48000), None),
    ("neko-1500", (1500, 1500, 1500, 1500), "bust"),
    ("neko-1500", (1300, 1400, 2000, 1300), None),
    ("neko-mini", (25000, 25000, 2000, 48000), None),
])  # fmt: skip
def test_below_zero_ends_a_game(rules: str, points: tuple[int, ...], over: str | None) -> None:
    """「持ち点が 0点未満になった場合は飛びで終了」「0点ちょうどの場合は続行」"""
    wins = ((MINI if rules == "neko-mini" else PINFU, ron("S", "W")),)
    assert settle(plan(rules), at("E", 1, *points), wins).game_over == over


@pytest.mark.parametrize("bust", [True, False])
def test_fifteen_hundred_points_end_below_zero_whatever_is_set(bust: bool) -> None:  # noqa: FBT001 - the option's value
    """「1500点戦は、箱割れを無しにしても持ち点が0点未満になった時点で終了する」.

    「箱割れ有りのときは持ち点1,000点以上も必要」: East may declare with 500 where it is off. South takes 2,000.
    """
    played = compile_plan(apply(rule_set("neko-1500"), {"bust": bust}))
    assert settle(played, at("E", 1, 1500, 1500, 1500, 1500), ((PINFU, ron("S", "W")),)).game_over == "bust"
    assert settle(played, at("E", 1, 1300, 1400, 2000, 1300), ((PINFU, ron("S", "W")),)).game_over is None
    declared = replace(at("E", 1, 500, 1500, 2000, 2000), riichi=("E",))
    found = [fault.code for fault in round_faults.faults(played, declared, draw=Draw("four_winds"))]
    assert found == (["riichi_below_1000"] if bust else [])


MINI = hand("234567p2s", "2s")
"""Seven tiles and the winning one: tanyao, closed, a tanki: 20 + 10 + 2, 40 fu 1 han, 1,300."""


@pytest.mark.parametrize(("rules", "length", "last", "before"), [
    ("ukiden", None, ("E", 4), ("E", 3)),
    ("mj", "hanchan", ("S", 4), ("E", 4)),
    ("mj", "tonpuu", ("E", 4), ("E", 3)),
    ("neko", "hanchan", ("S", 4), ("E", 4)),
    ("neko", "tonpuu", ("E", 4), ("E", 3)),
    ("neko-tonpuu", None, ("E", 4), ("E", 3)),
    ("arushiaru", None, ("S", 4), ("E", 4)),
    ("mj-sanma", None, ("S", 3), ("E", 3)),
    ("neko-sanma", "hanchan", ("S", 3), ("E", 3)),
    ("neko-sanma", "tonpuu", ("E", 3), ("E", 2)),
])  # fmt: skip
def test_the_last_hand(rules: str, length: str | None, last: tuple[str, int], before: tuple[str, int]) -> None:
    """「西入なし」「延長戦: なし」: a child wins the last hand, nobody has 30,000, and the game is over."""
    sanma = "sanma" in rules
    winner, points = (SANMA_PINFU, THREE) if sanma else (PINFU, FOUR)
    wins = ((winner, ron("S", "W")),)
    assert settle(played_over(rules, length), at(*last, *points), wins).game_over == "last_hand"
    assert settle(played_over(rules, length), at(*before, *points), wins).game_over is None


@pytest.mark.parametrize(("rules", "last"), [("ukiden", ("E", 4)), ("mj", ("S", 4)), ("neko", ("S", 4))])
def test_a_dealer_who_wins_the_last_hand(rules: str, last: tuple[str, int]) -> None:
    """「アガった際、トップでなければ連荘、トップなら終了」: 1,300 from each, so 25,000 is third and 26,100 first."""
    wins = ((PINFU, tsumo("E")),)
    third = settle(plan(rules), at(*last, 21100, 26000, 25000, 27900), wins)
    assert third.game_over is None
    assert third.next is not None
    assert (third.next.round, third.next.number, third.next.renchan) == (*last, True)
    assert settle(plan(rules), at(*last, 22200, 27200, 25400, 25200), wins).game_over == "agari_yame"


def test_a_dealer_of_neko_who_waits_at_the_end_of_the_last_hand() -> None:
    """「聴牌で流局し、その時点でトップなら自動で終局する」"""
    first, second = (28000, 24000, 24000, 24000), (24000, 28000, 24000, 24000)
    assert settle(plan("neko"), at("S", 4, *first), ALL_TENPAI).game_over == "tenpai_yame"
    assert settle(plan("neko"), at("S", 4, *second), ALL_TENPAI).game_over is None
    assert settle(plan("neko"), at("S", 4, *first), ALL_NOTEN).game_over == "last_hand"
