"""A hand is paid what its own count of han and fu is paid by the arithmetic of the pages."""

from hypothesis import given
from hypothesis import strategies as st

from engine.result import WIN
from engine.score import score
from tests.exhaustive.amounts import by_tsumo, limit_of, of_limit, paid
from tests.laws.winning import EACH, FEW, plans, wins


@EACH
@FEW
@given(data=st.data())
def test_points_follow_from_han_and_fu(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name, most=0)
    hand, win = wins(data.draw, plan)
    found = score(plan, hand, win)
    if found.outcome != WIN:
        return
    dealer = win.seat == "E"
    if found.fu is not None:
        assert found.limit == limit_of(name, found.han, found.fu)
        amount = paid(name, found.han, found.fu, dealer=dealer)
    else:
        assert found.limit is not None
        amount = of_limit(name, found.limit, dealer=dealer, times=found.yakuman or 1)
    due = {win.discarder: amount.ron} if win.discarder else by_tsumo(name, amount, win.seat)
    assert {p.source: p.points for p in found.payments if p.reason == "win"} == due
    assert found.points == sum(due.values())
