"""gunicorn's worker classes side by side on POST /v1/score: throughput, kept and fresh connections, and slow clients.

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
    "sync": ["--worker-class", "sync"],
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
def serving(options: list[str]) -> Iterator[None]:
    """Run the service with a worker class."""
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
            yield
        finally:
            server.terminate()


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


def loaded(script: Path, connections: int, seconds: int) -> tuple[float, str]:
    """Return requests per second and the 99th percentile under wrk."""
    wrk = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "-s", str(script)]
    out = subprocess.run([*wrk, f"http://127.0.0.1:{PORT}/v1/score"], capture_output=True, text=True, check=True).stdout
    rate = re.search(r"Requests/sec: +([\d.]+)", out)
    tail = re.search(r"99% +(\S+)", out)
    return float(rate[1]) if rate else 0.0, tail[1] if tail else "?"


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
    print("| worker | kept, 2 | kept, 16 | kept, 64 | p99 at 64 | fresh, 16 | 50 half bodies | 300 half bodies |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        kept, fresh = Path(folder) / "kept.lua", Path(folder) / "fresh.lua"
        lines = ['wrk.method = "POST"', f"wrk.body = [[{json.dumps(REQUEST)}]]"]
        lines.append('wrk.headers["Content-Type"] = "application/json"')
        kept.write_text("\n".join(lines), encoding="utf-8")
        fresh.write_text("\n".join([*lines, 'wrk.headers["Connection"] = "close"']), encoding="utf-8")
        for name, options in CLASSES.items():
            with serving(options):
                rates = [loaded(kept, connections, seconds) for connections in (2, 16, 64)]
                once, _ = loaded(fresh, 16, seconds)
                half = [slowed(clients) for clients in (50, 300)]
            cells = [
                *(f"{rate:,.0f}" for rate, _ in rates),
                rates[-1][1],
                f"{once:,.0f}",
                *(f"{s:.3f} s" for s in half),
            ]
            print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
