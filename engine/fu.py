"""Fu, line by line: the sum of the lines is the hand's fu."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from engine.result import FuLine
from engine.rings import KANCHAN, PENCHAN, TANKI
from engine.rules.model import SEVEN_PAIRS, Fu, TabledFu
from engine.text import Text

BASE: Final = 20
CLOSED_RON: Final = 10
TSUMO: Final = 2
WAITS: Final = {KANCHAN: 2, PENCHAN: 2, TANKI: 2}

NAMES: Final = {
    "base": Text(en="Base", ja="副底", zh="底符"),
    "closed_ron": Text(en="Closed ron", ja="門前加符", zh="门清荣和"),
    "tsumo": Text(en="Tsumo", ja="自摸符", zh="自摸"),
    "wait_kanchan": Text(en="Kanchan wait", ja="嵌張待ち", zh="嵌张听牌"),
    "wait_penchan": Text(en="Penchan wait", ja="辺張待ち", zh="边张听牌"),
    "wait_tanki": Text(en="Tanki wait", ja="単騎待ち", zh="单骑听牌"),
    "pair_value": Text(en="Value pair", ja="役牌の雀頭", zh="役牌雀头"),
    "triplet_open": Text(en="Open triplet", ja="明刻", zh="明刻"),
    "triplet_concealed": Text(en="Concealed triplet", ja="暗刻", zh="暗刻"),
    "quad_open": Text(en="Open kan", ja="明槓", zh="明杠"),
    "quad_concealed": Text(en="Closed kan", ja="暗槓", zh="暗杠"),
    "open_pinfu": Text(en="Open hand without fu", ja="喰い平和形", zh="副露平和形"),
    "seven_pairs": Text(en="Seven pairs", ja="七対子", zh="七对子"),
    "chinitsu": Text(en="Chinitsu", ja="清一色", zh="清一色"),
    "tabled": Text(en="By the table", ja="簡易計算", zh="按表"),
    "rounding": Text(en="Rounded up", ja="切り上げ", zh="进位"),
}


@lru_cache(maxsize=1 << 12)
def line(name: str, fu: int, tiles: tuple[int, ...] = ()) -> FuLine:
    """A line by its id."""
    return FuLine(name, NAMES[name], fu, tiles)


def rounded(raw: int) -> int:
    """Fu rounded up to ten."""
    return -(-raw // 10) * 10


ROUNDING: Final[tuple[tuple[FuLine, ...], ...]] = ((), *[(line("rounding", rest),) for rest in range(1, 10)])
"""What lacks to the next ten, as lines."""


class HasLines(Protocol):
    """A part or meld that may have fu."""

    @property
    def lines(self) -> tuple[FuLine, ...]:
        """Its fu, line by line."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """The fu of a hand but for its groups: base, way of winning, wait and pair."""

    raw: int
    lines: tuple[FuLine, ...]
    """The lines before those of the groups."""
    after: tuple[FuLine, ...]
    bare: int
    """What the hand counts where no group has fu."""
    bare_lines: tuple[FuLine, ...]
    fixed: bool = False
    """It counts that whatever its groups are."""

    def count(self, groups: int) -> int:
        """The hand's fu with groups of so many fu."""
        return rounded(self.raw + groups) if groups and not self.fixed else self.bare

    def explain(self, groups: int, laid: Iterable[HasLines], melds: Iterable[HasLines]) -> tuple[FuLine, ...]:
        """The lines that make the hand's fu, those of its groups among them."""
        if not groups or self.fixed:
            return self.bare_lines
        lines = self.lines
        for part in laid:
            lines += part.lines
        for meld in melds:
            lines += meld.lines
        return lines + self.after + ROUNDING[-(self.raw + groups) % 10]


class Won(NamedTuple):
    """What of a situation matters to fu."""

    tsumo: bool
    closed: bool
    rinshan: bool


class Heeded(NamedTuple):
    """The bits of the yaku that matter to fu, 0 where a rule set has them not."""

    pinfu: int
    chinitsu: int


Framed = tuple[str, str, int, int, int]
"""Shape, wait, kind of the pair where it has fu, that fu, and those of the heeded yaku that the hand has."""


def frame_of(rule: Fu | TabledFu, heeded: Heeded, won: Won, key: Framed) -> Frame:
    """The frame of a reading."""
    tsumo, closed, rinshan = won
    shape, wait, pair, pair_fu, yaku = key
    pinfu, chinitsu = (yaku & bit != 0 for bit in heeded)
    if isinstance(rule, TabledFu):
        return _fixed("tabled", _tabled(rule, tsumo=tsumo, closed=closed, pinfu=pinfu))
    if shape == SEVEN_PAIRS:
        return _fixed("seven_pairs", rule.seven_pairs)
    lines = [line("base", BASE)]
    if tsumo:
        if not pinfu and (rule.rinshan_tsumo or not rinshan):
            lines.append(line("tsumo", TSUMO))
    elif closed:
        lines.append(line("closed_ron", CLOSED_RON))
    if wait in WAITS:
        lines.append(line("wait_" + wait, WAITS[wait]))
    if pair_fu:
        lines.append(line("pair_value", pair_fu, (pair,) * 2))
    after = (line("chinitsu", rule.chinitsu),) if chinitsu and rule.chinitsu else ()
    raw = sum(entry.fu for entry in (*lines, *after))
    if raw == BASE and not closed and not tsumo:
        bare, rest = rule.open_pinfu, (line("open_pinfu", rule.open_pinfu - BASE),) if rule.open_pinfu > BASE else ()
    else:
        bare, rest = rounded(raw), ROUNDING[-raw % 10]
    return Frame(raw, tuple(lines), after, bare, (*lines, *after, *rest))


def _fixed(name: str, fu: int) -> Frame:
    return Frame(fu, (), (), fu, (line(name, fu),), fixed=True)


def _tabled(rule: TabledFu, *, tsumo: bool, closed: bool, pinfu: bool) -> int:
    if tsumo:
        return rule.pinfu_tsumo if pinfu else rule.otherwise
    return rule.closed_ron if closed and not pinfu else rule.otherwise
