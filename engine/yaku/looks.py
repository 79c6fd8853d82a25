"""What a reading looks like, and so which yaku are worth asking about."""

from enum import IntFlag, auto
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.facts import Facts


class Looks(IntFlag):
    """A yaku that needs such looks is asked of no reading that lacks them."""

    ANY = 0
    ONE_SUIT = auto()
    """No numbers, or numbers of one suit only."""
    THREE_SUITS = auto()
    RUNS = auto()
    """Three runs or more."""
    TRIPLETS = auto()
    """Three triplets or kans, or more."""
    NO_TRIPLETS = auto()
    OTHER = auto()
    """Not groups and a pair."""


NO_GROUPS: Final = Looks.OTHER | Looks.ONE_SUIT
"""Pairs and single tiles: they may be of one suit too."""
_MANY: Final = 3


def of(f: "Facts") -> Looks:
    """The looks of a reading as groups and a pair."""
    found = {
        Looks.ONE_SUIT: f.suits <= 1,
        Looks.THREE_SUITS: f.suits == _MANY,
        Looks.RUNS: f.run_count >= _MANY,
        Looks.TRIPLETS: f.triplet_count >= _MANY,
        Looks.NO_TRIPLETS: not f.triplet_count,
    }
    return Looks(sum(look for look, there in found.items() if there))
