"""What the yaku rows look at: facts of the hand, then of one reading, then of one place of the winning tile."""

from typing import TYPE_CHECKING

from engine.kinds import WINDS
from engine.win import TSUMO, Win

if TYPE_CHECKING:
    from engine.bonus import Dora
    from engine.parts import Placed
    from engine.readings import Melded


class Facts:
    """A scratch record that one call of `score` fills and throws away. Kinds are bits: kind k at bit k."""

    __slots__ = (
        "closed",
        "concealed",
        "counts",
        "dealer",
        "dora",
        "from_dealer",
        "ippatsu",
        "kans",
        "kinds",
        "least",
        "looks",
        "meld_count",
        "melded",
        "method",
        "nukidora",
        "open_kans",
        "outside",
        "packed",
        "pair",
        "pair_fu",
        "parts",
        "reds",
        "riichi",
        "round_wind",
        "run_count",
        "runs",
        "seat_wind",
        "shape",
        "timing",
        "triplet_count",
        "triplets",
        "tsumo",
        "twins",
        "undrawn",
        "wait",
        "winning",
    )

    tsumo: bool
    dealer: bool
    from_dealer: bool
    """Won on a discard of the dealer's."""
    undrawn: bool
    """Won on a discard of a seat that plays before the winner, who in the first go-around has then not drawn yet."""
    seat_wind: int
    """Kind of the winner's wind."""
    round_wind: int
    riichi: str
    ippatsu: bool
    timing: str
    closed: bool
    """No chi, pon or open kan."""
    meld_count: int
    kans: int
    open_kans: int
    nukidora: int
    winning: int
    """Kind of the winning tile."""
    method: str
    reds: int
    """How many red fives."""
    dora: "Dora"
    least: int
    """The han that the yaku must reach."""
    kinds: int
    """Kinds of all tiles, melds too."""
    packed: int
    """Counts of the concealed tiles, the winning tile too, a hexadecimal digit a kind."""
    counts: int
    """Counts of all tiles, melds too."""
    melded: "Melded"
    shape: str
    parts: "tuple[Placed, ...]"
    looks: int
    """What the reading looks like: flags of `engine.yaku.looks.Looks`."""
    runs: int
    """Starts of all numbered runs."""
    triplets: int
    """Kinds of all triplets and kans."""
    run_count: int
    twins: int
    """Pairs of equal concealed runs."""
    triplet_count: int
    pair: int
    """Kind of the pair, -1 without one."""
    pair_fu: int
    """Fu of the pair, 0 without one."""
    outside: bool
    """Every group and the pair hold a terminal or an honour."""
    concealed: int
    """Concealed triplets and closed kans; a triplet completed by ron is open."""
    wait: str

    def __init__(self, win: Win, winning: int) -> None:
        """The facts of the situation."""
        self.method = win.method
        self.tsumo = win.method == TSUMO
        self.dealer = win.seat == "E"
        self.from_dealer = win.discarder == "E"
        self.seat_wind = WINDS[win.seat]
        self.undrawn = win.discarder is not None and WINDS[win.discarder] < self.seat_wind
        self.round_wind = WINDS[win.round]
        self.riichi = win.riichi
        self.ippatsu = win.ippatsu
        self.timing = win.timing
        self.winning = winning

    @property
    def starts(self) -> tuple[int, ...]:
        """Kind at the start of each run, melds too."""
        melded = [part.start for part in self.melded.parts if not part.triplets]
        return (*melded, *[start for part in self.parts for start in part.starts])
