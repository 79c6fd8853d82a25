"""The service under gunicorn, once for all that asks it here."""

from collections.abc import Iterator

import pytest

from tests.serving import serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it listens, without a slash at the end."""
    server = serving(tmp_path_factory.mktemp("clients") / "server.log", None, {"WEB_CONCURRENCY": "1"})
    yield f"http://127.0.0.1:{server.port}"
    server.kill()
