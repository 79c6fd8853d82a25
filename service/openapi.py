"""The OpenAPI 3.1 description of the service, made from the same records as its routes."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from flask import Flask
from marshmallow import Schema, fields

from service import __version__
from service.body import JSON
from service.kinds import BY_CODE
from service.operation import Example, Operation
from service.problems import MEDIA_TYPE

YAML_MEDIA_TYPE: Final = "application/yaml"
"""RFC 9512."""

_TAGS: Final = (
    ("scoring", "Hands, rounds and games"),
    ("rules", "The rule sets, their options and yaku"),
    ("operations", "Health, versions, counts and this description"),
)
_ABOUT: Final = (
    "Scores hands, rounds and games of riichi-family mahjong under many rule sets. Every answer is explained line by "
    "line and adds up; every fault of a request is told at once, with the place that has to change."
)
_ANY_REQUEST: Final = ("bad_request", "not_acceptable", "too_many_requests", "unauthorized")
_ANY_BODY: Final = ("malformed_json", "request_timeout", "body_too_large", "unsupported_media_type")
DEFAULT: Final = "Failure"
_OTHER_TEXTS: Final[dict[str, dict[str, str]]] = {YAML_MEDIA_TYPE: {"type": "object"}, "text/plain": {"type": "string"}}
"""What an answer is that is not JSON."""
_LANGUAGE: Final = {
    "description": "Language of names and sentences: en, ja or zh; else Accept-Language, else English.",
    "schema": {"type": "string", "examples": ["en", "ja", "zh"]},
}


class ProblemError(Schema):
    """One fault of a request."""

    code = fields.String(required=True)
    pointer = fields.String(required=True, metadata={"description": "JSON pointer (RFC 6901) into the request"})
    detail = fields.String(required=True, metadata={"description": "What to change, for a person"})


class ProblemDocument(Schema):
    """A failure (RFC 9457)."""

    type = fields.String(required=True, metadata={"description": "`/problems/<code>`"})
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    detail = fields.String(required=True)
    code = fields.String(
        required=True,
        metadata={"description": "The code of all errors, or `invalid_request` when there are several kinds"},
    )
    errors = fields.List(
        fields.Nested(ProblemError()), required=True, metadata={"description": "Every fault of the request at once"}
    )
    request_id = fields.String(required=True)


def operations(app: Flask) -> Iterator[Operation]:
    """Yield the declared operations of an application, by path."""
    found = [view.operation for view in app.view_functions.values() if hasattr(view, "operation")]
    yield from sorted(found, key=lambda each: (each.path, each.method))


def describe(app: Flask) -> dict[str, Any]:
    """Return the description of all operations of an application."""
    spec = APISpec(
        title="Mahjong score",
        version=__version__,
        openapi_version="3.1.0",
        plugins=[MarshmallowPlugin()],
        info={"description": _ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
        tags=[{"name": name, "description": words} for name, words in _TAGS],
        servers=[{"url": "/"}],
        security=[{}, {"bearer": []}, {"header": []}],
    )
    spec.components.security_scheme("bearer", {"type": "http", "scheme": "bearer"})
    spec.components.security_scheme("header", {"type": "apiKey", "in": "header", "name": "X-API-Key"})
    spec.components.parameter("lang", "query", _LANGUAGE)
    for name, codes in _usual_failures().items():
        spec.components.response(name, _failure(codes, {}))
    for each in operations(app):
        spec.path(path=each.path, operations={each.method.lower(): _described(each)})
    document = spec.to_dict()
    for schema in document["components"]["schemas"].values():
        schema["properties"] = {name: _parted(each) for name, each in schema["properties"].items()}
    return {"openapi": document.pop("openapi"), **document}


def _parted(shape: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a field that also takes an empty list with each type by itself, as generators read it."""
    if shape.get("maxItems") != 0:
        return shape
    (kind,) = set(shape["type"]) - {"array", "null"}
    own: dict[str, Any] = {
        key: shape[key] for key in ("maxLength", "maxProperties", "additionalProperties") if key in shape
    }
    others = {key: value for key, value in shape.items() if key not in {"type", "maxItems", "items", *own}}
    ways: list[dict[str, Any]] = [{"type": kind, **own}, {"type": "array", "maxItems": 0, "items": {}}]
    return {**others, "anyOf": [*ways, *([{"type": "null"}] if "null" in shape["type"] else [])]}


def as_yaml(document: dict[str, Any]) -> str:
    """Return a description as YAML text, keys in their order, texts in their own script."""
    return yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)


class _Dumper(yaml.SafeDumper):
    """Equal parts are written out each time, without anchors."""

    def ignore_aliases(self, _data: object) -> bool:
        return True


def _described(each: Operation) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "description": words, "schema": {"type": "string"}}
        for name, words in each.parameters.items()
    ]
    parameters += [
        {"name": name, "in": "query", "description": words, "schema": {"type": "string"}}
        for name, words in each.query.items()
    ]
    described: dict[str, Any] = {
        "operationId": each.name,
        "tags": [each.tag],
        "summary": each.summary,
        "description": each.description,
        "parameters": [*parameters, "lang"],
        "requestBody": _request_body(each),
        "responses": {"200": _success(each), **_failures(each)},
    }
    return {key: value for key, value in described.items() if value}


def _request_body(each: Operation) -> dict[str, Any] | None:
    if each.request is None:
        return None
    content: dict[str, Any] = {JSON: _content(each.request, {e.name: _shown(e, e.request) for e in each.examples})}
    content |= {media: {"schema": stream.request} for media, stream in each.streams.items()}
    described = " ".join(stream.description for stream in each.streams.values())
    return {**({"description": described} if described else {}), "required": True, "content": content}


def _success(each: Operation) -> dict[str, Any]:
    shown = {e.name: _shown(e, e.answer) for e in each.examples if e.status == HTTPStatus.OK}
    content: dict[str, Any] = {
        each.media: _content(each.response, shown) if each.media == JSON else {"schema": _OTHER_TEXTS[each.media]}
    }
    content |= {media: {"schema": {"type": "string"}} for media in each.also}
    content |= {media: {"schema": stream.response} for media, stream in each.streams.items()}
    return {"description": each.summary, "content": content}


def _usual_failures() -> dict[str, list[str]]:
    """Return the codes that many operations share, by the name of their common response."""
    usual: dict[str, list[str]] = {DEFAULT: []}
    for code in (*_ANY_REQUEST, *_ANY_BODY):
        usual.setdefault(f"Status{BY_CODE[code].status}", []).append(code)
    return usual


def _failures(each: Operation) -> dict[str, Any]:
    by_status: dict[int, list[str]] = {}
    conditions = ("precondition_failed",) if each.fixed else ()
    for code in dict.fromkeys((*each.problems, *conditions, *_ANY_REQUEST, *(_ANY_BODY if each.request else ()))):
        status = BY_CODE[code].status if code in BY_CODE else HTTPStatus.UNPROCESSABLE_ENTITY
        by_status.setdefault(int(status), []).append(code)
    usual = _usual_failures()
    failures: dict[str, Any] = {}
    for status, codes in sorted(by_status.items()):
        shown = {e.name: _shown(e, e.answer) for e in each.examples if e.status == status}
        common = f"Status{status}"
        failures[str(status)] = common if codes == usual.get(common) and not shown else _failure(codes, shown)
    return failures | {"default": DEFAULT}


def _failure(codes: list[str], examples: dict[str, Any]) -> dict[str, Any]:
    listed = ", ".join(f"`{code}`" for code in codes)
    return {
        "description": f"Codes: {listed}" if codes else "Any other failure",
        "content": {MEDIA_TYPE: _content(ProblemDocument(), examples)},
    }


def _content(schema: Schema | None, examples: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = {"schema": schema or {"type": "object"}}
    if examples:
        content["examples"] = examples
    return content


def _shown(example: Example, value: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON is what it is
    return {"summary": example.summary, "value": value}
