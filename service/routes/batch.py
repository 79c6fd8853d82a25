"""Scoring many wins: a list of up to a thousand as JSON, or any number as lines."""

from collections.abc import Iterator
from contextlib import ExitStack
from threading import BoundedSemaphore
from typing import Any, Final

from flask import Blueprint, Response, current_app, request
from flask.blueprints import BlueprintSetupState
from orjson import Fragment, dumps

from engine.errors import Fault, Refused
from schemas.batch import BatchRequestSchema, BatchResultSchema, BatchSchema
from schemas.problem import HAND_CODES
from schemas.score import ScoreRequestSchema
from service.config import Settings
from service.examples import examples
from service.items import judged
from service.language import language
from service.observing import REQUEST_ID
from service.operation import Stream, operation
from service.problems import Problem
from service.streaming import NDJSON, pieces, results

blueprint: Final = Blueprint("batch", __name__)
STREAMS: Final = "streams"
RETRY_SECONDS: Final = "5"


@blueprint.record_once
def reserve(state: BlueprintSetupState) -> None:
    """Let streams, which may last as long as their clients like, have no more than half of the threads."""
    settings: Settings = state.app.extensions["settings"]
    state.app.extensions[STREAMS] = BoundedSemaphore(max(1, settings.threads // 2))


def score_lines() -> Response:
    """Answer each line while the next ones are still being read; proxies are asked not to hold the answer back.

    Raises the problem 503 while as many streams run as there may be.
    """
    running: BoundedSemaphore = current_app.extensions[STREAMS]
    if not running.acquire(blocking=False):
        raise Problem.of("unavailable", {"Retry-After": RETRY_SECONDS}, state="busy")
    leaving = ExitStack()
    leaving.callback(running.release)
    environ = request.environ
    body = results(pieces(environ), language(environ), environ[REQUEST_ID])
    response = Response(_until(leaving, body), mimetype=NDJSON, headers={"X-Accel-Buffering": "no"})
    response.call_on_close(leaving.close)
    return response


def _until(end: ExitStack, body: Iterator[bytes]) -> Iterator[bytes]:
    with end:
        yield from body


LINES: Final = Stream(
    view=score_lines,
    request=ScoreRequestSchema(),
    response=BatchResultSchema(),
    description=(
        "As `application/x-ndjson`: one score request a line, 64 KiB at most, any number of them; blank lines are "
        "skipped. The answer is one result a line, in order, while the request is still being read: a client that "
        "sends much must read while it sends. A line that is no JSON has status 400, one that is too long 413. Limits "
        "of body and time count for each line; where the request breaks off, the last line of the answer has status 400"
        " or 408."
    ),
)


@operation(
    blueprint,
    "POST",
    "/v1/score/batch",
    tag="scoring",
    summary="Score many wins",
    description="Each is judged by itself: one that is faulty spoils nothing else. Results come in the items' order.",
    request=BatchRequestSchema(),
    response=BatchSchema(),
    problems=(*HAND_CODES, "line_too_long", "unavailable"),
    examples=examples("batch"),
    streams={NDJSON: LINES},
)
def score_batch(items: list[Any]) -> dict[str, Any]:
    """Return the results of all items, each made text before the next is judged, which needs little room."""
    settings: Settings = current_app.extensions["settings"]
    if len(items) > settings.max_batch_items:
        raise Refused(Fault("too_long", ("items",), {"limit": settings.max_batch_items, "what": "items"}))
    speech, request_id = language(request.environ), request.environ[REQUEST_ID]
    return {"results": [Fragment(dumps(judged(item, speech, request_id))) for item in items]}
