"""Every way to read a winning hand, and every place where its winning tile can stand."""

from collections.abc import Iterable
from itertools import product
from typing import Final

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import KINDS, PLAIN, REDS, UNIT
from engine.marks import PAIR, PAIR_BITS, PAIRS, looks, marks
from engine.memo import Memo
from engine.parts import PLACES, Place, Placed
from engine.plan import Plan
from engine.rings import TANKI, THIRTEEN
from engine.rules.model import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS
from engine.win import Win

Parts = tuple[Placed, ...]
NOWHERE: Final = -1

_unit = UNIT.__getitem__
SEVEN: Final = 7
TWOS: Final = sum(2 * UNIT[k] for k in range(KINDS))


def gather(plan: Plan, hand: Hand, win: Win) -> Facts:
    """The facts of the tiles and of the situation."""
    f = Facts()
    counts = sum(map(_unit, hand.tiles))
    f.winning = hand.winning
    f.packed = counts & PLAIN
    f.reds_held = counts >> REDS
    melds = []
    told = counted = 0
    closed = True
    for meld in hand.melds:
        part = plan.melds[meld.call, meld.tiles]
        melds.append(part)
        counts += part.packed
        told |= part.marks
        counted += part.sums
        if part.open:
            closed = False
    f.melds = melds
    f.meld_marks = told
    f.meld_sums = counted
    f.counts = counts
    reds = counts >> REDS
    f.reds = (reds & 15) + (reds >> 4 & 15) + (reds >> 8) if reds else 0
    terms = plan.terms[win.method, win.seat, win.discarder, win.round, win.riichi, win.ippatsu, win.timing, closed]
    f.terms = terms
    f.situation = terms.situation
    return f


def standard(plan: Plan, f: Facts) -> Iterable[Parts]:
    """Every way to read the concealed tiles as groups and pairs, a part for each ring that has any."""
    packed = f.packed
    ways: list[Parts] = []
    for shift, mask, ring in plan.rings:
        counts = packed >> shift & mask
        if counts:
            parts = ring[counts]
            if not parts:
                return ()
            ways.append(parts)
    return product(*ways)


def look(plan: Plan, f: Facts, parts: Parts) -> bool:
    """Fill in the facts of a standard reading; whether it has one pair, as a hand must."""
    told, counted = f.meld_marks, f.meld_sums
    for part in parts:
        told |= part.marks
        counted += part.sums
    if counted >> PAIRS != 1:
        return False
    f.shape = STANDARD
    f.groups = plan.rules.groups
    f.parts = parts
    f.marks = told
    f.sums = counted
    f.looks = looks(told, counted)
    f.pair = pair = (counted >> PAIR & PAIR_BITS) - 1
    f.pair_fu = f.terms.pair_fu.get(pair, 0)
    return True


def standing(f: Facts, parts: Parts) -> Iterable[Place]:
    """Where the winning tile can stand in a standard reading, one place for each wait."""
    winning = f.winning
    for part in parts:
        if part.marks >> winning & 1:
            return PLACES[part, winning, f.situation.tsumo]
    return ()


def apart(plan: Plan, f: Facts) -> bool:
    """Whether the hand is a winning shape without groups; the facts are filled in if so."""
    return not f.melds and (_seven_pairs(plan, f) if f.packed.bit_count() == SEVEN else _thirteen_orphans(plan, f))


def _seven_pairs(plan: Plan, f: Facts) -> bool:
    """Whether the hand is seven different pairs: of packed counts, seven bits."""
    packed = f.packed
    if packed & TWOS != packed or SEVEN_PAIRS not in plan.rules.shapes:
        return False
    _no_groups(f, SEVEN_PAIRS, TANKI, NOWHERE, packed >> 1)
    return True


def _thirteen_orphans(plan: Plan, f: Facts) -> bool:
    """Whether the hand is one of each terminal and honour and one more."""
    double = f.packed - plan.orphans
    if double <= 0 or double & (double - 1) or not double & plan.orphans or THIRTEEN_ORPHANS not in plan.rules.shapes:
        return False
    pair = double.bit_length() // 4
    _no_groups(f, THIRTEEN_ORPHANS, THIRTEEN if pair == f.winning else TANKI, pair, plan.orphans)
    return True


def _no_groups(f: Facts, shape: str, wait: str, pair: int, ones: int) -> None:
    """Fill in the facts of a shape without groups; `ones` counts one of each kind that it has."""
    f.shape = shape
    f.wait = wait
    f.groups = f.pair_fu = f.opened = 0
    f.parts = ()
    f.marks = NO_GROUPS[ones]
    f.sums = 0
    f.pair = pair


def _marks(ones: int) -> int:
    return marks(sum(1 << k for k in range(KINDS) if ones >> 4 * k & 1), inner=True)


NO_GROUPS: Final = Memo(_marks)
"""The marks of pairs and single tiles, by the counts of one tile of each kind."""


def complete(plan: Plan, f: Facts) -> bool:
    """Whether the tiles in `f` are a winning shape at all."""
    return any(look(plan, f, parts) for parts in standard(plan, f)) or apart(plan, f)
