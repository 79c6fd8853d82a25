"""What tests share: the application and a client, the service under gunicorn, and the cases laid beside the project."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.app import create_app
from service.config import Settings
from tests.serving import Serve, Server, serving

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="session")
def app() -> Flask:
    """The service with its default settings, without a log line for each request."""
    return create_app(Settings(access_log=False))


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A client of `app` that speaks WSGI, without a socket."""
    return app.test_client()


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of contract, cases and recorded games that lies beside the project."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        sentence = "the folder `shared` with the cases does not lie beside the project"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return folder


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start the service under gunicorn, with environment variables by name; each is stopped after the test."""
    started: list[Server] = []

    def start(target: str | None = None, **environment: str) -> Server:
        started.append(serving(tmp_path / f"server-{len(started)}.log", target, environment))
        return started[-1]

    yield start
    for server in started:
        server.kill()
