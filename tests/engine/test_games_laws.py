"""Laws of settled games that hold in every rule set, whatever its rounding and its ties."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games
from engine.game_faults import faults
from engine.payments import STICK
from engine.plan import Plan
from engine.rounding import ROUNDINGS
from engine.rules.registry import RULE_SETS
from tests.engine.hands import plan, plan_but

EVERY = pytest.mark.parametrize("name", list(RULE_SETS))
FEW = settings(max_examples=10, deadline=None)
"""Of each of the fifty rule sets."""


@st.composite
def ended(draw: st.DrawFn, rules: Plan) -> tuple[tuple[int, ...], int, tuple[games.Bust, ...]]:
    """Final points, often equal ones, with the sticks that are left, and who busted whom."""
    start, players = rules.rules.settlement.start, len(rules.seats)
    sticks = draw(st.integers(0, 3)) if rules.rules.riichi else 0
    some = [
        start + 100 * draw(st.integers(-start // 50, start // 50) | st.sampled_from((0, -10)))
        for _ in range(players - 1)
    ]
    points = draw(st.permutations((start * players - sticks * STICK - sum(some), *some)))
    busted = [seat for seat, p in enumerate(points) if p < 0] if rules.rules.settlement.bust_prize else []
    by = {seat: draw(st.sets(st.sampled_from([i for i in range(players) if i != seat]), min_size=1)) for seat in busted}
    return tuple(points), sticks, tuple(games.Bust(seat, tuple(by[seat])) for seat in busted)


@cache
def _but(name: str, rounding: str, ties: str) -> Plan:
    return plan_but(name, settlement={"rounding": rounding, "ties": ties})


@EVERY
@FEW
@given(data=st.data())
def test_totals_add_up_to_what_uma_oka_and_rounding_say(name: str, data: st.DataObject) -> None:
    """Exact ones to the points less the return points, with uma and oka; rounded ones to nothing."""
    rounding = data.draw(st.sampled_from(sorted(ROUNDINGS)))
    ties = data.draw(st.sampled_from(["seat_order", "split"]))
    rules = _but(name, rounding, ties)
    points, sticks, busts = data.draw(ended(rules))
    assert faults(rules, points, sticks, busts) == ()
    game = games.settle(rules, points, sticks, busts)
    settlement = rules.rules.settlement
    taken = STICK * sticks if game.leftover_to else 0
    assert sum(result.points for result in game.results) == sum(points) + taken
    assert sum(result.bust for result in game.results) == 0
    assert all(r.total == r.base + r.uma + r.oka + r.bust for r in game.results)
    if rounding != "none":
        assert sum(result.total for result in game.results) == 0
        return
    left = (sum(points) + taken - settlement.returns * len(points)) // 10
    assert sum(result.base for result in game.results) == left
    assert sum(result.oka for result in game.results) == games.oka_of(rules)
    uma = {sum(100 * u for u in uma) for uma in (settlement.uma, *(settlement.floating_uma or {}).values())}
    assert sum(result.uma for result in game.results) in uma


@EVERY
@FEW
@given(data=st.data())
def test_ranks_follow_the_points(name: str, data: st.DataObject) -> None:
    rules = plan(name)
    points, sticks, busts = data.draw(ended(rules))
    results = games.settle(rules, points, sticks, busts).results
    for one in results:
        before = [other for other in results if points[other.seat] > points[one.seat]]
        level = [other for other in results if points[other.seat] == points[one.seat] and other.seat < one.seat]
        by_seat = rules.rules.settlement.ties == "seat_order"
        assert one.rank == 1 + len(before) + (len(level) if by_seat else 0)
    if rules.rules.settlement.ties == "split":
        assert all(a.oka - b.oka in range(-20, 21) for a in results for b in results if a.rank == b.rank)
