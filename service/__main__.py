"""`python -m service` runs the service under gunicorn; `python -m service openapi` prints its description as YAML."""

import os
import sys

from service.config import ConfigurationError, Settings


def main(arguments: list[str]) -> int:
    """Run what the arguments ask for; return the exit status, or become the server and never return."""
    if not arguments:
        try:  # before gunicorn, whose own words about its variables are fewer
            Settings.from_environment()
        except ConfigurationError as error:
            sys.stderr.write(f"{error}\n")
            return 1
        os.execv(sys.executable, [sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py"])  # noqa: S606
    if arguments == ["openapi"]:
        from service.app import create_app  # noqa: PLC0415 - the server loads it itself
        from service.openapi import as_yaml, describe  # noqa: PLC0415

        sys.stdout.write(as_yaml(describe(create_app(Settings()))))
        return 0
    sys.stderr.write(f"{__doc__}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
