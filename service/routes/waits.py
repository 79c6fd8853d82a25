"""What a hand waits for."""

from typing import Any, Final

from flask import Blueprint, request

from engine.waits import waits
from schemas.problem import HAND_CODES
from schemas.waits import WaitsCommand, WaitsRequestSchema, WaitsSchema
from service import metrics
from service.answers.waits import waits as answer
from service.examples import examples
from service.language import language
from service.observing import RULESET
from service.operation import operation

blueprint: Final = Blueprint("waits", __name__)


@operation(
    blueprint,
    "POST",
    "/v1/waits",
    tag="scoring",
    summary="What does a hand wait for?",
    description=(
        "Each kind that completes the hand, in its plain form, but those whose four tiles the hand itself holds; what "
        "it scores by tsumo, and by ron from `E`, or from `S` when the winner is `E`."
    ),
    request=WaitsRequestSchema(),
    response=WaitsSchema(),
    problems=HAND_CODES,
    examples=examples("waits"),
)
def waiting(command: WaitsCommand) -> dict[str, Any]:
    """Return the waits with their scores."""
    plan = command.plan
    request.environ[RULESET] = plan.rules.id
    found = waits(plan, command.hand, command.win)
    for one in found:
        metrics.hand_scored(plan.rules.id, one.tsumo.outcome)
        metrics.hand_scored(plan.rules.id, one.ron.outcome)
    return answer(plan, found, language(request.environ))
