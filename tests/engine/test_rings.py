"""The ring tables: how many states there are, that none is missing, and what each tile waits on."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from engine.kinds import OUTSIDE
from engine.rings import Part, Pattern, pattern, table, waits
from engine.tileset import Ring, Runs, dragons, suit, winds

STRAIGHT = suit("p")
LOOPED = suit("s", Runs.LOOP)


def counts(packed: int, slots: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(packed >> 4 * s & 15 for s in slots)


@pytest.mark.parametrize(("ring", "groups", "states"), [(STRAIGHT, 4, 21743), (LOOPED, 4, 34997)])
def test_a_suit_has_as_many_states_as_the_design_counts(ring: Ring, groups: int, states: int) -> None:
    assert len(table(pattern(ring, OUTSIDE), groups)) == states


def by_hand(ring: Ring, groups: int) -> Counter[tuple[int, ...]]:
    """Counts of each state to its number of readings, put together the obvious way: pieces that need no fifth tile."""
    n = len(ring.kinds)
    starts = {Runs.NONE: range(0), Runs.STRAIGHT: range(n - 2), Runs.LOOP: range(n)}[ring.runs]
    runs = {tuple(sorted((i, (i + 1) % n, (i + 2) % n))) for i in starts}
    pieces = [*runs, *((i, i, i) for i in range(n))]
    states: Counter[tuple[int, ...]] = Counter()
    for size in range(groups + 1):
        for chosen in combinations_with_replacement(pieces, size):
            for pair in [None, *range(n)]:
                tiles = [t for piece in chosen for t in piece] + ([] if pair is None else [pair, pair])
                counted = tuple(tiles.count(t) for t in range(n))
                if max(counted) <= 4:
                    states[counted] += 1
    return states


@pytest.mark.parametrize("ring", [LOOPED, suit("m", Runs.LOOP, "19"), winds(Runs.LOOP), dragons(Runs.LOOP), winds()])
@pytest.mark.parametrize("groups", [1, 2])
def test_the_table_holds_what_a_search_by_hand_finds(ring: Ring, groups: int) -> None:
    shape = pattern(ring, OUTSIDE)
    found = {counts(packed, shape.slots): len(parts) for packed, parts in table(shape, groups).items()}
    assert found == by_hand(ring, groups)


def test_the_whole_table_of_a_suit_holds_what_a_search_by_hand_finds() -> None:
    shape = pattern(STRAIGHT, OUTSIDE)
    found = {counts(packed, shape.slots): len(parts) for packed, parts in table(shape, 4).items()}
    assert found == by_hand(STRAIGHT, 4)


def test_every_part_adds_up_to_its_state() -> None:
    shape = pattern(LOOPED, OUTSIDE)
    for packed, parts in table(shape, 3).items():
        for part in parts:
            triplets = [s for s in shape.slots if part.triplets >> s & 1]
            tiles = (
                [(s + i) % 9 for s in part.starts for i in range(3)] + triplets * 3 + [part.pair] * 2 * (part.pair >= 0)
            )
            assert counts(packed, shape.slots) == tuple(tiles.count(s) for s in shape.slots)
            assert (part.run_count, part.triplet_count) == (len(part.starts), len(triplets))
            assert part.twins == sum(part.starts.count(s) // 2 for s in set(part.starts))


def test_nine_gates_is_one_number() -> None:
    assert 0x311111113 + (1 << 4 * 4) in table(pattern(STRAIGHT, OUTSIDE), 4)


@pytest.mark.parametrize(
    ("ring", "tile", "start", "expected"),
    [
        (suit("m"), 2, 0, ("penchan",)),
        (suit("m"), 0, 0, ("ryanmen",)),
        (suit("m"), 6, 6, ("penchan",)),
        (suit("m"), 8, 6, ("ryanmen",)),
        (suit("m"), 4, 3, ("kanchan",)),
        (suit("m", Runs.LOOP), 6, 6, ("ryanmen",)),
        (suit("m", Runs.LOOP), 0, 7, ("ryanmen",)),
        (suit("m", Runs.LOOP), 8, 7, ("kanchan",)),
        (winds(Runs.LOOP), 30, 30, ("ryanmen",)),
        (winds(Runs.LOOP), 29, 27, ("ryanmen",)),
        (winds(Runs.LOOP), 28, 27, ("kanchan",)),
        (winds(Runs.LOOP), 30, 29, ("kanchan",)),
        (suit("m", Runs.LOOP, "19"), 0, 0, ("ryanmen",)),
        (suit("m", Runs.LOOP, "19"), 8, 0, ("kanchan",)),
    ],
)
def test_each_tile_ends_the_wait_that_the_ring_shows(
    ring: Ring, tile: int, start: int, expected: tuple[str, ...]
) -> None:
    assert waits(ring)[tile][start] == expected


def test_two_dragons_wait_for_the_third_on_both_sides() -> None:
    """「白中は發發の両面待ち」, and as a middle wait too: the dearest reading stands."""
    assert set(waits(dragons(Runs.LOOP))[32][31]) == {"ryanmen", "kanchan"}


def test_a_run_of_two_kinds_has_no_number() -> None:
    """191m and 919m are runs of space-sanma, but no three numbers that another suit could match."""
    parts = [p for ps in table(pattern(suit("m", Runs.LOOP, "19"), OUTSIDE), 1).values() for p in ps if p.run_count]
    assert parts
    assert all(p.runs == 0 for p in parts)


def test_patterns_of_rings_that_differ_only_in_place_are_the_same() -> None:
    assert (
        pattern(suit("m"), OUTSIDE)
        == pattern(suit("s"), OUTSIDE)
        == Pattern(tuple(range(9)), Runs.STRAIGHT, frozenset({0, 8}))
    )
    assert isinstance(table(pattern(suit("m"), OUTSIDE), 4)[0][0], Part)
