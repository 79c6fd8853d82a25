"""The table of a hand, how the hand ended, and what comes back: the values of `engine.rounds`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.hand import Hand
from engine.result import Score, Transfer
from engine.win import Win

Wins = tuple[tuple[Hand, Win], ...]
"""The winners of a hand of the game; a win's own round, honba, deposits and wareme are not looked at."""

EXHAUSTIVE: Final = "exhaustive"

BUST: Final = "bust"
LAST_HAND: Final = "last_hand"
AGARI_YAME: Final = "agari_yame"
TENPAI_YAME: Final = "tenpai_yame"
TARGET_REACHED: Final = "target_reached"


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the table before the hand is settled. Seats are winds: E is the dealer."""

    round: str = "E"
    """The prevailing wind."""
    number: int = 1
    """The hand within the round: 3 is East 3."""
    honba: int = 0
    """Counters."""
    deposits: int = 0
    """Riichi sticks of earlier hands, 1,000 points each."""
    riichi: tuple[str, ...] = ()
    """Who declared riichi in this hand, the stick accepted: pays it now."""
    points: Mapping[str, int] | None = None
    """Points of each seat before this hand's riichi sticks, where they are known."""
    wareme: str | None = None
    """The seat whose wall was broken, `all`, or None."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A hand that nobody won on a tile."""

    kind: str
    """`exhaustive`, or one of `ABORTIVE_DRAWS`."""
    tenpai: tuple[str, ...] = ()
    """Seats that show a waiting hand."""
    nagashi: tuple[str, ...] = ()
    """Seats that claim nagashi mangan."""


@dataclass(frozen=True, slots=True)
class Next:
    """The table of the next hand, by that hand's seats."""

    round: str
    number: int
    honba: int
    deposits: int
    points: Mapping[str, int] | None
    renchan: bool | None
    """The dealer stays. None: no next hand has begun, the same one goes on."""


@dataclass(frozen=True, slots=True)
class Round:
    """A settled hand of the game."""

    scores: tuple[Score | None, ...]
    """One for each win in the order given; None for a denied one. Empty at a draw."""
    denied: tuple[str, ...]
    """Winners' seats that a head bump denies, in turn order from the discarder."""
    payments: tuple[Transfer, ...]
    """This hand's riichi sticks, then every payment."""
    deltas: Mapping[str, int]
    """What each seat gains or loses by the payments, in points."""
    points: Mapping[str, int] | None
    """Points after the hand by the seats of this hand; None where the table had none."""
    deposits: int
    """Riichi sticks left on the table."""
    next: Next | None
    """None when the game is over."""
    game_over: str | None
    """`bust`, `last_hand`, `agari_yame`, `tenpai_yame`, `target_reached`, or None."""
