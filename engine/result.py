"""What comes back: every line that made a score, and every payment; totals are the sums of their lines."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.text import Text

WIN: Final = "win"
NO_YAKU: Final = "no_yaku"
INCOMPLETE: Final = "incomplete"

TABLE: Final = "table"
"""Who pays deposits, and whom riichi sticks go to."""

PAID_WIN: Final = "win"
PAID_PAO: Final = "pao"
PAID_WAREME: Final = "wareme"
PAID_HONBA: Final = "honba"
PAID_DEPOSIT: Final = "deposit"
PAID_RIICHI: Final = "riichi"
PAID_NOTEN: Final = "noten"
PAID_NAGASHI: Final = "nagashi_mangan"


@dataclass(frozen=True, slots=True)
class YakuLine:
    """A yaku of the answer with what it counts: exactly one of han, yakuman and limit is not None."""

    id: str
    name: Text
    han: int | None = None
    yakuman: int | None = None
    limit: str | None = None


@dataclass(frozen=True, slots=True)
class DoraLine:
    """Dora of one sort: how many han they add."""

    id: str
    name: Text
    han: int


class FuLine(NamedTuple):
    """One reason for fu."""

    id: str
    name: Text
    fu: int
    tiles: tuple[int, ...] = ()


class Group(NamedTuple):
    """A group of the reading: `run`, `triplet`, `quad`, `pair` or `orphan`."""

    kind: str
    tiles: tuple[int, ...]
    open: bool = False
    completed: bool = False
    """The winning tile stands here."""


class Reading(NamedTuple):
    """How the hand is read: its shape, the wait that was ended, the groups."""

    shape: str
    wait: str
    groups: tuple[Group, ...]


class Counted(NamedTuple):
    """What one reading is worth, before anybody pays."""

    yaku: tuple[YakuLine, ...]
    dora: tuple[DoraLine, ...]
    han: int
    """Total with dora; 0 with a yakuman or a limit yaku."""
    fu: int | None
    """After rounding; None with a yakuman or a limit yaku."""
    yakuman: int
    """Total multiple; 0 for a kazoe yakuman."""
    limit: str | None
    points: int
    """What the hand is worth: the `win` and `pao` payments."""
    reading: Reading


class Transfer(NamedTuple):
    """Points from a seat (or the table) to a seat (or the table), and why."""

    source: str
    target: str
    points: int
    reason: str


class Score(NamedTuple):
    """A scored hand. Without a win there are no lines, and every number is 0."""

    outcome: str
    yaku: tuple[YakuLine, ...] = ()
    dora: tuple[DoraLine, ...] = ()
    han: int = 0
    fu: int | None = None
    yakuman: int = 0
    limit: str | None = None
    fu_details: tuple[FuLine, ...] = ()
    points: int = 0
    payments: tuple[Transfer, ...] = ()
    reading: Reading | None = None
    alternatives: tuple[Counted, ...] = ()


def deltas(payments: tuple[Transfer, ...], seats: str) -> dict[str, int]:
    """What each seat gains or loses by the payments, in points, in seat order."""
    change = dict.fromkeys(seats, 0)
    for p in payments:
        if p.source != TABLE:
            change[p.source] -= p.points
        if p.target != TABLE:
            change[p.target] += p.points
    return change
