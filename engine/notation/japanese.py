"""Tiles by the characters on them, `一二三萬 456筒 789索 東東白`.

Numbers are read in either script, characters in their old, new and simplified forms.
"""

import re
from typing import Final

from engine.kinds import CHUN, EAST, HAKU, HATSU, NORTH, SOUTH, WEST
from engine.notation import digits

_NUMBERS: Final = "一二三四五六七八九"
_SUITS: Final = {"萬": "m", "万": "m", "筒": "p", "饼": "p", "餅": "p", "索": "s", "条": "s", "條": "s"}
_HONOURS: Final = {
    "東": EAST, "东": EAST, "南": SOUTH, "西": WEST, "北": NORTH,
    "白": HAKU, "發": HATSU, "発": HATSU, "发": HATSU, "中": CHUN,
}  # fmt: skip
TOKEN: Final = re.compile(f"[0-9{_NUMBERS}]+[{''.join(_SUITS)}]|[{''.join(_HONOURS)}]")
_DIGITS: Final = str.maketrans({c: str(n) for n, c in enumerate(_NUMBERS, 1)} | _SUITS)


def tiles(token: str) -> tuple[int, ...]:
    """Return the tiles of one token: numbers with their suit, or one honour."""
    return (_HONOURS[token],) if token in _HONOURS else digits.read(token.translate(_DIGITS))
