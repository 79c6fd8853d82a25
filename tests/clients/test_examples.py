"""The programs of `examples`, run against the service: they print what their page says, and what a record knows."""

import os
import shlex
import shutil
import subprocess
import sys
from itertools import groupby

import pytest

from tests.commands import Example, examples
from tests.conftest import ROOT

FOLDER = ROOT / "examples"
COMMANDS = examples(FOLDER / "README.md", "sh")
PROGRAMS = sorted(path.name for path in FOLDER.iterdir() if path.suffix in {".py", ".mjs"})


def run(command: str, address: str) -> str:
    """Run the stages of a pipeline one after the other; return what the last one prints, and says of its failure."""
    printed = ""
    for piped, stage in groupby(shlex.split(command.replace("\\\n", " ")), key=lambda word: word == "|"):
        if piped:
            continue
        program, *words = stage
        if program == "printf":
            printed = "".join(f"{line}\n" for line in words[1:])
            continue
        found = {"python3": sys.executable}.get(program) or shutil.which(program)
        if found is None:
            assert not os.environ.get("CI"), f"{program} is not installed"
            pytest.skip(f"{program} is not installed")
        done = subprocess.run(
            [found, *words],
            input=printed,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            cwd=ROOT,
            env=os.environ | {"MAHJONG_SCORE": address, "PYTHONIOENCODING": "utf-8"},
        )
        printed = done.stdout + done.stderr
    return printed


@pytest.mark.parametrize("example", COMMANDS, ids=str)
def test_a_program_prints_what_its_page_says(address: str, example: Example) -> None:
    assert run(example.text, address) == example.answer


def test_the_page_shows_every_program() -> None:
    shown = "".join(example.text for example in COMMANDS)
    assert PROGRAMS
    assert [name for name in PROGRAMS if f"examples/{name}" not in shown] == []


def test_the_recorded_game_ends_as_it_ended(address: str) -> None:
    *_, first, second, third, last = run("python3 examples/game_table.py examples/game.json", address).splitlines()
    assert [line.split() for line in (first, second, third, last)] == [
        ["1", "A", "33200", "+43.0"],
        ["2", "D", "32200", "+12.0"],
        ["3", "C", "25700", "-14.0"],
        ["4", "B", "8900", "-41.0"],
    ]


@pytest.mark.parametrize(
    ("message", "words"),
    [
        # Kokushi musou on one of thirteen tiles by the dealer's tsumo: 16,000 from each.
        ("!score 19m19p19s1234567z 1m win=tsumo seat=E", ["**Yakuman · 48,000 points**", "N → E 16,000 (win)"]),
        # Daisangen, tsuuiisou and suuankou by ron, of the dealer's pair: 3 x 32,000.
        ("!score 1112555666777z 2z win=ron seat=S discarder=E", ["**3× Yakuman · 96,000 points**"]),
        ("!score 123m456p789s2233z 2z win=ron seat=W discarder=E", ["no yaku"]),
        ("!score 123m456p789s2235z 2z win=ron seat=W discarder=E", ["not complete"]),
        ("!score 123m456p789s2233z", ["⚠ “winning_tile” is missing here", "⚠ “seat” is missing here"]),
        ("!score 123m456p789s2233z 2z 3z win=ron seat=東 discarder=W", ["Did you mean “E”?"]),
    ],
)
def test_the_bot_answers_any_message(address: str, message: str, words: list[str]) -> None:
    said = run(f"printf '%s\\n' {shlex.quote(message)} | python3 examples/bot.py", address)
    assert [each for each in words if each not in said] == [], said
    assert "Traceback" not in said


def test_the_page_of_waits_tells_what_is_wrong(address: str) -> None:
    said = run("node examples/waits.mjs 234567m34588p67s south", address)
    assert said == "/situation/seat: “seat” cannot be “south”. Did you mean “S”? It is one of E, S, W, N.\n"
