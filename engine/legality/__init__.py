"""Everything that a legal win must satisfy: all faults at once, each with the path of what has to change and its facts.

A fault between fields points at the claim that the others contradict (ippatsu without riichi: `ippatsu`; rinshan
without a kan: `timing`); where nothing tells claim from fact (five of a kind), at the first in the order of the fields.

The facts of each code, for the sentence that is made of them; where the rule set is the reason, also its id and
name as `ruleset` and `name`:

- `not_in_ruleset`: `what`, one of `riichi` `deposits` `dora_indicators` `ura_indicators` `red_fives` `nukidora` `gold`
  `wareme` `wareme_all` (the empty seat's wall, with four players) `chankan` `chankan_nuki` `liable` `liable_yaku`;
  `tiles` with indicators and red fives, `yaku` and `known` with `liable_yaku`
- `wrong_tile_count`: `count`, `melds`, and what it should be, `without` the winning tile or `with` it (a waiting hand:
  only without)
- `five_of_a_kind`: `tile`, `count`, `limit`; `too_many_red_fives`, `too_many_gold_fives`: the same
- `tile_not_in_wall`: `tiles`; `winning_tile_missing`: `tile`, `count`; `gold_not_in_hand`: `tile`, `count`, `held`
- `too_many_norths`: `count` pulled, `elsewhere`, `limit`; `too_many_indicators`: `count`, `limit`
- `more_ura_than_dora`: `ura`, `dora`; `too_many_melds`: `count`, `limit`; `not_a_meld`: `call`, `tiles`
- `chi_not_allowed`: `tiles`; `called_not_in_meld`: `tile`, `tiles`; `meld_from_self`: `call`, `seat`
- `chi_wrong_seat`: `from`, `seat`, `left`; `seat_not_in_game`: `seat`, `seats`
- `discarder_missing`, `discarder_is_winner`: `seat`; `discarder_on_tsumo`: `discarder`
- `riichi_with_open_hand`: `riichi`, `open` (how many melds); `first_turn_with_melds`: `melds`, `nukidora`
- `first_turn_with_riichi`: `riichi`; `rinshan_without_kan`: `pulled` (whether a pulled north would do)
- `chankan_by_tsumo`: `timing`; `chankan_tile_held`: `tile`, `held`, `indicators` (how many are where)
- `liable_is_winner`, `liable_without_yaku`: `seat`, `yaku`
- `invalid_value`: `given` and `reason`, one of `plain_fives` (only those can be gold), `closed_kan` (nobody gave its
  tiles), `robbed_north` (the winning `tile` is none); or `repeated`, a yaku that two are liable for
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.errors import Fault
from engine.hand import Hand
from engine.legality.law import Law, Path, law_of
from engine.legality.melds import meld_faults
from engine.legality.quick import Quick, quick_of
from engine.legality.situation import situation_faults, stake_faults
from engine.legality.tiles import tile_faults
from engine.win import Win

if TYPE_CHECKING:
    from engine.plan import Plan

__all__ = ["faults", "table_faults", "waiting_faults"]

_ORDER: Final = {
    name: place
    for place, name in enumerate((
        "tiles", "winning_tile", "melds", "nukidora", "gold",
        "win", "seat", "round", "discarder", "riichi", "ippatsu", "timing", "dora_indicators", "ura_indicators",
        "honba", "deposits", "wareme", "liable",
    ))
}  # fmt: skip
_WITHIN: Final = {name: place for place, name in enumerate(("type", "yaku", "tiles", "called", "from", "seat"))}


@lru_cache(maxsize=256)
def _quick(plan: "Plan") -> Quick:
    return quick_of(law_of(plan.rules))


def faults(plan: "Plan", hand: Hand, win: Win) -> tuple[Fault, ...]:
    """Return every reason why a win cannot be, in the order of the fields; none for a legal one.

    Whether the hand has what somebody is liable for is known with its score: `engine.legality.liable`.
    """
    quick = _quick(plan)
    if quick.passes(hand, win):
        return ()
    return _all(quick.law, hand, win, waiting=False)


def waiting_faults(plan: "Plan", hand: Hand, win: Win) -> tuple[Fault, ...]:
    """Return every reason why a waiting hand (3n + 1 tiles, no winning tile) cannot be, however it will be won."""
    return _all(_quick(plan).law, hand, win, waiting=True)


def table_faults(plan: "Plan", deposits: int, wareme: str | None, at: Path) -> tuple[Fault, ...]:
    """Return the faults of what lies on the table: riichi sticks, and whose wall was broken, the fields of `at`."""
    return tuple(stake_faults(_quick(plan).law, deposits, wareme, at))


def _all(law: Law, hand: Hand, win: Win, *, waiting: bool) -> tuple[Fault, ...]:
    found = (
        *tile_faults(law, hand, win, waiting=waiting),
        *meld_faults(law, hand, win.seat),
        *situation_faults(law, hand, win, waiting=waiting),
        *stake_faults(law, win.deposits, win.wareme, ("situation",)),
    )
    return tuple(sorted(found, key=lambda fault: _place(fault.path)))


def _place(path: Path) -> tuple[int, int, int]:
    """Return where a path stands: its field, its place in the list, its field there."""
    _, name, *item = path
    place, inner = item or (-1, "")
    return _ORDER[str(name)], int(place), _WITHIN.get(str(inner), -1)
