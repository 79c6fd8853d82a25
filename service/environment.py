"""How the text of an environment variable becomes a value; each reader raises `ValueError` with what it expected."""

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from limits import parse_many
from limits.errors import ConfigurationError as UnknownStorage
from limits.storage import storage_from_string

_ON: Final = frozenset({"on", "true", "yes", "1"})
_OFF: Final = frozenset({"off", "false", "no", "0"})
_SHORTEST_KEY: Final = 16


def text(raw: str) -> str:
    """Return the text as it is."""
    return raw


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `low` to `high`."""

    def read(raw: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", raw) or not low <= int(raw) <= high:
            message = f"a whole number from {low} to {high}"
            raise ValueError(message)
        return int(raw)

    return read


def choice(*allowed: str) -> Callable[[str], str]:
    """Return a reader of one of several words, in any case."""

    def read(raw: str) -> str:
        word = raw.lower()
        if word not in allowed:
            message = f"one of {', '.join(allowed)}"
            raise ValueError(message)
        return word

    return read


def flag(raw: str) -> bool:
    """Read a switch."""
    word = raw.lower()
    if word not in _ON | _OFF:
        message = "on or off"
        raise ValueError(message)
    return word in _ON


def _listed(raw: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for word in (part.strip() for part in raw.split(",")) if word))


def origins(raw: str) -> tuple[str, ...]:
    """Read a list of web origins (`https://example.org`), or `*` for any."""
    found = _listed(raw)
    for origin in found:
        parts = urlsplit(origin)
        if origin != "*" and (parts.scheme not in {"http", "https"} or origin != f"{parts.scheme}://{parts.netloc}"):
            message = "origins separated by commas, each like https://example.org without a path, or * alone"
            raise ValueError(message)
    if "*" in found and len(found) > 1:
        message = "either * or a list of origins, not both"
        raise ValueError(message)
    return found


def keys(raw: str) -> tuple[str, ...]:
    """Read a list of API keys. What is wrong is said without the key."""
    found = _listed(raw)
    if any(len(key) < _SHORTEST_KEY or not re.fullmatch(r"[!-~]+", key) for key in found):
        message = (
            f"keys separated by commas, each of at least {_SHORTEST_KEY} printable ASCII characters without spaces"
        )
        raise ValueError(message)
    return found


def rates(raw: str) -> str:
    """Read rate limits as Flask-Limiter writes them (`100 per minute; 10 per second`); empty for none."""
    if raw:
        try:
            parse_many(raw)
        except ValueError as error:
            message = "limits like '100 per minute' or '10/second;1000/hour'"
            raise ValueError(message) from error
    return raw


def storage(raw: str) -> str:
    """Read the address of the store that counts requests; it is not connected to here."""
    try:
        storage_from_string(raw)
    except UnknownStorage as error:
        message = "memory:// or the address of a store that the installed limits library can use"
        raise ValueError(message) from error
    return raw
