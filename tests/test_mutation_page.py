"""The page on mutants: the changes that it explains are changes of the code as it is."""

import re

import pytest

from mutate.explained import PAGE, Survivor, survivors
from tests.conftest import ROOT


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("survivor", survivors(), ids=lambda row: f"{row.module}: {row.change}"[:60])
def test_what_survives_stands_in_the_module(survivor: Survivor) -> None:
    where, _, change = survivor.change.partition(": ")
    before, arrow, after = change.partition(" → ")
    source = (ROOT / survivor.module).read_text(encoding="utf-8")
    assert arrow
    assert before != after
    assert plain(before) in plain(source)
    assert all(name in source for name in where.split("."))
    assert survivor.reason.endswith(".")


def test_the_table_adds_up() -> None:
    rows = re.findall(
        r"^\| `(engine/[^`]+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    told = {module: int(survived) for module, *_, survived in rows}
    listed = dict.fromkeys(told, 0)
    for survivor in survivors():
        listed[survivor.module] += survivor.times
    assert listed == told
    assert all(int(mutants) == int(killed) + int(refused) + int(left) for _, mutants, killed, refused, left in rows)
    every = re.search(r"^\| all \| ([\d,]+) \| ([\d,]+) \| (\d+) \| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    sums = [sum(map(int, column)) for column in list(zip(*rows, strict=True))[1:]]
    assert every
    assert [int(each.replace(",", "")) for each in every.groups()] == sums
