"""The service itself, under gunicorn."""

import os
import sys

from service.config import ConfigurationError, Settings


def run() -> int:
    """Become the server and never return; 1 for an environment that cannot be used, with a sentence for each fault."""
    try:  # before gunicorn, whose own words about its variables are fewer
        Settings.from_environment()
    except ConfigurationError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return os.execv(sys.executable, [sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py"])  # noqa: S606
