"""Whether a hand has what somebody is said to be liable for: known only with its score."""

from engine import readings
from engine.errors import Fault
from engine.hand import Hand
from engine.legality.law import Path
from engine.liability import SHOWN_HAN, YAKUHAI, value_han
from engine.plan import Plan
from engine.result import Score
from engine.win import Win


def liability_faults(plan: Plan, hand: Hand, win: Win, result: Score, *, at: Path = ()) -> tuple[Fault, ...]:
    """Return a fault for each liable seat whose yaku the hand has not; `result` is the score of the legal win.

    `yakuhai` is no yaku of its own: the hand must show as many han of value tiles as make somebody liable.
    """
    if not win.liable:
        return ()
    scored = {line.id for line in result.yaku}
    if value_han(readings.gather(plan, hand, win)) >= SHOWN_HAN:
        scored.add(YAKUHAI)
    return tuple(
        Fault("liable_without_yaku", (*at, "situation", "liable", i, "yaku"), {"yaku": pao.yaku, "seat": pao.seat})
        for i, pao in enumerate(win.liable)
        if pao.yaku not in scored
    )
