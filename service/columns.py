"""Columns of text for a terminal, in which a Chinese or Japanese character is as wide as two Latin ones."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final
from unicodedata import combining, east_asian_width

BETWEEN: Final = "  "
_WIDE: Final = frozenset("WF")


def width(text: str) -> int:
    """Return how many cells of a terminal a text takes."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in _WIDE else 1 for c in text)


def filled(text: str, cells: int, *, right: bool = False) -> str:
    """Return a text with spaces up to so many cells: after it, or before it where it stands to the `right`."""
    spaces = " " * (cells - width(text))
    return spaces + text if right else text + spaces


def columns(rows: Iterable[Sequence[str]], right: Iterable[int] = (), indent: int = 0) -> list[str]:
    """Return rows as aligned lines, without empty columns; those whose places `right` names stand to the right."""
    table = list(rows)
    places = set(right)
    cells = [max(map(width, column)) for column in zip_longest(*table, fillvalue="")]
    return [
        (
            " " * indent
            + BETWEEN.join(filled(text, cells[i], right=i in places) for i, text in enumerate(row) if cells[i])
        ).rstrip()
        for row in table
    ]
