"""A reading as people see it: groups with their tiles, red fives where they lie, the completed one marked."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.facts import Facts
from engine.kinds import FIVES, KINDS, RED
from engine.melds import dyed
from engine.memo import Memo
from engine.parts import Laid
from engine.result import Group, Reading
from engine.rules.model import SEVEN_PAIRS, STANDARD


def shown(f: Facts, shape: str, wait: str, laid: Laid) -> Reading:
    """The reading, its winning tile placed: groups in the order of their tiles, then the pair, then the melds."""
    groups: tuple[Group, ...] = ()
    if shape == STANDARD:
        pair = groups
        for part in laid:
            groups += part.groups
            if part.paired:
                pair = part.paired
        groups += pair
    else:
        groups = tuple(_pairs(f) if shape == SEVEN_PAIRS else _orphans(f))
    if f.reds_held:
        groups = _dyed(groups, RED_FIVES[f.reds_held])
    for meld in f.melds:
        groups += meld.group
    return Reading(shape, wait, groups)


def _pairs(f: Facts) -> Iterator[Group]:
    kinds = f.kinds
    for k in range(KINDS):
        if kinds >> k & 1:
            yield Group("pair", (k, k), False, k == f.winning)


def _orphans(f: Facts) -> Iterator[Group]:
    kinds = f.kinds
    for k in range(KINDS):
        if kinds >> k & 1:
            tiles = (k, k) if k == f.pair else (k,)
            yield Group("pair" if k == f.pair else "orphan", tiles, False, k == f.winning)


def _dyed(groups: tuple[Group, ...], fives: tuple[int, ...]) -> tuple[Group, ...]:
    """Make each five red in the first group that has a plain one."""
    found = list(groups)
    for five in fives:
        at = 0
        while five not in found[at].tiles:
            at += 1
        found[at] = _with(found[at], five + RED)
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _with(group: Group, red: int) -> Group:
    return dyed(group, (red,))


def _red_fives(held: int) -> tuple[int, ...]:
    return tuple(five for i, five in enumerate(FIVES) for _ in range(held >> 4 * i & 15))


RED_FIVES: Final = Memo(_red_fives)
