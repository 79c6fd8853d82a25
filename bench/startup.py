"""How long the service takes to be ready, and what its workers hold, for themselves and together."""

import json
from http.client import HTTPConnection
from typing import Final

from bench import hands
from bench.servers import HOST, OURS, Server, serving
from bench.timing import ROUNDS, Row, Table, pin

ECHO: Final = "bench.rivals:echo()"
HANDS: Final = 20_000
TYPE: Final = {"Content-Type": "application/json"}


def _scored(server: Server, count: int) -> None:
    connection = HTTPConnection(HOST, server.port)
    for number, request in enumerate(hands.some("startup", count)):
        connection.request("POST", "/v1/score", json.dumps(request), TYPE)
        connection.getresponse().read()
        if number % 100 == 0:
            # Another connection is another worker's, sooner or later.
            connection.close()
    connection.close()


def main() -> list[Table]:
    """Return one table of times, one of memory."""
    pin(0, 1)
    times: dict[str, list[float]] = {"this service": [], "a bare Flask echo": []}
    for _ in range(ROUNDS):
        for name, app, port in (("this service", OURS, 8781), ("a bare Flask echo", ECHO, 8782)):
            with serving(app, port) as server:
                times[name].append(server.seconds)
    ready = tuple(Row(f"{name}, start to the first answer", "s", tuple(runs)) for name, runs in times.items())
    held: list[Row] = []
    with serving(OURS, 8781) as server:
        for when, count in (("at the start", 0), (f"after {HANDS:,} hands", HANDS)):
            _scored(server, count)
            held += [Row(f"a worker {when}: {name}", "MiB", (amount,)) for name, amount in server.memory().items()]
    return [Table("Start", ready), Table("Memory of one of two workers", tuple(held))]
