"""The thirty-four kinds of tile, numbered: 0-8 characters, 9-17 circles, 18-26 bamboo, 27-30 winds, 31-33 dragons.

A tile is such a number, plus `RED` for a red five: `kind(tile)` takes the dye away.
"""

from typing import Final

KINDS: Final = 34
RED: Final = 64
"""Added to the kind of a five that is red."""

EAST: Final = 27
SOUTH: Final = 28
WEST: Final = 29
NORTH: Final = 30
HAKU: Final = 31
HATSU: Final = 32
CHUN: Final = 33

SUITS: Final = "mps"
SEATS: Final = "ESWN"
"""Seats in turn order, the dealer first; seat i has the wind `EAST + i`."""

WINDS: Final = {"E": EAST, "S": SOUTH, "W": WEST, "N": NORTH}
"""Seat to the kind of its wind."""

FIVES: Final = (4, 13, 22)
SUIT_KINDS: Final = {suit: tuple(range(9 * i, 9 * i + 9)) for i, suit in enumerate(SUITS)}
WIND_KINDS: Final = (EAST, SOUTH, WEST, NORTH)
DRAGON_KINDS: Final = (HAKU, HATSU, CHUN)
TERMINALS: Final = (0, 8, 9, 17, 18, 26)
HONOURS: Final = WIND_KINDS + DRAGON_KINDS
OUTSIDE: Final = frozenset(TERMINALS + HONOURS)
"""Terminals and honours: 幺九牌."""


def mask(kinds: tuple[int, ...] | frozenset[int]) -> int:
    """A set of kinds as bits, kind k at bit k."""
    return sum(1 << k for k in kinds)


def kind(tile: int) -> int:
    """The kind of a tile, its dye taken away."""
    return tile & 63


def is_red(tile: int) -> bool:
    """Whether a tile is a red five."""
    return tile >= RED


REDS: Final = 4 * KINDS
"""Where packed counts count the red fives of each suit: digits above those of the kinds."""
PLAIN: Final = (1 << REDS) - 1
"""Packed counts but for their red fives."""
UNIT: Final = {k: 1 << 4 * k for k in range(KINDS)} | {
    five + RED: 1 << 4 * five | 1 << REDS + 4 * i for i, five in enumerate(FIVES)
}
"""Tile to one of its kind in packed counts, a hexadecimal digit a kind, kind 0 lowest; red fives are counted in digits
of their own too, above `REDS`."""


def text(tiles: tuple[int, ...] | list[int]) -> str:
    """Tiles in the order given, as digits and suit letters: `123m0p55z`; a red five is `0`.

    >>> text((0, 1, 2, 13 + RED, 31, 31))
    '123m0p55z'
    """
    parts: list[str] = []
    suit = ""
    for tile in tiles:
        letter, digit = FACES[tile]
        if letter != suit:
            parts.append(suit)
            suit = letter
        parts.append(digit)
    parts.append(suit)
    return "".join(parts)


FACES: Final = {k: ("mpsz"[k // 9], str(k % 9 + 1)) for k in range(KINDS)} | {
    k + RED: ("mps"[k // 9], "0") for k in FIVES
}
"""Tile to its suit letter and digit."""
