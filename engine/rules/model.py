"""What a rule set is: one frozen record, grouped by mechanism, every field with its unit and meaning.

A rule file writes such records in the order and words of its source; a variant is a record and a diff (`but`), an event
rule a function from rule set to rule set. Nothing here computes a score: `engine.plan` compiles a rule set once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, is_dataclass, replace
from typing import Any, Final

from engine.rules.awards import Award, awards
from engine.rules.game import End, Rounds, Settlement
from engine.text import Text
from engine.tileset import TileSet
from engine.yaku.row import Yaku

STANDARD: Final = "standard"
SEVEN_PAIRS: Final = "seven_pairs"
THIRTEEN_ORPHANS: Final = "thirteen_orphans"

ANY_SEAT: Final = "any"
LEFT: Final = "left"


@dataclass(frozen=True, slots=True)
class Calls:
    """Which calls a rule set knows."""

    chi_from: str | None = LEFT
    """`left` (上家), `any` seat, or None where there is no chi."""
    chankan: bool = True
    """An added kan can be robbed at all."""
    kokushi_robs_ankan: bool = False
    """Thirteen orphans may rob a closed kan."""
    chankan_nuki: bool = False
    """A pulled north can be robbed."""
    nuki_rinshan: bool = True
    """The replacement tile after a pulled north is a rinshan (where norths are pulled)."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Dora of every kind."""

    indicators: bool = True
    """Dora indicators are shown at all; without them (and without ura) sending any is refused."""
    opening_indicators: int = 1
    """Dora indicators shown at the start."""
    ura: bool = True
    kan_dora: bool = True
    """Indicators after those of the start, which kans show, count; else they are facts without a value."""
    gold_han: int = 2
    """Han of a gold five."""
    nukidora: bool = False
    """Norths are pulled and count one han each."""
    north_dora: bool = False
    """Each north in the hand counts one han (赤北); as a pair it is worth no fu."""
    red_is_yaku: bool = False
    """Red fives count toward the minimum (each is a value tile, ブー麻雀)."""


@dataclass(frozen=True, slots=True)
class Fu:
    """Fu counted line by line."""

    double_wind_pair: int = 4
    """Fu of a pair that is seat wind and prevailing wind."""
    rinshan_tsumo: bool = True
    """2 fu for the tsumo of a rinshan win."""
    open_pinfu: int = 30
    """What an open hand of 20 fu by ron counts."""
    seven_pairs: int = 25
    chinitsu: int = 0
    """Fu that chinitsu adds (standard shape only)."""


@dataclass(frozen=True, slots=True)
class TabledFu:
    """Fu as one number out of a table of three."""

    pinfu_tsumo: int
    closed_ron: int
    """A closed hand by ron, without pinfu."""
    otherwise: int


@dataclass(frozen=True, slots=True)
class Limit:
    """A step of the scale: from `han` on the base is `base` points."""

    id: str
    han: int
    base: int


@dataclass(frozen=True, slots=True)
class Scale:
    """From han and fu to the base: fu × 2^(han + extra), bounded by the first limit, or a limit's own base."""

    limits: tuple[Limit, ...]
    """Ascending; the first is the bound of counted hands (mangan)."""
    extra_doublings: int = 2
    kiriage: bool = False
    """A base of 1,920 counts as mangan."""
    kiriage_from_han: int = 2
    """Hands of fewer han are not rounded up (120 fu 2 han has the same base as 60 fu 3 han)."""
    yakuman: int = 8000
    """Base of one yakuman."""

    def base_of(self, name: str) -> int:
        """Return the base points of a limit by its id."""
        if name == "yakuman":
            return self.yakuman
        return next(step.base for step in self.limits if step.id == name)


LOSS: Final = "loss"
NORTH_SPLIT: Final = "north_split"


@dataclass(frozen=True, slots=True)
class Payment:
    """Who pays a win, in which units."""

    players: int = 4
    unit: int = 100
    """Each payment is rounded up to a multiple of this (points)."""
    tsumo_share: str = LOSS
    """Three players: the missing player's share is lost, or split between the payers."""
    honba: int = 300
    """Points that a counter adds to a ron; by tsumo shared evenly among the payers. 0: a counter is worth nothing."""
    wareme: bool = False
    """The wareme seat pays and takes double."""


@dataclass(frozen=True, slots=True)
class Liability:
    """Pao: who must pay for having fed a yaku."""

    yaku: tuple[str, ...] = ()
    """Ids of the yaku that make somebody liable."""
    scope: str = "yakuman"
    """`hand`: the whole hand; `yakuman`: only that yakuman's part."""
    honba: str = "discarder"
    """Who pays honba on a ron that liable player and discarder share: `liable` or `discarder`."""


@dataclass(frozen=True, slots=True)
class Riichi:
    """Riichi and its sticks."""

    minimum_points: int = 0
    """Points a player needs to declare (0: any score; the stick may put him below zero)."""
    minimum_with_bust_only: bool = False
    """The minimum holds only where the game ends below zero."""
    wall_tiles: int = 4
    """Tiles that must be left in the wall; documentation only."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A point on which the source is silent or sources disagree, and what was decided."""

    text: Text
    option: str | None = None
    """The option that changes it, if any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """A whole rule set."""

    id: str
    name: Text
    summary: Text
    """One line for people who choose."""
    source: str
    """Where it is written."""
    tiles: TileSet
    yaku: tuple[Award, ...]
    shapes: tuple[str, ...] = (STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS)
    groups: int = 4
    """Groups of a winning hand, beside its pair."""
    calls: Calls = field(default_factory=Calls)
    minimum_han: int = 1
    """Han that a win needs."""
    dora_only: bool = False
    """Dora count toward the minimum."""
    yakuman_add_up: bool = True
    """Several yakuman (or limit yaku) in one hand count together; otherwise the largest."""
    bonus: Bonus = field(default_factory=Bonus)
    fu: Fu | TabledFu = field(default_factory=Fu)
    scale: Scale
    payment: Payment = field(default_factory=Payment)
    liability: Liability = field(default_factory=Liability)
    riichi: Riichi | None = field(default_factory=Riichi)
    """None where there is no riichi and no stick."""
    rounds: Rounds = field(default_factory=Rounds)
    end: End = field(default_factory=End)
    settlement: Settlement = field(default_factory=Settlement)
    by_length: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    """What else changes where the game is played over that length, record by record, as `but` takes it:
    `{"tonpuu": {"settlement": {"start": 20000}}}` (see `engine.rules.edit.of_length`)."""
    fixed: frozenset[str] = frozenset()
    """Options that this rule set refuses though it has their mechanism."""
    offers: frozenset[str] = frozenset()
    """Options that only this rule set's source names (選択ルール)."""
    optional: tuple[Award, ...] = ()
    """What a yaku of `offers` is worth once its option, named like it, is on; seven pairs bring their shape along."""
    takes: frozenset[str] | None = None
    """If set: the options that this rule set takes, and no others."""
    decided: tuple[Decision, ...] = ()

    @property
    def least_han(self) -> int:
        """Han that every win has at least: the minimum, or what lies on the table for every hand (場ゾロ)."""
        return max([self.minimum_han, *[award.han or 0 for award in self.yaku if award.yaku.id == "table_han"]])


def but(
    base: RuleSet,
    /,
    *,
    yaku: tuple[Award, ...] = (),
    without: tuple[Yaku, ...] = (),
    **changes: Any,  # noqa: ANN401 - a field of any type
) -> RuleSet:
    """Return `base` with some fields changed.

    A change is a whole value, or a mapping of a record's own fields: `but(RIICHI, payment={"honba": 1500})`. `yaku`
    adds awards, or puts them in place of those of the same yaku; `without` takes awards away.
    """
    gone = {y.id for y in without}
    merged = awards(tuple(a for a in base.yaku if a.yaku.id not in gone), yaku)
    return replace(
        base,
        yaku=merged,
        **{name: _changed(getattr(base, name), value) for name, value in changes.items()},
    )


def _changed(old: Any, new: Any) -> Any:  # noqa: ANN401 - a field of any type
    return replace(old, **new) if is_dataclass(old) and not isinstance(old, type) and isinstance(new, Mapping) else new
