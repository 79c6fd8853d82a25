"""The tiles of mjai logs, separated by spaces: `1m 5mr E S W N P F C`. P, F and C are haku, hatsu and chun."""

import re
from typing import Final

from engine.kinds import EAST, RED, SUIT_KINDS, SUITS

TOKEN: Final = re.compile(r"(?:[1-9][mpsMPS]|5[mpsMPS][rR]|[ESWNPFC])(?![^ ])")
_HONOURS: Final = {letter: EAST + i for i, letter in enumerate("ESWNPFC")}
_TILES: Final = (
    _HONOURS
    | {f"{n}{suit}": k for suit in SUITS for n, k in enumerate(SUIT_KINDS[suit], 1)}
    | {f"5{suit}r": SUIT_KINDS[suit][4] + RED for suit in SUITS}
)


def tiles(token: str) -> tuple[int, ...]:
    """Return the tile of one token."""
    return (_TILES[token if token in _HONOURS else token.lower()],)
