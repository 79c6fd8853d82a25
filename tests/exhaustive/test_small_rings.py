"""Every waiting hand of the small rings and of one suit against a search by hand."""

from collections.abc import Sequence
from functools import cache

import pytest

from engine.hand import PON, Hand, Meld
from engine.kinds import DRAGON_KINDS, SUIT_KINDS, WIND_KINDS, kind
from engine.plan import Plan, compile_plan
from engine.result import WIN
from engine.rules.options import apply
from engine.rules.registry import RULE_SETS
from engine.score import score
from engine.waits import waits
from engine.win import RON, TSUMO, Win
from tests.exhaustive.brute import Groups, Kinds, ended, hands, readings, runs, winning

ENDS = (0, 8)
BESIDE = (10, 12, 14, 16)
"""Circles for the melds, of which one is no neighbour of another."""
SIZES = (1, 4, 7, 10, 13)
SMALL = {"winds": WIND_KINDS, "dragons": DRAGON_KINDS, "1m9m": ENDS}
RINGED = (
    ("space-sanma", "winds"),
    ("space-sanma", "dragons"),
    ("space-sanma", "1m9m"),
    ("space", "winds"),
    ("space", "dragons"),
)


@cache
def plan(name: str) -> Plan:
    """The rule set, in which every complete hand wins, so that every reading is shown."""
    return compile_plan(apply(RULE_SETS[name], {"minimum_han": 0}))


def holding(tiles: Kinds, groups: int, won: int = -1) -> Hand:
    """A hand of these tiles, its other groups called."""
    called = groups - len(tiles) // 3
    return Hand(tiles, won, tuple(Meld(PON, (k,) * 3) for k in BESIDE[:called]))


def waited(rules: Plan, tiles: Kinds) -> set[int]:
    return {wait.kind for wait in waits(rules, holding(tiles, rules.rules.groups), Win(TSUMO, "S"))}


def expected_waits(tiles: Kinds, kinds: Sequence[int], complete: set[Kinds]) -> set[int]:
    return {k for k in kinds if tiles.count(k) < 4 and tuple(sorted((*tiles, k))) in complete}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "ring"), RINGED)
def test_every_hand_of_a_looped_ring_waits_for_what_completes_it(name: str, ring: str, size: int) -> None:
    kinds = SMALL[ring]
    if size > 4 * len(kinds):
        return
    complete = winning(kinds, runs(kinds, looped=True), size // 3)
    found = {tiles: waited(plan(name), tiles) for tiles in hands(kinds, size)}
    assert found == {tiles: expected_waits(tiles, kinds, complete) for tiles in found}
    assert found


@pytest.mark.parametrize("size", SIZES[:3])
def test_every_hand_of_all_small_rings_waits_for_what_completes_it(size: int) -> None:
    kinds = (*ENDS, *WIND_KINDS, *DRAGON_KINDS)
    complete = winning(kinds, set().union(*(runs(ring, looped=True) for ring in SMALL.values())), size // 3)
    found = {tiles: waited(plan("space-sanma"), tiles) for tiles in hands(kinds, size)}
    assert found == {tiles: expected_waits(tiles, kinds, complete) for tiles in found}


@pytest.mark.parametrize("size", SIZES[:3])
def test_honours_make_no_runs_elsewhere(size: int) -> None:
    kinds = (*WIND_KINDS, *DRAGON_KINDS)
    complete = winning(kinds, set(), size // 3)
    found = {tiles: waited(plan("riichi"), tiles) for tiles in hands(kinds, size)}
    assert found == {tiles: expected_waits(tiles, kinds, complete) for tiles in found}


@pytest.mark.parametrize(("name", "looped"), [("neko-mini", False), ("space", True)])
def test_every_seven_tiles_of_one_suit_wait_for_what_completes_them(name: str, *, looped: bool) -> None:
    suit = SUIT_KINDS["s"]
    complete = winning(suit, runs(suit, looped=looped), 2)
    found = {tiles: waited(plan(name), tiles) for tiles in hands(suit, 7)}
    assert found == {tiles: expected_waits(tiles, suit, complete) for tiles in found}


@pytest.mark.deep
@pytest.mark.parametrize(
    ("name", "looped", "pairs"), [("riichi", False, True), ("tenhou-sanma", False, True), ("space", True, False)]
)
def test_every_thirteen_tiles_of_one_suit_wait_for_what_completes_them(name: str, *, looped: bool, pairs: bool) -> None:
    suit = SUIT_KINDS["p"]
    complete = winning(suit, runs(suit, looped=looped), 4)
    if pairs:
        complete |= {tiles for tiles in hands(suit, 14) if all(tiles.count(k) == 2 for k in tiles)}
    found = {tiles: waited(plan(name), tiles) for tiles in hands(suit, 13)}
    assert len(found) == 93_600
    assert found == {tiles: expected_waits(tiles, suit, complete) for tiles in found}


def shown(rules: Plan, hand: Hand, method: str) -> set[tuple[Groups, str]]:
    """Every reading that is answered, as its concealed groups and its wait."""
    found = score(rules, hand, Win(method, "S", "W", discarder="E" if method == RON else None))
    assert found.outcome == WIN
    told = set()
    for one in (found, *found.alternatives):
        assert one.reading is not None
        groups = one.reading.groups[: len(one.reading.groups) - len(hand.melds)]
        told.add((tuple(sorted(tuple(sorted(map(kind, group.tiles))) for group in groups)), one.reading.wait))
    return told


@pytest.mark.parametrize("size", SIZES[1:4])
@pytest.mark.parametrize(("name", "ring"), RINGED)
def test_every_reading_of_a_looped_ring_is_shown_with_every_wait(name: str, ring: str, size: int) -> None:
    kinds = SMALL[ring]
    possible = runs(kinds, looped=True)
    for tiles in hands(kinds, min(size + 1, 4 * len(kinds) // 3 * 3 - 1)):
        parted = readings(tiles, possible)
        for won in set(tiles) if parted else ():
            expected = {(groups, wait) for groups in parted for wait in ended(groups, won, kinds, looped=True)}
            for method in (TSUMO, RON):
                assert shown(plan(name), holding(tiles, 4, won), method) == expected, (tiles, won)


@pytest.mark.parametrize(("name", "looped"), [("neko-mini", False), ("space", True)])
def test_every_reading_of_eight_tiles_of_one_suit_is_shown_with_every_wait(name: str, *, looped: bool) -> None:
    suit = SUIT_KINDS["s"]
    possible = runs(suit, looped=looped)
    for tiles in sorted(winning(suit, possible, 2)):
        parted = readings(tiles, possible)
        for won in set(tiles):
            expected = {(groups, wait) for groups in parted for wait in ended(groups, won, suit, looped=looped)}
            assert shown(plan(name), holding(tiles, plan(name).rules.groups, won), TSUMO) == expected, (tiles, won)
