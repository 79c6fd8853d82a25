"""A hanchan of `riichi`: 25,000 points, 30,000 to return, honba 300, noten 3,000, tenpai keeps the deal.

Base points are fu × 2^(han + 2), at most 2,000; each payment is rounded up to 100.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron, tsumo

PINFU: Final = "234567m34588p67s 8s"
"""Runs, ryanmen, a pair of no value: 20 fu, 30 with the 10 of a closed ron; by tsumo 20."""
IIPEIKOU: Final = "223344m06788p67s 8s"
"""The same fu; a red five."""
HAKU: Final = "123s99p789p67s555z 8s"
"""20, 8 for the concealed dragons; by ron 10, 38 are 40; by tsumo 2, 30."""
OPEN: Final = ("234m34566p78s 9s", "pon 555z")
"""20, 4 for the open dragons; 24 are 30."""
PAIRS: Final = "1133m2244p55s667z 7z"
"""Seven pairs: 25 fu, never rounded."""
DRAGONS: Final = ("23m99p 4m", "pon 555z", "pon 666z", "pon 777z")

HANDS: Final = (
    # A child's ron. riichi, pinfu, tanyao: 3 han 30 fu, base 30 × 32 = 960; × 4 = 3,840, 3,900.
    Hand(
        at="E1",
        riichi="B",
        wins=(ron("B", "D", PINFU, riichi="riichi", yaku="riichi 1, pinfu 1, tanyao 1", han=3, fu=30, points=3900),),
        pays="D-B 3900 win, table-B 1000 deposit",
        deltas=(0, 3900, 0, -3900),
        points=(25000, 28900, 25000, 21100),
    ),
    # The dealer's tsumo: 3 han 20 fu, base 20 × 32 = 640; × 2 = 1,280, 1,300 from each. He stays, one counter.
    Hand(
        at="E2",
        wins=(tsumo("B", PINFU, yaku="menzen_tsumo 1, pinfu 1, tanyao 1", han=3, fu=20, points=3900),),
        pays="A-B 1300 win, C-B 1300 win, D-B 1300 win",
        deltas=(-1300, 3900, -1300, -1300),
        points=(23700, 32800, 23700, 19800),
    ),
    # Two tenpai: 1,500 from each of two to each of two, and nothing for the counter. C's stick stays on the table,
    # the dealer is tenpai and stays.
    Hand(
        at="E2",
        honba=1,
        riichi="C",
        draw="exhaustive",
        tenpai="BC",
        noten=(-1500, 1500, 1500, -1500),
        deltas=(-1500, 1500, 500, -1500),
        points=(22200, 34300, 24200, 18300),
    ),
    # Ron off the dealer. haku, two sixes as dora: 3 han 30 fu, 3,900; two counters 600; C's stick and the dealer's.
    Hand(
        at="E2",
        honba=2,
        deposits=1,
        riichi="B",
        wins=(ron("D", "B", *OPEN, dora_indicators="5p", yaku="haku 1, dora 2", han=3, fu=30, points=3900),),
        pays="B-D 3900 win, B-D 600 honba, table-D 2000 deposit",
        deltas=(0, -5500, 0, 6500),
        points=(22200, 28800, 24200, 24800),
    ),
    # An abortive draw: nothing is paid, the deal stays, one counter.
    Hand(at="E3", draw="nine_terminals", deltas=(0, 0, 0, 0), points=(22200, 28800, 24200, 24800)),
    # One tenpai takes 1,000 from each; the dealer is noten: the deal passes, the counters go on.
    Hand(
        at="E3",
        honba=1,
        draw="exhaustive",
        tenpai="A",
        noten=(3000, -1000, -1000, -1000),
        deltas=(3000, -1000, -1000, -1000),
        points=(25200, 27800, 23200, 23800),
    ),
    # Two win on D's discard. A, next after D: haku 1 han 40 fu, base 320, 1,280, 1,300; both counters and B's stick.
    # B: 3 han 30 fu, 3,900, nothing else.
    Hand(
        at="E4",
        honba=2,
        riichi="B",
        wins=(
            ron("B", "D", PINFU, riichi="riichi", yaku="riichi 1, pinfu 1, tanyao 1", han=3, fu=30, points=3900),
            ron("A", "D", HAKU, yaku="haku 1", han=1, fu=40, points=1300),
        ),
        pays="D-A 1300 win, D-A 600 honba, table-A 1000 deposit, D-B 3900 win",
        deltas=(2900, 2900, 0, -5800),
        points=(28100, 30700, 23200, 18000),
    ),
    # The dealer's ron: 2 han 25 fu, base 25 × 16 = 400; × 6 = 2,400.
    Hand(
        at="S1",
        wins=(ron("A", "C", PAIRS, yaku="chiitoitsu 2", han=2, fu=25, points=2400),),
        pays="C-A 2400 win",
        deltas=(2400, 0, -2400, 0),
        points=(30500, 30700, 20800, 18000),
    ),
    # C's nagashi mangan, in place of noten: 4,000 from the dealer, 2,000 from each child; no honba, D's stick stays.
    # A is tenpai: the deal stays.
    Hand(
        at="S1",
        honba=1,
        riichi="D",
        draw="exhaustive",
        tenpai="AD",
        nagashi="C",
        pays="A-C 4000 nagashi_mangan, B-C 2000 nagashi_mangan, D-C 2000 nagashi_mangan",
        deltas=(-4000, -2000, 8000, -3000),
        points=(26500, 28700, 28800, 15000),
    ),
    # Pao: C let B have the third dragons. Ron off A: 32,000, of which each pays half; the 600 of two counters by C.
    Hand(
        at="S1",
        honba=2,
        deposits=1,
        wins=(ron("B", "A", *DRAGONS, liable=("daisangen", "C"), yaku="daisangen yakuman", yakuman=1, points=32000),),
        pays="A-B 16000 win, C-B 16000 pao, C-B 600 honba, table-B 1000 deposit",
        deltas=(-16000, 33600, -16600, 0),
        points=(10500, 62300, 12200, 15000),
    ),
    # Three tenpai: the dealer, alone noten, pays 1,000 to each; two sticks stay, the deal passes.
    Hand(
        at="S2",
        riichi="AC",
        draw="exhaustive",
        tenpai="ACD",
        noten=(1000, -3000, 1000, 1000),
        deltas=(0, -3000, 0, 1000),
        points=(10500, 59300, 12200, 16000),
    ),
    # riichi, tsumo, pinfu, tanyao, iipeikou and a red five: 6 han, haneman, base 3,000; 6,000 and 100 from each.
    # Three sticks, his own among them.
    Hand(
        at="S3",
        honba=1,
        deposits=2,
        riichi="C",
        wins=(
            tsumo(
                "C",
                IIPEIKOU,
                riichi="riichi",
                yaku="riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1, iipeikou 1, red_five 1",
                han=6,
                fu=20,
                limit="haneman",
                points=18000,
            ),
        ),
        pays="A-C 6000 win, B-C 6000 win, D-C 6000 win, A-C 100 honba, B-C 100 honba, D-C 100 honba, "
        "table-C 3000 deposit",
        deltas=(-6100, -6100, 20300, -6100),
        points=(4400, 53200, 32500, 9900),
    ),
    # Four riichi: four sticks, the deal stays.
    Hand(
        at="S3",
        honba=2,
        riichi="ABCD",
        draw="four_riichi",
        deltas=(-1000, -1000, -1000, -1000),
        points=(3400, 52200, 31500, 8900),
    ),
    # haku, 1 han 30 fu, base 240, 960, 1,000; three counters 900; four sticks.
    Hand(
        at="S3",
        honba=3,
        deposits=4,
        wins=(ron("A", "B", *OPEN, yaku="haku 1", han=1, fu=30, points=1000),),
        pays="B-A 1000 win, B-A 900 honba, table-A 4000 deposit",
        deltas=(5900, -1900, 0, 0),
        points=(9300, 50300, 31500, 8900),
    ),
    # The dealer of the last hand: 2 han 30 fu, base 480, 960, 1,000 from each. He is third, and plays on.
    Hand(
        at="S4",
        wins=(tsumo("D", HAKU, yaku="menzen_tsumo 1, haku 1", han=2, fu=30, points=3000),),
        pays="A-D 1000 win, B-D 1000 win, C-D 1000 win",
        deltas=(-1000, -1000, -1000, 3000),
        points=(8300, 49300, 30500, 11900),
    ),
    # The dealer is noten: the last hand is over, A's stick left.
    Hand(
        at="S4",
        honba=1,
        riichi="A",
        draw="exhaustive",
        tenpai="AC",
        noten=(1500, -1500, 1500, -1500),
        deltas=(500, -1500, 1500, -1500),
        points=(8800, 47800, 32000, 10400),
    ),
)


def test_a_hanchan_to_its_last_hand(client: FlaskClient) -> None:
    """The stick goes to the first: 47,800 + 1,000. Scores are exact: (points − 30,000) / 1,000."""
    results = {
        "A": (8800, 4, -21.2, -20.0, 0.0, -41.2),
        "B": (48800, 1, 18.8, 20.0, 20.0, 58.8),
        "C": (32000, 2, 2.0, 10.0, 0.0, 12.0),
        "D": (10400, 3, -19.6, -10.0, 0.0, -29.6),
    }
    game = Game(
        ruleset="riichi", start=25000, hands=HANDS, over="last_hand", deposits=1, leftover_to="B", results=results
    )
    play(client, game)
