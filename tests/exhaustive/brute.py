"""Groups and waits by trying everything, on rings that are lists of kinds; nothing of the engine is used."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product

Kinds = tuple[int, ...]
Groups = tuple[Kinds, ...]
"""Groups of three and one pair, each in order, themselves in order."""


def runs(ring: Sequence[int], *, looped: bool) -> set[Kinds]:
    """Three neighbours of a ring, past its end too where it is looped."""
    n = len(ring)
    starts = range(n) if looped else range(n - 2)
    return {tuple(sorted((ring[i], ring[(i + 1) % n], ring[(i + 2) % n]))) for i in starts}


def readings(tiles: Sequence[int], possible: set[Kinds]) -> set[Groups]:
    """Every way to part tiles into runs of `possible`, triplets and one pair."""
    return set(_part(tuple(sorted(tiles)), possible, paired=False))


def _part(tiles: Kinds, possible: set[Kinds], *, paired: bool) -> Iterator[Groups]:
    if not tiles:
        if paired:
            yield ()
        return
    first = tiles[0]
    pieces = [(first,) * 3, *(run for run in possible if first in run)] + ([] if paired else [(first,) * 2])
    for piece in pieces:
        left = Counter(tiles)
        left.subtract(piece)
        if min(left.values()) >= 0:
            rest = tuple(sorted(left.elements()))
            for groups in _part(rest, possible, paired=paired or len(piece) == 2):
                yield tuple(sorted((piece, *groups)))


def ended(groups: Groups, won: int, ring: Sequence[int], *, looped: bool) -> set[str]:
    """The waits that the winning tile can have ended in a reading, by what is left when it is taken away."""
    found = set()
    for group in groups:
        if won not in group:
            continue
        if len(set(group)) == 1:
            found.add("tanki" if len(group) == 2 else "shanpon")
            continue
        rest = list(group)
        rest.remove(won)
        found |= _of_two(rest, won, ring, looped=looped)
    return found


def _of_two(rest: Sequence[int], won: int, ring: Sequence[int], *, looped: bool) -> set[str]:
    """「東南待ち…両面」: x, x+1 waits on both sides, x, x+2 in the middle; straight rings have edges."""
    n = len(ring)
    found = set()
    for x, y in product(range(n), repeat=2):
        if sorted((ring[x], ring[y])) != sorted(rest):
            continue
        before, after = x - 1, y + 1
        if y == x + 1 or (looped and y == (x + 1) % n):
            ends = [ring[place % n] for place in (before, after) if looped or 0 <= place < n]
            if won in ends:
                found.add("ryanmen" if len(ends) == 2 else "penchan")
        if (y == x + 2 or (looped and y == (x + 2) % n)) and won == ring[(x + 1) % n]:
            found.add("kanchan")
    return found


def hands(kinds: Sequence[int], size: int) -> Iterator[Kinds]:
    """Every hand of so many tiles, no more than four of a kind."""
    for tiles in combinations_with_replacement(kinds, size):
        if all(tiles[i] != tiles[i + 4] for i in range(size - 4)):
            yield tiles


def winning(kinds: Sequence[int], possible: set[Kinds], groups: int) -> set[Kinds]:
    """Every complete hand of so many groups and a pair, put together from its pieces."""
    pieces = [*possible, *((k,) * 3 for k in kinds)]
    found = set()
    for chosen in combinations_with_replacement(pieces, groups):
        loose = [k for piece in chosen for k in piece]
        for pair in kinds:
            tiles = tuple(sorted((*loose, pair, pair)))
            if max(Counter(tiles).values()) <= 4:
                found.add(tiles)
    return found
