"""What the service is measured against over HTTP: a bare echo, and the plainest service around mahjong.

Both are written as Flask's own pages write such a thing, with Flask's own JSON; the lean echo does without that too.
"""

from typing import Any

import orjson
from flask import Flask, Response, request

from bench import peers
from bench.wire import told


def echo() -> Flask:
    """Return an application that answers with the JSON that it was sent."""
    app = Flask("echo")

    @app.post("/v1/score")
    def same() -> Any:  # noqa: ANN401 - JSON is what it is
        return request.get_json()

    return app


def lean_echo() -> Flask:
    """Return the echo with orjson."""
    app = Flask("lean echo")

    @app.post("/v1/score")
    def same() -> Response:
        return Response(orjson.dumps(orjson.loads(request.get_data())), mimetype="application/json")

    return app


def mahjong() -> Flask:
    """Return an application that answers with what mahjong tells of a request that nobody has checked."""
    app = Flask("mahjong")

    @app.post("/v1/score")
    def score() -> dict[str, Any]:
        return told(peers.MAHJONG.score(*peers.MAHJONG.ready(request.get_json())))

    return app
