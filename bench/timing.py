"""One method for every figure: pinned, alternating, the median of five runs with their spread.

Ratios are taken within one run, where both sides had the same machine, and only then is their median taken.
"""

import gc
import os
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

ROUNDS: Final = 5
MICRO: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table: a figure with its spread, and how many times better it is than another."""

    name: str
    unit: str
    runs: tuple[float, ...]
    ratio: str = ""
    """What the ratios are of, as `ours to mahjong`."""
    ratios: tuple[float, ...] = ()

    def record(self) -> dict[str, Any]:
        """Return the row as it is written to JSON."""
        found: dict[str, Any] = {"name": self.name, "unit": self.unit, **_spread(self.runs)}
        return found | ({"ratio": {"of": self.ratio, **_spread(self.ratios)}} if self.ratios else {})

    def cells(self) -> str:
        """Return the row as a line of a Markdown table."""
        return f"| {self.name} | {shown(self.runs)} | {self.unit} | {self.ratio} | {shown(self.ratios)} |"


@dataclass(frozen=True, slots=True)
class Table:
    """The figures of one question."""

    title: str
    rows: tuple[Row, ...]
    note: str = ""

    def text(self) -> str:
        """Return the table as Markdown."""
        head = "| | median (least to most) | unit | ratio of | ratio (least to most) |\n| --- | --- | --- | --- | --- |"
        note = f"\n\n{self.note}" if self.note else ""
        return "\n".join([f"### {self.title}\n", head, *(row.cells() for row in self.rows)]) + note + "\n"

    def record(self) -> dict[str, Any]:
        """Return the table as it is written to JSON."""
        return {"title": self.title, "rows": [row.record() for row in self.rows], "note": self.note}


def shown(runs: Iterable[float]) -> str:
    """Return a median with its spread, three figures each."""
    values = sorted(runs)
    if not values:
        return ""
    middle = three(median(values))
    return middle if len(values) == 1 else f"{middle} ({three(values[0])} to {three(values[-1])})"


def three(value: float) -> str:
    """Return a number with three figures."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"  # noqa: PLR2004 - three figures


def _spread(runs: tuple[float, ...]) -> dict[str, Any]:
    return {"median": median(runs), "least": min(runs), "most": max(runs), "runs": list(runs)}


def pin(*cores: int) -> None:
    """Keep this process, and what it starts, to some cores."""
    os.sched_setaffinity(0, {core % (os.cpu_count() or 1) for core in cores})


def alternate(ways: Mapping[str, Callable[[], float]]) -> dict[str, tuple[float, ...]]:
    """Return five figures of each way, taken in turn, after one of each that is thrown away."""
    gc.collect()
    gc.freeze()
    for way in ways.values():
        way()
    rounds = [[way() for way in ways.values()] for _ in range(ROUNDS)]
    return dict(zip(ways, zip(*rounds, strict=True), strict=True))


def each(act: Callable[..., object], items: list[tuple[Any, ...]]) -> Callable[[], float]:
    """Return what measures an act: microseconds of processor time for one of the items."""

    def measured() -> float:
        gc.collect()
        began = time.process_time()
        for item in items:
            act(*item)
        return (time.process_time() - began) / len(items) * MICRO

    return measured


def rows(found: Mapping[str, tuple[float, ...]], unit: str, ours: str, *, higher: bool = False) -> tuple[Row, ...]:
    """Return a row for each way with the ratio to ours: how many times better ours is, run by run."""
    base = found[ours]
    return tuple(
        Row(name, unit, runs)
        if name == ours
        else Row(
            name,
            unit,
            runs,
            f"{ours} to it",
            tuple((b / a if higher else a / b) for a, b in zip(runs, base, strict=True)),
        )
        for name, runs in found.items()
    )
