"""A reading as people see it: groups with their tiles, red fives where they lie, the completed one marked."""

from collections.abc import Iterator
from functools import lru_cache

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import RED, kind
from engine.plan import BIT, Plan
from engine.readings import Melded, Parts, Place
from engine.result import Group, Reading
from engine.rules.model import SEVEN_PAIRS, STANDARD

_SIZE = {"triplet": 3, "quad": 4, "pair": 2, "orphan": 1}


def shown(
    plan: Plan,
    hand: Hand,
    f: Facts,
    melded: Melded,
    shape: str,
    parts: Parts,
    place: Place,
) -> Reading:
    """The reading with the place of its winning tile. Groups stand in the order of their tiles, then the pair, then the melds."""
    if shape == STANDARD:
        groups = [*_concealed(parts, place), *_melds(hand, melded)]
    elif shape == SEVEN_PAIRS:
        groups = [
            _of("pair", k, completed=k == f.winning)
            for k in range(34)
            if f.kinds & BIT[k]
        ]
    else:
        groups = list(_orphans(f))
    reds = [t for t in hand.tiles if t >= RED]
    return Reading(shape, place.wait, tuple(_dyed(groups, reds) if reds else groups))


@lru_cache(maxsize=1 << 10)
def _run(tiles: tuple[int, ...], *, completed: bool) -> Group:
    return Group("run", tiles, False, completed)  # noqa: FBT003


@lru_cache(maxsize=1 << 10)
def _of(name: str, start: int, *, completed: bool) -> Group:
    return Group(name, (start,) * _SIZE[name], False, completed)


def _concealed(parts: Parts, place: Place) -> Iterator[Group]:
    pair = None
    marked = False
    for ring, part in parts:
        found: list[tuple[int, str]] = [(start, "run") for start in part.starts]
        if part.triplets:
            found += [
                (slot, "triplet") for slot in ring.waits if part.triplets >> slot & 1
            ]
            found.sort()
        for slot, name in found:
            start = ring.low + slot
            here = not marked and name == place.kind and start == place.start
            marked = marked or here
            if name == "run":
                yield _run(ring.tiles[slot], completed=here)
            else:
                yield _of(name, start, completed=here)
        if part.pair >= 0:
            pair = _of("pair", ring.low + part.pair, completed=place.kind == "pair")
    if pair is not None:
        yield pair


def _melds(hand: Hand, melded: Melded) -> Iterator[Group]:
    for meld, (part, is_open) in zip(hand.melds, melded.parts, strict=True):
        group = Group(part.kind, part.tiles, is_open, False)
        yield from _dyed([group], [t for t in meld.tiles if t >= RED])


def _orphans(f: Facts) -> Iterator[Group]:
    for k in range(34):
        if f.kinds & BIT[k]:
            yield _of("pair" if k == f.pair else "orphan", k, completed=k == f.winning)


def _dyed(groups: list[Group], reds: list[int]) -> list[Group]:
    """Put each red five into the first group that has a plain tile of its kind."""
    dyed = list(groups)
    for red in reds:
        for i, group in enumerate(dyed):
            if kind(red) in group.tiles:
                tiles = list(group.tiles)
                tiles[tiles.index(kind(red))] = red
                dyed[i] = group._replace(tiles=tuple(tiles))
                break
    return dyed
