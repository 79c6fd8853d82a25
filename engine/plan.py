"""A rule set compiled once: tables of its rings, what it makes of situations, what a score would else look up again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.facts import Facts, of_looks
from engine.kinds import RED, SEATS, UNIT
from engine.melds import MeldPart, meld_groups, meld_part
from engine.memo import Memo
from engine.parts import Readings, readings
from engine.payments import Paid, ordinary
from engine.result import Transfer
from engine.rules.model import RuleSet
from engine.situation import Situated
from engine.terms import Drafter, Rows, Terms
from engine.tileset import Ring, Runs
from engine.yaku import CATALOGUE, looks
from engine.yaku.row import On

Row = tuple[int, Callable[[Facts], bool]]


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """What is asked of readings of certain looks."""

    yaku: int
    """Bits of the yaku that the looks decide."""
    honours: bool
    """Whether there are triplets or kans of honours."""
    of_reading: tuple[Row, ...]
    of_place: tuple[Row, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Plan:
    """A compiled rule set."""

    rules: RuleSet
    seats: str
    """Seats of the game in turn order: `ESWN` or `ESW`."""
    rings: tuple[tuple[int, int, Readings], ...]
    """Where each ring begins in packed counts, its bits there, and its readings."""
    melds: Memo[tuple[str, tuple[int, ...]], MeldPart]
    """Call and tiles of a meld to what it adds."""
    terms: Memo[Situated, Terms]
    asked: Memo[int, Asked]
    """The looks of a reading (`engine.marks.looks`) to what is asked of it."""
    apart: tuple[Row, ...]
    """The rows that are asked of pairs and single tiles."""
    dora_of: Mapping[int, int]
    """Indicator, red or not, to the kind of its dora."""
    orphans: int
    """Packed counts of one of each terminal and honour."""
    paid: Memo[Paid, tuple[Transfer, ...]]
    """Payments of wins that nobody is liable for."""

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


ORDER: Final = {yaku.id: i for i, yaku in enumerate(CATALOGUE)}


def compile_plan(rules: RuleSet) -> Plan:
    """Compile a rule set (about a millisecond once its ring tables stand); callers keep the plan."""
    rules = replace(rules, yaku=tuple(sorted(rules.yaku, key=lambda a: ORDER[a.yaku.id])))
    rows = tuple([(1 << i, award.yaku) for i, award in enumerate(rules.yaku)])
    rings = [readings(ring, rules.tiles.outside, rules.groups) for ring in _tables(rules)]
    return Plan(
        rules=rules,
        seats=SEATS[: rules.payment.players],
        rings=tuple([(ring.shift, ring.mask, ring) for ring in rings]),
        melds=Memo(partial(meld_part, meld_groups(rules))),
        terms=Memo(Drafter(rules, rows).draft),
        asked=Memo(partial(_asked, rows, rules.groups)),
        apart=(*_rows(rows, On.LOOKS, looks.NO_GROUPS), *_rows(rows, On.READING, looks.NO_GROUPS)),
        dora_of={k + dye: ring.after(k) for ring in rules.tiles.rings for k in ring.kinds for dye in (0, RED)},
        orphans=sum(UNIT[k] for k in rules.tiles.outside),
        paid=Memo(partial(ordinary, rules)),
    )


def _asked(rows: Rows, groups: int, told: int) -> Asked:
    f = of_looks(told, groups)
    seen = looks.of(f)
    return Asked(
        sum(bit for bit, holds in _rows(rows, On.LOOKS, seen) if holds(f)),
        f.honour_triplets,
        _rows(rows, On.READING, seen),
        _rows(rows, On.PLACE, seen),
    )


def _rows(rows: Rows, on: On, seen: looks.Looks) -> tuple[Row, ...]:
    """The rows that look at this and whose needs are met."""
    return tuple([(bit, yaku.holds) for bit, yaku in rows if yaku.on is on and not yaku.needs & ~seen])
