"""Score a winning hand: the dearest of its readings, with every line that made it."""

from engine import bonus, liability, readings
from engine.facts import Facts
from engine.fu import Frame
from engine.hand import Hand
from engine.marks import FU, honours
from engine.parts import APART, Laid, Place, Placed
from engine.payments import pay
from engine.plan import Plan, Row
from engine.result import INCOMPLETE, NO_YAKU, WIN, Counted, Score
from engine.show import shown
from engine.terms import Amount
from engine.win import Win
from engine.worth import COUNTED, Worth

Candidate = tuple[Amount, Worth, Frame | None, int, str, tuple[Placed, ...], Place]
"""One way to read and count the hand: what it is worth, by which yaku; what makes the fu (None with a yakuman or limit)
and the fu of its groups; its shape, its parts, and where the winning tile stands."""


def score(plan: Plan, hand: Hand, win: Win) -> Score:
    """The score of a legal win: what `outcome` says, with the dearest reading's lines and payments in points.

    `incomplete` where the tiles are no winning shape, `no_yaku` where every reading stays below the rule set's minimum.
    """
    f = readings.gather(plan, hand, win)
    f.dora = bonus.dora(plan, hand, win, f)
    found: list[Candidate] = []
    complete = _read(plan, f, found)
    if not found:
        return Score(NO_YAKU if complete else INCOMPLETE)
    if len(found) > 1:
        found.sort(key=_dearness, reverse=True)
    return _answer(plan, win, f, found)


def _dearness(candidate: Candidate) -> tuple[int, int, int, int, int]:
    """The order of candidates: points, then yakuman before limit yaku before han, then han, fu, number of yaku."""
    amount, worth, *_ = candidate
    return amount.points, worth.rank, amount.han, amount.fu or 0, len(worth.lines)


def _read(plan: Plan, f: Facts, found: list[Candidate]) -> bool:
    """Add a candidate for every way to read and count the hand; whether it can be read at all comes back."""
    terms = f.terms
    complete = False
    for parts in readings.standard(plan, f):
        if not readings.look(plan, f, parts):
            break
        complete = True
        asked = plan.asked[f.looks]
        bits = terms.yaku | asked.yaku
        if asked.honours:
            bits |= terms.honours[honours(f.marks, f.pair)]
        if asked.of_reading:
            bits |= _holding(asked.of_reading, f)
        groups_fu = f.sums & FU
        for place in readings.standing(f, parts):
            f.wait = place.wait
            f.opened = place.opened
            here = bits | _holding(asked.of_place, f) if asked.of_place else bits
            _weigh(plan, f, here, groups_fu - place.lost, place, found)
    if readings.apart(plan, f):
        complete = True
        _weigh(plan, f, terms.yaku | _holding(plan.apart, f), 0, APART[f.wait], found)
    return complete


def _holding(rows: tuple[Row, ...], f: Facts) -> int:
    bits = 0
    for bit, holds in rows:
        if holds(f):
            bits |= bit
    return bits


def _weigh(plan: Plan, f: Facts, bits: int, groups_fu: int, place: Place, found: list[Candidate]) -> None:
    """Add what the yaku of a place are worth, each way to count them; nothing below the rule set's minimum."""
    terms = f.terms
    bits &= terms.allowed
    for worth in terms.worths[bits]:
        frame = None
        if worth.rank != COUNTED:
            amount = terms.fixed[worth.base, worth.limit]
        elif worth.han >= plan.rules.minimum_han or worth.han + _toward_minimum(plan, f) >= plan.rules.minimum_han:
            pair_fu = f.pair_fu
            frame = terms.frames[f.shape, f.wait, f.pair if pair_fu else -1, pair_fu, bits & terms.heeded]
            amount = terms.amounts[worth.han + f.dora.han, frame.count(groups_fu)]
        else:
            continue
        found.append((amount, worth, frame, groups_fu, f.shape, f.parts, place))


def _toward_minimum(plan: Plan, f: Facts) -> int:
    """Han of the dora that count toward the minimum."""
    if plan.rules.dora_only:
        return f.dora.han
    return f.reds if plan.rules.bonus.red_is_yaku else 0


def _answer(plan: Plan, win: Win, f: Facts, found: list[Candidate]) -> Score:
    amount, worth, frame, groups_fu, shape, parts, place = found[0]
    laid = _laid(parts, place)
    liable = liability.parts(plan, win, worth, amount, f) if win.liable else ()
    return Score(
        WIN,
        worth.lines,
        f.dora.lines if frame else (),
        amount.han,
        amount.fu,
        worth.yakuman,
        amount.limit,
        frame.explain(groups_fu, laid, f.melds) if frame else (),
        amount.points,
        pay(plan, win, amount.base, liable),
        shown(f, shape, place.wait, laid),
        tuple([_counted(f, other) for other in found[1:]]) if len(found) > 1 else (),
    )


def _laid(parts: tuple[Placed, ...], place: Place) -> Laid:
    """The parts, the one where the winning tile stands as its place."""
    laid: list[Placed | Place] = [*parts]
    if place.part is not None:
        laid[laid.index(place.part)] = place
    return laid


def _counted(f: Facts, candidate: Candidate) -> Counted:
    amount, worth, frame, _, shape, parts, place = candidate
    return Counted(
        worth.lines,
        f.dora.lines if frame else (),
        amount.han,
        amount.fu,
        worth.yakuman,
        amount.limit,
        amount.points,
        shown(f, shape, place.wait, _laid(parts, place)),
    )
