"""The event rule sets of MJ: its special rules applied to four players (MJルール) and to three (三人打ちルール).

Source: 003_d97c372e5f4e5486.txt, 特殊ルール.
"""

from typing import Final

from engine.rules.mj import MJ, MJ_SANMA
from engine.rules.mj_events import (
    deflation,
    double_dora,
    double_red,
    gold,
    inflation,
    mleague,
    red_gold,
    red_north,
    stakes,
    wareme,
)
from engine.rules.model import but
from engine.text import Text

MJ_WAREME: Final = but(
    stakes(wareme(MJ), 25000, 30000),  # 「四人打ちでは25,000点持ちの30,000点返し」
    id="mj-wareme",
    name=Text(en="MJ, wareme", ja="MJ 割れ目ルール", zh="MJ 割目规则"),
    summary=Text(
        en="MJ where the seat whose wall was broken pays and takes double; a bust prize of 10.",
        ja="MJルールに割れ目を加え、割れ目の家は収支2倍。トビ賞10。",
        zh="MJ加割目：开门者收支加倍，击飞奖10。",
    ),
)
MJ_SANMA_WAREME: Final = but(
    stakes(wareme(MJ_SANMA), 40000, 45000),  # 「三人打ちでは40,000点持ちの45,000点返し」
    id="mj-sanma-wareme",
    name=Text(en="MJ, three players, wareme", ja="MJ三人打ち 割れ目ルール", zh="MJ三人 割目规则"),
    summary=Text(
        en="MJ for three with wareme; everybody's where the empty seat's wall was broken.",
        ja="三人打ちに割れ目を加える。空席が開門場所なら全員割れ目。",
        zh="三人MJ加割目：空席开门则全员割目。",
    ),
)
MJ_DOUBLE_DORA: Final = but(
    double_dora(MJ),
    id="mj-double-dora",
    name=Text(en="MJ, double dora", ja="MJ ダブドラルール", zh="MJ 双宝规则"),
    summary=Text(
        en="MJ with two dora indicators from the start.",
        ja="MJルールで、最初からドラ表示牌が2枚開かれる。",
        zh="MJ开局翻两张宝牌指示牌。",
    ),
)
MJ_SANMA_DOUBLE_DORA: Final = but(
    double_dora(MJ_SANMA),
    id="mj-sanma-double-dora",
    name=Text(en="MJ, three players, double dora", ja="MJ三人打ち ダブドラルール", zh="MJ三人 双宝规则"),
    summary=Text(
        en="MJ for three with two dora indicators from the start.",
        ja="三人打ちで、最初からドラ表示牌が2枚開かれる。",
        zh="三人MJ开局翻两张宝牌指示牌。",
    ),
)
MJ_INFLATION: Final = but(
    stakes(inflation(MJ), 30000, 35000),  # 「四人打ちでは30,000点持ちの35,000点返し」
    id="mj-inflation",
    name=Text(en="MJ, inflation", ja="MJ インフレルール", zh="MJ 通胀规则"),
    summary=Text(
        en="MJ with wareme and double dora, 30,000 points.",
        ja="割れ目とダブドラの両方を適用、30,000点持ち。",
        zh="MJ加割目与双宝，三万点起。",
    ),
)
MJ_SANMA_INFLATION: Final = but(
    stakes(inflation(MJ_SANMA), 45000, 50000),  # 「三人打ちでは45,000点持ちの50,000点返し」
    id="mj-sanma-inflation",
    name=Text(en="MJ, three players, inflation", ja="MJ三人打ち インフレルール", zh="MJ三人 通胀规则"),
    summary=Text(
        en="MJ for three with wareme and double dora, 45,000 points.",
        ja="三人打ちに割れ目とダブドラの両方を適用、45,000点持ち。",
        zh="三人MJ加割目与双宝，四万五千点起。",
    ),
)
MJ_DOUBLE_RED: Final = but(
    double_red(MJ),
    id="mj-double-red",
    name=Text(en="MJ, double red", ja="MJ W赤ドラルール", zh="MJ 双赤规则"),
    summary=Text(
        en="MJ with two red fives of each suit.", ja="MJルールで、赤ドラが各色2枚ずつになる。", zh="MJ每色两张赤牌。"
    ),
)
MJ_SANMA_DOUBLE_RED: Final = but(
    double_red(MJ_SANMA),
    id="mj-sanma-double-red",
    name=Text(en="MJ, three players, double red", ja="MJ三人打ち W赤ドラルール", zh="MJ三人 双赤规则"),
    summary=Text(
        en="MJ for three with two red fives of circles and of bamboo.",
        ja="三人打ちで、赤五筒・赤五索が2枚ずつになる。",
        zh="三人MJ筒索各两张赤牌。",
    ),
)
MJ_SANMA_RED_NORTH: Final = but(
    red_north(MJ_SANMA),
    id="mj-sanma-red-north",
    name=Text(en="MJ, three players, red north", ja="MJ三人打ち 赤北ルール", zh="MJ三人 赤北规则"),
    summary=Text(
        en="MJ for three where each north in the hand is a dora, and a guest wind.",
        ja="三人打ちで、北がドラの客風牌になる。",
        zh="三人MJ中北为宝牌且为客风。",
    ),
)
MJ_INFLATION_DOUBLE_RED: Final = but(
    double_red(MJ_INFLATION),
    id="mj-inflation-double-red",
    name=Text(en="MJ, inflation, double red", ja="MJ インフレW赤ドラルール", zh="MJ 通胀双赤规则"),
    summary=Text(
        en="MJ with wareme, double dora and two red fives of each suit.",
        ja="インフレルールに加えてW赤ドラルールを適用する。",
        zh="通胀规则再加双赤。",
    ),
)
MJ_SANMA_INFLATION_RED_NORTH: Final = but(
    red_north(MJ_SANMA_INFLATION),
    id="mj-sanma-inflation-red-north",
    name=Text(
        en="MJ, three players, inflation, red north", ja="MJ三人打ち インフレ赤北ルール", zh="MJ三人 通胀赤北规则"
    ),
    summary=Text(
        en="MJ for three with wareme, double dora and norths as dora.",
        ja="インフレルールに加えて赤北ルールを適用する。",
        zh="三人通胀规则再加赤北。",
    ),
)
MJ_SANMA_MAX_INFLATION: Final = but(
    double_red(MJ_SANMA_INFLATION_RED_NORTH),
    id="mj-sanma-max-inflation",
    name=Text(en="MJ, three players, max inflation", ja="MJ三人打ち MAXインフレルール", zh="MJ三人 MAX通胀规则"),
    summary=Text(
        en="MJ for three with wareme, double dora, norths as dora and double red fives.",
        ja="インフレ赤北ルールに加えてW赤ドラルールを適用する。",
        zh="三人通胀赤北规则再加双赤。",
    ),
)
MJ_DEFLATION: Final = but(
    deflation(MJ),
    id="mj-deflation",
    name=Text(en="MJ, deflation", ja="MJ デフレルール", zh="MJ 通缩规则"),
    summary=Text(
        en="MJ without ippatsu, ura, kan dora, red fives and kiriage.",
        ja="一発・裏ドラ・槓ドラ・赤ドラ・切り上げ満貫のないMJルール。",
        zh="无一发、里宝、杠宝、赤牌与切上满贯的MJ。",
    ),
)
MJ_SANMA_DEFLATION: Final = but(
    deflation(MJ_SANMA),
    id="mj-sanma-deflation",
    name=Text(en="MJ, three players, deflation", ja="MJ三人打ち デフレルール", zh="MJ三人 通缩规则"),
    summary=Text(
        en="MJ for three without ippatsu, ura, kan dora, red fives and kiriage.",
        ja="一発・裏ドラ・槓ドラ・赤ドラ・切り上げ満貫のない三人打ち。",
        zh="无一发、里宝、杠宝、赤牌与切上满贯的三人MJ。",
    ),
)
MJ_MLEAGUE: Final = but(
    mleague(MJ),
    id="mj-mleague",
    name=Text(en="MJ, M.League", ja="MJ Mリーグルール", zh="MJ M联赛规则"),
    summary=Text(
        en="MJ as the M.League plays: hanchan, head bump, no bust, no draws, nagashi, renhou or counted yakuman.",
        ja="半荘戦のみ。頭ハネ、トビ・途中流局・流し満貫・人和・数え役満なし。",
        zh="仅半庄战：截和，无击飞、途中流局、流局满贯、人和与累计役满。",
    ),
)
MJ_GOLD: Final = but(
    stakes(gold(MJ), 25000, 30000),  # 「四人打ちでは25,000点持ちの30,000点返し」
    id="mj-gold",
    name=Text(en="MJ, gold fives", ja="MJ 金ドラルール", zh="MJ 金宝规则"),
    summary=Text(
        en="MJ with one gold five of each suit, 2 han each, in place of the red ones.",
        ja="赤ドラの代わりに金ドラ（2翻）を各色1枚入れる。",
        zh="以每色一张金五（两番）代替赤牌。",
    ),
)
MJ_SANMA_GOLD: Final = but(
    stakes(gold(MJ_SANMA), 30000, 35000),  # 「三人打ちでは30,000点持ちの35,000点返し」
    id="mj-sanma-gold",
    name=Text(en="MJ, three players, gold fives", ja="MJ三人打ち 金ドラルール", zh="MJ三人 金宝规则"),
    summary=Text(
        en="MJ for three with a gold five of circles and one of bamboo, 2 han each, in place of the red ones.",
        ja="三人打ちで、赤ドラの代わりに金ドラ（2翻）を筒子・索子に1枚ずつ入れる。",
        zh="三人MJ以筒索各一张金五（两番）代替赤牌。",
    ),
)
MJ_RED_GOLD: Final = but(
    stakes(red_gold(MJ), 30000, 35000),  # 「四人打ちでは30,000点持ちの35,000点返し」
    id="mj-red-gold",
    name=Text(en="MJ, red and gold fives", ja="MJ 赤金ルール", zh="MJ 赤金规则"),
    summary=Text(
        en="MJ with one red and one gold five of each suit, 30,000 points.",
        ja="赤ドラと金ドラを各色1枚ずつ入れる。30,000点持ち。",
        zh="每色一张赤五与一张金五，三万点起。",
    ),
)
MJ_SANMA_RED_GOLD: Final = but(
    stakes(red_gold(MJ_SANMA), 35000, 40000),  # 「三人打ちでは35,000点持ちの40,000点返し」
    id="mj-sanma-red-gold",
    name=Text(en="MJ, three players, red and gold fives", ja="MJ三人打ち 赤金ルール", zh="MJ三人 赤金规则"),
    summary=Text(
        en="MJ for three with one red and one gold five of circles and of bamboo, 35,000 points.",
        ja="三人打ちで、赤ドラと金ドラを筒子・索子に1枚ずつ入れる。35,000点持ち。",
        zh="三人MJ筒索各一张赤五与金五，三万五千点起。",
    ),
)
