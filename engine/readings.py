"""Every way to read a winning hand, and every place where its winning tile can stand."""

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import KINDS, PLAIN, REDS, UNIT
from engine.melds import MeldPart
from engine.parts import Place, Placed, places
from engine.plan import Plan
from engine.result import FuLine, Group
from engine.rings import TANKI, THIRTEEN
from engine.rules.model import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS
from engine.yaku import looks

Parts = tuple[Placed, ...]
NOWHERE: Final = -1

SEVEN_TWOS: Final = 7
TWOS: Final = sum(2 * UNIT[k] for k in range(KINDS))


class Melded(NamedTuple):
    """What the melds add to every reading."""

    parts: tuple[MeldPart, ...] = ()
    groups: tuple[Group, ...] = ()
    lines: tuple[FuLine, ...] = ()
    """Their fu, line by line."""
    kinds: int = 0
    runs: int = 0
    triplets: int = 0
    triplet_count: int = 0
    concealed: int = 0
    """Closed kans."""
    fu: int = 0
    outside: bool = True


NO_MELDS: Final = Melded()


def gather(plan: Plan, hand: Hand, f: Facts) -> Melded:
    """Fill in the facts of the tiles; the melds' own sum comes back."""
    packed = counts = sum(map(UNIT.__getitem__, hand.tiles))
    f.packed = packed & PLAIN
    f.nukidora = hand.nukidora
    f.meld_count = f.kans = f.open_kans = 0
    f.closed = True
    melded = NO_MELDS
    if hand.melds:
        parts = [plan.meld(meld.call, meld.tiles) for meld in hand.melds]
        melded, counts = _melded(f, parts, counts)
    f.counts = counts
    f.reds = counts >> REDS
    f.melded = melded
    return melded


def _melded(f: Facts, parts: list[MeldPart], counts: int) -> tuple[Melded, int]:
    kinds = runs = triplets = triplet_count = concealed = fu = 0
    outside = True
    groups: tuple[Group, ...] = ()
    lines: tuple[FuLine, ...] = ()
    for part in parts:
        groups += part.group
        lines += part.lines
        counts += part.packed
        kinds |= part.kinds
        runs |= part.runs
        fu += part.fu
        outside &= part.outside
        if part.triplets:
            triplets |= part.triplets
            triplet_count += 1
        if part.open:
            f.closed = False
        else:
            concealed += 1
        if part.kan:
            f.kans += 1
            f.open_kans += part.open
    f.meld_count = len(parts)
    melded = Melded(tuple(parts), groups, lines, kinds, runs, triplets, triplet_count, concealed, fu, outside)
    return melded, counts


def standard(plan: Plan, f: Facts) -> Iterable[Parts]:
    """Every reading of the concealed tiles as groups and a pair."""
    packed = f.packed
    ways: list[Parts] = []
    pairs = 0
    for ring in plan.rings:
        counts = packed >> ring.shift & ring.mask
        if counts:
            parts = ring[counts]
            if not parts:
                return ()
            pairs += parts[0].pair >= 0
            ways.append(parts)
    return product(*ways) if pairs == 1 and STANDARD in plan.rules.shapes else ()


def look(plan: Plan, f: Facts, parts: Parts) -> int:
    """Fill in the facts of a standard reading; the fu of its triplets, all concealed, and of its melds come back."""
    _, _, _, kinds, runs, triplets, triplet_count, concealed, fu, outside = f.melded
    called = triplet_count
    twins = 0
    for part in parts:
        kinds |= part.kinds
        runs |= part.runs
        triplets |= part.triplets
        triplet_count += part.triplet_count
        twins += part.twins
        fu += part.fu
        outside &= part.outside
        if part.pair >= 0:
            f.pair = part.pair
    f.shape = STANDARD
    f.parts = parts
    f.kinds = kinds
    f.runs = runs
    f.triplets = triplets
    f.triplet_count = triplet_count
    f.run_count = plan.rules.groups - triplet_count
    f.concealed = concealed + triplet_count - called
    f.twins = twins
    f.outside = outside
    f.pair_fu = plan.pair_fu.get((f.seat_wind, f.round_wind, f.pair), 0)
    f.looks = looks.of(f)
    return fu


def standing(f: Facts, parts: Parts) -> Iterable[Place]:
    """Where the winning tile can stand in a standard reading, one place for each wait."""
    winning = f.winning
    for part in parts:
        if part.kinds >> winning & 1:
            return places(part, winning, f.method)
    return ()


def seven_pairs(plan: Plan, f: Facts) -> bool:
    """Whether the hand is seven different pairs; the facts are filled in if so."""
    packed = f.packed
    if packed & TWOS != packed or packed.bit_count() != SEVEN_TWOS or SEVEN_PAIRS not in plan.rules.shapes:
        return False
    _no_groups(f, SEVEN_PAIRS, NOWHERE, packed >> 1)
    f.wait = TANKI
    return True


def thirteen_orphans(plan: Plan, f: Facts) -> bool:
    """Whether the hand is one of each terminal and honour and one more; the facts are filled in if so."""
    double = f.packed - plan.orphans
    if double <= 0 or double & (double - 1) or not double & plan.orphans or THIRTEEN_ORPHANS not in plan.rules.shapes:
        return False
    _no_groups(f, THIRTEEN_ORPHANS, double.bit_length() // 4, plan.orphans)
    f.wait = THIRTEEN if f.pair == f.winning else TANKI
    return True


def _no_groups(f: Facts, shape: str, pair: int, ones: int) -> None:
    """Fill in the facts of a shape without groups; `ones` counts one of each kind that it has."""
    f.shape = shape
    f.parts = ()
    f.kinds = sum([1 << k for k in range(KINDS) if ones >> 4 * k & 1])
    f.runs = f.run_count = f.triplets = f.triplet_count = f.concealed = f.twins = f.pair_fu = 0
    f.outside = False
    f.pair = pair
    f.looks = looks.NO_GROUPS


def complete(plan: Plan, f: Facts) -> bool:
    """Whether the tiles in `f` are a winning shape at all."""
    if any(True for _ in standard(plan, f)):
        return True
    return not f.meld_count and (seven_pairs(plan, f) or thirteen_orphans(plan, f))
