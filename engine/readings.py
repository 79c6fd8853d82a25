"""Every way to read a winning hand, and every place where its winning tile can stand."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from engine.facts import Facts
from engine.hand import ANKAN, KANS, Hand
from engine.kinds import RED
from engine.plan import BIT, UNIT, MeldPart, Plan, PlannedRing
from engine.rings import SHANPON, TANKI, THIRTEEN, Part
from engine.rules.model import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS

Parts = tuple[tuple[PlannedRing, Part], ...]
NOWHERE = -1


class Place(NamedTuple):
    """Where the winning tile stands: the wait that it ended, and the group (`kind`, start) that it completed."""

    wait: str
    kind: str
    start: int


class Melded(NamedTuple):
    """What the melds add to every reading."""

    parts: tuple[tuple[MeldPart, bool], ...]
    """Each meld's group, and whether it is open."""
    runs: int
    triplets: int
    run_count: int
    triplet_count: int
    concealed: int
    """Closed kans."""
    fu: int
    outside: bool
    starts: tuple[int, ...]


NO_MELDS = Melded((), 0, 0, 0, 0, 0, 0, True, ())


def gather(plan: Plan, hand: Hand, f: Facts) -> Melded:
    """Fill in the facts of the tiles; the melds' own sum comes back."""
    packed = kinds = reds = 0
    for tile in hand.tiles:
        packed += UNIT[tile]
        kinds |= BIT[tile]
        if tile >= RED:
            reds += 1
    f.packed = packed
    f.nukidora = hand.nukidora
    f.meld_count = len(hand.melds)
    f.kans = f.open_kans = 0
    f.closed = True
    if not hand.melds:
        f.kinds = kinds
        f.counts = packed
        f.reds = reds
        return NO_MELDS
    runs = triplets = run_count = concealed = fu = 0
    outside = True
    parts: list[tuple[MeldPart, bool]] = []
    for meld in hand.melds:
        counts = 0
        for tile in meld.tiles:
            counts += UNIT[tile]
            if tile >= RED:
                reds += 1
        packed += counts
        part = plan.melds[counts]
        is_open = meld.call != ANKAN
        parts.append((part, is_open))
        kinds |= part.kinds
        runs |= part.runs
        triplets |= part.triplets
        run_count += part.kind == "run"
        outside = outside and part.outside
        fu += part.fu if is_open else 2 * part.fu
        if is_open:
            f.closed = False
        else:
            concealed += 1
        if meld.call in KANS:
            f.kans += 1
            f.open_kans += is_open
    f.kinds = kinds
    f.counts = packed
    f.reds = reds
    starts = tuple(part.start for part, _ in parts if part.kind == "run")
    return Melded(
        tuple(parts),
        runs,
        triplets,
        run_count,
        len(parts) - run_count,
        concealed,
        fu,
        outside,
        starts,
    )


def standard(plan: Plan, f: Facts, melded: Melded) -> Iterator[Parts]:
    """Every reading of the concealed tiles as groups and a pair."""
    if STANDARD not in plan.rules.shapes:
        return
    ways: list[list[tuple[PlannedRing, Part]]] = []
    pairs = 0
    for ring in plan.rings:
        packed = f.packed >> ring.shift & ring.mask
        if not packed:
            continue
        parts = ring.table.get(packed)
        if parts is None:
            return
        pairs += parts[0].pair >= 0
        ways.append([(ring, part) for part in parts])
    if (
        pairs == 1
        and sum(p[0][1].run_count + p[0][1].triplet_count for p in ways) + len(melded.parts) == plan.rules.groups
    ):
        yield from product(*ways)


def look(plan: Plan, f: Facts, parts: Parts, melded: Melded) -> int:
    """Fill in the facts of a standard reading; the fu of its triplets, all concealed, and of its melds come back."""
    runs, triplets, run_count, triplet_count = (
        melded.runs,
        melded.triplets,
        melded.run_count,
        melded.triplet_count,
    )
    concealed, fu, outside, starts = (
        melded.concealed,
        melded.fu,
        melded.outside,
        melded.starts,
    )
    twins = 0
    for ring, part in parts:
        low = ring.low
        runs |= part.runs << low
        triplets |= part.triplets << low
        run_count += part.run_count
        twins += part.twins
        triplet_count += part.triplet_count
        concealed += part.triplet_count
        fu += part.fu
        outside = outside and part.outside
        if part.pair >= 0:
            f.pair = low + part.pair
        if part.starts:
            starts += tuple(low + s for s in part.starts) if low else part.starts
    f.shape = STANDARD
    f.runs = runs
    f.triplets = triplets
    f.run_count = run_count
    f.triplet_count = triplet_count
    f.concealed = concealed
    f.twins = twins
    f.outside = outside
    f.starts = starts
    f.valueless_pair = (f.seat_wind, f.round_wind, f.pair) not in plan.pair_fu
    return fu


def places(plan: Plan, f: Facts, parts: Parts) -> Iterator[Place]:
    """Where the winning tile can stand in a standard reading, one place for each wait."""
    home = plan.ring_of[f.winning]
    for ring, part in parts:
        if ring is not home:
            continue
        slot = f.winning - ring.low
        if part.pair == slot:
            yield Place(TANKI, "pair", f.winning)
        if part.triplets >> slot & 1:
            yield Place(SHANPON, "triplet", f.winning)
        if part.starts:
            ends = ring.waits[slot]
            seen: set[str] = set()
            for start in part.starts:
                for wait in ends.get(start, ()):
                    if wait not in seen:
                        seen.add(wait)
                        yield Place(wait, "run", ring.low + start)


SEVEN_TWOS = 7


def seven_pairs(plan: Plan, f: Facts) -> bool:
    """Whether the hand is seven different pairs; the facts are filled in if so."""
    packed = f.packed
    doubled = packed & TWOS == packed
    if not doubled or f.meld_count or packed.bit_count() != SEVEN_TWOS or SEVEN_PAIRS not in plan.rules.shapes:
        return False
    _no_groups(f, SEVEN_PAIRS, NOWHERE)
    f.wait = TANKI
    return True


def thirteen_orphans(plan: Plan, f: Facts) -> bool:
    """Whether the hand is one of each terminal and honour and one more; the facts are filled in if so."""
    if f.kinds != plan.orphans or f.meld_count or THIRTEEN_ORPHANS not in plan.rules.shapes:
        return False
    double = f.packed & TWOS
    if double.bit_count() != 1 or f.packed.bit_count() != f.kinds.bit_count():
        return False
    _no_groups(f, THIRTEEN_ORPHANS, (double.bit_length() - 1) // 4)
    f.wait = THIRTEEN if f.pair == f.winning else TANKI
    return True


def _no_groups(f: Facts, shape: str, pair: int) -> None:
    f.shape = shape
    f.runs = f.triplets = f.run_count = f.triplet_count = f.concealed = f.twins = 0
    f.outside = f.valueless_pair = False
    f.starts = ()
    f.pair = pair


TWOS = sum(2 << 4 * k for k in range(34))


def stand(f: Facts, place: Place, concealed: int) -> None:
    """Fill in the facts of a place; a triplet completed by ron is open, not one of the `concealed`."""
    f.wait = place.wait
    f.concealed = concealed - (place.wait == SHANPON and not f.tsumo)


def complete(plan: Plan, f: Facts, melded: Melded) -> bool:
    """Whether the tiles in `f` are a winning shape at all."""
    return any(True for _ in standard(plan, f, melded)) or seven_pairs(plan, f) or thirteen_orphans(plan, f)
