"""Refusals as lines of JSON: what is changed in a plain request, and the code, pointer and words that come back."""

import json
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
GONE = "GONE"
"""A change that takes the field away."""


@dataclass(frozen=True)
class Refusal:
    """One way to be refused."""

    code: str
    pointer: str
    base: str
    changes: dict[str, Any]
    says: str

    def __str__(self) -> str:
        return f"{self.code}: {self.says}"


def refusals(name: str) -> list[Refusal]:
    """The refusals of a file."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [Refusal(**json.loads(line)) for line in lines]


def changed(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """`base` with values at places that are written as pointers."""
    whole = deepcopy(base)
    for place, value in changes.items():
        *way, last = place.strip("/").split("/")
        inner: Any = whole
        for step in way:
            inner = inner[int(step)] if isinstance(inner, list) else inner.setdefault(step, {})
        if value == GONE:
            del inner[last]
        elif isinstance(inner, list):
            inner[int(last)] = value
        else:
            inner[last] = value
    return whole


def says_what_to_change(problem: dict[str, Any], refusal: Refusal) -> None:
    """The problem names the refusal's place and code, in its words, and no sentence has a gap."""
    found = {(error["code"], error["pointer"]): error["detail"] for error in problem["errors"]}
    assert refusal.says in found.get((refusal.code, refusal.pointer), ""), found
    assert not set("…{}") & set("".join(found.values()))


def is_told_in_characters(problem: dict[str, Any], refusal: Refusal) -> None:
    """The sentences at the refusal's place are Japanese or Chinese, and none has a gap."""
    details = [error["detail"] for error in problem["errors"] if error["pointer"] == refusal.pointer]
    assert details
    for detail in details:
        assert any("\u3000" < character < "\uff00" for character in detail), detail
        assert not set("…{}") & set(detail)
