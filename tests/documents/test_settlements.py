"""What the documents say of settling a game: start and return points, uma, ties, sticks; sums done by hand."""

import pytest

from engine.games import settle
from engine.plan import compile_plan
from engine.rules.options import apply
from engine.rules.registry import rule_set


def totals(name: str, *points: int, deposits: int = 0, **options: object) -> list[float]:
    game = settle(compile_plan(apply(rule_set(name), options)), points, deposits)
    return [result.total / 100 for result in game.results]


def test_ukiden_is_settled() -> None:
    """「25000点持ちの 30000点返し」「差額の 5000点 × 4 = 20000点はトップの得点に加算」「トップ (+20000点)」…"""
    assert totals("ukiden", 35000, 28000, 22000, 15000) == [5.0 + 20 + 20, -2.0 + 10, -8.0 - 10, -15.0 - 20]


@pytest.mark.parametrize(("options", "points", "expected"), [
    # 「順位ウマはワンスリー（10-30）」「スコアは五捨六入せず小数点（100点単位）まで計算する」
    ({}, (35100, 28000, 21900, 15000), [5.1 + 30 + 20, -2.0 + 10, -8.1 - 10, -15.0 - 30]),
    # 「東風戦は20,000点持ちの25,000点返し」
    ({"length": "tonpuu"}, (30000, 22000, 18000, 10000), [5.0 + 30 + 20, -3.0 + 10, -7.0 - 10, -15.0 - 30]),
    # 「アプリ版及びMJ4Evo以前はワンツー（10-20）」
    ({"uma": [20, 10, -10, -20]}, (35100, 28000, 21900, 15000), [45.1, 8.0, -18.1, -35.0]),
    # 「MJ4Evoまでは整数部のみ計算」: 28, 21 and 14; the first takes minus the sum of the others.
    ({"rounding": "truncate"}, (35100, 28900, 21900, 14100), [57.0, -2.0 + 10, -9.0 - 10, -16.0 - 30]),
])  # fmt: skip
def test_mj_is_settled(options: dict[str, object], points: tuple[int, ...], expected: list[float]) -> None:
    assert totals("mj", *points, **options) == pytest.approx(expected)


def test_mj_sanma_is_settled() -> None:
    """「ウマは、1位：+30、2位：0、3位：-30（2位の沈みウマはなし。」"""
    assert totals("mj-sanma", 40000, 20000, 15000) == [10.0 + 30 + 15, -10.0, -15.0 - 30]


def test_the_earlier_uma_of_mj_sanma() -> None:
    """「MJ4Evo以前では採用し2位沈みで1位：+30、2位：-10、3位：-20」"""
    floating = {"1": [30, -10, -20]}
    assert totals("mj-sanma", 40000, 20000, 15000, floating_uma=floating) == [10.0 + 30 + 15, -10.0 - 10, -15.0 - 20]
    assert totals("mj-sanma", 31000, 30000, 14000, floating_uma=floating) == [1.0 + 30 + 15, 0.0, -16.0 - 30]


@pytest.mark.parametrize(("rules", "points", "deposits", "expected"), [
    # 「25,000点持ち30,000点返し、ウマは+20/+10/-10/-20」
    ("neko", (35000, 28000, 22000, 15000), 0, [45.0, 8.0, -18.0, -35.0]),
    # 「起家から座順が先の人を上位にする」
    ("neko", (30000, 30000, 20000, 20000), 0, [0.0 + 20 + 20, 0.0 + 10, -10.0 - 10, -10.0 - 20]),
    # 「流局で終わった最終局の立直棒は、トップが受け取る」
    ("neko", (34000, 28000, 22000, 15000), 1, [45.0, 8.0, -18.0, -35.0]),
    # 「三人麻雀は30,000点持ち35,000点返し、ウマは+20/±0/-20」
    ("neko-sanma", (45000, 30000, 15000), 0, [10.0 + 20 + 15, -5.0, -20.0 - 20]),
    # 「全員1,500点持ち」
    ("neko-1500", (3000, 2000, 1100, -100), 0, [1.5, 0.5, -0.4, -1.6]),
    ("neko-sanma-1500", (3000, 1600, -100), 0, [1.5, 0.1, -1.6]),
])  # fmt: skip
def test_neko_is_settled(rules: str, points: tuple[int, ...], deposits: int, expected: list[float]) -> None:
    assert totals(rules, *points, deposits=deposits) == expected
