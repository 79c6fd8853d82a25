"""What rule sets share: walls, the scale, the awards that every riichi rule set starts from, the game of three."""

from typing import Final

from engine.rules.awards import Award, awards, han, yakuman
from engine.rules.model import Limit, RuleSet, Scale, but
from engine.tileset import Fives, TileSet, dragons, suit, winds
from engine.yaku import (
    CHANKAN,
    CHANTA,
    CHIIHOU,
    CHIITOITSU,
    CHINITSU,
    CHINROUTOU,
    CHUN,
    CHUUREN,
    DAISANGEN,
    DAISUUSHII,
    DOUBLE_RIICHI,
    HAITEI,
    HAKU,
    HATSU,
    HONITSU,
    HONROUTOU,
    HOUTEI,
    IIPEIKOU,
    IPPATSU,
    ITTSUU,
    JUNCHAN,
    JUNSEI_CHUUREN,
    KOKUSHI,
    KOKUSHI_13,
    MENZEN_TSUMO,
    NORTH_WIND,
    PINFU,
    RIICHI,
    RINSHAN,
    ROUND_WIND,
    ROUND_WIND_BUT_NORTH,
    RYANPEIKOU,
    RYUUIISOU,
    SANANKOU,
    SANKANTSU,
    SANSHOKU_DOUJUN,
    SANSHOKU_DOUKOU,
    SEAT_WIND,
    SHOUSANGEN,
    SHOUSUUSHII,
    SUUANKOU,
    SUUANKOU_TANKI,
    SUUKANTSU,
    TANYAO,
    TENHOU,
    TOITOI,
    TSUUIISOU,
)

ONE_RED_EACH: Final = Fives(m=1, p=1, s=1)
NO_RED: Final = Fives()

WALL_136: Final = TileSet((suit("m"), suit("p"), suit("s"), winds(), dragons()), red=ONE_RED_EACH)
WALL_108: Final = TileSet(
    (suit("m", digits="19"), suit("p"), suit("s"), winds(), dragons()),
    red=Fives(p=1, s=1),
)
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
    han(
        1,
        TANYAO,
        HAKU,
        HATSU,
        CHUN,
        SEAT_WIND,
        ROUND_WIND,
        HAITEI,
        HOUTEI,
        RINSHAN,
        CHANKAN,
    ),
    han(2, DOUBLE_RIICHI, CHIITOITSU, open=None),
    han(2, CHANTA, ITTSUU, SANSHOKU_DOUJUN, open=1),
    han(2, SANSHOKU_DOUKOU, TOITOI, SANANKOU, SANKANTSU, SHOUSANGEN, HONROUTOU),
    han(3, RYANPEIKOU, open=None),
    han(3, JUNCHAN, HONITSU, open=2),
    han(6, CHINITSU, open=5),
    yakuman(TENHOU, CHIIHOU, KOKUSHI, SUUANKOU, CHUUREN, open=False),
    yakuman(DAISANGEN, SHOUSUUSHII, DAISUUSHII, TSUUIISOU, RYUUIISOU, CHINROUTOU, SUUKANTSU),
)

DOUBLE_YAKUMAN: Final = awards(
    yakuman(KOKUSHI_13, SUUANKOU_TANKI, JUNSEI_CHUUREN, times=2, open=False),
    yakuman(DAISUUSHII, times=2),
)
"""The forms that some rule sets count twice."""


def three_players(rules: RuleSet) -> RuleSet:
    """Make it the game of three: 108 tiles, no chi, tsumo loss, honba 200 (100 each), a noten pool of 2,000.

    No run has its like in three suits, so sanshoku doujun is not there; four players' draws neither.
    """
    return but(
        rules,
        tiles=WALL_108,
        without=(SANSHOKU_DOUJUN,),
        calls={"chi_from": None},
        payment={"players": 3, "honba": 200},
        rounds={
            "noten_points": 2000,
            "abortive_draws": ("nine_terminals", "four_kans"),
        },
    )


def norths_pulled(rules: RuleSet) -> RuleSet:
    """Norths are pulled and count one han each; a pulled north can be won on, which is no chankan."""
    return but(rules, bonus={"nukidora": True}, calls={"chankan_nuki": True})


def norths_are_dora(rules: RuleSet) -> RuleSet:
    """Each north in the hand is a dora and a guest wind, even where north prevails: no value, no pair fu."""
    return but(rules, without=(NORTH_WIND,), yaku=han(1, ROUND_WIND_BUT_NORTH), bonus={"north_dora": True})


def north_for_everyone(rules: RuleSet) -> RuleSet:
    """North is a value tile for every seat: a triplet 1 han, a pair 2 fu."""
    return but(rules, yaku=han(1, NORTH_WIND))
