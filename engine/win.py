"""The situation of a win: how, by whom, in which turn, with what on the table."""

from dataclasses import dataclass
from typing import Final

TSUMO: Final = "tsumo"
RON: Final = "ron"

NO_RIICHI: Final = "none"
RIICHI: Final = "riichi"
DOUBLE_RIICHI: Final = "double_riichi"

NORMAL: Final = "normal"
FIRST_TURN: Final = "first_turn"
LAST_TILE: Final = "last_tile"
RINSHAN: Final = "rinshan"
CHANKAN: Final = "chankan"
CHANKAN_NUKI: Final = "chankan_nuki"
TIMINGS: Final = (NORMAL, FIRST_TURN, LAST_TILE, RINSHAN, CHANKAN, CHANKAN_NUKI)

WAREME_ALL: Final = "all"


@dataclass(frozen=True, slots=True)
class Liable:
    """A seat that fed the group that made a yaku sure (pao)."""

    yaku: str
    """The yaku's id."""
    seat: str


@dataclass(frozen=True, slots=True)
class Win:
    """Everything about a win that the tiles do not show. Seats are winds: E is the dealer."""

    method: str
    """`tsumo` or `ron`."""
    seat: str
    """The winner's seat."""
    round: str = "E"
    """The prevailing wind."""
    discarder: str | None = None
    """Who discarded the winning tile, or added the robbed one; None by tsumo."""
    riichi: str = NO_RIICHI
    ippatsu: bool = False
    timing: str = NORMAL
    dora_indicators: tuple[int, ...] = ()
    """Indicators (not dora), as tiles."""
    ura_indicators: tuple[int, ...] = ()
    honba: int = 0
    """Counters on the table."""
    deposits: int = 0
    """Riichi sticks of 1,000 points on the table."""
    wareme: str | None = None
    """The seat whose wall was broken, `all`, or None."""
    liable: tuple[Liable, ...] = ()
