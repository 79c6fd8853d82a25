"""From the last points to the scores: uma, oka, rounding, ties, sticks, bust prizes, tops; sums done by hand."""

from typing import Any

import pytest

from engine.games import Bust, Game, settle
from engine.plan import Plan
from engine.rounding import ROUNDINGS
from tests.engine.hands import plan, plan_but


def totals(rules: Plan, *points: int, deposits: int = 0, busts: tuple[Bust, ...] = ()) -> list[float]:
    """Totals by starting seat, in thousands; the parts of each add up to it."""
    game = settle(rules, points, deposits, busts)
    for result in game.results:
        assert result.total == result.base + result.uma + result.oka + result.bust
    return [result.total / 100 for result in game.results]


def ranks(game: Game) -> list[int]:
    return [result.rank for result in game.results]


def test_every_part_of_a_score() -> None:
    """The contract's example: the first takes the stick, then 2.2, 30 of uma (with its 20 of oka)."""
    game = settle(plan("mleague"), (31200, 24800, 22000, 21000), 1)
    first = game.results[0]
    assert (first.seat, first.points, first.rank, first.base, first.uma, first.oka) == (0, 32200, 1, 220, 3000, 2000)
    assert (first.bust, first.total, first.sunk) == (0, 5220, None)
    assert (game.leftover_to, game.top) == ((0,), None)
    assert [result.total for result in game.results] == [5220, -520 + 1000, -800 - 1000, -900 - 3000]


def test_no_sticks_and_nobody_takes_them() -> None:
    game = settle(plan(), (35000, 28000, 22000, 15000))
    assert game.leftover_to == ()
    assert [result.points for result in game.results] == [35000, 28000, 22000, 15000]


@pytest.mark.parametrize(("rules", "points", "expected"), [
    ("riichi", (35000, 28000, 22000, 15000), [45.0, 8.0, -18.0, -35.0]),
    ("riichi", (15000, 22000, 28000, 35000), [-35.0, -18.0, 8.0, 45.0]),
    ("tenhou-sanma", (50000, 34000, 21000), [45.0, -6.0, -39.0]),
    ("mahjongsoul-sanma", (50000, 34000, 21000), [30.0, -1.0, -29.0]),
    ("mj-sanma", (40000, 20000, 15000), [55.0, -10.0, -45.0]),
    ("ema", (45000, 30000, 25000, 20000), [30.0, 5.0, -10.0, -25.0]),
    ("arushiaru", (2290, 1240, 2180, 2290), [0.29, -0.76, 0.18, 0.29]),
    ("neko-1500", (3000, 2000, 1100, -100), [1.5, 0.5, -0.4, -1.6]),
    ("mj-sanma-inflation", (80000, 40000, 15000), [75.0, -10.0, -65.0]),
])  # fmt: skip
def test_fixed_uma_and_oka(rules: str, points: tuple[int, ...], expected: list[float]) -> None:
    assert totals(plan(rules), *points) == expected


@pytest.mark.parametrize(("points", "expected"), [
    # One at 30,000 or more 12/-1/-3/-8; two 8/4/-4/-8; three 8/3/1/-12; all 8/4/-4/-8.
    ((60000, 25000, 20000, 15000), [42.0, -6.0, -13.0, -23.0]),
    ((50000, 30000, 25000, 15000), [28.0, 4.0, -9.0, -23.0]),
    ((40000, 35000, 30000, 15000), [18.0, 8.0, 1.0, -27.0]),
    ((30000, 30000, 30000, 30000), [0.0, 0.0, 0.0, 0.0]),
])  # fmt: skip
def test_floating_uma(points: tuple[int, ...], expected: list[float]) -> None:
    assert totals(plan("jpml"), *points) == expected


def test_sticks_that_nobody_takes_bring_nobody_to_the_return_points() -> None:
    """jpml: 29,000 stays below; with the stick it would have been two at 30,000."""
    game = settle(plan("jpml"), (45000, 29000, 25000, 20000), 1)
    assert game.leftover_to == ()
    assert [result.uma for result in game.results] == [1200, -100, -300, -800]


def test_sticks_count_among_the_points_of_who_takes_them() -> None:
    """The first's 29,500 and a stick are at the return points: one there, so its uma."""
    rules = plan_but("jpml", settlement={"leftover_deposits": "first", "floating_uma": {1: (12, -1, -3, -8)}})
    game = settle(rules, (29500, 29000, 29000, 31500 - 2000), 3)
    assert game.leftover_to == (0, 3)
    assert [result.points for result in game.results] == [31000, 29000, 29000, 31000]


@pytest.mark.parametrize(("ties", "expected"), [("seat_order", [1, 2, 4, 3]), ("split", [1, 1, 4, 3])])
def test_ranks_of_equal_points(ties: str, expected: list[int]) -> None:
    rules = plan_but("riichi", settlement={"ties": ties})
    assert ranks(settle(rules, (30000, 30000, 19000, 21000))) == expected


class TestSharedRanks:
    def test_two_firsts_share_uma_and_oka(self) -> None:
        """mleague: (30 + 10) / 2 and 20 / 2 each."""
        assert totals(plan("mleague"), 30000, 30000, 20000, 20000) == [30.0, 30.0, -30.0, -30.0]

    def test_three_firsts_share_in_hundreds_the_rest_with_the_earlier_seat(self) -> None:
        """Of 30 + 10 - 10 each has 10; of 20 each 6.6, and the earlier 0.2 more."""
        game = settle(plan("mleague"), (10000, 30000, 30000, 30000))
        assert ranks(game) == [4, 1, 1, 1]
        assert [result.uma for result in game.results] == [-3000, 1000, 1000, 1000]
        assert [result.oka for result in game.results] == [0, 680, 660, 660]

    def test_a_loss_is_shared_so_too(self) -> None:
        """10 - 10 - 20 among three: 6.7 each, the earlier 6.6."""
        rules = plan_but("riichi", settlement={"ties": "split"})
        game = settle(rules, (40000, 20000, 20000, 20000))
        assert [result.uma for result in game.results] == [2000, -660, -670, -670]

    def test_all_equal(self) -> None:
        assert totals(plan("kyoukai"), 25000, 25000, 25000, 25000) == [0.0, 0.0, 0.0, 0.0]

    def test_tied_firsts_share_the_sticks_in_hundreds(self) -> None:
        """mleague: one stick among three is 400, 300, 300; their ranks stay shared."""
        game = settle(plan("mleague"), (33000, 33000, 0, 33000), 1)
        assert game.leftover_to == (0, 1, 3)
        assert [result.points for result in game.results] == [33400, 33300, 0, 33300]
        assert ranks(game) == [1, 1, 4, 1]

    def test_by_seat_order_the_earlier_first_takes_them(self) -> None:
        game = settle(plan("riichi"), (33000, 33000, 0, 33000), 1)
        assert game.leftover_to == (0,)
        assert ranks(game) == [1, 2, 4, 3]


@pytest.mark.parametrize(("rounding", "points", "expected"), [
    ("none", 24560, 2456), ("none", -5500, -550),
    ("gosharokunyu", 24500, 2400), ("gosharokunyu", 24510, 2500), ("gosharokunyu", 24600, 2500),
    ("gosharokunyu", -5500, -500), ("gosharokunyu", -5600, -600),
    ("shishagonyu", 24400, 2400), ("shishagonyu", 24500, 2500),
    ("shishagonyu", -5400, -500), ("shishagonyu", -5500, -600),
    ("half_away", 21500, 2200), ("half_away", -5500, -600),
    ("gosharokunyu", 24501, 2500), ("gosharokunyu", -5501, -600), ("shishagonyu", 24499, 2400),
    ("truncate", 24900, 2400), ("truncate", -5900, -500), ("truncate", -900, 0), ("truncate", 3000, 300),
])  # fmt: skip
def test_rounding_of_final_points(rounding: str, points: int, expected: int) -> None:
    assert ROUNDINGS[rounding](points) == expected


@pytest.mark.parametrize(("rounding", "expected"), [
    # 22,500 and 14,500 are below the return points: 22 and 14, 23 and 15.
    ("gosharokunyu", [46.0, 8.0, -18.0, -36.0]),
    ("half_away", [44.0, 8.0, -17.0, -35.0]),
    ("shishagonyu", [44.0, 8.0, -17.0, -35.0]),
    ("truncate", [46.0, 8.0, -18.0, -36.0]),
    ("none", [45.0, 8.0, -17.5, -35.5]),
])  # fmt: skip
def test_the_first_takes_minus_the_sum_of_the_others(rounding: str, expected: list[float]) -> None:
    assert totals(plan_but("riichi", settlement={"rounding": rounding}), 35000, 28000, 22500, 14500) == expected


def test_tied_firsts_share_minus_the_sum_of_the_others() -> None:
    """ema, half away: 24,500 is 25, 20,500 is 21: -10 and -24, so 34 for two."""
    rules = plan_but("ema", settlement={"rounding": "half_away"})
    assert totals(rules, 37500, 37500, 24500, 20500) == [17.0, 17.0, -10.0, -24.0]


def test_a_half_of_a_hundred_points_is_no_rest() -> None:
    """1,500 each, shared and truncated: -1 - 1.5 is -2.5 for the third, and 1.25 for each of two firsts."""
    rules = plan_but("neko-sanma-1500", settlement={"rounding": "truncate", "ties": "split"})
    assert totals(rules, 2800, 2800, -1100) == [1.25, 1.25, -2.5]


@pytest.mark.parametrize(("oka", "first"), [(None, 45.0), (0, 25.0), (10, 35.0), (2.5, 27.5)])
def test_oka(oka: float | None, first: float) -> None:
    assert totals(plan_but("riichi", settlement={"oka": oka}), 35000, 28000, 22000, 15000)[0] == first


def test_uma_of_half_thousands() -> None:
    rules = plan_but("riichi", settlement={"uma": (12.5, 2.5, -2.5, -12.5)})
    assert totals(rules, 35000, 28000, 22000, 15000) == [37.5, 0.5, -10.5, -27.5]


class TestBustPrizes:
    """「トビ賞あり（SCORE +10、順位確定後に清算）」"""

    def test_who_busts_another_takes_ten(self) -> None:
        assert totals(plan("mj-wareme"), 55900, -3300, 23800, 23600, busts=(Bust(1, (0,)),)) == [
            85.9,
            -73.3,
            3.8,
            -16.4,
        ]

    @pytest.mark.parametrize(
        ("busted", "by", "taker"), [(1, (0, 2, 3), 2), (1, (0, 3), 3), (3, (1, 2), 1), (2, (1, 0), 0)]
    )
    def test_of_several_the_nearest_in_turn_after_the_busted(
        self, busted: int, by: tuple[int, ...], taker: int
    ) -> None:
        """「トビのプレイヤーから数えて最もツモ順が近いプレイヤー」"""
        points = [35000] * 4
        points[busted] = -5000
        prizes = [result.bust for result in settle(plan("mj-wareme"), tuple(points), 0, (Bust(busted, by),)).results]
        assert prizes == [1000 if seat == taker else -1000 if seat == busted else 0 for seat in range(4)]

    def test_two_busted_at_once_pay_both(self) -> None:
        busts = (Bust(0, (1,)), Bust(2, (1,)))
        assert totals(plan("mj-sanma-inflation"), -11500, 178500, -32000, busts=busts) == [-71.5, 193.5, -122.0]

    def test_prizes_come_after_rounding(self) -> None:
        """25 - 30 + 10, 20 - 30 - 10, -5 - 30 - 30, and 80 for the first; then ten change hands."""
        rules = plan_but("mj-wareme", settlement={"rounding": "half_away"})
        prized = totals(rules, 60400, 24600, 20000, -5000, busts=(Bust(3, (1,)),))
        assert prized == [80.0, 5.0 + 10.0, -20.0, -65.0 - 10.0]


class TestTops:
    @pytest.mark.parametrize(("points", "top", "sunk"), [
        ((4100, 1500, 1200, 1200), "A", [False, True, True, True]),
        ((2000, 4000, 1000, 1000), "B", [False, False, True, True]),
        ((2000, 2000, 4000, 0), "C", [False, False, False, True]),
        ((2000, 2000, 2000, 2000), None, [False, False, False, False]),
    ])  # fmt: skip
    def test_by_how_many_sank(self, points: tuple[int, ...], top: str | None, sunk: list[bool]) -> None:
        game = settle(plan("boo"), points)
        assert (game.top, [result.sunk for result in game.results]) == (top, sunk)

    def test_scores_are_the_points_less_the_start(self) -> None:
        assert totals(plan("boo"), 4100, 1500, 1200, 1200) == [2.1, -0.5, -0.8, -0.8]

    def test_other_rule_sets_do_not_ask(self) -> None:
        game: Any = settle(plan("arushiaru"), (4100, 1500, 1200, 1200))
        assert (game.top, [result.sunk for result in game.results]) == (None, [None] * 4)
