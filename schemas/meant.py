"""What was probably meant by a word that is not known here."""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final, cast

from engine.errors import Fault
from engine.rules.registry import RULE_SETS
from schemas import vocabulary

Homes = Mapping[str, Iterable[tuple[str, ...]]]

LONGEST_WORD: Final = 40
"""A longer word is not looked up whole."""
_LIKE: Final = 0.7
_WINDS: Final = {"東": "E", "东": "E", "南": "S", "西": "W", "北": "N"} | {
    word: letter
    for letter, words in (("E", "east ton"), ("S", "south nan"), ("W", "west shaa xia"), ("N", "north pei"))
    for word in words.split()
}
_NUMBERED_WIND: Final = re.compile(r"([a-z東东南西北]+)_?([0-9]|[一二三四])?局?")
_HUMPS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_PREFIX: Final = re.compile(r"^(?:is|has)_")
_INDICATORS: Final = frozenset({"dora_indicators", "ura_indicators"})
_VAGUE: Final = frozenset({"kan", "wind", "yes"})
"""Words that several words hold, so that none is near."""


def meant(fault: Fault) -> dict[str, Any]:
    """Return facts for the sentence that say what was meant, none where nothing is near.

    `guess` is a word that is known at the fault's place. A field of another object is `misplaced` in the object named,
    or else `moved`, a field of the object `place`; one of the request itself is `risen`. `act` is a field with its
    value, `moved_act` such a one in the object `place`; `turned` a field of indicators for what names the dora. `side`
    is a seat as the winner sees it.
    """
    match fault.code:
        case "unknown_field":
            return _field(fault)
        case "unknown_option":
            return _word(fault.facts.get("option"), fault.facts.get("known"), vocabulary.OPTIONS)
        case "unknown_ruleset":
            return _word(fault.facts.get("ruleset"), fault.facts.get("known"), {**_NAMES, **vocabulary.RULESETS})
        case "invalid_value":
            return _value(fault)
    return {}


@lru_cache(maxsize=1 << 10)
def plain(word: str) -> str:
    """Return a word as the vocabulary writes it."""
    small = _HUMPS.sub("_", word.strip()[:LONGEST_WORD]).lower().replace("-", "_").replace(" ", "_")
    return _PREFIX.sub("", small) or small


def _field(fault: Fault) -> dict[str, Any]:
    known = tuple(cast("Iterable[str]", fault.facts.get("known", ())))
    small = plain(str(fault.path[-1]))
    if here := _singular(known).get(small.rstrip("s")):
        return {"guess": here}
    return _renamed(small, known, fault) or _guess(_near(small, known))


@lru_cache(maxsize=64)
def _singular(known: tuple[str, ...]) -> Mapping[str, str]:
    """Return known words by themselves without a plural's s."""
    return {plain(word).rstrip("s"): word for word in reversed(known)}


def _renamed(small: str, known: tuple[str, ...], fault: Fault) -> dict[str, Any]:
    """Return what a name stands for elsewhere: here, or in another object of the request."""
    homes = cast("Homes", fault.facts.get("homes", {}))
    ours = vocabulary.FIELDS.get(small, "")
    field, value = vocabulary.ACTS.get(small, ("", ""))
    act = f'"{field}": "{value}"'
    found: dict[str, Any] = {}
    if ours in _INDICATORS and ours in homes and not re.search("indicator|marker", small):
        found = {"turned": ours, "place": _nearest(homes[ours], fault.path)[-1]}
    elif ours in known:
        found = {"guess": ours}
    elif field in known:
        found = {"act": act}
    elif small in homes:
        found = _moved(small, homes[small], fault.path)
    elif field in homes:
        found = {"moved_act": act, "place": _nearest(homes[field], fault.path)[-1]}
    elif ours in homes:
        found = _moved(ours, homes[ours], fault.path)
    return found


def _moved(name: str, homes: Iterable[tuple[str, ...]], path: tuple[str | int, ...]) -> dict[str, Any]:
    home = _nearest(homes, path)
    if not home:
        return {"risen": name}
    return {"misplaced": home[-1]} if name == path[-1] else {"moved": name, "place": home[-1]}


def _nearest(homes: Iterable[tuple[str, ...]], path: tuple[str | int, ...]) -> tuple[str, ...]:
    """Return the home that shares the longest way with a path; of several the one nearest to the top."""
    steps = [step for step in path if isinstance(step, str)]

    def shared(home: tuple[str, ...]) -> int:
        pairs = enumerate(zip(home, steps, strict=False))
        return next((n for n, (ours, theirs) in pairs if ours != theirs), min(len(home), len(steps)))

    return max(homes, key=lambda home: (shared(home), -len(home)))


def _value(fault: Fault) -> dict[str, Any]:
    given, allowed = fault.facts.get("given"), fault.facts.get("allowed")
    found = _word(given, allowed, vocabulary.VALUES)
    if found or not isinstance(given, str) or "reason" not in fault.facts:
        return found
    side = vocabulary.SIDES.get(plain(given))
    return {"side": side} if side else {}


def _word(given: object, known: object, words: Mapping[str, str]) -> dict[str, Any]:
    if not isinstance(given, str) or not isinstance(known, tuple | list) or not given.strip():
        return {}
    small = plain(given)
    exact = next((word for word in known if word.lower() == given.strip().lower()), None)
    if exact or words.get(small) in known:
        return {"guess": exact or words[small]}
    return {} if small in _VAGUE or small in vocabulary.SIDES else _guess(_near(small, [str(word) for word in known]))


def _guess(found: Iterator[str]) -> dict[str, Any]:
    return {"guess": guess} if (guess := next(found, None)) else {}


def _near(small: str, known: Iterable[str]) -> Iterator[str]:
    known = list(known)
    yield from (word for word in known if word == small or plain(word) == small)
    if numbered := _NUMBERED_WIND.fullmatch(small):
        wind = _WINDS.get(numbered[1], numbered[1].upper())
        yield from (word for word in known if word == wind)
    yield from get_close_matches(small, (word for word in known if _alike(word, small)), 1, _LIKE)
    yield from (word for word in known if len(small) > 2 and (small in word or word in small) and len(word) > 2)  # noqa: PLR2004


def _alike(word: str, small: str) -> bool:
    """Whether two words begin or end alike: who mistypes a word seldom misses both, and comparing it whole is dear."""
    return word[:1] == small[:1] or word[-2:] == small[-2:]


_NAMES: Final = {
    plain(name): rules.id
    for rules in RULE_SETS.values()
    for name in (rules.name.en, rules.name.ja, rules.name.zh, rules.id)
    if name
}
