"""A hanchan of `mj-sanma`: three players with 25,000 points, 30,000 to return, a counter 1,000, noten 2,000.

A draw passes the deal. By tsumo the missing north's share, rounded to 100 as any payment, is halved between the two
payers: 「北家の分を折半する」. Of several winners the first in turn takes counters, sticks and the deal.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron, tsumo

PINFU: Final = "123456p345p67s22p 8s"
"""Pinfu alone: 30 fu by ron, 20 by tsumo."""
TANYAO: Final = "23456788p23467s 8s"
"""Pinfu and tanyao, the same fu."""
RED: Final = "23406788p23467s 8s"
"""The same with a red five."""
HAKU: Final = "123s99p789p67s555z 8s"
"""20, 10 for the ron, 8 for the concealed dragons: 38 are 40."""

HANDS: Final = (
    # riichi, tsumo, pinfu, tanyao: 4 han 20 fu, base 20 × 64 = 1,280. With four players a child would pay 1,300, the
    # dealer 2,560, 2,600; half of north's 1,300 is 650: C pays 1,950, 2,000, the dealer 3,250, 3,300.
    Hand(
        at="E1",
        riichi="B",
        wins=(
            tsumo(
                "B",
                TANYAO,
                riichi="riichi",
                yaku="riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1",
                han=4,
                fu=20,
                points=5300,
            ),
        ),
        pays="A-B 3300 win, C-B 2000 win, table-B 1000 deposit",
        deltas=(-3300, 5300, -2000),
        points=(21700, 30300, 23000),
    ),
    # The dealer's ron: 1 han 30 fu, base 240; × 6 = 1,440, 1,500. He stays.
    Hand(
        at="E2",
        wins=(ron("B", "C", PINFU, yaku="pinfu 1", han=1, fu=30, points=1500),),
        pays="C-B 1500 win",
        deltas=(0, 1500, -1500),
        points=(21700, 31800, 21500),
    ),
    # The dealer's tsumo: 2 han 20 fu, base 320; × 2 = 640, 700, and half of north's 700: 1,050, 1,100 from each.
    # A counter is 1,000: 500 from each.
    Hand(
        at="E2",
        honba=1,
        wins=(tsumo("B", PINFU, yaku="menzen_tsumo 1, pinfu 1", han=2, fu=20, points=2200),),
        pays="A-B 1100 win, C-B 1100 win, A-B 500 honba, C-B 500 honba",
        deltas=(-1600, 3200, -1600),
        points=(20100, 35000, 19900),
    ),
    # One tenpai takes 1,000 from each.
    Hand(
        at="E2",
        honba=2,
        riichi="A",
        draw="exhaustive",
        tenpai="A",
        noten=(2000, -1000, -1000),
        deltas=(1000, -1000, -1000),
        points=(21100, 34000, 18900),
    ),
    # Two tenpai: A pays 1,000 to each. The dealer is tenpai, and the deal passes.
    Hand(
        at="E3",
        honba=3,
        deposits=1,
        riichi="C",
        draw="exhaustive",
        tenpai="BC",
        noten=(-2000, 1000, 1000),
        deltas=(-2000, 1000, 0),
        points=(19100, 35000, 18900),
    ),
    # Two win on A's discard. B, next after A: haku 1 han 40 fu, base 320, 1,280, 1,300; four counters, 4,000; three
    # sticks. C: riichi, pinfu, tanyao, 3 han 30 fu, base 960, 3,840, 3,900, and nothing of what lies on the table.
    Hand(
        at="S1",
        honba=4,
        deposits=2,
        riichi="C",
        wins=(
            ron("C", "A", TANYAO, riichi="riichi", yaku="riichi 1, pinfu 1, tanyao 1", han=3, fu=30, points=3900),
            ron("B", "A", HAKU, yaku="haku 1", han=1, fu=40, points=1300),
        ),
        pays="A-B 1300 win, A-B 4000 honba, table-B 3000 deposit, A-C 3900 win",
        deltas=(-9200, 8300, 2900),
        points=(9900, 43300, 21800),
    ),
    # A's nagashi mangan is a win: 2,000 and 4,000, with half of north's 2,000 3,000 and 5,000; C's stick is A's.
    # A child's win: the deal passes, without a counter.
    Hand(
        at="S2",
        riichi="C",
        draw="exhaustive",
        tenpai="C",
        nagashi="A",
        pays="B-A 5000 nagashi_mangan, C-A 3000 nagashi_mangan, table-A 1000 deposit",
        deltas=(9000, -5000, -4000),
        points=(18900, 38300, 17800),
    ),
    # The dealer of the last hand: 2 han 30 fu, base 480; × 6 = 2,880, 2,900. He is second, and plays on.
    Hand(
        at="S3",
        wins=(ron("C", "A", TANYAO, yaku="pinfu 1, tanyao 1", han=2, fu=30, points=2900),),
        pays="A-C 2900 win",
        deltas=(-2900, 0, 2900),
        points=(16000, 38300, 20700),
    ),
    # Five han, mangan: 4,000, with half of north's 4,000 6,000 from each, and 500. Now he is first.
    Hand(
        at="S3",
        honba=1,
        riichi="C",
        wins=(
            tsumo(
                "C",
                RED,
                riichi="riichi",
                yaku="riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1, red_five 1",
                han=5,
                fu=20,
                limit="mangan",
                points=12000,
            ),
        ),
        pays="A-C 6000 win, B-C 6000 win, A-C 500 honba, B-C 500 honba, table-C 1000 deposit",
        deltas=(-6500, -6500, 13000),
        points=(9500, 31800, 33700),
    ),
)


def test_a_hanchan_of_three_players_to_agari_yame(client: FlaskClient) -> None:
    """Exact scores less 30, the uma 30, 0, −30, and for the first the 15 of 3 × 5,000."""
    results = {
        "A": (9500, 3, -20.5, -30.0, 0.0, -50.5),
        "B": (31800, 2, 1.8, 0.0, 0.0, 1.8),
        "C": (33700, 1, 3.7, 30.0, 15.0, 48.7),
    }
    play(client, Game(ruleset="mj-sanma", start=25000, hands=HANDS, over="agari_yame", results=results))
