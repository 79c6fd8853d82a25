"""The description of the API as YAML."""

import sys
from argparse import ArgumentParser, Namespace

from service.app import create_app
from service.config import Settings
from service.openapi import as_yaml, describe


def add(_parser: ArgumentParser) -> None:
    """Declare no arguments."""


def run(_arguments: Namespace) -> int:
    """Print the description that is committed as `openapi.yaml`."""
    sys.stdout.write(as_yaml(describe(create_app(Settings()))))
    return 0
