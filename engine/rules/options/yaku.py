"""Options of the yaku: which there are, how they are defined, what they are worth."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.rules.awards import Award, han, limit, yakuman
from engine.rules.common import DOUBLE_YAKUMAN
from engine.rules.model import SEVEN_PAIRS, RuleSet
from engine.rules.options.row import (
    COUNTED_FU,
    ONLY_WHERE_NAMED,
    Mechanism,
    Option,
    always,
    award_of,
    drop,
    field,
    put,
    with_yaku,
)
from engine.rules.options.values import Choice, Flag, Subset
from engine.text import Text
from engine.yaku import (
    CHIITOITSU,
    DAISUUSHII,
    IPPATSU,
    PINFU,
    PINFU_ANY_PAIR,
    PINFU_ANY_PAIR_BY_RON,
    PINFU_BY_RON,
    RENHOU,
    SANANKOU,
    SANANKOU_OPEN_KANS,
    SUUANKOU,
    SUUANKOU_OPEN_KANS,
    TANYAO,
    Yaku,
)  # fmt: skip


def _is_kuitan(rules: RuleSet) -> bool:
    tanyao = award_of(rules, TANYAO.id)
    return tanyao is not None and tanyao.open is not None


def _set_kuitan(rules: RuleSet, played: bool) -> RuleSet:  # noqa: FBT001 - the option's value
    tanyao = award_of(rules, TANYAO.id)
    return put(rules, replace(tanyao, open=tanyao.han if played else None)) if tanyao else rules


def _set_ippatsu(rules: RuleSet, played: bool) -> RuleSet:  # noqa: FBT001 - the option's value
    return put(rules, *han(1, IPPATSU, open=None)) if played else drop(rules, IPPATSU.id)


def _swap(rules: RuleSet, forms: Mapping[Yaku, Yaku]) -> RuleSet:
    return replace(rules, yaku=tuple(replace(award, yaku=forms.get(award.yaku, award.yaku)) for award in rules.yaku))


def _defined(
    name: str, forms: Mapping[Yaku, Yaku], description: Text, *needs: Mechanism, offered: bool = False
) -> Option[bool]:
    """Return an option between two definitions of some yaku: off the keys of `forms`, on their values."""
    back = {on: off for off, on in forms.items()}
    return Option(
        name=name,
        description=description,
        values=always(Flag()),
        read=lambda rules: any(award.yaku in back for award in rules.yaku),
        write=lambda rules, on: _swap(rules, forms if on else back),
        needs=needs,
        offered=offered,
    )


_TWICE: Final = {award.yaku.id: award for award in DOUBLE_YAKUMAN}
_PLAIN: Final = {
    "daisuushii": "daisuushii",
    "kokushi_13": "kokushi",
    "suuankou_tanki": "suuankou",
    "junsei_chuuren": "chuuren",
}
_TIMES: Final = 2


def _can_be_double(rules: RuleSet) -> tuple[str, ...]:
    return tuple(form for form, plain in _PLAIN.items() if award_of(rules, plain))


def _double(rules: RuleSet) -> tuple[str, ...]:
    return tuple(form for form in _PLAIN if (award := award_of(rules, form)) and award.yakuman == _TIMES)


def _set_double(rules: RuleSet, value: tuple[str, ...]) -> RuleSet:
    once = [form for form in _double(rules) if form not in value]
    rules = put(drop(rules, *once), *(_TWICE[form] for form in value))
    return put(rules, *yakuman(DAISUUSHII)) if DAISUUSHII.id in once else rules


_RENHOU: Final[Mapping[str, tuple[Award, ...]]] = {
    "none": (),
    "4_han": han(4, RENHOU, open=None),
    "mangan": limit("mangan", RENHOU, open=False),
    "baiman": limit("baiman", RENHOU, open=False),
    "yakuman": yakuman(RENHOU, open=False),
}


def _renhou(rules: RuleSet) -> str:
    award = award_of(rules, RENHOU.id)
    if award is None:
        return "none"
    return award.limit or ("yakuman" if award.yakuman else "4_han")


def _offered(name: str, description: Text) -> Option[bool]:
    """Return the option that puts in an award which the rule set keeps for it; seven pairs bring their shape."""

    def write(rules: RuleSet, played: bool) -> RuleSet:  # noqa: FBT001 - the option's value
        if name == CHIITOITSU.id:
            shapes = tuple(shape for shape in rules.shapes if shape != SEVEN_PAIRS)
            rules = replace(rules, shapes=(*shapes, SEVEN_PAIRS) if played else shapes)
        return (
            put(rules, *(award for award in rules.optional if award.yaku.id == name)) if played else drop(rules, name)
        )

    return Option(
        name=name,
        description=description,
        values=always(Flag()),
        read=lambda rules: award_of(rules, name) is not None,
        write=write,
        needs=(Mechanism(lambda rules: any(award.yaku.id == name for award in rules.optional), ONLY_WHERE_NAMED),),
        offered=True,
    )


YAKU_OPTIONS: Final[tuple[Option[Any], ...]] = (
    Option(
        name="kuitan",
        description=Text(en="Open tanyao counts.", ja="喰い断あり。", zh="食断有效。"),
        values=always(Flag()),
        read=_is_kuitan,
        write=_set_kuitan,
        needs=(with_yaku(TANYAO.id),),
    ),
    Option(
        name="ippatsu",
        description=Text(en="Ippatsu is played.", ja="一発あり。", zh="有一发。"),
        values=always(Flag()),
        read=lambda rules: award_of(rules, IPPATSU.id) is not None,
        write=_set_ippatsu,
    ),
    _defined(
        "pinfu_tsumo",
        {PINFU_BY_RON: PINFU, PINFU_ANY_PAIR_BY_RON: PINFU_ANY_PAIR},
        Text(
            en="Closed pinfu by tsumo counts (20 fu); otherwise such a win is menzen tsumo with its 2 fu.",
            ja="門前の平和を自摸和了でも認める（20符）。なしなら門前清自摸和に自摸符2符。",
            zh="门清平和自摸成立（20符）；否则只计门前清自摸和与自摸2符。",
        ),
        COUNTED_FU,
        with_yaku(PINFU.id),
    ),
    Option(
        name="double_yakuman",
        description=Text(en="Yakuman that are worth two.", ja="ダブル役満とする役。", zh="计为两倍役满的役。"),
        values=lambda rules: Subset(_can_be_double(rules)),
        read=_double,
        write=_set_double,
        needs=(
            Mechanism(
                lambda rules: bool(_can_be_double(rules)),
                Text(
                    en="The rule set has none of these yaku.",
                    ja="このルールに該当する役がありません。",
                    zh="该规则没有这些役。",
                ),
            ),
        ),
    ),
    field(
        "yakuman_add_up",
        "yakuman_add_up",
        Flag(),
        Text(
            en="Several yakuman in one hand add up; otherwise the largest counts.",
            ja="役満の複合あり。なしなら最大の一つ。",
            zh="役满可复合；否则只计最大者。",
        ),
    ),
    field(
        "limit_yaku_add_up",
        "yakuman_add_up",
        Flag(),
        Text(en="Several limit yaku in one hand add up.", ja="満貫役の複合あり。", zh="满贯役可复合。"),
        offered=True,
    ),
    _defined(
        "open_kan_counts_as_concealed",
        {SANANKOU: SANANKOU_OPEN_KANS, SUUANKOU: SUUANKOU_OPEN_KANS},
        Text(
            en="Open kans count for sanankou and suuankou.",
            ja="明槓も三暗刻・四暗刻に数える。",
            zh="明杠也计入三暗刻、四暗刻。",
        ),
        with_yaku(SANANKOU.id),
        offered=True,
    ),
    _offered("isshoku_sanjun", Text(en="Isshoku sanjun counts.", ja="一色三順あり。", zh="有一色三顺。")),
    _offered("sanshoku_doujun", Text(en="Sanshoku doujun counts.", ja="三色同順あり。", zh="有三色同顺。")),
    _offered("sanshoku_doukou", Text(en="Sanshoku doukou counts.", ja="三色同刻あり。", zh="有三色同刻。")),
    _offered("chiitoitsu", Text(en="Seven pairs win.", ja="七対子あり。", zh="有七对子。")),
    Option(
        name="renhou",
        description=Text(
            en="What renhou is worth: 4 han add to other yaku, a limit stands alone or gives way to a dearer hand.",
            ja="人和。4翻は他の役と複合し、満貫・倍満は単独（高い手があればそちら）。",
            zh="人和的价值：四番可与他役复合；满贯、倍满单独计算，手牌更高时取手牌。",
        ),
        values=always(Choice(tuple(_RENHOU))),
        read=_renhou,
        write=lambda rules, value: put(drop(rules, RENHOU.id), *_RENHOU[value]),
    ),
)
