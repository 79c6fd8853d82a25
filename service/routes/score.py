"""Scoring one win."""

from typing import Any, Final

from flask import Blueprint, g, request

from schemas.answer import ScoreSchema
from schemas.problem import HAND_CODES
from schemas.score import ScoreCommand, ScoreRequestSchema
from service.examples import examples
from service.language import language
from service.operation import operation
from service.scoring import scored

blueprint: Final = Blueprint("score", __name__)


@operation(
    blueprint,
    "POST",
    "/v1/score",
    tag="scoring",
    summary="Score one win",
    description="Answers 200 also for a hand that is not complete or has no yaku; `outcome` says so.",
    request=ScoreRequestSchema(),
    response=ScoreSchema(),
    problems=HAND_CODES,
    examples=examples("score"),
)
def score(command: ScoreCommand) -> dict[str, Any]:
    """Return the scored hand."""
    g.ruleset = command.plan.rules.id
    return scored(command, language(request))
