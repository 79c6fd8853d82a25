"""MJルール and 三人打ちルール of セガNET麻雀 MJ Arcade.

Source: 003_d97c372e5f4e5486.txt.
"""

from typing import Final

from engine.rules.awards import limit
from engine.rules.common import KAZOE, ONE_RED_EACH, north_for_everyone, three_players
from engine.rules.decided import PAO_HONBA, PAO_OF_THREE, PAO_PART, SEVERAL_WINNING_NAGASHI
from engine.rules.game import HANCHAN, TONPUU
from engine.rules.model import NORTH_SPLIT, Decision, but
from engine.rules.riichi import RIICHI
from engine.text import Text
from engine.yaku import RENHOU

DRAW_PASSES: Final = {"renchan": "win"}
"""「東風戦の荒牌流局は輪荘」"""

MJ: Final = but(
    RIICHI,
    id="mj",
    name=Text(en="MJ", ja="MJルール", zh="MJ规则"),
    summary=Text(
        en="Sega's MJ Arcade: renhou a baiman, nagashi mangan a win, honba, deposits and deal by head bump, uma 30/10.",
        ja="セガNET麻雀MJの標準ルール。人和は倍満、流し満貫は和了扱い、供託・積み棒・連荘は頭ハネ、ワンスリー。",
        zh="世嘉MJ标准规则：人和为倍满，流局满贯算和，本场、供托、连庄截和，顺位点30/10。",
    ),
    source="セガNET麻雀 MJ Arcade 対局ルール (003_d97c372e5f4e5486)",
    settlement={"start": 25000, "returns": 30000, "uma": (30, 10, -10, -30)},  # 「順位ウマはワンスリー（10-30）」
    end={
        "length": HANCHAN,
        "extra_round_to": 0,  # 「西入なし」
        "bust": 0,  # 「0点ちょうどは続行」
        "agari_yame": True,  # 「トップでなければ連荘、トップなら終了」
    },
    by_length={  # 「東風戦は20,000点持ちの25,000点返し」
        TONPUU: {"settlement": {"start": 20000, "returns": 25000}, "rounds": DRAW_PASSES},
    },
    tiles={"red": ONE_RED_EACH},  # 「五萬、五筒、五索に各1枚」
    scale={"limits": KAZOE.limits, "kiriage": True, "kiriage_from_han": 3},  # 「30符4翻・60符3翻の場合は切り上げ満貫」
    fu={"double_wind_pair": 2},
    rounds={
        "renchan": "tenpai",  # 「東場・南場とも親の聴牌で連荘」
        "abortive_draws": ("nine_terminals", "four_winds", "four_kans"),  # 「4人リーチは続行」
        "abortive_passes_deal": ("four_winds", "four_kans"),  # 「九種九牌は連荘。その他は親流れ」
        "several_ron": "all",  # 「ダブロン、トリプルロンあり」
        "honba_to": "first",  # 「供託点・積み棒・連荘条件は頭ハネ」
        "deposits_to": "first",
        "deal_to": "first",
        "nagashi_mangan": "win",  # 「和了扱いとして積み符や供託点も得られる」
    },
    calls={"kokushi_robs_ankan": True},  # 「国士無双のみ暗槓からの槍槓が可能」
    liability={"yaku": ("daisangen", "daisuushii", "suukantsu"), "scope": "yakuman", "honba": "discarder"},
    yakuman_add_up=True,  # 「役満の純粋な複合はあり」
    yaku=limit("baiman", RENHOU, open=False),  # 「人和は倍満で他の役と複合しない」
    riichi={"minimum_points": 1000},  # 「1000点未満のリーチは不可」
    decided=(
        PAO_PART,
        PAO_HONBA,
        Decision(
            Text(en="3,000 points between tenpai and noten.", ja="ノーテン罰符は場に3,000点。", zh="罚符共3000点。"),
            option="noten_points",
        ),
        SEVERAL_WINNING_NAGASHI,
    ),
)

MJ_SANMA: Final = but(
    north_for_everyone(three_players(MJ)),
    id="mj-sanma",
    name=Text(en="MJ, three players", ja="三人打ちルール", zh="MJ三人规则"),
    summary=Text(
        en="MJ for three: north a value tile for everyone, the missing share split, counters of 1,000, no draws.",
        ja="MJの三人打ち。北は全員役牌、ツモは北家の分を折半、積み棒1本1,000点、途中流局なし。",
        zh="MJ三人：北为公共役牌，自摸折半补足，本场1000点，无途中流局。",
    ),
    settlement={"uma": (30, 0, -30)},  # 「ウマは、1位：+30、2位：0、3位：-30」
    by_length={},  # 「25,000点持ちの30,000点返し」
    rounds={
        "renchan": "win",  # 「荒牌流局は親流れ」
        "abortive_draws": (),  # 「途中流局なし」
        "abortive_passes_deal": (),
    },
    payment={"honba": 1000, "tsumo_share": NORTH_SPLIT},  # 「積み棒は1本1000点」「北家の分を折半する」
    decided=(
        PAO_PART,
        PAO_HONBA,
        PAO_OF_THREE,
        Decision(
            Text(en="2,000 points between tenpai and noten.", ja="ノーテン罰符は場に2,000点。", zh="罚符共2000点。"),
            option="noten_points",
        ),
        SEVERAL_WINNING_NAGASHI,
    ),
)
