"""Settling one hand of the game."""

from typing import Any, Final

from flask import Blueprint, request

from engine.rounds import settle
from schemas.problem import ROUND_CODES
from schemas.round import RoundCommand, RoundRequestSchema
from schemas.round_answer import RoundSchema
from service import metrics
from service.answers.round import round as answer
from service.examples import examples
from service.language import language
from service.observing import RULESET
from service.operation import operation

blueprint: Final = Blueprint("round", __name__)


@operation(
    blueprint,
    "POST",
    "/v1/round",
    tag="scoring",
    summary="Settle one hand of the game",
    description="Wins, or a draw: who pays whom, what stays on the table, and the next hand or the end of the game.",
    request=RoundRequestSchema(),
    response=RoundSchema(),
    problems=ROUND_CODES,
    examples=examples("round"),
)
def settle_round(command: RoundCommand) -> dict[str, Any]:
    """Return the settled hand."""
    request.environ[RULESET] = command.plan.rules.id
    result = settle(command.plan, command.table, command.ended)
    for one in result.scores:
        if one is not None:
            metrics.hand_scored(command.plan.rules.id, one.outcome)
    return answer(command.plan, result, language(request.environ))
