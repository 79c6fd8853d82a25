"""Yaku of the groups by themselves: what of a reading each looks at, in every suit."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.kinds import EAST, NORTH, SOUTH, SUIT_KINDS, mask
from engine.yaku import (
    CHUUREN,
    ISSHOKU_SANJUN,
    ITTSUU,
    ITTSUU_ROUND_THE_RING,
    JUNCHAN,
    JUNSEI_CHUUREN,
    ROUND_WIND_BUT_NORTH,
)

GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)
"""1112345678999."""
SUITS = list(SUIT_KINDS.values())


def of(**facts: Any) -> Any:
    """As much of a hand's facts as is looked at."""
    return SimpleNamespace(**facts)


@pytest.mark.parametrize("start", range(27))
def test_runs_three_apart_in_every_suit(start: int) -> None:
    """From a one; round the ring from a two, 234 567 891, or a three too."""
    straight = of(runs=mask((start, (start + 3) % 27, (start + 6) % 27)))
    assert ITTSUU.holds(straight) is (start % 9 == 0)
    assert ITTSUU_ROUND_THE_RING.holds(straight) is (start % 9 in {0, 1, 2})


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("extra", range(9))
def test_nine_gates_of_every_suit_with_every_tile(suit: tuple[int, ...], extra: int) -> None:
    counts = dict(zip(suit, GATES, strict=True))
    counts[suit[extra]] += 1
    packed = sum(count << 4 * kind for kind, count in counts.items())
    for winning in suit:
        gates = of(melds=(), packed=packed, winning=winning)
        assert CHUUREN.holds(gates)
        assert JUNSEI_CHUUREN.holds(gates) is (winning == suit[extra])
    assert not CHUUREN.holds(of(melds=("one",), packed=packed, winning=suit[0]))
    assert not JUNSEI_CHUUREN.holds(of(melds=("one",), packed=packed, winning=suit[extra]))


@pytest.mark.parametrize("suit", SUITS)
def test_a_tile_of_another_sort_opens_no_gate(suit: tuple[int, ...]) -> None:
    thirteen = sum(count << 4 * kind for kind, count in zip(suit, GATES, strict=True))
    for kind in (*range(suit[0]), *range(suit[-1] + 1, 34)):
        assert not CHUUREN.holds(of(melds=(), packed=thirteen + (1 << 4 * kind), winning=kind))
    for pair in ((2, 3), (4, 4)):
        packed = thirteen + sum(1 << 4 * suit[place] for place in pair) - (1 << 4 * suit[0])
        assert not CHUUREN.holds(of(melds=(), packed=packed, winning=suit[0]))


@pytest.mark.parametrize(("starts", "three"), [
    ((0, 0, 0, 4), "yes"), ((4, 0, 0, 0), "yes"), ((0, 0, 0, 0), "yes"), ((0, 0, 4, 4), "no"), ((0, 9, 18, 0), "no"),
])  # fmt: skip
def test_three_equal_runs(starts: tuple[int, ...], three: str) -> None:
    assert ISSHOKU_SANJUN.holds(of(starts=starts)) is (three == "yes")


def test_junchan_has_no_honour_at_all() -> None:
    assert JUNCHAN.holds(of(outside=True, honours=False))
    assert not JUNCHAN.holds(of(outside=False, honours=False))
    assert not JUNCHAN.holds(of(outside=True, honours=True))


def test_the_prevailing_wind_where_north_is_a_dora() -> None:
    def holds(prevailing: int, *triplets: int) -> bool:
        return ROUND_WIND_BUT_NORTH.holds(of(situation=of(round_wind=prevailing), triplets=mask(triplets)))

    assert holds(EAST, EAST)
    assert not holds(EAST, SOUTH)
    assert not holds(SOUTH, EAST, NORTH)
    assert not holds(NORTH, NORTH)
