"""Clients that never stop asking for hands whose points are known, and what they saw."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from itertools import count
from typing import Any

JSON = {"Content-Type": "application/json"}
HAND = {"tiles": "234567m34588p67s", "winning_tile": "8s"}
TSUMO = {"win": "tsumo", "seat": "S", "riichi": "riichi"}
RON = {"win": "ron", "seat": "S", "discarder": "E", "riichi": "riichi"}
KNOWN = (
    # Riichi, pinfu, tanyao: 30 fu, 30 x 2^5 = 960, four times that for a child, six for the dealer, rounded up.
    ({"hand": HAND, "situation": RON}, 3900),
    ({"hand": HAND, "situation": RON | {"seat": "E", "discarder": "W"}}, 5800),
    # With menzen tsumo, 20 fu: 20 x 2^6 = 1280 of each child, twice that of the dealer, each rounded up.
    ({"hand": HAND, "situation": TSUMO}, 1300 + 1300 + 2600),
)
"""Hands whose points were reckoned by hand."""


@dataclass
class Load:
    """Clients that ask, compare and ask again on kept connections, and what they saw."""

    port: int
    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def client(self, first: int) -> None:
        """Ask for hands of known points, one by one and ten at a time, until it is over."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        for number in count(first):
            if self.over.is_set():
                break
            request, points = KNOWN[number % len(KNOWN)]
            began = time.monotonic()
            try:
                if number % 5:
                    answer = self.asked(connection, "/v1/score", request)["points"]
                else:
                    results = self.asked(connection, "/v1/score/batch", {"items": [request] * 10})["results"]
                    answer = {result["score"]["points"] for result in results}.pop()
                failure = "" if answer == points else f"{answer} points instead of {points}"
            except (OSError, HTTPException, ValueError, KeyError) as error:
                failure = repr(error)
                connection.close()
            self.note(time.monotonic() - began, failure)
        connection.close()

    def asked(self, connection: HTTPConnection, path: str, body: object) -> Any:
        """Return the JSON of an answer; raise where it is not 200."""
        connection.request("POST", path, json.dumps(body), JSON)
        response = connection.getresponse()
        text = response.read()
        if response.status != 200:
            message = f"{response.status}: {text[:200]!r}"
            raise ValueError(message)
        return json.loads(text)

    def note(self, seconds: float, failure: str) -> None:
        """Remember how one request went."""
        with self.lock:
            self.seconds.append(seconds)
            if failure:
                self.failures.append(failure)

    @property
    def answered(self) -> int:
        """How many requests were made."""
        return len(self.seconds)

    @property
    def slowest(self) -> float:
        """What the slowest request took."""
        return max(self.seconds)

    def slower(self, seconds: float) -> float:
        """Return the share of the requests that took longer."""
        return sum(each > seconds for each in self.seconds) / len(self.seconds)


@contextmanager
def load(port: int, clients: int = 6) -> Iterator[Load]:
    """Keep so many clients asking; when the block ends all have had their last answer."""
    running = Load(port)
    threads = [threading.Thread(target=running.client, args=(first,)) for first in range(clients)]
    for thread in threads:
        thread.start()
    try:
        yield running
    finally:
        running.over.set()
        for thread in threads:
            thread.join()
