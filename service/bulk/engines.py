"""Who does the work: the cores of this machine, or a Dask cluster."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, NamedTuple, Protocol

from service import __version__
from service.bulk.errors import Stopped
from service.bulk.work import Chunk, answered

_AHEAD: Final = 3
"""Chunks that are given out for each process that works, so that none waits for the writing."""
_PIECE: Final = 1 << 18
_LARGE_PIECE: Final = 1 << 20
_CONNECT_SECONDS: Final = 30


class Answer(Protocol):
    """Results to come."""

    def result(self) -> bytes:
        """Wait for them."""


class Engine(NamedTuple):
    """Something that answers chunks."""

    submit: Callable[[Chunk, str], Answer]
    ahead: Callable[[], int]
    """How many chunks it should have at once."""
    piece: int
    """How many bytes a chunk should have."""


@contextmanager
def cores(processes: int | None = None) -> Iterator[Engine]:
    """Use so many processes, or as many as there are cores for us.

    Raises `Stopped` where one of them is killed. They end with this process, even when it is killed.
    """
    count = processes or len(os.sched_getaffinity(0))
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([answered.__module__])
    pool = ProcessPoolExecutor(count, context, _follow)
    try:
        yield Engine(lambda chunk, language: pool.submit(answered, chunk, language), lambda: _AHEAD * count, _PIECE)
    except BrokenProcessPool:
        raise Stopped("A process that worked was killed; what is done is kept: run the same command again.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _follow() -> None:
    """Leave Ctrl-C to the parent, and end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


@contextmanager
def cluster(address: str) -> Iterator[Engine]:
    """Use the workers of the Dask scheduler at an address, on which this project must be installed.

    A chunk whose worker is lost is given to another one. Raises `Stopped` where there is no scheduler, where workers
    run another version, or where a chunk kills one worker after the other.
    """
    try:
        from distributed import Client, KilledWorker  # noqa: PLC0415 - the extra [bulk]
    except ImportError:
        raise Stopped("For --scheduler the extra is needed: pip install 'mahjong-score[bulk]'") from None
    try:
        client = Client(address, timeout=_CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Stopped(f"There is no Dask scheduler at {address}: {error}") from None
    with client:
        _compare(client.run(_version))
        try:
            yield Engine(
                lambda chunk, language: client.submit(answered, chunk, language, pure=False),
                lambda: _AHEAD * max(1, sum(client.nthreads().values())),  # type: ignore[no-untyped-call]
                _LARGE_PIECE,
            )
        except KilledWorker as error:
            raise Stopped(f"The cluster gave a chunk up ({error}); what is done is kept.") from None


def _version() -> str:
    return __version__


def _compare(versions: dict[str, str]) -> None:
    for worker, version in versions.items():
        if version != __version__:
            raise Stopped(f"The worker {worker} has version {version}, but this is {__version__}: install the same.")
