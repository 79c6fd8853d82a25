"""What a page says of the game's end and its settlement."""

from collections.abc import Mapping
from typing import Any, Final

from engine.rules.game import Settlement
from engine.rules.model import RuleSet
from rulepages.words import bullets, listed, number, section, signed, table

LENGTHS: Final = {
    "tonpuu": "One round 東風戦: the last hand is East",
    "hanchan": "Two rounds 半荘戦: the last hand is South",
}
_FIRST: Final = "the first takes minus the sum of the others."
ROUNDINGS: Final = {
    "none": "Scores are exact, never rounded.",
    "gosharokunyu": f"Final points are rounded to thousands, a half down 五捨六入; {_FIRST}",
    "shishagonyu": f"Final points are rounded to thousands, a half up 四捨五入; {_FIRST}",
    "half_away": f"Final points are rounded to thousands, a half away from zero; {_FIRST}",
    "truncate": f"Final points are cut to whole thousands; {_FIRST}",
}


def end(rules: RuleSet) -> str:
    """Return the section on the game's end."""
    law = rules.end
    return section(
        "End of the game 終局",
        bullets(
            f"{LENGTHS[law.length]} {rules.payment.players}.",
            *(_other_length(length, changes) for length, changes in rules.by_length.items()),
            _bust(law.bust),
            f"It ends below {number(law.floor)} with the option `bust` off, too." if law.floor is not None else None,
            f"The game ends as soon as somebody has {number(law.target)} points." if law.target else None,
            *_yame(rules),
            f"Where nobody has {number(law.extra_round_to)} after the last hand, one more round is played, "
            "until somebody has."
            if law.extra_round_to
            else "No extra round.",
        ),
    )


def _bust(below: int | None) -> str:
    if below is None:
        return "Play goes on below zero: no bust 飛び."
    if below == 0:
        return "Bust 飛び: the game ends when somebody is below 0; 0 plays on."
    return "Bust 飛び: the game ends when somebody is at 0 or below."


def _yame(rules: RuleSet) -> tuple[str, ...]:
    law = rules.end
    target = f" and has {number(law.extra_round_to)}" if law.extra_round_to and law.yame_to_target else ""
    agari = (
        f"The dealer who wins the last hand and is first{target} ends the game 和了止め, always."
        if law.agari_yame
        else "The dealer's win does not end the last hand: no agari-yame 和了止め."
    )
    tenpai = (
        f"So does the dealer who is tenpai at its draw and first{target} 聴牌止め."
        if law.tenpai_yame
        else "The dealer's tenpai does not end the game 聴牌止め."
    )
    return agari, tenpai


_CHANGES: Final = {
    "start": lambda value: f"{number(value)} points at the start",
    "returns": lambda value: f"{number(value)} points back",
    "renchan": lambda value: {"win": "only the dealer's win keeps the deal", "tenpai": "tenpai keeps the deal"}[value],
}


def _other_length(length: str, changes: Mapping[str, Mapping[str, Any]]) -> str:
    words = [_CHANGES[name](value) for record in changes.values() for name, value in record.items()]
    return f"With the option `length` `{length}`: {listed(words)}."


def settlement(rules: RuleSet) -> str:
    """Return the section on the game's settlement."""
    law = rules.settlement
    players = rules.payment.players
    return section(
        "Settlement 精算",
        bullets(
            "Scores are in thousands of points.",
            f"{number(law.start)} points at the start 配給原点, {number(law.returns)} points back 返し.",
            f"Oka オカ: {signed(_oka(law, players))} to the first." if _oka(law, players) else "No oka オカ.",
            f"Uma ウマ, first to last: {_uma(law.uma)}." if any(law.uma) else "No uma ウマ.",
            ROUNDINGS[law.rounding],
            {
                "seat_order": "Of equal points the earlier starting seat is ahead.",
                "split": "Equal points share the rank: uma and oka are shared.",
            }[law.ties],
            _leftover(rules),
            f"Bust prize 飛び賞: {law.bust_prize} from a busted seat to who busted it; of several who bust one seat "
            "the nearest in turn after it."
            if law.bust_prize
            else None,
            "The answer says who sank 沈み (below the start points), and by three, two or one of them "
            "whether the top is A, B or C."
            if law.tops
            else None,
        ),
        _floating(law),
    )


def _oka(law: Settlement, players: int) -> float:
    if law.oka is not None:
        return law.oka
    points = (law.returns - law.start) * players
    return points // 1000 if points % 1000 == 0 else points / 1000


def _uma(uma: tuple[int, ...]) -> str:
    return " / ".join(signed(each) for each in uma)


def _leftover(rules: RuleSet) -> str | None:
    if rules.riichi is None:
        return None
    return {
        "first": "Riichi sticks left at the end go to the first.",
        "nobody": "Riichi sticks left at the end go to nobody.",
    }[rules.settlement.leftover_deposits]


def _floating(law: Settlement) -> str:
    if not law.floating_uma:
        return ""
    rows = [(str(count), _uma(uma)) for count, uma in sorted(law.floating_uma.items())]
    header = (f"Players at {number(law.returns)} or more", "Uma, first to last")
    return "In place of the uma, by how many have the return points:\n\n" + table(header, rows)
