"""Laws of one answer: its lines add up to its totals, its reading is the hand, nothing left aside is worth more."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.hand import ANKAN, Hand
from engine.kinds import RED, kind
from engine.plan import Plan
from engine.result import WIN, Counted, Group, Score, deltas
from engine.score import score
from engine.tileset import Ring, Runs
from tests.laws.winning import EACH, FEW, plans, wins


def scored(name: str, data: st.DataObject) -> tuple[Plan, Hand, Score]:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    return plan, hand, score(plan, hand, win)


@EACH
@FEW
@given(data=st.data())
def test_lines_add_up_to_totals(name: str, data: st.DataObject) -> None:
    plan, _, found = scored(name, data)
    if found.outcome != WIN:
        assert found == Score(found.outcome)
        return
    dora = sum(line.han for line in found.dora)
    if found.fu is not None:
        assert all((line.yakuman, line.limit) == (None, None) for line in found.yaku)
        assert sum(line.han or 0 for line in found.yaku) + dora == found.han
        assert sum(line.fu for line in found.fu_details) == found.fu
        assert all(0 < line.fu < 10 for line in found.fu_details if line.id == "rounding")
        assert found.yakuman == 0
        return
    assert (found.han, found.dora, found.fu_details) == (0, (), ())
    multiples = [line.yakuman for line in found.yaku if line.yakuman]
    if found.yakuman:
        assert len(multiples) == len(found.yaku)
        assert found.limit == "yakuman"
        assert found.yakuman == (sum(multiples) if plan.rules.yakuman_add_up else max(multiples))
    else:
        assert multiples == []
        assert found.limit in {line.limit for line in found.yaku}


@EACH
@FEW
@given(data=st.data())
def test_payments_are_what_the_hand_is_worth_and_what_lies_there(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    found = score(plan, hand, win)
    for paid in found.payments:
        assert paid.target == win.seat != paid.source
        assert paid.points > 0
        assert paid.points % plan.rules.payment.unit == 0
        assert (paid.source == "table") == (paid.reason == "deposit")
    won = found.outcome == WIN
    by_reason = Counter[str]()
    for paid in found.payments:
        by_reason[paid.reason] += paid.points
    assert by_reason["win"] + by_reason["pao"] == found.points
    assert by_reason["honba"] == plan.rules.payment.honba * win.honba * won
    assert by_reason["deposit"] == 1000 * win.deposits * won
    assert sum(deltas(found.payments, plan.seats).values()) == by_reason["deposit"]
    if win.discarder is not None:
        assert {paid.source for paid in found.payments} <= {win.discarder, "table"}


def fits(ring: Ring, others: list[int], won: int) -> set[str]:
    """The waits that two tiles of a run had for the third, by how far apart they stand on the ring."""
    places = sorted(ring.kinds.index(k) for k in others)
    size, low, high = len(ring.kinds), *places
    third = ring.kinds.index(won)
    if ring.runs is Runs.STRAIGHT:
        if high - low == 2:
            return {"kanchan"}
        return {"penchan"} if {low, high} in ({0, 1}, {size - 2, size - 1}) else {"ryanmen"}
    found = set()
    for first, second in ((low, high), (high, low)):
        if (first + 1) % size == second and third in {(first - 1) % size, (second + 1) % size}:
            found.add("ryanmen")
        if (first + 2) % size == second and third == (first + 1) % size:
            found.add("kanchan")
    return found


def check_reading(plan: Plan, hand: Hand, counted: Counted | Score) -> None:
    """The groups are the hand's tiles, each what it is called, the winning tile in one of them, with the wait told."""
    reading = counted.reading
    assert reading is not None
    every = [*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles)]
    assert Counter(tile for group in reading.groups for tile in group.tiles) == Counter(every)
    (completed,) = [group for group in reading.groups if group.completed]
    concealed = reading.groups[: len(reading.groups) - len(hand.melds)]
    assert completed in concealed
    assert not any(group.open for group in concealed)
    melded = reading.groups[len(concealed) :]
    assert [group.open for group in melded] == [meld.call != ANKAN for meld in hand.melds]
    assert hand.winning in map(kind, completed.tiles)
    sizes = {"run": 3, "triplet": 3, "quad": 4, "pair": 2, "orphan": 1}
    for group in reading.groups:
        kinds = [kind(tile) for tile in group.tiles]
        assert len(kinds) == sizes[group.kind]
        runs = [set(run) for ring in plan.rules.tiles.rings for run in ring.run_kinds]
        assert set(kinds) in runs if group.kind == "run" else len(set(kinds)) == 1
    assert reading.wait in waits_of(plan, reading.shape, completed, hand.winning, reading.groups)


def waits_of(plan: Plan, shape: str, completed: Group, won: int, groups: tuple[Group, ...]) -> set[str]:
    """The waits that a winning tile in this group can have ended."""
    if shape == "thirteen_orphans":
        (pair,) = [group for group in groups if group.kind == "pair"]
        return {"thirteen"} if kind(pair.tiles[0]) == won else {"tanki"}
    if completed.kind in {"pair", "triplet"}:
        return {"tanki" if completed.kind == "pair" else "shanpon"}
    (ring,) = [ring for ring in plan.rules.tiles.rings if won in ring.kinds]
    if len(ring.kinds) == 2:
        # 191m: of two equal tiles and one other, the other ends a kanchan, an equal one a ryanmen.
        return {"ryanmen" if [kind(tile) for tile in completed.tiles].count(won) == 2 else "kanchan"}
    others = [kind(tile) for tile in completed.tiles]
    others.remove(won)
    return fits(ring, others, won)


@EACH
@FEW
@given(data=st.data())
def test_every_reading_is_the_hand(name: str, data: st.DataObject) -> None:
    plan, hand, found = scored(name, data)
    if found.outcome != WIN:
        return
    for counted in (found, *found.alternatives):
        check_reading(plan, hand, counted)
        groups = counted.reading.groups if counted.reading else ()
        assert sum(tile >= RED for group in groups for tile in group.tiles) == sum(
            tile >= RED for tiles in (hand.tiles, *(meld.tiles for meld in hand.melds)) for tile in tiles
        )


def stands(counted: Counted | Score) -> tuple[int, int, int, int]:
    """The order of the contract: points, a yakuman before a limit yaku before a count of han, han, fu."""
    rank = 2 if counted.yakuman else 1 if counted.fu is None else 0
    return (counted.points, rank, counted.han, counted.fu or 0)


@EACH
@FEW
@given(data=st.data())
def test_no_alternative_stands_before_the_answer(name: str, data: st.DataObject) -> None:
    _, _, found = scored(name, data)
    order = [stands(counted) for counted in (found, *found.alternatives)]
    assert order == sorted(order, reverse=True)
    told = [(counted.yaku, counted.reading) for counted in (found, *found.alternatives)]
    assert len(set(told)) == len(told)
