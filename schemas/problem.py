"""The sentence for each fault, in the reader's language, from the fault's facts."""

from typing import Any, Final

from engine.errors import Fault
from engine.text import Text
from schemas.meant import meant
from schemas.request import faults_of
from schemas.sentences import SENTENCES, Sentences, fields, melds, notation, rules, shape, situation, tiles

__all__ = ["CODES", "GAME_CODES", "HAND_CODES", "ROUND_CODES", "RULE_CODES", "faults_of", "sentence"]

CODES: Final = tuple(SENTENCES)
"""Every code that a fault of a request's content can have."""
RULE_CODES: Final = (*fields.SENTENCES, *shape.SENTENCES, *rules.SENTENCES)
"""Those of a request that names no more than a rule set and options."""
HAND_CODES: Final = (
    *fields.SENTENCES, *shape.SENTENCES, *notation.SENTENCES, *rules.SENTENCES, *tiles.SENTENCES, *melds.SENTENCES,
    *situation.SENTENCES,
)  # fmt: skip
"""Those of a request about one hand."""
ROUND_CODES: Final = tuple(code for code in CODES if code != "bust_not_below_zero")
GAME_CODES: Final = (
    *RULE_CODES, "seat_not_in_game", "points_do_not_add_up", "wrong_number_of_seats", "bust_not_below_zero",
)  # fmt: skip

_TYPES: Final = {
    "text": Text(en="a text", ja="文字列", zh="字符串"),
    "integer": Text(en="a whole number", ja="整数", zh="整数"),
    "number": Text(en="a number", ja="数", zh="数"),
    "boolean": Text(en="true or false", ja="true か false", zh="true 或 false"),
    "list": Text(en="a list", ja="リスト", zh="列表"),
    "object": Text(en="an object", ja="オブジェクト", zh="对象"),
    "null": Text(en="null", ja="null", zh="null"),
    "fraction": Text(en="a number with decimals", ja="小数", zh="小数"),
}
_QUOTED: Final = frozenset(
    {"given", "text", "part", "option", "field", "guess", "turned", "moved", "misplaced", "risen", "place"}
)
_LONGEST_QUOTE: Final = 40
_MARKS: Final = {"en": "\u201c{}\u201d", "ja": "「{}」", "zh": "\u201c{}\u201d"}
_BETWEEN: Final = {"en": ", ", "ja": "、", "zh": "、"}


def sentence(fault: Fault, language: str) -> str:
    """Return what is wrong and what to change."""
    facts = {"field": _field(fault), **fault.facts, **meant(fault)}
    words = _chosen(SENTENCES[fault.code], facts)
    shown = {key: _shown(key, value, fault, language) for key, value in facts.items() if key != "homes"}
    return words.in_(language).format_map(_Facts(shown))


class _Count(int):
    """A number that a sentence may write with its noun: `{count:tile}` is `1 tile` or `2 tiles`."""

    def __format__(self, noun: str) -> str:
        """Return the digits, and behind them the English noun."""
        return f"{int(self)} {noun}{'' if self == 1 else 's'}" if noun else str(int(self))


class _Facts(dict[str, object]):
    """Facts in words; one that a fault came without leaves a gap, never a failure."""

    def __missing__(self, key: str) -> str:
        """Return the gap."""
        return "…"


def _field(fault: Fault) -> str:
    """Return the name of the field that the fault is at; `melds[0]` for an entry of a list."""
    name = next((step for step in reversed(fault.path) if isinstance(step, str)), "")
    return f"{name}[{fault.path[-1]}]" if name and isinstance(fault.path[-1], int) else name


def _chosen(sentences: Sentences, facts: dict[str, Any]) -> Text:
    held = {f"{key}={value}" for key, value in facts.items() if isinstance(value, str | bool)} | facts.keys() | {""}
    return next(words for condition, words in sentences.items() if condition in held)


def _shown(key: str, value: Any, fault: Fault, language: str) -> object:  # noqa: ANN401
    """Return a fact in words: quoted where a request said it, types and names in the reader's language."""
    if isinstance(value, Text):
        return value.in_(language)
    if fault.code == "invalid_type" and key in {"wanted", "given"}:
        return _TYPES[value].in_(language)
    if key == "seats" and isinstance(value, str):
        value = tuple(value)
    if isinstance(value, list | tuple | frozenset | set):
        return _BETWEEN[language].join(str(_shown("", entry, fault, language)) for entry in value)
    if isinstance(value, str) and (key in _QUOTED or fault.code == "unknown_ruleset"):
        return _MARKS[language].format(value if len(value) <= _LONGEST_QUOTE else value[:_LONGEST_QUOTE] + "…")
    return _Count(value) if value.__class__ is int else str(value)
