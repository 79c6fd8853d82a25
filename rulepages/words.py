"""Markdown and the words that several parts of a page share."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.text import Text

NONE: Final = "—"

COUNTS: Final = {1: "one", 2: "two", 3: "three", 4: "four"}

LIMITS: Final = {
    "mangan": Text(en="mangan", ja="満貫"),
    "haneman": Text(en="haneman", ja="跳満"),
    "baiman": Text(en="baiman", ja="倍満"),
    "sanbaiman": Text(en="sanbaiman", ja="三倍満"),
    "kazoe_yakuman": Text(en="counted yakuman", ja="数え役満"),
    "yakuman": Text(en="yakuman", ja="役満"),
}

DRAWS: Final = {
    "nine_terminals": Text(en="nine kinds of terminals and honours", ja="九種九牌"),
    "four_winds": Text(en="four equal winds", ja="四風連打"),
    "four_kans": Text(en="four kans", ja="四槓散了"),
    "four_riichi": Text(en="four riichi", ja="四家立直"),
    "three_ron": Text(en="three ron", ja="三家和"),
}


def number(points: float) -> str:
    """Return a number as a player writes it: 12,000."""
    return f"{points:,}".replace("-", "−")


def signed(thousands: float) -> str:
    """Return a number with its sign: +20, 0, −10."""
    return f"+{thousands}" if thousands > 0 else f"−{-thousands}" if thousands < 0 else "0"


def both(text: Text) -> str:
    """Return English words with the Japanese ones behind them."""
    return f"{text.en} {text.ja}" if text.en != text.ja else text.en


def listed(words: Sequence[str], last: str = "and") -> str:
    """Return words with commas, the last one after `last`."""
    if len(words) <= 1:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def section(title: str, *parts: str) -> str:
    """Return a section with its parts a line apart; those without words are left out."""
    return "\n\n".join((f"## {title}", *(part for part in parts if part)))


def bullets(*lines: str | None) -> str:
    """Return a list; lines without words are left out."""
    return "\n".join(f"- {line}" for line in lines if line)


def table(header: Sequence[str], rows: Iterable[Sequence[str]], right: Iterable[int] = ()) -> str:
    """Return a table, its columns at `right` set to the right."""
    flush = set(right)
    rule = ["---:" if i in flush else "---" for i in range(len(header))]
    lines = ([cell.replace("|", "\\|") for cell in line] for line in (header, rule, *rows))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
