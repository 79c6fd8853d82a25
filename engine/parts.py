"""Parts where they stand: the readings of one ring on its own kinds, with all that a score takes from them.

A part is placed when a hand first has it, and kept: what it adds to facts, fu and the groups that people see is looked
up from then on.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.fu import line
from engine.kinds import OUTSIDE
from engine.marks import TRIPLETS, marks, sums
from engine.memo import Memo
from engine.result import FuLine, Group
from engine.rings import OUTSIDE_FU, SHANPON, SIMPLE_FU, TANKI, THIRTEEN, Part, pattern, table, waits
from engine.tileset import Ring


@dataclass(frozen=True, slots=True, eq=False)
class Placed:
    """One way to read the tiles that a hand has of one ring."""

    marks: int
    sums: int
    """What it tells, its triplets all concealed: `engine.marks`."""
    pair: int
    """Kind of its pair, -1 without one."""
    starts: tuple[int, ...]
    """Kind at the start of each run."""
    groups: tuple[Group, ...]
    paired: tuple[Group, ...]
    """The pair as a group, if there is one."""
    lines: tuple[FuLine, ...]
    """The fu of its triplets, line by line."""
    waits: Mapping[int, Mapping[int, tuple[str, ...]]]
    """Kind of the winning tile, start of the run that it completes: the waits that it ends."""


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """Where the winning tile stands in a part: the wait that it ended, the group that it completed."""

    wait: str
    part: Placed | None
    groups: tuple[Group, ...]
    """The groups of the part, the completed one marked."""
    paired: tuple[Group, ...]
    lines: tuple[FuLine, ...]
    """The fu of the part's triplets."""
    opened: int = 0
    """1 where the ron opens a triplet that would be concealed by tsumo."""
    lost: int = 0
    """The fu that this costs."""


Laid = Sequence[Placed | Place]
"""The parts of a hand, the one where the winning tile stands as its place."""

APART: Final = {wait: Place(wait, None, (), (), ()) for wait in (TANKI, THIRTEEN)}
"""The places of shapes without groups."""


class Readings(dict[int, tuple[Placed, ...]]):
    """Packed counts of one ring to its parts, placed when first asked for; none where the tiles make no groups."""

    def __init__(self, ring: Ring, outside: frozenset[int], groups: int) -> None:
        """Take the ring, the terminals and honours of its wall, and how many groups a hand has."""
        super().__init__()
        low = min(ring.kinds)
        self.shift = 4 * low
        self.mask = (1 << 4 * (max(ring.kinds) - low + 1)) - 1
        self._low = low
        self._kinds = ring.kinds
        self._waits = waits(ring)
        self._runs = {run[0]: run for run in ring.run_kinds}
        self._table = table(pattern(ring, outside), groups)

    def __missing__(self, packed: int) -> tuple[Placed, ...]:
        """Place the parts of these counts."""
        parts = self._table.get(packed)
        if parts is None:
            return ()
        self[packed] = placed = tuple([self._placed(part) for part in parts])
        return placed

    def _placed(self, part: Part) -> Placed:
        starts = tuple([self._low + slot for slot in part.starts])
        triplets = part.triplets << self._low
        thrice = [k for k in self._kinds if triplets >> k & 1]
        pair = self._low + part.pair if part.pair >= 0 else -1
        groups = tuple(
            [
                _group("run", self._runs[k]) if name == "run" else _group("triplet", (k,) * 3)
                for k, name in sorted([*[(k, "run") for k in starts], *[(k, "triplet") for k in thrice]])
            ]
        )
        paired = (_group("pair", (pair, pair)),) if pair >= 0 else ()
        kinds = sum({1 << k for group in (*groups, *paired) for k in group.tiles})
        return Placed(
            marks(kinds, part.runs << self._low, triplets, inner=not part.outside),
            sums(part.fu, pair, concealed=part.triplet_count, triplets=part.triplet_count, twins=part.twins),
            pair,
            starts,
            groups,
            paired,
            tuple([_line(k, concealed=True) for k in thrice]),
            self._waits,
        )


@lru_cache(maxsize=256)
def readings(ring: Ring, outside: frozenset[int], groups: int) -> Readings:
    """The readings of a ring, the same for every rule set that has it."""
    return Readings(ring, outside, groups)


@lru_cache(maxsize=1 << 9)
def _group(kind: str, tiles: tuple[int, ...], *, completed: bool = False) -> Group:
    return Group(kind, tiles, False, completed)


def _line(kind: int, *, concealed: bool) -> FuLine:
    points = OUTSIDE_FU if kind in OUTSIDE else SIMPLE_FU
    tiles = (kind,) * 3
    return line("triplet_concealed", points, tiles) if concealed else line("triplet_open", points // 2, tiles)


def _places(key: tuple[Placed, int, bool]) -> tuple[Place, ...]:
    part, winning, tsumo = key
    return tuple(_each_place(part, winning, tsumo=tsumo))


def _each_place(part: Placed, winning: int, *, tsumo: bool) -> Iterator[Place]:
    if part.pair == winning:
        yield Place(TANKI, part, part.groups, _marked(part.paired, "pair", winning), part.lines)
    if part.marks >> TRIPLETS + winning & 1:
        groups = _marked(part.groups, "triplet", winning)
        if not tsumo:
            concealed, opened = _line(winning, concealed=True), _line(winning, concealed=False)
            lines = tuple([opened if each == concealed else each for each in part.lines])
            yield Place(SHANPON, part, groups, part.paired, lines, 1, concealed.fu - opened.fu)
        else:
            yield Place(SHANPON, part, groups, part.paired, part.lines)
    ends = part.waits[winning]
    seen: set[str] = set()
    for start in part.starts:
        for wait in ends.get(start, ()):
            if wait not in seen:
                seen.add(wait)
                yield Place(wait, part, _marked(part.groups, "run", start), part.paired, part.lines)


PLACES: Final = Memo(_places, 1 << 15)
"""Where a tile of a kind, drawn or not, can have completed a part: one place for each wait."""


def _marked(groups: tuple[Group, ...], kind: str, start: int) -> tuple[Group, ...]:
    """The groups, the first of this kind and start marked as completed."""
    found = list(groups)
    at = next(i for i, group in enumerate(groups) if group.kind == kind and group.tiles[0] == start)
    found[at] = _group(kind, found[at].tiles, completed=True)
    return tuple(found)
