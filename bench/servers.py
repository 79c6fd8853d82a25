"""Servers to measure: the service as it runs, and others on gunicorn as it comes, each on a core of its own."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
HOST: Final = "127.0.0.1"
QUIET: Final = {"HOST": HOST, "LOG_LEVEL": "warning", "ACCESS_LOG": "off", "WEB_CONCURRENCY": "2"}
PATIENCE: Final = 60
OURS: Final = "service.app:create_app()"
AS_WE_RUN: Final = ("--config", "gunicorn.conf.py")
AS_IT_COMES: Final = ("--workers", "2", "--worker-class", "gthread", "--threads", "64", "--log-level", "warning")
"""gunicorn's own threads, as many as the service has, and nothing else said."""


class Server:
    """A running gunicorn with two workers."""

    def __init__(self, app: str, port: int, core: int | None = None, run: tuple[str, ...] = AS_WE_RUN) -> None:
        """Start an application and wait until it answers."""
        self.port = port
        self.began = time.monotonic()
        bind = () if run == AS_WE_RUN else ("--bind", f"{HOST}:{port}")
        command = [sys.executable, "-m", "gunicorn", *run, *bind, app]
        pinned = [] if core is None else ["taskset", "--cpu-list", str(core)]
        self.process = subprocess.Popen([*pinned, *command], cwd=ROOT, env=os.environ | QUIET | {"PORT": str(port)})
        self.seconds = self._ready()

    def _ready(self) -> float:
        while time.monotonic() < self.began + PATIENCE:
            connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
            try:
                connection.request("GET", "/health/ready")
                connection.getresponse().read()
                return time.monotonic() - self.began
            except (OSError, HTTPException):
                time.sleep(0.005)
            finally:
                connection.close()
        raise TimeoutError(f"nothing answers on port {self.port}")

    @property
    def workers(self) -> list[int]:
        """The worker processes."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text(encoding="ascii").split()]

    def memory(self) -> dict[str, float]:
        """Return what the workers hold on average, in MiB: all of it, what each has for itself, what is shared."""
        found = [_smaps(pid) for pid in self.workers]
        return {name: sum(one[name] for one in found) / len(found) for name in found[0]}

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(PATIENCE)


def _smaps(pid: int) -> dict[str, float]:
    fields: dict[str, float] = {}
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
        name, value = line.split(":")
        fields[name] = int(value.split()[0]) / 1024
    private = fields["Private_Clean"] + fields["Private_Dirty"]
    return {"resident": fields["Rss"], "private": private, "shared": fields["Rss"] - private}


@contextmanager
def serving(app: str, port: int, core: int | None = None, run: tuple[str, ...] = AS_WE_RUN) -> Iterator[Server]:
    """Run a server for a while."""
    server = Server(app, port, core, run)
    try:
        yield server
    finally:
        server.stop()
