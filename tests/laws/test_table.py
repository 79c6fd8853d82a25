"""Laws of what lies on the table and who answers for what: counters, sticks, the broken wall, liability."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.hand import ANKAN, CHI
from engine.kinds import CHUN, DRAGON_KINDS, EAST, HAKU, HATSU, NORTH, SOUTH, WEST, kind
from engine.plan import Plan
from engine.result import WIN, Score, Transfer, deltas
from engine.rules.registry import RULE_SETS
from engine.score import score
from engine.win import TSUMO, Liable, Win
from tests.laws.winning import EACH, FEW, having, plans, wins

DRAGONS = tuple((k,) * 3 for k in DRAGON_KINDS)
WINDS = tuple((k,) * 3 for k in (EAST, SOUTH, WEST, NORTH))
KANS = tuple((k,) * 4 for k in (EAST, SOUTH, HAKU, HATSU))
FED = {
    "daisangen": DRAGONS,
    "daisuushii": WINDS,
    "suushiihou": WINDS,
    "suukantsu": KANS,
    "yakuhai": ((EAST,) * 3, *DRAGONS),
}
"""Groups that make somebody liable, by the name of his liability."""


def deltas_of(found: Score, plan: Plan) -> dict[str, int]:
    return deltas(found.payments, plan.seats)


@EACH
@FEW
@given(data=st.data())
def test_counters_add_exactly_what_they_are_worth(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    without = deltas_of(score(plan, hand, replace(win, honba=0)), plan)
    found = score(plan, hand, win)
    each = plan.rules.payment.honba * win.honba * (found.outcome == WIN)
    payers = [win.discarder] if win.discarder else [seat for seat in plan.seats if seat != win.seat]
    due = {seat: each * (seat == win.seat) - each // len(payers) * (seat in payers) for seat in plan.seats}
    assert {seat: n - without[seat] for seat, n in deltas_of(found, plan).items()} == due


@EACH
@FEW
@given(data=st.data())
def test_sticks_go_to_the_winner_and_change_nothing_else(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    found, without = score(plan, hand, win), score(plan, hand, replace(win, deposits=0))
    paid = (Transfer("table", win.seat, 1000 * win.deposits, "deposit"),) if win.deposits else ()
    assert found == without._replace(payments=(*without.payments, *paid) if found.outcome == WIN else ())


@having(lambda rules: rules.payment.wareme)
@FEW
@given(data=st.data())
def test_the_broken_wall_doubles_the_hand_and_nothing_else(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    assume(plan.rules.payment.wareme)
    found, plain = score(plan, hand, win), score(plan, hand, replace(win, wareme=None))
    assert found._replace(payments=()) == plain._replace(payments=())
    again = Counter({p.source: p.points for p in found.payments if p.reason == "wareme"})
    assert [p for p in found.payments if p.reason != "wareme"] == list(plain.payments)
    due = {
        p.source: p.points
        for p in plain.payments
        if p.reason == "win" and (win.wareme == "all" or win.wareme in {p.source, p.target})
    }
    assert again == due


def liable_names() -> list[tuple[str, str]]:
    return [(name, yaku) for name, rules in RULE_SETS.items() for yaku in rules.liability.yaku]


@pytest.mark.parametrize(("name", "yaku"), liable_names())
@FEW
@given(data=st.data())
def test_liability_moves_payments_and_takes_nothing_from_the_winner(name: str, yaku: str, data: st.DataObject) -> None:
    """By tsumo the liable player pays all that he answers for, on a third party's ron half, on his own discard all."""
    plan = plans(data.draw, name)
    assume(yaku in plan.rules.liability.yaku)
    hand, win = wins(data.draw, plan, given=FED[yaku], closed=False)
    feeder = data.draw(st.sampled_from([seat for seat in plan.seats if seat != win.seat]))
    win = replace(win, wareme=None)
    free = score(plan, hand, win)
    found = score(plan, hand, replace(win, liable=(Liable(yaku, feeder),)))
    assert found._replace(payments=()) == free._replace(payments=())
    had = yaku in {line.id for line in free.yaku}
    if yaku == "yakuhai":
        shown = [kind(meld.tiles[0]) for meld in hand.melds if meld.call not in {ANKAN, CHI}]
        closed = [kind(meld.tiles[0]) for meld in hand.melds if meld.call == ANKAN]
        had = free.limit is not None and value_han(win, [*shown, *closed]) >= 4
    if not had:
        assert found == free
        return
    assert deltas_of(found, plan)[win.seat] == deltas_of(free, plan)[win.seat]
    pao = sum(p.points for p in found.payments if p.reason == "pao")
    whole = plan.rules.liability.scope == "hand" or free.yakuman in {0, one(free, yaku)}
    own = free.points if whole else free.points * one(free, yaku) // free.yakuman
    others = {p.source for p in found.payments if p.reason in {"win", "pao"}} - {feeder}
    if win.method == TSUMO:
        assert pao == own
        assert (others == set()) == whole
    elif feeder == win.discarder:
        assert (pao, others) == (0, set())
    else:
        assert 2 * pao == own
        assert others == {win.discarder}
    honba = {p.source for p in found.payments if p.reason == "honba"}
    by_feeder = win.method == TSUMO or plan.rules.liability.honba == "liable"
    assert not honba or honba == {feeder if by_feeder else win.discarder}


def one(found: Score, yaku: str) -> int:
    """How many yakuman of the hand the liable yaku is; with several that do not add up, all."""
    multiples = [line.yakuman or 0 for line in found.yaku]
    if sum(multiples) > found.yakuman:
        return found.yakuman
    return sum(line.yakuman or 0 for line in found.yaku if line.id == yaku)


def value_han(win: Win, kinds: list[int]) -> int:
    """Han of value triplets, a double wind two."""
    values = [HAKU, HATSU, CHUN, EAST + "ESWN".index(win.seat), EAST + "ESWN".index(win.round)]
    return sum(values.count(k) for k in kinds)


def test_the_table_has_every_liability() -> None:
    assert {yaku for _, yaku in liable_names()} == set(FED)
