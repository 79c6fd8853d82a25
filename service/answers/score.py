"""A scored hand as its answer."""

from functools import lru_cache
from typing import Any

from engine import kinds
from engine.plan import Plan
from engine.result import Counted, DoraLine, FuLine, Group, Reading, Score, Transfer, YakuLine, deltas


@lru_cache(maxsize=1 << 12)
def text(tiles: tuple[int, ...]) -> str:
    """Return a group's tiles as text; there are not many groups."""
    return kinds.text(tiles)


def yaku_line(line: YakuLine, language: str) -> dict[str, Any]:
    """Return a yaku with the one thing that it counts."""
    if line.han is not None:
        return {"id": line.id, "name": line.name.in_(language), "han": line.han}
    if line.yakuman is not None:
        return {"id": line.id, "name": line.name.in_(language), "yakuman": line.yakuman}
    return {"id": line.id, "name": line.name.in_(language), "limit": line.limit}


def dora_line(line: DoraLine, language: str) -> dict[str, Any]:
    """Return dora of one sort."""
    return {"id": line.id, "name": line.name.in_(language), "han": line.han}


def fu_line(line: FuLine, language: str) -> dict[str, Any]:
    """Return one reason for fu, with its tiles where it has any."""
    if line.tiles:
        return {"id": line.id, "name": line.name.in_(language), "tiles": text(line.tiles), "fu": line.fu}
    return {"id": line.id, "name": line.name.in_(language), "fu": line.fu}


def payment(transfer: Transfer) -> dict[str, Any]:
    """Return one payment."""
    source, target, points, reason = transfer
    return {"from": source, "to": target, "points": points, "reason": reason}


def group(one: Group) -> dict[str, Any]:
    """Return a group; `completed` only where the winning tile stands."""
    kind, tiles, opened, completed = one
    if completed:
        return {"kind": kind, "tiles": text(tiles), "open": opened, "completed": True}
    return {"kind": kind, "tiles": text(tiles), "open": opened}


def reading(one: Reading) -> dict[str, Any]:
    """Return how a hand is read."""
    return {"shape": one.shape, "wait": one.wait, "groups": [group(g) for g in one.groups]}


def alternative(one: Counted, language: str) -> dict[str, Any]:
    """Return a reading that lost, with what it would have been worth."""
    return {
        "yaku": [yaku_line(line, language) for line in one.yaku],
        "dora": [dora_line(line, language) for line in one.dora],
        "han": one.han,
        "fu": one.fu,
        "yakuman": one.yakuman,
        "limit": one.limit,
        "points": one.points,
        "reading": reading(one.reading),
    }


def score(plan: Plan, result: Score, language: str) -> dict[str, Any]:
    """Return a scored hand."""
    return {
        "ruleset": plan.rules.id,
        "outcome": result.outcome,
        "yaku": [yaku_line(line, language) for line in result.yaku],
        "dora": [dora_line(line, language) for line in result.dora],
        "han": result.han,
        "fu": result.fu,
        "yakuman": result.yakuman,
        "limit": result.limit,
        "fu_details": [fu_line(line, language) for line in result.fu_details],
        "points": result.points,
        "payments": [payment(transfer) for transfer in result.payments],
        "deltas": deltas(result.payments, plan.seats),
        "reading": reading(result.reading) if result.reading else None,
        "alternatives": [alternative(one, language) for one in result.alternatives],
    }
