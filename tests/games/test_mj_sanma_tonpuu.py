"""A tonpuu of `mj-sanma`, by its option: the same points, the last hand East 3.

A counter is 1,000, by tsumo 500 from each; north's share is halved between the two payers.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron, tsumo

TANYAO: Final = "23456788p23467s 8s"
"""Pinfu and tanyao: 30 fu by ron."""
HAKU: Final = "123s99p789p67s555z 8s"
"""20, 8 for the concealed dragons; by tsumo 2: 30."""
NORTH: Final = "123s99p789p67s444z 8s"
"""20, 8 for the concealed norths, a value tile for everyone; by ron 10: 38 are 40."""
DRAGONS: Final = ("23p99s 4p", "pon 555z", "pon 666z", "pon 777z")

HANDS: Final = (
    # The dealer's tsumo: 2 han 30 fu, base 480; × 2 = 960, 1,000, and half of north's 1,000: 1,500 from each.
    Hand(
        at="E1",
        wins=(tsumo("A", HAKU, yaku="menzen_tsumo 1, haku 1", han=2, fu=30, points=3000),),
        pays="B-A 1500 win, C-A 1500 win",
        deltas=(3000, -1500, -1500),
        points=(28000, 23500, 23500),
    ),
    # Two win on B's discard. C, next after B: north, 1 han 40 fu, base 320, 1,280, 1,300, and the counter. The dealer:
    # 2 han 30 fu, base 480; × 6 = 2,880, 2,900. C is the first, so the deal passes though the dealer won.
    Hand(
        at="E1",
        honba=1,
        wins=(
            ron("A", "B", TANYAO, yaku="pinfu 1, tanyao 1", han=2, fu=30, points=2900),
            ron("C", "B", NORTH, yaku="north_wind 1", han=1, fu=40, points=1300),
        ),
        pays="B-C 1300 win, B-C 1000 honba, B-A 2900 win",
        deltas=(2900, -5200, 2300),
        points=(30900, 18300, 25800),
    ),
    # Three tenpai: nothing is paid but two sticks. The deal passes.
    Hand(
        at="E2",
        riichi="AC",
        draw="exhaustive",
        tenpai="ABC",
        deltas=(-1000, 0, -1000),
        points=(29900, 18300, 24800),
    ),
    # Pao: A let B have the third dragons, and pays the tsumo alone: 8,000 and 16,000, with half of north's 8,000
    # 12,000 and 20,000, 32,000 in all; the counter's 500 and 500 too. Two sticks. A is below zero.
    Hand(
        at="E3",
        honba=1,
        deposits=2,
        wins=(tsumo("B", *DRAGONS, liable=("daisangen", "A"), yaku="daisangen yakuman", yakuman=1, points=32000),),
        pays="A-B 32000 pao, A-B 1000 honba, table-B 2000 deposit",
        deltas=(-33000, 35000, 0),
        points=(-3100, 53300, 24800),
    ),
)


def test_a_tonpuu_of_three_players_to_a_bust(client: FlaskClient) -> None:
    results = {
        "A": (-3100, 3, -33.1, -30.0, 0.0, -63.1),
        "B": (53300, 1, 23.3, 30.0, 15.0, 68.3),
        "C": (24800, 2, -5.2, 0.0, 0.0, -5.2),
    }
    options = {"length": "tonpuu"}
    play(client, Game(ruleset="mj-sanma", options=options, start=25000, hands=HANDS, over="bust", results=results))
