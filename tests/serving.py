"""The service as a process of its own, under gunicorn, for tests that need sockets, signals or workers."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Protocol

ROOT = Path(__file__).parent.parent
START_SECONDS = 30


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True)
class Server:
    """A running service."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path
    opened: list[socket.socket] = field(default_factory=list)

    def ask(self, path: str, body: object = None, **headers: str) -> Answer:
        """Send one request on a connection of its own; a body makes it a POST of JSON."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            if body is None:
                connection.request("GET", path, headers=headers)
            else:
                connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json", **headers})
            response = connection.getresponse()
            return Answer(response.status, dict(response.getheaders()), response.read())
        finally:
            connection.close()

    def connect(self) -> socket.socket:
        """Return a bare connection, closed with the server at the latest."""
        self.opened.append(socket.create_connection(("127.0.0.1", self.port), timeout=20))
        return self.opened[-1]

    def workers(self) -> list[int]:
        """Return the processes of the workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return [int(pid) for pid in children.split()]

    def memory(self) -> int:
        """Return the resident bytes of all workers."""
        statm = [Path(f"/proc/{pid}/statm").read_text(encoding="ascii") for pid in self.workers()]
        return sum(int(fields.split()[1]) for fields in statm) * os.sysconf("SC_PAGE_SIZE")

    def terminate(self) -> None:
        """Ask it to stop, as an orchestrator does."""
        self.process.send_signal(signal.SIGTERM)

    def lines(self) -> list[dict[str, Any]]:
        """Return the log."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def kill(self) -> None:
        """End it and all its workers, and close what is still open to them."""
        for connection in self.opened:
            connection.close()
        if self.process.poll() is None:
            self.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()


class Serve(Protocol):
    """The `serve` fixture: the WSGI application (the service by default), then environment variables."""

    def __call__(self, target: str | None = None, **environment: str) -> Server: ...


def serving(log: Path, target: str | None, environment: Mapping[str, str]) -> Server:
    """Start gunicorn on a free port unless one is given, its output in `log`; return when it is ready."""
    port = int(environment.get("PORT") or free_port())
    command = [sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py", *([target] if target else [])]
    settings = {"HOST": "127.0.0.1", "PORT": str(port), "WEB_CONCURRENCY": "2", **environment}
    inherited = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "PYTHONPATH") if name in os.environ}
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=ROOT, env=inherited | settings, stdout=out, stderr=out, start_new_session=True
        )
    server = Server(port, process, log)
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            if server.ask("/health/ready").status == 200:
                return server
        except OSError:
            time.sleep(0.05)
    server.kill()
    raise AssertionError(f"the service did not start:\n{log.read_text(encoding='utf-8')}")


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
