"""What the service is measured against over HTTP: a bare echo, and the plainest service around mahjong."""

import orjson
from flask import Flask, Response, request

from bench import peers
from bench.wire import told


def echo() -> Flask:
    """Return an application that answers with the JSON that it was sent."""
    app = Flask("echo")

    @app.post("/v1/score")
    def same() -> Response:
        return Response(orjson.dumps(orjson.loads(request.get_data())), mimetype="application/json")

    return app


def mahjong() -> Flask:
    """Return an application that answers with what mahjong tells of a request that nobody has checked."""
    app = Flask("mahjong")

    @app.post("/v1/score")
    def score() -> Response:
        result = peers.MAHJONG.score(*peers.MAHJONG.ready(orjson.loads(request.get_data())))
        return Response(orjson.dumps(told(result)), mimetype="application/json")

    return app
