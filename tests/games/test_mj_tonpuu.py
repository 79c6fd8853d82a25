"""A tonpuu of `mj`: 20,000 points, 25,000 to return; a draw passes the deal, only nine terminals keep it.

Of several winners the first in turn takes counters, sticks and the deal. A base of 1,920 from 3 han on is mangan.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron

PINFU: Final = "234567m34588p67s 8s"
"""Runs, ryanmen, a pair of no value: 20 fu, 30 with the 10 of a closed ron."""
HAKU: Final = "123s99p789p67s555z 8s"
"""20, 10 for the ron, 8 for the concealed dragons: 38 are 40."""

HANDS: Final = (
    # 「九種九牌は連荘。その他は親流れ」
    Hand(at="E1", draw="four_winds", deltas=(0, 0, 0, 0), points=(20000, 20000, 20000, 20000)),
    Hand(at="E2", honba=1, draw="nine_terminals", deltas=(0, 0, 0, 0), points=(20000, 20000, 20000, 20000)),
    Hand(at="E2", honba=2, riichi="C", draw="four_kans", deltas=(0, 0, -1000, 0), points=(20000, 20000, 19000, 20000)),
    # Two win on B's discard. C, the dealer, is next after B: riichi, pinfu, tanyao and a dora, 4 han 30 fu, base
    # 30 × 64 = 1,920, mangan: 2,000 × 6; three counters, 900; the stick that lies there and his own. The deal stays.
    # A: 1 han 40 fu, base 320, 1,280, 1,300; three circles, the dora, it has none.
    Hand(
        at="E3",
        honba=3,
        deposits=1,
        riichi="C",
        wins=(
            ron("A", "B", HAKU, dora_indicators="2p", yaku="haku 1", han=1, fu=40, points=1300),
            ron(
                "C",
                "B",
                PINFU,
                riichi="riichi",
                dora_indicators="2p",
                yaku="riichi 1, pinfu 1, tanyao 1, dora 1",
                han=4,
                fu=30,
                limit="mangan",
                points=12000,
            ),
        ),
        pays="B-C 12000 win, B-C 900 honba, table-C 2000 deposit, B-A 1300 win",
        deltas=(1300, -14200, 13900, 0),
        points=(21300, 5800, 32900, 20000),
    ),
    # A's nagashi mangan is a win: 4,000 from the dealer, 2,000 from each child, 400 of four counters from each, and
    # D's stick. A child's win: the deal passes, the counters are gone.
    Hand(
        at="E3",
        honba=4,
        riichi="D",
        draw="exhaustive",
        tenpai="D",
        nagashi="A",
        pays="C-A 4000 nagashi_mangan, B-A 2000 nagashi_mangan, D-A 2000 nagashi_mangan, "
        "B-A 400 honba, C-A 400 honba, D-A 400 honba, table-A 1000 deposit",
        deltas=(10200, -2400, -4400, -3400),
        points=(31500, 3400, 28500, 16600),
    ),
    # The dealer is tenpai, but a draw of a tonpuu passes the deal: the game is over, B's stick left.
    Hand(
        at="E4",
        riichi="B",
        draw="exhaustive",
        tenpai="BD",
        noten=(-1500, 1500, -1500, 1500),
        deltas=(-1500, 500, -1500, 1500),
        points=(30000, 3900, 27000, 18100),
    ),
)


def test_a_tonpuu_of_mj_to_its_last_hand(client: FlaskClient) -> None:
    """A takes the stick. Exact scores less 25, the uma 30, 10, −10, −30, and for the first the 20 of 4 × 5,000."""
    results = {
        "A": (31000, 1, 6.0, 30.0, 20.0, 56.0),
        "B": (3900, 4, -21.1, -30.0, 0.0, -51.1),
        "C": (27000, 2, 2.0, 10.0, 0.0, 12.0),
        "D": (18100, 3, -6.9, -10.0, 0.0, -16.9),
    }
    game = Game(
        ruleset="mj",
        options={"length": "tonpuu"},
        start=20000,
        hands=HANDS,
        over="last_hand",
        deposits=1,
        leftover_to="A",
        results=results,
    )
    play(client, game)
