"""Laws of settled games that say what a change of the points does."""

from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from engine import games
from engine.plan import Plan, compile_plan
from engine.rules.model import but
from tests.laws.winning import EACH, FEW, Draw, plans


def apart(draw: Draw, plan: Plan) -> tuple[int, ...]:
    """Final points by starting seat, no two the same, that add up."""
    start, players = plan.rules.settlement.start, len(plan.seats)
    some = draw(
        st.lists(st.integers(-start // 50, start // 25), min_size=players - 1, max_size=players - 1, unique=True)
    )
    points = [100 * n for n in some]
    points.append(start * players - sum(points))
    assume(len(set(points)) == players)
    return tuple(points)


def totals(plan: Plan, points: tuple[int, ...]) -> list[int]:
    return [result.total for result in games.settle(plan, points).results]


@EACH
@FEW
@given(data=st.data())
def test_seats_say_nothing_where_nobody_is_level(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name, most=0)
    points = apart(data.draw, plan)
    order = data.draw(st.permutations(range(len(points))))
    assert totals(plan, tuple(points[i] for i in order)) == [totals(plan, points)[i] for i in order]


@EACH
@FEW
@given(data=st.data())
def test_more_points_are_no_lower_total(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name, most=0)
    points = apart(data.draw, plan)
    total = totals(plan, points)
    for better, worse in pairwise(sorted(range(len(points)), key=lambda i: -points[i])):
        assert total[better] >= total[worse]


@EACH
@FEW
@given(data=st.data())
def test_points_that_move_without_a_rank_move_the_totals_by_as_much(name: str, data: st.DataObject) -> None:
    """Exact scores: a hundred points are a tenth of a thousand, ten of the units that totals are counted in."""
    rules = plans(data.draw, name, most=0).rules
    plan = compile_plan(but(rules, settlement={"rounding": "none", "floating_uma": None}))
    points = apart(data.draw, plan)
    high, low = sorted(range(len(points)), key=lambda i: -points[i])[:2]
    gap = (points[high] - points[low]) // 100
    assume(gap > 2)
    step = 100 * data.draw(st.integers(1, (gap - 1) // 2))
    moved = list(points)
    moved[high] -= step
    moved[low] += step
    before, after = totals(plan, points), totals(plan, tuple(moved))
    change = {high: -step // 10, low: step // 10}
    assert [b - a for a, b in zip(before, after, strict=True)] == [change.get(i, 0) for i in range(len(points))]


@EACH
@FEW
@given(data=st.data())
def test_rounding_moves_nobody_but_the_first_by_a_thousand(name: str, data: st.DataObject) -> None:
    rules = plans(data.draw, name, most=0).rules
    exact = compile_plan(but(rules, settlement={"rounding": "none"}))
    points = apart(data.draw, exact)
    first = max(range(len(points)), key=lambda i: points[i])
    for rounding in ("gosharokunyu", "shishagonyu", "half_away", "truncate"):
        rounded = compile_plan(but(rules, settlement={"rounding": rounding}))
        apart_by = [r - e for r, e in zip(totals(rounded, points), totals(exact, points), strict=True)]
        assert all(abs(n) < 100 for i, n in enumerate(apart_by) if i != first)
        assert all(abs(n) <= 50 for i, n in enumerate(apart_by) if i != first and rounding != "truncate")
        assert sum(totals(rounded, points)) == 0
