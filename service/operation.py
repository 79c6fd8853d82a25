"""One declaration for one operation: its route, what it takes and answers, its problems and its examples.

    @operation(blueprint, "POST", "/v1/score", tag="scoring", summary="Score one win",
               request=ScoreRequest(), response=ScoreAnswer(), problems=("five_of_a_kind", …), examples=(…,))
    def score(body: ScoreCommand) -> dict[str, Any]: ...

The view gets the loaded body (if there is one) and the path's parameters by name, and returns a dict or a ready
response. The same record is what `service.openapi` describes, so that the two cannot differ.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

import orjson
from flask import Blueprint, Response, current_app, request
from marshmallow import Schema
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header
from werkzeug.routing import BaseConverter

from service.body import JSON, media_type, parse, read
from service.language import language
from service.lean import Answer
from service.problems import Problem
from service.room import room

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

View = TypeVar("View", bound=Callable[..., Any])
Answering = Callable[..., Response]

FIXED: Final = "fixed answers"
CACHE_CONTROL: Final = "cache control"
"""Where the application keeps the answers that never change, and what caches are told of them."""

_NO_STREAMS: Final[Mapping[str, "Stream"]] = MappingProxyType({})
_NO_EXAMPLES: Final[tuple["Example", ...]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A request and its true answer; the tests send the one and compare the other."""

    name: str
    summary: str
    request: Mapping[str, Any] | None = None
    answer: Mapping[str, Any]
    status: int = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Stream:
    """Another form of a body, which its view reads from the request itself and answers as it goes."""

    view: Callable[..., Response]
    request: Schema
    response: Schema
    description: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """What one method of one path does; `path` is written as OpenAPI writes it, `/v1/rulesets/{id}`."""

    method: str
    path: str
    name: str
    summary: str
    description: str
    tag: str
    request: Schema | None
    response: Schema | None
    media: str
    problems: tuple[str, ...]
    examples: tuple[Example, ...]
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    also: tuple[str, ...]
    streams: Mapping[str, Stream]
    fixed: bool


class Id(BaseConverter):
    """A parameter of a path: any word but those that are a path of their own beside it, and take other methods."""

    regex = r"(?!resolve\Z)[^/]+"
    part_isolating = True


@dataclass(frozen=True, slots=True)
class Made:
    """An answer that never changes, made once."""

    body: bytes
    media: str | None
    tag: str


def operation(
    blueprint: Blueprint,
    method: str,
    path: str,
    *,
    tag: str,
    summary: str,
    description: str = "",
    request: Schema | None = None,
    response: Schema | None = None,
    media: str = JSON,
    problems: tuple[str, ...] = (),
    examples: tuple[Example, ...] = _NO_EXAMPLES,
    parameters: Mapping[str, str] = MappingProxyType({}),
    query: Mapping[str, str] = MappingProxyType({}),
    also: tuple[str, ...] = (),
    streams: Mapping[str, Stream] = _NO_STREAMS,
    fixed: bool = False,
) -> Callable[[View], View]:
    """Register the decorated view as an operation.

    `problems` are codes that the operation itself can answer with, besides those that any request can meet;
    `parameters` say what the path's parameters mean, `query` what the query's do; `also` are other media types of the
    answer, which the view chooses from by `preferred`; `streams` are other forms of the body by media type; `fixed`
    says that the answer never changes while the service runs, so that it is made once and carries an ETag.
    """

    def declare(view: View) -> View:
        record = Operation(
            method=method,
            path=path,
            name=view.__name__,
            summary=summary,
            description=description,
            tag=tag,
            request=request,
            response=response,
            media=media,
            problems=problems,
            examples=examples,
            parameters=parameters,
            query=query,
            also=also,
            streams=streams,
            fixed=fixed,
        )
        serve = (
            _with_body(record, request, view) if request else _fixed(record, view) if fixed else _plain(record, view)
        )
        serve.operation = record  # type: ignore[attr-defined]
        blueprint.record(lambda state: state.app.url_map.converters.update(default=Id))
        blueprint.add_url_rule(path.replace("{", "<").replace("}", ">"), record.name, serve, methods=[method])
        return view

    return declare


def answer(result: dict[str, Any] | Response, media: str = JSON) -> Response:
    """Return the response that a view's result is."""
    return result if isinstance(result, Response) else Answer(orjson.dumps(result), mimetype=media)


def preferred(environ: "WSGIEnvironment", *offered: str) -> str:
    """Return the media type that a request would rather have; the first where it has no preference."""
    accepted = environ.get("HTTP_ACCEPT")
    return (accepted and _preferred(accepted, offered)) or offered[0]


def _with_body(record: Operation, schema: Schema, view: Callable[..., Any]) -> Answering:
    load = schema.load
    wanted = " or ".join((JSON, *record.streams))
    offered = (record.media, *record.also)

    def serve(**arguments: Any) -> Response:  # noqa: ANN401 - the path's parameters
        environ = request.environ
        declared = media_type(environ, wanted)
        if declared != JSON:
            stream = record.streams.get(declared)
            if stream is None:
                raise Problem.of("unsupported_media_type", given=declared, wanted=wanted)
            _negotiate(environ, (declared, JSON))
            return stream.view(**arguments)
        _negotiate(environ, offered)
        raw = read(environ)
        with room(len(raw)):
            return answer(view(load(parse(raw)), **arguments))

    return serve


def _plain(record: Operation, view: Callable[..., Any]) -> Answering:
    offered = (record.media, *record.also)

    def serve(**arguments: Any) -> Response:  # noqa: ANN401 - the path's parameters
        _negotiate(request.environ, offered)
        return answer(view(**arguments), record.media)

    return serve


def _fixed(record: Operation, view: Callable[..., Any]) -> Answering:
    def serve(**arguments: Any) -> Response:  # noqa: ANN401 - the path's parameters
        _negotiate(request.environ, (record.media,))
        made: dict[Any, Made] = current_app.extensions[FIXED]
        key = (record.name, language(request.environ), *arguments.values())
        if key not in made:
            response = answer(view(**arguments), record.media)
            body = response.get_data()
            made[key] = Made(body, response.mimetype, sha256(body).hexdigest()[:32])
        response = Response(made[key].body, mimetype=made[key].media)
        response.set_etag(made[key].tag)
        response.headers["Cache-Control"] = current_app.extensions[CACHE_CONTROL]
        response.headers["Vary"] = "Accept-Language"
        response.make_conditional(request)
        return response

    return serve


def _negotiate(environ: "WSGIEnvironment", offered: tuple[str, ...]) -> None:
    accepted = environ.get("HTTP_ACCEPT")
    if accepted and not _preferred(accepted, offered):
        raise Problem.of("not_acceptable", offered=" or ".join(offered))


@lru_cache(maxsize=256)
def _preferred(header: str, offered: tuple[str, ...]) -> str | None:
    return parse_accept_header(header, MIMEAccept).best_match(offered)
