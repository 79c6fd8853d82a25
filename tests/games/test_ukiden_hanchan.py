"""A hanchan of `ukiden`: its document knows a tonpuu only, the option `length` makes it two rounds.

A counter is 1,500, by tsumo 500 from each; a draw passes the deal.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron, tsumo

PINFU: Final = "234567m34588p67s 8s"
"""Runs, ryanmen, a pair of no value: 20 fu, 30 with the 10 of a closed ron; by tsumo 20."""
OPEN: Final = ("234m34566p78s 9s", "pon 555z")
"""20, 4 for the open dragons; 24 are 30."""
PAIRS: Final = "2233m4466p5577s8s 8s"
"""Seven pairs without terminals and honours: 25 fu."""
DRAGONS: Final = ("23m99p 4m", "pon 555z", "pon 666z", "pon 777z")

HANDS: Final = (
    # Ron before his first draw: renhou, pinfu, tanyao, 4 + 1 + 1 = 6 han, haneman: base 3,000 × 4.
    Hand(
        at="E1",
        wins=(
            ron(
                "B",
                "A",
                PINFU,
                timing="first_turn",
                yaku="renhou 4, pinfu 1, tanyao 1",
                han=6,
                fu=30,
                limit="haneman",
                points=12000,
            ),
        ),
        pays="A-B 12000 win",
        deltas=(-12000, 12000, 0, 0),
        points=(13000, 37000, 25000, 25000),
    ),
    # One tenpai.
    Hand(
        at="E2",
        riichi="C",
        draw="exhaustive",
        tenpai="C",
        noten=(-1000, -1000, 3000, -1000),
        deltas=(-1000, -1000, 2000, -1000),
        points=(12000, 36000, 27000, 24000),
    ),
    # Two tenpai: 「この罰符に積み符の点数は加算されません」
    Hand(
        at="E3",
        honba=1,
        deposits=1,
        riichi="D",
        draw="exhaustive",
        tenpai="AD",
        noten=(1500, -1500, -1500, 1500),
        deltas=(1500, -1500, -1500, 500),
        points=(13500, 34500, 25500, 24500),
    ),
    # The dealer's tsumo: 3 han 20 fu, base 640; × 2 = 1,280, 1,300 from each, 1,000 of two counters from each; two
    # sticks.
    Hand(
        at="E4",
        honba=2,
        deposits=2,
        wins=(tsumo("D", PINFU, yaku="menzen_tsumo 1, pinfu 1, tanyao 1", han=3, fu=20, points=3900),),
        pays="A-D 1300 win, B-D 1300 win, C-D 1300 win, A-D 1000 honba, B-D 1000 honba, C-D 1000 honba, "
        "table-D 2000 deposit",
        deltas=(-2300, -2300, -2300, 8900),
        points=(11200, 32200, 23200, 33400),
    ),
    # haku, 1 han 30 fu, base 240, 960, 1,000; three counters 4,500.
    Hand(
        at="E4",
        honba=3,
        wins=(ron("A", "B", *OPEN, yaku="haku 1", han=1, fu=30, points=1000),),
        pays="B-A 1000 win, B-A 4500 honba",
        deltas=(5500, -5500, 0, 0),
        points=(16700, 26700, 23200, 33400),
    ),
    # riichi, tsumo, pinfu, tanyao: 4 han 20 fu, base 1,280: 1,300 from a child, 2,560, 2,600 from the dealer.
    Hand(
        at="S1",
        riichi="C",
        wins=(
            tsumo(
                "C",
                PINFU,
                riichi="riichi",
                yaku="riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1",
                han=4,
                fu=20,
                points=5200,
            ),
        ),
        pays="A-C 2600 win, B-C 1300 win, D-C 1300 win, table-C 1000 deposit",
        deltas=(-2600, -1300, 5200, -1300),
        points=(14100, 25400, 28400, 32100),
    ),
    # Three tenpai, the dealer among them: the deal passes.
    Hand(
        at="S2",
        draw="exhaustive",
        tenpai="BCD",
        noten=(-3000, 1000, 1000, 1000),
        deltas=(-3000, 1000, 1000, 1000),
        points=(11100, 26400, 29400, 33100),
    ),
    # The dealer's ron: riichi, seven pairs, tanyao, 4 han 25 fu, base 25 × 64 = 1,600; × 6 = 9,600; the counter.
    # A has 0: 「0点ちょうどの場合は続行」
    Hand(
        at="S3",
        honba=1,
        riichi="C",
        wins=(
            ron("C", "A", PAIRS, riichi="riichi", yaku="riichi 1, chiitoitsu 2, tanyao 1", han=4, fu=25, points=9600),
        ),
        pays="A-C 9600 win, A-C 1500 honba, table-C 1000 deposit",
        deltas=(-11100, 0, 11100, 0),
        points=(0, 26400, 40500, 33100),
    ),
    # Pao: A let D have the third dragons. Ron off B: 32,000, of which each pays half; B the 3,000 of two counters.
    Hand(
        at="S3",
        honba=2,
        wins=(ron("D", "B", *DRAGONS, liable=("daisangen", "A"), yaku="daisangen yakuman", yakuman=1, points=32000),),
        pays="B-D 16000 win, A-D 16000 pao, B-D 3000 honba",
        deltas=(-16000, -19000, 0, 35000),
        points=(-16000, 7400, 40500, 68100),
    ),
)


def test_a_hanchan_of_ukiden_to_a_bust(client: FlaskClient) -> None:
    results = {
        "A": (-16000, 4, -46.0, -20.0, 0.0, -66.0),
        "B": (7400, 3, -22.6, -10.0, 0.0, -32.6),
        "C": (40500, 2, 10.5, 10.0, 0.0, 20.5),
        "D": (68100, 1, 38.1, 20.0, 20.0, 78.1),
    }
    options = {"length": "hanchan"}
    play(client, Game(ruleset="ukiden", options=options, start=25000, hands=HANDS, over="bust", results=results))
