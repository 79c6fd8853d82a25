"""Scoring one win."""

from typing import Any, Final

from flask import Blueprint, Response, request

from schemas.answer import ScoreSchema
from schemas.problem import HAND_CODES
from schemas.score import ScoreCommand, ScoreRequestSchema
from service.body import JSON
from service.examples import examples
from service.flat import FIELDS, request_of
from service.language import language
from service.observing import RULESET
from service.operation import operation, preferred
from service.plaintext import TEXT, breakdown
from service.scoring import scored

blueprint: Final = Blueprint("score", __name__)
SCHEMA: Final = ScoreRequestSchema()


@operation(
    blueprint,
    "POST",
    "/v1/score",
    tag="scoring",
    summary="Score one win",
    description="Answers 200 also for a hand that is not complete or has no yaku; `outcome` says so. "
    "As `text/plain` the answer is a breakdown for people.",
    request=SCHEMA,
    response=ScoreSchema(),
    problems=HAND_CODES,
    examples=examples("score"),
    also=(TEXT,),
)
def score(command: ScoreCommand) -> dict[str, Any] | Response:
    """Return the scored hand, as text to those who would rather have text."""
    environ = request.environ
    environ[RULESET] = command.plan.rules.id
    speech = language(environ)
    result = scored(command, speech)
    if preferred(environ, JSON, TEXT) == TEXT:
        return Response(breakdown(command, result, speech), mimetype=TEXT)
    return result


@operation(
    blueprint,
    "GET",
    "/v1/score",
    tag="scoring",
    summary="Score one win from a query",
    description="For a terminal or a browser's address: the fields of the request by name, without its objects. "
    "Pointers of a problem point into the request that they make. Unknown names are ignored, but one that is nearly a "
    "field's is refused.",
    response=ScoreSchema(),
    problems=HAND_CODES,
    query={name: field.meaning for name, field in FIELDS.items()},
    also=(TEXT,),
)
def score_query() -> dict[str, Any] | Response:
    """Return what the request that the query stands for is answered with."""
    answer = score(SCHEMA.load(request_of(request.args.items(multi=True))))
    if isinstance(answer, Response):
        answer.headers["Vary"] = "Accept, Accept-Language"
    return answer
