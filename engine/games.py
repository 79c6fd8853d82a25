"""Settle a game: from the last points to each seat's score, its parts in integers of 0.01 thousand (10 points)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.payments import STICK
from engine.plan import Plan
from engine.rounding import POINTS, ROUNDINGS
from engine.rules.game import Settlement
from engine.split import split

THOUSAND: Final = 100
"""Of the units that scores are counted in."""
TENTH: Final = 10
"""A hundred points: what does not divide is shared in these."""

TOPS: Final = {3: "A", 2: "B", 1: "C"}
"""By how many sank (ブー麻雀)."""


@dataclass(frozen=True, slots=True)
class Bust:
    """A seat that ended below zero, and who brought it there, by starting seat."""

    seat: int
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one seat; base, uma, oka, bust and total in units of 10 points."""

    seat: int
    points: int
    """Final points with the sticks that the seat takes."""
    rank: int
    """From 1; shared where ties are."""
    base: int
    uma: int
    oka: int
    bust: int
    """Bust prizes taken and paid."""
    total: int
    """The sum of the four."""
    sunk: bool | None
    """Ended below the start; None where the rule set does not ask."""


@dataclass(frozen=True, slots=True)
class Game:
    """A settled game."""

    results: tuple[Standing, ...]
    """By starting seat."""
    leftover_to: tuple[int, ...]
    """Who takes the sticks left on the table, in seat order; empty when there are none or nobody does."""
    top: str | None
    """`A`, `B` or `C`, by how many sank, where the rule set asks and somebody did."""


def settle(plan: Plan, points: tuple[int, ...], deposits: int = 0, busts: tuple[Bust, ...] = ()) -> Game:
    """Settle a legal game (see `engine.game_faults`): final points by starting seat, and the sticks left on the table.

    Exact scores are points less the return points, with uma, oka and bust prizes. Rounded ones start from whole
    thousands, and the first then takes minus the sum of the others.
    """
    rules = plan.rules.settlement
    ranks = _ranks(rules, points)
    first = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    takers = first if deposits and rules.leftover_deposits == "first" else ()
    final = list(points)
    if takers:
        for seat, part in zip(takers, split(STICK * deposits, len(takers), 100), strict=True):
            final[seat] += part
    uma = _by_rank(ranks, [round(u * THOUSAND) for u in _uma(rules, final)])
    oka = _by_rank(ranks, [oka_of(plan)])
    base = [ROUNDINGS[rules.rounding](p) - rules.returns // POINTS for p in final]
    if rules.rounding != "none":
        _balance(base, uma, oka, first)
    bust = _prizes(plan, busts)
    parts = zip(base, uma, oka, bust, strict=True)
    sunk = [p < rules.start if rules.tops else None for p in final]
    results = tuple(
        Standing(seat, final[seat], ranks[seat], *lines, sum(lines), sunk[seat]) for seat, lines in enumerate(parts)
    )
    return Game(results, takers, TOPS.get(sunk.count(True)))


def oka_of(plan: Plan) -> int:
    """Return what the first takes of the difference between start and return points, in units of 10 points."""
    rules = plan.rules.settlement
    if rules.oka is not None:
        return round(rules.oka * THOUSAND)
    return (rules.returns - rules.start) * len(plan.seats) // POINTS


def _ranks(rules: Settlement, points: tuple[int, ...]) -> list[int]:
    """Return the rank of each seat: of equal points the earlier seat's stands before, or both share the better rank."""
    shared = rules.ties == "split"
    return [
        1 + sum(theirs > own or (theirs == own and i < seat and not shared) for i, theirs in enumerate(points))
        for seat, own in enumerate(points)
    ]


def _uma(rules: Settlement, final: list[int]) -> tuple[int, ...]:
    """Return the uma from first to last, in thousands: floating ones go by how many have the return points."""
    floating: Mapping[int, tuple[int, ...]] = rules.floating_uma or {}
    return floating.get(sum(p >= rules.returns for p in final), rules.uma)


def _by_rank(ranks: list[int], prizes: list[int]) -> list[int]:
    """Return each seat's part of the prizes, the first's first; seats of one rank share those they fill."""
    parts = [0] * len(ranks)
    for rank in set(ranks):
        seats = [seat for seat, its in enumerate(ranks) if its == rank]
        together = sum(prizes[rank - 1 : rank - 1 + len(seats)])
        for seat, part in zip(seats, _shared(together, len(seats)), strict=True):
            parts[seat] = part
    return parts


def _shared(amount: int, ways: int) -> tuple[int, ...]:
    """Return equal parts; in hundreds of points, the rest with the earlier seat, where they cannot be equal."""
    return split(amount, ways, TENTH if amount % ways else 1)


def _balance(base: list[int], uma: list[int], oka: list[int], first: tuple[int, ...]) -> None:
    """Give the first minus the sum of the others; several firsts share it like any prize."""
    others = sum(base[seat] + uma[seat] for seat in range(len(base)) if seat not in first)
    for seat, total in zip(first, _shared(-others, len(first)), strict=True):
        base[seat] = total - uma[seat] - oka[seat]


def _prizes(plan: Plan, busts: tuple[Bust, ...]) -> list[int]:
    """Return the bust prizes: of several who bust one seat, the nearest in turn after it takes the prize (頭ハネ)."""
    players = len(plan.seats)
    prize = plan.rules.settlement.bust_prize * THOUSAND
    parts = [0] * players
    for bust in busts:
        taker = min(bust.by, key=lambda by: (by - bust.seat) % players)
        parts[bust.seat] -= prize
        parts[taker] += prize
    return parts
