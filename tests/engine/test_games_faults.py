"""What a game that is to be settled is refused for."""

import pytest

from engine.game_faults import faults
from engine.games import Bust
from tests.engine.hands import plan

LEVEL = (25000, 25000, 25000, 25000)
BUSTED = (55000, -5000, 25000, 25000)


@pytest.mark.parametrize(("rules", "points", "deposits", "busts", "found"), [
    ("riichi", LEVEL, 0, (), []),
    ("riichi", (25000, 25000, 24000, 24000), 2, (), []),
    ("riichi", LEVEL, 1, (), [("points_do_not_add_up", ("points",))]),
    ("riichi", (25000, 25000, 25000, 24900), 0, (), [("points_do_not_add_up", ("points",))]),
    ("riichi", LEVEL[:3], 0, (), [("wrong_number_of_seats", ("points",))]),
    ("mj-sanma", LEVEL, 0, (), [("wrong_number_of_seats", ("points",))]),
    ("riichi", (25005, 24995, 25000, 25000), 0, (), [
        ("invalid_value", ("points", 0)), ("invalid_value", ("points", 1)),
    ]),
    ("arushiaru", (2290, 1240, 2180, 2290), 0, (), []),
    ("arushiaru", (2000, 2000, 2000, 1000), 1, (), [("not_in_ruleset", ("deposits",))]),
    ("riichi", BUSTED, 0, (Bust(1, (0,)),), [("not_in_ruleset", ("busts",))]),
    ("mj-wareme", BUSTED, 0, (Bust(1, (0, 2)),), []),
    ("mj-wareme", BUSTED, 0, (Bust(2, (0,)),), [("bust_not_below_zero", ("busts", 0, "seat"))]),
    ("mj-wareme", (55000, 0, 20000, 25000), 0, (Bust(1, (0,)),), [("bust_not_below_zero", ("busts", 0, "seat"))]),
    ("mj-wareme", BUSTED, 0, (Bust(4, (0,)),), [("seat_not_in_game", ("busts", 0, "seat"))]),
    ("mj-wareme", BUSTED, 0, (Bust(1, (0, 4)),), [("seat_not_in_game", ("busts", 0, "by", 1))]),
    ("mj-wareme", BUSTED, 0, (Bust(1, (1,)),), [("invalid_value", ("busts", 0, "by", 0))]),
    ("mj-wareme", BUSTED, 0, (Bust(1, (0, 0)),), [("invalid_value", ("busts", 0, "by", 1))]),
    ("mj-wareme", BUSTED, 0, (Bust(1, ()),), [("missing_field", ("busts", 0, "by"))]),
    ("mj-wareme", BUSTED, 0, (Bust(1, (0,)), Bust(1, (2,))), [("invalid_value", ("busts", 1, "seat"))]),
    ("mj-sanma-wareme", (70000, -5000, 55000), 0, (Bust(3, (0,)),), [("seat_not_in_game", ("busts", 0, "seat"))]),
    ("mj-wareme", (25000, 25000), 1, (Bust(2, (0,)),), [("wrong_number_of_seats", ("points",))]),
    ("mj-wareme", (25000, 25000), 1, (Bust(3, (3,)),), [
        ("wrong_number_of_seats", ("points",)), ("invalid_value", ("busts", 0, "by", 0)),
    ]),
    ("arushiaru", (2000, 2000, 2000), 1, (Bust(0, (0,)),), [
        ("wrong_number_of_seats", ("points",)), ("not_in_ruleset", ("deposits",)), ("not_in_ruleset", ("busts",)),
    ]),
])  # fmt: skip
def test_faults(
    rules: str,
    points: tuple[int, ...],
    deposits: int,
    busts: tuple[Bust, ...],
    found: list[tuple[str, tuple[str | int, ...]]],
) -> None:
    assert [(fault.code, fault.path) for fault in faults(plan(rules), points, deposits, busts)] == found


def test_no_sticks_are_left_unless_they_are_named() -> None:
    assert faults(plan(), LEVEL) == ()
