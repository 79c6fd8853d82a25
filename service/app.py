"""The application: settings in, a Flask app out."""

from http import HTTPStatus
from typing import Any

import orjson
from flask import Response, request
from flask.globals import request_ctx
from flask.json.provider import JSONProvider
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException, PreconditionFailed
from werkzeug.routing import RequestRedirect

from engine.rules.registry import RULE_SETS
from schemas.plans import plan_of
from service import metrics
from service.config import Settings
from service.language import language
from service.lean import LeanFlask
from service.lifecycle import LIFECYCLE, State
from service.logging import LOG
from service.observing import REQUEST_ID, ROUTE, observed
from service.operation import CACHE_CONTROL, FIXED
from service.problems import MEDIA_TYPE, Problem, problem_of
from service.routes import BLUEPRINTS
from service.routes.docs import docs_blueprint
from service.routes.playground import playground_blueprint
from service.security import guard


class OrjsonProvider(JSONProvider):
    """orjson behind Flask's own JSON interface."""

    def dumps(self, obj: Any, **_options: Any) -> str:  # noqa: ANN401 - JSON is what it is
        """Return the JSON text of a value."""
        return orjson.dumps(obj).decode()

    def loads(self, s: str | bytes, **_options: Any) -> Any:  # noqa: ANN401 - JSON is what it is
        """Return the value of a JSON text."""
        return orjson.loads(s)


class Application(LeanFlask):
    """Flask with the service's JSON, telling `service.observing` which route a request takes."""

    json_provider_class = OrjsonProvider

    def preprocess_request(self) -> ResponseReturnValue | None:
        """Tell the route, then do what stands before every request."""
        asked = request_ctx.request
        asked.environ[ROUTE] = asked.url_rule.rule if asked.url_rule else None
        return super().preprocess_request()

    def process_response(self, response: Response) -> Response:
        """Tell a condition that does not hold, which werkzeug only sets a status for, as any other problem."""
        if response.status_code == HTTPStatus.PRECONDITION_FAILED:
            response.close()
            response = self.make_response(_tell(PreconditionFailed()))
        return super().process_response(response)


def create_app(settings: Settings | None = None) -> Application:
    """Return the service, ready to answer; settings come from the environment unless given.

    Raises `service.config.ConfigurationError` for an environment that cannot be used.
    """
    settings = settings or Settings.from_environment()
    app = Application(__name__)
    app.extensions["settings"] = settings
    app.extensions[FIXED] = {}
    app.extensions[CACHE_CONTROL] = f"{'private' if settings.api_keys else 'public'}, max-age=3600"
    guard(app, settings)
    app.register_error_handler(Exception, _tell)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if settings.docs:
        app.register_blueprint(docs_blueprint())
    if settings.playground:
        app.register_blueprint(playground_blueprint())
    app.pave()
    app.wsgi_app = observed(app.wsgi_app, settings)  # type: ignore[method-assign, assignment]
    for ruleset in RULE_SETS:  # compiled now, for all workers, so that no request waits for it
        plan_of(ruleset, {})
    LIFECYCLE.move(State.READY)
    return app


def _tell(error: Exception) -> ResponseReturnValue:
    if isinstance(error, RequestRedirect):
        return error
    problem, request_id = problem_of(error), request.environ[REQUEST_ID]
    if problem.kind.status >= HTTPStatus.INTERNAL_SERVER_ERROR and not isinstance(error, HTTPException | Problem):
        LOG.error("a request failed", exc_info=error, extra={"request_id": request_id, "path": request.path})
    for code in {fault.code for fault in problem.faults}:
        metrics.problem_told(code)
    body = orjson.dumps(problem.document(language(request.environ), request_id))
    return Response(body, problem.kind.status, problem.headers, mimetype=MEDIA_TYPE)
