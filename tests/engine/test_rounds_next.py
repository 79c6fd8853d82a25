"""What follows a hand: round and number, the points at the new seats, and every way a game ends."""

import pytest

from engine.rounds import settle
from engine.table import Draw, Table
from tests.engine.hands import PINFU, plan, plan_but, ron, seats, tsumo

ALL_NOTEN = Draw("exhaustive")
"""Nobody pays, the dealer is noten."""
ALL_TENPAI = Draw("exhaustive", ("E", "S", "W", "N"))
"""Nobody pays, the dealer is tenpai."""
THREE_TENPAI = Draw("exhaustive", ("E", "S", "W"))


@pytest.mark.parametrize(("rules", "hand", "following"), [
    ("riichi", ("E", 1), ("E", 2)),
    ("riichi", ("E", 4), ("S", 1)),
    ("tenhou-sanma", ("E", 2), ("E", 3)),
    ("tenhou-sanma", ("E", 3), ("S", 1)),
    ("tenhou", ("S", 4), ("W", 1)),
    ("tenhou-sanma", ("S", 3), ("W", 1)),
    ("arushiaru", ("E", 4), ("S", 1)),
])  # fmt: skip
def test_the_next_hand_once_the_deal_has_passed(rules: str, hand: tuple[str, int], following: tuple[str, int]) -> None:
    after = settle(plan(rules), Table(*hand), ALL_NOTEN).next
    assert after is not None
    assert (after.round, after.number, after.renchan) == (*following, False)


def test_points_go_with_their_players_when_the_deal_passes() -> None:
    """Who was South is East, and East sits North now (West with three players)."""
    after = settle(plan(), Table(points=seats(28000, 27000, 24000, 21000)), ALL_NOTEN).next
    assert after is not None
    assert after.points == seats(27000, 24000, 21000, 28000)
    three = settle(plan("tenhou-sanma"), Table(points=seats(30000, 35000, 40000)), ALL_NOTEN).next
    assert three is not None
    assert three.points == {"E": 35000, "S": 40000, "W": 30000}


@pytest.mark.parametrize(("rules", "hand", "draw", "points", "over"), [
    # The last hand, and no extra round.
    ("ukiden", ("E", 4), ALL_NOTEN, (25000, 25000, 25000, 25000), "last_hand"),
    ("ukiden", ("E", 4), ALL_TENPAI, (31000, 23000, 23000, 23000), "last_hand"),
    ("riichi", ("S", 4), ALL_NOTEN, (25000, 25000, 25000, 25000), "last_hand"),
    ("arushiaru", ("S", 4), Draw("nine_terminals"), (2000, 2000, 2000, 2000), "last_hand"),
    ("mj-sanma", ("S", 3), Draw("exhaustive", ("E", "S", "W")), (25000, 25000, 25000), "last_hand"),
    ("mj", ("S", 4), Draw("four_winds"), (40000, 20000, 20000, 20000), "last_hand"),
    ("mj", ("S", 4), Draw("nine_terminals"), (40000, 20000, 20000, 20000), None),
    # Tenpai-yame: the dealer first, and where there is an extra round with its target.
    ("riichi", ("S", 4), ALL_TENPAI, (40000, 20000, 20000, 20000), None),
    ("neko", ("S", 4), ALL_TENPAI, (28000, 24000, 24000, 24000), "tenpai_yame"),
    ("neko", ("S", 4), ALL_TENPAI, (28000, 28000, 22000, 22000), None),
    ("neko", ("S", 3), ALL_TENPAI, (40000, 20000, 20000, 20000), None),
    ("neko", ("S", 4), Draw("four_kans", ("E",)), (40000, 20000, 20000, 20000), None),
    ("tenhou", ("S", 4), ALL_TENPAI, (30000, 24000, 23000, 23000), "tenpai_yame"),
    ("tenhou", ("S", 4), ALL_TENPAI, (29900, 24100, 23000, 23000), None),
    ("tenhou", ("S", 4), ALL_TENPAI, (30000, 31000, 20000, 19000), None),
    ("tenhou-sanma", ("S", 3), Draw("exhaustive", ("E", "S", "W")), (40000, 35000, 30000), "tenpai_yame"),
    ("tenhou-sanma", ("S", 3), Draw("exhaustive", ("E", "S", "W")), (39900, 35100, 30000), None),
    # The extra round: only without a leader at the target, and until there is one.
    ("tenhou", ("S", 4), ALL_NOTEN, (25000, 30000, 25000, 20000), "last_hand"),
    ("tenhou", ("S", 4), ALL_NOTEN, (25000, 29900, 25100, 20000), None),
    ("tenhou", ("S", 3), ALL_NOTEN, (25000, 35000, 20000, 20000), None),
    ("tenhou", ("W", 1), ALL_NOTEN, (25000, 30000, 25000, 20000), "target_reached"),
    ("tenhou", ("W", 2), ALL_TENPAI, (25000, 30000, 25000, 20000), "target_reached"),
    ("tenhou", ("W", 2), Draw("four_winds"), (25000, 30000, 25000, 20000), "target_reached"),
    ("tenhou", ("W", 3), ALL_NOTEN, (29900, 29900, 20200, 20000), None),
    ("tenhou", ("W", 4), ALL_NOTEN, (29900, 29900, 20200, 20000), "last_hand"),
    ("tenhou", ("W", 4), ALL_TENPAI, (29900, 29800, 20300, 20000), None),
    ("tenhou-sanma", ("W", 1), Draw("exhaustive"), (39900, 35100, 30000), None),
    ("tenhou-sanma", ("W", 1), Draw("exhaustive"), (40000, 35000, 30000), "target_reached"),
    # Bust: below zero, not at zero, at any hand; in boo at zero too.
    ("riichi", ("E", 1), THREE_TENPAI, (25000, 25000, 47100, 2900), "bust"),
    ("riichi", ("E", 1), THREE_TENPAI, (25000, 25000, 47000, 3000), None),
    ("mleague", ("E", 1), THREE_TENPAI, (25000, 25000, 47100, 2900), None),
    ("arushiaru", ("E", 1), ALL_NOTEN, (2000, 2000, 4100, -100), None),
    ("boo", ("E", 1), ALL_NOTEN, (2000, 2000, 4000, 0), "bust"),
    ("boo", ("E", 1), ALL_NOTEN, (1990, 2000, 3990, 20), None),
    ("boo", ("E", 1), ALL_NOTEN, (1000, 2000, 4000, 1000), "target_reached"),
    ("neko-1500", ("E", 1), ALL_NOTEN, (2000, 2000, 2000, 0), None),
    # A hand after the last one, which no game reaches, ends it when the deal passes.
    ("ukiden", ("S", 1), ALL_NOTEN, (25000, 25000, 25000, 25000), "last_hand"),
])  # fmt: skip
def test_the_end_after_a_draw(
    rules: str, hand: tuple[str, int], draw: Draw, points: tuple[int, ...], over: str | None
) -> None:
    settled = settle(plan(rules), Table(*hand, points=seats(*points)), draw)
    assert settled.game_over == over
    assert (settled.next is None) == (over is not None)


@pytest.mark.parametrize(("rules", "hand", "points", "over"), [
    # Third after it; level with South, who started before; 100 points before South.
    ("riichi", ("S", 4), (21100, 26000, 25000, 27900), None),
    ("riichi", ("S", 4), (22000, 27200, 25400, 25400), None),
    ("riichi", ("S", 4), (22100, 27200, 25400, 25300), "agari_yame"),
    ("riichi", ("S", 3), (40000, 20000, 20000, 20000), None),
    ("tenhou", ("S", 4), (26100, 24000, 25000, 24900), "agari_yame"),
    ("tenhou", ("S", 4), (26000, 24000, 25000, 25000), None),
    ("ukiden", ("E", 4), (22100, 27200, 25400, 25300), "agari_yame"),
    ("ukiden", ("E", 3), (40000, 20000, 20000, 20000), None),
    ("mleague", ("S", 4), (40000, 20000, 20000, 20000), None),
    ("mj-mleague", ("S", 4), (40000, 20000, 20000, 20000), None),
    ("mj", ("S", 4), (40000, 20000, 20000, 20000), "agari_yame"),
])  # fmt: skip
def test_the_dealer_who_wins_the_last_hand_and_is_first_ends_the_game(
    rules: str, hand: tuple[str, int], points: tuple[int, ...], over: str | None
) -> None:
    """PINFU by tsumo, 3 han 20 fu: the dealer takes 1,300 from each."""
    settled = settle(plan(rules), Table(*hand, points=seats(*points)), ((PINFU, tsumo("E")),))
    assert settled.game_over == over
    assert settled.next is None or settled.next.renchan


@pytest.mark.parametrize(("ties", "over"), [("seat_order", None), ("split", "agari_yame")])
def test_a_dealer_who_shares_the_first_place_is_first_where_ties_are_shared(ties: str, over: str | None) -> None:
    """PINFU by ron of the dealer: 2,900. He started last, so of equal points the other's are before his."""
    rules = plan_but("riichi", settlement={"ties": ties})
    table = Table("S", 4, points=seats(27100, 30000, 22900, 20000))
    assert settle(rules, table, ((PINFU, ron("E", "W")),)).game_over == over


def test_tenpai_yame_without_a_target_holds_in_the_last_hands_only() -> None:
    """South 4 and West 4, the last hands without and with an extra round; not West 1, though its dealer is first."""
    rules = plan_but("tenhou", end={"yame_to_target": False})
    points = seats(29100, 29000, 22000, 19900)
    over = {
        hand: settle(rules, Table(*hand, points=points), ALL_TENPAI).game_over
        for hand in (("S", 4), ("W", 1), ("W", 4))
    }
    assert over == {("S", 4): "tenpai_yame", ("W", 1): None, ("W", 4): "tenpai_yame"}
    level = Table("W", 4, points=seats(29000, 29000, 22000, 20000))
    assert settle(rules, level, ALL_TENPAI).game_over is None


def test_a_dealer_behind_the_end_is_before_those_who_started_after_him() -> None:
    """North 2: West and North started after its dealer, East's neighbour on the left before."""
    rules = plan("neko")
    assert settle(rules, Table("N", 2, points=seats(30000, 30000, 20000, 20000)), ALL_TENPAI).game_over == "tenpai_yame"
    assert settle(rules, Table("N", 2, points=seats(30000, 20000, 20000, 30000)), ALL_TENPAI).game_over is None


def test_the_dealers_nagashi_that_is_a_win_is_agari_yame() -> None:
    table = Table("E", 4, points=seats(25000, 25000, 25000, 25000))
    assert settle(plan("ukiden"), table, Draw("exhaustive", (), ("E",))).game_over == "agari_yame"
    assert settle(plan("ukiden"), table, Draw("exhaustive", (), ("S",))).game_over == "last_hand"


def test_a_childs_win_ends_the_last_hand() -> None:
    table = Table("S", 4, points=seats(25000, 25000, 25000, 25000))
    assert settle(plan(), table, ((PINFU, ron("S", "W")),)).game_over == "last_hand"


def test_a_win_can_reach_the_target_of_the_extra_round() -> None:
    table = Table("W", 1, points=seats(25000, 28000, 25000, 22000))
    assert settle(plan("tenhou"), table, ((PINFU, ron("S", "W")),)).game_over == "target_reached"


@pytest.mark.parametrize(("rules", "hand", "draw", "over"), [
    ("riichi", ("S", 4), ALL_NOTEN, "last_hand"),
    ("neko", ("S", 4), ALL_TENPAI, None),
    ("tenhou", ("S", 4), ALL_NOTEN, None),
    ("tenhou", ("W", 1), ALL_NOTEN, None),
    ("tenhou", ("W", 4), ALL_NOTEN, "last_hand"),
])  # fmt: skip
def test_without_points_only_the_last_hand_ends_a_game(
    rules: str, hand: tuple[str, int], draw: Draw, over: str | None
) -> None:
    settled = settle(plan(rules), Table(*hand), draw)
    assert (settled.game_over, settled.points) == (over, None)
    assert settled.next is None or settled.next.points is None
