"""What a hand that is to be settled is refused for: each code of the contract, at the field that has to change."""

from typing import Any

import pytest

from engine.hand import Hand
from engine.plan import compile_plan
from engine.round_faults import faults
from engine.rules.model import but
from engine.table import Draw, Table
from engine.win import Liable, Win
from tests.engine.hands import CHUN, HAKU, PINFU, hand, plan, plan_but, ron, seats, tsumo

LEVEL = seats(25000, 25000, 25000, 25000)
OPEN = hand("345m67s22p", "8s", ("chi", "234m"), ("chi", "567m"))
Found = list[tuple[str, tuple[str | int, ...]]]


def found(rules: str, table: Table, *wins: tuple[Hand, Win], draw: Draw | None = None) -> Found:
    return [(fault.code, fault.path) for fault in faults(plan(rules), table, wins, draw)]


def facts(rules: str, table: Table, *wins: tuple[Hand, Win], draw: Draw | None = None) -> dict[str, Any]:
    (fault,) = faults(plan(rules), table, wins, draw)
    return fault.facts


WON = (PINFU, ron("S", "E"))
DRAWN = Draw("exhaustive")


@pytest.mark.parametrize(("rules", "table", "code", "path"), [
    ("riichi", Table(points=seats(25000, 25000, 25000, 25100)), "points_do_not_add_up", ("table", "points")),
    ("riichi", Table(deposits=1, points=LEVEL), "points_do_not_add_up", ("table", "points")),
    ("riichi", Table(points=seats(25000, 25000, 50000)), "wrong_number_of_seats", ("table", "points")),
    ("tenhou-sanma", Table(points=seats(35000, 35000, 35000, 0)), "seat_not_in_game", ("table", "points", "N")),
    ("riichi", Table(points=seats(25000, 25000)), "wrong_number_of_seats", ("table", "points")),
    ("tenhou-sanma", Table(number=4), "out_of_range", ("table", "number")),
    ("riichi", Table(number=0), "out_of_range", ("table", "number")),
    ("arushiaru", Table(deposits=1), "not_in_ruleset", ("table", "deposits")),
    ("arushiaru", Table(riichi=("E",)), "not_in_ruleset", ("table", "riichi")),
    ("riichi", Table(wareme="E"), "not_in_ruleset", ("table", "wareme")),
    ("mj-wareme", Table(wareme="all"), "not_in_ruleset", ("table", "wareme")),
    ("mj-sanma-wareme", Table(wareme="N"), "seat_not_in_game", ("table", "wareme")),
    ("tenhou-sanma", Table(riichi=("E", "N")), "seat_not_in_game", ("table", "riichi", 1)),
    ("riichi", Table(riichi=("E", "E")), "invalid_value", ("table", "riichi", 1)),
    ("mj", Table(riichi=("S",), points=seats(50000, 900, 24100, 25000)), "riichi_below_1000", ("table", "riichi", 0)),
    ("neko", Table(riichi=("S",), points=seats(50000, 0, 25000, 25000)), "riichi_below_1000", ("table", "riichi", 0)),
])  # fmt: skip
def test_the_table(rules: str, table: Table, code: str, path: tuple[str | int, ...]) -> None:
    drawn = Draw("nine_terminals" if rules in {"arushiaru", "mj", "riichi", "tenhou-sanma"} else "four_kans")
    if rules.startswith("mj-"):
        drawn = DRAWN
    assert found(rules, table, draw=drawn) == [(code, path)]


@pytest.mark.parametrize(("rules", "table"), [
    ("riichi", Table("E", 1, 1, 2, ("S",), seats(24000, 25000, 24000, 25000))),
    ("riichi", Table("N", 4)),
    ("riichi", Table(riichi=("S",), points=seats(50000, 0, 25000, 25000))),
    ("mj", Table(riichi=("S",), points=seats(49000, 1000, 25000, 25000))),
    ("mj-mleague", Table(riichi=("S",), points=seats(50000, 0, 25000, 25000))),
    ("mj-wareme", Table(wareme="N")),
    ("arushiaru", Table(honba=3, points=seats(2000, 2000, 2000, 2000))),
])  # fmt: skip
def test_a_table_that_stands(rules: str, table: Table) -> None:
    assert found(rules, table, draw=Draw("exhaustive", ("S",))) == []


def test_a_stranger_does_not_stand_in_for_a_seat() -> None:
    table = Table(points={"E": 35000, "S": 35000, "N": 35000})
    assert found("tenhou-sanma", table, draw=DRAWN) == [
        ("wrong_number_of_seats", ("table", "points")),
        ("seat_not_in_game", ("table", "points", "N")),
    ]


def test_riichi_needs_a_thousand_in_neko_only_where_the_game_ends_below_zero() -> None:
    table = Table(riichi=("S",), points=seats(50000, 900, 24100, 25000))
    tenpai = Draw("exhaustive", ("S",))
    assert [fault.code for fault in faults(plan("neko"), table, draw=tenpai)] == ["riichi_below_1000"]
    without_end = plan_but("neko", end={"bust": None})
    for points in (seats(50000, 900, 24100, 25000), seats(50000, 0, 25000, 25000), seats(50100, -100, 25000, 25000)):
        assert faults(without_end, Table(riichi=("S",), points=points), draw=tenpai) == ()


def test_neither_wins_nor_a_draw_and_both() -> None:
    assert found("riichi", Table()) == [("no_result", ("wins",))]
    assert found("riichi", Table(), WON, draw=DRAWN) == [("wins_and_draw", ("wins",))]


def test_one_discard_has_one_discarder() -> None:
    assert found("riichi", Table(), WON, (HAKU, ron("W", "N"))) == [
        ("different_discarders", ("wins", 1, "situation", "discarder"))
    ]


@pytest.mark.parametrize("second", [tsumo("W"), ron("W", "E")])
def test_a_tsumo_stands_alone(second: Win) -> None:
    assert found("riichi", Table(), (PINFU, tsumo("S")), (HAKU, second)) == [
        ("two_tsumo_winners", ("wins", 1, "situation", "win"))
    ]


def test_nobody_wins_twice() -> None:
    assert found("riichi", Table(), WON, WON) == [("same_winner_twice", ("wins", 1, "situation", "seat"))]


THREE = ((PINFU, ron("S", "E")), (HAKU, ron("W", "E")), (CHUN, ron("N", "E")))


def test_three_rons_are_a_draw_where_only_two_may_win() -> None:
    assert found("tenhou", Table(), *THREE) == [("three_ron_is_draw", ("wins",))]
    assert found("tenhou", Table(), *THREE[:2]) == []
    assert found("riichi", Table(), *THREE) == []
    assert found("mleague", Table(), *THREE) == []


def test_riichi_with_an_open_hand_at_the_table_and_in_the_situation() -> None:
    table = Table(riichi=("E", "S"))
    assert found("riichi", table, (OPEN, ron("S", "E"))) == [("riichi_with_open_hand", ("table", "riichi", 1))]
    assert found("riichi", table, (OPEN, ron("S", "E", riichi="riichi"))) == [
        ("riichi_with_open_hand", ("table", "riichi", 1)),
        ("riichi_with_open_hand", ("wins", 0, "situation", "riichi")),
    ]


def test_a_closed_kan_opens_no_hand() -> None:
    kan = hand("345m345p67s22p", "8s", ("ankan", "5555z"))
    assert found("riichi", Table(riichi=("S",)), (kan, ron("S", "E", riichi="riichi"))) == []


def test_a_winners_riichi_may_be_missing_from_the_table() -> None:
    """Its stick lies in the deposits already, or was never accepted."""
    assert found("riichi", Table(), (PINFU, ron("S", "E", riichi="riichi"))) == []
    assert found("riichi", Table(), draw=Draw("four_riichi")) == []


def test_a_winners_own_faults_stand_under_his_place() -> None:
    wins = ((PINFU, ron("S", "E")), (HAKU, ron("W", "E", ippatsu=True)))
    assert found("riichi", Table(), *wins) == [("ippatsu_without_riichi", ("wins", 1, "situation", "ippatsu"))]


def test_what_a_win_says_of_the_table_is_not_looked_at() -> None:
    assert found("arushiaru", Table(), (HAKU, ron("S", "E", deposits=3, wareme="E", honba=2))) == []


def test_liability_for_a_yaku_that_the_hand_has_not() -> None:
    pao = ron("S", "E", liable=(Liable("daisangen", "W"),))
    assert found("riichi", Table(), (PINFU, pao)) == [
        ("liable_without_yaku", ("wins", 0, "situation", "liable", 0, "yaku"))
    ]


def test_liability_is_looked_at_in_a_hand_that_can_be() -> None:
    lying = ron("S", "E", ippatsu=True, liable=(Liable("daisangen", "W"),))
    assert found("riichi", Table(), (PINFU, lying)) == [("ippatsu_without_riichi", ("wins", 0, "situation", "ippatsu"))]


class TestDraws:
    @pytest.mark.parametrize(("rules", "kind"), [
        ("wrc", "nine_terminals"), ("mj", "four_riichi"), ("mahjongsoul", "three_ron"), ("kyoukai", "four_winds"),
        ("tenhou-sanma", "four_winds"), ("mj-sanma", "nine_terminals"), ("neko", "nine_terminals"),
    ])  # fmt: skip
    def test_a_draw_that_the_rule_set_lacks(self, rules: str, kind: str) -> None:
        assert found(rules, Table(), draw=Draw(kind)) == [("draw_not_in_ruleset", ("draw", "kind"))]

    def test_a_seat_that_is_wrong_is_wrong_once(self) -> None:
        assert found("tenhou-sanma", Table(riichi=("N", "E", "E")), draw=DRAWN) == [
            ("seat_not_in_game", ("table", "riichi", 0)),
            ("riichi_must_be_tenpai", ("table", "riichi", 1)),
            ("invalid_value", ("table", "riichi", 2)),
        ]

    def test_riichi_is_tenpai(self) -> None:
        table = Table(riichi=("E", "S"))
        assert found("riichi", table, draw=Draw("exhaustive", ("E", "W"))) == [
            ("riichi_must_be_tenpai", ("table", "riichi", 1))
        ]
        assert found("riichi", table, draw=Draw("four_winds")) == []

    def test_nagashi_after_riichi(self) -> None:
        drawn = Draw("exhaustive", ("W",), ("S", "W"))
        assert found("ukiden", Table(riichi=("W",)), draw=drawn) == [("nagashi_void", ("draw", "nagashi", 1))]
        assert found("tenhou", Table(riichi=("W",)), draw=drawn) == []

    def test_nagashi_where_there_is_none_or_the_wall_did_not_end(self) -> None:
        assert found("mleague", Table(), draw=Draw("exhaustive", (), ("S",))) == [
            ("not_in_ruleset", ("draw", "nagashi"))
        ]
        assert found("riichi", Table(), draw=Draw("nine_terminals", (), ("S",))) == [
            ("nagashi_void", ("draw", "nagashi", 0))
        ]

    def test_seats_of_a_draw(self) -> None:
        drawn = Draw("exhaustive", ("E", "N", "E"), ("N", "S", "S"))
        assert found("tenhou-sanma", Table(), draw=drawn) == [
            ("seat_not_in_game", ("draw", "tenpai", 1)),
            ("invalid_value", ("draw", "tenpai", 2)),
            ("seat_not_in_game", ("draw", "nagashi", 0)),
            ("invalid_value", ("draw", "nagashi", 2)),
        ]


def test_every_fault_is_found_at_once_in_the_order_of_the_request() -> None:
    table = Table(number=4, deposits=1, riichi=("N", "S"), points=seats(35000, 35000, 35000), wareme="S")
    wins = (
        (hand("345p67s22p", "8s", ("pon", "555z"), ("pon", "777p")), ron("S", "E")),
        (hand("123p67s99m", "8s", ("pon", "444z"), ("pon", "111z")), ron("N", "S")),
    )
    assert found("tenhou-sanma", table, *wins, draw=Draw("four_winds")) == [
        ("out_of_range", ("table", "number")),
        ("seat_not_in_game", ("table", "riichi", 0)),
        ("riichi_with_open_hand", ("table", "riichi", 1)),
        ("points_do_not_add_up", ("table", "points")),
        ("not_in_ruleset", ("table", "wareme")),
        ("wins_and_draw", ("wins",)),
        ("different_discarders", ("wins", 1, "situation", "discarder")),
        ("seat_not_in_game", ("wins", 1, "situation", "seat")),
        ("draw_not_in_ruleset", ("draw", "kind")),
    ]


def test_the_facts_of_a_sum_that_is_wrong() -> None:
    assert facts("riichi", Table(deposits=2, points=LEVEL), draw=DRAWN) == {
        "sum": 102000, "total": 100000, "start": 25000, "players": 4, "deposits": 2,
    }  # fmt: skip


def test_the_facts_of_a_hand_beyond_the_round() -> None:
    assert facts("tenhou-sanma", Table(number=4), draw=DRAWN) == {"low": 1, "high": 3}


@pytest.mark.parametrize("rules", ["tenhou", "neko"])
def test_the_facts_of_three_rons_say_whether_there_is_such_a_draw(rules: str) -> None:
    two = compile_plan(but(plan(rules).rules, rounds={"several_ron": "two"}))
    (fault,) = faults(two, Table(), THREE)
    assert fault.facts == {"drawable": rules == "tenhou"}
