"""What melds add to every reading of a hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.fu import line
from engine.hand import ANKAN, KANS
from engine.kinds import PLAIN, RED, UNIT, kind, mask
from engine.marks import marks, sums
from engine.result import FuLine, Group
from engine.rings import OUTSIDE_FU, SIMPLE_FU, numbered
from engine.rules.model import RuleSet


class MeldGroup(NamedTuple):
    """A group that a meld can make."""

    kind: str
    """`run`, `triplet` or `quad`."""
    tiles: tuple[int, ...]
    """Its kinds from its start."""
    runs: int
    fu: int
    """Fu of the open group."""
    outside: bool


@dataclass(frozen=True, slots=True, eq=False)
class MeldPart:
    """What a meld adds to a reading."""

    start: int
    packed: int
    """Its counts, red fives too."""
    marks: int
    sums: int
    """What it tells: `engine.marks`."""
    run: bool
    open: bool
    kan: bool
    group: tuple[Group]
    lines: tuple[FuLine, ...]


def meld_groups(rules: RuleSet) -> dict[int, MeldGroup]:
    """Packed counts of three or four tiles to the group that they make in a rule set."""
    found: dict[int, MeldGroup] = {}
    outside = rules.tiles.outside
    for ring in rules.tiles.rings:
        low = min(ring.kinds)
        for run in ring.run_kinds:
            runs = 1 << run[0] if numbered((run[0] - low, run[1] - low, run[2] - low)) else 0
            found[sum(UNIT[k] for k in run)] = MeldGroup("run", run, runs, 0, not outside.isdisjoint(run))
        for k in ring.kinds:
            fu = (OUTSIDE_FU if k in outside else SIMPLE_FU) // 2
            found[3 * UNIT[k]] = MeldGroup("triplet", (k,) * 3, 0, fu, k in outside)
            found[4 * UNIT[k]] = MeldGroup("quad", (k,) * 4, 0, 4 * fu, k in outside)
    return found


def meld_part(groups: Mapping[int, MeldGroup], meld: tuple[str, tuple[int, ...]]) -> MeldPart:
    """What a meld adds, told by its call and its tiles."""
    call, tiles = meld
    packed = sum(map(UNIT.__getitem__, tiles))
    group = groups[packed & PLAIN]
    is_open = call != ANKAN
    points = group.fu if is_open else 2 * group.fu
    name = f"{group.kind}_{'open' if is_open else 'concealed'}"
    run, kan = group.kind == "run", call in KANS
    return MeldPart(
        start=group.tiles[0],
        packed=packed,
        marks=marks(
            mask(frozenset(group.tiles)), group.runs, 0 if run else 1 << group.tiles[0], inner=not group.outside
        ),
        sums=sums(points, concealed=not is_open, triplets=not run, kans=kan),
        run=run,
        open=is_open,
        kan=kan,
        group=(dyed(Group(group.kind, group.tiles, is_open, False), tiles),),
        lines=(line(name, points, group.tiles),) if points else (),
    )


def dyed(group: Group, tiles: tuple[int, ...]) -> Group:
    """The group with the red fives of `tiles` in it."""
    shown = list(group.tiles)
    for red in tiles:
        if red >= RED:
            shown[shown.index(kind(red))] = red
    return group._replace(tiles=tuple(shown))
