"""What can contradict itself among the yaku of a rule set and the shapes, calls and tiles that they need."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.kinds import NORTH
from engine.rules.awards import Award
from engine.rules.model import SEVEN_PAIRS, THIRTEEN_ORPHANS, RuleSet
from engine.yaku import CHANKAN_OR_NORTH

NUMBERS: Final = ("no", "one", "two", "three", "four")

GROUPS: Final = {
    **dict.fromkeys(("iipeikou", "shousangen"), 2),
    **dict.fromkeys(("ittsuu", "sanshoku_doujun", "sanshoku_doukou", "isshoku_sanjun", "sanankou", "sankantsu"), 3),
    **dict.fromkeys(("daisangen", "shousuushii", "suushiihou"), 3),
    **dict.fromkeys(("ryanpeikou", "suuankou", "suuankou_tanki", "suukantsu", "daisuushii"), 4),
    **dict.fromkeys(("chuuren", "junsei_chuuren"), 4),
}
"""How many groups a yaku needs at least."""

SHAPES: Final = {"chiitoitsu": SEVEN_PAIRS, "kokushi": THIRTEEN_ORPHANS, "kokushi_13": THIRTEEN_ORPHANS}
"""The shape that a yaku names."""

PLAIN: Final = {
    "kokushi_13": "kokushi",
    "suuankou_tanki": "suuankou",
    "junsei_chuuren": "chuuren",
    "double_riichi": "riichi",
    "ippatsu": "riichi",
}
"""A yaku to the one that it is a form of, or goes with."""

VALUE_TRIPLETS: Final = frozenset({"haku", "hatsu", "chun", "seat_wind", "round_wind"})
FED_VALUES: Final = "yakuhai"
"""The liability for feeding value triplets, which is no yaku."""


def yaku_problems(rules: RuleSet) -> Iterator[str]:
    """Tell what is wrong with the awards, each as a sentence without the rule set's name."""
    ids = {award.yaku.id for award in rules.yaku}
    for yaku, times in Counter(award.yaku.id for award in rules.yaku).items():
        if times > 1:
            yield f"{yaku} is awarded {times} times"
    for award in (*rules.yaku, *rules.optional):
        yield from _award(award, rules, ids | {a.yaku.id for a in rules.optional})
    for award in rules.yaku:
        yield from _needs(award, rules)
        yield from _form(award, rules)
    for yaku, shape in SHAPES.items():
        if shape in rules.shapes and not ids.intersection(y for y, s in SHAPES.items() if s == shape):
            yield f"hands of {shape} are won with, but {yaku} is not awarded"
            break
    if "suushiihou" in ids and ids.intersection(("shousuushii", "daisuushii")):
        yield "suushiihou is both small and big four winds, which are awarded beside it"
    yield from _liability(rules, ids)


def _award(award: Award, rules: RuleSet, ids: set[str]) -> Iterator[str]:
    yaku = award.yaku.id
    if [award.han, award.yakuman, award.limit].count(None) != 2:  # noqa: PLR2004 - one of the three says it
        yield f"{yaku} must be worth han, or a yakuman, or a limit, and only one of them"
    if award.han is not None and award.han < 0:
        yield f"{yaku} takes han away"
    if award.open is not None and award.open > (award.han or 0):
        yield f"{yaku} is worth more open than closed"
    if award.yakuman is not None and award.yakuman not in (1, 2):
        yield f"{yaku} is {award.yakuman} yakuman, but only one or two are scored"
    if award.limit not in (None, "yakuman", *(step.id for step in rules.scale.limits)):
        yield f"{yaku} is worth {award.limit}, which the scale does not have"
    for other in award.only_with or ():
        if other.id not in ids:
            yield f"{yaku} stands only with {other.id}, which is not awarded"
    for part in award.yaku.made_of:
        if not ids.intersection(part):
            yield f"{yaku} is made of {' or '.join(part)}, which is not awarded"


def _needs(award: Award, rules: RuleSet) -> Iterator[str]:
    yaku = award.yaku.id
    groups = GROUPS.get(yaku, 0)
    if groups > rules.groups:
        yield f"{yaku} needs {NUMBERS[groups]} groups, hands have {NUMBERS[rules.groups]}"
    if yaku in SHAPES and SHAPES[yaku] not in rules.shapes:
        yield f"{yaku} needs hands of {SHAPES[yaku]}, which do not win"
    if rules.riichi is None and yaku in ("riichi", "double_riichi", "ippatsu"):
        yield f"{yaku} is awarded, but there is no riichi"
    if yaku == "chankan" and not rules.calls.chankan:
        yield "chankan is awarded, but no kan can be robbed"
    if award.yaku is CHANKAN_OR_NORTH and not rules.calls.chankan_nuki:
        yield "chankan is awarded for a pulled north, which cannot be robbed"
    if yaku == "north_wind" and (rules.bonus.north_dora or rules.bonus.nukidora):
        yield "north is a value tile and a dora at once"
    if yaku == "north_wind" and NORTH not in rules.tiles.kinds:
        yield "north_wind is awarded, but the wall has no norths"


def _form(award: Award, rules: RuleSet) -> Iterator[str]:
    plain = PLAIN.get(award.yaku.id)
    if plain is None:
        return
    found = next((a for a in rules.yaku if a.yaku.id == plain), None)
    if found is None:
        yield f"{award.yaku.id} is awarded without {plain}"
    elif (award.yakuman or 0) < (found.yakuman or 0):
        yield f"{award.yaku.id} is worth less than {plain}, which it replaces"


def _liability(rules: RuleSet, ids: set[str]) -> Iterator[str]:
    heavy = {award.yaku.id for award in rules.yaku if award.han is None}
    for yaku in rules.liability.yaku:
        if yaku == FED_VALUES:
            if not ids.intersection(VALUE_TRIPLETS):
                yield f"there is pao for {yaku}, but no triplet is a value triplet"
        elif yaku not in ids:
            yield f"there is pao for {yaku}, which is not awarded"
        elif yaku not in heavy:
            yield f"there is pao for {yaku}, which is neither a yakuman nor a limit"
