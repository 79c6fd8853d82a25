"""The application: settings in, a Flask app out."""

import re
import time
import uuid
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import orjson
from flask import Flask, Response, g, request
from flask.json.provider import JSONProvider
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException
from werkzeug.routing import RequestRedirect

from service import metrics
from service.config import Settings
from service.language import language
from service.lifecycle import LIFECYCLE, State
from service.logging import ACCESS, LOG
from service.operation import CACHE_CONTROL, FIXED
from service.problems import MEDIA_TYPE, Problem, problem_of
from service.routes import BLUEPRINTS
from service.routes.docs import docs_blueprint
from service.routes.playground import playground_blueprint
from service.security import guard, harden

_SANE_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "OPTIONS"})


class OrjsonProvider(JSONProvider):
    """orjson behind Flask's own JSON interface."""

    def dumps(self, obj: Any, **_options: Any) -> str:  # noqa: ANN401 - JSON is what it is
        """Return the JSON text of a value."""
        return orjson.dumps(obj).decode()

    def loads(self, s: str | bytes, **_options: Any) -> Any:  # noqa: ANN401 - JSON is what it is
        """Return the value of a JSON text."""
        return orjson.loads(s)


class Application(Flask):
    """Flask with the service's JSON."""

    json_provider_class = OrjsonProvider


def create_app(settings: Settings | None = None) -> Application:
    """Return the service, ready to answer; settings come from the environment unless given.

    Raises `service.config.ConfigurationError` for an environment that cannot be used.
    """
    settings = settings or Settings.from_environment()
    app = Application(__name__, static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes + 1  # see service.body.read_json
    app.extensions["settings"] = settings
    app.extensions[FIXED] = {}
    app.extensions[CACHE_CONTROL] = f"{'private' if settings.api_keys else 'public'}, max-age=3600"
    app.before_request(_begin)
    guard(app, settings)
    app.after_request(_finish(access_log=settings.access_log))
    app.register_error_handler(Exception, _tell)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if settings.docs:
        app.register_blueprint(docs_blueprint())
    if settings.playground:
        app.register_blueprint(playground_blueprint())
    LIFECYCLE.move(State.READY)
    return app


def _begin() -> None:
    g.started = time.perf_counter()
    given = request.environ.get("HTTP_X_REQUEST_ID", "")
    g.request_id = given if _SANE_ID.fullmatch(given) else uuid.uuid4().hex


def _finish(*, access_log: bool) -> Callable[[Response], Response]:
    def finish(response: Response) -> Response:
        harden(response)
        response.headers["X-Request-Id"] = g.request_id
        account = partial(
            _account,
            response,
            started=g.started,
            facts={
                "request_id": g.request_id,
                "method": request.method,
                "path": request.path,
                "route": request.url_rule.rule if request.url_rule else None,
                "ruleset": g.get("ruleset"),
                "client": request.remote_addr,
            },
            access_log=access_log,
        )
        if response.is_streamed:
            response.call_on_close(account)
        else:
            account()
        return response

    return finish


def _account(response: Response, *, started: float, facts: dict[str, Any], access_log: bool) -> None:
    seconds = time.perf_counter() - started
    method = facts["method"] if facts["method"] in _METHODS else "other"
    metrics.request_answered(facts["route"], method, response.status_code, seconds)
    if access_log:
        facts["status"] = response.status_code
        facts["milliseconds"] = round(seconds * 1000, 3)
        ACCESS.info("request", extra=facts)


def _tell(error: Exception) -> ResponseReturnValue:
    if isinstance(error, RequestRedirect):
        return error
    problem = problem_of(error)
    if problem.kind.status >= HTTPStatus.INTERNAL_SERVER_ERROR and not isinstance(error, HTTPException | Problem):
        LOG.error("a request failed", exc_info=error, extra={"request_id": g.request_id, "path": request.path})
    for code in {fault.code for fault in problem.faults}:
        metrics.problem_told(code)
    body = orjson.dumps(problem.document(language(request), g.request_id))
    return Response(body, problem.kind.status, problem.headers, mimetype=MEDIA_TYPE)
