"""Pao: for which part of a hand somebody is liable, and whether a hand has what he is liable for."""

from typing import Final

from engine.facts import Facts
from engine.kinds import DRAGON_KINDS
from engine.plan import Plan
from engine.terms import Amount
from engine.win import Liable, Win
from engine.worth import YAKUMAN, Worth

YAKUHAI: Final = "yakuhai"
"""Liability for value tiles: a fourth han of them fed to who shows three, or a double wind to who shows two."""
SHOWN_HAN: Final = 4


def value_han(f: Facts) -> int:
    """Han of the value triplets and kans that the player shows."""
    shown = [part.start for part in f.melds if not part.run]
    return sum((k in DRAGON_KINDS) + (k == f.situation.seat_wind) + (k == f.situation.round_wind) for k in shown)


def has(yaku: str, worth: Worth, f: Facts) -> bool:
    """Whether the hand has the yaku that somebody is said to be liable for."""
    return value_han(f) >= SHOWN_HAN if yaku == YAKUHAI else yaku in worth.ids


def parts(
    plan: Plan,
    win: Win,
    worth: Worth,
    amount: Amount,
    f: Facts,
) -> tuple[tuple[Liable, int], ...]:
    """Each liable seat with the base points that it answers for.

    `hand`: the whole hand is the first one's, but for what others are liable for; `yakuman`: each only that
    yakuman's own part. Where yakuman do not add up the part is the hand.
    For value tiles the hand must reach a limit (「満貫を完成させ和了に至らしめた場合」).
    """
    found: list[tuple[Liable, int]] = []
    left = amount.base
    for pao in win.liable:
        if not has(pao.yaku, worth, f) or (pao.yaku == YAKUHAI and amount.limit is None):
            continue
        times = next(
            (line.yakuman for line in worth.lines if line.id == pao.yaku and line.yakuman),
            0,
        )
        own = min(left, times * plan.rules.scale.yakuman if worth.rank == YAKUMAN else left)
        if own:
            found.append((pao, own))
        left -= own
    if found and left and (plan.rules.liability.scope == "hand" or not plan.rules.yakuman_add_up):
        found[0] = (found[0][0], found[0][1] + left)
    return tuple(found)
