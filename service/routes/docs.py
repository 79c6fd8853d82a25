"""The API page: Swagger UI from the installed package, started by a script of ours under the strict policy."""

from pathlib import Path
from typing import Final

from flask import Blueprint, Response, render_template, send_from_directory
from flask_swagger_ui import __file__ as package_file

from service.security import PAGE_POLICY

_FILES: Final = Path(package_file).parent / "dist"
_OWN: Final = Path(__file__).parent.parent / "static"


def docs_blueprint() -> Blueprint:
    """Return the pages under /docs."""
    blueprint = Blueprint("docs", __name__, url_prefix="/docs")

    @blueprint.get("")
    def page() -> Response:
        return Response(
            render_template("docs.html"), headers={"Content-Security-Policy": PAGE_POLICY}, mimetype="text/html"
        )

    @blueprint.get("/start.js")
    def start() -> Response:
        return send_from_directory(_OWN, "docs.js", max_age=3600)

    @blueprint.get("/<path:name>")
    def file(name: str) -> Response:
        return send_from_directory(_FILES, name, max_age=86400)

    return blueprint
