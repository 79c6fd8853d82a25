"""A file of score requests whose results are known by hand, and the command that scores it."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PINFU = {
    "hand": {"tiles": "234567m34588p67s", "winning_tile": "8s"},
    "situation": {"win": "ron", "seat": "S", "discarder": "E"},
}
"""Pinfu and tanyao by ron: 2 han 30 fu, 2,000 for a child; each counter on the table adds 300, each stick 1,000."""
MOST = 5000
"""Counters that lie on the table at most; then sticks lie there as well."""


def request(number):
    """The request of a line: counters and sticks lie on the table so that its result is like none near it."""
    return PINFU | {"situation": PINFU["situation"] | {"honba": number % MOST, "deposits": number // MOST}}


def payment(number):
    """What the winner of a line gets."""
    return 2000 + 300 * (number % MOST) + 1000 * (number // MOST)


def write(path, count, width=0):
    """Write so many requests, after every third one a blank line; return what each pays."""
    with path.open("wb") as file:
        for number in range(count):
            file.write(json.dumps(request(number)).encode().ljust(width) + b"\n" + b"\n" * (number % 3 == 0))
    return [payment(number) for number in range(count)]


def paid(path):
    """What the winner gets by each result of a file, in its order."""
    return [json.loads(line)["score"]["deltas"]["S"] for line in path.read_bytes().splitlines()]


def start(*arguments, **options):
    """Start the command."""
    command = [sys.executable, "-m", "service", "score-file", *map(str, arguments)]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | options
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, **options)


def until(condition, process, seconds=120.0):
    """Wait until something has come about while a process runs; the time that it takes depends on the machine."""
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.002)
    return found


def size(path):
    """How many bytes a file has; 0 before there is one."""
    return path.stat().st_size if path.exists() else 0
