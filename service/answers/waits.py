"""What a hand waits for as its answer."""

from typing import Any

from engine.kinds import text
from engine.plan import Plan
from engine.waits import Wait
from service.answers.score import score


def wait(plan: Plan, one: Wait, language: str) -> dict[str, Any]:
    """Return one tile with what it scores."""
    return {
        "tile": text((one.kind,)),
        "tsumo": score(plan, one.tsumo, language),
        "ron": score(plan, one.ron, language),
        "left": one.left,
    }


def waits(plan: Plan, found: tuple[Wait, ...], language: str) -> dict[str, Any]:
    """Return all tiles that complete a hand; tenpai is who has any."""
    return {"tenpai": bool(found), "waits": [wait(plan, one, language) for one in found]}
