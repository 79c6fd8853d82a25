"""Whether a request has arrived as a whole, told by a look at what the kernel holds of it, without taking it."""

import re
import socket
from typing import Final

LOOK: Final = 32 * 1024
"""How many bytes are looked at; a request that is larger is not waited for."""

_LENGTH: Final = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,9})[ \t]*\r\n", re.IGNORECASE)
_LINES: Final = re.compile(rb"\r\ncontent-type:[ \t]*application/x-ndjson", re.IGNORECASE)
"""Lines are answered while they come, however few they are."""
_END: Final = b"\r\n\r\n"


def missing(connection: socket.socket) -> int:
    """Return how many bytes must be there before another look is worth it; 0 when the request can be read now.

    It can be read when it is whole, when its sender has ended it, when it is larger than `LOOK`, and when its headers
    are there but do not say its length (then it has no body, or comes in chunks) or say that it is lines.
    """
    try:
        seen = connection.recv(LOOK, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return 1
    except OSError:
        return 0
    return _lacking(seen)


def _lacking(seen: bytes) -> int:
    if not seen or len(seen) >= LOOK:
        return 0
    end = seen.find(_END)
    if end < 0:
        return len(seen) + 1
    announced = None if _LINES.search(seen, 0, end + 2) else _LENGTH.search(seen, 0, end + 2)
    whole = end + len(_END) + int(announced[1]) if announced else 0
    return whole if len(seen) < whole <= LOOK else 0
