"""Draws: noten payments, nagashi mangan as a draw and as a win, abortive draws, and what they leave on the table."""

import pytest

from engine.result import Transfer
from engine.rounds import settle
from engine.split import split
from engine.table import Draw, Next, Table
from tests.engine.hands import plan, plan_but, seats


@pytest.mark.parametrize(("tenpai", "paid"), [
    ("", (0, 0, 0, 0)),
    ("E", (3000, -1000, -1000, -1000)),
    ("SN", (-1500, 1500, -1500, 1500)),
    ("SWN", (-3000, 1000, 1000, 1000)),
    ("ESWN", (0, 0, 0, 0)),
])  # fmt: skip
def test_noten_payments_of_four(tenpai: str, paid: tuple[int, ...]) -> None:
    settled = settle(plan(), Table("E", 2, honba=3, deposits=1), Draw("exhaustive", tuple(tenpai)))
    assert settled.deltas == seats(*paid)
    assert (settled.scores, settled.denied, settled.deposits) == ((), (), 1)


@pytest.mark.parametrize(("tenpai", "paid"), [
    ("", (0, 0, 0)),
    ("W", (-1000, -1000, 2000)),
    ("EW", (1000, -2000, 1000)),
    ("ESW", (0, 0, 0)),
])  # fmt: skip
def test_noten_payments_of_three(tenpai: str, paid: tuple[int, ...]) -> None:
    settled = settle(plan("tenhou-sanma"), Table(), Draw("exhaustive", tuple(tenpai)))
    assert settled.deltas == seats(*paid)


def test_each_noten_payment_is_one_that_a_player_makes() -> None:
    """Two pay 1,500 each, one to each who is tenpai; of one pool to three, each line is 1,000."""
    two = settle(plan(), Table(), Draw("exhaustive", ("E", "W")))
    assert two.payments == (Transfer("S", "E", 1500, "noten"), Transfer("N", "W", 1500, "noten"))
    three = settle(plan(), Table(), Draw("exhaustive", ("E", "S", "W")))
    assert three.payments == tuple(Transfer("N", seat, 1000, "noten") for seat in "ESW")


@pytest.mark.parametrize(("pool", "tenpai", "paid"), [
    (2000, "W", (-800, -600, 2000, -600)),
    (2000, "ESN", (800, 600, -2000, 600)),
    (1000, "EW", (500, -500, 500, -500)),
    (0, "E", (0, 0, 0, 0)),
])  # fmt: skip
def test_a_pool_that_does_not_divide_is_shared_in_hundreds_the_rest_with_the_earlier_seat(
    pool: int, tenpai: str, paid: tuple[int, ...]
) -> None:
    rules = plan_but("riichi", rounds={"noten_points": pool})
    assert settle(rules, Table(), Draw("exhaustive", tuple(tenpai))).deltas == seats(*paid)


@pytest.mark.parametrize(("amount", "ways", "unit", "parts"), [
    (1000, 3, 100, (400, 300, 300)),
    (2000, 3, 100, (800, 600, 600)),
    (2000, 1, 100, (2000,)),
    (-1000, 3, 100, (-200, -400, -400)),
    (-800, 3, 100, (-200, -300, -300)),
    (0, 2, 100, (0, 0)),
])  # fmt: skip
def test_split(amount: int, ways: int, unit: int, parts: tuple[int, ...]) -> None:
    assert split(amount, ways, unit) == parts
    assert sum(parts) == amount


def test_riichi_sticks_of_this_hand_stay_on_the_table() -> None:
    table = Table("E", 1, honba=1, deposits=2, riichi=("E", "S"), points=seats(23000, 25000, 25000, 25000))
    settled = settle(plan(), table, Draw("exhaustive", ("E", "S")))
    assert settled.payments[:2] == (Transfer("E", "table", 1000, "riichi"), Transfer("S", "table", 1000, "riichi"))
    assert settled.deltas == seats(500, 500, -1500, -1500)
    assert settled.deposits == 4
    assert settled.next == Next("E", 1, 2, 4, seats(23500, 25500, 23500, 23500), renchan=True)


@pytest.mark.parametrize(("rules", "tenpai", "stays"), [
    ("riichi", "E", True),
    ("riichi", "S", False),
    ("ukiden", "E", False),
    ("mj", "E", True),
    ("mj-sanma", "E", False),
    ("arushiaru", "E", False),
    ("boo", "E", False),
    ("neko", "E", True),
])  # fmt: skip
def test_the_deal_after_an_exhaustive_draw(rules: str, tenpai: str, stays: bool) -> None:  # noqa: FBT001
    settled = settle(plan(rules), Table("E", 1, honba=2), Draw("exhaustive", tuple(tenpai)))
    assert settled.next is not None
    assert (settled.next.renchan, settled.next.honba, settled.next.number) == (stays, 3, 1 if stays else 2)


@pytest.mark.parametrize(("rules", "kind", "stays"), [
    ("riichi", "nine_terminals", True),
    ("riichi", "four_riichi", True),
    ("tenhou", "three_ron", True),
    ("mj", "nine_terminals", True),
    ("mj", "four_winds", False),
    ("mj", "four_kans", False),
    ("neko-sanma", "four_kans", True),
    ("arushiaru", "nine_terminals", False),
])  # fmt: skip
def test_the_deal_after_an_abortive_draw(rules: str, kind: str, stays: bool) -> None:  # noqa: FBT001
    """「九種九牌は連荘。その他は親流れ」; every draw adds one counter, and nobody pays."""
    settled = settle(plan(rules), Table("E", 1, honba=2), Draw(kind, tenpai=("S",)))
    assert settled.next is not None
    assert (settled.next.renchan, settled.next.honba) == (stays, 3)
    assert settled.payments == ()


def test_four_riichi_pay_four_sticks() -> None:
    settled = settle(plan(), Table(deposits=1, riichi=("E", "S", "W", "N")), Draw("four_riichi"))
    assert settled.deltas == seats(-1000, -1000, -1000, -1000)
    assert settled.next == Next("E", 1, 1, 5, None, renchan=True)


class TestNagashiAsADraw:
    def test_stands_in_place_of_noten_and_leaves_counters_and_sticks(self) -> None:
        """A child's mangan by tsumo: 4,000 from the dealer, 2,000 from each child; the dealer is tenpai and stays."""
        settled = settle(plan(), Table("E", 1, honba=2, deposits=1), Draw("exhaustive", ("E",), ("W",)))
        assert settled.deltas == seats(-4000, -2000, 8000, -2000)
        assert settled.next == Next("E", 1, 3, 1, None, renchan=True)
        assert {payment.reason for payment in settled.payments} == {"nagashi_mangan"}

    def test_the_dealers_without_tenpai_passes_the_deal(self) -> None:
        settled = settle(plan(), Table("E", 1), Draw("exhaustive", (), ("E",)))
        assert settled.deltas == seats(12000, -4000, -4000, -4000)
        assert settled.next == Next("E", 2, 1, 0, None, renchan=False)

    @pytest.mark.parametrize(("nagashi", "paid"), [
        ("NW", (-8000, -4000, 6000, 6000)),
        ("SWN", (-12000, 4000, 4000, 4000)),
        ("ES", (8000, 4000, -6000, -6000)),
    ])  # fmt: skip
    def test_several_are_each_paid(self, nagashi: str, paid: tuple[int, ...]) -> None:
        assert settle(plan("tenhou"), Table(), Draw("exhaustive", (), tuple(nagashi))).deltas == seats(*paid)

    def test_three_players_lose_the_missing_share(self) -> None:
        assert settle(plan("tenhou-sanma"), Table(), Draw("exhaustive", (), ("S",))).deltas == seats(-4000, 6000, -2000)


class TestNagashiAsAWin:
    def test_takes_counters_and_sticks_and_passes_the_deal(self) -> None:
        """ukiden: 500 a counter from each; the sticks of this hand too; noten is not paid, tenpai keeps nothing."""
        table = Table("E", 2, honba=1, deposits=2, riichi=("E",))
        settled = settle(plan("ukiden"), table, Draw("exhaustive", ("E",), ("W",)))
        assert settled.deltas == seats(-4000 - 500 - 1000, -2000 - 500, 8000 + 1500 + 3000, -2000 - 500)
        assert settled.next == Next("E", 3, 0, 0, None, renchan=False)

    def test_the_dealers_keeps_the_deal_and_adds_a_counter(self) -> None:
        settled = settle(plan("mj"), Table("S", 3, honba=1), Draw("exhaustive", (), ("E",)))
        assert settled.deltas == seats(12300, -4100, -4100, -4100)
        assert settled.next == Next("S", 3, 2, 0, None, renchan=True)

    def test_of_several_the_first_from_the_dealer_takes_what_lies_there(self) -> None:
        settled = settle(plan("mj"), Table("E", 1, honba=1, deposits=1), Draw("exhaustive", (), ("N", "S")))
        assert settled.deltas == seats(-8000 - 100, 6000 + 300 + 1000, -4000 - 100, 6000 - 100)
        both = settle(plan("mj"), Table("E", 1, honba=1), Draw("exhaustive", (), ("N", "E")))
        assert both.deltas == seats(8000 + 300, -6000 - 100, -6000 - 100, 4000 - 100)
        assert both.next == Next("E", 1, 2, 0, None, renchan=True)

    def test_the_first_takes_everything_where_each_winner_by_ron_has_the_counters(self) -> None:
        rules = plan_but("ema", rounds={"nagashi_mangan": "win"})
        table = Table("E", 1, honba=1, riichi=("W",))
        settled = settle(rules, table, Draw("exhaustive", ("W",), ("S", "W")))
        assert settled.deltas == seats(-8000 - 100, 6000 + 300 + 1000, 6000 - 100 - 1000, -4000 - 100)

    def test_three_players_split_the_missing_share(self) -> None:
        """mj-sanma, mangan: a child's win 3,000 and 5,000, the dealer's 6,000 each; a counter is 500 from each."""
        child = settle(plan("mj-sanma"), Table("E", 1, honba=1), Draw("exhaustive", (), ("S",)))
        assert child.deltas == seats(-5500, 9000, -3500)
        dealer = settle(plan("mj-sanma"), Table(), Draw("exhaustive", (), ("E",)))
        assert dealer.deltas == seats(12000, -6000, -6000)

    def test_wareme_doubles_what_its_seat_pays_but_no_counters(self) -> None:
        settled = settle(plan("mj-wareme"), Table("E", 1, honba=1, wareme="S"), Draw("exhaustive", (), ("W",)))
        assert settled.deltas == seats(-4100, -4100, 10300, -2100)
        assert [p for p in settled.payments if p.reason == "wareme"] == [Transfer("S", "W", 2000, "wareme")]


def test_noten_payments_are_not_doubled_by_wareme() -> None:
    settled = settle(plan("mj-sanma-wareme"), Table(wareme="E"), Draw("exhaustive", ("S", "W")))
    assert settled.deltas == seats(-2000, 1000, 1000)
