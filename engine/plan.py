"""A rule set compiled once: tables of its rings, masks of its awards, what a score would else look up again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final

from engine.facts import Facts
from engine.fu import Frames
from engine.kinds import CHUN, HAKU, HATSU, NORTH, RED, SEATS, UNIT, WIND_KINDS
from engine.melds import MeldPart, meld_groups, meld_part
from engine.parts import Readings, readings
from engine.rules.model import RuleSet
from engine.scale import counted
from engine.tileset import Ring, Runs
from engine.worth import Worths, stands
from engine.yaku import CATALOGUE
from engine.yaku.row import On, Yaku

Row = tuple[int, Callable[[Facts], bool]]


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """The rows that are asked of readings of certain looks."""

    of_reading: tuple[Row, ...]
    of_place: tuple[Row, ...]


class Rows(dict[int, Asked]):
    """The looks of a reading to the rows that can hold, picked out once."""

    def __init__(self, rows: tuple[tuple[int, Yaku], ...]) -> None:
        """Take all rows of the rule set with their bits."""
        super().__init__()
        self._rows = rows

    def __missing__(self, looks: int) -> Asked:
        """Pick the rows whose needs are met."""
        self[looks] = asked = Asked(self._of(On.READING, looks), self._of(On.PLACE, looks))
        return asked

    def _of(self, on: On, looks: int) -> tuple[Row, ...]:
        return tuple([(bit, yaku.holds) for bit, yaku in self._rows if yaku.on is on and not yaku.needs & ~looks])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Plan:
    """A compiled rule set."""

    rules: RuleSet
    seats: str
    """Seats of the game in turn order: `ESWN` or `ESW`."""
    rings: tuple[Readings, ...]
    meld: Callable[[str, tuple[int, ...]], MeldPart]
    """Call and tiles of a meld to what it adds: `engine.melds.meld_part`, remembered."""
    situation_rows: tuple[Row, ...]
    situations: dict[tuple[object, ...], int]
    """A memo: what a situation is made of to the bits of its yaku, some hundred at most."""
    rows: Rows
    allowed: tuple[int, int]
    """Bits of the awards of an open hand, and of a closed one."""
    worths: tuple[Worths, Worths]
    """Open, closed."""
    dora_of: Mapping[int, int]
    """Indicator, red or not, to the kind of its dora."""
    orphans: int
    """Packed counts of one of each terminal and honour."""
    pair_fu: Mapping[tuple[int, int, int], int]
    """Seat wind, round wind, kind of the pair: its fu; pairs worth none are missing."""
    frames: Frames
    counted: Callable[[int, int], tuple[int, str | None]]
    """Han and fu to base points and limit: `engine.scale.counted`, remembered."""
    memos: dict[str, dict[tuple[object, ...], Any]]
    """By function what it returned: `engine.memo`."""

    def __repr__(self) -> str:
        """The rule set's id: tables and memos are megabytes."""
        return f"Plan({self.rules.id})"


def _tables(rules: RuleSet) -> list[Ring]:
    """The rings as their readings are looked up: neighbours of which none makes runs stand in one table."""
    found: list[Ring] = []
    for ring in rules.tiles.rings:
        before = found[-1] if found else ring
        if ring.runs is before.runs is Runs.NONE and min(ring.kinds) == max(before.kinds) + 1:
            found[-1] = Ring(before.kinds + ring.kinds, Runs.NONE)
        else:
            found.append(ring)
    return found


OF_ANYBODY: Final = {HAKU: "haku", HATSU: "hatsu", CHUN: "chun", NORTH: "north_wind"}
"""Kinds that are value tiles for every seat, where the rule set has the yaku."""


def _pair_fu(rules: RuleSet) -> dict[tuple[int, int, int], int]:
    """Fu of value pairs: dragons, the seat's and the prevailing wind, north where it is a value tile for everyone.

    A north that is a dora is never worth fu.
    """
    ids = {a.yaku.id for a in rules.yaku}
    double = getattr(rules.fu, "double_wind_pair", 2)
    found: dict[tuple[int, int, int], int] = {}
    for seat in WIND_KINDS:
        for prevailing in WIND_KINDS:
            values = {kind: 2 for kind, yaku in OF_ANYBODY.items() if yaku in ids}
            values |= {seat: 2} if "seat_wind" in ids else {}
            values |= {prevailing: double if prevailing == seat else 2} if "round_wind" in ids else {}
            if rules.bonus.north_dora:
                values.pop(NORTH, None)
            found |= {(seat, prevailing, kind): fu for kind, fu in values.items()}
    return found


ORDER: Final = {yaku.id: i for i, yaku in enumerate(CATALOGUE)}


def compile_plan(rules: RuleSet) -> Plan:
    """Compile a rule set (about a millisecond once its ring tables stand); callers keep the plan."""
    rules = replace(rules, yaku=tuple(sorted(rules.yaku, key=lambda a: ORDER[a.yaku.id])))
    rows = tuple([(1 << i, award.yaku) for i, award in enumerate(rules.yaku)])
    bit_of = {yaku.id: bit for bit, yaku in rows}

    def allowed(*, closed: bool) -> int:
        return sum(1 << i for i, award in enumerate(rules.yaku) if stands(award, closed=closed))

    return Plan(
        rules=rules,
        seats=SEATS[: rules.payment.players],
        rings=tuple([readings(ring, rules.tiles.outside, rules.groups) for ring in _tables(rules)]),
        meld=lru_cache(maxsize=1 << 12)(partial(meld_part, meld_groups(rules))),
        situation_rows=tuple([(bit, yaku.holds) for bit, yaku in rows if yaku.on is On.SITUATION]),
        situations={},
        rows=Rows(rows),
        allowed=(allowed(closed=False), allowed(closed=True)),
        worths=(Worths(rules, closed=False), Worths(rules, closed=True)),
        dora_of={k + dye: ring.after(k) for ring in rules.tiles.rings for k in ring.kinds for dye in (0, RED)},
        orphans=sum(UNIT[k] for k in rules.tiles.outside),
        pair_fu=_pair_fu(rules),
        frames=Frames(rules.fu, bit_of.get("pinfu", 0), bit_of.get("chinitsu", 0)),
        counted=lru_cache(maxsize=1 << 10)(partial(counted, rules.scale)),
        memos={},
    )
