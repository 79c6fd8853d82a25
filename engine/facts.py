"""What the yaku rows look at: facts of the hand, then of one reading, then of one place of the winning tile."""

from engine.kinds import EAST
from engine.win import Win


class Facts:
    """A scratch record that one call of `score` fills and throws away. Kinds are bits: kind k at bit k."""

    __slots__ = (
        "closed",
        "concealed",
        "counts",
        "dealer",
        "from_dealer",
        "ippatsu",
        "kans",
        "kinds",
        "meld_count",
        "nukidora",
        "open_kans",
        "outside",
        "packed",
        "pair",
        "reds",
        "riichi",
        "round_wind",
        "run_count",
        "runs",
        "seat_wind",
        "shape",
        "starts",
        "timing",
        "triplet_count",
        "triplets",
        "tsumo",
        "twins",
        "valueless_pair",
        "wait",
        "winning",
    )

    tsumo: bool
    dealer: bool
    from_dealer: bool
    """Won on a discard of the dealer's."""
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
    reds: int
    """How many red fives."""
    kinds: int
    """Kinds of all tiles, melds too."""
    packed: int
    """Counts of the concealed tiles, the winning tile too, a hexadecimal digit a kind."""
    counts: int
    """Counts of all tiles, melds too."""
    shape: str
    runs: int
    """Starts of all numbered runs."""
    triplets: int
    """Kinds of all triplets and kans."""
    run_count: int
    twins: int
    """Pairs of equal concealed runs."""
    starts: tuple[int, ...]
    """Kind at the start of each run, melds too."""
    triplet_count: int
    pair: int
    """Kind of the pair, -1 without one."""
    valueless_pair: bool
    """The pair is worth no fu."""
    outside: bool
    """Every group and the pair hold a terminal or an honour."""
    concealed: int
    """Concealed triplets and closed kans; a triplet completed by ron is open."""
    wait: str

    def __init__(self, win: Win, winning: int) -> None:
        """The facts of the situation."""
        self.tsumo = win.method == "tsumo"
        self.dealer = win.seat == "E"
        self.from_dealer = win.discarder == "E"
        self.seat_wind = EAST + "ESWN".index(win.seat)
        self.round_wind = EAST + "ESWN".index(win.round)
        self.riichi = win.riichi
        self.ippatsu = win.ippatsu
        self.timing = win.timing
        self.winning = winning
