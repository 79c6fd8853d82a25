"""Digits and their suit letter, `123m406p789s1122z`: the one form of every answer. A red five is 0."""

import re
from typing import Final

from engine.kinds import RED

TOKEN: Final = re.compile(r"[0-9]+[mps]|[1-7]+z", re.IGNORECASE)
WHOLE: Final = re.compile(r"(?: *(?:[0-9]+[mps]|[1-7]+z))* *")
_GROUP: Final = re.compile(r"([0-9]+)([mpsz])")
_NUMBERS: Final = {
    suit: bytes.maketrans(b"0123456789", bytes((9 * i + 4 + RED if suit != "z" else 0, *range(9 * i, 9 * i + 9))))
    for i, suit in enumerate("mpsz")
}
"""By suit: the byte of a digit to its tile."""


def read(text: str) -> tuple[int, ...]:
    """Return the tiles of a text that `WHOLE` matches."""
    tiles = b"".join([digits.encode().translate(_NUMBERS[suit]) for digits, suit in _GROUP.findall(text)])
    return tuple(tiles)


def tiles(token: str) -> tuple[int, ...]:
    """Return the tiles of one token: a group of digits with its suit, in either case."""
    return read(token.lower())
