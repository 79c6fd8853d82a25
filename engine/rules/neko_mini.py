"""ミニ麻雀: hands of seven tiles, two groups and a pair to win, without characters.

Source: 004_7725787d556251d1.txt, 「手牌7枚・萬子を抜いた100枚。東風戦・赤ドラ無し・喰い断有り・箱割れ有りで固定」.
"""

from typing import Final

from engine.rules.edit import of_length
from engine.rules.game import TONPUU
from engine.rules.model import STANDARD, Decision, but
from engine.rules.neko import NEKO
from engine.text import Text
from engine.tileset import TileSet, dragons, suit, winds
from engine.yaku import (
    CHIITOITSU,
    CHUUREN,
    DAISANGEN,
    DAISUUSHII,
    ITTSUU,
    JUNSEI_CHUUREN,
    KOKUSHI,
    KOKUSHI_13,
    RYANPEIKOU,
    SANANKOU,
    SANKANTSU,
    SANSHOKU_DOUJUN,
    SANSHOKU_DOUKOU,
    SHOUSUUSHII,
    SUUANKOU,
    SUUANKOU_TANKI,
    SUUKANTSU,
)

NEKO_MINI: Final = but(
    of_length(NEKO, TONPUU),
    id="neko-mini",
    name=Text(en="Neko mahjong, mini", ja="ミニ麻雀（ねこ）", zh="猫咪迷你麻将"),
    summary=Text(
        en="Hands of seven tiles: two groups and a pair, no characters, no red fives, East round.",
        ja="手牌7枚で二面子一雀頭。萬子なしの100枚、赤なし、東風戦。",
        zh="七张手牌，两面子一雀头；无万子，无赤牌，东风战。",
    ),
    groups=2,
    shapes=(STANDARD,),
    tiles=TileSet((suit("p"), suit("s"), winds(), dragons())),
    fixed=frozenset({"length", "red_fives", "kuitan", "bust"}),
    # What needs three groups, seven pairs or thirteen orphans
    without=(
        CHIITOITSU,
        ITTSUU,
        SANSHOKU_DOUJUN,
        SANSHOKU_DOUKOU,
        SANANKOU,
        SANKANTSU,
        RYANPEIKOU,
        DAISANGEN,
        SHOUSUUSHII,
        DAISUUSHII,
        SUUANKOU,
        SUUANKOU_TANKI,
        SUUKANTSU,
        CHUUREN,
        JUNSEI_CHUUREN,
        KOKUSHI,
        KOKUSHI_13,
    ),
    decided=(
        *NEKO.decided,
        Decision(
            Text(
                en="The yaku are those of neko that two groups can make, by their definitions.",
                ja="役は四人麻雀のうち、二面子一雀頭で定義を満たすものとする。",
                zh="役种为四人麻将中两面子一雀头可成立者。",
            )
        ),
    ),
)
