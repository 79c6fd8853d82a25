"""特殊ルール of MJ: each a change of a rule set, which compose, applied to four and three players.

Source: 003_d97c372e5f4e5486.txt.
"""

from typing import Final

from engine.rules.common import NO_RED, SANBAIMAN, norths_are_dora
from engine.rules.edit import dyed
from engine.rules.game import HANCHAN, TONPUU
from engine.rules.mj import DRAW_PASSES, MJ
from engine.rules.model import Decision, RuleSet, but
from engine.text import Text
from engine.yaku import IPPATSU, RENHOU


def stakes(rules: RuleSet, start: int, returns: int) -> RuleSet:
    """Give an event its own points, which stand whatever the length."""
    return but(rules, settlement={"start": start, "returns": returns}, by_length={TONPUU: {"rounds": DRAW_PASSES}})


def wareme(rules: RuleSet) -> RuleSet:
    """割れ目ルール: 「そのプレイヤーは和了点による収支が2倍になる」「トビ賞あり（SCORE +10、順位確定後に清算）」."""
    return but(rules, payment={"wareme": True}, settlement={"bust_prize": 10})


def double_dora(rules: RuleSet) -> RuleSet:
    """ダブドラルール: 「最初からドラが2枚開かれた状態で対局が開始する」."""
    return but(rules, bonus={"opening_indicators": 2})


def inflation(rules: RuleSet) -> RuleSet:
    """インフレルール: 「割れ目とダブドラの両方を適用したルール」."""
    return double_dora(wareme(rules))


def double_red(rules: RuleSet) -> RuleSet:
    """W赤ドラルール: 「赤ドラが五萬・五索・五筒各2枚ずつになる」."""
    return dyed(rules, red=2)


def red_north(rules: RuleSet) -> RuleSet:
    """赤北ルール: 「北がドラの客風牌になる」."""
    return norths_are_dora(rules)


def deflation(rules: RuleSet) -> RuleSet:
    """デフレルール: 「一発、裏ドラ、槓ドラ、赤ドラ、切り上げ満貫（4翻30符）のないルール」."""
    return but(
        rules,
        without=(IPPATSU,),
        bonus={"ura": False, "kan_dora": False},
        tiles={"red": NO_RED},
        scale={"kiriage": False},
        decided=(
            *rules.decided,
            Decision(
                Text(
                    en="60 fu 3 han is not rounded up either.",
                    ja="60符3翻も切り上げない。",
                    zh="60符3番亦不切上。",
                ),
                option="kiriage",
            ),
        ),
    )


def mleague(rules: RuleSet) -> RuleSet:
    """Mリーグルール（半荘戦のみ）."""
    return but(
        rules,
        fixed=frozenset({"length"}),
        end={"length": HANCHAN, "bust": None, "agari_yame": False},  # 「トビが無く」「アガり止めなし」
        by_length={},
        riichi={"minimum_points": 0, "wall_tiles": 0},  # 「1000点未満の状態でもリーチ可能」「ツモ番のないリーチあり」
        rounds={
            "several_ron": "head_bump",  # 「ダブロン、トリプルロンなし（頭ハネ）」
            "abortive_draws": (),  # 「途中流局なし」
            "abortive_passes_deal": (),
            "nagashi_mangan": "none",
        },
        calls={"kokushi_robs_ankan": False},  # 「国士無双の暗槓からの槍槓なし」
        without=(RENHOU,),  # 「流し満貫・人和・数え役満なし（13翻以上の和了も三倍満扱い）」
        scale={"limits": SANBAIMAN.limits},
        decided=MJ.decided[:3],
    )


def gold(rules: RuleSet) -> RuleSet:
    """金ドラルール: 「赤ドラなし」「金ドラは五萬・五索・五筒各1枚ずつ」."""
    return but(dyed(rules, red=0, gold=1), decided=(*rules.decided, GOLD_HAN))


def red_gold(rules: RuleSet) -> RuleSet:
    """赤金ルール: 「赤ドラあり」 and 「金ドラ」, one of each suit."""
    return but(dyed(rules, red=1, gold=1), decided=(*rules.decided, GOLD_HAN))


GOLD_HAN: Final = Decision(
    Text(en="A gold five is worth 2 han.", ja="金ドラは1枚2翻。", zh="金五每张两番。"), option="gold_five_han"
)
