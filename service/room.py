"""Room for large bodies: only so many are judged at once in a process, so that its memory has a bound.

A body of two mebibytes can stand for half a million objects, thirty times its size while it is judged. The threads of a
process take turns anyway, so that large bodies side by side would be no faster than one after the other.
"""

import threading
from contextlib import AbstractContextManager, nullcontext
from typing import Final

LARGE: Final = 64 * 1024
"""Bytes beyond which a body waits for room."""
AT_ONCE: Final = 2

_ROOM: Final = threading.BoundedSemaphore(AT_ONCE)
_ENOUGH: Final = nullcontext()


def room(size: int) -> AbstractContextManager[object]:
    """Return what a body of so many bytes is to be judged within: for a large one, it waits until there is room."""
    return _ROOM if size > LARGE else _ENOUGH
