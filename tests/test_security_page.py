"""SECURITY.md: what it says is shown is shown by tests that are there; and the two promises that no request shows."""

import ast
import hmac
import re

import pytest

from service.app import create_app
from service.config import Settings
from tests.conftest import ROOT

PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py::[\w:]+)`", PAGE)))
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line and "| promise |" not in line]
FOR_OTHERS = {
    "requests",
    "urllib3",
    "httpx",
    "http.client",
    "urllib.request",
    "smtplib",
    "ftplib",
    "aiohttp",
    "subprocess",
}


def named_in(path):
    """The tests of a file, those in classes as `Class::test`."""
    found = set()
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}::{each.name}" for each in node.body if isinstance(each, ast.FunctionDef)}
    return {name for name in found if name.rpartition("::")[2].startswith("test_")}


def test_there_is_a_test_for_every_promise():
    assert len(ROWS) > 15
    assert [row for row in ROWS if not re.search(r"\| `tests/", row)] == []


@pytest.mark.parametrize("name", NAMED)
def test_a_named_test_is_there(name):
    path, _, test = name.partition("::")
    assert test in named_in(path)


def test_every_key_is_compared_in_constant_time(monkeypatch):
    compared = []

    def compare(given, key):
        compared.append((given, key))
        return given == key

    keys = ("first-key-of-three", "second-key-of-three", "third-key-of-three")
    client = create_app(Settings(access_log=False, api_keys=keys)).test_client()
    monkeypatch.setattr(hmac, "compare_digest", compare)
    assert client.get("/version", headers={"X-API-Key": keys[0]}).status_code == 200
    assert client.get("/version", headers={"X-API-Key": "none-of-the-three"}).status_code == 401
    assert [key for _, key in compared] == [key.encode() for key in keys] * 2


@pytest.mark.parametrize("package", ["engine", "schemas", "service"])
def test_nothing_is_imported_that_asks_others(package):
    found = set()
    for path in (ROOT / package).rglob("*.py"):
        if path.is_relative_to(ROOT / "service" / "bulk") or path.is_relative_to(ROOT / "service" / "commands"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            if isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    assert "json" in found or package == "engine"
    assert not found & FOR_OTHERS
