"""What a page says of several winners, of draws and of the deal."""

from collections.abc import Sequence

from engine.rules.game import ABORTIVE_DRAWS
from engine.rules.model import RuleSet
from rulepages.words import DRAWS, both, bullets, listed, number, section


def draws(rules: RuleSet) -> str:
    """Return the section on several winners, draws and the deal."""
    law = rules.rounds
    return section(
        "Several winners, draws and the deal 複数和了・流局・連荘",
        bullets(
            {
                "all": "Everybody who can may win on one discard.",
                "two": "Two may win on one discard; three are a draw.",
                "head_bump": "One wins on a discard: the first in turn after the discarder 頭ハネ.",
            }[law.several_ron],
            *(_spoils(rules) if law.several_ron != "head_bump" else ()),
            *_exhaustive(rules),
            _nagashi(rules),
            _abortive(rules),
            "Play goes on after a win until the wall ends; each win is settled by itself."
            if law.continues_after_win
            else None,
        ),
    )


def _spoils(rules: RuleSet) -> tuple[str | None, ...]:
    """Tell what several winners take of what lies on the table, and who is dealer then."""
    law = rules.rounds
    honba = {
        "first": "Of several winners the first in turn after the discarder takes the honba.",
        "each": "Each of several winners takes the honba.",
    }[law.honba_to]
    sticks = {
        "first": "The first in turn takes the riichi sticks.",
        "own_then_first": "Each of several winners takes back his own riichi stick of this hand, "
        "the first in turn takes the rest.",
    }[law.deposits_to]
    deal = {
        "any": "The deal stays if the dealer is among the winners.",
        "first": "The deal stays only if the dealer is the first in turn.",
    }[law.deal_to]
    return honba if rules.payment.honba else None, sticks if rules.riichi else None, deal


def _exhaustive(rules: RuleSet) -> tuple[str, ...]:
    law = rules.rounds
    noten = (
        f"Exhaustive draw: {number(law.noten_points)} points go from noten to tenpai 不聴罰符, "
        "nothing where all or none are tenpai."
        if law.noten_points
        else "Exhaustive draw: no noten payments."
    )
    if law.draw_passes_deal:
        deal = "Only the dealer's win keeps the deal; every draw passes it."
    elif law.renchan == "tenpai":
        deal = "The dealer's win keeps the deal, and his tenpai at an exhaustive draw 聴牌連荘."
    else:
        deal = "Only the dealer's win keeps the deal 和了連荘; an exhaustive draw passes it."
    return noten, deal, "The dealer's win and every draw add a counter; another's win takes the counters away."


def _nagashi(rules: RuleSet) -> str:
    law = rules.rounds
    own = ", and the player neither called nor declared riichi" if law.nagashi_void_by_riichi else ""
    what = f"Nagashi mangan 流し満貫 (only terminals and honours discarded, none of them called{own})"
    return {
        "none": "No nagashi mangan 流し満貫.",
        "draw": f"{what}: paid like a mangan by tsumo, in place of noten payments; no honba, the sticks stay.",
        "win": f"{what} is a win: paid like a mangan by tsumo, with honba and sticks.",
    }[law.nagashi_mangan]


def _abortive(rules: RuleSet) -> str:
    law = rules.rounds
    known = [draw for draw in ABORTIVE_DRAWS if draw in law.abortive_draws]
    if not known:
        return "No abortive draws 途中流局."
    passing = [draw for draw in known if draw in law.abortive_passes_deal or law.draw_passes_deal]
    keeping = [draw for draw in known if draw not in passing]
    deal = (
        "the deal stays"
        if not passing
        else "the deal passes"
        if not keeping
        else f"the deal stays after {_draws(keeping)}, else it passes"
    )
    return f"Abortive draws 途中流局: {_draws(known)}; {deal}."


def _draws(draws: Sequence[str]) -> str:
    return listed([both(DRAWS[draw]) for draw in draws])
