"""What follows a hand: the deal stays or passes, the next hand's table, the end of the game."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.kinds import SEATS
from engine.plan import Plan
from engine.rules.game import HANCHAN, TONPUU, Settlement
from engine.table import AGARI_YAME, BUST, LAST_HAND, TARGET_REACHED, TENPAI_YAME, Next, Table

LENGTHS: Final = {TONPUU: 1, HANCHAN: 2}
"""Rounds of a game."""

Points = Mapping[str, int]


class Ending(NamedTuple):
    """How a hand ended, as far as the game cares."""

    won: bool
    """Somebody won, by a nagashi that is a win too."""
    keeps: bool
    """The dealer stays."""
    exhaustive: bool = False
    """Drawn with the wall at its end."""
    goes_on: bool = False
    """The hand is not over: nobody has won it, or play goes on after a win (血流)."""


def follow(
    plan: Plan, table: Table, ending: Ending, points: Points | None, deposits: int
) -> tuple[Next | None, str | None]:
    """Return the next hand's table, or None and why the game is over.

    `points` are those after the hand; without them only the last hand ends a game, and an extra round is always played.
    """
    if ending.goes_on and not ending.won:
        return Next(table.round, table.number, table.honba, deposits, points, None), None
    over = _over(plan, table, ending, points)
    if over is not None:
        return None, over
    if ending.goes_on:
        return Next(table.round, table.number, table.honba, deposits, points, None), None
    honba = 0 if ending.won and not ending.keeps else table.honba + 1
    if ending.keeps:
        return Next(table.round, table.number, honba, deposits, points, renchan=True), None
    wind, number = table.round, table.number + 1
    if number > len(plan.seats):
        wind, number = SEATS[SEATS.index(wind) + 1], 1
    return Next(wind, number, honba, deposits, _passed(plan, points), renchan=False), None


def _passed(plan: Plan, points: Points | None) -> Points | None:
    """Return points by the seats of the next hand, the deal gone on: who was South is East."""
    if points is None:
        return None
    return dict(zip(plan.seats, [points[seat] for seat in plan.seats[1:] + plan.seats[0]], strict=True))


def _over(plan: Plan, table: Table, ending: Ending, points: Points | None) -> str | None:
    """Return why the game is over after this hand; None while it is not."""
    end = plan.rules.end
    target = end.extra_round_to
    rounds = LENGTHS[end.length]
    hand = (SEATS.index(table.round), table.number)
    last = (rounds - 1, len(plan.seats))
    furthest = (rounds, len(plan.seats)) if target else last
    reached = points is not None and max(points.values()) >= target
    if points is not None:
        if any(least is not None and min(points.values()) < least for least in (end.bust, end.floor)):
            return BUST
        if end.target is not None and max(points.values()) >= end.target:
            return TARGET_REACHED
    if ending.goes_on:
        return None
    if target and hand > last and reached:
        return TARGET_REACHED
    if ending.keeps:
        return _yame(plan, table, ending, points, reached=reached) if hand == last or hand >= furthest else None
    return LAST_HAND if hand >= furthest or (hand >= last and reached) else None


def _yame(plan: Plan, table: Table, ending: Ending, points: Points | None, *, reached: bool) -> str | None:
    """Return why the dealer of the last hand, who stays, ends the game: a win or tenpai with the first place."""
    end = plan.rules.end
    if points is None or not _dealer_first(plan.rules.settlement, table, points):
        return None
    if end.extra_round_to and end.yame_to_target and not reached:
        return None
    if ending.won:
        return AGARI_YAME if end.agari_yame else None
    return TENPAI_YAME if end.tenpai_yame and ending.exhaustive else None


def _dealer_first(settlement: Settlement, table: Table, points: Points) -> bool:
    """Tell whether the dealer has the first rank: of equal points the earlier starting seat's, or shared (`ties`)."""
    earlier = len(points) - table.number + 1
    """Seats of this hand from here on, counted from the dealer, started before him."""
    return all(
        points["E"] > theirs or (points["E"] == theirs and (settlement.ties == "split" or i < earlier))
        for i, theirs in enumerate(points.values())
    )
