"""A client that serves all examples of a law."""

import pytest
from flask import Flask
from flask.testing import FlaskClient


@pytest.fixture(scope="session")
def site(app: Flask) -> FlaskClient:
    """The service without a socket; it keeps nothing between requests."""
    return app.test_client()
