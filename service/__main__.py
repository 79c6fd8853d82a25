"""Mahjong scoring from a terminal. Without a command it runs the service under gunicorn, set by the environment."""

import sys
from argparse import ArgumentParser
from importlib import import_module
from typing import Final

COMMANDS: Final = {
    "score": ("service.commands.score", "score one win, without a server"),
    "score-file": ("service.bulk.command", "score a file of wins, one a line, on all cores or a cluster"),
    "openapi": ("service.commands.openapi", "print the description of the API as YAML"),
}
"""Command to its module, which is loaded only for it, and what it does."""


def main(arguments: list[str]) -> int:
    """Run what the arguments ask for; return the exit status, or become the server and never return."""
    if not arguments:
        from service.commands.serve import run  # noqa: PLC0415 - the server needs nothing of the rest

        return run()
    parser = ArgumentParser("python -m service", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (place, words) in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
        if name in arguments[:1]:
            module = import_module(place)
            module.add(command)
            command.set_defaults(run=module.run)
    asked = parser.parse_args(arguments)
    return int(asked.run(asked))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
