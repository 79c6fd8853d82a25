"""Ring tables: for one pattern of ring, every multiset of groups with or without a pair, by its packed counts.

Counts are packed one hexadecimal digit a slot (`0x311111113` is nine gates), so a hand is one number and a ring of it
is a slice. The tables are enumerated, never searched: 21,743 states for a straight suit of four groups, 34,997 for a
looped one.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engine.tileset import COPIES, Ring, Runs

RYANMEN: Final = "ryanmen"
KANCHAN: Final = "kanchan"
PENCHAN: Final = "penchan"
SHANPON: Final = "shanpon"
TANKI: Final = "tanki"
THIRTEEN: Final = "thirteen"

SIMPLE_FU: Final = 4
OUTSIDE_FU: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """One way to read one ring's tiles as groups. Slots count from the ring's lowest kind."""

    runs: int
    """Starts of its numbered runs as bits."""
    triplets: int
    """Slots of its triplets as bits."""
    run_count: int
    twins: int
    """Pairs of equal runs: the sum of floor(n / 2)."""
    triplet_count: int
    fu: int
    """Fu of its triplets, all of them concealed."""
    pair: int
    """Slot of its pair, -1 without one."""
    outside: bool
    """Every group and the pair hold a terminal or an honour."""
    starts: tuple[int, ...]
    """Starts of its runs in order, one entry a run."""

    def with_pair(self, slot: int, *, outside: bool) -> "Part":
        """The same groups and a pair."""
        return Part(
            self.runs,
            self.triplets,
            self.run_count,
            self.twins,
            self.triplet_count,
            self.fu,
            slot,
            self.outside and outside,
            self.starts,
        )


class Pattern(NamedTuple):
    """What a ring's table depends on: rings that differ only in where they stand share one."""

    slots: tuple[int, ...]
    runs: Runs
    outside: frozenset[int]
    """Slots of terminals and honours."""

    @property
    def ring(self) -> Ring:
        """The pattern as a ring of slots."""
        return Ring(self.slots, self.runs)


def pattern(ring: Ring, outside: frozenset[int]) -> Pattern:
    """The pattern of a ring: its kinds counted from the lowest."""
    low = min(ring.kinds)
    return Pattern(
        tuple(k - low for k in ring.kinds),
        ring.runs,
        frozenset(k - low for k in ring.kinds if k in outside),
    )


def waits(ring: Ring) -> dict[int, dict[int, tuple[str, ...]]]:
    """For each kind and each run (by its start) that it can complete, the waits that it ends.

    The middle tile ends a kanchan. An end tile ends a penchan where the two others stand at the end of a straight ring,
    else a ryanmen. A run of the same tiles that can be read from several starts ends each of their waits.
    """
    n = len(ring.kinds)
    found: dict[int, dict[int, list[str]]] = {k: {} for k in ring.kinds}
    for run in ring.run_kinds:
        for i in range(n - 2 if ring.runs is Runs.STRAIGHT else n):
            same = (ring.kinds[i], ring.kinds[(i + 1) % n], ring.kinds[(i + 2) % n])
            if sorted(same) != sorted(run):
                continue
            edge = {0: i == n - 3, 2: i == 0} if ring.runs is Runs.STRAIGHT else {}
            for place, kind in enumerate(same):
                wait = KANCHAN if place == 1 else PENCHAN if edge.get(place) else RYANMEN
                ways = found[kind].setdefault(run[0], [])
                if wait not in ways:
                    ways.append(wait)
    return {kind: {start: tuple(ways) for start, ways in runs.items()} for kind, runs in found.items()}


def numbered(run: tuple[int, int, int]) -> bool:
    """Whether a run is three successive numbers of nine: 191m is not, and has no twin in another suit."""
    return run == (run[0], (run[0] + 1) % 9, (run[0] + 2) % 9)


@lru_cache(maxsize=64)
def table(shape: Pattern, groups: int) -> dict[int, tuple[Part, ...]]:
    """Every state of a ring with up to `groups` groups and at most one pair, with all its readings.

    >>> from engine.tileset import suit
    >>> len(table(pattern(suit("p"), frozenset((9, 17))), 4))
    21743
    """
    pieces: list[tuple[int, int, int, int, int, bool, int]] = []
    for run in shape.ring.run_kinds:
        bit = 1 << run[0] if numbered(run) else 0
        pieces.append(
            (
                sum(1 << 4 * s for s in run),
                bit,
                0,
                1,
                0,
                not shape.outside.isdisjoint(run),
                run[0],
            )
        )
    for slot in shape.slots:
        fu = OUTSIDE_FU if slot in shape.outside else SIMPLE_FU
        pieces.append((3 << 4 * slot, 0, 1 << slot, 0, fu, slot in shape.outside, slot))
    full = sum(8 << 4 * s for s in shape.slots)
    room = sum((7 - COPIES) << 4 * s for s in shape.slots)
    states: dict[int, list[Part]] = {}

    def add(packed: int, part: Part) -> None:
        states.setdefault(packed, []).append(part)
        for slot in shape.slots:
            paired = packed + (2 << 4 * slot)
            if not (paired + room) & full:
                states.setdefault(paired, []).append(part.with_pair(slot, outside=slot in shape.outside))

    def grow(first: int, left: int, packed: int, part: Part) -> None:
        add(packed, part)
        if not left:
            return
        for i in range(first, len(pieces)):
            pack, run, triplet, is_run, fu, outside, start = pieces[i]
            if (packed + pack + room) & full:
                continue
            starts = (*part.starts, start) if is_run else part.starts
            twin = is_run and starts.count(start) % 2 == 0
            grow(
                i,
                left - 1,
                packed + pack,
                Part(
                    part.runs | run,
                    part.triplets | triplet,
                    part.run_count + is_run,
                    part.twins + twin,
                    part.triplet_count + 1 - is_run,
                    part.fu + fu,
                    -1,
                    part.outside and outside,
                    starts,
                ),
            )

    grow(0, groups, 0, Part(0, 0, 0, 0, 0, 0, -1, True, ()))
    return {packed: tuple(parts) for packed, parts in states.items()}
