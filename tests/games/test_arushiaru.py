"""A game of `arushiaru`, which is a hanchan and takes no `length`: 2,000 points, no sticks, no uma, no oka.

A child's win is T = fu × 4 × 2^han, at most 2,000; by tsumo each child pays T / 4, the dealer T / 2. The dealer's win
is 1.5 T, by tsumo T / 2 from each. Nothing is rounded; no han is needed; every draw passes the deal; one winner on a
discard; a counter is worth nothing, nor is tenpai.
"""

from typing import Final

from flask.testing import FlaskClient

from tests.games.playing import Game, Hand, play, ron, tsumo

RUNS: Final = "234567m34588p67s 8s"
"""Ron 20 + 10 = 30 fu, pinfu and tanyao. By tsumo no pinfu: 20 + 2 = 22, 30 fu."""
RUNS_OPEN: Final = ("567m34588p67s 8s", "chi 234m")
"""Open, by ron: 20 fu, pinfu all the same."""
HAKU: Final = "123s99p789p67s555z 8s"
"""20, 8 for the concealed dragons; by ron 10, 38 are 40; by tsumo 2, 30."""
NOTHING: Final = "123m456p789s22p46s 5s"
"""20, 10 for the ron, 2 for the kanchan: 32 are 40. No yaku."""
DRAGONS: Final = ("23m99p 4m", "pon 555z", "pon 666z", "pon 777z")
ORPHANS: Final = "19m19p19s1234567z 1m"
TRIPLETS: Final = "222m333m444p888s9p 9p"

HANDS: Final = (
    # 2 han 30 fu: 30 × 4 × 4 = 480.
    Hand(
        at="E1",
        wins=(ron("B", "A", RUNS, yaku="pinfu 1, tanyao 1", han=2, fu=30, points=480),),
        pays="A-B 480 win",
        deltas=(-480, 480, 0, 0),
        points=(1520, 2480, 2000, 2000),
    ),
    # The dealer's tsumo: 2 han 30 fu, T = 480: 240 from each. He stays.
    Hand(
        at="E2",
        wins=(tsumo("B", HAKU, yaku="menzen_tsumo 1, haku 1", han=2, fu=30, points=720),),
        pays="A-B 240 win, C-B 240 win, D-B 240 win",
        deltas=(-240, 720, -240, -240),
        points=(1280, 3200, 1760, 1760),
    ),
    # A draw: the dealer is tenpai, nothing is paid, the deal passes.
    Hand(at="E2", honba=1, draw="exhaustive", tenpai="BC", deltas=(0, 0, 0, 0), points=(1280, 3200, 1760, 1760)),
    # Nine terminals are a draw, and pass the deal too.
    Hand(at="E3", honba=2, draw="nine_terminals", deltas=(0, 0, 0, 0), points=(1280, 3200, 1760, 1760)),
    # Two would win on A's discard. B, next after A, alone does: 1 han 40 fu, 40 × 4 × 2 = 320, and nothing for three
    # counters. The dealer is denied, and the deal passes.
    Hand(
        at="E4",
        honba=3,
        wins=(
            ron("D", "A", RUNS, yaku="pinfu 1, tanyao 1", han=2, fu=30, points=720),
            ron("B", "A", HAKU, yaku="haku 1", han=1, fu=40, points=320),
        ),
        denied="D",
        pays="A-B 320 win",
        deltas=(-320, 320, 0, 0),
        points=(960, 3520, 1760, 1760),
    ),
    # The dealer's ron without a yaku: 40 × 4 = 160; × 1.5 = 240.
    Hand(
        at="S1",
        wins=(ron("A", "C", NOTHING, yaku="", han=0, fu=40, points=240),),
        pays="C-A 240 win",
        deltas=(240, 0, -240, 0),
        points=(1200, 3520, 1520, 1760),
    ),
    # An open pinfu, 2 han 20 fu: 20 × 4 × 4 = 320.
    Hand(
        at="S1",
        honba=1,
        wins=(ron("D", "A", *RUNS_OPEN, yaku="pinfu 1, tanyao 1", han=2, fu=20, points=320),),
        pays="A-D 320 win",
        deltas=(-320, 0, 0, 320),
        points=(880, 3520, 1520, 2080),
    ),
    # Pao: D let C have the third dragons, and pays the whole tsumo, 2,000.
    Hand(
        at="S2",
        wins=(tsumo("C", *DRAGONS, liable=("daisangen", "D"), yaku="daisangen mangan", limit="mangan", points=2000),),
        pays="D-C 2000 pao",
        deltas=(0, 0, 2000, -2000),
        points=(880, 3520, 3520, 80),
    ),
    # The dealer's ron: 480 × 1.5 = 720. D is below zero, and the game goes on.
    Hand(
        at="S3",
        wins=(ron("C", "D", RUNS, yaku="pinfu 1, tanyao 1", han=2, fu=30, points=720),),
        pays="D-C 720 win",
        deltas=(0, 0, 720, -720),
        points=(880, 3520, 4240, -640),
    ),
    # A child's tsumo: 2 han 30 fu, T = 480: 120 from each child, 240 from the dealer.
    Hand(
        at="S3",
        honba=1,
        wins=(tsumo("A", RUNS, yaku="menzen_tsumo 1, tanyao 1", han=2, fu=30, points=480),),
        pays="B-A 120 win, C-A 240 win, D-A 120 win",
        deltas=(480, -120, -240, -120),
        points=(1360, 3400, 4000, -760),
    ),
    # The dealer of the last hand: a mangan yaku, 2,000 × 1.5.
    Hand(
        at="S4",
        wins=(ron("D", "B", ORPHANS, yaku="kokushi mangan", limit="mangan", points=3000),),
        pays="B-D 3000 win",
        deltas=(0, -3000, 0, 3000),
        points=(1360, 400, 4000, 2240),
    ),
    # Again, by tsumo 1,000 from each: he is first now, and the game goes on all the same.
    Hand(
        at="S4",
        honba=1,
        wins=(tsumo("D", TRIPLETS, yaku="suuankou mangan", limit="mangan", points=3000),),
        pays="A-D 1000 win, B-D 1000 win, C-D 1000 win",
        deltas=(-1000, -1000, -1000, 3000),
        points=(360, -600, 3000, 5240),
    ),
    # A draw, the dealer tenpai: the deal would pass, the game is over.
    Hand(at="S4", honba=2, draw="exhaustive", tenpai="D", deltas=(0, 0, 0, 0), points=(360, -600, 3000, 5240)),
)


def test_a_game_of_arushiaru_to_its_last_hand(client: FlaskClient) -> None:
    """A score is (points − 2,000) / 1,000."""
    results = {
        "A": (360, 3, -1.64, 0.0, 0.0, -1.64),
        "B": (-600, 4, -2.6, 0.0, 0.0, -2.6),
        "C": (3000, 2, 1.0, 0.0, 0.0, 1.0),
        "D": (5240, 1, 3.24, 0.0, 0.0, 3.24),
    }
    play(client, Game(ruleset="arushiaru", start=2000, hands=HANDS, over="last_hand", results=results))


def test_there_is_no_tonpuu_of_arushiaru(client: FlaskClient) -> None:
    """Its two rounds are fixed, so no shorter game can be played."""
    table = {"round": "E", "number": 1}
    draw = {"kind": "exhaustive"}
    request = {"ruleset": "arushiaru", "options": {"length": "tonpuu"}, "table": table, "draw": draw}
    refused = client.post("/v1/round", json=request)
    assert refused.status_code == 422
    faults = [(fault["code"], fault["pointer"]) for fault in refused.get_json()["errors"]]
    assert faults == [("option_not_applicable", "/options/length")]
