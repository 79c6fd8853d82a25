"""Score a winning hand: the dearest of its readings, with every line that made it."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Final, NamedTuple

from engine import bonus, liability, readings
from engine import fu as fus
from engine.facts import Facts
from engine.hand import Hand
from engine.payments import pay, total
from engine.plan import Plan, Rows
from engine.readings import Melded, Parts, Place
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

    order: tuple[int, int, int, int, int]
    """Points, yakuman before limit yaku before han, han, fu, number of yaku: the dearest is the greatest."""
    shape: str
    parts: Parts
    place: Place
    worth: Worth
    pinfu: bool
    chinitsu: bool
    base: int
    limit: str | None

    @property
    def fu(self) -> int | None:
        """Fu, where the reading is a count of han."""
        return self.order[3] if self.worth.rank == COUNTED else None


def score(plan: Plan, hand: Hand, win: Win) -> Score:
    """The score of a legal win: what `outcome` says, with the dearest reading's lines and payments in points.

    `incomplete` where the tiles are no winning shape, `no_yaku` where every reading stays below the rule set's minimum.
    """
    f = Facts(win, hand.winning)
    melded = readings.gather(plan, hand, f)
    dora = _dora(plan, hand, win, f)
    found: list[Candidate] = []
    seen = 0
    for parts, place, groups_fu, bits in _places(plan, f, melded):
        seen += 1
        for worth in plan.worths[f.closed].of(bits & plan.allowed[f.closed]):
            candidate = _weigh(plan, win, f, dora, parts, place, groups_fu, bits, worth)
            if candidate is not None:
                found.append(candidate)
    if not found:
        return Score(NO_YAKU if seen else INCOMPLETE)
    if len(found) > 1:
        found.sort(key=attrgetter("order"), reverse=True)
    if seen > 1:
        _restore(plan, f, found[0], melded)
    return _answer(plan, hand, win, f, melded, dora, found)


def _dora(plan: Plan, hand: Hand, win: Win, f: Facts) -> Dora:
    lines = bonus.dora(plan, hand, win, f)
    if not lines:
        return NO_DORA
    han = sum([line.han for line in lines])
    if plan.rules.dora_only:
        return Dora(lines, han, han)
    return Dora(lines, han, f.reds if plan.rules.bonus.red_is_yaku else 0)


def _holding(rows: Rows, f: Facts) -> int:
    bits = 0
    for bit, holds in rows:
        if holds(f):
            bits |= bit
    return bits


def _places(plan: Plan, f: Facts, melded: Melded) -> Iterator[tuple[Parts, Place, int, int]]:
    """Every reading with every place of the winning tile: parts, place, fu of the groups, yaku that hold.

    The facts are those of the place that was yielded last.
    """
    hand_bits = 0
    for parts in readings.standard(plan, f, melded):
        groups_fu = readings.look(plan, f, parts, melded)
        hand_bits = hand_bits or _of_hand(plan, f)
        bits = hand_bits | _holding(plan.reading_rows, f)
        if f.run_count:
            bits |= _holding(plan.run_rows, f)
        if f.triplet_count:
            bits |= _holding(plan.triplet_rows, f)
        concealed = f.concealed
        for place in readings.places(plan, f, parts):
            readings.stand(f, place, concealed)
            yield parts, place, groups_fu, bits | _holding(plan.place_rows, f)
    for shape in (readings.seven_pairs, readings.thirteen_orphans):
        if shape(plan, f):
            bits = _of_hand(plan, f) | _holding(plan.reading_rows, f)
            yield (), Place(f.wait, "pair", f.winning), 0, bits


def _of_hand(plan: Plan, f: Facts) -> int:
    """The yaku of situation and tiles; those of a situation are asked once and remembered."""
    situation = (f.tsumo, f.closed, f.dealer, f.from_dealer, f.ippatsu, f.riichi, f.timing)
    bits = plan.situations.get(situation)
    if bits is None:
        bits = plan.situations[situation] = _holding(plan.situation_rows, f)
    return bits | _holding(plan.tile_rows, f)


def _weigh(
    plan: Plan,
    win: Win,
    f: Facts,
    dora: Dora,
    parts: Parts,
    place: Place,
    groups_fu: int,
    bits: int,
    worth: Worth,
) -> Candidate | None:
    """What the yaku of a place are worth; None below the rule set's minimum."""
    pinfu = bits & plan.pinfu & plan.allowed[f.closed] != 0
    chinitsu = bits & plan.chinitsu != 0
    if worth.rank == COUNTED:
        if worth.han + dora.toward_minimum < plan.rules.minimum_han:
            return None
        han = worth.han + dora.han
        fu = fus.count(plan, f, groups_fu, pinfu=pinfu, chinitsu=chinitsu)
        base, limit = plan.counted(han, fu)
    else:
        han = fu = 0
        base, limit = worth.base, worth.limit
    points = total(plan, base, win.seat, win.discarder)
    return Candidate(
        (points, worth.rank, han, fu, len(worth.lines)),
        f.shape,
        parts,
        place,
        worth,
        pinfu,
        chinitsu,
        base,
        limit,
    )


def _answer(
    plan: Plan,
    hand: Hand,
    win: Win,
    f: Facts,
    melded: Melded,
    dora: Dora,
    found: list[Candidate],
) -> Score:
    best = found[0]
    fu = best.fu
    details: tuple[FuLine, ...] = ()
    if fu is not None:
        details = fus.explain(plan, f, best.parts, melded, fu, pinfu=best.pinfu, chinitsu=best.chinitsu)
    liable = (
        liability.parts(plan, win, best.worth, best.base, f, melded, limited=best.limit is not None)
        if win.liable
        else ()
    )
    counted = _counted(plan, hand, f, melded, dora, best)
    return Score(
        WIN,
        counted.yaku,
        counted.dora,
        counted.han,
        fu,
        counted.yakuman,
        counted.limit,
        details,
        counted.points,
        pay(plan, win, best.base, liable),
        counted.reading,
        tuple([_counted(plan, hand, f, melded, dora, other) for other in found[1:]]),
    )


def _restore(plan: Plan, f: Facts, best: Candidate, melded: Melded) -> None:
    """Set the facts that fu looks at back to those of the best reading."""
    if best.parts:
        readings.look(plan, f, best.parts, melded)
        readings.stand(f, best.place, f.concealed)
    f.shape = best.shape


def _counted(plan: Plan, hand: Hand, f: Facts, melded: Melded, dora: Dora, candidate: Candidate) -> Counted:
    worth = candidate.worth
    counts = worth.rank == COUNTED
    return Counted(
        worth.lines,
        dora.lines if counts else (),
        candidate.order[2],
        candidate.fu,
        worth.yakuman,
        candidate.limit,
        candidate.order[0],
        shown(plan, hand, f, melded, candidate.shape, candidate.parts, candidate.place),
    )
