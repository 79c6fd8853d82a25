"""`riichi`, the plain default, and the published rule sets that are differences from it."""

from typing import Final

from engine.rules.common import KAZOE, RIICHI_YAKU, WALL_136
from engine.rules.model import ABORTIVE_DRAWS, End, Liability, RuleSet, Settlement, Rounds
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
    scale=KAZOE,
    liability=Liability(yaku=("daisangen", "daisuushii"), scope="yakuman", honba="liable"),
    rounds=Rounds(abortive_draws=ABORTIVE_DRAWS[:4]),
    end=End(),
    settlement=Settlement(),
)
