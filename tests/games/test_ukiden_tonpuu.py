"""A game of `ukiden`, which is a tonpuu: 25,000 points, 30,000 to return, a counter 1,500, noten 3,000.

「連荘は親がアガった場合のみ」: a draw passes the deal. 「積み符と供託立直棒と親権は上家取り」.
A base of 1,920 is mangan.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron, tsumo

PINFU: Final = "234567m34588p67s 8s"
"""Runs, ryanmen, a pair of no value: 20 fu, 30 with the 10 of a closed ron."""
HAKU: Final = "123s99p789p67s555z 8s"
"""20, 8 for the concealed dragons; by ron 10, 38 are 40; by tsumo 2, 30."""
CHUN: Final = "567m22m234p67s777z 8s"
"""The same fu."""
PAIRS: Final = "1133m2244p55s667z 7z"
"""Seven pairs: 25 fu."""

HANDS: Final = (
    # Three tenpai: D pays 1,000 to each. The dealer is tenpai, and the deal passes.
    Hand(
        at="E1",
        riichi="B",
        draw="exhaustive",
        tenpai="ABC",
        noten=(1000, 1000, 1000, -3000),
        deltas=(1000, 0, 1000, -3000),
        points=(26000, 25000, 26000, 22000),
    ),
    # Three win on D's discard. A, next after D: haku, 1 han 40 fu, base 320, 1,280, 1,300; the counter, the stick and
    # the deal. B, the dealer: 2 han 30 fu, base 480; × 6 = 2,880, 2,900. C: chun, 1,300.
    Hand(
        at="E2",
        honba=1,
        deposits=1,
        wins=(
            ron("B", "D", PINFU, yaku="pinfu 1, tanyao 1", han=2, fu=30, points=2900),
            ron("C", "D", CHUN, yaku="chun 1", han=1, fu=40, points=1300),
            ron("A", "D", HAKU, yaku="haku 1", han=1, fu=40, points=1300),
        ),
        pays="D-A 1300 win, D-A 1500 honba, table-A 1000 deposit, D-B 2900 win, D-C 1300 win",
        deltas=(3800, 2900, 1300, -7000),
        points=(29800, 27900, 27300, 15000),
    ),
    # riichi, tsumo, haku and a dora (the seven of circles): 4 han 30 fu, base 1,920, mangan: 4,000 from each.
    Hand(
        at="E3",
        riichi="C",
        wins=(
            tsumo(
                "C",
                HAKU,
                riichi="riichi",
                dora_indicators="6p",
                yaku="riichi 1, menzen_tsumo 1, haku 1, dora 1",
                han=4,
                fu=30,
                limit="mangan",
                points=12000,
            ),
        ),
        pays="A-C 4000 win, B-C 4000 win, D-C 4000 win, table-C 1000 deposit",
        deltas=(-4000, -4000, 12000, -4000),
        points=(25800, 23900, 39300, 11000),
    ),
    # The dealer's nagashi mangan is his win: 4,000 from each, 500 of the counter from each, A's stick; he stays.
    Hand(
        at="E3",
        honba=1,
        riichi="A",
        draw="exhaustive",
        tenpai="A",
        nagashi="C",
        pays="A-C 4000 nagashi_mangan, B-C 4000 nagashi_mangan, D-C 4000 nagashi_mangan, "
        "A-C 500 honba, B-C 500 honba, D-C 500 honba, table-C 1000 deposit",
        deltas=(-5500, -4500, 14500, -4500),
        points=(20300, 19400, 53800, 6500),
    ),
    # A child's: 4,000 from the dealer, 2,000 from each child, 1,000 of two counters from each; the deal passes, the
    # counters are gone.
    Hand(
        at="E3",
        honba=2,
        draw="exhaustive",
        tenpai="C",
        nagashi="D",
        pays="C-D 4000 nagashi_mangan, A-D 2000 nagashi_mangan, B-D 2000 nagashi_mangan, "
        "A-D 1000 honba, B-D 1000 honba, C-D 1000 honba",
        deltas=(-3000, -3000, -5000, 11000),
        points=(17300, 16400, 48800, 17500),
    ),
    # The dealer of the last hand: 2 han 25 fu, base 400; × 6 = 2,400. He is second, and plays on.
    Hand(
        at="E4",
        wins=(ron("D", "A", PAIRS, yaku="chiitoitsu 2", han=2, fu=25, points=2400),),
        pays="A-D 2400 win",
        deltas=(-2400, 0, 0, 2400),
        points=(14900, 16400, 48800, 19900),
    ),
    # A child's tsumo: 2 han 30 fu, base 480: 500 from a child, 960, 1,000 from the dealer; 500 of the counter from
    # each. The last hand is over.
    Hand(
        at="E4",
        honba=1,
        wins=(tsumo("A", HAKU, yaku="menzen_tsumo 1, haku 1", han=2, fu=30, points=2000),),
        pays="B-A 500 win, C-A 500 win, D-A 1000 win, B-A 500 honba, C-A 500 honba, D-A 500 honba",
        deltas=(3500, -1000, -1000, -1500),
        points=(18400, 15400, 47800, 18400),
    ),
)


def test_a_game_of_ukiden_to_its_last_hand(client: FlaskClient) -> None:
    """A and D have the same points: A started first and is second. The first has the 20 of 4 × 5,000."""
    results = {
        "A": (18400, 2, -11.6, 10.0, 0.0, -1.6),
        "B": (15400, 4, -14.6, -20.0, 0.0, -34.6),
        "C": (47800, 1, 17.8, 20.0, 20.0, 57.8),
        "D": (18400, 3, -11.6, -10.0, 0.0, -21.6),
    }
    play(client, Game(ruleset="ukiden", start=25000, hands=HANDS, over="last_hand", results=results))
