"""Over HTTP, gunicorn with two workers on one core, wrk on the other: against a bare echo and a service around mahjong.

the services' core: master and both workers; the load generator's core: wrk, or curl for the stream
"""

import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import orjson

from bench import hands
from bench.servers import AS_IT_COMES, AS_WE_RUN, HOST, OURS, Server, serving
from bench.timing import Row, Table, alternate, pin, rows

SERVERS_CORE: Final = 0
LOADS_CORE: Final = 1
SECONDS: Final = 4
CONNECTIONS: Final = 16
BATCH: Final = 100
STREAM: Final = 100_000
DISTINCT: Final = 5_000
SIDES: Final = {
    "this service": (OURS, AS_WE_RUN),
    "a bare Flask echo": ("bench.rivals:echo()", AS_IT_COMES),
    "Flask around mahjong": ("bench.rivals:mahjong()", AS_IT_COMES),
    "the echo with orjson": ("bench.rivals:lean_echo()", AS_IT_COMES),
    "the echo with orjson, run as the service is": ("bench.rivals:lean_echo()", AS_WE_RUN),
}
SCRIPT: Final = """
local bodies, at = {}, 0
function init(args)
  for line in io.lines(args[1]) do
    bodies[#bodies + 1] = wrk.format("POST", nil, {["Content-Type"] = "application/json"}, line)
  end
end
function request() at = at % #bodies + 1; return bodies[at] end
function done(summary)
  local e = summary.errors
  io.write("FAILED ", e.status + e.read + e.timeout, "\\n")
end
"""


class Load:
    """wrk on its own core; remembers how busy that kept it."""

    def __init__(self, folder: Path) -> None:
        """Write wrk's script."""
        self.script = folder / "load.lua"
        self.script.write_text(SCRIPT, encoding="utf-8")
        self.shares: list[float] = []

    def rate(self, server: Server, path: str, bodies: Path) -> float:
        """Return answers per second; raises where one fails."""
        before, began = _children(), time.monotonic()
        wrk = ["wrk", "--timeout", "20s", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "-s", str(self.script)]
        out = _pinned([*wrk, f"http://{HOST}:{server.port}{path}", "--", str(bodies)])
        self.shares.append((_children() - before) / (time.monotonic() - began))
        rate, failed = re.search(r"Requests/sec: +([\d.]+)", out), re.search(r"FAILED (\d+)", out)
        if rate is None or failed is None or failed[1] != "0":
            raise RuntimeError(f"wrk says: {out}")
        return float(rate[1])


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _pinned(command: list[str]) -> str:
    command = ["taskset", "--cpu-list", str(LOADS_CORE), *command]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _written(path: Path, bodies: list[bytes]) -> Path:
    path.write_bytes(b"\n".join(bodies) + b"\n")
    return path


@contextmanager
def _watched(server: Server) -> Iterator[list[float]]:
    """Yield the list of the workers' largest resident memory, in MiB, as it is seen twenty times a second."""
    seen: list[float] = []
    over = threading.Event()

    def look() -> None:
        while not over.wait(0.05):
            seen.append(server.memory()["resident"])

    watcher = threading.Thread(target=look)
    watcher.start()
    try:
        yield seen
    finally:
        over.set()
        watcher.join()


def _streamed(server: Server, bodies: Path, count: int) -> float:
    began = time.monotonic()
    answered = bodies.with_suffix(".out")
    curl = ["curl", "--silent", "--show-error", "--request", "POST", "--upload-file", str(bodies)]
    curl += ["--header", "Content-Type: application/x-ndjson", "--output", str(answered)]
    _pinned([*curl, f"http://{HOST}:{server.port}/v1/score/batch"])
    seconds = time.monotonic() - began
    with answered.open("rb") as lines:
        told = sum(b'"status":200' in line[:40] or b'"outcome"' in line for line in lines)
    if told != count:
        raise RuntimeError(f"{told} of {count} lines are answered")
    return count / seconds


def single(folder: Path, load: Load, requests: list[dict[str, Any]]) -> Table:
    """Return single requests: ours, the echo and mahjong's."""
    bodies = _written(folder / "single", [orjson.dumps(request) for request in requests])
    with ExitStack() as stack:
        servers = {
            name: stack.enter_context(serving(app, 8781 + number, SERVERS_CORE, run))
            for number, (name, (app, run)) in enumerate(SIDES.items())
        }
        ways: Mapping[str, Callable[[], float]] = {
            name: lambda server=server: load.rate(server, "/v1/score", bodies)  # type: ignore[misc]
            for name, server in servers.items()
        }
        found = alternate(ways)
    return Table("POST /v1/score", rows(found, "requests a second", "this service", higher=True))


def many(folder: Path, load: Load, requests: list[dict[str, Any]]) -> Table:
    """Return hands per second: single requests, batches, a stream; and the stream's memory."""
    texts = [orjson.dumps(request) for request in requests]
    one = _written(folder / "one", texts)
    pieces = [requests[i : i + BATCH] for i in range(0, len(requests) - BATCH + 1, BATCH)]
    batches = _written(folder / "batches", [orjson.dumps({"items": piece}) for piece in pieces])
    stream = _written(folder / "stream", (texts * (STREAM // len(texts) + 1))[:STREAM])
    with serving(OURS, 8781, SERVERS_CORE) as server:
        ways: dict[str, Callable[[], float]] = {
            "single requests": lambda: load.rate(server, "/v1/score", one),
            f"batches of {BATCH}": lambda: load.rate(server, "/v1/score/batch", batches) * BATCH,
        }
        batched = alternate(ways)
        before = server.memory()["resident"]
        with _watched(server) as seen:
            streamed = alternate(
                {
                    "single requests": ways["single requests"],
                    f"a stream of {STREAM:,}": lambda: _streamed(server, stream, STREAM),
                }
            )
    found = [_better(each, "hands a second") for each in (batched, streamed)]
    note = f"Memory of a worker while streaming: {before:.0f} MiB before, at most {max(seen):.0f} MiB on average."
    return Table("Many hands at once", (*found[0], *found[1]), note)


def _better(found: Mapping[str, tuple[float, ...]], unit: str) -> tuple[Row, Row]:
    (base, singles), (name, runs) = found.items()
    ratios = tuple(own / other for own, other in zip(runs, singles, strict=True))
    return Row(base, unit, singles), Row(name, unit, runs, f"it to {base}", ratios)


def main() -> list[Table]:
    """Return both tables; needs wrk, curl and taskset."""
    missing = [tool for tool in ("wrk", "curl", "taskset") if not shutil.which(tool)]
    if missing:
        sys.exit(f"not installed: {', '.join(missing)}")
    pin(LOADS_CORE)
    _, requests = hands.recorded(DISTINCT)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        load = Load(folder)
        tables = [single(folder, load, requests), many(folder, load, requests)]
    share = f"The load generator was busy {100 * sum(load.shares) / len(load.shares):.0f} % of its own core's time."
    return [Table(table.title, table.rows, " ".join(filter(None, (table.note, share)))) for table in tables]
