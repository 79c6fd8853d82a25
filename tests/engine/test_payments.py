"""Who pays what: the printed tables of the sources cell by cell, then each step of a payment by hand."""

import pytest

from engine.payments import pay, shares, total
from engine.result import Transfer, deltas
from engine.scale import counted
from engine.win import Liable
from tests.engine.hands import plan, plan_but, ron, tsumo

# fu: child's ron, child's tsumo (child, dealer), dealer's ron, dealer's tsumo (each); - where no hand can be
STANDARD = {
    1: """
        30  1000   300/ 500   1500   500
        40  1300   400/ 700   2000   700
        50  1600   400/ 800   2400   800
        60  2000   500/1000   2900  1000
        70  2300   600/1200   3400  1200
        80  2600   700/1300   3900  1300
        90  2900   800/1500   4400  1500
       100  3200   800/1600   4800  1600
       110  3600   900/1800   5300  1800""",
    2: """
        20  -      400/ 700   -      700
        25  1600   -          2400   -
        30  2000   500/1000   2900  1000
        40  2600   700/1300   3900  1300
        50  3200   800/1600   4800  1600
        60  3900  1000/2000   5800  2000
        70  4500  1200/2300   6800  2300
        80  5200  1300/2600   7700  2600
        90  5800  1500/2900   8700  2900
       100  6400  1600/3200   9600  3200
       110  7100  1800/3600  10600  3600""",
    3: """
        20  -      700/1300   -     1300
        25  3200   800/1600   4800  1600
        30  3900  1000/2000   5800  2000
        40  5200  1300/2600   7700  2600
        50  6400  1600/3200   9600  3200
        60  7700  2000/3900  11600  3900""",
    4: """
        20  -     1300/2600   -     2600
        25  6400  1600/3200   9600  3200
        30  7700  2000/3900  11600  3900""",
}
LIMITS = """
    mangan      8000  2000/ 4000  12000   4000
    haneman    12000  3000/ 6000  18000   6000
    baiman     16000  4000/ 8000  24000   8000
    sanbaiman  24000  6000/12000  36000  12000
    yakuman    32000  8000/16000  48000  16000"""
BASES = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}
"""「符 × 2^(翻 + 2)」 at most mangan; the limits by name."""


def cells(table: str) -> list[list[str]]:
    return [line.replace("/ ", "/").split() for line in table.strip().splitlines()]


def rows() -> list[tuple[int, list[str]]]:
    """Base points and the four cells of each row."""
    counted = [(int(fu) << han + 2, rest) for han, table in STANDARD.items() for fu, *rest in cells(table)]
    return counted + [(BASES[name], rest) for name, *rest in cells(LIMITS)]


@pytest.mark.parametrize(("base", "row"), rows())
def test_the_table_of_four_players(base: int, row: list[str]) -> None:
    child_ron, child_tsumo, dealer_ron, dealer_tsumo = row
    if child_ron != "-":
        assert shares(plan().rules, base, "S", "N") == (("N", int(child_ron)),)
        assert shares(plan().rules, base, "E", "N") == (("N", int(dealer_ron)),)
    if child_tsumo != "-":
        child, dealer = map(int, child_tsumo.split("/"))
        assert shares(plan().rules, base, "W", None) == (("E", dealer), ("S", child), ("N", child))
        assert shares(plan().rules, base, "E", None) == tuple((seat, int(dealer_tsumo)) for seat in "SWN")


SPACE = """
    1 30  1000   300/500    1500    500
    1 40  1300   400/700    2000    700
    2 20  -      400/700    -       700
    2 30  2000   500/1000   2900   1000
    2 40  2600   700/1300   3900   1300
    3 20  -      700/1300   -      1300
    3 30  3900  1000/2000   5800   2000
    3 40  5200  1300/2600   7700   2600
    4 20  -     1300/2600   -      2600
    4 30  7700  2000/3900  11600   3900
    4 40  8000  2000/4000  12000   4000
    5 30  8000  2000/4000  12000   4000
    6 40 12000  3000/6000  18000   6000
    7 30 12000  3000/6000  18000   6000
    8 30 16000  4000/8000  24000   8000
   10 40 16000  4000/8000  24000   8000
   11 30 24000  6000/12000 36000  12000
   12 40 24000  6000/12000 36000  12000
   13 30 32000  8000/16000 48000  16000"""
"""「子のあがり点」 and 「親のあがり点」."""


@pytest.mark.parametrize(("han", "fu", "row"), [(int(han), int(fu), rest) for han, fu, *rest in cells(SPACE)])
def test_both_tables_of_space_sanma(han: int, fu: int, row: list[str]) -> None:
    space = plan("space-sanma")
    base, _ = counted(space.rules.scale, han, fu)
    ron_of_child, child_tsumo, ron_of_dealer, each = row
    child, dealer = map(int, child_tsumo.split("/"))
    assert shares(space.rules, base, "S", None) == (("E", dealer), ("W", child))
    assert shares(space.rules, base, "E", None) == (("S", int(each)), ("W", int(each)))
    if ron_of_child != "-":
        assert total(space.rules, base, "S", "W") == int(ron_of_child)
        assert total(space.rules, base, "E", "W") == int(ron_of_dealer)


NORTH_SPLIT = """
    1 30   500/700     800
    2 30   800/1300   1500
    3 30  1500/2500   3000
    1 40   600/900    1100
    2 40  1100/1700   2000
    3 40  2000/3300   3900
    2 20   600/900    1100
    3 20  1100/1700   2000
    4 20  2000/3300   3900
    3 25  1200/2000   2400
    4 25  2400/4000   4800
    1 50   600/1000   1200
    2 50  1200/2000   2400
    3 50  2400/4000   4800
    4 30  3000/5000   6000
    5 30  3000/5000   6000
    6 30  4500/7500   9000
    8 30  6000/10000 12000
   11 30  9000/15000 18000
   13 30 12000/20000 24000"""
"""The rounded payments and half of the missing north's, rounded up: 1,000 and 2,000 become 1,500 and 2,500."""


@pytest.mark.parametrize(("han", "fu", "child", "dealer", "each"), [
    (int(han), int(fu), *map(int, pair.split("/")), int(each)) for han, fu, pair, each in cells(NORTH_SPLIT)
])  # fmt: skip
def test_the_north_is_split(han: int, fu: int, child: int, dealer: int, each: int) -> None:
    """「ツモ和了時の点数計算は北家の分を折半する」."""
    mj = plan("mj-sanma")
    base, _ = counted(mj.rules.scale, han, fu)
    assert shares(mj.rules, base, "S", None) == (("E", dealer), ("W", child))
    assert shares(mj.rules, base, "E", None) == (("S", each), ("W", each))


ARUSHIARU = """
    20    -  160  320  640 1280
    30  120  240  480  960 1920
    40  160  320  640 1280 2000
    50  200  400  800 1600 2000
    60  240  480  960 1920 2000
    70  280  560 1120 2000 2000
    80  320  640 1280 2000 2000
    90  360  720 1440 2000 2000"""


@pytest.mark.parametrize("row", cells(ARUSHIARU))
def test_the_table_of_arushiaru(row: list[str]) -> None:
    """A child's win costs each child a quarter and the dealer half, a dealer's of one and a half each a third of it."""
    arushiaru = plan("arushiaru")
    for han, cell in enumerate(row[1:]):
        if cell == "-":
            continue
        base, limit = counted(arushiaru.rules.scale, han, int(row[0]))
        worth = int(cell)
        assert (limit == "mangan") == (worth == 2000)
        assert shares(arushiaru.rules, base, "S", "N") == (("N", worth),)
        assert shares(arushiaru.rules, base, "E", "N") == (("N", worth * 3 // 2),)
        assert shares(arushiaru.rules, base, "S", None) == (("E", worth // 2), ("W", worth // 4), ("N", worth // 4))
        assert shares(arushiaru.rules, base, "E", None) == tuple((seat, worth // 2) for seat in "SWN")


@pytest.mark.parametrize(("ruleset", "by_ron", "by_tsumo"), [
    ("riichi", 300, 100), ("ukiden", 1500, 500), ("tenhou-sanma", 200, 100), ("mj-sanma", 1000, 500), ("boo", 0, 0),
])  # fmt: skip
def test_a_counter(ruleset: str, by_ron: int, by_tsumo: int) -> None:
    two = pay(plan(ruleset), ron("S", "W", honba=2), 0)
    assert [p for p in two if p.reason == "honba"] == ([Transfer("W", "S", 2 * by_ron, "honba")] if by_ron else [])
    paid = pay(plan(ruleset), tsumo("E", honba=1), 0)
    others = plan(ruleset).seats[1:] if by_tsumo else ""
    assert [p for p in paid if p.reason == "honba"] == [Transfer(seat, "E", by_tsumo, "honba") for seat in others]


def test_sticks_go_to_the_winner() -> None:
    paid = pay(plan(), ron("S", "W", deposits=3), 480)
    assert paid == (Transfer("W", "S", 2000, "win"), Transfer("table", "S", 3000, "deposit"))
    assert deltas(paid, "ESWN") == {"E": 0, "S": 5000, "W": -2000, "N": 0}


def test_a_dealer_takes_half_as_much_again_and_pays_nothing_himself() -> None:
    """Base 480: 2,880 rounded up, and 960 from each."""
    assert pay(plan(), ron("E", "W"), 480) == (Transfer("W", "E", 2900, "win"),)
    assert pay(plan(), tsumo("E"), 480) == tuple(Transfer(seat, "E", 1000, "win") for seat in "SWN")


class TestWareme:
    """割れ目: what the seat pays or takes is doubled after its rounding; counters and sticks are not."""

    MJ = plan("mj-wareme")
    DOUBLED = (("S", {"E": 1000, "W": 500, "N": 500}), ("E", {"E": 1000}), ("N", {"N": 500}))

    @pytest.mark.parametrize(("seat", "extra"), DOUBLED)
    def test_by_tsumo(self, seat: str, extra: dict[str, int]) -> None:
        paid = pay(self.MJ, tsumo("S", wareme=seat, honba=1, deposits=1), 480)
        assert {p.source: p.points for p in paid if p.reason == "wareme"} == extra
        assert sum(p.points for p in paid if p.reason in {"honba", "deposit"}) == 1300

    def test_of_a_bystander_changes_nothing(self) -> None:
        assert pay(self.MJ, ron("S", "W", wareme="N"), 480) == (Transfer("W", "S", 2000, "win"),)

    def test_doubles_nothing_where_it_is_not_played(self) -> None:
        assert pay(plan(), ron("S", "W", wareme="W"), 480) == (Transfer("W", "S", 2000, "win"),)

    def test_of_all_doubles_every_payment_once(self) -> None:
        paid = pay(plan("mj-sanma-wareme"), tsumo("S", wareme="all"), 480)
        assert deltas(paid, "ESW") == {"E": -2600, "S": 4200, "W": -1600}


class TestPao:
    """`liable` as the base that somebody answers for."""

    W = Liable("daisangen", "W")

    def test_by_tsumo_the_liable_player_pays_the_sum_and_the_counters(self) -> None:
        paid = pay(plan(), tsumo("S", honba=1), 8000, ((self.W, 8000),))
        assert paid == (Transfer("W", "S", 32000, "pao"), Transfer("W", "S", 300, "honba"))

    def test_the_sticks_are_the_winners(self) -> None:
        paid = pay(plan(), tsumo("S", deposits=2), 8000, ((self.W, 8000),))
        assert paid == (Transfer("W", "S", 32000, "pao"), Transfer("table", "S", 2000, "deposit"))

    def test_of_two_the_first_pays_the_counters(self) -> None:
        both = ((self.W, 8000), (Liable("daisuushii", "N"), 8000))
        rules = plan_but("riichi", liability={"honba": "liable"})
        for win in (tsumo("S", honba=1), ron("S", "E", honba=1)):
            paid = pay(rules, win, 16000, both)
            assert [p for p in paid if p.reason == "honba"] == [Transfer("W", "S", 300, "honba")]

    def test_on_a_third_partys_ron_half_each(self) -> None:
        paid = pay(plan(), ron("E", "N"), 8000, ((self.W, 8000),))
        assert paid == (Transfer("N", "E", 24000, "win"), Transfer("W", "E", 24000, "pao"))

    def test_on_his_own_discard_all(self) -> None:
        assert pay(plan(), ron("S", "W", honba=1), 8000, ((self.W, 8000),)) == (
            Transfer("W", "S", 32000, "win"),
            Transfer("W", "S", 300, "honba"),
        )

    def test_the_rest_is_paid_as_usual(self) -> None:
        paid = pay(plan(), tsumo("S"), 16000, ((self.W, 8000),))
        assert deltas(paid, "ESWN") == {"E": -16000, "S": 64000, "W": -40000, "N": -8000}

    @pytest.mark.parametrize(("who", "payer"), [("liable", "W"), ("discarder", "N")])
    def test_who_pays_the_counters_of_a_shared_ron(self, who: str, payer: str) -> None:
        rules = plan_but("riichi", liability={"honba": who})
        paid = pay(rules, ron("S", "N", honba=2), 8000, ((self.W, 8000),))
        assert [p for p in paid if p.reason == "honba"] == [Transfer(payer, "S", 600, "honba")]

    def test_two_liable_seats_answer_each_for_his_own(self) -> None:
        both = ((self.W, 8000), (Liable("daisuushii", "N"), 8000))
        paid = deltas(pay(plan(), ron("S", "E"), 16000, both), "ESWN")
        assert paid == {"E": -32000, "S": 64000, "W": -16000, "N": -16000}
