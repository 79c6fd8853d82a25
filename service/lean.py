"""Flask, spared what this service never uses.

Its blueprints are groups of routes and have no hooks of their own, nor has a single request; its views are plain
functions; it keeps no sessions, listens to no signal and never asks for the URL of a view. Its routes are mostly fixed
words: they are looked up before werkzeug takes a path apart, and what is not found there goes Flask's way.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import urlsplit

from flask import Flask
from flask import Request as FlaskRequest
from flask import Response as FlaskResponse
from flask.sessions import NullSession, SessionInterface
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import BadRequest
from werkzeug.routing import Map, MapAdapter, Rule

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

_HOST: Final = re.compile(r"(\[[0-9a-f:.]+]|[\w.~!$&'()*+,;=%-]*)(:\d*)?", re.ASCII | re.IGNORECASE)
"""A host and port as RFC 3986 writes them."""
_METHODS: Final = ("GET", "POST")


class Sessionless(SessionInterface):
    """No sessions: the service keeps nothing of anybody."""

    def open_session(self, app: Flask, request: FlaskRequest) -> None:
        """Return no session."""

    def make_null_session(self, app: Flask) -> NullSession:  # noqa: ARG002
        """Return the one empty session that stands in for all."""
        return _NO_SESSION

    def is_null_session(self, obj: object) -> bool:  # noqa: ARG002
        """Every session is none."""
        return True


_NO_SESSION: Final = NullSession()


class Request(FlaskRequest):
    """A request; that its blueprint has no hooks need not be found out each time."""

    blueprints: list[str] = []  # noqa: RUF012


class Answer(FlaskResponse):
    """A whole body with its length and type: werkzeug need not look for what is missing, nor for other headers."""

    def get_wsgi_response(self, environ: "WSGIEnvironment") -> tuple[Any, str, list[tuple[str, str]]]:
        """Return body, status and headers as they are; to HEAD no body."""
        body = () if environ["REQUEST_METHOD"] == "HEAD" else self.response
        return body, self.status, self.headers.to_wsgi_list()


class Straight(MapAdapter):
    """What finds the one rule of a fixed path and method: it is known."""

    def __init__(self, rules: Map, rule: Rule) -> None:
        """Take the rule; where the server stands does not matter, since nothing asks for URLs."""
        super().__init__(rules, "", "/", "", "http", rule.rule, "GET")
        self._found: Final[tuple[Rule, Mapping[str, Any]]] = (rule, {})

    def match(  # type: ignore[override]
        self,
        *_: object,
        return_rule: Literal[True],  # noqa: ARG002 - what Flask asks for
    ) -> tuple[Rule, Mapping[str, Any]]:
        """Return the rule, and that it takes no arguments."""
        return self._found


class LeanFlask(Flask):
    """Flask with straight ways to its fixed paths, once `pave` has made them."""

    request_class = Request
    session_interface = Sessionless()

    def __init__(self, name: str) -> None:
        """Begin without any."""
        super().__init__(name, static_folder=None)
        self._ways: Final[dict[tuple[str, str], Straight]] = {}

    def pave(self) -> None:
        """Make the straight ways, after all routes have been registered."""
        self.url_map.update()
        for rule in self.url_map.iter_rules():
            for method in _METHODS:
                if not rule.arguments and method in (rule.methods or ()):
                    self._ways[method, rule.rule] = Straight(self.url_map, rule)

    def create_url_adapter(self, request: FlaskRequest | None) -> MapAdapter | None:
        """Return what finds the request's rule.

        Raises 400 for a host that none can be (RFC 9112, 3.2) and for a query with bytes beyond ASCII (RFC 3986).
        """
        if request is None:
            return None
        environ = request.environ
        if not (_possible(environ.get("HTTP_HOST", "")) and environ.get("QUERY_STRING", "").isascii()):
            raise BadRequest
        way = self._ways.get((environ["REQUEST_METHOD"], environ["PATH_INFO"]))
        return way or super().create_url_adapter(request)

    def preprocess_request(self) -> ResponseReturnValue | None:
        """Do what stands before every request, if anything does."""
        return super().preprocess_request() if self.before_request_funcs else None

    def process_response(self, response: FlaskResponse) -> FlaskResponse:
        """Do what stands after every request, if anything does."""
        return super().process_response(response) if self.after_request_funcs else response

    def do_teardown_request(self, exc: BaseException | None = None) -> None:
        """Do what stands after every answer, if anything does."""
        if self.teardown_request_funcs:
            super().do_teardown_request(exc)

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function: there are no coroutines here."""
        return func


@lru_cache(maxsize=256)
def _possible(host: str) -> bool:
    """Whether a host can be called so: by its characters, its port, and its name in either of its forms."""
    try:
        parts = urlsplit(f"http://{host}")
        name, _ = parts.hostname or "", parts.port
        name.encode("ascii").decode("idna").encode("idna")
    except ValueError:
        return False
    return bool(_HOST.fullmatch(host))
