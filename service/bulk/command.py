"""`score-file`: a file of wins."""

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Final

from service.bulk.engines import cluster, cores
from service.bulk.errors import Stopped
from service.bulk.run import run as score_file
from service.language import LANGUAGES

STOPPED: Final = 1
INTERRUPTED: Final = 130


def add(parser: ArgumentParser) -> None:
    """Declare files, language and who does the work."""
    parser.epilog = (
        "A run that was stopped, by whatever, goes on when the same command is given again. Results are what "
        "/v1/score/batch answers as application/x-ndjson; blank lines are skipped."
    )
    parser.add_argument("input", type=Path, help="a file of score requests, one a line")
    parser.add_argument("output", type=Path, help="the file for the results, one a line; it may be half done")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of names and sentences")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=_count, help="how many processes; one a core by default")
    where.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler whose workers do it: tcp://HOST:PORT")


def run(arguments: Namespace) -> int:
    """Score the file, telling on standard error what was done; 1 where it cannot be, 130 when interrupted."""
    working = cluster(arguments.scheduler) if arguments.scheduler else cores(arguments.processes)
    started = time.monotonic()
    try:
        summary = score_file(arguments.input, arguments.output, arguments.lang, working)
    except Stopped as stopped:
        sys.stderr.write(f"{stopped}\n")
        return STOPPED
    except OSError as error:
        sys.stderr.write(f"{error.filename or 'The file'}: {error.strerror or error}\n")
        return STOPPED
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted; what is done is kept: run the same command again.\n")
        return INTERRUPTED
    seconds = time.monotonic() - started
    new = summary.left - summary.found
    earlier = f" after {summary.found:,} of an earlier run" if summary.found else ""
    sys.stderr.write(f"{new:,} results{earlier} in {seconds:,.1f} s, {new / seconds:,.0f} a second\n")
    return 0


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)
