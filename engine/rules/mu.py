"""麻将連合 (μ): no ippatsu, ura or kan dora, counters are worth nothing, nothing is rounded up to a mangan, uma 12/4.

Source: docs/traceability/mu.md, the league's main rules as they are published.
"""

from typing import Final

from engine.rules.common import NO_RED, SANBAIMAN
from engine.rules.decided import ABOVE_SANBAIMAN, BELOW_ZERO, PAO_PART
from engine.rules.leagues import competition
from engine.rules.model import Decision, but
from engine.rules.riichi import RIICHI
from engine.text import Text
from engine.yaku import IPPATSU

MU: Final = but(
    competition(RIICHI),
    id="mu",
    name=Text(en="Mahjong Rengou", ja="麻将連合", zh="麻将联合"),
    summary=Text(
        en="Mu: no ippatsu, ura, kan dora or red fives, counters worth nothing, no kiriage, uma 12/4.",
        ja="麻将連合（μ）。一発・裏ドラ・槓ドラ・赤なし、積み場なし、切り上げ満貫なし、順位点12-4。",
        zh="麻将联合（μ）：无一发、里宝、杠宝、赤牌，无本场费，无切上满贯，顺位点12/4。",
    ),
    source="麻将連合 主なルール (mj-king.net/pro/6/2.html)",
    tiles={"red": NO_RED},
    without=(IPPATSU,),
    bonus={"ura": False, "kan_dora": False},  # 「一発・裏ドラ・カンドラなし」
    fu={"double_wind_pair": 2},
    yakuman_add_up=False,
    scale={"limits": SANBAIMAN.limits, "kiriage": False},  # 「30符6翻、60符5翻は、切り上げ満貫としない」, with 場ゾロ
    payment={"honba": 0},  # 「積み場はない」
    liability={"yaku": ("daisangen", "daisuushii"), "scope": "yakuman"},  # 「役満のパオは大三元・大四喜の2種類のみ」
    calls={"kokushi_robs_ankan": False},  # 「国士無双での特例は認めない」
    rounds={
        "abortive_draws": (),  # 「途中流局なし」
        "several_ron": "head_bump",  # 「ダブロンなし(頭ハネ)」
        "noten_points": 3000,  # 「ノーテン料は場に3,000」
        "renchan": "tenpai",  # 「親はアガリ・テンパイで連荘」
        "nagashi_mangan": "none",  # 「流し満貫なし」
    },
    end={"agari_yame": False},  # 「アガリ止め」はない」
    settlement={
        "start": 30000,  # 「30000点持ちの30000点返し」
        "returns": 30000,
        "uma": (12, 4, -4, -12),  # 「1位+12P、2位+4P、3位△4P、4位△12P」
        "ties": "split",  # 「同点の場合は順位点を分ける」
        "leftover_deposits": "nobody",
    },
    decided=(
        Decision(Text(en="There are no red fives.", ja="赤牌はなし。", zh="无赤牌。"), option="red_fives"),
        Decision(
            Text(
                en="A pair of the seat and prevailing wind is 2 fu.",
                ja="連風牌の雀頭は2符。",
                zh="连风雀头为2符。",
            ),
            option="double_wind_pair_fu",
        ),
        Decision(
            Text(en="Yakuman do not add up.", ja="役満の複合はなし。", zh="役满不复合。"),
            option="yakuman_add_up",
        ),
        ABOVE_SANBAIMAN,
        PAO_PART,
        BELOW_ZERO,
        Decision(
            Text(en="Nobody takes sticks left at the end.", ja="残った供託は誰も取らない。", zh="剩余供托无人取得。"),
            option="leftover_deposits",
        ),
    ),
)
