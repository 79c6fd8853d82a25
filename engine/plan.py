"""A rule set compiled once: tables of its rings, masks of its awards, what a score would else look up again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

from engine.facts import Facts
from engine.kinds import KINDS, NORTH, RED, SEATS, WIND_KINDS
from engine.rings import OUTSIDE_FU, SIMPLE_FU, Part, numbered, pattern, table, waits
from engine.rules.model import RuleSet
from engine.scale import counted
from engine.tileset import Ring
from engine.worth import Worths, stands
from engine.yaku import CATALOGUE
from engine.yaku.row import On

UNIT: Final = tuple(1 << 4 * (t % RED) if t % RED < KINDS else 0 for t in range(2 * RED))
"""Tile to one of its kind in packed counts: a hexadecimal digit a kind, kind 0 lowest."""
BIT: Final = tuple(1 << (t % RED) if t % RED < KINDS else 0 for t in range(2 * RED))
"""Tile to its kind as a bit."""

Rows = tuple[tuple[int, Callable[[Facts], bool]], ...]


@dataclass(frozen=True, slots=True, eq=False)
class PlannedRing:
    """A ring with its table."""

    low: int
    """Its lowest kind: slots count from here."""
    shift: int
    mask: int
    """`packed counts >> shift & mask` are the ring's own."""
    table: dict[int, tuple[Part, ...]]
    waits: dict[int, dict[int, tuple[str, ...]]]
    """Slot of the winning tile, start of the run that it completes: the waits that it ends."""
    tiles: dict[int, tuple[int, int, int]]
    """Slot at the start of a run: its three kinds."""


@dataclass(frozen=True, slots=True, eq=False)
class MeldPart:
    """What a meld adds to a reading."""

    kind: str
    """`run`, `triplet` or `quad`."""
    start: int
    runs: int
    triplets: int
    fu: int
    """Fu of the open group."""
    outside: bool
    kinds: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A compiled rule set."""

    rules: RuleSet
    seats: str
    """Seats of the game in turn order: `ESWN` or `ESW`."""
    rings: tuple[PlannedRing, ...]
    ring_of: Mapping[int, PlannedRing]
    melds: Mapping[int, MeldPart]
    """Packed counts of three or four tiles to the group that they make."""
    situation_rows: Rows
    situations: dict[tuple[object, ...], int]
    """A memo: what a situation is made of to the bits of its yaku, some hundred at most."""
    tile_rows: Rows
    run_rows: Rows
    triplet_rows: Rows
    reading_rows: Rows
    place_rows: Rows
    allowed: tuple[int, int]
    """Bits of the awards of an open hand, and of a closed one."""
    worths: tuple[Worths, Worths]
    """Open, closed."""
    dora_of: Mapping[int, int]
    """Indicator, red or not, to the kind of its dora."""
    orphans: int
    """Kinds of thirteen orphans as bits."""
    pair_fu: Mapping[tuple[int, int, int], int]
    """Seat wind, round wind, kind of the pair: its fu; pairs worth none are missing."""
    counted: Callable[[int, int], tuple[int, str | None]]
    """Han and fu to base points and limit: `engine.scale.counted`, remembered."""
    pinfu: int
    """The bit of pinfu, 0 without it."""
    chinitsu: int


def _planned(ring: Ring, rules: RuleSet) -> PlannedRing:
    low = min(ring.kinds)
    mask = (1 << 4 * (max(ring.kinds) - low + 1)) - 1
    slots = {k - low: {start - low: ways for start, ways in runs.items()} for k, runs in waits(ring).items()}
    runs = {run[0] - low: run for run in ring.run_kinds}
    return PlannedRing(
        low,
        4 * low,
        mask,
        table(pattern(ring, rules.tiles.outside), rules.groups),
        slots,
        runs,
    )


def _meld_parts(rules: RuleSet) -> dict[int, MeldPart]:
    parts: dict[int, MeldPart] = {}
    outside = rules.tiles.outside
    for ring in rules.tiles.rings:
        for run in ring.run_kinds:
            low = min(ring.kinds)
            is_numbered = numbered((run[0] - low, run[1] - low, run[2] - low))
            parts[sum(UNIT[k] for k in run)] = MeldPart(
                "run",
                run[0],
                (1 << run[0]) * is_numbered,
                0,
                0,
                not outside.isdisjoint(run),
                sum({BIT[k] for k in run}),
                run,
            )
        for k in ring.kinds:
            fu = (OUTSIDE_FU if k in outside else SIMPLE_FU) // 2
            parts[3 * UNIT[k]] = MeldPart("triplet", k, 0, BIT[k], fu, k in outside, BIT[k], (k,) * 3)
            parts[4 * UNIT[k]] = MeldPart("quad", k, 0, BIT[k], 4 * fu, k in outside, BIT[k], (k,) * 4)
    return parts


def _pair_fu(rules: RuleSet) -> dict[tuple[int, int, int], int]:
    """Fu of value pairs: dragons, the seat's and the prevailing wind, north where it is a value tile for everyone.

    A north that is a dora is never worth fu.
    """
    ids = {a.yaku.id for a in rules.yaku}
    double = getattr(rules.fu, "double_wind_pair", 2)
    found: dict[tuple[int, int, int], int] = {}
    for seat in WIND_KINDS:
        for prevailing in WIND_KINDS:
            values = {
                kind: 2
                for kind, yaku in (
                    (31, "haku"),
                    (32, "hatsu"),
                    (33, "chun"),
                    (30, "north_wind"),
                )
                if yaku in ids
            }
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
    rows = [(1 << i, award.yaku) for i, award in enumerate(rules.yaku)]
    rings = tuple(_planned(ring, rules) for ring in rules.tiles.rings)
    bit_of = {yaku.id: bit for bit, yaku in rows}

    def on(what: On) -> Rows:
        return tuple((bit, yaku.holds) for bit, yaku in rows if yaku.on is what)

    def allowed(*, closed: bool) -> int:
        return sum(1 << i for i, award in enumerate(rules.yaku) if stands(award, closed=closed))

    return Plan(
        rules=rules,
        seats=SEATS[: rules.payment.players],
        rings=rings,
        ring_of={k: planned for ring, planned in zip(rules.tiles.rings, rings, strict=True) for k in ring.kinds},
        melds=_meld_parts(rules),
        situation_rows=on(On.SITUATION),
        situations={},
        tile_rows=on(On.TILES),
        run_rows=on(On.RUNS),
        triplet_rows=on(On.TRIPLETS),
        reading_rows=on(On.READING),
        place_rows=on(On.PLACE),
        allowed=(allowed(closed=False), allowed(closed=True)),
        worths=(Worths(rules, closed=False), Worths(rules, closed=True)),
        dora_of={k + dye: ring.after(k) for ring in rules.tiles.rings for k in ring.kinds for dye in (0, RED)},
        orphans=sum(BIT[k] for k in rules.tiles.outside),
        pair_fu=_pair_fu(rules),
        counted=lru_cache(maxsize=1 << 10)(partial(counted, rules.scale)),
        pinfu=bit_of.get("pinfu", 0),
        chinitsu=bit_of.get("chinitsu", 0),
    )
