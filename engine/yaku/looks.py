"""What a reading looks like, and so which yaku are worth asking about."""

from __future__ import annotations

from enum import IntFlag, auto
from typing import TYPE_CHECKING, Final

from engine.kinds import SUIT_KINDS, WIND_KINDS, mask

if TYPE_CHECKING:
    from engine.facts import Facts


class Looks(IntFlag):
    """A yaku that needs such looks is asked of no reading that lacks them."""

    ANY = 0
    ONE_SUIT = auto()
    """No numbers, or numbers of one suit only."""
    OUTSIDE = auto()
    """Every group and the pair hold a terminal or an honour."""
    HONOURS = auto()
    """A triplet or kan of honours."""
    RUNS = auto()
    """Three runs or more."""
    TWINS = auto()
    """Two equal concealed runs."""
    TRIPLETS = auto()
    """Three triplets or kans, or more."""
    NO_RUNS = auto()
    NO_TRIPLETS = auto()
    KANS = auto()
    """Three kans or more."""
    OTHER = auto()
    """Not groups and a pair."""


NO_GROUPS: Final = int(Looks.OTHER | Looks.ONE_SUIT | Looks.OUTSIDE)
"""Pairs and single tiles: they may be of one suit, or terminals and honours, too."""

# Plain numbers: a flag's own arithmetic takes longer than all the questions that it saves.
_ONE_SUIT, _OUTSIDE, _HONOURS, _RUNS, _TWINS, _TRIPLETS, _NO_RUNS, _NO_TRIPLETS, _KANS = (
    int(flag)
    for flag in (
        Looks.ONE_SUIT, Looks.OUTSIDE, Looks.HONOURS, Looks.RUNS, Looks.TWINS, Looks.TRIPLETS, Looks.NO_RUNS,
        Looks.NO_TRIPLETS, Looks.KANS,
    )
)  # fmt: skip
_CHARACTERS, _CIRCLES, _BAMBOO = (mask(kinds) for kinds in SUIT_KINDS.values())
_FIRST_HONOUR: Final = 1 << WIND_KINDS[0]
_MANY: Final = 3


def of(f: Facts) -> int:
    """The looks of a reading as groups and a pair."""
    kinds = f.kinds
    others = (kinds & _CHARACTERS > 0) + (kinds & _CIRCLES > 0) + (kinds & _BAMBOO > 0) > 1
    looks = 0 if others else _ONE_SUIT
    if f.outside:
        looks |= _OUTSIDE
    if f.triplets >= _FIRST_HONOUR:
        looks |= _HONOURS
    if f.twins:
        looks |= _TWINS
    if f.run_count >= _MANY:
        looks |= _RUNS
    elif not f.run_count:
        looks |= _NO_RUNS
    if f.triplet_count >= _MANY:
        looks |= _TRIPLETS
    elif not f.triplet_count:
        looks |= _NO_TRIPLETS
    if f.kans >= _MANY:
        looks |= _KANS
    return looks
