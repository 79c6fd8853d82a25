"""gunicorn's answer, its headers in one piece with the first of its body: whoever gets any of it gets all of that.

gunicorn sends the headers by themselves. A worker that is killed in between leaves an answer that has begun, which a
proxy can no longer ask another replica for; and each answer is two packets and two turns of the threads.
"""

import socket
from typing import Any, Final

from gunicorn.http.wsgi import Response

from service.security import CLOSED, HEADERS

PROVEN: Final = frozenset({*HEADERS, CLOSED, ("Content-Type", "application/json")})
"""Headers that stand on nearly every answer; that they are well formed need not be found out each time."""


class Gathered:
    """A socket that keeps what is sent through it until it is told to let go."""

    __slots__ = ("connection", "kept")

    def __init__(self, connection: socket.socket) -> None:
        """Begin with nothing kept."""
        self.connection: Final = connection
        self.kept: Final[list[bytes]] = []

    def sendall(self, data: bytes) -> None:
        """Keep more bytes."""
        self.kept.append(data)

    def release(self) -> None:
        """Send all that was kept, as one."""
        if self.kept:
            self.connection.sendall(b"".join(self.kept))
            self.kept.clear()


class Reply(Response):  # type: ignore[misc] # gunicorn has no types
    """An answer whose pieces each leave at once, the first together with the headers."""

    sock: Any
    """The client's socket, or what stands in for it."""

    def process_headers(self, headers: list[tuple[str, str]]) -> None:
        """Take the headers, and look closely at those that are not known."""
        self.headers += [pair for pair in headers if pair in PROVEN]
        super().process_headers([pair for pair in headers if pair not in PROVEN])

    def write(self, arg: bytes) -> None:
        """Send a piece of the body, after the headers if they have not been sent; an empty piece sends those alone."""
        connection = self.sock
        gathered = self.sock = Gathered(connection)
        try:
            super().write(arg)
        finally:
            self.sock = connection
        gathered.release()
