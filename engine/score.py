"""Score a winning hand: the dearest of its readings, with every line that made it."""

from operator import itemgetter
from typing import Final, NamedTuple

from engine import bonus, liability, readings
from engine.facts import Facts
from engine.fu import Frame
from engine.hand import Hand
from engine.parts import Place
from engine.payments import pay, total
from engine.plan import Plan, Row
from engine.readings import Parts
from engine.result import INCOMPLETE, NO_YAKU, WIN, Counted, DoraLine, FuLine, Score
from engine.show import shown
from engine.win import Win
from engine.worth import COUNTED, Worth


class Dora(NamedTuple):
    """The hand's dora, counted once for all readings."""

    lines: tuple[DoraLine, ...]
    han: int
    toward_minimum: int
    """Han of those that count toward the minimum."""


NO_DORA: Final = Dora((), 0, 0)


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
    parts: Parts
    place: Place | None
    frame: Frame | None


DEAREST: Final = itemgetter(slice(5))
"""The order of candidates: points, then rank, han, fu, number of yaku."""


def score(plan: Plan, hand: Hand, win: Win) -> Score:
    """The score of a legal win: what `outcome` says, with the dearest reading's lines and payments in points.

    `incomplete` where the tiles are no winning shape, `no_yaku` where every reading stays below the rule set's minimum.
    """
    f = Facts(win, hand.winning)
    readings.gather(plan, hand, f)
    dora = _dora(plan, hand, win, f)
    found: list[Candidate] = []
    complete = _read(plan, win, f, dora, found)
    if not found:
        return Score(NO_YAKU if complete else INCOMPLETE)
    if len(found) > 1:
        found.sort(key=DEAREST, reverse=True)
    return _answer(plan, hand, win, f, dora, found)


def _dora(plan: Plan, hand: Hand, win: Win, f: Facts) -> Dora:
    lines = bonus.dora(plan, hand, win, f)
    if not lines:
        return NO_DORA
    han = sum([line.han for line in lines])
    if plan.rules.dora_only:
        return Dora(lines, han, han)
    return Dora(lines, han, f.reds if plan.rules.bonus.red_is_yaku else 0)


def _read(plan: Plan, win: Win, f: Facts, dora: Dora, found: list[Candidate]) -> bool:
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
            fu = groups_fu
            if not f.tsumo:
                f.concealed = concealed - place.opened
                fu -= place.lost
            _weigh(plan, win, f, dora, bits | _holding(asked.of_place, f), fu, place, found)
    if not f.meld_count:
        for shape in (readings.seven_pairs, readings.thirteen_orphans):
            if shape(plan, f):
                complete = True
                bits = situation | _holding(plan.rows[f.looks].of_reading, f)
                _weigh(plan, win, f, dora, bits, 0, None, found)
    return complete


def _holding(rows: tuple[Row, ...], f: Facts) -> int:
    bits = 0
    for bit, holds in rows:
        if holds(f):
            bits |= bit
    return bits


def _situation(plan: Plan, f: Facts) -> int:
    """The yaku of the situation, asked once and remembered."""
    situation = (f.tsumo, f.closed, f.dealer, f.from_dealer, f.ippatsu, f.riichi, f.timing)
    bits = plan.situations.get(situation)
    if bits is None:
        bits = plan.situations[situation] = _holding(plan.situation_rows, f)
    return bits


def _weigh(
    plan: Plan,
    win: Win,
    f: Facts,
    dora: Dora,
    bits: int,
    groups_fu: int,
    place: Place | None,
    found: list[Candidate],
) -> None:
    """Add what the yaku of a place are worth, each way to count them; nothing below the rule set's minimum."""
    bits &= plan.allowed[f.closed]
    for worth in plan.worths[f.closed].of(bits):
        frame, han, fu, base, limit = None, 0, 0, worth.base, worth.limit
        if worth.rank == COUNTED:
            if worth.han + dora.toward_minimum < plan.rules.minimum_han:
                continue
            frame = plan.frames.of(f, pinfu=bits & plan.pinfu != 0, chinitsu=bits & plan.chinitsu != 0)
            han = worth.han + dora.han
            fu = frame.count(groups_fu)
            base, limit = plan.counted(han, fu)
        points = total(plan, base, win.seat, win.discarder)
        found.append(
            Candidate(
                points,
                worth.rank,
                han,
                fu,
                len(worth.lines),
                worth,
                base,
                limit,
                f.shape,
                f.wait,
                f.parts,
                place,
                frame,
            )
        )


def _answer(plan: Plan, hand: Hand, win: Win, f: Facts, dora: Dora, found: list[Candidate]) -> Score:
    best = found[0]
    worth, frame = best.worth, best.frame
    liable = (
        liability.parts(plan, win, worth, best.base, f, f.melded, limited=best.limit is not None) if win.liable else ()
    )
    return Score(
        WIN,
        worth.lines,
        dora.lines if frame else (),
        best.han,
        best.fu if frame else None,
        worth.yakuman,
        best.limit,
        frame.explain(_lines(f, best), best.fu) if frame else (),
        best.points,
        pay(plan, win, best.base, liable),
        shown(hand, f, best.shape, best.wait, best.parts, best.place),
        tuple([_counted(hand, f, dora, other) for other in found[1:]]),
    )


def _lines(f: Facts, best: Candidate) -> tuple[FuLine, ...]:
    """The fu of the groups, line by line."""
    lines: tuple[FuLine, ...] = ()
    for part in best.parts:
        here = best.place if best.place and best.place.part is part and not f.tsumo else part
        lines += here.lines
    return lines + f.melded.lines


def _counted(hand: Hand, f: Facts, dora: Dora, candidate: Candidate) -> Counted:
    worth, counts = candidate.worth, candidate.frame is not None
    return Counted(
        worth.lines,
        dora.lines if counts else (),
        candidate.han,
        candidate.fu if counts else None,
        worth.yakuman,
        candidate.limit,
        candidate.points,
        shown(hand, f, candidate.shape, candidate.wait, candidate.parts, candidate.place),
    )
