"""From JSON text to JSON text in one process, validation included: against mahjong fed the same text, and dumped."""

from collections.abc import Callable
from typing import Any, Final

import orjson

from bench import hands, peers
from bench.timing import Row, Table, alternate, each, pin, rows
from engine.score import score
from schemas.score import ScoreCommand, ScoreRequestSchema
from service.answers.score import score as answer
from service.body import parse
from service.scoring import scored

SCHEMA: Final = ScoreRequestSchema()
OURS: Final = "this service's way"
MOST: Final = 5_000
ONE_SUIT: Final = 2_000


def ours(text: bytes) -> bytes:
    """Answer as the service does, without HTTP."""
    return orjson.dumps(scored(SCHEMA.load(parse(text)), "en"))


def theirs(text: bytes) -> bytes:
    """Answer with what mahjong tells of the same request."""
    request = orjson.loads(text)
    return orjson.dumps(told(peers.MAHJONG.score(*peers.MAHJONG.ready(request))))


def told(result: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return what mahjong tells of a hand as plain values."""
    if result.error:
        return {"error": result.error}
    return {
        "han": result.han,
        "fu": result.fu,
        "cost": result.cost,
        "yaku": [str(yaku) for yaku in result.yaku],
        "fu_details": result.fu_details,
    }


def compared(kind: str, requests: list[dict[str, Any]]) -> Table:
    """Return both ways on the same texts."""
    texts = [(orjson.dumps(request),) for request in requests]
    mahjong = "mahjong from the same JSON, dumped"
    found = alternate({OURS: each(ours, texts), mahjong: each(theirs, texts)})
    return Table(f"JSON text to JSON text, {kind}", rows(found, "µs a hand", OURS), f"{len(texts):,} hands.")


def staged(requests: list[dict[str, Any]]) -> Table:
    """Return what each stage of our way takes."""
    texts = [(orjson.dumps(request),) for request in requests]
    values = [(parse(*text),) for text in texts]
    commands: list[ScoreCommand] = [SCHEMA.load(*value) for value in values]
    wins = [(c.plan, c.hand, c.win) for c in commands]
    scores = [(c.plan, score(c.plan, c.hand, c.win), "en") for c in commands]
    answers = [(answer(*each_score),) for each_score in scores]
    stages: dict[str, Callable[[], float]] = {
        "read the JSON": each(parse, texts),
        "load and check": each(SCHEMA.load, values),
        "score": each(score, wins),
        "build the answer": each(answer, scores),
        "dump it": each(orjson.dumps, answers),
    }
    found = alternate(stages)
    return Table("The stages of our way", tuple(Row(name, "µs a hand", runs) for name, runs in found.items()))


def main() -> list[Table]:
    """Return both tables."""
    pin(0)
    kind, recorded = hands.recorded(MOST)
    one_suit = hands.one_suit(ONE_SUIT)
    return [compared(kind, recorded), compared("closed hands of one suit", one_suit), staged(recorded)]
