"""What can be wrong with a hand that is to be settled: every fault at once, each at the path of what must change.

The facts of each code that is not the winner's own (see `engine.legality`), for the sentence that is made of them;
`ruleset` and `name` are the rule set's:

- `out_of_range`: `low`, `high`; `seat_not_in_game`: `seat`, `seats`
- `wrong_number_of_seats`: `count`, `seats`
- `points_do_not_add_up`: `sum`, with the sticks among `deposits`; the `total` that it should be, `players` × `start`
- `not_in_ruleset`: `what` (`riichi` `deposits` `wareme` `wareme_all` `nagashi_mangan` `busts`), `ruleset`, `name`
- `riichi_with_open_hand`: `seat`, `open` (melds); `riichi_must_be_tenpai`: `seat`
- `riichi_below_1000`: `seat`, `points`, `minimum`
- `same_winner_twice`: `seat`; `different_discarders`: `discarder`, `first`
- `three_ron_is_draw`: `drawable` (the rule set has that draw)
- `five_of_a_kind`, `too_many_red_fives`, `too_many_gold_fives`: `tile`, `count`, `limit`, `name`
- `draw_not_in_ruleset`: `kind`, `known`, `ruleset`, `name`; `nagashi_void`: `seat`, and `draw` if it is an abortive one
- `invalid_value`: `repeated`, a seat; or `given` with the `reason` `other_tile` (than the `first` winner's), or with
  `declared` (the table says riichi of a winner who says none)
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine import legality
from engine.errors import Fault
from engine.hand import ANKAN, Hand
from engine.legality.law import Path
from engine.legality.liable import liability_faults
from engine.payments import STICK
from engine.plan import Plan
from engine.score import score
from engine.table import EXHAUSTIVE, Draw, Table, Wins
from engine.together import together
from engine.win import NO_RIICHI, TSUMO, Win

TWO: Final = "two"
MOST_OF_TWO: Final = 2
_TABLE: Final = ("number", "deposits", "riichi", "points", "wareme")
"""The table's fields in the contract's order."""


def faults(plan: Plan, table: Table, wins: Wins = (), draw: Draw | None = None) -> tuple[Fault, ...]:
    """Return every reason why this hand cannot be settled, in the order of the request; empty if it can.

    Paths start at `table`, `wins` or `draw`. Several winners' tiles are compared where they can have won together.
    """
    between = [*_result(wins, draw), *_several(plan, wins)]
    on_table = (
        *_table(plan, table),
        *_riichi(plan, table, wins, draw),
        *legality.table_faults(plan, table.deposits, table.wareme, ("table",)),
    )
    return (
        *sorted(on_table, key=lambda fault: (_TABLE.index(str(fault.path[1])), fault.path[2:])),
        *between,
        *(fault for i, (hand, win) in enumerate(wins) for fault in _win(plan, table, i, hand, win)),
        *(() if between else together(plan, wins)),
        *(_draw(plan, table, draw) if draw is not None else ()),
    )


def lacks(plan: Plan, what: str, *path: str | int) -> Fault:
    """Return the fault of a thing that the rule set does not know, at the path that names it."""
    return Fault("not_in_ruleset", path, {"what": what, **_named(plan)})


def total_fault(plan: Plan, path: Path, points: Sequence[int], deposits: int) -> Iterator[Fault]:
    """Yield the fault of points that do not, with the sticks on the table, add up to what the players brought."""
    start, players = plan.rules.settlement.start, len(plan.seats)
    there = sum(points) + STICK * deposits
    if there != start * players:
        facts = {"sum": there, "total": start * players, "start": start, "players": players, "deposits": deposits}
        yield Fault("points_do_not_add_up", path, dict(facts))


def _named(plan: Plan) -> dict[str, object]:
    return {"ruleset": plan.rules.id, "name": plan.rules.name}


def _seats(plan: Plan, path: Path, seats: Sequence[str]) -> Iterator[Fault]:
    """Yield seats that the game does not have, and seats that are named twice."""
    for i, seat in enumerate(seats):
        if seat not in plan.seats:
            yield Fault("seat_not_in_game", (*path, i), {"seat": seat, "seats": plan.seats})
        elif seat in seats[:i]:
            yield Fault("invalid_value", (*path, i), {"repeated": seat})


def _table(plan: Plan, table: Table) -> Iterator[Fault]:
    players = len(plan.seats)
    if not 1 <= table.number <= players:
        yield Fault("out_of_range", ("table", "number"), {"low": 1, "high": players})
    if table.points is None:
        return
    strangers = [seat for seat in table.points if seat not in plan.seats]
    for seat in strangers:
        yield Fault("seat_not_in_game", ("table", "points", seat), {"seat": seat, "seats": plan.seats})
    if len(table.points) - len(strangers) < players:
        yield Fault("wrong_number_of_seats", ("table", "points"), {"count": len(table.points), "seats": plan.seats})
    elif not strangers:
        yield from total_fault(plan, ("table", "points"), tuple(table.points.values()), table.deposits)


def _riichi(plan: Plan, table: Table, wins: Wins, draw: Draw | None) -> Iterator[Fault]:
    """Yield who may not have declared riichi: with an open hand, with too few points, or noten at the end."""
    path: Path = ("table", "riichi")
    if table.riichi and plan.rules.riichi is None:
        yield lacks(plan, "riichi", *path)
        return
    yield from _seats(plan, path, table.riichi)
    named = {seat: table.riichi.index(seat) for seat in table.riichi if seat in plan.seats}
    opened = {win.seat: sum(meld.call != ANKAN for meld in hand.melds) for hand, win in wins}
    minimum = _least_for_riichi(plan)
    for seat, i in named.items():
        if opened.get(seat):
            yield Fault("riichi_with_open_hand", (*path, i), {"seat": seat, "open": opened[seat]})
        if minimum and table.points is not None and (points := table.points.get(seat, minimum)) < minimum:
            yield Fault("riichi_below_1000", (*path, i), {"seat": seat, "points": points, "minimum": minimum})
        if draw is not None and draw.kind == EXHAUSTIVE and seat not in draw.tenpai:
            yield Fault("riichi_must_be_tenpai", (*path, i), {"seat": seat})


def _least_for_riichi(plan: Plan) -> int:
    """Return the points that a player needs to declare riichi; 0 where any score will do."""
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
    """Yield winners that cannot have won the same hand: only several by ron can, off one discarder."""
    situations: list[Win] = [win for _, win in wins]
    for i, win in enumerate(situations[1:], 1):
        first = situations[0]
        if win.seat in {other.seat for other in situations[:i]}:
            yield Fault("same_winner_twice", ("wins", i, "situation", "seat"), {"seat": win.seat})
        if TSUMO in {win.method, first.method}:
            yield Fault("two_tsumo_winners", ("wins", i, "situation", "win"))
        elif win.discarder != first.discarder:
            facts: dict[str, object] = {"discarder": win.discarder, "first": first.discarder}
            yield Fault("different_discarders", ("wins", i, "situation", "discarder"), facts)
    rules = plan.rules.rounds
    if rules.several_ron == TWO and sum(win.method != TSUMO for win in situations) > MOST_OF_TWO:
        yield Fault("three_ron_is_draw", ("wins",), {"drawable": "three_ron" in rules.abortive_draws})


def _win(plan: Plan, table: Table, place: int, hand: Hand, win: Win) -> tuple[Fault, ...]:
    """Return the faults of one winner; whether somebody can be liable is known with the score of a legal hand."""
    at_table = replace(win, round=table.round, honba=0, deposits=0, wareme=None)
    found = legality.faults(plan, hand, at_table)
    if win.liable and not found:
        found = liability_faults(plan, hand, at_table, score(plan, hand, at_table))
    closed = all(meld.call == ANKAN for meld in hand.melds)
    if win.riichi == NO_RIICHI and win.seat in table.riichi and closed and plan.rules.riichi is not None:
        found += (Fault("invalid_value", ("situation", "riichi"), {"given": NO_RIICHI, "reason": "declared"}),)
    return tuple(replace(fault, path=("wins", place, *fault.path)) for fault in found)


def _draw(plan: Plan, table: Table, draw: Draw) -> Iterator[Fault]:
    rules = plan.rules.rounds
    if draw.kind != EXHAUSTIVE and draw.kind not in rules.abortive_draws:
        facts: dict[str, object] = {"kind": draw.kind, "known": (EXHAUSTIVE, *rules.abortive_draws), **_named(plan)}
        yield Fault("draw_not_in_ruleset", ("draw", "kind"), facts)
    yield from _seats(plan, ("draw", "tenpai"), draw.tenpai)
    path: Path = ("draw", "nagashi")
    if draw.nagashi and rules.nagashi_mangan == "none":
        yield lacks(plan, "nagashi_mangan", *path)
        return
    yield from _seats(plan, path, draw.nagashi)
    for i, seat in enumerate(draw.nagashi):
        if draw.kind != EXHAUSTIVE:
            yield Fault("nagashi_void", (*path, i), {"seat": seat, "draw": draw.kind})
        elif rules.nagashi_void_by_riichi and seat in table.riichi:
            yield Fault("nagashi_void", (*path, i), {"seat": seat})
