"""A chunk of the work: lines in, their results out."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import BinaryIO

from service.items import judged_line
from service.lines import Line, Lines


@dataclass(frozen=True, slots=True)
class Chunk:
    """Lines that are answered together."""

    lines: tuple[Line, ...] = field(repr=False)
    end: int
    """How many bytes of the file have been read with them."""


def chunks(text: BinaryIO, size: int, skip: int) -> Iterator[Chunk]:
    """Yield the lines of a file, but the first `skip` and blank ones, in chunks of about so many bytes."""
    lines = Lines()
    for piece in iter(partial(text.read, size), b""):
        skip, chunk = _after(skip, tuple(lines.feed(piece)), text.tell())
        if chunk.lines:
            yield chunk
    _, chunk = _after(skip, tuple(lines.end()), text.tell())
    if chunk.lines:
        yield chunk


def _after(skip: int, lines: tuple[Line, ...], end: int) -> tuple[int, Chunk]:
    return max(0, skip - len(lines)), Chunk(lines[skip:], end)


def answered(chunk: Chunk, language: str) -> bytes:
    """Return the results of a chunk, each as a line; the `request_id` of a problem is the number of its line."""
    return b"".join(judged_line(line.raw, language, f"line-{line.number}") + b"\n" for line in chunk.lines)
