"""The file that results are written to: whole lines, one run at a time, never overwritten."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from service.bulk.errors import Stopped

_BLOCK: Final = 1 << 20
_BEGINNING: Final = b'{"status":'


@dataclass(slots=True)
class Results:
    """The file as an earlier run, if there was one, left it; then as this run goes on."""

    file: BinaryIO
    count: int
    """How many results stand in it."""
    last: bytes | None
    """The last of them."""

    def write(self, lines: bytes) -> None:
        """Add whole lines."""
        self.file.write(lines)
        self.file.flush()
        self.count += lines.count(b"\n")


@contextmanager
def results(path: Path) -> Iterator[Results]:
    """Open the file, which may exist, cut off what is no whole line, and keep other runs away.

    Raises `Stopped` where another run writes to it, or where it holds something else.
    """
    with suppress(FileExistsError):
        path.touch(exist_ok=False)
    with path.open("r+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Stopped(f"Another run is writing to {path}: wait for it, or name another file.") from None
        beginning = file.read(len(_BEGINNING))
        if not _BEGINNING.startswith(beginning):
            raise Stopped(f"{path} holds something else than results: name another file.")
        count, end = _whole(file)
        file.truncate(end)
        last = _last(file, end)
        file.seek(end)
        yield Results(file, count, last)
        os.fsync(file.fileno())


def _whole(file: BinaryIO) -> tuple[int, int]:
    """How many whole lines there are, and where the last one ends."""
    count = end = position = 0
    file.seek(0)
    while block := file.read(_BLOCK):
        if found := block.count(b"\n"):
            count += found
            end = position + block.rindex(b"\n") + 1
        position += len(block)
    return count, end


def _last(file: BinaryIO, end: int) -> bytes | None:
    """The whole line that ends there."""
    size = _BLOCK
    while end:
        start = max(0, end - size)
        file.seek(start)
        _, newline, line = file.read(end - start)[:-1].rpartition(b"\n")
        if newline or not start:
            return line
        size *= 2
    return None
