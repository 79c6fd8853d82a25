"""Three times more than the service can do: it may be slow, it must not fail, and it must be quick again soon after.

    python -m bench.overload [SECONDS]      20 by default

Server on one core, clients on the other; a client gives up a request that it cannot send within five seconds.
"""

import argparse
import sys
import time
from typing import Final

from bench.__main__ import machine
from bench.clients import Client, Crowd, Seen, capacity
from bench.servers import OURS, serving
from bench.timing import pin, three
from bench.workload import Ask, workload

PORT: Final = 8792
TIMES: Final = 3
CLIENTS: Final = 256
DISTINCT: Final = 10_000
GIVE_UP: Final = 5.0
PROBE: Final = 10.0
FAILED: Final = 500
QUICK: Final = 0.05
RECOVERY: Final = 10.0


def recovery(port: int, ask: Ask) -> float:
    """Return the seconds until ten requests in a row are answered within 50 ms each."""
    began, quick = time.monotonic(), 0
    client = Client(port)
    while quick < 10:  # noqa: PLR2004
        sent = time.monotonic()
        client.ask(ask)
        quick = quick + 1 if time.monotonic() - sent < QUICK else 0
        if time.monotonic() - began > RECOVERY:
            break
    client.close()
    return time.monotonic() - began


def report(most: float, seen: Seen, after: float, seconds: float) -> str:
    """Return the figures as lines of Markdown."""
    statuses = ", ".join(f"{status}: {times:,}" for status, times in sorted(seen.statuses.items()))
    tails = ", ".join(three(seen.quantile(0.99, second, second + seconds / 4)) for second in _quarters(seconds))
    return f"""\
- {machine()}; the service on one core, the clients on the other
- capacity {three(most)} requests a second; asked for {three(TIMES * most)} a second for {seconds:.0f} seconds on
  {CLIENTS} connections
- {len(seen.seconds):,} answers ({three(len(seen.seconds) / max(seen.moments))} a second); by status {statuses}
- wrong or missing: {sum(seen.wrong.values())}; {seen.given_up:,} given up unsent, {GIVE_UP:.0f} seconds late
- from due to answered: median {three(seen.quantile(0.5))} s, p99 {three(seen.quantile(0.99))} s; p99 by quarter of the
  time {tails} s
- quick again (ten answers in a row within {1000 * QUICK:.0f} ms each) {three(after)} s after the end"""


def _quarters(seconds: float) -> list[float]:
    return [quarter * seconds / 4 for quarter in range(4)]


def main() -> None:
    """Overload, report, and fail where an answer was wrong or the service did not recover."""
    parser = argparse.ArgumentParser(prog="python -m bench.overload", description="Three times the capacity.")
    parser.add_argument("seconds", nargs="?", type=float, default=20.0)
    seconds = parser.parse_args().seconds
    pin(1)
    asks = workload("overload", DISTINCT)
    with serving(OURS, PORT, 0) as server:
        capacity(server.port, asks, PROBE / 2)
        most = capacity(server.port, asks, PROBE)
        workers = server.workers
        seen = Crowd(server.port, asks, CLIENTS).run(seconds, TIMES * most, GIVE_UP)
        after = recovery(server.port, asks[0])
        same = server.workers == workers
    print(report(most, seen, after, seconds))
    print(f"- workers {'were the same at the end' if same else 'HAD TO BE REPLACED'}")
    for wrong, times in seen.wrong.most_common(5):
        print(f"  {times} times {wrong}")
    failed = any(status >= FAILED for status in seen.statuses)
    sys.exit(bool(seen.wrong) or failed or not same or after > RECOVERY)


if __name__ == "__main__":
    main()
