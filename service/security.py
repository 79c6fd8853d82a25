"""Who may ask, how often, and what a browser may do with the answers."""

import hmac
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Final

from flask import Flask, Request, Response, g, request
from flask_limiter import HeaderNames, Limiter
from werkzeug.middleware.proxy_fix import ProxyFix

from service.config import Settings
from service.problems import Problem

HEADERS: Final = (
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
)
POLICY: Final = "Content-Security-Policy"
CLOSED_POLICY: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""For answers that are data: a browser that shows one as a page loads and runs nothing."""
CLOSED: Final = (POLICY, CLOSED_POLICY)
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""For pages, which say so: what the service itself serves, no inline script or style, nothing from elsewhere."""

_WAIT: Final = "X-RateLimit-Retry-After"
"""Where the limiter leaves, on every answer, after how many seconds the ration is whole again."""
_EXPOSED: Final = "ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id"
_PREFLIGHT: Final = (
    ("Access-Control-Allow-Methods", "GET, HEAD, POST, OPTIONS"),
    (
        "Access-Control-Allow-Headers",
        "Accept-Language, Authorization, Content-Type, If-None-Match, X-API-Key, X-Request-Id",
    ),
    ("Access-Control-Max-Age", "86400"),
)


def guard(app: Flask, settings: Settings) -> None:
    """Put the configured checks before every request; what is not configured costs nothing."""
    if settings.trusted_proxies:
        hops = settings.trusted_proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=0)  # type: ignore[method-assign]
    if settings.cors_origins:
        app.after_request(_sharing(settings.cors_origins))
    if settings.api_keys:
        app.before_request(_locked(settings.api_keys))
    if settings.rate_limit:
        app.after_request(_waiting)  # before the limiter's own, since the last one stands first in line
        limiter = Limiter(
            _client,
            app=app,
            application_limits=[settings.rate_limit],
            storage_uri=settings.rate_limit_storage,
            headers_enabled=True,
            header_name_mapping={HeaderNames.RETRY_AFTER: _WAIT},
            in_memory_fallback_enabled=settings.rate_limit_storage != "memory://",
        )
        limiter.request_filter(_unrationed)


def _unrationed() -> bool:
    """Whether a request takes nothing from its client's ration: what is free, a page's many small files, the counts."""
    return _free() or request.blueprint in {"docs", "playground"} or request.path == "/metrics"


def _waiting(response: Response) -> Response:
    """Tell how long to wait on the answer that refuses alone; on any other, `Retry-After` is what it says itself."""
    wait = response.headers.get(_WAIT)
    del response.headers[_WAIT]
    if wait and response.status_code == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["Retry-After"] = wait
    return response


def _free() -> bool:
    """Whether a request needs neither key nor ration: health, and a browser's question before a request."""
    return request.blueprint == "health" or request.method == "OPTIONS"


def _client() -> str:
    """Whose ration a request takes from: its key's, else its address's."""
    return str(g.get("client") or request.remote_addr or "unknown")


def _locked(keys: Sequence[str]) -> Callable[[], None]:
    known = tuple(key.encode() for key in keys)

    def check() -> None:
        if _free():
            return
        given = _given_key(request)
        matches = [hmac.compare_digest(given, key) for key in known]
        if not any(matches):
            raise Problem.of("unauthorized", {"WWW-Authenticate": "Bearer"})
        g.client = f"key {matches.index(True) + 1}"

    return check


def _given_key(request: Request) -> bytes:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    key = token.strip() if scheme.lower() == "bearer" else request.headers.get("X-API-Key", "")
    return key.encode()


def _sharing(origins: Sequence[str]) -> Callable[[Response], Response]:
    def share(response: Response) -> Response:
        origin = request.headers.get("Origin", "")
        response.headers.add("Vary", "Origin")
        if "*" not in origins and origin not in origins:
            return response
        response.headers["Access-Control-Allow-Origin"] = "*" if "*" in origins else origin
        response.headers["Access-Control-Expose-Headers"] = _EXPOSED
        if request.method == "OPTIONS":
            response.headers.extend(_PREFLIGHT)
        return response

    return share
