"""A small service on the frame, so that the frame is tested by itself."""

import time
from typing import Any

from flask import Blueprint, Flask, Response
from marshmallow import fields

from engine.errors import Fault, Refused
from schemas.fields import Whole
from schemas.request import Request
from service.app import create_app
from service.config import Settings
from service.operation import Stream, operation


class Sum(Request):
    """Two numbers."""

    left = Whole(0, 100, required=True)
    right = Whole(0, 100, load_default=0)

    def made(self, values: dict[str, Any]) -> Any:
        return values


class Total(Request):
    """Their sum."""

    total = fields.Integer(required=True)


def blueprint() -> Blueprint:
    """Return the demonstration's operations."""
    demo = Blueprint("demo", __name__)

    def lines() -> Response:
        return Response(("line\n" for _ in range(3)), mimetype="application/x-ndjson")

    stream = Stream(view=lines, request=Sum(), response=Total(), description="")

    @operation(
        demo,
        "POST",
        "/sum",
        tag="demo",
        summary="Add",
        request=Sum(),
        response=Total(),
        streams={"application/x-ndjson": stream},
    )
    def add(body: dict[str, int]) -> dict[str, Any]:
        if body["right"] == 13:
            raise Refused(Fault("invalid_value", ("right",), {"given": "13", "allowed": ("12",)}))
        return {"total": body["left"] + body["right"]}

    @operation(demo, "POST", "/defect", tag="demo", summary="Fail", request=Sum())
    def defect(body: dict[str, int]) -> dict[str, Any]:
        raise RuntimeError(f"a secret about {body}")

    @operation(demo, "POST", "/slow", tag="demo", summary="Take a second", request=Sum())
    def slow(body: dict[str, int]) -> dict[str, Any]:
        time.sleep(1)
        return {"total": body["left"]}

    @operation(demo, "GET", "/squares/{number}", tag="demo", summary="Square", parameters={"number": ""}, fixed=True)
    def square(number: str) -> dict[str, Any]:
        return {"square": int(number) ** 2, "made": time.monotonic_ns()}

    return demo


def create(settings: Settings | None = None) -> Flask:
    """Return the service with the demonstration's operations in it."""
    app = create_app(settings)
    app.register_blueprint(blueprint())
    return app
