"""The wall of a rule set: ordered rings of kinds, which of them make runs and how, and which fives are dyed.

A ring is the one idea behind runs, waits and the dora after an indicator: 123, 891, 1m9m1m and East-South-West are all
three neighbours on some ring.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engine.kinds import DRAGON_KINDS, OUTSIDE, SUIT_KINDS, SUITS, WIND_KINDS


class Runs(Enum):
    """How neighbours on a ring make runs."""

    NONE = "none"
    STRAIGHT = "straight"
    """Three neighbours, not past the end: 789 but not 891."""
    LOOP = "loop"
    """Three neighbours, round the ring: 891, 東南西, 1m9m1m."""


@dataclass(frozen=True, slots=True)
class Ring:
    """Kinds in order; after the last comes the first."""

    kinds: tuple[int, ...]
    runs: Runs

    def after(self, kind: int) -> int:
        """The ring's next kind: the dora that an indicator of `kind` shows."""
        return self.kinds[(self.kinds.index(kind) + 1) % len(self.kinds)]

    @property
    def run_kinds(self) -> tuple[tuple[int, int, int], ...]:
        """Every run of the ring, each as its three kinds from its start; a run of the same tiles stands once."""
        n = len(self.kinds)
        if self.runs is Runs.NONE:
            return ()
        starts = range(n - 2 if self.runs is Runs.STRAIGHT else n)
        seen: dict[tuple[int, ...], tuple[int, int, int]] = {}
        for i in starts:
            run = (self.kinds[i], self.kinds[(i + 1) % n], self.kinds[(i + 2) % n])
            seen.setdefault(tuple(sorted(run)), run)
        return tuple(seen.values())


def suit(letter: str, runs: Runs = Runs.STRAIGHT, digits: str = "123456789") -> Ring:
    """A suit's ring, all nine numbers or only some of them (`digits`)."""
    return Ring(tuple(SUIT_KINDS[letter][int(d) - 1] for d in digits), runs)


def winds(runs: Runs = Runs.NONE) -> Ring:
    """East, South, West, North."""
    return Ring(WIND_KINDS, runs)


def dragons(runs: Runs = Runs.NONE) -> Ring:
    """Haku, hatsu, chun."""
    return Ring(DRAGON_KINDS, runs)


@dataclass(frozen=True, slots=True)
class Fives:
    """How many fives of each suit are dyed."""

    m: int = 0
    p: int = 0
    s: int = 0

    def of(self, letter: str) -> int:
        """How many of that suit."""
        return {"m": self.m, "p": self.p, "s": self.s}[letter]


COPIES: Final = 4
"""Tiles of each kind in the wall."""


@dataclass(frozen=True, slots=True)
class TileSet:
    """Which kinds the wall holds, four of each, and which fives are red or gold."""

    rings: tuple[Ring, ...]
    red: Fives = field(default_factory=Fives)
    gold: Fives = field(default_factory=Fives)

    @property
    def kinds(self) -> tuple[int, ...]:
        """Every kind of the wall, in order."""
        return tuple(sorted(k for ring in self.rings for k in ring.kinds))

    @property
    def outside(self) -> frozenset[int]:
        """The wall's terminals and honours."""
        return OUTSIDE.intersection(self.kinds)

    @property
    def suits(self) -> tuple[str, ...]:
        """Letters of the suits that have any tile in the wall."""
        kinds = set(self.kinds)
        return tuple(letter for letter in SUITS if kinds.intersection(SUIT_KINDS[letter]))

    @property
    def fives(self) -> tuple[str, ...]:
        """Letters of the suits that have fives, and so can have dyed ones."""
        kinds = set(self.kinds)
        return tuple(letter for letter in SUITS if SUIT_KINDS[letter][4] in kinds)
