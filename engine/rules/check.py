"""What can contradict itself in a rule set, in words: `neko-mini: ittsuu needs three groups, hands have two`."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from math import lcm
from operator import attrgetter
from typing import Final

from engine.kinds import NORTH
from engine.rules.check_yaku import yaku_problems
from engine.rules.game import ABORTIVE_DRAWS, HANCHAN, TONPUU
from engine.rules.model import (
    ANY_SEAT,
    LEFT,
    LOSS,
    NORTH_SPLIT,
    SEVEN_PAIRS,
    STANDARD,
    THIRTEEN_ORPHANS,
    RuleSet,
    TabledFu,
)
from engine.tileset import COPIES

WORDS: Final = {
    "calls.chi_from": (LEFT, ANY_SEAT, None),
    "payment.players": (3, 4),
    "payment.tsumo_share": (LOSS, NORTH_SPLIT),
    "liability.scope": ("hand", "yakuman"),
    "liability.honba": ("liable", "discarder"),
    "rounds.several_ron": ("all", "two", "head_bump"),
    "rounds.honba_to": ("first", "each"),
    "rounds.deposits_to": ("first", "own_then_first"),
    "rounds.deal_to": ("any", "first"),
    "rounds.renchan": ("tenpai", "win"),
    "rounds.nagashi_mangan": ("none", "draw", "win"),
    "end.length": (TONPUU, HANCHAN),
    "settlement.rounding": ("none", "gosharokunyu", "shishagonyu", "half_away", "truncate"),
    "settlement.leftover_deposits": ("first", "nobody"),
    "settlement.ties": ("seat_order", "split"),
}
"""Fields that take one of some words."""

FOUR_PLAYERS: Final = ("four_winds", "four_riichi", "three_ron")
"""Draws that need four players."""

KIRIAGE_BASE: Final = 1920
FOURTEEN_TILES: Final = 4
"""Groups of the hands that seven pairs and thirteen orphans are as long as."""


def problems(rules: RuleSet) -> tuple[str, ...]:
    """Every contradiction of a rule set as a sentence that begins with its id; empty where there is none."""
    checks = (
        _words,
        _tiles,
        _shapes,
        yaku_problems,
        _bonus,
        _fu,
        _scale,
        _payment,
        _draws,
        _rounds,
        _riichi,
        _end,
        _settlement,
        _options,
    )
    return tuple(f"{rules.id}: {sentence}" for check in checks for sentence in check(rules))


def _words(rules: RuleSet) -> Iterator[str]:
    for place, known in WORDS.items():
        value = attrgetter(place)(rules)
        if value not in known:
            yield f"{place} is {value}, not one of {', '.join(map(str, known))}"
    if STANDARD not in rules.shapes:
        yield "groups and a pair do not win"
    for shape in rules.shapes:
        if shape not in (STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS):
            yield f"no hand has the shape {shape}"
    for draw in rules.rounds.abortive_draws:
        if draw not in ABORTIVE_DRAWS:
            yield f"no draw is called {draw}"


def _tiles(rules: RuleSet) -> Iterator[str]:
    for kind, times in Counter(k for ring in rules.tiles.rings for k in ring.kinds).items():
        if times > 1:
            yield f"kind {kind} stands on {times} rings"
    for suit in "mps":
        red, gold = rules.tiles.red.of(suit), rules.tiles.gold.of(suit)
        if (red or gold) and suit not in rules.tiles.fives:
            yield f"there are red or gold fives of {suit}, but no fives of {suit} in the wall"
        elif red + gold > COPIES:
            yield f"{red} red and {gold} gold fives of {suit} are more than the wall's four"
    if rules.bonus.red_is_yaku and rules.tiles.red == type(rules.tiles.red)():
        yield "red fives are value tiles, but there are none"


def _shapes(rules: RuleSet) -> Iterator[str]:
    for shape in (SEVEN_PAIRS, THIRTEEN_ORPHANS):
        if shape in rules.shapes and rules.groups != FOURTEEN_TILES:
            yield f"{shape} are fourteen tiles, hands have {3 * rules.groups + 2}"
    if rules.calls.kokushi_robs_ankan and THIRTEEN_ORPHANS not in rules.shapes:
        yield "kokushi may rob a closed kan, but thirteen_orphans do not win"
    if rules.calls.kokushi_robs_ankan and not rules.calls.chankan:
        yield "kokushi may rob a closed kan where no kan can be robbed"


def _bonus(rules: RuleSet) -> Iterator[str]:
    bonus = rules.bonus
    if not bonus.indicators and (bonus.ura or bonus.kan_dora):
        yield "there are ura dora or kan dora without dora indicators"
    if bonus.nukidora and rules.payment.players == 4:  # noqa: PLR2004 - four players
        yield "norths are pulled, but north is a seat of four players"
    if bonus.nukidora and bonus.north_dora:
        yield "norths are pulled and are dora in the hand at once"
    if (bonus.nukidora or bonus.north_dora) and NORTH not in rules.tiles.kinds:
        yield "norths are dora, but the wall has none"
    if rules.calls.chankan_nuki and not bonus.nukidora:
        yield "a pulled north can be robbed, but none are pulled"


def _fu(rules: RuleSet) -> Iterator[str]:
    fu = rules.fu
    if isinstance(fu, TabledFu):
        for place in fields(fu):
            if getattr(fu, place.name) % 10:
                yield f"the table's fu of {place.name} is no multiple of 10"
    elif fu.double_wind_pair not in (2, 4):
        yield f"a double wind pair of {fu.double_wind_pair} fu is neither 2 nor 4"


def _scale(rules: RuleSet) -> Iterator[str]:
    scale = rules.scale
    if not scale.limits:
        yield "the scale has no limit"
        return
    for low, high in pairwise(scale.limits):
        if high.han <= low.han or high.base <= low.base:
            yield f"{high.id} does not stand above {low.id}"
    if scale.limits[-1].base > scale.yakuman:
        yield f"{scale.limits[-1].id} is worth more than a yakuman"
    if scale.kiriage and scale.limits[0].base < KIRIAGE_BASE:
        yield f"kiriage rounds a base of 1,920 up, but {scale.limits[0].id} is {scale.limits[0].base}"


def _payment(rules: RuleSet) -> Iterator[str]:
    payment = rules.payment
    payers = payment.players - 1
    if payment.honba % (payment.unit * payers):
        yield f"honba of {payment.honba} cannot be shared by {payers} payers in units of {payment.unit}"
    if payment.tsumo_share == NORTH_SPLIT and payment.players == 4:  # noqa: PLR2004 - four players
        yield "the missing north's share is split, but nobody is missing of four players"
    if rules.rounds.noten_points % (100 * lcm(*range(1, payers + 1))):
        yield f"noten points of {rules.rounds.noten_points} cannot be shared by up to {payers} players in hundreds"


def _draws(rules: RuleSet) -> Iterator[str]:
    rounds = rules.rounds
    draws = rounds.abortive_draws
    if len(set(draws)) < len(draws):
        yield "an abortive draw is named twice"
    for draw in FOUR_PLAYERS:
        if draw in draws and rules.payment.players < 4:  # noqa: PLR2004 - four players
            yield f"{draw} needs four players"
    if rounds.several_ron == "two" and "three_ron" not in draws:
        yield "two may win on one discard, but three_ron is no draw"
    if rounds.several_ron != "two" and "three_ron" in draws:
        yield f"three_ron is a draw, but several_ron is {rounds.several_ron}"
    for draw in rounds.abortive_passes_deal:
        if draw not in draws:
            yield f"{draw} passes the deal, but is no draw"


def _rounds(rules: RuleSet) -> Iterator[str]:
    rounds = rules.rounds
    if rules.riichi is None and ("four_riichi" in rounds.abortive_draws or rounds.deposits_to != "first"):
        yield "four_riichi or deposits_to speaks of riichi sticks, but there is no riichi"
    if rounds.nagashi_void_by_riichi and (rules.riichi is None or rounds.nagashi_mangan == "none"):
        yield "riichi makes nagashi mangan void, but one of the two is not there"
    if rounds.draw_passes_deal and rounds.renchan != "win":
        yield "every draw passes the deal, but the dealer's tenpai keeps it"


def _riichi(rules: RuleSet) -> Iterator[str]:
    riichi = rules.riichi
    if riichi is None:
        return
    if riichi.minimum_with_bust_only and not riichi.minimum_points:
        yield "riichi asks for points where the game ends below zero, but for none"
    if riichi.minimum_points > rules.settlement.start:
        yield f"riichi asks for {riichi.minimum_points} points, more than the start"


def _end(rules: RuleSet) -> Iterator[str]:
    end, start = rules.end, rules.settlement.start
    for what, least in (("busted", end.bust), ("below the floor", end.floor)):
        if least is not None and least > start:
            yield f"everybody is {what} at the start: {start} points are fewer than {least}"
    if end.target is not None and end.target <= start:
        yield f"the target of {end.target} is reached at the start"
    for length, changes in rules.by_length.items():
        if length not in WORDS["end.length"]:
            yield f"by_length speaks of {length}, which is no length"
        for record, patch in changes.items():
            for name in patch:
                if not hasattr(getattr(rules, record, None), name):
                    yield f"by_length changes {record}.{name}, which is not there"


def _settlement(rules: RuleSet) -> Iterator[str]:
    settlement, players = rules.settlement, rules.payment.players
    if settlement.oka is None and settlement.start > settlement.returns:
        yield f"{settlement.start} points at the start and {settlement.returns} back make a negative oka"
    named = {"the uma": settlement.uma}
    for count, uma in (settlement.floating_uma or {}).items():
        if not 0 <= count <= players:
            yield f"the floating uma of {count} players speaks of more than there are"
        named[f"the floating uma of {count}"] = uma
    for name, uma in named.items():
        if len(uma) != players:
            yield f"{name} has {len(uma)} places, the game has {players}"
        if sum(uma):
            yield f"{name} adds up to {sum(uma)}, not to 0"
        if any(high < low for high, low in pairwise(uma)):
            yield f"{name} gives a lower place more than a higher one"
    if settlement.bust_prize and rules.end.bust is None:
        yield "there is a bust prize, but nobody is busted"


def _options(rules: RuleSet) -> Iterator[str]:
    for award in rules.optional:
        if award.yaku.id not in rules.offers:
            yield f"{award.yaku.id} has a value for an option that is not offered"
    if rules.takes is not None:
        for name in sorted(rules.offers - rules.takes):
            yield f"the option {name} is offered, but not taken"
        for name in sorted(rules.fixed & rules.takes):
            yield f"the option {name} is taken, but fixed"
