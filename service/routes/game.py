"""Settling a game."""

from typing import Any, Final

from flask import Blueprint, request

from engine.games import settle
from schemas.game import GameCommand, GameRequestSchema
from schemas.problem import GAME_CODES
from schemas.round_answer import GameSchema
from service.answers.round import game as answer
from service.examples import examples
from service.observing import RULESET
from service.operation import operation

blueprint: Final = Blueprint("game", __name__)


@operation(
    blueprint,
    "POST",
    "/v1/game",
    tag="scoring",
    summary="Settle a game",
    description="From the last points by starting seat to each seat's score in thousands.",
    request=GameRequestSchema(),
    response=GameSchema(),
    problems=GAME_CODES,
    examples=examples("game"),
)
def settle_game(command: GameCommand) -> dict[str, Any]:
    """Return the settled game."""
    request.environ[RULESET] = command.plan.rules.id
    return answer(command.plan, settle(command.plan, command.points, command.deposits, command.busts))
