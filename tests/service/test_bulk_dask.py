"""`score-file --scheduler`: the same work on Dask, by a scheduler and workers that are processes of their own."""

import os
import signal
import subprocess
import sys

import pytest

from service.bulk import engines
from service.bulk.errors import Stopped
from tests.service.bulk import ROOT, paid, size, start, until, write
from tests.serving import free_port

COUNT = 20_000
WIDTH = 1000
"""Some twenty chunks, of which each worker has three at a time."""

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")  # what the client of Dask leaves to the collector

if not os.environ.get("CI"):
    pytest.importorskip("distributed", reason="the extra [bulk] is not installed: make install")


class Cluster:
    """A scheduler and two workers with one thread each."""

    def __init__(self, folder):
        self.folder = folder
        self.started = []
        found = folder / "scheduler.json"
        self.run("dask_scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", found)
        until(lambda: size(found), self.started[0])
        self.workers = [self.worker(found, name) for name in ("one", "two")]
        self.address = next(
            word.strip('",') for word in found.read_text(encoding="utf-8").split() if word.startswith('"tcp://')
        )

    def worker(self, scheduler, name):
        return self.run(
            "dask_worker", "--scheduler-file", scheduler, "--no-nanny", "--nthreads", "1", "--no-dashboard",
            "--host", "127.0.0.1", "--name", name, "--local-directory", self.folder / name, "--death-timeout", "60",
        )  # fmt: skip

    def run(self, module, *arguments):
        with (self.folder / f"{module}-{len(self.started)}.log").open("wb") as log:
            self.started.append(
                subprocess.Popen(
                    [sys.executable, "-m", f"distributed.cli.{module}", *map(str, arguments)],
                    cwd=ROOT,
                    env=os.environ | {"PYTHONPATH": str(ROOT)},
                    stdout=log,
                    stderr=log,
                )
            )
        return self.started[-1]

    def stop(self):
        for process in self.started:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path):
    running = Cluster(tmp_path)
    yield running
    running.stop()


def lines(path):
    return path.read_bytes().count(b"\n")


def test_a_worker_that_is_killed_midway_leaves_no_gap(cluster, tmp_path):
    source, target = tmp_path / "in.ndjson", tmp_path / "out.ndjson"
    wanted = write(source, COUNT, WIDTH)
    process = start(source, target, "--scheduler", cluster.address)
    until(lambda: size(target), process)
    cluster.workers[0].send_signal(signal.SIGKILL)
    cluster.workers[0].wait()
    assert lines(target) < COUNT
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (0, ""), err
    assert err.startswith("20,000 results in ")
    assert paid(target) == wanted
    assert cluster.workers[1].poll() is None


def test_what_the_cluster_began_the_cores_can_end(cluster, tmp_path):
    """The command itself is killed, then goes on without the cluster: the results are the same."""
    source, target = tmp_path / "in.ndjson", tmp_path / "out.ndjson"
    wanted = write(source, COUNT, WIDTH)
    process = start(source, target, "--scheduler", cluster.address)
    until(lambda: size(target), process)
    process.kill()
    process.communicate()
    assert 0 < lines(target) < COUNT
    process = start(source, target)
    assert "of an earlier run" in process.communicate(timeout=120)[1]
    assert paid(target) == wanted


def test_without_a_scheduler_it_says_so(monkeypatch):
    monkeypatch.setattr(engines, "_CONNECT_SECONDS", 0.5)
    nobody = f"tcp://127.0.0.1:{free_port()}"
    with pytest.raises(Stopped, match=f"no Dask scheduler at {nobody}"), engines.cluster(nobody):
        pytest.fail("there is none")


def test_without_dask_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Stopped, match=r"pip install 'mahjong-score\[bulk\]'"), engines.cluster("tcp://127.0.0.1:9"):
        pytest.fail("there is none")


def test_workers_of_another_version_are_refused():
    engines._compare({"tcp://one": engines.__version__})
    with pytest.raises(Stopped, match=r"tcp://two has version 0\.0\.0"):
        engines._compare({"tcp://one": engines.__version__, "tcp://two": "0.0.0"})
