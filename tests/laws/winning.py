"""Legal wins of any rule set, built group by group from its wall, and the rule sets themselves under any options."""

import os
from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from json import dumps, loads
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from engine.errors import Refused
from engine.hand import ANKAN, CHI, KAKAN, MINKAN, PON, Hand, Meld
from engine.kinds import FIVES, HONOURS, NORTH, OUTSIDE, RED, SUIT_KINDS
from engine.legality import faults
from engine.plan import Plan, compile_plan
from engine.rules.model import RuleSet
from engine.rules.options import apply, describe
from engine.rules.registry import RULE_SETS
from engine.win import (
    CHANKAN,
    CHANKAN_NUKI,
    DOUBLE_RIICHI,
    FIRST_TURN,
    LAST_TILE,
    NO_RIICHI,
    NORMAL,
    RIICHI,
    RINSHAN,
    RON,
    TSUMO,
    Win,
)


def having(mechanism: Callable[[RuleSet], object]) -> pytest.MarkDecorator:
    """Each rule set that has a mechanism, by name."""
    return pytest.mark.parametrize("name", [name for name, rules in RULE_SETS.items() if mechanism(rules)])


EACH = having(bool)
FEW = settings(
    max_examples=int(os.environ.get("LAW_EXAMPLES", "5")),
    deadline=None,
    suppress_health_check=(HealthCheck.filter_too_much, HealthCheck.too_slow),
)
"""Of each of the fifty rule sets; `make deep` asks for more."""

GREENS = (19, 20, 21, 23, 25, 32)
CONCEALED = "concealed"
Group = tuple[int, ...]
Draw = Callable[[st.SearchStrategy[Any]], Any]
"""`data.draw`: a strategy made of a plan would be told with the whole of it."""


@lru_cache(maxsize=64)
def _plan(name: str, changed: str) -> Plan:
    return compile_plan(apply(RULE_SETS[name], loads(changed)))


@cache
def _options(name: str) -> tuple[dict[str, Any], ...]:
    return describe(RULE_SETS[name])


def _value(option: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Any value that an option's description allows; for what only settles games the one that is there."""
    match option["type"]:
        case "boolean":
            return st.booleans()
        case "string":
            return st.sampled_from(option["values"])
        case "integer":
            step = option.get("multiple_of", 1)
            return st.integers(-(-option["minimum"] // step), option["maximum"] // step).map(lambda n: n * step)
        case "array" if "values" in option:
            return st.lists(st.sampled_from(option["values"]), unique=True) if option["values"] else st.just([])
        case "object" if {"m", "p", "s"} == set(option["properties"]):
            return st.fixed_dictionaries({suit: _value(one) for suit, one in option["properties"].items()})
        case _:
            return st.just(option["value"])


def plans(draw: Draw, name: str, *, most: int = 2) -> Plan:
    """The rule set of that name, with some options changed (none in half of the cases)."""
    taken = _options(name)
    chosen = draw(st.just([]) | st.lists(st.sampled_from(taken), max_size=most, unique_by=lambda o: o["name"]))
    options = {option["name"]: draw(_value(option)) for option in chosen}
    try:
        return _plan(name, dumps(options))
    except Refused:
        return _plan(name, "{}")


def all_groups(rules: RuleSet) -> list[Group]:
    """Every run, triplet and quad of a wall."""
    runs = [tuple(sorted(run)) for ring in rules.tiles.rings for run in ring.run_kinds]
    return [*runs, *((k,) * n for k in rules.tiles.kinds for n in (3, 4))]


def _pools(rules: RuleSet) -> list[frozenset[int]]:
    """Kinds to build a hand of, so that what is rare among all hands is not among these."""
    every = frozenset(rules.tiles.kinds)
    suits = [frozenset(kinds) & every for kinds in SUIT_KINDS.values()]
    pools = [
        every,
        every,
        every - OUTSIDE,
        every & OUTSIDE,
        every.intersection(HONOURS),
        every.intersection(GREENS),
        *(suit for suit in suits if len(suit) > 2),
        *(suit.union(HONOURS) for suit in suits if len(suit) > 2),
    ]
    return [pool for pool in pools if len(pool) > rules.groups]


class Wall:
    """What is left of the wall."""

    def __init__(self, rules: RuleSet) -> None:
        self.left = Counter(dict.fromkeys(rules.tiles.kinds, 4))

    def has(self, tiles: Group) -> bool:
        return all(self.left[k] >= n for k, n in Counter(tiles).items())

    def take(self, tiles: Group) -> Group:
        self.left.subtract(tiles)
        return tiles


def _groups(draw: Draw, rules: RuleSet, wall: Wall, given: tuple[Group, ...]) -> tuple[list[Group], int]:
    """Groups, the given ones among them, and the kind of the pair."""
    pool = draw(st.sampled_from(_pools(rules)))
    groups = [wall.take(group) for group in given]
    sorts = draw(st.sampled_from([(1, 3), (1,), (3, 4), (1, 3, 4)]))
    inside = [
        g for g in all_groups(rules) if pool.issuperset(g) and (g.count(g[0]) if len(set(g)) == 1 else 1) in sorts
    ]
    while len(groups) < rules.groups:
        fitting = [g for g in inside if wall.has(g)]
        assume(fitting)
        groups.append(wall.take(draw(st.sampled_from(fitting))))
    pairs = [k for k in sorted(pool) if wall.left[k] > 1]
    assume(pairs)
    pair = draw(st.sampled_from(pairs))
    wall.take((pair, pair))
    return groups, pair


def _meld(draw: Draw, rules: RuleSet, group: Group, shown: bool) -> tuple[str, Group]:  # noqa: FBT001
    """How a group lies: in the hand, or called."""
    if len(group) == 4:
        return draw(st.sampled_from((MINKAN, KAKAN))) if shown else ANKAN, group
    if not shown or (len(set(group)) > 1 and rules.calls.chi_from is None) or set(group) == {0, 8}:
        shown = shown and len(set(group)) == 1
    if not shown:
        return CONCEALED, group
    return (PON if len(set(group)) == 1 else CHI), group


def tiles(draw: Draw, plan: Plan, *, given: tuple[Group, ...] = (), closed: bool | None = None) -> tuple[Hand, Wall]:
    """A complete hand, plain fives only, and what it leaves of the wall."""
    rules, wall = plan.rules, Wall(plan.rules)
    shape = (
        draw(st.sampled_from(["groups"] * 8 + ["pairs", "orphans"])) if rules.groups == 4 and not given else "groups"
    )
    if shape == "pairs":
        pairs = draw(st.lists(st.sampled_from(rules.tiles.kinds), min_size=7, max_size=7, unique=True))
        loose, melds = wall.take(tuple(k for k in pairs for _ in range(2))), []
    elif shape == "orphans":
        ends = sorted(rules.tiles.outside)
        loose, melds = wall.take((*ends, draw(st.sampled_from(ends)))), []
    else:
        groups, pair = _groups(draw, rules, wall, given)
        open_hand = draw(st.booleans()) if closed is None else not closed
        lying = [_meld(draw, rules, g, open_hand and draw(st.booleans())) for g in groups]
        melds = [Meld(call, group) for call, group in lying if call != CONCEALED]
        loose = (*(k for call, group in lying if call == CONCEALED for k in group), pair, pair)
    winning = draw(st.sampled_from(sorted(set(loose))))
    return Hand(tuple(loose), winning, tuple(melds)), wall


def dyed(draw: Draw, plan: Plan, hand: Hand) -> Hand:
    """The hand with some of its fives red, and some of the plain ones gold."""
    wall = plan.rules.tiles
    gold: list[int] = []
    every = [list(hand.tiles), *(list(meld.tiles) for meld in hand.melds)]
    for letter, five in zip("mps", FIVES, strict=True):
        places = [(i, j) for i, some in enumerate(every) for j, tile in enumerate(some) if tile == five]
        reds = draw(st.integers(0, min(len(places), wall.red.of(letter))))
        for i, j in draw(st.permutations(places))[:reds] if places else []:
            every[i][j] += RED
        gold += [five] * draw(st.integers(0, min(len(places) - reds, wall.gold.of(letter))))
    melds = tuple(Meld(meld.call, tuple(some)) for meld, some in zip(hand.melds, every[1:], strict=True))
    return Hand(tuple(every[0]), hand.winning, melds, hand.nukidora, tuple(gold))


def indicators(draw: Draw, wall: Wall, most: int) -> tuple[int, ...]:
    """Up to so many indicators, taken from the wall."""
    found: list[int] = []
    for _ in range(draw(st.integers(0, most))):
        left = sorted(k for k, n in wall.left.items() if n > 0)
        found += wall.take((draw(st.sampled_from(left)),))
    return tuple(found)


def situations(draw: Draw, plan: Plan, hand: Hand, wall: Wall) -> Win:
    """A situation that this hand can be won in."""
    rules, seats = plan.rules, plan.seats
    seat, discarder = draw(st.permutations(seats))[:2]
    method = draw(st.sampled_from((TSUMO, RON)))
    closed = all(meld.call == ANKAN for meld in hand.melds)
    riichi = draw(st.sampled_from((NO_RIICHI, RIICHI, DOUBLE_RIICHI))) if rules.riichi and closed else NO_RIICHI
    dora = indicators(draw, wall, 5) if rules.bonus.indicators else ()
    ura = indicators(draw, wall, len(dora)) if dora else ()
    timings = [NORMAL, NORMAL, LAST_TILE]
    if not hand.melds and not hand.nukidora and riichi == NO_RIICHI:
        timings.append(FIRST_TURN)
    if method == TSUMO and any(len(meld.tiles) == 4 for meld in hand.melds):
        timings.append(RINSHAN)
    if method == RON and rules.calls.chankan and wall.left[hand.winning] == 3:
        timings.append(CHANKAN)
    if method == RON and rules.calls.chankan_nuki and hand.winning == NORTH:
        timings.append(CHANKAN_NUKI)
    timing = draw(st.sampled_from(timings))
    return Win(
        method,
        seat,
        draw(st.sampled_from("ESWN")),
        discarder if method == RON else None,
        riichi,
        riichi != NO_RIICHI and timing != RINSHAN and draw(st.booleans()),
        timing,
        dora,
        ura,
        draw(st.integers(0, 3)),
        draw(st.integers(0, 3)) if rules.riichi else 0,
        draw(st.sampled_from([None, *seats, *(["all"] if len(seats) == 3 else [])])) if rules.payment.wareme else None,
    )


def wins(draw: Draw, plan: Plan, *, given: tuple[Group, ...] = (), closed: bool | None = None) -> tuple[Hand, Win]:
    """A legal win, which may still lack a yaku."""
    hand, wall = tiles(draw, plan, given=given, closed=closed)
    if plan.rules.bonus.nukidora and wall.left[NORTH]:
        pulled = draw(st.integers(0, wall.left[NORTH]))
        wall.take((NORTH,) * pulled)
        hand = Hand(hand.tiles, hand.winning, hand.melds, pulled)
    hand = dyed(draw, plan, hand)
    win = situations(draw, plan, hand, wall)
    assume(not faults(plan, hand, win))
    return hand, win
