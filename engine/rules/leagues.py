"""The published rule sets of leagues and federations: M.League, JPML, 最高位戦, 協会, RMU, WRC, EMA."""

from typing import Final

from engine.rules.awards import limit
from engine.rules.common import NO_RED, SANBAIMAN
from engine.rules.decided import (
    ABOVE_SANBAIMAN,
    BELOW_ZERO,
    NO_NAGASHI,
    NO_PAO,
    ONE_WINNER,
    PAO_HONBA,
    PAO_PART,
    STICKS_TO_FIRST,
)
from engine.rules.model import Decision, RuleSet, but
from engine.rules.riichi import RIICHI
from engine.text import Text
from engine.yaku import IPPATSU, RENHOU


def competition(rules: RuleSet) -> RuleSet:
    """Every hand is played: no bust, no agari-yame, no abortive draws, no nagashi mangan; ties share."""
    return but(
        rules,
        rounds={"abortive_draws": (), "nagashi_mangan": "none"},
        end={"bust": None, "agari_yame": False},
        settlement={"ties": "split"},
        decided=(),
    )


MLEAGUE: Final = but(
    competition(RIICHI),
    id="mleague",
    name=Text(en="M.League", ja="Mリーグ", zh="M联赛"),
    summary=Text(
        en="M.League: three red fives, kiriage, head bump, no counted yakuman, no draws, uma 30/10.",
        ja="Mリーグ。赤3枚、切り上げ満貫、頭ハネ、数え役満なし、途中流局なし、ウマ10-30。",
        zh="M联赛：三张赤牌，切上满贯，截和，无累计役满，无途中流局，顺位点30/10。",
    ),
    source="Mリーグ 公式ルール",
    fu={"double_wind_pair": 2},
    scale={"limits": SANBAIMAN.limits, "kiriage": True},
    liability={"yaku": ("daisangen", "daisuushii", "suukantsu")},
    rounds={"several_ron": "head_bump"},
    settlement={"uma": (30, 10, -10, -30)},
)

JPML: Final = but(
    competition(RIICHI),
    id="jpml",
    name=Text(en="Japan Professional Mahjong League", ja="日本プロ麻雀連盟", zh="日本职业麻将联盟"),
    summary=Text(
        en="JPML: no ippatsu, ura, kan dora or red fives; floating uma by how many are at 30,000 or more.",
        ja="日本プロ麻雀連盟。一発・裏ドラ・槓ドラ・赤なし、順位点は浮き人数による。",
        zh="日本职业麻将联盟：无一发、里宝、杠宝、赤牌；顺位点依三万点以上人数而定。",
    ),
    source="日本プロ麻雀連盟 公式ルール",
    tiles={"red": NO_RED},
    without=(IPPATSU,),
    bonus={"ura": False, "kan_dora": False},
    fu={"double_wind_pair": 2},
    scale=SANBAIMAN,
    liability={"yaku": ("daisangen", "daisuushii", "suukantsu"), "scope": "yakuman", "honba": "discarder"},
    rounds={"several_ron": "head_bump"},
    settlement={
        "start": 30000,
        "returns": 30000,
        "uma": (8, 4, -4, -8),
        "floating_uma": {1: (12, -1, -3, -8), 2: (8, 4, -4, -8), 3: (8, 3, 1, -12)},
        "leftover_deposits": "nobody",
    },
    decided=(
        Decision(
            Text(
                en="With none or all at 30,000 or more the uma is 8/4/-4/-8.",
                ja="浮きが0人または4人のときの順位点は 8-4-▲4-▲8。",
                zh="三万点以上零人或四人时，顺位点为 8/4/-4/-8。",
            ),
            option="uma",
        ),
        ABOVE_SANBAIMAN,
        NO_NAGASHI,
        PAO_PART,
        PAO_HONBA,
    ),
)

SAIKOUISEN: Final = but(
    competition(RIICHI),
    id="saikouisen",
    name=Text(en="Saikouisen", ja="最高位戦日本プロ麻雀協会", zh="最高位战日本职业麻将协会"),
    summary=Text(
        en="Saikouisen: ippatsu and ura, no red fives, kiriage, head bump, 30,000 points, uma 30/10.",
        ja="最高位戦。一発・裏ドラあり、赤なし、切り上げ満貫、頭ハネ、30,000点持ち、順位点30-10。",
        zh="最高位战：有一发里宝，无赤牌，切上满贯，截和，三万点起，顺位点30/10。",
    ),
    source="最高位戦日本プロ麻雀協会 競技規定",
    tiles={"red": NO_RED},
    fu={"double_wind_pair": 2},
    scale={"limits": SANBAIMAN.limits, "kiriage": True},
    liability={"yaku": ()},
    rounds={"several_ron": "head_bump"},
    settlement={"start": 30000, "returns": 30000, "uma": (30, 10, -10, -30), "leftover_deposits": "nobody"},
    decided=(ABOVE_SANBAIMAN, NO_NAGASHI, NO_PAO, ONE_WINNER),
)

KYOUKAI: Final = but(
    SAIKOUISEN,
    id="kyoukai",
    name=Text(en="Nihon Pro Mahjong Kyoukai", ja="日本プロ麻雀協会", zh="日本职业麻将协会"),
    summary=Text(
        en="Kyoukai: as Saikouisen, but 25,000 points with 30,000 back and an oka of 20.",
        ja="日本プロ麻雀協会。一発・裏ドラあり、赤なし、25,000点持ち30,000点返し、順位点30-10、オカあり。",
        zh="日本职业麻将协会：有一发里宝，无赤牌，两万五千点起三万点返，顺位点30/10，有冈。",
    ),
    source="日本プロ麻雀協会 公式ルール",
    settlement={"start": 25000, "returns": 30000},
)

RMU: Final = but(
    competition(RIICHI),
    id="rmu",
    name=Text(en="Real Mahjong Unit", ja="RMU", zh="RMU"),
    summary=Text(
        en="RMU: no red fives, kiriage, counted yakuman, no pao, head bump, 30,000 points, uma 30/10.",
        ja="RMU。赤なし、切り上げ満貫、数え役満あり、包なし、頭ハネ、30,000点持ち、順位点30-10。",
        zh="RMU：无赤牌，切上满贯，累计役满，无包牌，截和，三万点起，顺位点30/10。",
    ),
    source="RMU 公式ルール",
    tiles={"red": NO_RED},
    fu={"double_wind_pair": 2},
    scale={"kiriage": True},
    liability={"yaku": ()},
    rounds={"several_ron": "head_bump"},
    settlement={"start": 30000, "returns": 30000, "uma": (30, 10, -10, -30)},
    decided=(
        BELOW_ZERO,
        Decision(
            Text(en="There is no agari-yame.", ja="和了止めはなし。", zh="无和了终局。"),
            option="agari_yame",
        ),
        STICKS_TO_FIRST,
    ),
)

WRC: Final = but(
    competition(RIICHI),
    id="wrc",
    name=Text(en="World Riichi Championship", ja="世界麻雀選手権 WRC", zh="世界立直麻将锦标赛"),
    summary=Text(
        en="WRC: no red fives, kiriage, counted yakuman, renhou a mangan, head bump, 30,000 points, uma 15/5.",
        ja="WRCルール。赤なし、切り上げ満貫、数え役満あり、人和は満貫、頭ハネ、30,000点持ち、順位点15-5。",
        zh="WRC：无赤牌，切上满贯，累计役满，人和为满贯，截和，三万点起，顺位点15/5。",
    ),
    source="World Riichi Championship rules",
    tiles={"red": NO_RED},
    yaku=limit("mangan", RENHOU, open=False),
    fu={"double_wind_pair": 2},
    scale={"kiriage": True},
    liability={"yaku": ("daisangen", "daisuushii"), "scope": "yakuman", "honba": "discarder"},
    rounds={"several_ron": "head_bump"},
    settlement={"start": 30000, "returns": 30000, "uma": (15, 5, -5, -15)},
    decided=(NO_NAGASHI, PAO_PART, PAO_HONBA, STICKS_TO_FIRST),
)

EMA: Final = but(
    competition(RIICHI),
    id="ema",
    name=Text(en="European Mahjong Association", ja="欧州麻雀協会 EMA", zh="欧洲麻将协会"),
    summary=Text(
        en="EMA: no red fives, kiriage, yakuman do not add up, several may win and each gets the honba, uma 15/5.",
        ja="EMAルール。赤なし、切り上げ満貫、役満の複合なし、複数ロンは各自に積み棒、順位点15-5。",
        zh="EMA：无赤牌，切上满贯，役满不复合，可多家和且各得本场，顺位点15/5。",
    ),
    source="EMA Riichi rules",
    tiles={"red": NO_RED},
    yaku=limit("mangan", RENHOU, open=False),
    yakuman_add_up=False,
    fu={"double_wind_pair": 4},
    scale={"limits": SANBAIMAN.limits, "kiriage": True},
    liability={"yaku": ("daisangen", "daisuushii"), "scope": "yakuman", "honba": "discarder"},
    rounds={"several_ron": "all", "honba_to": "each", "deposits_to": "own_then_first"},
    settlement={"start": 30000, "returns": 30000, "uma": (15, 5, -5, -15)},
    decided=(PAO_PART, PAO_HONBA),
)
