"""Dora of every kind: how many han a hand's tiles add."""

from functools import lru_cache
from typing import Final

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import NORTH
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


@lru_cache(maxsize=256)
def line(name: str, han: int) -> DoraLine:
    """A line by its id."""
    return DoraLine(name, NAMES[name], han)


def dora(plan: Plan, hand: Hand, win: Win, f: Facts) -> tuple[DoraLine, ...]:
    """The lines of dora with han, in the order of `NAMES`. A pulled north is a tile of the hand for the indicators."""
    bonus = plan.rules.bonus
    lines: list[DoraLine] = []
    if win.dora_indicators and bonus.indicators and (han := _shown(plan, f, win.dora_indicators)):
        lines.append(line("dora", han))
    if win.ura_indicators and bonus.ura and win.riichi != NO_RIICHI and (han := _shown(plan, f, win.ura_indicators)):
        lines.append(line("ura_dora", han))
    if f.reds:
        lines.append(line("red_five", f.reds))
    if hand.gold:
        lines.append(line("gold_five", bonus.gold_han * len(hand.gold)))
    if bonus.nukidora and hand.nukidora:
        lines.append(line("nukidora", hand.nukidora))
    if bonus.north_dora and (norths := f.counts >> 4 * NORTH & 15):
        lines.append(line("north_dora", norths))
    return tuple(lines)


def _shown(plan: Plan, f: Facts, indicators: tuple[int, ...]) -> int:
    han = 0
    for indicator in indicators:
        dora = plan.dora_of[indicator]
        han += f.counts >> 4 * dora & 15
        if dora == NORTH:
            han += f.nukidora
    return han
