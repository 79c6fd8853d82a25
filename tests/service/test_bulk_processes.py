"""`score-file` as people run it: on all cores, killed at any moment, watched on a terminal."""

import os
import pty
import signal
import subprocess
from pathlib import Path

import pytest

from tests.service.bulk import paid, size, start, until, write

COUNT = 12_000
WIDTH = 1000
"""Some fifty chunks, so that there is a middle to be killed in."""


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    path = tmp_path_factory.mktemp("bulk") / "in.ndjson"
    return path, write(path, COUNT, WIDTH)


def children(pid):
    """The processes below one, theirs too."""
    own = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(child) for child in own.read_text(encoding="ascii").split()] if own.exists() else []
    return [*found, *(grandchild for child in found for grandchild in children(child))]


def alive(pid):
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def lines(path):
    return path.read_bytes().count(b"\n")


def test_it_takes_all_cores_and_tells_what_it_did(source, tmp_path):
    path, wanted = source
    process = start(path, tmp_path / "out")
    cores = len(os.sched_getaffinity(0))
    workers = until(lambda: len(found := children(process.pid)) >= cores and found, process)
    assert len(workers) >= cores
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (0, "")
    assert err.startswith(f"{COUNT:,} results in ")
    assert "a second" in err
    assert paid(tmp_path / "out") == wanted


def test_killed_again_and_again_it_loses_nothing_and_makes_nothing_twice(source, tmp_path):
    path, wanted = source
    target = tmp_path / "out"
    for _ in range(3):
        before = size(target)
        process = start(path, target)
        until(lambda before=before: size(target) > before, process)
        workers = children(process.pid)
        process.kill()
        process.communicate()
        assert 0 < lines(target) < COUNT
        assert paid_whole(target) == wanted[: lines(target)]
        until(lambda workers=workers: not any(map(alive, workers)), Ended())
    process = start(path, target)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "of an earlier run" in err
    assert paid(target) == wanted


class Ended:
    """A process that has ended as it should."""

    def poll(self):
        return None


def paid_whole(path):
    """What the whole lines of a file say."""
    whole = path.with_name("whole")
    whole.write_bytes(path.read_bytes().rpartition(b"\n")[0] + b"\n")
    return paid(whole)


def test_a_worker_that_is_killed_stops_the_run_and_the_next_one_goes_on(source, tmp_path):
    path, wanted = source
    target = tmp_path / "out"
    process = start(path, target)
    until(lambda: size(target), process)
    busiest = max(children(process.pid), key=spent)
    os.kill(busiest, signal.SIGKILL)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert err == "A process that worked was killed; what is done is kept: run the same command again.\n"
    assert 0 < lines(target) < COUNT
    process = start(path, target, "--processes", 1)
    process.communicate(timeout=120)
    assert process.returncode == 0
    assert paid(target) == wanted


def spent(pid):
    """The processor time that a process has taken: one that works takes it, a keeper of others does not."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


@pytest.fixture
def interruptible():
    """Start what can be interrupted, even where a shell runs all this in the background, with SIGINT ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_leaves_whole_lines_and_says_so(source, tmp_path):
    path, wanted = source
    target = tmp_path / "out"
    process = start(path, target, start_new_session=True)
    until(lambda: size(target), process)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "Interrupted; what is done is kept: run the same command again.\n")
    assert 0 < lines(target) < COUNT
    assert paid(target) == wanted[: lines(target)]


def test_on_a_terminal_a_bar_shows_how_far_it_is(source, tmp_path):
    path, _ = source
    ours, theirs = pty.openpty()
    with start(path, tmp_path / "out", stderr=theirs, stdout=subprocess.DEVNULL) as process:
        os.close(theirs)
        shown = b""
        try:
            while piece := os.read(ours, 4096):
                shown += piece
        except OSError:  # Linux's way to say that nobody holds the other end any more
            pass
    os.close(ours)
    assert process.returncode == 0
    assert b"%" in shown
    assert b"hands" in shown
    assert shown.endswith(b" a second\r\n")
