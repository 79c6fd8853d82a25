"""`riichi`, the plain default that the published rule sets, and most of the others, are differences from."""

from typing import Final

from engine.rules.common import KAZOE, RIICHI_YAKU, WALL_136
from engine.rules.decided import SEVERAL_NAGASHI
from engine.rules.game import End, Rounds, Settlement
from engine.rules.model import Bonus, Calls, Fu, Liability, Payment, RuleSet
from engine.text import Text

RIICHI: Final = RuleSet(
    id="riichi",
    name=Text(en="Riichi", ja="リーチ麻雀", zh="立直麻将"),
    summary=Text(
        en="The plain default: three red fives, open tanyao, counted yakuman, several may win.",
        ja="標準ルール。赤3枚、喰い断あり、数え役満あり、ダブロン・トリロンあり。",
        zh="默认规则：三张赤牌、食断、累计役满、可多家和。",
    ),
    source="common ground of published riichi rules",
    tiles=WALL_136,
    yaku=RIICHI_YAKU,
    calls=Calls(),
    yakuman_add_up=True,
    bonus=Bonus(),
    fu=Fu(double_wind_pair=4),
    scale=KAZOE,
    payment=Payment(honba=300),
    liability=Liability(yaku=("daisangen", "daisuushii"), scope="yakuman", honba="liable"),
    rounds=Rounds(
        several_ron="all",
        renchan="tenpai",
        noten_points=3000,
        nagashi_mangan="draw",
        abortive_draws=("nine_terminals", "four_winds", "four_kans", "four_riichi"),
    ),
    end=End(length="hanchan", bust=0, agari_yame=True, tenpai_yame=False, extra_round_to=0),
    settlement=Settlement(
        start=25000,
        returns=30000,
        uma=(20, 10, -10, -20),
        rounding="none",
        leftover_deposits="first",
        ties="seat_order",
    ),
    decided=(SEVERAL_NAGASHI,),
)
