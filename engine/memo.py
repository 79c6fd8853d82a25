"""Dicts that find what they have not: what a rule set's scores would else look up again and again."""

from collections.abc import Callable
from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST: Final = 1 << 12
"""Entries that a memo keeps, unless said; then it begins anew."""


class Memo(dict[K, V]):
    """What was found for each key, found when it is first asked for."""

    __slots__ = ("_find", "_most")

    def __init__(self, find: Callable[[K], V], most: int = MOST) -> None:
        """Take what finds the value of a key. It must not hold the memo: both shall go when their rule set goes."""
        super().__init__()
        self._find = find
        self._most = most

    def __missing__(self, key: K) -> V:
        """Find the value of a new key."""
        if len(self) >= self._most:
            self.clear()
        self[key] = found = self._find(key)
        return found
