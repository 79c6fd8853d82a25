"""A yaku as a row: its id, its names, when it holds, what it replaces. What it is worth belongs to the rule set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from engine.yaku.looks import Looks

if TYPE_CHECKING:
    from engine.facts import Facts
    from engine.text import Text


class On(Enum):
    """What a yaku looks at, and so how often it is asked."""

    SITUATION = "situation"
    """How the hand was won and what was declared: the same for every hand of that situation."""
    LOOKS = "looks"
    """What a reading looks like (`engine.marks.looks`): the same for every reading of such looks."""
    HONOURS = "honours"
    """The triplets and kans of honours, the pair where it is one, and the two winds."""
    READING = "reading"
    """The tiles, the shape and all groups: once a reading."""
    PLACE = "place"
    """Where the winning tile stands: once a place."""
    AWARDED = "awarded"
    """Only the other yaku (`made_of`)."""


@dataclass(frozen=True, slots=True, eq=False)
class Yaku:
    """One yaku, in one definition; two definitions of the same yaku share the id."""

    id: str
    name: Text
    on: On
    holds: Callable[[Facts], bool]
    replaces: tuple[str, ...] = ()
    """Ids of the yaku that do not stand beside it."""
    made_of: tuple[tuple[str, ...], ...] = ()
    """A yaku made of yaku: at least one id of each must be awarded (門断平一盃口)."""
    needs: Looks = Looks.ANY
    """The looks without which it cannot hold."""
