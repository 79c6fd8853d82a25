"""A request's body: from bytes to the JSON value in them, strictly by RFC 8259 and within bounds."""

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import orjson
from werkzeug.http import parse_options_header

from service.patience import PATIENCE
from service.problems import Problem

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

JSON: Final = "application/json"
LIMIT: Final = "service.body_limit"
"""Where the WSGI environment says how many bytes a body may have."""
PIECE: Final = 64 * 1024
"""Bytes of a body that are read at once."""
_UTF8: Final = frozenset({"", "utf-8", "utf8", "us-ascii"})
_BEYOND_ANY_FIELD: Final = 2**63 - 1
_EXACT_DIGITS: Final = 18


def media_type(environ: "WSGIEnvironment", wanted: str) -> str:
    """Return the media type that the body is said to have; `application/json` when nothing is said.

    Raises the problem 415, naming what is `wanted`, for a charset other than UTF-8 and for a compressed body.
    """
    encoding = environ.get("HTTP_CONTENT_ENCODING")
    if encoding and encoding.strip().lower() != "identity":
        raise Problem.of("unsupported_media_type", given=f"Content-Encoding: {encoding}", wanted=wanted)
    declared = environ.get("CONTENT_TYPE")
    if not declared or declared == JSON:
        return JSON
    kind, charset = _declared(declared)
    if charset not in _UTF8:
        raise Problem.of("unsupported_media_type", given=declared, wanted=wanted)
    return kind


def read(environ: "WSGIEnvironment") -> bytes | bytearray:
    """Return a request's body; raises the problems 400 (it is not whole), 408 and 413.

    The body is read from the server as WSGI gives it: Flask's way costs more than parsing, and cuts a body that comes
    in chunks off at the limit in silence.
    """
    limit = environ[LIMIT]
    announced = environ.get("CONTENT_LENGTH")
    if announced:
        length = int(announced) if announced.isdecimal() else -1
        if length > limit:
            raise Problem.of("body_too_large", limit=limit)
        raw = _read(environ, length)
        if len(raw) < length or length < 0:
            raise not_whole()
    else:
        raw = _read(environ, limit + 1) if environ.get("wsgi.input_terminated") else b""
        if len(raw) > limit:
            raise Problem.of("body_too_large", limit=limit)
    return raw


def _read(environ: "WSGIEnvironment", length: int) -> bytes | bytearray:
    """Read so many bytes, a large body in pieces: of what is read at once, a server makes copies."""
    take = environ["wsgi.input"].read
    try:
        if length <= PIECE:
            return take(length)  # type: ignore[no-any-return]
        raw = bytearray()
        while piece := take(min(PIECE, length - len(raw))):
            raw += piece
    except Exception:  # noqa: BLE001 - a server's own errors: a connection that broke, a chunk that ends early or is none
        raise not_whole() from None
    return raw


def not_whole() -> Problem:
    """Return the problem that a body is which ends before its end: 408 where the client's time is up, else 400."""
    if PATIENCE.expired():
        return Problem.of("request_timeout", seconds=PATIENCE.seconds)
    return Problem.of("bad_request")


def parse(raw: bytes | bytearray) -> Any:  # noqa: ANN401 - JSON is what it is
    """Return the value that a JSON text stands for; of duplicate keys the last counts.

    A number that no double can hold (1e400) is JSON all the same: it stands as a whole number beyond the limits of any
    field, so that the field can say so. Raises the problem `malformed_json` with the place and the reason.
    """
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        if "infinity" in error.msg:
            return _parse_huge(raw)
        raise _malformed(error.msg, error.lineno, error.colno) from None


def _parse_huge(raw: bytes | bytearray) -> Any:  # noqa: ANN401 - JSON is what it is
    try:
        text = raw.decode()
        value = json.loads(text, parse_int=_bounded_int, parse_float=_bounded_float, parse_constant=_no_constant)
        orjson.dumps(value)
    except json.JSONDecodeError as error:
        raise _malformed(error.msg, error.lineno, error.colno) from None
    except (ValueError, TypeError, RecursionError) as error:
        raise _malformed(str(error), 1, 1) from None
    return value


def _malformed(reason: str, line: int, column: int) -> Problem:
    return Problem.of("malformed_json", reason=f"{reason} (line {line}, column {column})")


def _bounded_int(digits: str) -> int:
    if len(digits) <= _EXACT_DIGITS:
        return int(digits)
    return -_BEYOND_ANY_FIELD if digits.startswith("-") else _BEYOND_ANY_FIELD


def _bounded_float(digits: str) -> float:
    value = float(digits)
    if value in {float("inf"), float("-inf")}:
        return _BEYOND_ANY_FIELD if value > 0 else -_BEYOND_ANY_FIELD
    return value


def _no_constant(name: str) -> None:
    message = f"{name} is not a JSON value"
    raise ValueError(message)


@lru_cache(maxsize=64)
def _declared(content_type: str) -> tuple[str, str]:
    kind, options = parse_options_header(content_type)
    return kind.lower(), options.get("charset", "").lower()
