"""A tonpuu of `riichi`: the points of a hanchan, the last hand East 4.

Base points are fu × 2^(han + 2), at most 2,000; each payment is rounded up to 100.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron, tsumo

PINFU: Final = "234567m34588p67s 8s"
"""Runs, ryanmen, a pair of no value: 20 fu, 30 with the 10 of a closed ron; by tsumo 20."""
HAKU: Final = "123s99p789p67s555z 8s"
"""20, 8 for the concealed dragons; by ron 10, 38 are 40; by tsumo 2, 30."""
CHUN: Final = "567m22m234p67s777z 8s"
"""The same fu."""

HANDS: Final = (
    # Three win on C's discard. D is the next after C: pinfu, tanyao, 2 han 30 fu, base 480, 1,920, 2,000; both sticks.
    # A, the dealer: riichi, chun, 2 han 40 fu, base 640; × 6 = 3,840, 3,900. B: riichi, haku, 640 × 4 = 2,560, 2,600.
    # The dealer is among them and stays.
    Hand(
        at="E1",
        riichi="AB",
        wins=(
            ron("A", "C", CHUN, riichi="riichi", yaku="riichi 1, chun 1", han=2, fu=40, points=3900),
            ron("B", "C", HAKU, riichi="riichi", yaku="riichi 1, haku 1", han=2, fu=40, points=2600),
            ron("D", "C", PINFU, yaku="pinfu 1, tanyao 1", han=2, fu=30, points=2000),
        ),
        pays="C-D 2000 win, table-D 2000 deposit, C-A 3900 win, C-B 2600 win",
        deltas=(2900, 1600, -8500, 4000),
        points=(27900, 26600, 16500, 29000),
    ),
    # An abortive draw keeps the deal.
    Hand(at="E1", honba=1, draw="four_winds", deltas=(0, 0, 0, 0), points=(27900, 26600, 16500, 29000)),
    # Nobody is tenpai: nothing is paid, the deal passes.
    Hand(at="E1", honba=2, draw="exhaustive", deltas=(0, 0, 0, 0), points=(27900, 26600, 16500, 29000)),
    # All are tenpai: nothing is paid but C's stick, the deal stays.
    Hand(
        at="E2",
        honba=3,
        riichi="C",
        draw="exhaustive",
        tenpai="ABCD",
        deltas=(0, 0, -1000, 0),
        points=(27900, 26600, 15500, 29000),
    ),
    # A child's tsumo: 3 han 20 fu, base 640: 700 from a child, 1,280, 1,300 from the dealer; 400 from each; a stick.
    Hand(
        at="E2",
        honba=4,
        deposits=1,
        wins=(tsumo("C", PINFU, yaku="menzen_tsumo 1, pinfu 1, tanyao 1", han=3, fu=20, points=2700),),
        pays="A-C 700 win, B-C 1300 win, D-C 700 win, A-C 400 honba, B-C 400 honba, D-C 400 honba, "
        "table-C 1000 deposit",
        deltas=(-1100, -1700, 4900, -1100),
        points=(26800, 24900, 20400, 27900),
    ),
    # riichi, tsumo, haku: 3 han 30 fu, base 960: 1,000 from a child, 1,920, 2,000 from the dealer; his own stick.
    Hand(
        at="E3",
        riichi="A",
        wins=(tsumo("A", HAKU, riichi="riichi", yaku="riichi 1, menzen_tsumo 1, haku 1", han=3, fu=30, points=4000),),
        pays="B-A 1000 win, C-A 2000 win, D-A 1000 win, table-A 1000 deposit",
        deltas=(4000, -1000, -2000, -1000),
        points=(30800, 23900, 18400, 26900),
    ),
    # The dealer of the last hand: riichi, haku, 2 han 40 fu, 3,840, 3,900. He has as much as A, who started before
    # him and is first: the game goes on.
    Hand(
        at="E4",
        riichi="D",
        wins=(ron("D", "C", HAKU, riichi="riichi", yaku="riichi 1, haku 1", han=2, fu=40, points=3900),),
        pays="C-D 3900 win, table-D 1000 deposit",
        deltas=(0, 0, -3900, 3900),
        points=(30800, 23900, 14500, 30800),
    ),
    # riichi, tsumo, pinfu, tanyao: 4 han 20 fu, base 1,280; × 2 = 2,560, 2,600 and 100 from each. He is first.
    Hand(
        at="E4",
        honba=1,
        riichi="D",
        wins=(
            tsumo(
                "D",
                PINFU,
                riichi="riichi",
                yaku="riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1",
                han=4,
                fu=20,
                points=7800,
            ),
        ),
        pays="A-D 2600 win, B-D 2600 win, C-D 2600 win, A-D 100 honba, B-D 100 honba, C-D 100 honba, "
        "table-D 1000 deposit",
        deltas=(-2700, -2700, -2700, 8100),
        points=(28100, 21200, 11800, 38900),
    ),
)


def test_a_tonpuu_to_agari_yame(client: FlaskClient) -> None:
    """A score is (points − 30,000) / 1,000, with uma, and for the first the 20 of 4 × 5,000."""
    results = {
        "A": (28100, 2, -1.9, 10.0, 0.0, 8.1),
        "B": (21200, 3, -8.8, -10.0, 0.0, -18.8),
        "C": (11800, 4, -18.2, -20.0, 0.0, -38.2),
        "D": (38900, 1, 8.9, 20.0, 20.0, 48.9),
    }
    options = {"length": "tonpuu"}
    play(client, Game(ruleset="riichi", options=options, start=25000, hands=HANDS, over="agari_yame", results=results))
