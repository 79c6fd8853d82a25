"""Kinds of option values: each checks a raw JSON value, keeps it as the engine does, and describes itself as JSON.

A neutral value (`0`, `""`, `"none"`, `"normal"`, `[]`) that is none of an option's own means what is there.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol, TypeVar

from engine.errors import Fault, Refused

T = TypeVar("T")
Path = tuple[str | int, ...]
Description = dict[str, object]

NEUTRAL_WORDS: Final = ("", "none", "normal")
_WANTED: Final = {bool: "boolean", int: "integer", float: "number", str: "text", list: "list", dict: "object"}
_GIVEN: Final = _WANTED | {int: "number"}
_BEYOND_INTEGERS: Final = 2.0**53
"""JSON readers give whole numbers from about here on as floating ones."""
_LONGEST_QUOTE: Final = 64


class Values(Protocol[T]):
    """The values that an option takes."""

    def parse(self, raw: object, path: Path, there: T) -> T:
        """Return the value as the engine keeps it; what `raw` leaves out is as it is `there`.

        Raises `Refused` with every fault of `raw`, each at `path` or below, with these facts: `invalid_type` wanted,
        given; `invalid_value` given, and one of allowed, multiple_of, length, decimals, repeated; `out_of_range` low,
        high; `too_long` limit, what; `unknown_field` known.
        """

    def show(self, value: T) -> object:
        """Return the value as JSON."""

    def describe(self) -> Description:
        """Type and allowed values as JSON."""


def typed(raw: object, wanted: type[T], path: Path) -> T:
    """`raw`, which is exactly of that JSON type (a boolean is no number, 3.0 no integer); else `invalid_type`."""
    if type(raw) is not wanted:
        facts: dict[str, object] = {"wanted": _WANTED[wanted], "given": _GIVEN.get(type(raw), "null")}
        raise Refused(Fault("invalid_type", path, facts))
    return raw


def worded(raw: object, words: tuple[str, ...], path: Path) -> str:
    """`raw`, which is one of the words; else `invalid_type` or `invalid_value`."""
    word = typed(raw, str, path)
    if word not in words:
        raise Refused(Fault("invalid_value", path, {"given": word[:_LONGEST_QUOTE], "allowed": words}))
    return word


def all_of(parses: Iterable[Callable[[], T]], faults: Iterable[Fault] = ()) -> tuple[T, ...]:
    """Return what each of `parses` returns; raises `Refused` with `faults` and all that they raise."""
    found: list[T] = []
    wrong = list(faults)
    for parse in parses:
        try:
            found.append(parse())
        except Refused as refused:
            wrong += refused.faults
    if wrong:
        raise Refused(*wrong)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def parse(self, raw: object, path: Path, there: bool) -> bool:  # noqa: ARG002, FBT001 - the protocol's
        """Return the boolean."""
        return typed(raw, bool, path)

    def show(self, value: bool) -> object:  # noqa: FBT001 - the value's own type
        """Return the boolean."""
        return value

    def describe(self) -> Description:
        """`{"type": "boolean"}`."""
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words."""

    words: tuple[str, ...]

    def parse(self, raw: object, path: Path, there: str) -> str:
        """Return the word."""
        return there if raw in NEUTRAL_WORDS and raw not in self.words else worded(raw, self.words, path)

    def show(self, value: str) -> object:
        """Return the word."""
        return value

    def describe(self) -> Description:
        """Return the words."""
        return {"type": "string", "values": list(self.words)}


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number of a range, of which only the multiples of a step may be allowed."""

    low: int
    high: int
    multiple_of: int = 1

    def parse(self, raw: object, path: Path, there: int) -> int:
        """Return the number."""
        huge = type(raw) is float and abs(raw) >= _BEYOND_INTEGERS
        number = self.high + 1 if huge else typed(raw, int, path)
        if not self.low <= number <= self.high:
            if number == 0:
                return there
            raise Refused(Fault("out_of_range", path, {"low": self.low, "high": self.high}))
        if number % self.multiple_of:
            raise Refused(Fault("invalid_value", path, {"given": number, "multiple_of": self.multiple_of}))
        return number

    def show(self, value: int) -> object:
        """Return the number."""
        return value

    def describe(self) -> Description:
        """Return the range, and the step where there is one."""
        step = {} if self.multiple_of == 1 else {"multiple_of": self.multiple_of}
        return {"type": "integer", "minimum": self.low, "maximum": self.high, **step}


@dataclass(frozen=True, slots=True)
class Thousands:
    """Thousands of points, to a hundred points: at most one decimal."""

    low: int
    high: int

    def parse(self, raw: object, path: Path, there: float) -> float:  # noqa: ARG002 - the protocol's
        """Return the number; a whole one is an integer."""
        number = raw if type(raw) is int else typed(raw, float, path)
        if not self.low <= number <= self.high:
            raise Refused(Fault("out_of_range", path, {"low": self.low, "high": self.high}))
        if number != round(number, 1):
            raise Refused(Fault("invalid_value", path, {"given": number, "decimals": 1}))
        return int(number) if number == int(number) else number

    def show(self, value: float) -> object:
        """Return the number."""
        return value

    def describe(self) -> Description:
        """Return the range."""
        return {"type": "number", "minimum": self.low, "maximum": self.high, "decimals": 1}


@dataclass(frozen=True, slots=True)
class Subset:
    """Some of the words, none or all, each once; their order does not count."""

    words: tuple[str, ...]

    def parse(self, raw: object, path: Path, there: tuple[str, ...]) -> tuple[str, ...]:  # noqa: ARG002 - the protocol's
        """Return the words, in the order of the page."""
        listed = typed(raw, list, path)
        if len(listed) > len(self.words):
            raise Refused(Fault("too_long", path, {"limit": len(self.words), "what": "items"}))
        given = all_of(partial(worded, entry, self.words, (*path, i)) for i, entry in enumerate(listed))
        again = [i for i, word in enumerate(given) if word in given[:i]]
        if again:
            raise Refused(
                *(Fault("invalid_value", (*path, i), {"given": given[i], "repeated": given[i]}) for i in again)
            )
        return self.ordered(given)

    def ordered(self, value: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words of `value` in the order of the page."""
        return tuple(word for word in self.words if word in value)

    def show(self, value: tuple[str, ...]) -> object:
        """Return the words, in the order of the page."""
        return list(self.ordered(value))

    def describe(self) -> Description:
        """Return the words."""
        return {"type": "array", "values": list(self.words)}
