"""Dora of every kind: how many han a hand's tiles add."""

from typing import Final

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import NORTH, RED, kind
from engine.plan import Plan
from engine.result import DoraLine
from engine.text import Text
from engine.win import NO_RIICHI, Win

DORA: Final = ("dora", Text(en="Dora", ja="ドラ", zh="宝牌"))
URA_DORA: Final = ("ura_dora", Text(en="Ura dora", ja="裏ドラ", zh="里宝牌"))
RED_FIVE: Final = ("red_five", Text(en="Red five", ja="赤ドラ", zh="赤宝牌"))
GOLD_FIVE: Final = ("gold_five", Text(en="Gold five", ja="金ドラ", zh="金宝牌"))
NUKIDORA: Final = ("nukidora", Text(en="Pulled north", ja="抜きドラ", zh="拔北宝牌"))
NORTH_DORA: Final = ("north_dora", Text(en="North dora", ja="北ドラ", zh="北宝牌"))
KINDS: Final = (DORA, URA_DORA, RED_FIVE, GOLD_FIVE, NUKIDORA, NORTH_DORA)


def dora(plan: Plan, hand: Hand, win: Win, f: Facts) -> tuple[DoraLine, ...]:
    """The lines of dora with han, in the order of `KINDS`. A pulled north is a tile of the hand for the indicators."""
    bonus = plan.rules.bonus
    lines: list[DoraLine] = []
    if (
        win.dora_indicators
        and bonus.indicators
        and (han := _shown(plan, f, win.dora_indicators))
    ):
        lines.append(DoraLine(*DORA, han))
    if (
        win.ura_indicators
        and bonus.ura
        and win.riichi != NO_RIICHI
        and (han := _shown(plan, f, win.ura_indicators))
    ):
        lines.append(DoraLine(*URA_DORA, han))
    if reds := red_fives(hand):
        lines.append(DoraLine(*RED_FIVE, reds))
    if hand.gold:
        lines.append(DoraLine(*GOLD_FIVE, bonus.gold_han * len(hand.gold)))
    if bonus.nukidora and hand.nukidora:
        lines.append(DoraLine(*NUKIDORA, hand.nukidora))
    if bonus.north_dora and (norths := f.counts >> 4 * NORTH & 15):
        lines.append(DoraLine(*NORTH_DORA, norths))
    return tuple(lines)


def red_fives(hand: Hand) -> int:
    """How many red fives the hand and its melds hold."""
    return sum([t >= RED for t in hand.tiles]) + sum(
        [t >= RED for meld in hand.melds for t in meld.tiles]
    )


def _shown(plan: Plan, f: Facts, indicators: tuple[int, ...]) -> int:
    han = 0
    for indicator in indicators:
        dora = plan.dora_of[kind(indicator)]
        han += f.counts >> 4 * dora & 15
        if dora == NORTH:
            han += f.nukidora
    return han
