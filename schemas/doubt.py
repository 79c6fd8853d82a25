"""What can still be said of a request that is faulty elsewhere, so that all its faults are told at once."""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, Final

from engine.errors import Fault
from engine.hand import ANKAN, Hand, Meld
from engine.kinds import kind
from engine.table import EXHAUSTIVE, Draw, Table
from engine.win import TSUMO, Win
from schemas.hand import won

Path = tuple[str | int, ...]

BY_ANY_RULES: Final = frozenset({
    "five_of_a_kind", "winning_tile_missing", "gold_not_in_hand", "too_many_indicators", "more_ura_than_dora",
    "called_not_in_meld", "meld_from_self",
    "discarder_missing", "discarder_on_tsumo", "discarder_is_winner",
    "ippatsu_without_riichi", "riichi_with_open_hand",
    "first_turn_with_melds", "first_turn_with_riichi", "rinshan_by_ron", "chankan_by_tsumo", "liable_is_winner",
    "wins_and_draw", "no_result", "two_tsumo_winners", "different_discarders", "same_winner_twice",
    "riichi_must_be_tenpai",
})  # fmt: skip
"""Faults that no rule set allows: they hold although the rule set is in doubt."""

BY_ANY_OPTIONS: Final = BY_ANY_RULES | {
    "wrong_tile_count", "tile_not_in_wall", "too_many_melds", "not_a_meld", "chi_not_allowed", "chi_wrong_seat",
    "seat_not_in_game", "chankan_tile_held", "wrong_number_of_seats", "out_of_range", "bust_not_below_zero",
}  # fmt: skip
"""Faults that no option mends: the rule set's tiles, melds and seats stay what they are."""
_NO_OPTION_BRINGS: Final = frozenset({
    "riichi", "deposits", "dora_indicators", "ura_indicators", "chankan", "wareme_all",
})  # fmt: skip
"""What a rule set that does not know it (`not_in_ruleset`) has under no option either."""

_LEANS: Final[dict[str, tuple[str, ...]]] = {
    "wrong_tile_count": ("winning_tile", "melds"),
    "winning_tile_missing": ("winning_tile",),
    "gold_not_in_hand": ("tiles", "winning_tile", "melds"),
    "chankan_tile_held": ("winning_tile",),
    "invalid_value": ("winning_tile",),
    "more_ura_than_dora": ("dora_indicators",),
    "meld_from_self": ("seat",),
    "chi_wrong_seat": ("seat",),
    "discarder_missing": ("win",),
    "discarder_on_tsumo": ("win",),
    "discarder_is_winner": ("seat",),
    "liable_is_winner": ("seat",),
    "rinshan_by_ron": ("win",),
    "chankan_by_tsumo": ("win",),
    "ippatsu_without_riichi": ("riichi",),
    "rinshan_without_kan": ("melds", "nukidora"),
    "liable_without_yaku": ("tiles", "winning_tile", "melds", "seat"),
}
"""Besides its own field, the fields of hand and situation whose absence could alone bring a fault about."""

_ALSO: Final[dict[str, tuple[Path, ...]]] = {
    "no_result": (("draw",),),
    "points_do_not_add_up": (("deposits",), ("table", "deposits")),
    "riichi_with_open_hand": (("wins",),),
    "riichi_must_be_tenpai": (("draw",),),
    "liable_without_yaku": (("table", "round"),),
}
"""The same for fields of rounds and games."""
_UNREAD: Final = Meld(ANKAN, ())
"""A meld that could not be read: it has no tiles, and keeps the others' places."""


def hand_of(read: Any) -> Hand:  # noqa: ANN401
    """Return the hand that was read, or what was read of one; its first tile stands in for an unknown winning tile."""
    if isinstance(read, Hand):
        return read
    known = {"tiles": ()} | (read or {})
    known["melds"] = tuple(meld if isinstance(meld, Meld) else _UNREAD for meld in known.get("melds", ()))
    if "winning_tile" in known:
        return won(**known)
    return Hand(winning=kind(known["tiles"][0]) if known["tiles"] else 0, **known)


def win_of(read: Any) -> Win:  # noqa: ANN401
    """Return the situation that was read, or what was read of one."""
    if isinstance(read, Win):
        return read
    known = {"method": TSUMO, "seat": "E"} | (read or {})
    return Win(**known | {"liable": whole(known.get("liable"))})


def whole(read: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return the values of a list that was read, none if some could not be."""
    return read if isinstance(read, tuple) else ()


def table_of(read: Any) -> Table:  # noqa: ANN401
    """Return the table that was read, or what was read of one."""
    if isinstance(read, Table):
        return read
    known = dict(read or {})
    points = known.get("points")
    if points is not None:
        known["points"] = {seat: each for seat, each in points.items() if each is not None}
    return Table(**known)


def draw_of(read: Any) -> Draw | None:  # noqa: ANN401
    """Return the draw that was read, or what was read of one, None without any; an unknown one is exhaustive."""
    return read if isinstance(read, Draw | None) else Draw(**{"kind": EXHAUSTIVE} | read)


class Doubt(Enum):
    """What of the rules that a request names cannot be relied on."""

    NOTHING = "nothing"
    OPTIONS = "options"
    RULES = "rules"
    """The rule set, and so its options too."""


def certain(found: Iterable[Fault], shape: tuple[Fault, ...], doubt: Doubt) -> Iterator[Fault]:
    """Yield those faults of meaning that neither the faults of shape nor the rules in doubt can have brought about."""
    lost = {place for fault in shape for place in (fault.path, *_melds(fault.path))}
    for fault in found:
        if not _stands(fault, doubt):
            continue
        if not any(_touch(path, other) for other in lost for path in _reads(fault)):
            yield fault


def _melds(path: Path) -> Iterator[Path]:
    """Yield the meld that a path lies in: nothing is said of one that cannot be read whole."""
    if "melds" in path:
        yield path[: path.index("melds") + 2]


def _stands(fault: Fault, doubt: Doubt) -> bool:
    """Tell whether a fault is one whatever the rules in doubt turn out to be."""
    if doubt is Doubt.RULES:
        return fault.code in BY_ANY_RULES
    if doubt is Doubt.OPTIONS:
        return fault.code in BY_ANY_OPTIONS or fault.facts.get("what") in _NO_OPTION_BRINGS
    return True


def _reads(fault: Fault) -> Iterator[Path]:
    """Yield the paths that a fault looks at: its own, and the fields that it leans on, of the same win."""
    yield fault.path
    yield from _ALSO.get(fault.code, ())
    names = _LEANS.get(fault.code, ())
    parts = ("hand", "situation")
    for place, step in enumerate(fault.path):
        if step in parts:
            yield from ((*fault.path[:place], part, name) for part in parts for name in names)


def _touch(path: Path, other: Path) -> bool:
    shorter = min(len(path), len(other))
    return path[:shorter] == other[:shorter]
