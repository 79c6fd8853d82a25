"""Lines out of pieces of bytes as they come, in bounded memory."""

from collections.abc import Iterator
from typing import Final, NamedTuple

LONGEST: Final = 64 * 1024
"""Bytes that a line may have, its end not counted."""


class Line(NamedTuple):
    """A line that is not blank."""

    number: int
    """Its number in the whole text from 1 on, blank lines counted."""
    raw: bytes | None
    """The line without its end; None in place of one that is longer than `LONGEST`."""


class Lines:
    """A text that comes in pieces, cut into lines; of an unfinished line it keeps `LONGEST` bytes at most."""

    def __init__(self) -> None:
        """Begin before the first line."""
        self._held = bytearray()
        self._too_long = False
        self._number = 0

    def feed(self, piece: bytes) -> Iterator[Line]:
        """Yield the lines that the piece ends, but blank ones."""
        *ended, rest = piece.split(b"\n")
        for part in ended:
            yield from self._end(part)
        self._hold(rest)

    def end(self) -> Iterator[Line]:
        """Yield what stands after the last end of a line, if it is a line."""
        yield from self._end(b"")

    def _hold(self, part: bytes) -> None:
        if len(self._held) + len(part) > LONGEST:
            self._too_long = True
            self._held.clear()
        elif not self._too_long:
            self._held += part

    def _end(self, part: bytes) -> Iterator[Line]:
        self._number += 1
        if self._held or self._too_long or len(part) > LONGEST:
            self._hold(part)
            part, too_long = bytes(self._held), self._too_long
            self._held.clear()
            self._too_long = False
            if too_long:
                yield Line(self._number, None)
                return
        if part and not part.isspace():
            yield Line(self._number, part)
