"""Score a winning hand: the dearest of its readings, with every line that made it."""

from operator import itemgetter
from typing import Final, NamedTuple

from engine import bonus, liability, readings
from engine.facts import Facts
from engine.fu import Frame
from engine.hand import Hand
from engine.parts import Laid
from engine.payments import pay, total
from engine.plan import Plan, Row
from engine.result import INCOMPLETE, NO_YAKU, WIN, Counted, FuLine, Score
from engine.show import shown
from engine.win import Win
from engine.worth import COUNTED, Worth


class Candidate(NamedTuple):
    """One way to read and count the hand, and what it is worth."""

    points: int
    rank: int
    """At equal points yakuman before limit yaku before han."""
    han: int
    """With dora; 0 with a yakuman or limit."""
    fu: int
    """0 with a yakuman or limit."""
    yaku: int
    """How many lines."""
    worth: Worth
    base: int
    limit: str | None
    shape: str
    wait: str
    laid: Laid
    frame: Frame | None
    """What makes the fu; None with a yakuman or limit."""
    groups_fu: int


DEAREST: Final = itemgetter(slice(5))
"""The order of candidates: points, then rank, han, fu, number of yaku."""


def score(plan: Plan, hand: Hand, win: Win) -> Score:
    """The score of a legal win: what `outcome` says, with the dearest reading's lines and payments in points.

    `incomplete` where the tiles are no winning shape, `no_yaku` where every reading stays below the rule set's minimum.
    """
    f = Facts(win, hand.winning)
    readings.gather(plan, hand, f)
    f.dora = bonus.dora(plan, hand, win, f)
    f.least = plan.rules.minimum_han - _toward_minimum(plan, f)
    found: list[Candidate] = []
    complete = _read(plan, win, f, found)
    if not found:
        return Score(NO_YAKU if complete else INCOMPLETE)
    if len(found) > 1:
        found.sort(key=DEAREST, reverse=True)
    return _answer(plan, hand, win, f, found)


def _toward_minimum(plan: Plan, f: Facts) -> int:
    """Han of the dora that count toward the minimum."""
    if plan.rules.dora_only:
        return f.dora.han
    return f.reds if plan.rules.bonus.red_is_yaku else 0


def _read(plan: Plan, win: Win, f: Facts, found: list[Candidate]) -> bool:
    """Add a candidate for every way to read and count the hand; whether it can be read at all comes back."""
    situation = _situation(plan, f)
    complete = False
    for parts in readings.standard(plan, f):
        complete = True
        groups_fu = readings.look(plan, f, parts)
        asked = plan.rows[f.looks]
        bits = situation | _holding(asked.of_reading, f)
        concealed = f.concealed
        for place in readings.standing(f, parts):
            f.wait = place.wait
            f.concealed = concealed - place.opened
            laid = tuple([place if part is place.part else part for part in parts])
            _weigh(plan, win, f, bits | _holding(asked.of_place, f), groups_fu - place.lost, laid, found)
    if not f.meld_count:
        for shape in (readings.seven_pairs, readings.thirteen_orphans):
            if shape(plan, f):
                complete = True
                _weigh(plan, win, f, situation | _holding(plan.rows[f.looks].of_reading, f), 0, (), found)
    return complete


def _holding(rows: tuple[Row, ...], f: Facts) -> int:
    bits = 0
    for bit, holds in rows:
        if holds(f):
            bits |= bit
    return bits


def _situation(plan: Plan, f: Facts) -> int:
    """The yaku of the situation, asked once and remembered."""
    situation = (f.tsumo, f.closed, f.dealer, f.from_dealer, f.undrawn, f.ippatsu, f.riichi, f.timing)
    bits = plan.situations.get(situation)
    if bits is None:
        bits = plan.situations[situation] = _holding(plan.situation_rows, f)
    return bits


def _weigh(plan: Plan, win: Win, f: Facts, bits: int, groups_fu: int, laid: Laid, found: list[Candidate]) -> None:
    """Add what the yaku of a place are worth, each way to count them; nothing below the rule set's minimum."""
    bits &= plan.allowed[f.closed]
    for worth in plan.worths[f.closed].of(bits):
        frame, han, fu, base, limit = None, 0, 0, worth.base, worth.limit
        if worth.rank == COUNTED:
            if worth.han < f.least:
                continue
            frame = plan.frames.of(f, bits)
            han = worth.han + f.dora.han
            fu = frame.count(groups_fu)
            base, limit = plan.counted(han, fu)
        points = total(plan, base, win.seat, win.discarder)
        yaku = len(worth.lines)
        found.append(
            Candidate(points, worth.rank, han, fu, yaku, worth, base, limit, f.shape, f.wait, laid, frame, groups_fu)
        )


def _answer(plan: Plan, hand: Hand, win: Win, f: Facts, found: list[Candidate]) -> Score:
    best = found[0]
    worth, frame = best.worth, best.frame
    liable = (
        liability.parts(plan, win, worth, best.base, f, f.melded, limited=best.limit is not None) if win.liable else ()
    )
    return Score(
        WIN,
        worth.lines,
        f.dora.lines if frame else (),
        best.han,
        best.fu if frame else None,
        worth.yakuman,
        best.limit,
        frame.explain(best.groups_fu, _lines(f, best.laid)) if frame else (),
        best.points,
        pay(plan, win, best.base, liable),
        shown(hand, f, best.shape, best.wait, best.laid),
        tuple([_counted(hand, f, other) for other in found[1:]]),
    )


def _lines(f: Facts, laid: Laid) -> tuple[FuLine, ...]:
    """The fu of the groups, line by line."""
    lines: tuple[FuLine, ...] = ()
    for part in laid:
        lines += part.lines
    return lines + f.melded.lines


def _counted(hand: Hand, f: Facts, candidate: Candidate) -> Counted:
    worth, counts = candidate.worth, candidate.frame is not None
    return Counted(
        worth.lines,
        f.dora.lines if counts else (),
        candidate.han,
        candidate.fu if counts else None,
        worth.yakuman,
        candidate.limit,
        candidate.points,
        shown(hand, f, candidate.shape, candidate.wait, candidate.laid),
    )
