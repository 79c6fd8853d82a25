"""Settling one hand of the game."""

from dataclasses import replace
from typing import Any, Final

from flask import Blueprint, g, request

from engine.errors import Refused
from engine.legality.liable import liability_faults
from engine.rounds import settle
from engine.table import Draw, Round
from schemas.problem import ROUND_CODES
from schemas.round import RoundCommand, RoundRequestSchema
from schemas.round_answer import RoundSchema
from service import metrics
from service.answers.round import round as answer
from service.examples import examples
from service.language import language
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
    g.ruleset = command.plan.rules.id
    result = settle(command.plan, command.table, command.ended)
    _judge_liability(command, result)
    for one in result.scores:
        if one is not None:
            metrics.hand_scored(command.plan.rules.id, one.outcome)
    return answer(command.plan, result, language(request))


def _judge_liability(command: RoundCommand, result: Round) -> None:
    """Raise `Refused` where somebody is liable for a yaku that a winner's hand, once scored, does not have."""
    if isinstance(command.ended, Draw):
        return
    faults = [
        fault
        for i, ((hand, win), one) in enumerate(zip(command.ended, result.scores, strict=True))
        if one is not None
        for fault in liability_faults(command.plan, hand, replace(win, round=command.table.round), one, at=("wins", i))
    ]
    if faults:
        raise Refused(*faults)
