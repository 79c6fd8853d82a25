"""Functions of a rule set that are remembered, each with its plan: what is known of a plan goes when it goes."""

from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

from engine.plan import Plan

R = TypeVar("R")
Rest = TypeVarTuple("Rest")

MOST: Final = 1 << 12
"""Results that are kept of one function and one plan; then they are found anew."""


def remembered(act: Callable[[Plan, *Rest], R]) -> Callable[[Plan, *Rest], R]:
    """Return a function of a plan and small values as one that remembers what it returned."""
    key = f"{act.__module__}.{act.__qualname__}"

    def of_plan(plan: Plan, *rest: *Rest) -> R:
        memo = plan.memos.get(key)
        if memo is None:
            memo = plan.memos[key] = {}
        found: R | None = memo.get(rest)
        if found is None:
            if len(memo) >= MOST:
                memo.clear()
            found = memo[rest] = act(plan, *rest)
        return found

    of_plan.__name__, of_plan.__doc__ = act.__name__, act.__doc__
    return of_plan
