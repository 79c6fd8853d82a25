"""Dora of every kind: how many han a hand's tiles add."""

from dataclasses import dataclass
from typing import Final

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import NORTH, UNIT
from engine.memo import Memo
from engine.plan import Plan
from engine.result import DoraLine
from engine.text import Text
from engine.win import NO_RIICHI, Win

NAMES: Final = {
    "dora": Text(en="Dora", ja="ドラ", zh="宝牌"),
    "ura_dora": Text(en="Ura dora", ja="裏ドラ", zh="里宝牌"),
    "red_five": Text(en="Red five", ja="赤ドラ", zh="赤宝牌"),
    "gold_five": Text(en="Gold five", ja="金ドラ", zh="金宝牌"),
    "nukidora": Text(en="Pulled north", ja="抜きドラ", zh="拔北宝牌"),
    "north_dora": Text(en="North dora", ja="北ドラ", zh="北宝牌"),
}


@dataclass(frozen=True, slots=True, eq=False)
class Dora:
    """All dora of a hand."""

    lines: tuple[DoraLine, ...]
    han: int


def dora(plan: Plan, hand: Hand, win: Win, f: Facts) -> Dora:
    """The dora of a hand, in the order of `NAMES`. A pulled north is a tile of the hand for the indicators.

    Without kan dora the indicators after those of the start are a kan's, and count nothing; the ura under them neither.
    """
    bonus = plan.rules.bonus
    dora_indicators, ura_indicators = win.dora_indicators, win.ura_indicators
    if not bonus.kan_dora:
        dora_indicators = dora_indicators[: bonus.opening_indicators]
        ura_indicators = ura_indicators[: bonus.opening_indicators]
    counts = f.counts + hand.nukidora * UNIT[NORTH] if hand.nukidora else f.counts
    shown = under = 0
    if bonus.indicators:
        for indicator in dora_indicators:
            shown += counts >> 4 * plan.dora_of[indicator] & 15
    if bonus.ura and win.riichi != NO_RIICHI:
        for indicator in ura_indicators:
            under += counts >> 4 * plan.dora_of[indicator] & 15
    return DORA[
        shown,
        under,
        f.reds,
        bonus.gold_han * len(hand.gold) if hand.gold else 0,
        hand.nukidora if bonus.nukidora else 0,
        f.counts >> 4 * NORTH & 15 if bonus.north_dora else 0,
    ]


def _dora(han: tuple[int, ...]) -> Dora:
    """The dora that so many han of each sort are."""
    lines = [DoraLine(name, NAMES[name], each) for name, each in zip(NAMES, han, strict=True) if each]
    return Dora(tuple(lines), sum(han))


DORA: Final = Memo(_dora)
