"""Requests with their true answers for the description, a file each operation."""

import json
from importlib.resources import files

from service.operation import Example


def examples(name: str) -> tuple[Example, ...]:
    """Return the examples of an operation by the name of their file."""
    listed = json.loads(files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return tuple(Example(**each) for each in listed)
