"""Fu, line by line: the sum of the lines is the hand's fu."""

from functools import lru_cache
from typing import Final

from engine.facts import Facts
from engine.kinds import OUTSIDE
from engine.plan import MeldPart, Plan, PlannedRing
from engine.readings import NOWHERE, Melded, Parts
from engine.result import FuLine
from engine.rings import KANCHAN, OUTSIDE_FU, PENCHAN, SHANPON, SIMPLE_FU, TANKI, Part
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


def count(plan: Plan, f: Facts, groups_fu: int, *, pinfu: bool, chinitsu: bool) -> int:
    """The fu of the reading and place in `f`; `groups_fu` counts its triplets as concealed."""
    rule = plan.rules.fu
    if isinstance(rule, TabledFu):
        return _tabled(rule, f, pinfu=pinfu)
    if f.shape == SEVEN_PAIRS:
        return rule.seven_pairs
    raw = BASE + groups_fu + plan.pair_fu.get((f.seat_wind, f.round_wind, f.pair), 0) + WAITS.get(f.wait, 0)
    if f.tsumo:
        if not pinfu and (rule.rinshan_tsumo or f.timing != RINSHAN):
            raw += TSUMO
    elif f.closed:
        raw += CLOSED_RON
    if f.wait == SHANPON and not f.tsumo:
        raw -= _won_triplet(f)
    if chinitsu:
        raw += rule.chinitsu
    if raw == BASE and not f.closed and not f.tsumo:
        return rule.open_pinfu
    return rounded(raw)


def _tabled(rule: TabledFu, f: Facts, *, pinfu: bool) -> int:
    if f.tsumo:
        return rule.pinfu_tsumo if pinfu else rule.otherwise
    return rule.closed_ron if f.closed and not pinfu else rule.otherwise


def _won_triplet(f: Facts) -> int:
    """What a triplet completed by ron has less than a concealed one: it is open."""
    return (OUTSIDE_FU if f.winning in OUTSIDE else SIMPLE_FU) // 2


def explain(
    plan: Plan,
    f: Facts,
    parts: Parts,
    melded: Melded,
    fu: int,
    *,
    pinfu: bool,
    chinitsu: bool,
) -> tuple[FuLine, ...]:
    """The lines that make `fu`."""
    rule = plan.rules.fu
    if isinstance(rule, TabledFu):
        return (line("tabled", fu),)
    if f.shape == SEVEN_PAIRS:
        return (line("seven_pairs", fu),)
    lines = _frame(plan, rule, f, pinfu=pinfu)
    if f.triplet_count:
        won = f.winning if f.wait == SHANPON and not f.tsumo else NOWHERE
        for ring, part in parts:
            lines += _triplets(ring, part, won)
        for meld, is_open in melded.parts:
            lines += _melded(meld, is_open)
    if chinitsu and rule.chinitsu:
        lines.append(line("chinitsu", rule.chinitsu))
    if rest := fu - sum([entry.fu for entry in lines]):
        lines.append(line("open_pinfu" if len(lines) == 1 and not f.tsumo else "rounding", rest))
    return tuple(lines)


def _frame(plan: Plan, rule: Fu, f: Facts, *, pinfu: bool) -> list[FuLine]:
    """The lines of base, way of winning, wait and pair."""
    lines = [line("base", BASE)]
    if f.tsumo:
        if not pinfu and (rule.rinshan_tsumo or f.timing != RINSHAN):
            lines.append(line("tsumo", TSUMO))
    elif f.closed:
        lines.append(line("closed_ron", CLOSED_RON))
    if f.wait in WAITS:
        lines.append(line("wait_" + f.wait, WAITS[f.wait]))
    if pair := plan.pair_fu.get((f.seat_wind, f.round_wind, f.pair)):
        lines.append(line("pair_value", pair, (f.pair,) * 2))
    return lines


@lru_cache(maxsize=1 << 14)
def _triplets(ring: PlannedRing, part: Part, won: int) -> tuple[FuLine, ...]:
    """The lines of one ring's triplets; the one of kind `won` was completed by ron and is open."""
    kinds = [ring.low + slot for slot in ring.waits if part.triplets >> slot & 1]
    fu = {k: OUTSIDE_FU if k in OUTSIDE else SIMPLE_FU for k in kinds}
    return tuple(
        line("triplet_open", fu[k] // 2, (k,) * 3) if k == won else line("triplet_concealed", fu[k], (k,) * 3)
        for k in kinds
    )


@lru_cache(maxsize=1 << 10)
def _melded(meld: MeldPart, is_open: bool) -> tuple[FuLine, ...]:  # noqa: FBT001 - the two of `Melded.parts`
    if not meld.fu:
        return ()
    return (line(f"{meld.kind}_{'open' if is_open else 'concealed'}", meld.fu if is_open else 2 * meld.fu, meld.tiles),)
