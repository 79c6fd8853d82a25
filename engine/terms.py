"""The terms on which hands of one situation are scored: what the rule set makes of it, worked out once."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final, NamedTuple

from engine.facts import of_honours, of_situation
from engine.fu import Frame, Framed, Heeded, Won, frame_of
from engine.kinds import CHUN, HAKU, HATSU, NORTH, WIND_KINDS
from engine.memo import Memo
from engine.payments import total
from engine.rules.model import RuleSet
from engine.scale import counted
from engine.situation import Situated, Situation, situation_of
from engine.win import RINSHAN
from engine.worth import Worth, Worths, stands
from engine.yaku.row import On, Yaku

Rows = tuple[tuple[int, Yaku], ...]
"""The yaku of a rule set, each with its bit."""


@dataclass(frozen=True, slots=True, eq=False)
class Amount:
    """What a hand is worth before anybody pays."""

    han: int
    """With dora; 0 with a yakuman or limit yaku."""
    fu: int | None
    """After rounding; None with a yakuman or limit yaku."""
    base: int
    """The points that every payment is a multiple of."""
    limit: str | None
    points: int
    """The sum of the ordinary payments."""


class Side(NamedTuple):
    """What of a situation matters to what is paid."""

    dealer: bool
    tsumo: bool


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """What the hands of one situation have in common. The memos are shared with other situations."""

    situation: Situation
    yaku: int
    """Bits of the yaku of the situation."""
    allowed: int
    """Bits of the awards that such a hand can have."""
    worths: Memo[int, tuple[Worth, ...]]
    """Bits of yaku to the ways to count them."""
    honours: Memo[int, int]
    """Triplets and a pair of honours (`engine.marks.honours`) to the bits of their yaku."""
    pair_fu: Mapping[int, int]
    """Kind of the pair to its fu; pairs worth none are missing."""
    heeded: int
    """Bits of the yaku that matter to fu."""
    frames: Memo[Framed, Frame]
    amounts: Memo[tuple[int, int], Amount]
    """Han and fu to what they are worth."""
    fixed: Memo[tuple[int, str | None], Amount]
    """The base of a yakuman or limit, and its name, to what it is worth."""


class Drafter:
    """What drafts the terms of a rule set; what does not depend on all of a situation is made once."""

    __slots__ = ("_allowed", "_amounts", "_fixed", "_frames", "_heeded", "_honours", "_pair_fu", "_rows", "_worths")

    def __init__(self, rules: RuleSet, rows: Rows) -> None:
        """Take the rule set and its yaku."""
        either = (False, True)
        self._rows = rows
        self._allowed = {
            closed: sum(1 << i for i, award in enumerate(rules.yaku) if stands(award, closed=closed))
            for closed in either
        }
        self._worths = {closed: Memo(Worths(rules, closed=closed).of) for closed in either}
        self._honours: dict[tuple[int, int], Memo[int, int]] = {}
        self._pair_fu = {winds: _pair_fu(rules, *winds) for winds in product(WIND_KINDS, WIND_KINDS)}
        bit_of = {yaku.id: bit for bit, yaku in rows}
        self._heeded = Heeded(bit_of.get("pinfu", 0), bit_of.get("chinitsu", 0))
        self._frames = {
            won: Memo(partial(frame_of, rules.fu, self._heeded, won))
            for won in map(Won._make, product(either, either, either))
        }
        sides = [Side(dealer, tsumo) for dealer, tsumo in product(either, either)]
        self._amounts = {side: Memo(partial(_amount, rules, side)) for side in sides}
        self._fixed = {side: Memo(partial(_fixed, rules, side)) for side in sides}

    def draft(self, key: Situated) -> Terms:
        """The terms of a situation."""
        situation = situation_of(key)
        f = of_situation(situation)
        winds = situation.seat_wind, situation.round_wind
        side = Side(situation.dealer, situation.tsumo)
        if winds not in self._honours:
            self._honours[winds] = Memo(partial(_of_honours, self._rows, situation))
        return Terms(
            situation,
            sum(bit for bit, yaku in self._rows if yaku.on is On.SITUATION and yaku.holds(f)),
            self._allowed[situation.closed],
            self._worths[situation.closed],
            self._honours[winds],
            self._pair_fu[winds],
            sum(self._heeded),
            self._frames[Won(situation.tsumo, situation.closed, situation.timing == RINSHAN)],
            self._amounts[side],
            self._fixed[side],
        )


def _of_honours(rows: Rows, situation: Situation, honours: int) -> int:
    f = of_honours(honours, situation)
    return sum(bit for bit, yaku in rows if yaku.on is On.HONOURS and yaku.holds(f))


def _amount(rules: RuleSet, side: Side, count: tuple[int, int]) -> Amount:
    han, fu = count
    base, limit = counted(rules.scale, han, fu)
    return Amount(han, fu, base, limit, _points(rules, side, base))


def _fixed(rules: RuleSet, side: Side, worth: tuple[int, str | None]) -> Amount:
    base, limit = worth
    return Amount(0, None, base, limit, _points(rules, side, base))


def _points(rules: RuleSet, side: Side, base: int) -> int:
    return total(rules, base, "E" if side.dealer else "S", None if side.tsumo else "W")


OF_ANYBODY: Final = {HAKU: "haku", HATSU: "hatsu", CHUN: "chun", NORTH: "north_wind"}
"""Kinds that are value tiles for every seat, where the rule set has the yaku."""


def _pair_fu(rules: RuleSet, seat: int, prevailing: int) -> dict[int, int]:
    """Fu of value pairs: dragons, the seat's and the prevailing wind, north where it is a value tile for everyone.

    A north that is a dora is never worth fu.
    """
    ids = {award.yaku.id for award in rules.yaku}
    double = getattr(rules.fu, "double_wind_pair", 2)
    found = {kind: 2 for kind, yaku in OF_ANYBODY.items() if yaku in ids}
    found |= {seat: 2} if "seat_wind" in ids else {}
    found |= {prevailing: double if prevailing == seat else 2} if "round_wind" in ids else {}
    if rules.bonus.north_dora:
        found.pop(NORTH, None)
    return found
