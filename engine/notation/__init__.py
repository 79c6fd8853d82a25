"""Tiles as text: four notations are read, recognised from the text itself; one is written.

>>> parse("340p E") == parse("340p")
Traceback (most recent call last):
engine.notation.text.NotationError: mixed_notation at 5-6 of '340p E'
>>> format(parse("3p 4p 5pr E"))
'340p1z'
"""

import re
from functools import lru_cache
from typing import Final, Protocol, cast

from engine.kinds import text as format  # noqa: A004 - the other face of `parse`
from engine.notation import digits, japanese, mjai, unicode_tiles
from engine.notation.text import (
    HONOUR_WORD,
    LONGEST,
    LOOSE,
    NO_NUMBER,
    NO_SUCH_HONOUR,
    NO_SUIT,
    RED_FIVE,
    SUIT_WORD,
    UNREADABLE,
    NotationError,
)

__all__ = ["LONGEST", "NotationError", "format", "parse"]


class _Notation(Protocol):
    TOKEN: re.Pattern[str]

    @staticmethod
    def tiles(token: str) -> tuple[int, ...]: ...


_NOTATIONS: Final = cast("tuple[_Notation, ...]", (digits, mjai, unicode_tiles, japanese))
SHORT: Final = 5
"""Texts of so many characters are remembered once read."""
_SPACES: Final = re.compile(" *")
_NUMBER: Final = re.compile("[0-9一二三四五六七八九]+")
_WORD: Final = re.compile("[^ 0-9]*")
_SUIT_WORD: Final = re.compile("(?:m(?:an|anzu)|p(?:in|inzu)|s(?:o|ou|oo|ozu|ouzu))s?$", re.IGNORECASE)
_RED_FIVE: Final = re.compile("[mps]?r[mps]?$|赤", re.IGNORECASE)
_HONOURS: Final = re.compile(
    "[eswnpfc]+$|[rgw]+d?$|east|south|west|north|white|green|red|ton|nan|sha+|pei|haku|hatsu|chun", re.IGNORECASE
)


def parse(text: str) -> tuple[int, ...]:
    """Return the tiles of a text, in its order; an empty text is no tiles.

    Raises `NotationError` with the place that cannot be read, or that is written another way than what precedes it.

    >>> parse("123m0p55z")
    (0, 1, 2, 77, 31, 31)
    """
    if len(text) <= SHORT:
        return _short(text)
    if len(text) > LONGEST:
        raise NotationError("too_long", text, (LONGEST, len(text)))
    return _parse(text)


@lru_cache(maxsize=1 << 12)
def _short(text: str) -> tuple[int, ...]:
    """A tile, a meld or a few indicators, remembered: there are not many."""
    return _parse(text)


def _parse(text: str) -> tuple[int, ...]:
    if digits.WHOLE.fullmatch(text):
        return digits.read(text)
    loose = text.translate(LOOSE)
    furthest = 0
    for notation in _NOTATIONS:
        tiles, stop = _read(loose, (notation,))
        if stop == len(loose):
            return tiles
        furthest = max(furthest, stop)
    _, stop = _read(loose, _NOTATIONS)
    if stop == len(loose):
        raise NotationError("mixed_notation", text, _token_at(loose, furthest))
    raise NotationError("bad_notation", text, *_trouble(loose, stop))


def _read(text: str, notations: tuple[_Notation, ...]) -> tuple[tuple[int, ...], int]:
    """Read tokens of these notations from the start: the tiles, and the place of the first token that is none."""
    found: list[int] = []
    place = _SPACES.match(text).end()  # type: ignore[union-attr]
    while True:
        matches = [(match.end(), n, match.group()) for n in notations if (match := n.TOKEN.match(text, place))]
        if not matches:
            return tuple(found), place
        end, notation, token = max(matches, key=lambda m: m[0])
        found += notation.tiles(token)
        place = _SPACES.match(text, end).end()  # type: ignore[union-attr]


def _token_at(text: str, wanted: int) -> tuple[int, int]:
    """The token that holds a place, in a text that all notations together can read.

    One notation may have stopped inside another's token, at the `r` of `5mr`.
    """
    start = end = _SPACES.match(text).end()  # type: ignore[union-attr]
    while end <= wanted:
        start = _SPACES.match(text, end).end()  # type: ignore[union-attr]
        end = max(match.end() for n in _NOTATIONS if (match := n.TOKEN.match(text, start)))
    return start, end


def _trouble(text: str, place: int) -> tuple[tuple[int, int], str]:
    """Where exactly the text that starts no token is wrong, and how."""
    number = _NUMBER.match(text, place)
    end = number.end() if number else place
    after = text[end : end + 1]
    if number and after in {"", " "}:
        return (place, end), NO_SUIT
    if number and after in {"z", "Z"}:
        return (place, end + 1), NO_SUCH_HONOUR
    word = _WORD.match(text, end).group()  # type: ignore[union-attr]
    if not number and word in {"m", "p", "s", "z"}:
        return (place, place + 1), NO_NUMBER
    if place and _SUIT_WORD.match(text[place - 1] + word):
        return (place - 1, end + len(word)), SUIT_WORD
    return (end, end + max(1, len(word))), _reason(word)


def _reason(word: str) -> str:
    return RED_FIVE if _RED_FIVE.match(word) else HONOUR_WORD if _HONOURS.match(word) else UNREADABLE
