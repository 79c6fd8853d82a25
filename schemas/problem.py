"""The sentence for each fault, in the reader's language, from the fault's facts."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from engine.errors import Fault
from engine.text import Text
from schemas.request import faults_of
from schemas.sentences import SENTENCES, Sentences, melds, rules, shape, situation, tiles

__all__ = ["CODES", "GAME_CODES", "HAND_CODES", "ROUND_CODES", "RULE_CODES", "faults_of", "sentence"]

CODES: Final = tuple(SENTENCES)
"""Every code that a fault of a request's content can have."""
RULE_CODES: Final = tuple(code for code in (*shape.SENTENCES, *rules.SENTENCES) if not code.endswith("_notation"))
"""Those of a request that names no more than a rule set and options."""
HAND_CODES: Final = (
    *shape.SENTENCES, *rules.SENTENCES, *tiles.SENTENCES, *melds.SENTENCES, *situation.SENTENCES,
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
}
_QUOTED: Final = frozenset({"given", "text", "part", "option", "field", "guess"})
_LONGEST_QUOTE: Final = 40
_MARKS: Final = {"en": "\u201c{}\u201d", "ja": "「{}」", "zh": "\u201c{}\u201d"}
_BETWEEN: Final = {"en": ", ", "ja": "、", "zh": "、"}
_WINDS: Final = {"東": "E", "东": "E", "南": "S", "西": "W", "北": "N", "ton": "E", "nan": "S", "shaa": "W", "pei": "N"}


def sentence(fault: Fault, language: str) -> str:
    """Return what is wrong and what to change."""
    facts = {"field": _field(fault), **fault.facts}
    if guess := _guess(fault.code, facts):
        facts["guess"] = guess
    words = _chosen(SENTENCES[fault.code], facts)
    shown = {key: _shown(key, value, fault, language) for key, value in facts.items()}
    return words.in_(language).format_map(_Facts(shown))


class _Facts(dict[str, str]):
    """Facts in words; one that a fault came without leaves a gap, never a failure."""

    def __missing__(self, key: str) -> str:
        """Return the gap."""
        return "…"


def _field(fault: Fault) -> str:
    return next((step for step in reversed(fault.path) if isinstance(step, str)), "")


def _chosen(sentences: Sentences, facts: dict[str, Any]) -> Text:
    held = {f"{key}={value}" for key, value in facts.items() if isinstance(value, str | bool)} | facts.keys() | {""}
    return next(words for condition, words in sentences.items() if condition in held)


def _shown(key: str, value: Any, fault: Fault, language: str) -> str:  # noqa: ANN401
    """Return a fact in words: quoted where a request said it, types and names in the reader's language."""
    if isinstance(value, Text):
        return value.in_(language)
    if fault.code == "invalid_type" and value in _TYPES:
        return _TYPES[value].in_(language)
    if isinstance(value, list | tuple | frozenset | set):
        return _BETWEEN[language].join(_shown("", entry, fault, language) for entry in value)
    if isinstance(value, str) and (key in _QUOTED or fault.code == "unknown_ruleset"):
        return _MARKS[language].format(value if len(value) <= _LONGEST_QUOTE else value[:_LONGEST_QUOTE] + "…")
    return str(value)


def _guess(code: str, facts: dict[str, Any]) -> str | None:
    """Return what was probably meant, where the fault knows what it could have been."""
    known = facts.get("allowed") if code == "invalid_value" else facts.get("known")
    asked = {
        "unknown_field": "field",
        "unknown_ruleset": "ruleset",
        "unknown_option": "option",
        "invalid_value": "given",
    }
    given = facts.get(asked.get(code, ""))
    if not isinstance(given, str) or not isinstance(known, tuple | list) or not given.strip():
        return None
    return next(_near(given.strip()[:_LONGEST_QUOTE], [str(word) for word in known]), None)


def _near(given: str, known: list[str]) -> Iterator[str]:
    small = given.lower().replace("-", "_").replace(" ", "_")
    yield from (word for word in known if word.lower() == small)
    wind = _WINDS.get(small) or (small[0].upper() if small in {"east", "south", "west", "north"} else None)
    yield from (word for word in known if word == wind)
    yield from get_close_matches(small, known, 1, 0.7)
    yield from (word for word in known if len(small) > 2 and (small in word or word in small) and len(word) > 2)  # noqa: PLR2004
