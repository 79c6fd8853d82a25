"""What the yaku rows look at: facts of the hand, then of one reading, then of one place of the winning tile."""

from typing import TYPE_CHECKING

from engine import marks as told

if TYPE_CHECKING:
    from engine.bonus import Dora
    from engine.melds import MeldPart
    from engine.parts import Placed
    from engine.situation import Situation
    from engine.terms import Terms


class Facts:
    """A scratch record that one call of `score` fills and throws away. Kinds are bits: kind k at bit k."""

    __slots__ = (
        "counts", "dora", "groups", "looks", "marks", "meld_marks", "meld_sums", "melds", "opened", "packed", "pair",
        "pair_fu", "parts", "reds", "reds_held", "shape", "situation", "sums", "terms", "wait", "winning",
    )  # fmt: skip

    situation: "Situation"
    terms: "Terms"
    """What the rule set makes of the situation."""
    winning: int
    """Kind of the winning tile."""
    packed: int
    """Counts of the concealed tiles, the winning tile too, a hexadecimal digit a kind."""
    counts: int
    """Counts of all tiles, melds too."""
    reds: int
    """How many red fives."""
    reds_held: int
    """The concealed ones of each suit, a hexadecimal digit a suit."""
    melds: "list[MeldPart]"
    meld_marks: int
    meld_sums: int
    """What the melds tell of every reading."""
    dora: "Dora"
    shape: str
    groups: int
    """Groups of the shape; none of pairs and single tiles."""
    parts: "tuple[Placed, ...]"
    marks: int
    sums: int
    """What the reading tells (`engine.marks`)."""
    looks: int
    """That part of it which the reading's looks depend on."""
    pair: int
    """Kind of the pair, -1 without one."""
    pair_fu: int
    """Fu of the pair."""
    wait: str
    opened: int
    """1 where the ron opens a triplet that would be concealed by tsumo."""

    @property
    def kinds(self) -> int:
        """Kinds of all tiles, melds too."""
        return self.marks & told.EVERY

    @property
    def runs(self) -> int:
        """Starts of all numbered runs."""
        return self.marks >> told.RUNS & told.EVERY

    @property
    def triplets(self) -> int:
        """Kinds of all triplets and kans."""
        return self.marks >> told.TRIPLETS & told.EVERY

    @property
    def suits(self) -> int:
        """How many suits there are tiles of."""
        flags = self.marks >> told.FLAGS
        return bool(flags & told.CHARACTERS) + bool(flags & told.CIRCLES) + bool(flags & told.BAMBOO)

    @property
    def honours(self) -> bool:
        """There are honours."""
        return bool(self.marks >> told.FLAGS & told.HONOUR)

    @property
    def terminals(self) -> bool:
        """There are terminals."""
        return bool(self.marks >> told.FLAGS & told.TERMINAL)

    @property
    def simples(self) -> bool:
        """There are tiles that are neither."""
        return bool(self.marks >> told.FLAGS & told.SIMPLE)

    @property
    def honour_triplets(self) -> bool:
        """There are triplets or kans of honours."""
        return bool(self.marks >> told.FLAGS & told.HONOUR_TRIPLET)

    @property
    def outside(self) -> bool:
        """Every group and the pair hold a terminal or an honour."""
        return not self.marks >> told.FLAGS & told.INNER

    @property
    def triplet_count(self) -> int:
        """How many triplets and kans."""
        return self.sums >> told.THRICE & told.COUNT

    @property
    def run_count(self) -> int:
        """How many runs."""
        return self.groups - self.triplet_count

    @property
    def twins(self) -> int:
        """Pairs of equal concealed runs."""
        return self.sums >> told.TWINS & told.COUNT

    @property
    def kans(self) -> int:
        """How many kans."""
        return self.sums >> told.KANS & told.COUNT

    @property
    def concealed(self) -> int:
        """Concealed triplets and closed kans; a triplet completed by ron is open."""
        return (self.sums >> told.CONCEALED & told.COUNT) - self.opened

    @property
    def open_kans(self) -> int:
        """Kans that are not closed."""
        return sum(part.kan and part.open for part in self.melds)

    @property
    def starts(self) -> tuple[int, ...]:
        """Kind at the start of each run, melds too."""
        melded = [part.start for part in self.melds if part.run]
        return (*melded, *[start for part in self.parts for start in part.starts])


def of_situation(situation: "Situation") -> Facts:
    """Facts of a situation alone."""
    f = Facts()
    f.situation = situation
    return f


def of_looks(looks: int, groups: int) -> Facts:
    """Facts of a reading with so many groups of which nothing is known but its looks."""
    f = Facts()
    f.groups = groups
    f.marks, f.sums = told.of_looks(looks)
    return f


def of_honours(honours: int, situation: "Situation") -> Facts:
    """Facts of a reading of which nothing is known but its honours (`engine.marks.honours`)."""
    f = of_situation(situation)
    f.marks, f.pair = told.of_honours(honours)
    return f
