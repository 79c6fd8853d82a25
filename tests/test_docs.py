"""What the documentation says: its commands answer as printed, its tables are true, its links lead somewhere."""

import dataclasses
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from engine import notation
from engine.notation import NotationError
from engine.plan import compile_plan
from engine.rules.check import problems
from engine.rules.options import OPTIONS
from engine.rules.registry import RULE_SETS
from service import __version__
from service.config import Settings, variable
from tests.commands import BASE, Example, blocks, examples, run, unquoted, values
from tests.conftest import ROOT
from tests.serving import Serve

README = ROOT / "README.md"
GUIDE = ROOT / "docs" / "guide.md"
ADDING = ROOT / "docs" / "adding-a-rule-set.md"
NOTATION = ROOT / "docs" / "notation.md"
PAGES = (README, ROOT / "CHANGELOG.md", ROOT / "examples" / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
COMMANDS = [example for page in (README, GUIDE) for example in examples(page, "sh")]
PROGRAMS = [example for page in (README, GUIDE) for example in examples(page, "python", "js")]


def table(page: Path, *header: str) -> list[list[str]]:
    """Return the rows of every table of a page that starts with these columns."""
    rows, inside = [], False
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if inside and cells and set(cells[0]) != {"-"}:
            rows.append(cells)
        inside = (inside and bool(cells)) or cells[: len(header)] == list(header)
    assert rows, f"{page.name} has no table {header}"
    return rows


def code(cell: str) -> str:
    return cell.strip("`")


@pytest.mark.parametrize("example", COMMANDS, ids=str)
def test_a_command_answers_as_printed(client: FlaskClient, example: Example) -> None:
    printed = run(client, example.text)
    assert printed == example.answer or values(printed) == values(example.answer)


def test_a_command_can_be_pasted_into_any_shell() -> None:
    pages = [
        *PAGES,
        ROOT / "SECURITY.md",
        *(page for name in ("bench", "deploy") for page in (ROOT / name).glob("*.md")),
    ]
    inline = [span for page in pages for span in re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8"))]
    commands = [text for text in [*inline, *(b.text for page in pages for b in blocks(page))] if "curl " in text]
    assert len(commands) > 9
    assert [word for command in commands for word in unquoted(command)] == []


def test_a_bare_address_with_a_query_is_seen() -> None:
    bare = "curl -s localhost:8000/v1/score?lang=ja -d '{\"a\": [1]}'\n"
    assert unquoted(bare) == ["localhost:8000/v1/score?lang=ja"]
    assert unquoted("curl -s \\\n localhost/?a=1") == ["localhost/?a=1"]
    assert unquoted(bare.replace("localhost:8000/v1/score?lang=ja", "'localhost:8000/v1/score?lang=ja&a=1'")) == []


def test_every_command_that_asks_the_service_is_run() -> None:
    asking = [block.text for page in PAGES for block in blocks(page) if BASE in block.text]
    assert sorted(asking) == sorted(example.text for example in (*COMMANDS, *PROGRAMS))
    assert len(COMMANDS) > 9


@pytest.mark.parametrize("example", PROGRAMS, ids=str)
def test_a_program_prints_as_printed(serve: Serve, example: Example) -> None:
    command = [sys.executable, "-c"] if example.language == "python" else ["node", "--input-type=module", "-e"]
    if shutil.which(command[0]) is None:
        assert not os.environ.get("CI"), "node is not installed"
        pytest.skip("node is not installed")
    text = example.text.replace(BASE, f"127.0.0.1:{serve().port}")
    done = subprocess.run([*command, text], capture_output=True, text=True, timeout=30, check=False)
    assert (done.stdout, done.returncode) == (example.answer, 0), done.stderr


def test_the_endpoints_are_the_routes(app: Flask) -> None:
    listed = {
        (verb, path) for row in table(README, "Endpoint") for verb, path in re.findall(r"`(GET|POST) ([^`]+)`", row[0])
    }
    routes = {
        (verb, re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", str(rule)))
        for rule in app.url_map.iter_rules()
        for verb in (rule.methods or set()) & {"GET", "POST"}
    }
    assert listed <= routes
    assert {route for route in routes if route[1].startswith("/v1")} <= listed


def test_the_readme_names_every_rule_set_once() -> None:
    named = [name for row in table(README, "Family") for name in re.findall(r"`([\w-]+)`", row[1])]
    assert sorted(named) == sorted(RULE_SETS)
    assert f"under {len(RULE_SETS)} rule sets" in README.read_text(encoding="utf-8")


def test_the_rule_set_of_the_page_on_adding_one_is_one(tmp_path: Path) -> None:
    (block,) = (block for block in blocks(ADDING) if block.language == "python")
    (tmp_path / "club.py").write_text(block.text, encoding="utf-8")
    rules = run_path(str(tmp_path / "club.py"))["CLUB"]
    assert problems(rules) == ()
    assert [option for each in rules.decided if (option := each.option) and not OPTIONS[option].applies(rules)] == []
    assert (rules.payment.honba, compile_plan(rules).seats) == (600, "ESWN")


def test_the_page_on_adding_a_rule_set_names_places_that_there_are() -> None:
    named = [code(row[0]) for row in table(ADDING, "Place")]
    named += re.findall(r"`(engine/[\w/.]+)`", ADDING.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_readme_names_variables_that_there_are() -> None:
    named = set(re.findall(r"`([A-Z]+_?[A-Z_]+)`", README.read_text(encoding="utf-8")))
    assert named
    assert named <= {variable(entry) for entry in dataclasses.fields(Settings)}


@pytest.mark.parametrize("row", table(NOTATION, "Text", "Read as") + [row[1:] for row in table(NOTATION, "Notation")])
def test_a_text_is_read_as_the_page_says(row: list[str]) -> None:
    assert notation.format(notation.parse(code(row[0]))) == code(row[1])


@pytest.mark.parametrize("row", table(NOTATION, "Text", "Code"))
def test_a_text_is_refused_as_the_page_says(row: list[str]) -> None:
    with pytest.raises(NotationError) as refused:
        notation.parse(code(row[0]))
    assert (refused.value.code, refused.value.part) == (code(row[1]), code(row[2]))


def test_the_page_on_notation_tells_the_longest_text() -> None:
    assert f"at most {notation.LONGEST} characters" in NOTATION.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []


def test_every_target_of_make_that_a_page_names_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {
        name
        for page in PAGES
        for name in re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert {"run", "test", "check", "docs"} <= named
    assert named <= targets


def test_the_newest_release_of_the_changes_is_the_version() -> None:
    titles = re.findall(r"^## \[([^\]]+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert titles[0] == "Unreleased"
    assert titles[1:2] in ([], [__version__])
