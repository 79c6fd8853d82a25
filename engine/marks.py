"""What the groups of a hand tell together, as two numbers: `marks` are joined by or, `sums` by plus.

Marks, from the lowest bit: kinds, starts of numbered runs, kinds of triplets and kans (a bit a kind each), then flags.
Sums: the fu of the groups, the pair's kind and one, then counts.
"""

from typing import Final

from engine.kinds import HONOURS, KINDS, SUIT_KINDS, TERMINALS, mask

EVERY: Final = (1 << KINDS) - 1
"""A bit for each kind."""
RUNS: Final = KINDS
TRIPLETS: Final = 2 * KINDS
FLAGS: Final = 3 * KINDS
"""Where each begins: how many bits stand below."""

FLAG_BITS: Final = 8
CHARACTERS, CIRCLES, BAMBOO, HONOUR, TERMINAL, SIMPLE, HONOUR_TRIPLET, INNER = (1 << i for i in range(FLAG_BITS))
"""The flags: there are tiles of each suit, an honour, a terminal, a tile that is neither; a triplet or kan of honours;
a group or pair without terminal and honour."""

FU: Final = 0xFF
"""The bits of the fu."""
PAIR: Final = 8
"""Where the pair begins."""
PAIR_BITS: Final = 0x3F
CONCEALED: Final = 14
"""Where concealed triplets and closed kans are counted."""
THRICE: Final = 17
"""All triplets and kans."""
TWINS: Final = 20
"""Pairs of equal concealed runs."""
KANS: Final = 23
"""Kans."""
PAIRS: Final = 26
"""Pairs that are no part of a triplet or kan: a hand of groups has one."""
COUNT: Final = 7
"""The bits of a count."""

_SUITS: Final = tuple(mask(kinds) for kinds in SUIT_KINDS.values())
_HONOURS: Final = mask(HONOURS)
_TERMINALS: Final = mask(TERMINALS)
_FIRST_HONOUR: Final = min(HONOURS)
_EVERY_HONOUR: Final = (1 << len(HONOURS)) - 1


def marks(kinds: int, runs: int = 0, triplets: int = 0, *, inner: bool = False) -> int:
    """The marks of kinds, as bits, and of the runs and triplets that they make."""
    characters, circles, bamboo = _SUITS
    flags = {
        CHARACTERS: kinds & characters,
        CIRCLES: kinds & circles,
        BAMBOO: kinds & bamboo,
        HONOUR: kinds & _HONOURS,
        TERMINAL: kinds & _TERMINALS,
        SIMPLE: kinds & ~(_HONOURS | _TERMINALS),
        HONOUR_TRIPLET: triplets & _HONOURS,
        INNER: inner,
    }
    return kinds | runs << RUNS | triplets << TRIPLETS | sum(flag for flag, there in flags.items() if there) << FLAGS


def sums(fu: int = 0, pair: int = -1, *, concealed: int = 0, triplets: int = 0, twins: int = 0, kans: int = 0) -> int:
    """The sums of groups and a pair: what they count of each."""
    counts = concealed << CONCEALED | triplets << THRICE | twins << TWINS | kans << KANS | (pair >= 0) << PAIRS
    return fu | pair + 1 << PAIR | counts


def looks(marks: int, sums: int) -> int:
    """What the looks of a reading depend on, as one number: its flags, its triplets, twins and kans."""
    return sums >> THRICE << FLAG_BITS | marks >> FLAGS


def of_looks(told: int) -> tuple[int, int]:
    """Marks and sums that tell these looks and nothing else."""
    return (told & (1 << FLAG_BITS) - 1) << FLAGS, told >> FLAG_BITS << THRICE


def honours(marks: int, pair: int) -> int:
    """The triplets and kans of honours, and the pair where it is one, as one number."""
    triplets = marks >> TRIPLETS + _FIRST_HONOUR & _EVERY_HONOUR
    return triplets << PAIR | (pair if pair >= _FIRST_HONOUR else 0)


def of_honours(told: int) -> tuple[int, int]:
    """Marks that tell these triplets and nothing else, and the kind of the pair, 0 where it is no honour."""
    return told >> PAIR << TRIPLETS + _FIRST_HONOUR, told & PAIR_BITS
