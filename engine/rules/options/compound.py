"""Kinds of option values that hold several numbers: fives of each suit, uma, floating uma."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.errors import Fault, Refused
from engine.kinds import SUITS
from engine.rules.options.values import Description, Path, Whole, all_of, typed
from engine.tileset import COPIES, Fives

UMA: Final = Whole(-1000, 1000)
"""Thousands of one place."""


def _unknown(given: Mapping[str, object], known: tuple[str, ...], path: Path) -> list[Fault]:
    return [Fault("unknown_field", (*path, key), {"known": known}) for key in given if key not in known]


@dataclass(frozen=True, slots=True)
class Counts:
    """How many fives of each suit are dyed; a suit left out keeps what the rule set has."""

    suits: tuple[str, ...]
    """Suits that have fives at all; the others can only have 0."""

    def _of(self, letter: str) -> Whole:
        return Whole(0, COPIES if letter in self.suits else 0)

    def parse(self, raw: object, path: Path, there: Fives) -> Fives:
        """Return the counts."""
        given = typed(raw, dict, path)
        parses = [
            partial(self._of(letter).parse, there.of(letter) if entry is None else entry, (*path, letter), 0)
            for letter, entry in ((letter, given.get(letter)) for letter in SUITS)
        ]
        return Fives(*all_of(parses, _unknown(given, tuple(SUITS), path)))

    def show(self, value: Fives) -> object:
        """All three suits."""
        return {letter: value.of(letter) for letter in SUITS}

    def describe(self) -> Description:
        """Return the range of each suit."""
        return {"type": "object", "properties": {letter: self._of(letter).describe() for letter in SUITS}}


@dataclass(frozen=True, slots=True)
class UmaList:
    """Thousands from first to last, one for each player."""

    players: int

    def parse(self, raw: object, path: Path, there: tuple[int, ...]) -> tuple[int, ...]:
        """Return the thousands."""
        listed = typed(raw, list, path)
        if not listed:
            return there
        if len(listed) != self.players:
            raise Refused(Fault("invalid_value", path, {"given": len(listed), "length": self.players}))
        return all_of(partial(UMA.parse, entry, (*path, i), 0) for i, entry in enumerate(listed))

    def show(self, value: tuple[int, ...]) -> object:
        """Return the thousands."""
        return list(value)

    def describe(self) -> Description:
        """Return the length and the range of each."""
        return {"type": "array", "items": UMA.describe(), "length": self.players}


@dataclass(frozen=True, slots=True)
class FloatingUma:
    """Uma by how many players are at the return points or more; empty: none."""

    players: int

    def _counts(self) -> tuple[str, ...]:
        return tuple(str(n) for n in range(1, self.players))

    def parse(self, raw: object, path: Path, there: Mapping[int, tuple[int, ...]]) -> Mapping[int, tuple[int, ...]]:
        """Count to uma; a count left out has none of its own."""
        given = typed(raw, dict, path)
        counts = [key for key in self._counts() if given.get(key) is not None]
        uma = UmaList(self.players)
        parses = [partial(uma.parse, given[key], (*path, key), there.get(int(key), ())) for key in counts]
        found = all_of(parses, _unknown(given, self._counts(), path))
        return {int(key): each for key, each in zip(counts, found, strict=True) if each}

    def show(self, value: Mapping[int, tuple[int, ...]]) -> object:
        """Count, as text, to uma."""
        return {str(n): list(uma) for n, uma in sorted(value.items())}

    def describe(self) -> Description:
        """Return an uma for each count."""
        return {"type": "object", "properties": {key: UmaList(self.players).describe() for key in self._counts()}}
