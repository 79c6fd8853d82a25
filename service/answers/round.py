"""A settled hand of the game, and a settled game, as their answers."""

from typing import Any, Final

from engine.games import Game, Standing
from engine.plan import Plan
from engine.table import Next, Round
from service.answers.score import payment, score

THOUSAND: Final = 100
"""Scores of a game are counted in hundredths of a thousand."""


def following(table: Next | None) -> dict[str, Any] | None:
    """Return the next hand's table; without points where they are not known."""
    if table is None:
        return None
    return {
        "round": table.round,
        "number": table.number,
        "honba": table.honba,
        "deposits": table.deposits,
        **({} if table.points is None else {"points": dict(table.points)}),
        "renchan": table.renchan,
    }


def round(plan: Plan, result: Round, language: str) -> dict[str, Any]:  # noqa: A001 - the word of the wire
    """Return a settled hand of the game; without points where they are not known."""
    return {
        "ruleset": plan.rules.id,
        "scores": [None if one is None else score(plan, one, language) for one in result.scores],
        "denied": list(result.denied),
        "payments": [payment(transfer) for transfer in result.payments],
        "deltas": dict(result.deltas),
        **({} if result.points is None else {"points": dict(result.points)}),
        "deposits": result.deposits,
        "next": following(result.next),
        "game_over": {"reason": result.game_over} if result.game_over else None,
    }


def standing(one: Standing) -> dict[str, Any]:
    """Return the result of one seat, in thousands; whether it sank only where the rule set asks."""
    return {
        "seat": one.seat,
        "points": one.points,
        "rank": one.rank,
        "base": one.base / THOUSAND,
        "uma": one.uma / THOUSAND,
        "oka": one.oka / THOUSAND,
        "bust": one.bust / THOUSAND,
        "total": one.total / THOUSAND,
        **({} if one.sunk is None else {"sunk": one.sunk}),
    }


def game(plan: Plan, result: Game) -> dict[str, Any]:
    """Return a settled game; the top only where the rule set asks."""
    return {
        "ruleset": plan.rules.id,
        "results": [standing(one) for one in result.results],
        "leftover_deposits": {"to": list(result.leftover_to)},
        **({"top": result.top} if plan.rules.settlement.tops else {}),
    }
