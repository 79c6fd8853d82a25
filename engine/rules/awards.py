"""What a yaku is worth: an award, and the four words that rule files write awards with."""

from dataclasses import dataclass

from engine.yaku.row import Yaku


@dataclass(frozen=True, slots=True)
class Award:
    """What one yaku is worth in a rule set. Exactly one of han, yakuman and limit says it."""

    yaku: Yaku
    han: int | None = None
    """Han of a closed hand; 0 is a yaku that stands but counts nothing."""
    open: int | None = None
    """Han of an open hand; None where the hand must be closed."""
    yakuman: int | None = None
    """A multiple of a yakuman, 1 or 2."""
    limit: str | None = None
    """The name of the fixed limit that it is worth, such as `mangan`."""
    open_allowed: bool = True
    """For yakuman and limit: whether an open hand has it."""
    only_with: tuple[Yaku, ...] | None = None
    """If set: beside this yaku only these count (seven pairs of arushiaru)."""


def han(value: int, *yaku: Yaku, open: int | None = -1, only_with: tuple[Yaku, ...] | None = None) -> tuple[Award, ...]:  # noqa: A002
    """Awards of `value` han; `open` is their worth in an open hand (the same unless said; None: closed only)."""
    return tuple(Award(y, han=value, open=value if open == -1 else open, only_with=only_with) for y in yaku)


def yakuman(*yaku: Yaku, times: int = 1, open: bool = True) -> tuple[Award, ...]:  # noqa: A002
    """Awards of a yakuman, or of `times` yakuman; `open=False`: closed hands only."""
    return tuple(Award(y, yakuman=times, open_allowed=open) for y in yaku)


def limit(name: str, *yaku: Yaku, open: bool = True) -> tuple[Award, ...]:  # noqa: A002
    """Awards worth a fixed limit (`mangan`, `baiman`), whatever else the hand has; `open=False`: closed hands only."""
    return tuple(Award(y, limit=name, open_allowed=open) for y in yaku)


def awards(*groups: tuple[Award, ...]) -> tuple[Award, ...]:
    """Put the awards of a rule set in one tuple; a later award of the same yaku stands in place of an earlier one."""
    merged: dict[str, Award] = {}
    for award in (a for group in groups for a in group):
        merged[award.yaku.id] = award
    return tuple(merged.values())
