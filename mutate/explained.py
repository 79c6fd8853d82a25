"""Reads docs/mutation.md: which mutants survive, and the reason that the page gives."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parent.parent / "docs" / "mutation.md"
TITLE = re.compile(r"### `(?P<module>[^`]+)`")
ROW = re.compile(r"\| `(?P<change>.+)`(?: ×(?P<times>\d+))? \| (?P<reason>.+) \|")


class Survivor(NamedTuple):
    """A row of the page."""

    module: str
    change: str
    """As `mutate.mutants.Mutant.change`."""
    times: int
    """How many mutants read so."""
    reason: str


def survivors() -> list[Survivor]:
    """Return the rows of the page's tables of survivors."""
    found, module = [], ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if title := TITLE.fullmatch(line):
            module = title["module"]
        elif module and (row := ROW.fullmatch(line)):
            found.append(Survivor(module, row["change"].replace("\\|", "|"), int(row["times"] or 1), row["reason"]))
    return found


def explained(module: str) -> Counter[str]:
    """Return the changes of a module that the page explains, and how often."""
    return Counter({row.change: row.times for row in survivors() if row.module == module})
