"""The tiles of Unicode, U+1F000 to U+1F021: winds, chun, hatsu, haku, characters, bamboo, circles; none is red."""

import re
from typing import Final

from engine.kinds import CHUN, HAKU, HATSU, SUIT_KINDS, WIND_KINDS

FIRST: Final = 0x1F000
TOKEN: Final = re.compile("[\U0001f000-\U0001f021]")
_ORDER: Final = (*WIND_KINDS, CHUN, HATSU, HAKU, *SUIT_KINDS["m"], *SUIT_KINDS["s"], *SUIT_KINDS["p"])


def tiles(token: str) -> tuple[int, ...]:
    """Return the tile of one character."""
    return (_ORDER[ord(token) - FIRST],)
