"""Replicas under gunicorn behind nginx with the project's own configuration."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.serving import ROOT, START_SECONDS, Server, free_port, serving

DEPLOY = ROOT / "deploy"


def nginx() -> str:
    """Return where nginx is; without it the test is skipped, and fails where nothing may be skipped."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        sentence = "nginx is not installed (on Debian: apt-get install nginx-light)"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return found


@dataclass
class Fleet:
    """Replicas of the service, each on a port of its own, and nginx in front of them."""

    folder: Path
    replicas: list[Server]
    front: Server
    environment: dict[str, str]
    starts: Iterator[int] = field(default_factory=lambda: count(100))

    def restart(self, number: int) -> int:
        """Stop one replica as an orchestrator does, start it again in its place, and return how it ended."""
        old = self.replicas[number]
        old.terminate()
        ended = old.process.wait(START_SECONDS)
        log = self.folder / f"replica-{next(self.starts)}.log"
        self.replicas[number] = serving(log, None, self.environment | {"PORT": str(old.port)})
        return ended

    def passed(self) -> list[dict[str, Any]]:
        """Return nginx's line for each request."""
        return self.front.lines()


@contextmanager
def fleet(folder: Path, size: int = 2, **environment: str) -> Iterator[Fleet]:
    """Run some replicas behind nginx."""
    program = nginx()
    settings = {"TRUSTED_PROXIES": "1", **environment}
    running = Fleet(folder, [], Server(0, subprocess.Popen(["true"]), folder / "none"), settings)
    running.front.process.wait()
    try:
        for number in range(size):
            running.replicas.append(serving(folder / f"replica-{number}.log", None, settings))
        running.front = front(program, folder, [replica.port for replica in running.replicas])
        yield running
    finally:
        running.front.kill()
        for replica in running.replicas:
            replica.kill()


def front(program: str, folder: Path, ports: Sequence[int]) -> Server:
    """Start nginx before some ports: the project's own file, but for where it listens and which replicas there are."""
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert text.count("listen 8080;") == 1
    (folder / "nginx.conf").write_text(text.replace("listen 8080;", f"listen 127.0.0.1:{port};"), encoding="utf-8")
    servers = "".join(f"server 127.0.0.1:{replica} max_fails=0;\n" for replica in (*ports, *ports))
    (folder / "replicas.conf").write_text(servers, encoding="utf-8")
    rights = "user root;" if os.geteuid() == 0 else ""
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    log = folder / "nginx.log"
    with log.open("ab") as out, (folder / "nginx.err").open("ab") as err:
        process = subprocess.Popen(
            [*command, "-g", f"daemon off; {rights}"], stdout=out, stderr=err, start_new_session=True
        )
    server = Server(port, process, log)
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            server.ask("/health/live")
        except OSError:
            time.sleep(0.05)
        else:
            return server
    server.kill()
    raise AssertionError(f"nginx did not start:\n{(folder / 'nginx.err').read_text(encoding='utf-8')}")
