"""A reading as people see it: groups with their tiles, red fives where they lie, the completed one marked."""

from collections.abc import Iterator
from functools import lru_cache

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import KINDS, RED, kind
from engine.plan import BIT, MeldPart, Plan, PlannedRing
from engine.readings import Melded, Parts, Place
from engine.result import Group, Reading
from engine.rings import Part
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
    """The reading, its winning tile placed: groups in the order of their tiles, then the pair, then the melds."""
    if shape == STANDARD:
        groups = _concealed(plan.ring_of[f.winning], parts, place)
    elif shape == SEVEN_PAIRS:
        groups = [_of("pair", k, completed=k == f.winning) for k in range(KINDS) if f.kinds & BIT[k]]
    else:
        groups = list(_orphans(f))
    if f.reds:
        groups = _dyed(groups, hand.tiles)
        groups += [g for one, meld in zip(_melds(melded), hand.melds, strict=True) for g in _dyed([one], meld.tiles)]
    else:
        groups += _melds(melded)
    return Reading(shape, place.wait, tuple(groups))


@lru_cache(maxsize=1 << 10)
def _run(tiles: tuple[int, ...], *, completed: bool) -> Group:
    return Group("run", tiles, False, completed)


@lru_cache(maxsize=1 << 10)
def _of(name: str, start: int, *, completed: bool) -> Group:
    return Group(name, (start,) * _SIZE[name], False, completed)


def _concealed(home: PlannedRing, parts: Parts, place: Place) -> list[Group]:
    groups: list[Group] = []
    pair: tuple[Group, ...] = ()
    for ring, part in parts:
        found, paired = _of_part(ring, part, place if ring is home else None)
        groups += found
        pair = pair or paired
    return [*groups, *pair]


@lru_cache(maxsize=1 << 16)
def _of_part(ring: PlannedRing, part: Part, place: Place | None) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    """The groups of one ring in order, and its pair; the one at `place` is marked, once."""
    sets = [(start, "run") for start in part.starts]
    sets += [(slot, "triplet") for slot in ring.waits if part.triplets >> slot & 1]
    groups: list[Group] = []
    marked = place is None
    for slot, name in sorted(sets):
        here = not marked and place is not None and (name, ring.low + slot) == (place.kind, place.start)
        marked = marked or here
        groups.append(
            _run(ring.tiles[slot], completed=here) if name == "run" else _of(name, ring.low + slot, completed=here)
        )
    paired = place is not None and place.kind == "pair"
    return tuple(groups), (_of("pair", ring.low + part.pair, completed=paired),) if part.pair >= 0 else ()


def _melds(melded: Melded) -> list[Group]:
    return [_melded(part, is_open) for part, is_open in melded.parts]


@lru_cache(maxsize=1 << 10)
def _melded(part: MeldPart, is_open: bool) -> Group:  # noqa: FBT001 - the two of `Melded.parts`
    return Group(part.kind, part.tiles, is_open, False)


def _orphans(f: Facts) -> Iterator[Group]:
    for k in range(KINDS):
        if f.kinds & BIT[k]:
            yield _of("pair" if k == f.pair else "orphan", k, completed=k == f.winning)


def _dyed(groups: list[Group], tiles: tuple[int, ...]) -> list[Group]:
    """Put each red five of `tiles` into the first group that has a plain tile of its kind."""
    dyed = list(groups)
    for red in [t for t in tiles if t >= RED]:
        for i, group in enumerate(dyed):
            if kind(red) in group.tiles:
                mixed = list(group.tiles)
                mixed[mixed.index(kind(red))] = red
                dyed[i] = group._replace(tiles=tuple(mixed))
                break
    return dyed
