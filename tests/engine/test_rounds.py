"""One hand of the game: several winners, who takes what lies on the table, who keeps the deal; sums done by hand."""

import pytest

from engine.result import NO_YAKU as WITHOUT_YAKU
from engine.result import Transfer
from engine.rounds import settle
from engine.table import Draw, Next, Table
from engine.win import Liable
from tests.engine.hands import CHUN, HAKU, INCOMPLETE, NO_YAKU, PINFU, hand, plan, plan_but, ron, seats, tsumo


def test_one_ron_with_counters_and_sticks() -> None:
    table = Table("E", 2, honba=2, deposits=1, riichi=("W", "N"), points=seats(25000, 25000, 24000, 25000))
    settled = settle(plan(), table, ((PINFU, ron("S", "W")),))
    assert settled.payments == (
        Transfer("W", "table", 1000, "riichi"),
        Transfer("N", "table", 1000, "riichi"),
        Transfer("W", "S", 2000, "win"),
        Transfer("W", "S", 600, "honba"),
        Transfer("table", "S", 3000, "deposit"),
    )
    assert settled.deltas == seats(0, 5600, -3600, -1000)
    assert settled.points == seats(25000, 30600, 20400, 24000)
    assert settled.deposits == 0
    assert settled.next == Next("E", 3, 0, 0, seats(30600, 20400, 24000, 25000), renchan=False)
    assert (settled.denied, settled.game_over) == ((), None)


def test_the_dealers_tsumo_keeps_the_deal_and_adds_a_counter() -> None:
    """Pinfu, tanyao, menzen tsumo: 3 han 20 fu, base 640, 1,300 from each; one counter, 100 from each."""
    settled = settle(plan(), Table("S", 1, honba=1), ((PINFU, tsumo("E")),))
    assert settled.deltas == seats(4200, -1400, -1400, -1400)
    assert settled.points is None
    assert settled.next == Next("S", 1, 2, 0, None, renchan=True)


def test_a_win_counts_the_tables_round_and_nothing_of_its_own() -> None:
    """East in the East round is a double wind: two han, and 8 fu of the triplet; 20 + 10 + 8 are 40: dealer 3,900."""
    east = hand("22m345m345p67s111z", "8s")
    lying = ron("E", "S", round="S", honba=9, deposits=9)
    settled = settle(plan(), Table("E", 1), ((east, lying),))
    assert settled.deltas == seats(3900, -3900, 0, 0)


BOTH = ((PINFU, ron("S", "E")), (HAKU, ron("W", "E")))
LATE_FIRST = ((HAKU, ron("W", "E")), (PINFU, ron("S", "E")))
LOADED = Table("E", 1, honba=2, deposits=1, riichi=("W", "N"))


@pytest.mark.parametrize(("rules", "south", "west", "east"), [
    ("riichi", 2000 + 600 + 3000, 1300 - 1000, -(2000 + 600 + 1300)),
    ("ema", 2000 + 600 + 2000, 1300 + 600 + 1000 - 1000, -(2000 + 600 + 1300 + 600)),
    ("mleague", 2000 + 600 + 3000, -1000, -(2000 + 600)),
    ("tenhou", 2000 + 600 + 3000, 1300 - 1000, -(2000 + 600 + 1300)),
    ("ukiden", 2000 + 3000 + 3000, 1300 - 1000, -(2000 + 3000 + 1300)),
])  # fmt: skip
def test_two_winners_on_one_discard(rules: str, south: int, west: int, east: int) -> None:
    settled = settle(plan(rules), LOADED, BOTH)
    assert settled.deltas == seats(east, south, west, -1000)
    assert settled.deposits == 0
    assert settle(plan(rules), LOADED, LATE_FIRST).payments == settled.payments


def test_own_stick_back_and_each_ones_counters_for_the_later_winner_only_where_he_declared() -> None:
    table = Table("E", 1, honba=1, deposits=0, riichi=("S", "N"))
    settled = settle(plan("ema"), table, BOTH)
    assert settled.deltas == seats(-(2000 + 1300 + 600), 2000 + 300 + 2000 - 1000, 1300 + 300, -1000)


def test_a_head_bump_denies_in_turn_order_whatever_the_order_of_the_request() -> None:
    wins = ((CHUN, ron("E", "S")), (HAKU, ron("N", "S")), (PINFU, ron("W", "S")))
    settled = settle(plan("mleague"), Table("E", 1), wins)
    assert settled.denied == ("N", "E")
    assert [score is None for score in settled.scores] == [True, True, False]
    assert settled.deltas == seats(0, -2000, 2000, 0)
    assert settled.next is not None
    assert settled.next.renchan is False


def test_three_winners_where_all_may_win() -> None:
    """The discarder's next, North, is first; the dealer after him keeps the deal."""
    wins = ((CHUN, ron("E", "W")), (HAKU, ron("S", "W")), (PINFU, ron("N", "W")))
    settled = settle(plan(), Table("E", 4, honba=1), wins)
    assert settled.deltas == seats(2000, 1300, -(2000 + 300 + 2000 + 1300), 2300)
    assert settled.next == Next("E", 4, 2, 0, None, renchan=True)


@pytest.mark.parametrize("rules", ["ukiden", "mj"])
def test_the_deal_goes_with_the_first_in_turn(rules: str) -> None:
    """「積み符と供託立直棒と親権は上家取り」: the dealer won too, but North was first."""
    wins = ((CHUN, ron("E", "W")), (PINFU, ron("N", "W")))
    settled = settle(plan(rules), Table("E", 1, honba=1), wins)
    assert settled.next == Next("E", 2, 0, 0, None, renchan=False)
    first = settle(plan(rules), Table("E", 1, honba=1), ((CHUN, ron("E", "N")), (PINFU, ron("S", "N"))))
    assert first.next == Next("E", 1, 2, 0, None, renchan=True)


def test_three_players_pay_two_hundred_a_counter_and_their_deal_goes_round_three() -> None:
    """Pinfu, menzen tsumo: 2 han 20 fu, base 320, 400 and 700, the missing share lost."""
    pinfu = hand("123456p345p67s22p", "8s")
    settled = settle(
        plan("tenhou-sanma"), Table("E", 3, honba=1, points=seats(35000, 35000, 35000)), ((pinfu, tsumo("S")),)
    )
    assert settled.deltas == {"E": -800, "S": 1300, "W": -500}
    assert settled.next == Next("S", 1, 0, 0, {"E": 36300, "S": 34500, "W": 34200}, renchan=False)


def test_pao_inside_several_wins_stays_with_its_own_winner() -> None:
    """South's daisangen, fed by North: East, who discarded, and North pay half each, North the counters as well."""
    dragons = hand("67s22p", "8s", ("pon", "555z"), ("pon", "666z"), ("pon", "777z"))
    wins = (
        (dragons, ron("S", "E", liable=(Liable("daisangen", "N"),))),
        (hand("234567m345p67s88p", "8s"), ron("W", "E")),
    )
    settled = settle(plan(), Table("E", 2, honba=1), wins)
    assert settled.deltas == seats(-16000 - 2000, 32300, 2000, -16300)


def test_wareme_doubles_each_winners_payment_but_not_the_counters() -> None:
    """mj-wareme, East's wall: 2,000 and 1,300 twice, 300 once."""
    settled = settle(plan("mj-wareme"), Table("E", 1, honba=1, wareme="E"), BOTH)
    assert settled.deltas == seats(-(4000 + 2600 + 300), 4300, 2600, 0)


def test_play_goes_on_after_a_win_in_ketsuryuu() -> None:
    """血流: the same hand, its counters there, the sticks gone. Riichi, pinfu, tanyao: 3 han 30 fu, 3,900 (3,840)."""
    table = Table("S", 4, honba=2, deposits=1, riichi=("S",), points=seats(24000, 25000, 25000, 25000))
    settled = settle(plan("neko-ketsuryuu"), table, ((PINFU, ron("S", "W", riichi="riichi")),))
    assert settled.deltas == seats(0, 3900 + 600 + 2000 - 1000, -4500, 0)
    assert settled.next == Next("S", 4, 2, 0, seats(24000, 30500, 20500, 25000), renchan=None)
    ended = settle(plan("neko-ketsuryuu"), Table("S", 4, points=seats(25000, 25000, 25000, 25000)), Draw("exhaustive"))
    assert (ended.next, ended.game_over) == (None, "last_hand")


def test_somebody_below_zero_ends_even_a_hand_that_would_go_on() -> None:
    """「誰かの持ち点が0点未満になった時点で対局終了」"""
    table = Table("E", 1, points=seats(49000, 25000, 1000, 25000))
    settled = settle(plan("neko-ketsuryuu"), table, ((PINFU, ron("S", "W")),))
    assert (settled.next, settled.game_over) == (None, "bust")


@pytest.mark.parametrize(("nothing", "outcome"), [(NO_YAKU, WITHOUT_YAKU), (INCOMPLETE, "incomplete")])
def test_a_hand_that_does_not_win_takes_nothing_and_the_hand_goes_on(nothing: object, outcome: str) -> None:
    table = Table("E", 2, honba=1, deposits=1, riichi=("N",), points=seats(24000, 25000, 25000, 25000))
    settled = settle(plan(), table, ((nothing, ron("S", "E")),))
    assert [score.outcome for score in settled.scores if score] == [outcome]
    assert settled.deltas == seats(0, 0, 0, -1000)
    assert settled.deposits == 2
    assert settled.next == Next("E", 2, 1, 2, seats(24000, 25000, 25000, 24000), renchan=None)


def test_a_hand_that_does_not_win_denies_nobody() -> None:
    """West: tanyao, iipeikou; 20, 10 for the ron, 2 for the kanchan are 40 fu: 2,600 (2,560), and a counter."""
    wins = ((NO_YAKU, ron("S", "E")), (hand("345m234p345m68s88p", "7s"), ron("W", "E")))
    settled = settle(plan("mleague"), Table("E", 1, honba=1), wins)
    assert settled.denied == ()
    assert settled.deltas == seats(-2900, 0, 2900, 0)


def test_deal_to_first_needs_no_rule_sets_name() -> None:
    wins = ((CHUN, ron("E", "W")), (PINFU, ron("N", "W")))
    first = plan_but("riichi", rounds={"deal_to": "first"})
    assert settle(first, Table(), wins).next == Next("E", 2, 0, 0, None, renchan=False)
