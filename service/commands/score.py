"""One win, scored without a server."""

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

import orjson

from engine.errors import Refused
from schemas.score import ScoreRequestSchema
from service.flat import FIELDS, REQUIRED, request_of
from service.language import LANGUAGES
from service.plaintext import breakdown
from service.problems import of_faults, pointer
from service.scoring import scored

FAULTY: Final = 1


def add(parser: ArgumentParser) -> None:
    """Declare the fields of a score request, each by its name."""
    for name, field in FIELDS.items():
        words = field.meaning.replace("%", "%%")
        parser.add_argument(option(name), dest=name, action="append", help=words, required=name in REQUIRED)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="Language of names and sentences.")
    parser.add_argument("--json", action="store_true", help="Print the answer of /v1/score in place of text.")


def run(arguments: Namespace) -> int:
    """Print the scored hand; for a faulty request its faults, with status 1."""
    given = ((name, text) for name in FIELDS for text in getattr(arguments, name) or ())
    speech = arguments.lang
    try:
        command = ScoreRequestSchema().load(request_of(given))
        answer = scored(command, speech)
    except Refused as refused:
        return _tell(refused, speech, as_json=arguments.json)
    text = f"{orjson.dumps(answer).decode()}\n" if arguments.json else breakdown(command, answer, speech)
    sys.stdout.write(text)
    return 0


def _tell(refused: Refused, language: str, *, as_json: bool) -> int:
    problem = of_faults(refused.faults).document(language, "")
    if as_json:
        sys.stdout.write(f"{orjson.dumps(problem).decode()}\n")
    else:
        for fault, error in zip(refused.faults, problem["errors"], strict=True):
            named = next((option(step) for step in fault.path if step in FIELDS), pointer(fault.path))
            sys.stderr.write(f"{named}: {error['detail']}\n")
    return FAULTY


def option(name: str) -> str:
    """Return a field's name as command lines write it."""
    return f"--{name.replace('_', '-')}"
