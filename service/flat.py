"""A score request written flat, name by name, as a query or a command line writes it."""

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any, Final, NamedTuple

import orjson

from engine.errors import Fault
from schemas import vocabulary
from schemas.fields import Flag, Whole, Wire
from schemas.hand import HandSchema
from schemas.meant import meant, plain
from schemas.score import ScoreRequestSchema
from schemas.situation import SituationSchema

_LIKE: Final = 0.8
"""How like a field a name must be to be a slip of the pen; a client's own `round_id` is none of `round`."""
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,18}")
_TRUE: Final = frozenset({"true", "1", "yes", "on"})
_FALSE: Final = frozenset({"", "false", "0", "no", "off"})


class Flat(NamedTuple):
    """A field in its flat form."""

    part: str | None
    """The object of the request that it belongs to; None for the request itself."""
    read: Callable[[str], Any]
    """Its text to its value as JSON has it; what cannot be read stays text, for the schema to refuse."""
    meaning: str


def request_of(written: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """Return the score request that names and texts make.

    Of a name that comes twice the last counts, but melds, liable seats and options add up. A name that is not in
    `FIELDS` is left out, since others share an address with the request; but one that is nearly one of them stands
    beside that, for the schema to refuse.
    """
    request: dict[str, Any] = {"hand": {}, "situation": {}}
    for name, text in written:
        field = FIELDS.get(name)
        if field is None:
            if near := FIELDS.get(_meant(name)):
                (request[near.part] if near.part else request)[name] = text
            continue
        value, target = field.read(text), request[field.part] if field.part else request
        match value:
            case list():
                target[name] = [*target.get(name, ()), *value]
            case dict():
                target[name] = {**target.get(name, {}), **value}
            case _:
                target[name] = value
    return request


@lru_cache(maxsize=1 << 10)
def _meant(name: str) -> str:
    """Return the field that a name was surely meant to be: another word for it, or one with a slip of the pen."""
    guess = str(meant(Fault("unknown_field", (name,), {"known": tuple(FIELDS)})).get("guess", ""))
    like = SequenceMatcher(None, plain(name), guess).ratio() >= _LIKE
    return guess if like or vocabulary.FIELDS.get(plain(name)) == guess else ""


def _whole(text: str) -> Any:  # noqa: ANN401
    return int(text) if _WHOLE.fullmatch(text) else text or None


def _flag(text: str) -> Any:  # noqa: ANN401
    word = text.strip().lower()
    return True if word in _TRUE else False if word in _FALSE else text


def _melds(text: str) -> list[dict[str, str]]:
    """`pon:555z:E,ankan:2222p`: call, tiles, from whom, and the tile that was taken."""
    names = ("type", "tiles", "from", "called")
    return [dict(zip(names, part.strip().split(":", len(names) - 1), strict=False)) for part in _parts(text)]


def _liable(text: str) -> list[dict[str, str]]:
    """`daisangen:N`: for what, and who."""
    return [dict(zip(("yaku", "seat"), part.strip().split(":", 1), strict=False)) for part in _parts(text)]


def _parts(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]


def _options(text: str) -> dict[str, Any]:
    """`kuitan:false`: name and value, which is JSON or else a text."""
    name, _, value = text.partition(":")
    try:
        return {name.strip(): orjson.loads(value)}
    except orjson.JSONDecodeError:
        return {name.strip(): value.strip()}


_READERS: Final[tuple[tuple[type[Wire], Callable[[str], Any]], ...]] = ((Whole, _whole), (Flag, _flag))
_COMPOUND: Final = {
    "options": Flat(None, _options, "A change to the rule set as `name:value`: `kuitan:false`; repeated for more."),
    "melds": Flat("hand", _melds, "A meld as `call:tiles` or `call:tiles:from`: `pon:555z:E`; commas between several."),
    "liable": Flat("situation", _liable, "Pao as `yaku:seat`: `daisangen:N`; commas between several."),
}


def _fields() -> Iterator[tuple[str, Flat]]:
    whole = {name: field for name, field in ScoreRequestSchema().names.items() if name not in {"hand", "situation"}}
    for part, fields in ((None, whole), ("hand", HandSchema().names), ("situation", SituationSchema().names)):
        for name, field in fields.items():
            if name in _COMPOUND:
                yield name, _COMPOUND[name]
            else:
                read = next((read for kind, read in _READERS if isinstance(field, kind)), str)
                yield name, Flat(part, read, field.metadata["description"])


FIELDS: Final = dict(_fields())
"""Every field of a score request by its name, in the order of the request."""
REQUIRED: Final = ("tiles", "winning_tile", "win", "seat")
