"""What no legal request holds: the engine answers that nothing wins, and does not fall over."""

from engine.hand import Hand, Meld
from engine.kinds import CHUN
from engine.notation import parse
from engine.result import Score
from engine.score import score
from tests.engine.hands import plan, ron, tsumo

NOTHING = (Score("incomplete"), Score("no_yaku"))


def test_a_winning_tile_that_is_not_there_completes_nothing() -> None:
    made = Hand(parse("123m456p789s11122z"), CHUN)
    assert score(plan(), made, ron("S", "E")) in NOTHING
    assert score(plan(), made, tsumo("S")) in NOTHING


def test_a_winning_tile_that_stands_in_a_meld_only_completes_nothing() -> None:
    made = Hand(parse("123m456p789s22z"), CHUN, (Meld("pon", parse("777z")),))
    assert score(plan(), made, tsumo("S")) in NOTHING
