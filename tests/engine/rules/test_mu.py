"""`mu` against the league's rules: several winners, draws, the last hand and the settlement; sums done by hand."""

from engine.games import settle as settle_game
from engine.round_faults import faults
from engine.rounds import settle
from engine.table import Draw, Table
from tests.engine.hands import HAKU, PINFU, plan, ron, seats, tsumo

MU = plan("mu")


def test_the_first_in_turn_wins_alone_and_counters_are_worth_nothing() -> None:
    """「ダブロンなし(頭ハネ)」「積み場はない」: PINFU by ron is 2,000, and a stick lies on the table."""
    settled = settle(MU, Table("E", 1, honba=2, deposits=1), ((HAKU, ron("W", "E")), (PINFU, ron("S", "E"))))
    assert settled.denied == ("W",)
    assert settled.deltas == seats(-2000, 2000 + 1000, 0, 0)


def test_noten_pay_three_thousand_and_tenpai_keeps_the_deal() -> None:
    """「ノーテン料は場に3,000」「親はアガリ・テンパイで連荘」."""
    kept = settle(MU, Table("E", 2), Draw("exhaustive", ("E",)))
    passed = settle(MU, Table("E", 2), Draw("exhaustive", ("S", "W")))
    assert kept.deltas == seats(3000, -1000, -1000, -1000)
    assert passed.deltas == seats(-1500, 1500, 1500, -1500)
    assert kept.next is not None
    assert passed.next is not None
    assert (kept.next.number, passed.next.number) == (2, 3)


def test_the_last_hand() -> None:
    """「オーラス親がノーテンならゲーム終了」「アガリ止めはない」: first by far, the dealer plays on all the same."""
    table = Table("S", 4, points=seats(60000, 20000, 20000, 20000))
    assert settle(MU, table, Draw("exhaustive")).game_over == "last_hand"
    assert settle(MU, table, Draw("exhaustive", ("E", "S", "W", "N"))).game_over is None
    assert settle(MU, table, ((PINFU, tsumo("E")),)).game_over is None


def test_no_draw_but_the_exhaustive_one() -> None:
    """「途中流局なし」「流し満貫なし」."""
    draws = (Draw("four_winds"), Draw("nine_terminals"), Draw("exhaustive", (), ("W",)))
    refused = [[fault.code for fault in faults(MU, Table("E", 1), (), draw)] for draw in draws]
    assert refused == [["draw_not_in_ruleset"], ["draw_not_in_ruleset"], ["not_in_ruleset"]]


def test_a_game_is_settled() -> None:
    """「1位+12P、2位+4P、3位△4P、4位△12P」「同点の場合は順位点を分ける」: 11.2 + 12, −1.2 + 0 twice, −8.8 − 12."""
    game = settle_game(MU, (28800, 41200, 28800, 21200))
    assert [result.total / 100 for result in game.results] == [-1.2, 23.2, -1.2, -20.8]
