"""How long a client may take to send its request: a deadline for each thread that waits for one.

The worker starts a deadline when a thread begins to read from a connection and looks at all of them every second. At
the deadline the connection's reading side is shut, which ends the wait at once; if the thread is still held one more
term later, by a client that does not read its answer, the whole connection is shut. A stream puts its deadline off
with every line.
"""

import contextlib
import socket
import threading
import time
from dataclasses import dataclass
from typing import Final


@dataclass(slots=True)
class Wait:
    """One thread's wait for its client."""

    connection: socket.socket
    deadline: float
    expired: bool = False


class Patience:
    """The waits of a process, by thread; threads change only their own."""

    def __init__(self, seconds: float) -> None:
        """Give each wait so many seconds."""
        self.seconds = seconds
        self._waits: Final[dict[int, Wait]] = {}

    def begin(self, connection: socket.socket, *, expired: bool = False) -> None:
        """Start the calling thread's wait for a connection; `expired` when that has had its time already."""
        self._waits[threading.get_ident()] = Wait(connection, time.monotonic() + self.seconds, expired)

    def extend(self) -> None:
        """Put the calling thread's deadline off, its client having moved; without a wait there is nothing to do."""
        wait = self._waits.get(threading.get_ident())
        if wait and not wait.expired:
            wait.deadline = time.monotonic() + self.seconds

    def expired(self) -> bool:
        """Whether the calling thread's client has run out of time."""
        wait = self._waits.get(threading.get_ident())
        return wait is not None and wait.expired

    def end(self) -> None:
        """Forget the calling thread's wait."""
        self._waits.pop(threading.get_ident(), None)

    def enforce(self) -> None:
        """Shut what is past its deadline: first for reading, a term later altogether."""
        now = time.monotonic()
        for wait in tuple(self._waits.values()):
            if now < wait.deadline:
                continue
            how = socket.SHUT_RDWR if wait.expired else socket.SHUT_RD
            wait.expired = True
            wait.deadline = now + self.seconds
            with contextlib.suppress(OSError):
                wait.connection.shutdown(how)


PATIENCE: Final = Patience(10.0)
"""The process's own; the worker sets its seconds from the settings."""
