"""Laws of who wins and how: the dealer never earns less, children alike, tsumo and ron of one hand."""

from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from engine.hand import Hand
from engine.kinds import WIND_KINDS, kind
from engine.legality import faults
from engine.payments import total
from engine.plan import Plan
from engine.result import WIN, Counted, Score
from engine.rules.model import RuleSet
from engine.score import score
from engine.win import LAST_TILE, NORMAL, RON, TSUMO, Win
from engine.yaku import PINFU_ANY_PAIR_BY_RON, PINFU_BY_RON
from tests.laws.winning import EACH, FEW, having, plans, wins


def without_winds(hand: Hand) -> bool:
    every = (*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles))
    return not {kind(tile) for tile in every}.intersection(WIND_KINDS)


def seated(win: Win, seat: str, seats: str) -> Win:
    """The same win at another seat, off its left neighbour's discard if it is a ron."""
    left = seats[seats.index(seat) - 1]
    return replace(win, seat=seat, discarder=left if win.discarder else None, wareme=None)


def counts(found: Score) -> list[tuple[object, ...]]:
    """What every reading counts, whatever it is paid."""
    every: tuple[Score | Counted, ...] = (found, *found.alternatives) if found.outcome == WIN else ()
    return sorted((one.han, one.fu or 0, one.yakuman, one.limit or "", [y.id for y in one.yaku]) for one in every)


@EACH
@FEW
@given(data=st.data())
def test_the_dealer_never_earns_less_and_children_earn_the_same(name: str, data: st.DataObject) -> None:
    """A hand without winds, not on a first turn, where seats are named: it counts the same everywhere."""
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    win = replace(win, timing=NORMAL if win.timing == "first_turn" else win.timing)
    assume(without_winds(hand))
    found = {seat: score(plan, hand, seated(win, seat, plan.seats)) for seat in plan.seats}
    assert all(counts(one) == counts(found["E"]) for one in found.values())
    assert len({found[seat].points for seat in plan.seats[1:]}) == 1
    assert found["E"].points >= found["S"].points
    if found["E"].outcome == WIN:
        assert found["E"].points > found["S"].points


def pinfu_by_ron(rules: RuleSet) -> bool:
    """Whether pinfu is won by ron only."""
    return any(award.yaku in {PINFU_BY_RON, PINFU_ANY_PAIR_BY_RON} for award in rules.yaku)


def as_if_by_ron(plan: Plan, found: Score) -> int:
    """What a hand's count would be paid by a ron: han, fu and limit on one scale, whatever the tsumo loses."""
    if found.outcome != WIN:
        return 0
    scale = plan.rules.scale
    if found.fu is None:
        base = scale.yakuman * found.yakuman if found.yakuman else scale.base_of(found.limit or "")
    elif found.limit:
        base = scale.base_of(found.limit)
    else:
        base = found.fu * 2 ** (found.han + scale.extra_doublings)
    return total(plan.rules, base, "S", "E")


@having(lambda rules: not pinfu_by_ron(rules))
@FEW
@given(data=st.data())
def test_a_drawn_tile_counts_no_less_than_a_discarded_one(name: str, data: st.DataObject) -> None:
    """Where pinfu can be drawn: a closed hand gains menzen tsumo, an open one two fu, a triplet stays concealed."""
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    assume(not pinfu_by_ron(plan.rules) and win.timing in {NORMAL, LAST_TILE})
    drawn = replace(win, method=TSUMO, discarder=None)
    taken = replace(win, method=RON, discarder="E" if win.seat != "E" else "S")
    assume(not faults(plan, hand, drawn) and not faults(plan, hand, taken))
    tsumo, ron = score(plan, hand, drawn), score(plan, hand, taken)
    assert as_if_by_ron(plan, tsumo) >= as_if_by_ron(plan, ron)


@EACH
@FEW
@given(data=st.data())
def test_whose_discard_it_was_moves_the_payment_and_nothing_else(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    assume(win.method == RON and win.timing != "first_turn")
    win = replace(win, wareme=None)
    for discarder in plan.seats.replace(win.seat, ""):
        other = score(plan, hand, replace(win, discarder=discarder))
        found = score(plan, hand, win)
        assert other._replace(payments=()) == found._replace(payments=())
        assert {p.source for p in other.payments} <= {discarder, "table"}
        assert [p.points for p in other.payments] == [p.points for p in found.payments]
