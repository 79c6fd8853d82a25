"""gunicorn's worker classes side by side on POST /v1/score: throughput, price, and an ordinary request among slow ones.

The price is the processor time of the workers for one request, which other work on the machine disturbs least.

    python bench/workers.py [SECONDS]

Needs wrk (Debian has it); gevent is in requirements/bench.lock. The figures of docs/adr/0006 come from here.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from socket import create_connection

ROOT = Path(__file__).parent.parent
PORT = 8790
CLASSES = {
    "sync": ["--worker-class", "sync", "--threads", "1"],
    "gthread, 64 threads": ["--worker-class", "gthread", "--threads", "64"],
    "gevent": ["--worker-class", "gevent"],
    "ours, 64 threads": [],
}
REQUEST = {
    "hand": {"tiles": "234m340p55667s22z", "winning_tile": "7s"},
    "situation": {"win": "tsumo", "seat": "S", "riichi": "riichi"},
}
HALF = b"POST /v1/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{"
QUIET = {"HOST": "127.0.0.1", "PORT": str(PORT), "LOG_LEVEL": "warning", "ACCESS_LOG": "off"}


@contextmanager
def serving(options: list[str]) -> Iterator[int]:
    """Run the service with a worker class; give the master's process id."""
    command = [sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py", *options]
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | QUIET, stderr=subprocess.DEVNULL) as server:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                waited()
                break
            except OSError:
                time.sleep(0.1)
        try:
            yield server.pid
        finally:
            server.terminate()


def spent(master: int) -> float:
    """Return the processor seconds that the workers have used."""
    workers = Path(f"/proc/{master}/task/{master}/children").read_text(encoding="ascii").split()
    stats = [Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split() for pid in workers]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


def waited() -> float:
    """Return the seconds that one ordinary request takes on a connection of its own, at most 10."""
    began = time.monotonic()
    connection = HTTPConnection("127.0.0.1", PORT, timeout=10)
    try:
        connection.request("POST", "/v1/score", json.dumps(REQUEST), {"Content-Type": "application/json"})
        connection.getresponse().read()
    except TimeoutError:
        pass
    finally:
        connection.close()
    return time.monotonic() - began


def loaded(master: int, script: Path, connections: int, seconds: int) -> tuple[float, str, float]:
    """Return requests per second, the 99th percentile and the microseconds of processor time a request under wrk."""
    before = spent(master)
    wrk = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "-s", str(script)]
    out = subprocess.run([*wrk, f"http://127.0.0.1:{PORT}/v1/score"], capture_output=True, text=True, check=True).stdout
    used = spent(master) - before
    count, rate, tail = (re.search(p, out) for p in (r"(\d+) requests in", r"Requests/sec: +([\d.]+)", r"99% +(\S+)"))
    if not (count and rate and tail):
        raise RuntimeError(out)
    return float(rate[1]), tail[1], used / int(count[1]) * 1e6


def slowed(clients: int) -> float:
    """Return the longest of ten ordinary requests while so many clients have sent half a body."""
    waiting = [create_connection(("127.0.0.1", PORT)) for _ in range(clients)]
    for connection in waiting:
        connection.sendall(HALF)
    time.sleep(0.3)
    longest = 0.0
    for _ in range(10):
        longest = max(longest, waited())
        if longest > 5:  # noqa: PLR2004 - it is stuck; more would say no more
            break
    for connection in waiting:
        connection.close()
    return longest


def main() -> None:
    """Print one row for each worker class."""
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    heads = ("worker", "kept, 2", "kept, 16", "kept, 64", "p99 at 64", "µs at 16", "fresh, 16")
    print(f"| {' | '.join(heads)} | 50 half bodies | 500 half bodies |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        kept, fresh = Path(folder) / "kept.lua", Path(folder) / "fresh.lua"
        lines = ['wrk.method = "POST"', f"wrk.body = [[{json.dumps(REQUEST)}]]"]
        lines.append('wrk.headers["Content-Type"] = "application/json"')
        kept.write_text("\n".join(lines), encoding="utf-8")
        fresh.write_text("\n".join([*lines, 'wrk.headers["Connection"] = "close"']), encoding="utf-8")
        for name, options in CLASSES.items():
            with serving(options) as master:
                two, sixteen, many = (loaded(master, kept, connections, seconds) for connections in (2, 16, 64))
                once, _, _ = loaded(master, fresh, 16, seconds)
                half = [slowed(clients) for clients in (50, 500)]
            rates = [f"{rate:,.0f}" for rate in (two[0], sixteen[0], many[0])]
            cells = [name, *rates, many[1], f"{sixteen[2]:,.0f}", f"{once:,.0f}", *(f"{wait:.3f} s" for wait in half)]
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
