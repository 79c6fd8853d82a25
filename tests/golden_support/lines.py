"""A line of a golden table: a hand as a request, the answer that the sources give it, and the sentence that it shows.

Columns, `-` where there is nothing to say: `id`; `tiles` and `winning` as in a request; `melds` as `pon:555z@W`, the
seat that gave the tile after the `@`; `situation` as `key=value`; `options` as JSON; then what is expected. A hand that
is refused has the code of the problem in `outcome`, and nothing after it. A yaku is `riichi:1` in han, `kokushi:x1` in
yakuman or `tenhou:mangan`. `source` names a page of the rules or a document, then what it says there; ` | ` parts
several sentences.
"""

import csv
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TABLES = Path(__file__).parents[1] / "golden"
HARD = TABLES / "hard.tsv"
NOTHING = "-"
OUTCOMES = ("win", "no_yaku", "incomplete")
COLUMNS = (
    "id", "tiles", "winning", "melds", "situation", "options",
    "outcome", "yaku", "dora", "han", "fu", "yakuman", "limit", "points", "deltas", "source",
)  # fmt: skip
"""`hard.tsv` has one more, `ruleset`, after the id; elsewhere the file's name says it."""
OF_HAND = {"nukidora": int, "gold": str}
RENAMED = {"dora": "dora_indicators", "ura": "ura_indicators"}
COUNTS = ("honba", "deposits")


@dataclass(frozen=True)
class Line:
    """One hand of a table."""

    ruleset: str
    cells: dict[str, str]

    def __str__(self) -> str:
        """Where the line stands."""
        return f"{self.ruleset}/{self.cells['id']}"

    @property
    def request(self) -> dict[str, Any]:
        """What is sent to `/v1/score`."""
        cells = self.cells
        hand: dict[str, Any] = {"tiles": cells["tiles"], "winning_tile": cells["winning"]}
        if cells["melds"] != NOTHING:
            hand["melds"] = [meld(text) for text in cells["melds"].split()]
        situation: dict[str, Any] = {}
        for entry in cells["situation"].split():
            key, _, value = entry.partition("=")
            if key in OF_HAND:
                hand[key] = OF_HAND[key](value)
            else:
                situation[RENAMED.get(key, key)] = told(key, value)
        request = {"ruleset": self.ruleset, "hand": hand, "situation": situation}
        return request if cells["options"] == NOTHING else request | {"options": json.loads(cells["options"])}

    @property
    def expected(self) -> dict[str, Any]:
        """What comes back, yaku and dora by their ids; the code of a refusal alone."""
        cells = self.cells
        if cells["outcome"] not in OUTCOMES:
            return {"outcome": cells["outcome"]}
        return {
            "outcome": cells["outcome"],
            "yaku": {name: worth(value) for name, value in pairs(cells["yaku"])},
            "dora": {name: int(value) for name, value in pairs(cells["dora"])},
            "han": int(cells["han"]),
            "fu": None if cells["fu"] == NOTHING else int(cells["fu"]),
            "yakuman": int(cells["yakuman"]),
            "limit": None if cells["limit"] == NOTHING else cells["limit"],
            "points": int(cells["points"]),
            "deltas": {entry[0]: int(entry[1:]) for entry in cells["deltas"].split()},
        }

    @property
    def open(self) -> bool:
        """Whether the hand has called a tile."""
        return any(call.partition(":")[0] != "ankan" for call in self.cells["melds"].split() if call != NOTHING)


def meld(text: str) -> dict[str, str]:
    """`minkan:5555z@W` as the field of a request."""
    call, _, rest = text.partition(":")
    tiles, _, source = rest.partition("@")
    return {"type": call, "tiles": tiles} | ({"from": source} if source else {})


def told(key: str, value: str) -> object:
    """A value of the situation as JSON."""
    if key in COUNTS:
        return int(value)
    if key == "liable":
        return [dict(zip(("yaku", "seat"), entry.split(":"), strict=True)) for entry in value.split(",")]
    return value == "yes" if key == "ippatsu" else value


def pairs(cell: str) -> Iterator[tuple[str, str]]:
    """The entries of a cell such as `riichi:1 dora:2`."""
    for entry in cell.split() if cell != NOTHING else ():
        name, _, value = entry.partition(":")
        yield name, value


def worth(text: str) -> dict[str, object]:
    """What a yaku counts, by the name of its field in the answer."""
    if text.isdigit():
        return {"han": int(text)}
    return {"yakuman": int(text[1:])} if text[0] == "x" else {"limit": text}


def table(path: Path) -> tuple[Line, ...]:
    """Every line of a table, in its order."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE, strict=True))
    return tuple(Line(row.get("ruleset") or path.stem, row) for row in rows)


def tables() -> tuple[Path, ...]:
    """Every table."""
    return tuple(sorted(TABLES.glob("*.tsv")))
