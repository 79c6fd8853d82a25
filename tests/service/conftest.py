"""The demonstration service that the frame is tested with."""

import pytest
from flask.testing import FlaskClient

from service.config import Settings
from tests.service.demo import create


@pytest.fixture
def demo() -> FlaskClient:
    return create(Settings(access_log=False, max_body_bytes=4096)).test_client()
