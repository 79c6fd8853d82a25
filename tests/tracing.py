"""Reads the pages of traceability and looks up what they point at."""

import ast
import csv
import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, NamedTuple

from engine.rules.awards import Award
from engine.rules.model import RuleSet
from engine.rules.options import OPTIONS
from engine.rules.registry import RULE_SETS
from tests.conftest import ROOT

FOLDER = ROOT / "docs" / "traceability"
NOTHING = "—"
CLAIM = re.compile(r"(?P<ruleset>[\w-]+): (?P<option>option )?(?P<path>[\w.]+) = (?P<value>.+)")
_CELL = re.compile(r"(?<!\\)\|")
_CODE = re.compile(r"`([^`]*)`")


class Row(NamedTuple):
    """A sentence, with what stands beside it."""

    page: str
    sentence: str
    carried: str
    shown: str

    @property
    def carriers(self) -> list[str]:
        return _CODE.findall(self.carried)

    @property
    def tests(self) -> list[str]:
        return _CODE.findall(self.shown)

    @property
    def without_effect(self) -> bool:
        return self.carried.startswith(NOTHING)


def rows(page: Path) -> list[Row]:
    """Return the sentences of a page in their order."""
    lines = page.read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if line.startswith("| ")][2:]
    cells = [[cell.strip().replace("\\|", "|") for cell in _CELL.split(line)[1:-1]] for line in table]
    return [Row(page.stem, *each) for each in cells]


def document(page: Path) -> str | None:
    """Return the name of the document's file that a page names; None where the source is an address."""
    found = re.search(r"`(\w+\.txt)`", page.read_text(encoding="utf-8"))
    return found[1] if found else None


def says(claim: str) -> str:
    """Return what stands in the rule sets in place of what a claim says; the same where it is true."""
    parts = CLAIM.fullmatch(claim)
    assert parts, claim
    rules, path = RULE_SETS[parts["ruleset"]], parts["path"]
    if parts["option"]:
        return (
            f"{rules.id}: option {path} = {_json(OPTIONS[path].shown(rules)) if OPTIONS[path].applies(rules) else None}"
        )
    if path.startswith("yaku."):
        return f"{rules.id}: {path} = {_worth(rules, path.partition('.')[2])}"
    value: Any = rules
    for name in path.split("."):
        value = getattr(value, name)
    return f"{rules.id}: {path} = {_json(value)}"


def _worth(rules: RuleSet, yaku: str) -> str:
    award = next((award for award in rules.yaku if award.yaku.id == yaku), None)
    return "none" if award is None else worth(award)


def worth(award: Award) -> str:
    """Return what an award is worth, as the pages write it."""
    if award.han is not None:
        return f"{award.han}/{NOTHING if award.open is None else award.open}"
    times = {1: "yakuman", 2: "2 yakuman"}
    return (award.limit or times[award.yakuman or 0]) + ("" if award.open_allowed else " closed")


def _json(value: Any) -> str:
    return json.dumps(_plain(value), ensure_ascii=False)


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, frozenset):
        return sorted(value)
    return value.value if isinstance(value, Enum) else list(value) if isinstance(value, tuple) else value


def resolves(symbol: str) -> bool:
    """Tell whether a dotted name of the code is something."""
    try:
        resolve_name(symbol)
    except (ImportError, AttributeError, ValueError):
        return False
    return True


@cache
def known(path: str) -> frozenset[str]:
    """Return what a file of tests holds: its tests, or the ids of a golden table."""
    file = ROOT / path
    if file.suffix == ".tsv":
        with file.open(encoding="utf-8", newline="") as lines:
            return frozenset(row["id"] for row in csv.DictReader(lines, delimiter="\t"))
    return frozenset(_tests(ast.parse(file.read_text(encoding="utf-8")).body))


def _tests(body: list[ast.stmt], within: str = "") -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield within + node.name
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{node.name}::")


def exists(test: str) -> bool:
    """Tell whether a test, or a line of a golden table, is there."""
    path, mark, name = re.split("(::|#)", test, maxsplit=1) if re.search("::|#", test) else (test, "", "")
    return bool(mark) and (ROOT / path).is_file() and name in known(path)
