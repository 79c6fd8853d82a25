"""Whether several winners' hands can lie on one table: one winning tile, no more of any tile than the wall has."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from engine.errors import Fault
from engine.hand import Hand
from engine.kinds import FIVES, NORTH, SUITS, is_red, kind, text
from engine.plan import Plan
from engine.table import Wins
from engine.tileset import COPIES, Fives
from engine.win import Win

Counts = Counter[int]
"""How many there are of each kind."""


def together(plan: Plan, wins: Wins) -> tuple[Fault, ...]:
    """Return the faults of several wins by ron on one discard; none for a single win.

    The winning tile stands in each winner's hand and is counted once; indicators that several wins name are the same.
    """
    if len(wins) < 2:  # noqa: PLR2004
        return ()
    tiles = plan.rules.tiles
    held = [_held(hand) for hand, _ in wins]
    shown = [_shown(win) for _, win in wins]
    none_shown: list[list[int]] = [[] for _ in wins]
    golds = [hand.gold for hand, _ in wins]
    return (
        *_winning_tiles(wins),
        *_excess(plan, wins, "five_of_a_kind", _kinds(held), _kinds(shown), dict.fromkeys(tiles.kinds, COPIES)),
        *_excess(plan, wins, "too_many_red_fives", _reds(held), _reds(shown), _fives(tiles.red)),
        *_excess(plan, wins, "too_many_gold_fives", _kinds(golds), _kinds(none_shown), _fives(tiles.gold)),
    )


def _winning_tiles(wins: Wins) -> Iterator[Fault]:
    first = wins[0][0].winning
    for i, (hand, _) in enumerate(wins):
        if hand.winning != first:
            facts: dict[str, object] = {"given": text((hand.winning,)), "reason": "other_tile", "first": text((first,))}
            yield Fault("invalid_value", ("wins", i, "hand", "winning_tile"), facts)


def _excess(
    plan: Plan, wins: Wins, code: str, held: Sequence[Counts], shown: Sequence[Counts], most: Mapping[int, int]
) -> Iterator[Fault]:
    """Yield tiles of which there are too many, at the winner whose hand is the one too much.

    What a hand and its own indicators have too much of already is that win's own fault, and not named again.
    """
    there = reduce(or_, shown)
    for i, (hand, _) in enumerate(wins):
        before = there
        there = before + held[i]
        if i and held[0][hand.winning] and held[i][hand.winning]:
            there[hand.winning] -= 1
        for tile, limit in most.items():
            if before[tile] <= limit < there[tile] and held[i][tile] + shown[i][tile] <= limit:
                facts = {"tile": text((tile,)), "count": there[tile], "limit": limit, "name": plan.rules.name}
                yield Fault(code, ("wins", i, "hand", "tiles"), facts)


def _held(hand: Hand) -> list[int]:
    return [*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles), *[NORTH] * hand.nukidora]


def _shown(win: Win) -> list[int]:
    return [*win.dora_indicators, *win.ura_indicators]


def _kinds(each: Iterable[Iterable[int]]) -> list[Counts]:
    return [Counter(kind(tile) for tile in tiles) for tiles in each]


def _reds(each: Iterable[Iterable[int]]) -> list[Counts]:
    return [Counter(kind(tile) for tile in tiles if is_red(tile)) for tiles in each]


def _fives(dyed: Fives) -> dict[int, int]:
    return {five: dyed.of(letter) for five, letter in zip(FIVES, SUITS, strict=True)}
