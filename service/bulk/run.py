"""A run: chunks go out a few ahead, results come back in their order and are written."""

from collections import deque
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from service.bulk.engines import Answer, Engine
from service.bulk.errors import Stopped
from service.bulk.progress import shown
from service.bulk.results import Results, results
from service.bulk.work import Chunk, chunks


class Summary(NamedTuple):
    """How many results a run found, and how many it left."""

    found: int
    left: int


def run(source: Path, target: Path, language: str, working: AbstractContextManager[Engine]) -> Summary:
    """Score every line of `source` that has no result in `target` yet; results stand in the order of their lines.

    The last result of an earlier run is found anew and compared before anything is added to it. Raises `Stopped` where
    it differs, where `target` is no file of results, or where the work cannot go on; what is written by then stands.
    """
    if target.exists() and target.samefile(source):
        raise Stopped("The results cannot be written over the requests: name another file.")
    with source.open("rb") as text, results(target) as kept, working as engine, shown(source.stat().st_size) as moved:
        found, proof = kept.count, kept.last
        todo = chunks(text, engine.piece, max(0, found - 1))
        waiting: deque[tuple[Chunk, Answer]] = deque()
        while True:
            while len(waiting) < engine.ahead() and (chunk := next(todo, None)):
                waiting.append((chunk, engine.submit(chunk, language)))
            if not waiting:
                break
            chunk, answer = waiting.popleft()
            lines = answer.result()
            if proof is not None:
                first, _, lines = lines.partition(b"\n")
                _hold(proof, first, kept, source, target)
                proof = None
            kept.write(lines)
            moved(chunk.end, kept.count)
        if proof is not None:
            raise Stopped(f"{target} holds {found} results, more than {source} has lines: name another file.")
        return Summary(found, kept.count)


def _hold(proof: bytes, again: bytes, kept: Results, source: Path, target: Path) -> None:
    if proof != again:
        raise Stopped(
            f"The last result in {target}, of request {kept.count}, is not what {source} gives now: the requests, the "
            "language or the version are others. Name another file."
        )
