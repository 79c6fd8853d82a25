"""The second scorer's answer in the form of `Line.expected`."""

from typing import Any

from tests.golden_support.asking import ENOUGH, WORTHS, paid
from tests.reference import score


def by_reference(request: dict[str, Any]) -> dict[str, Any]:
    """What the second scorer answers."""
    found = score(request)
    return {name: found[name] for name in ENOUGH} | {
        "yaku": {y["id"]: {name: y[name] for name in WORTHS if name in y} for y in found["yaku"]},
        "dora": {line["id"]: line["han"] for line in found["dora"]},
        "paid": paid((p["from"], p["to"], p["points"], p["reason"]) for p in found["payments"]),
    }
