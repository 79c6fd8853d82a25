"""What a set of yaku is worth in a rule set: exclusions, yaku made of yaku, and the sum of what is left.

Yaku are bits, in the order of the rule set's awards; `Worths` answers for a set of bits.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.result import YakuLine
from engine.rules.awards import Award
from engine.rules.model import RuleSet
from engine.yaku.row import On

COUNTED: Final = 0
LIMITED: Final = 1
YAKUMAN: Final = 2
"""At equal points a yakuman stands before a limit yaku, and that before a count of han."""


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """One way to count a set of yaku."""

    rank: int
    """`COUNTED`, `LIMITED` or `YAKUMAN`."""
    han: int
    """Han of the yaku; 0 with a yakuman or limit."""
    yakuman: int
    base: int
    """Base points of the yakuman or limit; 0 for a count of han, which needs the fu."""
    limit: str | None
    lines: tuple[YakuLine, ...]
    ids: frozenset[str]


class Worths:
    """What finds the worth of a set of yaku, for one rule set, closed or open."""

    __slots__ = ("_awards", "_bits", "_rules")

    def __init__(self, rules: RuleSet, *, closed: bool) -> None:
        """Take the awards that a closed, or an open, hand can have."""
        self._rules = rules
        self._awards = [
            (1 << i, award, _line(award, closed=closed))
            for i, award in enumerate(rules.yaku)
            if stands(award, closed=closed)
        ]
        self._bits = {award.yaku.id: bit for bit, award, _ in self._awards}

    def of(self, bits: int) -> tuple[Worth, ...]:
        """The ways to count the yaku in `bits`: with its yakuman, or with its limit and again as a count of han."""
        bits = self._made(bits)
        for bit, award, _ in self._awards:
            if bits & bit:
                bits &= ~self._union(award.yaku.replaces)
        for bit, award, _ in self._awards:
            if bits & bit and award.only_with is not None:
                bits &= bit | self._union(y.id for y in award.only_with)
        have = [(award, line) for bit, award, line in self._awards if bits & bit]
        if any(award.yakuman for award, _ in have):
            return (self._yakuman([(a, line) for a, line in have if a.yakuman]),)
        limits = [(a, line) for a, line in have if a.limit]
        counted = self._counted([(a, line) for a, line in have if not a.limit])
        return (self._limit(limits), counted) if limits else (counted,)

    def _made(self, bits: int) -> int:
        for bit, award, _ in self._awards:
            if award.yaku.on is On.AWARDED and all(self._union(ids) & bits for ids in award.yaku.made_of):
                bits |= bit
        return bits

    def _union(self, ids: Iterable[str]) -> int:
        return sum(self._bits.get(i, 0) for i in ids)

    def _yakuman(self, have: list[tuple[Award, YakuLine]]) -> Worth:
        multiples = [a.yakuman or 0 for a, _ in have]
        times = sum(multiples) if self._rules.yakuman_add_up else max(multiples)
        return _worth(
            YAKUMAN,
            have,
            yakuman=times,
            base=times * self._rules.scale.yakuman,
            limit="yakuman",
        )

    def _limit(self, have: list[tuple[Award, YakuLine]]) -> Worth:
        bases = {a.limit: self._rules.scale.base_of(a.limit) for a, _ in have if a.limit}
        highest = max(bases, key=lambda name: bases[name])
        base = sum(bases[a.limit] for a, _ in have if a.limit) if self._rules.yakuman_add_up else bases[highest]
        return _worth(LIMITED, have, base=base, limit=highest)

    def _counted(self, have: list[tuple[Award, YakuLine]]) -> Worth:
        return _worth(COUNTED, have, han=sum(line.han or 0 for _, line in have))


def stands(award: Award, *, closed: bool) -> bool:
    """Whether a closed, or an open, hand can have this award at all."""
    if closed:
        return True
    return award.open is not None if award.han is not None else award.open_allowed


def _line(award: Award, *, closed: bool) -> YakuLine:
    return YakuLine(award.yaku.id, award.yaku.name, award.han if closed else award.open, award.yakuman, award.limit)


def _worth(
    rank: int,
    have: list[tuple[Award, YakuLine]],
    *,
    han: int = 0,
    yakuman: int = 0,
    base: int = 0,
    limit: str | None = None,
) -> Worth:
    return Worth(
        rank,
        han,
        yakuman,
        base,
        limit,
        tuple(line for _, line in have),
        frozenset(a.yaku.id for a, _ in have),
    )
