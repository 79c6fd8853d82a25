"""Fu, line by line: the sum of the lines is the hand's fu."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.facts import Facts
from engine.result import FuLine
from engine.rings import KANCHAN, PENCHAN, TANKI
from engine.rules.model import SEVEN_PAIRS, Fu, TabledFu
from engine.text import Text
from engine.win import RINSHAN

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


class Frame(NamedTuple):
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

    def explain(self, groups: int, lines: tuple[FuLine, ...]) -> tuple[FuLine, ...]:
        """The lines that make the hand's fu, those of its groups among them."""
        if not groups or self.fixed:
            return self.bare_lines
        return (*self.lines, *lines, *self.after, *ROUNDING[-(self.raw + groups) % 10])


class Frames:
    """The frames of a rule set, each made once."""

    __slots__ = ("_chinitsu", "_made", "_pinfu", "_rule")

    def __init__(self, rule: Fu | TabledFu, pinfu: int, chinitsu: int) -> None:
        """Take how the rule set counts fu, and the bits of the two yaku that matter to it."""
        self._rule = rule
        self._pinfu = pinfu
        self._chinitsu = chinitsu
        self._made: dict[tuple[object, ...], Frame] = {}

    def of(self, f: Facts, yaku: int) -> Frame:
        """The frame of the reading and place in `f`, which has the yaku of these bits."""
        yaku &= self._pinfu | self._chinitsu
        pair = f.pair if f.pair_fu else -1
        key = (f.shape, f.wait, f.tsumo, f.closed, f.timing, pair, f.pair_fu, yaku)
        frame = self._made.get(key)
        if frame is None:
            pinfu, chinitsu = yaku & self._pinfu != 0, yaku & self._chinitsu != 0
            frame = self._made[key] = _frame(self._rule, f, pinfu=pinfu, chinitsu=chinitsu)
        return frame


def _frame(rule: Fu | TabledFu, f: Facts, *, pinfu: bool, chinitsu: bool) -> Frame:
    if isinstance(rule, TabledFu):
        return _fixed("tabled", _tabled(rule, f, pinfu=pinfu))
    if f.shape == SEVEN_PAIRS:
        return _fixed("seven_pairs", rule.seven_pairs)
    lines = [line("base", BASE)]
    if f.tsumo:
        if not pinfu and (rule.rinshan_tsumo or f.timing != RINSHAN):
            lines.append(line("tsumo", TSUMO))
    elif f.closed:
        lines.append(line("closed_ron", CLOSED_RON))
    if f.wait in WAITS:
        lines.append(line("wait_" + f.wait, WAITS[f.wait]))
    if f.pair_fu:
        lines.append(line("pair_value", f.pair_fu, (f.pair,) * 2))
    after = (line("chinitsu", rule.chinitsu),) if chinitsu and rule.chinitsu else ()
    raw = sum(entry.fu for entry in (*lines, *after))
    if raw == BASE and not f.closed and not f.tsumo:
        bare, rest = rule.open_pinfu, (line("open_pinfu", rule.open_pinfu - BASE),) if rule.open_pinfu > BASE else ()
    else:
        bare, rest = rounded(raw), ROUNDING[-raw % 10]
    return Frame(raw, tuple(lines), after, bare, (*lines, *after, *rest))


def _fixed(name: str, fu: int) -> Frame:
    return Frame(fu, (), (), fu, (line(name, fu),), fixed=True)


def _tabled(rule: TabledFu, f: Facts, *, pinfu: bool) -> int:
    if f.tsumo:
        return rule.pinfu_tsumo if pinfu else rule.otherwise
    return rule.closed_ron if f.closed and not pinfu else rule.otherwise
