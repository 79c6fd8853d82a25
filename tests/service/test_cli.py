"""`python -m service`: its commands, and one win scored without a server."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from service.__main__ import COMMANDS, main
from service.commands.score import option
from service.flat import FIELDS
from tests.service.test_plaintext import ENGLISH, JAPANESE, OPEN

ROOT = Path(__file__).parents[2]
SCORE = [
    "score", "--ruleset", "ukiden", "--options", "kuitan:false", "--tiles", "234m340p2267s", "--winning-tile", "5s",
    "--melds", "pon:555z:E", "--win", "ron", "--seat", "S", "--round", "E", "--discarder", "E",
    "--dora-indicators", "3m",
]  # fmt: skip


def told(capsys, *arguments):
    """The exit status, standard output and standard error of a command."""
    status = main([*SCORE, *arguments])
    return status, *capsys.readouterr()


def test_a_win_is_told_as_text(capsys):
    assert told(capsys) == (0, ENGLISH, "")
    assert told(capsys, "--lang", "ja") == (0, JAPANESE, "")


def test_a_win_is_told_as_json_as_the_service_would(capsys, client):
    status, out, err = told(capsys, "--json")
    assert (status, err) == (0, "")
    assert out.encode() == client.post("/v1/score", json=OPEN).data + b"\n"


def test_every_fault_is_told_by_the_name_of_its_argument(capsys):
    status, out, err = told(capsys, "--seat", "east", "--options", "nothing:1")
    assert (status, out) == (1, "")
    assert [line.split(":")[0] for line in err.splitlines()] == ["--options", "--seat"]
    assert "E, S, W, N" in err


def test_faults_come_as_a_problem_where_json_is_asked_for(capsys):
    status, out, err = told(capsys, "--seat", "east", "--json")
    assert (status, err) == (1, "")
    assert [error["pointer"] for error in json.loads(out)["errors"]] == ["/situation/seat"]


def test_faults_speak_the_language_that_is_asked_for(capsys):
    _, _, err = told(capsys, "--seat", "east", "--lang", "ja")
    assert err.startswith("--seat: ")
    assert not err.isascii()


def test_what_is_needed_is_named(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["score", "--tiles", "1m"])
    assert ended.value.code == 2
    assert "--winning-tile, --win, --seat" in capsys.readouterr().err


def test_help_names_every_field_and_what_it_means(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["score", "--help"])
    assert ended.value.code == 0
    text = " ".join(capsys.readouterr().out.split())
    for name, field in FIELDS.items():
        assert option(name) in text
        assert " ".join(field.meaning.split()[:4]) in text


@pytest.mark.parametrize("arguments", [["dance"], ["score", "--colour", "red"], ["score-file"], ["openapi", "x"]])
def test_what_is_no_command_shows_how_it_is_used(capsys, arguments):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m service" in capsys.readouterr().err


def test_help_names_every_command(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert all(name in text and words in text for name, (_, words) in COMMANDS.items())


def test_the_description_is_printed_as_it_is_committed(capsys):
    assert main(["openapi"]) == 0
    assert capsys.readouterr().out == (ROOT / "openapi.yaml").read_text(encoding="utf-8")


def test_it_is_a_program():
    done = subprocess.run(
        [sys.executable, "-m", "service", *SCORE],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True, timeout=60,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (ENGLISH, "")


def test_the_program_needs_neither_dask_nor_rich():
    """The service and its commands are loaded without what only the extra [bulk] brings."""
    code = "import sys, service.app, service.bulk.command, service.commands.score; print(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert not {"'distributed'", "'dask'", "'rich'"} & set(done.stdout.strip("[]\n").split(", "))
