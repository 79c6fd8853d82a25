"""Minutes at 70 % of what the service can do: its times, its memory, its failures.

    python -m bench.soak [SECONDS]      600 by default

Server on one core, clients on the other; the workload is `bench.workload`'s.
"""

import argparse
import sys
import threading
from typing import Final

from bench.__main__ import machine
from bench.clients import Crowd, Seen, capacity
from bench.servers import OURS, Server, serving
from bench.timing import pin, three
from bench.workload import workload

PORT: Final = 8791
SHARE: Final = 0.7
CLIENTS: Final = 32
DISTINCT: Final = 10_000
PROBE: Final = 10.0
FAILED: Final = 500
QUANTILES: Final = (("median", 0.5), ("p99", 0.99), ("p99.9", 0.999))


class Watch:
    """What the workers hold for themselves, in MiB, looked at every few seconds."""

    def __init__(self, server: Server, every: float) -> None:
        """Look from now on, in a thread."""
        self.server = server
        self.every = every
        self.held: list[float] = [self._look()]
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()

    def _look(self) -> float:
        return self.server.memory()["private"]

    def _watch(self) -> None:
        while not self._over.wait(self.every):
            self.held.append(self._look())

    def end(self) -> list[float]:
        """Look no more; return what was seen."""
        self._over.set()
        self._thread.join()
        return self.held


def soaked(server: Server, seconds: float) -> tuple[float, Seen, list[float], bool]:
    """Return the capacity, what clients saw at 70 % of it, a worker's memory over that time, whether all lived on."""
    asks = workload("soak", DISTINCT)
    capacity(server.port, asks, PROBE / 2)
    most = capacity(server.port, asks, PROBE)
    workers = server.workers
    watch = Watch(server, max(seconds / 60, 1))
    seen = Crowd(server.port, asks, CLIENTS).run(seconds, SHARE * most)
    return most, seen, watch.end(), server.workers == workers


def report(most: float, seen: Seen, held: list[float], seconds: float) -> str:
    """Return the figures as lines of Markdown."""
    quarters = [(part * seconds / 4, (part + 1) * seconds / 4) for part in range(4)]
    tails = ", ".join(three(1000 * seen.quantile(0.99, first, last)) for first, last in quarters)
    quarter = max(len(held) // 4, 1)
    statuses = ", ".join(f"{status}: {times:,}" for status, times in sorted(seen.statuses.items()))
    percents = [f"{name} {three(1000 * seen.quantile(share))} ms" for name, share in QUANTILES]
    return f"""\
- {machine()}; the service on one core, the clients on the other
- capacity {three(most)} requests a second; asked for {three(SHARE * most)} a second for {seconds:.0f} seconds
- {len(seen.seconds):,} answers ({three(len(seen.seconds) / seconds)} a second), {seen.hands:,} hands
- by status {statuses}; wrong or missing: {sum(seen.wrong.values())}
- from due to answered: {", ".join(percents)}; p99 by quarter of the time {tails} ms
- a worker's own memory: {held[0]:.1f} MiB at the begin; after the first quarter of the time {min(held[quarter:]):.1f}
  at least and {max(held[quarter:]):.1f} at most; {held[-1]:.1f} at the end"""


def main() -> None:
    """Soak, report, and fail where an answer was wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description="70 % of the capacity for minutes.")
    parser.add_argument("seconds", nargs="?", type=float, default=600.0)
    seconds = parser.parse_args().seconds
    pin(1)
    with serving(OURS, PORT, 0) as server:
        most, seen, held, same = soaked(server, seconds)
    print(report(most, seen, held, seconds))
    print(f"- workers {'were the same at the end' if same else 'HAD TO BE REPLACED'}")
    for wrong, times in seen.wrong.most_common(5):
        print(f"  {times} times {wrong}")
    sys.exit(bool(seen.wrong) or not same or any(status >= FAILED for status in seen.statuses))


if __name__ == "__main__":
    main()
