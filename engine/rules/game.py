"""What a rule set says beyond one win: how a hand of the game is settled, when the game is over, what it scores."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ABORTIVE_DRAWS: Final = (
    "nine_terminals",
    "four_winds",
    "four_kans",
    "four_riichi",
    "three_ron",
)

TONPUU: Final = "tonpuu"
HANCHAN: Final = "hanchan"


@dataclass(frozen=True, slots=True)
class Rounds:
    """How a hand of the game is settled."""

    several_ron: str = "all"
    """`all`, `two` (three is a draw) or `head_bump`."""
    honba_to: str = "first"
    """Several winners: `first` in turn from the discarder, or `each`."""
    deposits_to: str = "first"
    """Several winners: `first`, or `own_then_first`: each his own stick of this hand back, the rest to the first."""
    deal_to: str = "any"
    """Several winners: the deal stays if the dealer is among them (`any`), or only if he is the `first`."""
    renchan: str = "tenpai"
    """What keeps the deal at an exhaustive draw: `tenpai` of the dealer, or only a `win`."""
    noten_points: int = 3000
    """Points shared between tenpai and noten at an exhaustive draw."""
    nagashi_mangan: str = "draw"
    """`none`, `draw` (in place of noten payments) or `win` (with honba and deposits)."""
    nagashi_void_by_riichi: bool = False
    """A player who declared riichi has no nagashi."""
    abortive_draws: tuple[str, ...] = ()
    """Of `ABORTIVE_DRAWS`."""
    abortive_passes_deal: tuple[str, ...] = ()
    """Abortive draws after which the deal passes."""
    draw_passes_deal: bool = False
    """Every draw of any kind passes the deal (only the dealer's win keeps it)."""
    continues_after_win: bool = False
    """Play goes on after a win until the wall ends (血流): the next hand is the same hand."""


@dataclass(frozen=True, slots=True)
class End:
    """When the game is over."""

    length: str = HANCHAN
    """`tonpuu` (one round) or `hanchan` (two)."""
    bust: int | None = 0
    """The game ends when somebody has fewer points than this; None: play goes on."""
    floor: int | None = None
    """The game ends when somebody has fewer points than this even where `bust` is off."""
    target: int | None = None
    """The game ends when somebody has this many points or more, at any hand (boo: 4,000)."""
    agari_yame: bool = True
    """The dealer of the last hand wins and is first: over."""
    tenpai_yame: bool = False
    """The dealer of the last hand is tenpai at an exhaustive draw and first: over."""
    extra_round_to: int = 0
    """Points somebody must reach, else one further round is played; 0: none."""
    yame_to_target: bool = True
    """Where there is an extra round, agari-yame and tenpai-yame ask for the target too."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """From the last points to the game's scores, in thousands unless said."""

    start: int = 25000
    """Points of each player at the start."""
    returns: int = 30000
    """Points that are taken off at the end (返し)."""
    uma: tuple[int, ...] = (20, 10, -10, -20)
    """First to last, thousands."""
    floating_uma: Mapping[int, tuple[int, ...]] | None = None
    """In place of `uma`: by how many players are at the return points or more (0 and missing counts: `uma`)."""
    oka: float | None = None
    """Thousands to first; None: (return − start) × players."""
    rounding: str = "none"
    """`none`, `gosharokunyu`, `shishagonyu`, `half_away`, `truncate`."""
    leftover_deposits: str = "first"
    """`first` or `nobody`."""
    ties: str = "seat_order"
    """`seat_order`, or `split`: tied ranks share uma and oka."""
    bust_prize: int = 0
    """Thousands from a busted seat to the one that busted it."""
    tops: bool = False
    """The answer says who sank and whether the top is A, B or C (ブー麻雀)."""
