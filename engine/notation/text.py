"""What the notations share: how loosely a text may be typed, and how a text that cannot be read is told."""

from typing import Final

LONGEST: Final = 256
"""Characters of the longest text that is read; the longest honest one, fourteen mjai tiles, has some sixty."""

_WIDE: Final = {chr(c + 0xFEE0): chr(c) for c in range(0x21, 0x7F)}
_BREAKS: Final = dict.fromkeys("\t\n\r\v\f\xa0\u3000,\uff0c\u3001\ufe0e\ufe0f", " ")
LOOSE: Final = str.maketrans({**_WIDE, **_BREAKS})
"""One character for one, so that places stay: full-width forms become plain, commas and variation selectors spaces."""

UNREADABLE: Final = "unreadable"
NO_SUIT: Final = "no_suit"
NO_NUMBER: Final = "no_number"
NO_SUCH_HONOUR: Final = "no_such_honour"
HONOUR_WORD: Final = "honour_word"
RED_FIVE: Final = "red_five"
SUIT_WORD: Final = "suit_word"


class NotationError(ValueError):
    """A text that is not tiles. `code` is `bad_notation`, `mixed_notation` or `too_long`."""

    def __init__(self, code: str, text: str, span: tuple[int, int], reason: str = "") -> None:
        """Keep the text, the place (from, to) that cannot be read, and for `bad_notation` what is wrong there."""
        super().__init__(f"{code} at {span[0]}-{span[1]} of {text[:LONGEST]!r}")
        self.code: Final = code
        self.text: Final = text
        self.span: Final = span
        self.reason: Final = reason

    @property
    def part(self) -> str:
        """The part of the text that cannot be read, as it was sent."""
        return self.text[self.span[0] : self.span[1]]
