"""Clients on kept connections: as fast as they are answered, or at a given rate whether they are answered or not.

At a rate, a request's time counts from when it was due, so that a server that stalls is charged for all who waited.
"""

import re
import socket
import threading
import time
from array import array
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from bench.workload import Ask

HOST: Final = "127.0.0.1"
PATIENCE: Final = 30.0
_STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3}) ")
_LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
_CLOSE: Final = re.compile(rb"\r\nconnection: close\r\n", re.IGNORECASE)


@dataclass
class Seen:
    """What clients saw: when each answer was there, how long it took in seconds, and all that was not as it must be."""

    moments: "array[float]" = field(default_factory=lambda: array("d"))
    seconds: "array[float]" = field(default_factory=lambda: array("d"))
    statuses: Counter[int] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    hands: int = 0
    given_up: int = 0

    def quantile(self, share: float, first: float = 0.0, last: float = float("inf")) -> float:
        """Return what this share of the answers between two moments took at most; 0 if there are none."""
        chosen = sorted(
            took for moment, took in zip(self.moments, self.seconds, strict=True) if first <= moment <= last
        )
        return chosen[min(int(share * len(chosen)), len(chosen) - 1)] if chosen else 0.0


class Client:
    """One connection."""

    def __init__(self, port: int) -> None:
        """Begin unconnected."""
        self.port = port
        self.connection: socket.socket | None = None

    def ask(self, ask: Ask) -> tuple[int, bytes]:
        """Send a request and return status and body; raises OSError where none comes."""
        if self.connection is None:
            self.connection = socket.create_connection((HOST, self.port), timeout=PATIENCE)
            self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            self.connection.sendall(ask.wire)
            head, body = self._answer(self.connection)
        except OSError:
            self.close()
            raise
        if _CLOSE.search(head):
            self.close()
        status = _STATUS.match(head)
        return int(status[1]) if status else 0, body

    @staticmethod
    def _answer(connection: socket.socket) -> tuple[bytes, bytes]:
        received = b""
        while True:
            head, end, body = received.partition(b"\r\n\r\n")
            length = _LENGTH.search(head + b"\r\n") if end else None
            if length and len(body) >= int(length[1]):
                return head + b"\r\n", body
            part = connection.recv(262144)
            if not part:
                raise ConnectionError("the connection ended before the answer")
            received += part

    def close(self) -> None:
        """End the connection, if there is one."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


class Crowd:
    """Many clients that share a workload."""

    def __init__(self, port: int, asks: list[Ask], clients: int) -> None:
        """Get ready; nothing is sent yet."""
        self.port = port
        self.asks = asks
        self.clients = clients
        self.seen = Seen()
        self.began = 0.0
        self.tickets = count()
        self._lock: Final = threading.Lock()

    def run(self, seconds: float, rate: float = 0.0, patience: float = PATIENCE) -> Seen:
        """Ask for so long, at a rate of requests a second if given; what is later than `patience` is given up."""
        self.began = time.monotonic()
        threads = [threading.Thread(target=self._client, args=(seconds, rate, patience)) for _ in range(self.clients)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return self.seen

    def _client(self, seconds: float, rate: float, patience: float) -> None:
        client = Client(self.port)
        for number in self.tickets:
            due = number / rate if rate else self._now()
            if due > seconds:
                break
            late = self._now() - due
            if late > patience:
                self.seen.given_up += 1
                continue
            if late < 0:
                time.sleep(-late)
            self._asked(client, self.asks[number % len(self.asks)], due)
        client.close()

    def _asked(self, client: Client, ask: Ask, due: float) -> None:
        try:
            status, body = client.ask(ask)
            wrong = "" if status == ask.status and ask.holds in body else f"{status} instead of {ask.status}: {ask!r}"
        except OSError as error:
            status, wrong = 0, repr(error)
        with self._lock:
            now = self._now()
            self.seen.moments.append(now)
            self.seen.seconds.append(now - due)
            self.seen.statuses[status] += 1
            if wrong:
                self.seen.wrong[wrong[:400]] += 1
            else:
                self.seen.hands += ask.hands

    def _now(self) -> float:
        return time.monotonic() - self.began


def capacity(port: int, asks: list[Ask], seconds: float, clients: int = 16) -> float:
    """Return the answers a second that clients get who ask again as soon as they are answered."""
    seen = Crowd(port, asks, clients).run(seconds)
    if seen.wrong:
        raise RuntimeError(f"wrong answers: {seen.wrong.most_common(3)}")
    return len(seen.seconds) / seconds
