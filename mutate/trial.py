"""Mutants on trial, each in a process of its own that runs tests until one fails. The files stay as they are.

Where a change lies within functions, theirs is swapped after all tests are collected, which costs next to nothing;
else, and where no test fails so, everything is imported anew with the changed module in place of the file's.
"""

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import inspect
import os
import resource
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from types import CodeType, FunctionType
from typing import NoReturn

import pytest

from mutate.mutants import ROOT, Mutant

AHEAD = (
    "apispec", "apispec.ext.marshmallow", "flask", "flask_limiter", "hypothesis", "marshmallow", "orjson",
    "prometheus_client", "yaml", "zoneinfo",
)  # fmt: skip
"""What tests need beside the project, imported once before the processes part."""
MEMORY = 4 << 30
"""Bytes that a mutant may take."""
LONG = 300
"""Seconds of the processor that tests may take with the code as it is."""
SLACK = 5
"""Seconds that a mutant may take beside thrice what the code takes as it is."""
NOT_SWAPPED = "-"
LENIENT = ("redundant-expr", "truthy-bool", "comparison-overlap", "unreachable")
"""What mypy says of code that does nothing is no objection to its types."""


class Outcome(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    """A test failed, or it took far longer than the code as it is."""
    REFUSED = "refused"
    """Every test passed, and mypy refuses it."""
    SURVIVED = "survived"


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads the changed code in place of the file's."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self._changed = code

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - it has one module
        return self._changed


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the mutant where its module is asked for."""

    def __init__(self, mutant: Mutant) -> None:
        self._path = ROOT / mutant.module
        self._package = self._path.stem == "__init__"
        self._name = ".".join(Path(mutant.module).with_suffix("").parts).removesuffix(".__init__")
        self._code = mutant.code

    def find_spec(self, fullname: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Loader(fullname, str(self._path), self._code)
        within = [str(self._path.parent)] if self._package else None
        return importlib.util.spec_from_file_location(
            fullname, self._path, loader=loader, submodule_search_locations=within
        )


def prepare() -> None:
    """Import what the tests need, and let chance repeat itself."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in AHEAD:
        importlib.import_module(name)
    settings = importlib.import_module("hypothesis").settings
    settings.register_profile("mutate", derandomize=True, database=None, max_examples=30, deadline=None)
    settings.load_profile("mutate")
    gc.freeze()


def run(mutant: Mutant, tests: Sequence[str], seconds: float) -> bool:
    """Tell whether these tests pass with a mutant when everything is imported anew."""
    child = os.fork()
    if not child:
        sys.meta_path.insert(0, _Finder(mutant))
        _limit(seconds)
        _tests(tests)
    return os.waitpid(child, 0)[1] == 0


def swapped(module: str, mutants: Sequence[Mutant], tests: Sequence[str]) -> tuple[float, list[bool | None]]:
    """Return the seconds that these tests take without a change, and whether they pass with each mutant swapped in.

    None where a mutant cannot be swapped in. A ValueError where the tests fail without a change.
    """
    source, target = os.pipe()
    child = os.fork()
    if not child:
        os.close(source)
        _tests(tests, _Swaps(module, mutants, target))
    os.close(target)
    with os.fdopen(source) as lines:
        told = lines.read().split()
    os.waitpid(child, 0)
    if len(told) != 1 + len(mutants):
        raise ValueError(f"the tests fail without any change: {' '.join(tests)}")
    return float(told[0]), [None if word == NOT_SWAPPED else word == "0" for word in told[1:]]


class _Swaps:
    """A plugin of pytest: runs what it collected once for each mutant."""

    def __init__(self, module: str, mutants: Sequence[Mutant], target: int) -> None:
        self._path = str(ROOT / module)
        self._mutants = mutants
        self._target = target

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Part into a process for each mutant, which goes on with the tests; the first does so without a change."""
        if session.testsfailed:
            os._exit(1)
        path = Path(self._path)
        original = compile(path.read_text(encoding="utf-8"), self._path, "exec", dont_inherit=True)
        functions = [
            each
            for each in gc.get_objects()
            if isinstance(each, FunctionType) and each.__code__.co_filename == self._path
        ]
        gc.collect()
        gc.freeze()
        seconds = LONG
        for i, mutant in enumerate([None, *self._mutants]):
            found = list(_differences(original, mutant.code)) if mutant else []
            if None in found:
                self._tell(NOT_SWAPPED)
                continue
            child = os.fork()
            if not child:
                _limit(seconds)
                _swap(functions, dict(filter(None, found)))
                return
            _, status, used = os.wait4(child, 0)
            if i:
                self._tell(str(status))
            elif status:
                os._exit(1)
            else:
                self._tell(str(used.ru_utime + used.ru_stime))
                seconds = 3 * (used.ru_utime + used.ru_stime) + SLACK
        os._exit(0)

    def _tell(self, word: str) -> None:
        os.write(self._target, f"{word}\n".encode())


def _differences(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType] | None]:
    """Yield the functions that differ, before and after; None for a difference that lies not within a function."""
    before, after = ([each for each in code.co_consts if isinstance(each, CodeType)] for code in (old, new))
    if len(before) != len(after) or _alone(old) != _alone(new):
        yield None
        return
    for one, other in zip(before, after, strict=True):
        if one != other:
            if not one.co_flags & inspect.CO_OPTIMIZED:
                yield from _differences(one, other)
            else:
                yield (one, other) if one.co_freevars == other.co_freevars else None


def _alone(code: CodeType) -> CodeType:
    """Return code without what is nested in it."""
    return code.replace(co_consts=tuple(None if isinstance(each, CodeType) else each for each in code.co_consts))


def _swap(functions: Sequence[FunctionType], codes: dict[CodeType, CodeType]) -> None:
    for function in functions:
        if function.__code__ in codes:
            function.__code__ = codes[function.__code__]


def _limit(seconds: float) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _tests(tests: Sequence[str], *plugins: object) -> NoReturn:
    """Run tests silently until one fails, and end the process with what came of it."""
    code = 1
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        options = ["-x", "-q", "--assert=plain", "--capture=no", "-p", "no:cacheprovider", "--tb=line"]
        code = int(pytest.main([*options, *tests], plugins=list(plugins)))
    finally:
        os._exit(code)


def refused(mutant: Mutant) -> bool:
    """Tell whether mypy objects to a mutant's types."""
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as shadow:
        shadow.write(mutant.source)
        shadow.flush()
        moment = zlib.crc32(mutant.source.encode())
        os.utime(shadow.name, (moment, moment))  # mypy takes equal size and time for equal text
        lenient = [word for code in LENIENT for word in ("--disable-error-code", code)]
        command = [sys.executable, "-m", "mypy", *lenient, "--shadow-file", mutant.module, shadow.name, mutant.module]
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 1
