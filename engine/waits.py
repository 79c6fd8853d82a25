"""What a hand waits for, and what each tile would score."""

from dataclasses import replace
from typing import NamedTuple

from engine import readings
from engine.hand import Hand
from engine.kinds import NORTH, UNIT, kind
from engine.plan import Plan
from engine.result import Score
from engine.score import score
from engine.tileset import COPIES
from engine.win import CHANKAN, CHANKAN_NUKI, NORMAL, RINSHAN, RON, TSUMO, Win


class Wait(NamedTuple):
    """A kind that completes the hand."""

    kind: int
    tsumo: Score
    ron: Score
    left: int
    """How many of it the hand, its melds and the indicators leave unseen."""


def waits(plan: Plan, hand: Hand, win: Win) -> tuple[Wait, ...]:
    """Each kind that completes a hand of 3n + 1 tiles, in order, but those whose four tiles the hand itself holds.

    `win` is the situation without its end: by ron the discarder is `E`, or `S` when the winner is `E`. A timing that
    only one way of winning knows, or that cannot be with this tile (rinshan by ron, chankan of a tile that is held or
    shown, a pulled north that is no north), is left out.
    """
    f = readings.gather(plan, hand, win)
    packed, counts = f.packed, f.counts + hand.nukidora * UNIT[NORTH]
    shown = [kind(t) for t in (*win.dora_indicators, *win.ura_indicators)]
    found: list[Wait] = []
    for k in plan.rules.tiles.kinds:
        held = counts >> 4 * k & 15
        if held >= COPIES:
            continue
        f.packed, f.winning = packed + UNIT[k], k
        if not readings.complete(plan, f):
            continue
        whole = replace(hand, tiles=(*hand.tiles, k), winning=k)
        unseen = COPIES - held - shown.count(k)
        drawn = replace(win, method=TSUMO, discarder=None, timing=_drawn(win.timing))
        taken = replace(
            win,
            method=RON,
            discarder="S" if win.seat == "E" else "E",
            timing=_taken(win.timing, k, alone=unseen == COPIES),
        )
        found.append(Wait(k, score(plan, whole, drawn), score(plan, whole, taken), max(0, unseen)))
    return tuple(found)


def _drawn(timing: str) -> str:
    return NORMAL if timing in {CHANKAN, CHANKAN_NUKI} else timing


def _taken(timing: str, kind: int, *, alone: bool) -> str:
    if timing == RINSHAN or (timing == CHANKAN and not alone) or (timing == CHANKAN_NUKI and kind != NORTH):
        return NORMAL
    return timing
