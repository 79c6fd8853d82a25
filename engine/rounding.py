"""Final points rounded to whole thousands, by magnitude, the sign kept: points in, units of 10 points out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

THOUSAND: Final = 1000
POINTS: Final = 10
"""Points of one unit."""


def _thousands(points: int, up_from: int) -> int:
    """Round up from `up_from` points above a whole thousand on, else down."""
    whole = (abs(points) + THOUSAND - up_from) // THOUSAND * (THOUSAND // POINTS)
    return whole if points >= 0 else -whole


def exact(points: int) -> int:
    """Leave the points as they are."""
    return points // POINTS


def half_down(points: int) -> int:
    """Round by 五捨六入: a half goes down.

    >>> half_down(24500), half_down(24600), half_down(-5500)
    (2400, 2500, -500)
    """
    return _thousands(points, THOUSAND // 2 + 1)


def half_up(points: int) -> int:
    """Round by 四捨五入: a half goes up, below zero away from it.

    >>> half_up(24400), half_up(24500), half_up(-5500)
    (2400, 2500, -600)
    """
    return _thousands(points, THOUSAND // 2)


def toward_zero(points: int) -> int:
    """Cut to whole thousands.

    >>> toward_zero(24900), toward_zero(-900)
    (2400, 0)
    """
    return _thousands(points, THOUSAND)


ROUNDINGS: Final[Mapping[str, Callable[[int], int]]] = MappingProxyType(
    {
        "none": exact,
        "gosharokunyu": half_down,
        "shishagonyu": half_up,
        "half_away": half_up,
        "truncate": toward_zero,
    }
)
"""The names of `Settlement.rounding`."""
