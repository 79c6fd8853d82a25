"""What the service says about itself: version, description, counts."""

import platform
from typing import Any, Final

from flask import Blueprint, Response, current_app
from marshmallow import Schema, fields
from werkzeug.exceptions import NotFound

from service import CONTRACT_VERSION, __version__, metrics, openapi
from service.config import Settings
from service.operation import operation

blueprint: Final = Blueprint("meta", __name__)


class Version(Schema):
    """Which service this is."""

    name = fields.String(required=True)
    version = fields.String(required=True, metadata={"description": "of the service"})
    contract = fields.String(required=True, metadata={"description": "version of the wire contract"})
    python = fields.String(required=True)
    commit = fields.String(required=True, allow_none=True, metadata={"description": "revision of the source, if known"})


@operation(
    blueprint, "GET", "/version", tag="operations", summary="Which service is this?", response=Version(), fixed=True
)
def version() -> dict[str, Any]:
    """Return name, versions and revision."""
    settings: Settings = current_app.extensions["settings"]
    return {
        "name": "mahjong-score",
        "version": __version__,
        "contract": CONTRACT_VERSION,
        "python": platform.python_version(),
        "commit": settings.commit or None,
    }


@operation(blueprint, "GET", "/openapi.json", tag="operations", summary="This description as JSON", fixed=True)
def openapi_json() -> dict[str, Any]:
    """Return the OpenAPI description."""
    return openapi.describe(current_app)


@operation(
    blueprint,
    "GET",
    "/openapi.yaml",
    tag="operations",
    summary="This description as YAML",
    media=openapi.YAML_MEDIA_TYPE,
    fixed=True,
)
def openapi_yaml() -> Response:
    """Return the OpenAPI description as YAML, the same text as the committed file."""
    return Response(openapi.as_yaml(openapi.describe(current_app)), mimetype=openapi.YAML_MEDIA_TYPE)


@operation(
    blueprint,
    "GET",
    "/metrics",
    tag="operations",
    summary="Counts for Prometheus",
    description="404 where the service is configured without metrics.",
    media="text/plain",
    problems=("not_found",),
)
def counts() -> Response:
    """Return the counts of all workers."""
    settings: Settings = current_app.extensions["settings"]
    if not settings.metrics:
        raise NotFound
    return Response(metrics.exposition(), content_type=metrics.CONTENT_TYPE)
