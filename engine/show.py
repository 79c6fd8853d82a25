"""A reading as people see it: groups with their tiles, red fives where they lie, the completed one marked."""

from collections.abc import Iterator
from functools import lru_cache

from engine.facts import Facts
from engine.hand import Hand
from engine.kinds import KINDS, RED, kind
from engine.melds import dyed
from engine.parts import Laid
from engine.result import Group, Reading
from engine.rules.model import SEVEN_PAIRS, STANDARD


def shown(hand: Hand, f: Facts, shape: str, wait: str, laid: Laid) -> Reading:
    """The reading, its winning tile placed: groups in the order of their tiles, then the pair, then the melds."""
    groups: tuple[Group, ...] = ()
    if shape == STANDARD:
        pair: tuple[Group, ...] = ()
        for part in laid:
            groups += part.groups
            pair += part.paired
        groups += pair
    else:
        groups = tuple(_pairs(f) if shape == SEVEN_PAIRS else _orphans(f))
    if f.reds:
        groups = _dyed(groups, hand.tiles)
    return Reading(shape, wait, groups + f.melded.groups)


def _pairs(f: Facts) -> Iterator[Group]:
    for k in range(KINDS):
        if f.kinds >> k & 1:
            yield Group("pair", (k, k), False, k == f.winning)


def _orphans(f: Facts) -> Iterator[Group]:
    for k in range(KINDS):
        if f.kinds >> k & 1:
            tiles = (k, k) if k == f.pair else (k,)
            yield Group("pair" if k == f.pair else "orphan", tiles, False, k == f.winning)


def _dyed(groups: tuple[Group, ...], tiles: tuple[int, ...]) -> tuple[Group, ...]:
    """Put each red five of `tiles` into the first group that has a plain tile of its kind."""
    found = list(groups)
    for red in [tile for tile in tiles if tile >= RED]:
        at = next(i for i, group in enumerate(found) if kind(red) in group.tiles)
        found[at] = _with(found[at], red)
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _with(group: Group, red: int) -> Group:
    return dyed(group, (red,))
