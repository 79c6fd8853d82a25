"""What can be wrong with a game that is to be settled: every fault at once, each at the path of what has to change.

Facts as in `engine.round_faults`; `bust_not_below_zero` has `seat` and `points`, and `invalid_value` has `repeated`, or
`given` with `multiple_of` or with the `reason` `busted_himself`. Seats are starting seats here.
"""

from collections.abc import Iterator

from engine.errors import Fault
from engine.games import Bust
from engine.plan import Plan
from engine.round_faults import lacks, total_fault
from engine.rounding import POINTS


def faults(plan: Plan, points: tuple[int, ...], deposits: int = 0, busts: tuple[Bust, ...] = ()) -> tuple[Fault, ...]:
    """Return every reason why this game cannot be settled, in the order of the request; empty if it can."""
    found = list(_points(plan, points, deposits))
    if deposits and plan.rules.riichi is None:
        found.append(lacks(plan, "deposits", "deposits"))
    if busts and not plan.rules.settlement.bust_prize:
        found.append(lacks(plan, "busts", "busts"))
    else:
        found += _busts(plan, points, busts)
    return tuple(found)


def _points(plan: Plan, points: tuple[int, ...], deposits: int) -> Iterator[Fault]:
    players = len(plan.seats)
    if len(points) != players:
        yield Fault("wrong_number_of_seats", ("points",), {"count": len(points), "seats": plan.seats})
        return
    yield from total_fault(plan, ("points",), points, deposits)
    for i, value in enumerate(points):
        if value % POINTS:
            yield Fault("invalid_value", ("points", i), {"given": value, "multiple_of": POINTS})


def _busts(plan: Plan, points: tuple[int, ...], busts: tuple[Bust, ...]) -> Iterator[Fault]:
    players = range(len(plan.seats))
    for i, bust in enumerate(busts):
        path = ("busts", i)
        if bust.seat not in players:
            yield Fault("seat_not_in_game", (*path, "seat"), {"seat": bust.seat, "seats": tuple(players)})
        elif bust.seat in {other.seat for other in busts[:i]}:
            yield Fault("invalid_value", (*path, "seat"), {"repeated": bust.seat})
        elif bust.seat < len(points) and points[bust.seat] >= 0:
            yield Fault("bust_not_below_zero", (*path, "seat"), {"seat": bust.seat, "points": points[bust.seat]})
        if not bust.by:
            yield Fault("missing_field", (*path, "by"))
        for j, by in enumerate(bust.by):
            if by not in players:
                yield Fault("seat_not_in_game", (*path, "by", j), {"seat": by, "seats": tuple(players)})
            elif by == bust.seat:
                yield Fault("invalid_value", (*path, "by", j), {"given": by, "reason": "busted_himself"})
            elif by in bust.by[:j]:
                yield Fault("invalid_value", (*path, "by", j), {"repeated": by})
