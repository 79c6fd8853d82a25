"""Laws of rounds and games that hold in every rule set."""

from itertools import permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine import round_faults, rounds
from engine.draws import Draw
from engine.hand import Hand
from engine.payments import STICK
from engine.plan import Plan
from engine.result import deltas
from engine.rules.registry import RULE_SETS
from engine.score import score
from engine.table import Round, Table, Wins
from engine.win import RON, TSUMO, Win
from tests.engine.hands import hand, plan

FULL = (hand("123456789p67s33z", "8s"), hand("123456p67s99p555z", "8s"), hand("345789p67s11p777z", "8s"))
"""Hands that every wall of four groups has; three can win together."""
SMALL = (hand("345p67s22p", "8s"), hand("67s99p555z", "8s"), hand("67s11p777z", "8s"))
"""The same for hands of two groups."""

EVERY = pytest.mark.parametrize("rules", [plan(name) for name in RULE_SETS], ids=list(RULE_SETS))
FEW = settings(max_examples=10, deadline=None)
"""Of each of the fifty rule sets."""


@st.composite
def tables(draw: st.DrawFn, rules: Plan) -> Table:
    """Any table whose points, with the sticks, are what the players brought."""
    seats, settlement = rules.seats, rules.rules.settlement
    sticks = draw(st.integers(0, 3)) if rules.rules.riichi else 0
    some = [
        settlement.start + 10 * draw(st.integers(-settlement.start // 10, settlement.start // 5)) for _ in seats[1:]
    ]
    points = (settlement.start * len(seats) - sticks * STICK - sum(some), *some)
    return Table(
        round=draw(st.sampled_from("ESWN")),
        number=draw(st.integers(1, len(seats))),
        honba=draw(st.integers(0, 4)),
        deposits=sticks,
        riichi=tuple(draw(st.sets(st.sampled_from(seats)))) if rules.rules.riichi else (),
        points=dict(zip(seats, points, strict=True)) if draw(st.booleans()) else None,
        wareme=draw(st.sampled_from([None, *seats])) if rules.rules.payment.wareme else None,
    )


@st.composite
def won(draw: st.DrawFn, rules: Plan, most: int = 3) -> Wins:
    """A tsumo, or a ron of up to `most` winners."""
    hands: tuple[Hand, ...] = FULL if rules.rules.groups > 2 else SMALL
    first, *others = draw(st.permutations(rules.seats))
    if draw(st.booleans()):
        return ((draw(st.sampled_from(hands)), Win(TSUMO, first)),)
    most = min(most, 2 if rules.rules.rounds.several_ron == "two" else 3, len(others))
    winners = others[: draw(st.integers(1, most))]
    return tuple((hand, Win(RON, seat, discarder=first)) for hand, seat in zip(hands, winners, strict=False))


@st.composite
def drawn(draw: st.DrawFn, rules: Plan) -> Draw:
    """Any draw of the rule set."""
    kind = draw(st.sampled_from(["exhaustive", "exhaustive", *rules.rules.rounds.abortive_draws]))
    seats = st.sets(st.sampled_from(rules.seats)).map(tuple)
    claims = kind == "exhaustive" and rules.rules.rounds.nagashi_mangan != "none"
    return Draw(kind, draw(seats), draw(seats) if claims else ())


def settle(rules: Plan, table: Table, ended: Wins | Draw) -> Round:
    """The settled hand, if it is a legal one."""
    draw = ended if isinstance(ended, Draw) else None
    assume(not round_faults.faults(rules, table, () if isinstance(ended, Draw) else ended, draw))
    return rounds.settle(rules, table, ended)


def endings(rules: Plan) -> st.SearchStrategy[Wins | Draw]:
    """Wins or a draw."""
    return st.one_of(won(rules), drawn(rules))


@EVERY
@FEW
@given(data=st.data())
def test_points_and_sticks_are_conserved(rules: Plan, data: st.DataObject) -> None:
    table, ended = data.draw(tables(rules)), data.draw(endings(rules))
    settled = settle(rules, table, ended)
    assert sum(settled.deltas.values()) == STICK * (table.deposits - settled.deposits)
    brought = rules.rules.settlement.start * len(rules.seats)
    if table.points is not None and settled.points is not None:
        assert sum(settled.points.values()) + STICK * settled.deposits == brought
        assert {seat: settled.points[seat] - table.points[seat] for seat in rules.seats} == settled.deltas
    assert (settled.points is None) == (table.points is None)


@EVERY
@FEW
@given(data=st.data())
def test_the_next_table_is_a_table(rules: Plan, data: st.DataObject) -> None:
    """The next hand can be settled as it stands, and the game is over where there is none."""
    table, ended = data.draw(tables(rules)), data.draw(endings(rules))
    settled = settle(rules, table, ended)
    after = settled.next
    assert (after is None) == (settled.game_over is not None)
    if after is None:
        return
    assert after.deposits == settled.deposits
    assert (after.points is None) == (table.points is None)
    assert sorted((after.points or {}).values()) == sorted((settled.points or {}).values())
    following = Table(after.round, after.number, after.honba, after.deposits, points=after.points)
    assert round_faults.faults(rules, following, draw=Draw("exhaustive")) == ()
    if after.renchan is not False:
        assert (after.round, after.number) == (table.round, table.number)
    else:
        moved = 4 * "ESWN".index(after.round) + after.number - 4 * "ESWN".index(table.round) - table.number
        assert moved in {1, 5 - len(rules.seats)}


@EVERY
@FEW
@given(data=st.data())
def test_the_order_of_the_wins_changes_nothing(rules: Plan, data: st.DataObject) -> None:
    table, wins = data.draw(tables(rules)), data.draw(won(rules))
    settled = settle(rules, table, wins)
    for order in permutations(range(len(wins))):
        again = rounds.settle(rules, table, tuple(wins[i] for i in order))
        assert again.scores == tuple(settled.scores[i] for i in order)
        assert (again.denied, again.payments, again.next) == (settled.denied, settled.payments, settled.next)


@EVERY
@FEW
@given(data=st.data())
def test_one_win_is_what_its_score_says(rules: Plan, data: st.DataObject) -> None:
    """With the table's round, counters and wareme, and every stick, this hand's too, where it wins."""
    table, ((hand, win),) = data.draw(tables(rules)), data.draw(won(rules, most=1))
    settled = settle(rules, table, ((hand, win),))
    sticks = table.deposits + len(table.riichi)
    alone = score(
        rules,
        hand,
        Win(win.method, win.seat, table.round, win.discarder, honba=table.honba, deposits=sticks, wareme=table.wareme),
    )
    assert settled.scores == (alone,)
    paid = deltas(alone.payments, rules.seats)
    assert settled.deltas == {seat: paid[seat] - STICK * (seat in table.riichi) for seat in rules.seats}


@EVERY
@FEW
@given(data=st.data())
def test_denied_are_those_who_win_and_have_no_score(rules: Plan, data: st.DataObject) -> None:
    table, wins = data.draw(tables(rules)), data.draw(won(rules))
    settled = settle(rules, table, wins)
    assert {win.seat for (_, win), scored in zip(wins, settled.scores, strict=True) if scored is None} == set(
        settled.denied
    )
    if rules.rules.rounds.several_ron != "head_bump":
        assert settled.denied == ()
