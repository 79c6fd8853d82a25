"""Options of the wall and of what tiles are worth: dyed fives, dora, norths, the minimum."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.rules.awards import han
from engine.rules.common import north_for_everyone, norths_are_dora, norths_pulled
from engine.rules.model import RuleSet
from engine.rules.options.compound import Counts
from engine.rules.options.row import THREE_PLAYERS, Mechanism, Option, always, award_of, changed, drop, field, put
from engine.rules.options.values import Choice, Flag, Whole
from engine.text import Text
from engine.tileset import Fives
from engine.yaku import NORTH_WIND, ROUND_WIND

GOLD: Final = Mechanism(
    lambda rules: rules.tiles.gold != Fives(),
    Text(
        en="There are no gold fives; `gold_fives` puts some in.",
        ja="金ドラがありません。`gold_fives` で入れられます。",
        zh="没有金五；可用 `gold_fives` 加入。",
    ),
    brought_by="gold_fives",
)
PULLED_NORTHS: Final = Mechanism(
    lambda rules: rules.bonus.nukidora,
    Text(
        en="No norths are pulled; `north` as `nukidora` has them pulled.",
        ja="北は抜きドラではありません。`north` を `nukidora` にすると抜きドラになります。",
        zh="不拔北；将 `north` 设为 `nukidora` 即可拔北。",
    ),
    brought_by="north",
)
INDICATORS: Final = Mechanism(
    lambda rules: rules.bonus.indicators,
    Text(
        en="The rule set has no dora indicators.",
        ja="このルールにドラ表示牌はありません。",
        zh="该规则没有宝牌指示牌。",
    ),
)


def _counts(rules: RuleSet) -> Counts:
    return Counts(rules.tiles.fives)


def _north(rules: RuleSet) -> str:
    if rules.bonus.nukidora:
        return "nukidora"
    if rules.bonus.north_dora:
        return "dora"
    return "value" if award_of(rules, NORTH_WIND.id) else "guest"


_NORTHS: Final[Mapping[str, Callable[[RuleSet], RuleSet]]] = {
    "guest": lambda rules: rules,
    "value": north_for_everyone,
    "dora": norths_are_dora,
    "nukidora": norths_pulled,
}


def _set_north(rules: RuleSet, value: str) -> RuleSet:
    rules = put(drop(rules, NORTH_WIND.id), *han(1, ROUND_WIND))
    rules = changed(rules, "bonus", nukidora=False, north_dora=False)
    rules = changed(rules, "calls", chankan_nuki=False)
    return _NORTHS[value](rules)


TILE_OPTIONS: Final[tuple[Option[Any], ...]] = (
    Option(
        name="red_fives",
        description=Text(en="Red fives of each suit in the wall.", ja="各色の赤五の枚数。", zh="各花色赤五张数。"),
        values=_counts,
        read=lambda rules: rules.tiles.red,
        write=lambda rules, value: changed(rules, "tiles", red=value),
    ),
    Option(
        name="gold_fives",
        description=Text(en="Gold fives of each suit in the wall.", ja="各色の金五の枚数。", zh="各花色金五张数。"),
        values=_counts,
        read=lambda rules: rules.tiles.gold,
        write=lambda rules, value: changed(rules, "tiles", gold=value),
    ),
    field(
        "gold_five_han",
        "bonus.gold_han",
        Whole(1, 4),
        Text(en="Han of a gold five.", ja="金ドラ1枚の翻数。", zh="每张金五的番数。"),
        GOLD,
    ),
    field(
        "ura_dora",
        "bonus.ura",
        Flag(),
        Text(en="Ura dora are played.", ja="裏ドラあり。", zh="有里宝牌。"),
        INDICATORS,
    ),
    field(
        "kan_dora",
        "bonus.kan_dora",
        Flag(),
        Text(
            en="A kan shows a further dora indicator; otherwise only those of the start count.",
            ja="槓ドラあり。なしなら最初の表示牌だけを数える。",
            zh="有杠宝牌；否则只计开局的指示牌。",
        ),
        INDICATORS,
    ),
    field(
        "opening_indicators",
        "bonus.opening_indicators",
        Whole(1, 2),
        Text(en="Dora indicators shown at the start.", ja="開局時のドラ表示牌の枚数。", zh="开局翻开的宝牌指示牌数。"),
        INDICATORS,
    ),
    Option(
        name="north",
        description=Text(
            en="What a north is: a guest wind, a value tile for everyone, a dora in the hand, or pulled as a dora.",
            ja="北の扱い。客風、全員の役牌、手の内のドラ（赤北）、抜きドラ。",
            zh="北的作用：客风、全员役牌、手中宝牌、或拔北。",
        ),
        values=always(Choice(("guest", "value", "dora", "nukidora"))),
        read=_north,
        write=_set_north,
        needs=(THREE_PLAYERS,),
    ),
    field(
        "nuki_rinshan",
        "calls.nuki_rinshan",
        Flag(),
        Text(
            en="A win on the tile after a pulled north is a rinshan.",
            ja="北を抜いた後の補充牌での和了は嶺上開花。",
            zh="拔北后补牌和了算岭上开花。",
        ),
        PULLED_NORTHS,
    ),
    field(
        "minimum_han",
        "minimum_han",
        Whole(0, 2),
        Text(en="Han that a win needs.", ja="和了に必要な翻数（翻縛り）。", zh="起和番数。"),
    ),
    field(
        "dora_only",
        "dora_only",
        Flag(),
        Text(en="Dora count toward the minimum.", ja="ドラのみで和了できる。", zh="宝牌计入起和番数。"),
    ),
)
