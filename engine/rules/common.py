"""What rule sets share: walls, the scale, the awards that every riichi rule set starts from."""

from typing import Final

from engine.rules.model import Award, Limit, Scale, awards, han, yakuman
from engine.tileset import Fives, TileSet, dragons, suit, winds
from engine.yaku import (
    CHANKAN, CHANTA, CHIIHOU, CHIITOITSU, CHINITSU, CHINROUTOU, CHUN, CHUUREN, DAISANGEN, DAISUUSHII, DOUBLE_RIICHI, HAITEI, HAKU,
    HATSU, HONITSU, HONROUTOU, HOUTEI, IIPEIKOU, IPPATSU, ITTSUU, JUNCHAN, KOKUSHI, MENZEN_TSUMO, PINFU, RIICHI, RINSHAN,
    ROUND_WIND, RYANPEIKOU, RYUUIISOU, SANANKOU, SANKANTSU, SANSHOKU_DOUJUN, SANSHOKU_DOUKOU, SEAT_WIND, SHOUSANGEN, SHOUSUUSHII,
    SUUANKOU, SUUKANTSU, TANYAO, TENHOU, TOITOI, TSUUIISOU,
)  # fmt: skip

ONE_RED_EACH: Final = Fives(m=1, p=1, s=1)
NO_RED: Final = Fives()

WALL_136: Final = TileSet((suit("m"), suit("p"), suit("s"), winds(), dragons()), red=ONE_RED_EACH)
WALL_108: Final = TileSet((suit("m", digits="19"), suit("p"), suit("s"), winds(), dragons()), red=Fives(p=1, s=1))
"""Three players: of the characters only 1m and 9m, each the other's dora indicator."""

KAZOE: Final = Scale(
    limits=(
        Limit("mangan", 5, 2000),
        Limit("haneman", 6, 3000),
        Limit("baiman", 8, 4000),
        Limit("sanbaiman", 11, 6000),
        Limit("kazoe_yakuman", 13, 8000),
    )
)
SANBAIMAN: Final = Scale(limits=KAZOE.limits[:-1])
"""Thirteen han and more stay a sanbaiman."""

RIICHI_YAKU: Final[tuple[Award, ...]] = awards(
    han(1, RIICHI, IPPATSU, MENZEN_TSUMO, PINFU, IIPEIKOU, open=None),
    han(1, TANYAO, HAKU, HATSU, CHUN, SEAT_WIND, ROUND_WIND, HAITEI, HOUTEI, RINSHAN, CHANKAN),
    han(2, DOUBLE_RIICHI, CHIITOITSU, open=None),
    han(2, CHANTA, ITTSUU, SANSHOKU_DOUJUN, open=1),
    han(2, SANSHOKU_DOUKOU, TOITOI, SANANKOU, SANKANTSU, SHOUSANGEN, HONROUTOU),
    han(3, RYANPEIKOU, open=None),
    han(3, JUNCHAN, HONITSU, open=2),
    han(6, CHINITSU, open=5),
    yakuman(TENHOU, CHIIHOU, KOKUSHI, SUUANKOU, CHUUREN, open=False),
    yakuman(DAISANGEN, SHOUSUUSHII, DAISUUSHII, TSUUIISOU, RYUUIISOU, CHINROUTOU, SUUKANTSU),
)
