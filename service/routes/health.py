"""Whether the process lives and whether it wants work; neither needs a key."""

from typing import Any, Final

from flask import Blueprint
from marshmallow import Schema, fields

from service.lifecycle import LIFECYCLE, State
from service.operation import Example, operation
from service.problems import Problem

blueprint: Final = Blueprint("health", __name__)


class Health(Schema):
    """The state of the service."""

    status = fields.String(required=True, metadata={"description": "`live` or `ready`"})


@operation(
    blueprint,
    "GET",
    "/health/live",
    tag="operations",
    summary="Does the process live?",
    response=Health(),
    examples=(Example(name="live", summary="It does", answer={"status": "live"}),),
)
def live() -> dict[str, Any]:
    """Answer as long as the process can."""
    return {"status": "live"}


@operation(
    blueprint,
    "GET",
    "/health/ready",
    tag="operations",
    summary="Does it take work?",
    description="503 while the service starts and while it drains before it stops.",
    response=Health(),
    problems=("unavailable",),
    examples=(Example(name="ready", summary="It does", answer={"status": "ready"}),),
)
def ready() -> dict[str, Any]:
    """Answer 200 only between the end of the start and the begin of the stop."""
    state = LIFECYCLE.state
    if state is not State.READY:
        raise Problem.of("unavailable", {"Retry-After": "5"}, state=state.name.lower())
    return {"status": "ready"}
