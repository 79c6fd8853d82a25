"""What can be wrong with a hand that is to be settled: every fault at once, each at the path of what has to change."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine import legality
from engine.errors import Fault
from engine.hand import ANKAN
from engine.payments import STICK
from engine.plan import Plan
from engine.table import EXHAUSTIVE, Draw, Table, Wins
from engine.together import together
from engine.win import TSUMO, WAREME_ALL, Win

TWO: Final = "two"
MOST_OF_TWO: Final = 2
Path = tuple[str | int, ...]


def faults(plan: Plan, table: Table, wins: Wins = (), draw: Draw | None = None) -> tuple[Fault, ...]:
    """Every reason why this hand cannot be settled, in the request's order; empty where `engine.rounds.settle` can.

    Paths start at `table`, `wins` or `draw`. The tiles of several winners are compared where they can have won together.
    """
    found = [*_table(plan, table), *_riichi(plan, table, wins, draw)]
    between = [*_result(wins, draw), *_several(plan, wins)]
    for i, (hand, win) in enumerate(wins):
        at_table = replace(win, round=table.round, honba=0, deposits=0, wareme=None)
        found += [replace(fault, path=("wins", i, *fault.path)) for fault in legality.faults(plan, hand, at_table)]
    found += between or together(plan, wins)
    return (*found, *(_draw(plan, table, draw) if draw is not None else ()))


def seats_of(plan: Plan, path: Path, seats: Sequence[str]) -> Iterator[Fault]:
    """Seats that the game does not have, and seats that are named twice."""
    for i, seat in enumerate(seats):
        if seat not in plan.seats:
            yield Fault("seat_not_in_game", (*path, i), {"seat": seat, "seats": plan.seats})
        elif seat in seats[:i]:
            yield Fault("invalid_value", (*path, i), {"repeated": seat})


def lacks(plan: Plan, what: str, *path: str | int) -> Fault:
    """The rule set does not know the thing that the path names."""
    return Fault("not_in_ruleset", path, {"what": what, "ruleset": plan.rules.id})


def total_fault(plan: Plan, path: Path, points: Sequence[int], deposits: int) -> Iterator[Fault]:
    """Points that do not, with the sticks on the table, add up to what the players brought."""
    brought = plan.rules.settlement.start * len(plan.seats)
    there = sum(points) + STICK * deposits
    if there != brought:
        yield Fault("points_do_not_add_up", path, {"sum": there, "total": brought, "deposits": deposits})


def _table(plan: Plan, table: Table) -> Iterator[Fault]:
    players = len(plan.seats)
    if not 1 <= table.number <= players:
        yield Fault("out_of_range", ("table", "number"), {"minimum": 1, "maximum": players})
    if table.deposits and plan.rules.riichi is None:
        yield lacks(plan, "deposits", "table", "deposits")
    if table.points is not None:
        strangers = [seat for seat in table.points if seat not in plan.seats]
        for seat in strangers:
            yield Fault("seat_not_in_game", ("table", "points", seat), {"seat": seat, "seats": plan.seats})
        if len(table.points) - len(strangers) < players:
            yield Fault("wrong_number_of_seats", ("table", "points"), {"given": len(table.points), "seats": plan.seats})
        elif not strangers:
            yield from total_fault(plan, ("table", "points"), tuple(table.points.values()), table.deposits)
    if table.wareme is not None:
        if not plan.rules.payment.wareme:
            yield lacks(plan, "wareme", "table", "wareme")
        elif table.wareme not in plan.seats and table.wareme != WAREME_ALL:
            yield Fault("seat_not_in_game", ("table", "wareme"), {"seat": table.wareme, "seats": plan.seats})


def _riichi(plan: Plan, table: Table, wins: Wins, draw: Draw | None) -> Iterator[Fault]:
    """Who may not have declared riichi: with open hands, too few points, or noten at the end."""
    if not table.riichi:
        return
    if plan.rules.riichi is None:
        yield lacks(plan, "riichi", "table", "riichi")
        return
    path = ("table", "riichi")
    yield from seats_of(plan, path, table.riichi)
    opened = {win.seat for hand, win in wins if any(meld.call != ANKAN for meld in hand.melds)}
    minimum = least_for_riichi(plan)
    for i, seat in enumerate(table.riichi):
        if seat in opened:
            yield Fault("riichi_with_open_hand", (*path, i), {"seat": seat})
        if minimum and table.points is not None and (points := table.points.get(seat, minimum)) < minimum:
            yield Fault("riichi_below_1000", (*path, i), {"seat": seat, "points": points, "minimum": minimum})
        if draw is not None and draw.kind == EXHAUSTIVE and seat not in draw.tenpai:
            yield Fault("riichi_must_be_tenpai", (*path, i), {"seat": seat})


def least_for_riichi(plan: Plan) -> int:
    """Points that a player needs to declare riichi; 0 where any score will do."""
    riichi = plan.rules.riichi
    if riichi is None or (riichi.minimum_with_bust_only and plan.rules.end.bust is None):
        return 0
    return riichi.minimum_points


def _result(wins: Wins, draw: Draw | None) -> Iterator[Fault]:
    if wins and draw is not None:
        yield Fault("wins_and_draw", ("wins",))
    elif not wins and draw is None:
        yield Fault("no_result", ("wins",))


def _several(plan: Plan, wins: Wins) -> Iterator[Fault]:
    """Winners that cannot have won the same hand: only several by ron can, on one tile of one discarder."""
    situations: list[Win] = [win for _, win in wins]
    for i, win in enumerate(situations[1:], 1):
        first = situations[0]
        if win.seat in {other.seat for other in situations[:i]}:
            yield Fault("same_winner_twice", ("wins", i, "situation", "seat"), {"seat": win.seat})
        if TSUMO in {win.method, first.method}:
            yield Fault("two_tsumo_winners", ("wins", i, "situation", "win"))
        elif win.discarder != first.discarder:
            facts: dict[str, object] = {"seat": win.discarder, "first": first.discarder}
            yield Fault("different_discarders", ("wins", i, "situation", "discarder"), facts)
    if len(wins) > MOST_OF_TWO and plan.rules.rounds.several_ron == TWO and all(w.method != TSUMO for w in situations):
        yield Fault("three_ron_is_draw", ("wins",))


def _draw(plan: Plan, table: Table, draw: Draw) -> Iterator[Fault]:
    rules = plan.rules.rounds
    if draw.kind != EXHAUSTIVE and draw.kind not in rules.abortive_draws:
        facts: dict[str, object] = {
            "kind": draw.kind,
            "ruleset": plan.rules.id,
            "allowed": (EXHAUSTIVE, *rules.abortive_draws),
        }
        yield Fault("draw_not_in_ruleset", ("draw", "kind"), facts)
    yield from seats_of(plan, ("draw", "tenpai"), draw.tenpai)
    if draw.nagashi and rules.nagashi_mangan == "none":
        yield lacks(plan, "nagashi_mangan", "draw", "nagashi")
        return
    yield from seats_of(plan, ("draw", "nagashi"), draw.nagashi)
    for i, seat in enumerate(draw.nagashi):
        if draw.kind != EXHAUSTIVE:
            yield Fault("nagashi_void", ("draw", "nagashi", i), {"seat": seat, "draw": draw.kind})
        elif rules.nagashi_void_by_riichi and seat in table.riichi:
            yield Fault("nagashi_void", ("draw", "nagashi", i), {"seat": seat})
