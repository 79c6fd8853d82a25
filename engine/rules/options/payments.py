"""Options of fu, limits and payments: what a hand is worth and who pays it."""

from dataclasses import replace
from typing import Any, Final

from engine.rules.common import KAZOE
from engine.rules.model import LOSS, NORTH_SPLIT, RuleSet
from engine.rules.options.row import COUNTED_FU, THREE_PLAYERS, Mechanism, Option, always, award_of, changed, field
from engine.rules.options.values import Choice, Flag, Subset, Whole
from engine.text import Text

PAO: Final = Mechanism(
    lambda rules: bool(rules.liability.yaku),
    Text(
        en="Nobody is liable for any yaku; `pao` names yaku that make somebody liable.",
        ja="包の対象となる役がありません。`pao` で役を指定できます。",
        zh="没有包牌的役；可用 `pao` 指定。",
    ),
    brought_by="pao",
)
PAO_YAKU: Final = ("daisangen", "daisuushii", "suukantsu")
HIGHEST_HONBA: Final = 30_000
_KAZOE: Final = KAZOE.limits[-1]


def _kazoe(rules: RuleSet) -> str:
    return "yakuman" if rules.scale.limits[-1].id == _KAZOE.id else "sanbaiman"


def _set_kazoe(rules: RuleSet, value: str) -> RuleSet:
    limits = tuple(step for step in rules.scale.limits if step.id != _KAZOE.id)
    top = (replace(_KAZOE, base=rules.scale.yakuman),) if value == "yakuman" else ()
    return changed(rules, "scale", limits=limits + top)


def _pao_yaku(rules: RuleSet) -> tuple[str, ...]:
    return tuple(yaku for yaku in PAO_YAKU if award_of(rules, yaku))


def _honba(rules: RuleSet) -> Whole:
    return Whole(0, HIGHEST_HONBA, 100 * (rules.payment.players - 1))


PAYMENT_OPTIONS: Final[tuple[Option[Any], ...]] = (
    field(
        "double_wind_pair_fu",
        "fu.double_wind_pair",
        Whole(2, 4, 2),
        Text(
            en="Fu of a pair of the wind that is seat wind and prevailing wind.",
            ja="連風牌の雀頭の符。",
            zh="连风雀头的符数。",
        ),
        COUNTED_FU,
    ),
    field(
        "rinshan_fu",
        "fu.rinshan_tsumo",
        Flag(),
        Text(en="A rinshan win has the 2 fu of a tsumo.", ja="嶺上開花に自摸符2符を付ける。", zh="岭上开花计自摸2符。"),
        COUNTED_FU,
    ),
    field(
        "kiriage",
        "scale.kiriage",
        Flag(),
        Text(
            en="30 fu 4 han and 60 fu 3 han (a base of 1,920) are mangan.",
            ja="30符4翻と60符3翻を満貫に切り上げる。",
            zh="30符4番与60符3番切上为满贯。",
        ),
        COUNTED_FU,
    ),
    Option(
        name="kazoe",
        description=Text(
            en="What 13 han and more are.",
            ja="13翻以上の扱い（数え役満、三倍満）。",
            zh="十三番以上的处理（累计役满、三倍满）。",
        ),
        values=always(Choice(("yakuman", "sanbaiman"))),
        read=_kazoe,
        write=_set_kazoe,
    ),
    field(
        "tsumo_share",
        "payment.tsumo_share",
        Choice((LOSS, NORTH_SPLIT)),
        Text(
            en="The missing player's share of a tsumo is lost, or split between the two payers.",
            ja="いない者の自摸の分（ツモ損、北家の分を折半）。",
            zh="缺席者的自摸份额：不付，或由两家平分。",
        ),
        THREE_PLAYERS,
    ),
    field(
        "wareme",
        "payment.wareme",
        Flag(),
        Text(
            en="The seat whose wall was broken pays and takes double.",
            ja="割れ目の者は授受が倍。",
            zh="开门家收付加倍。",
        ),
    ),
    field(
        "honba_points",
        "payment.honba",
        _honba,
        Text(
            en="Points that a counter adds to a ron; by tsumo the payers share them evenly.",
            ja="積み棒1本のロンの点。自摸では均等に払う。",
            zh="每本场荣和加点；自摸由各家均摊。",
        ),
    ),
    Option(
        name="pao",
        description=Text(en="Yaku that make who fed them liable.", ja="包の対象役。", zh="包牌的役。"),
        values=lambda rules: Subset(_pao_yaku(rules)),
        read=lambda rules: rules.liability.yaku,
        write=lambda rules, value: changed(rules, "liability", yaku=value),
        needs=(
            Mechanism(
                lambda rules: bool(_pao_yaku(rules)),
                Text(
                    en="The rule set has none of these yaku.",
                    ja="このルールに該当する役がありません。",
                    zh="该规则没有这些役。",
                ),
            ),
        ),
    ),
    field(
        "pao_scope",
        "liability.scope",
        Choice(("hand", "yakuman")),
        Text(
            en="The liable player answers for the whole hand, or for that yakuman's part only.",
            ja="包の及ぶ範囲。手全体、またはその役満の分。",
            zh="包牌范围：整手，或仅该役满部分。",
        ),
        PAO,
    ),
    field(
        "pao_honba",
        "liability.honba",
        Choice(("liable", "discarder")),
        Text(
            en="Who pays honba on a ron that liable player and discarder share.",
            ja="包と放銃の折半のロンで積み棒を払う者。",
            zh="包牌与放铳折半时支付本场者。",
        ),
        PAO,
    ),
)
