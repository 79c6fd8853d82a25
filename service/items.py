"""One of many wins: its result, the same in a batch, in a stream and in a file, whatever stands beside it."""

from typing import Any, Final

import orjson

from schemas.score import ScoreRequestSchema
from service import metrics
from service.body import parse
from service.lines import LONGEST
from service.logging import LOG
from service.problems import Problem, problem_of
from service.scoring import scored

SCHEMA: Final = ScoreRequestSchema()


def judged(item: Any, language: str, request_id: str) -> dict[str, Any]:  # noqa: ANN401 - JSON is what it is
    """Return the result of a score request: `score` with status 200, or `problem` with its own status."""
    try:
        return {"status": 200, "score": scored(SCHEMA.load(item), language)}
    except Exception as error:  # noqa: BLE001 - even a defect of ours spoils nothing beside it
        return failed(error, language, request_id)


def judged_line(raw: bytes | None, language: str, request_id: str) -> bytes:
    """Return the result of a score request in a line of text as JSON text; None is a line that is too long."""
    try:
        if raw is None:
            raise Problem.of("line_too_long", limit=LONGEST)
        item = parse(raw)
    except Problem as problem:
        return orjson.dumps(failed(problem, language, request_id))
    return orjson.dumps(judged(item, language, request_id))


def failed(error: Exception, language: str, request_id: str) -> dict[str, Any]:
    """Return the result that a failure is, and count it; a defect of ours is logged."""
    problem = problem_of(error)
    if problem.kind.code == "internal_error":
        LOG.error("an item failed", exc_info=error, extra={"request_id": request_id})
    for code in {fault.code for fault in problem.faults}:
        metrics.problem_told(code)
    return {"status": problem.kind.status, "problem": problem.document(language, request_id)}
