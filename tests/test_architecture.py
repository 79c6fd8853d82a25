"""The rooms and the one way between them: service, schemas, engine, which needs nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = {
    "engine": {"engine"},
    "schemas": {"engine", "schemas"},
    "service": {"engine", "schemas", "service"},
}
"""What each room may import of the others."""
PURE = "engine"
ACTS = {"open", "print", "input", "exec", "eval", "__import__"}
"""What a pure room does not call."""
LONGEST = 350


def files(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


EVERY = [(room, path) for room in ROOMS for path in files(room)]
EACH = pytest.mark.parametrize(("room", "path"), EVERY, ids=[str(path.relative_to(ROOT)) for _, path in EVERY])


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> Iterator[str]:
    """The outermost package of each import, wherever it stands."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports from a place relative to it"
            yield (node.module or "").partition(".")[0]


@EACH
def test_imports_go_one_way(room: str, path: Path) -> None:
    assert {name for name in imported(path) if name in ROOMS} <= ROOMS[room]


@pytest.mark.parametrize("path", files(PURE), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_needs_only_the_standard_library(path: Path) -> None:
    assert set(imported(path)) <= {PURE, *sys.stdlib_module_names}


@pytest.mark.parametrize("path", files(PURE), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_reads_and_writes_nothing(path: Path) -> None:
    called = {
        node.func.id for node in ast.walk(tree(path)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called & ACTS == set()
    assert set(imported(path)) & {"io", "os", "socket", "subprocess", "pathlib", "random", "time", "logging"} == set()


@EACH
def test_a_file_holds_one_idea(room: str, path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < LONGEST, f"{path} of {room}"


@EACH
def test_every_module_says_what_it_is(room: str, path: Path) -> None:
    assert ast.get_docstring(tree(path)), f"{path} of {room}"


def test_there_is_a_room_for_every_package() -> None:
    assert all(files(room) for room in ROOMS)
