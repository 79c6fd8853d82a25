"""Yaku that depend on where the winning tile stands in the reading."""

from typing import Final

from engine.rings import RYANMEN, TANKI
from engine.text import Text
from engine.yaku.looks import Looks
from engine.yaku.row import On, Yaku

PINFU: Final = Yaku(
    "pinfu",
    Text(en="Pinfu", ja="平和", zh="平和"),
    On.PLACE,
    lambda f: (
        not f.triplet_count and f.wait == RYANMEN and not f.pair_fu and (f.situation.closed or not f.situation.tsumo)
    ),
    needs=Looks.NO_TRIPLETS,
)
"""All runs, a two-sided wait, a pair worth no fu; by tsumo only closed."""
PINFU_BY_RON: Final = Yaku(
    "pinfu",
    PINFU.name,
    On.PLACE,
    lambda f: not f.triplet_count and f.wait == RYANMEN and not f.pair_fu and not f.situation.tsumo,
    needs=Looks.NO_TRIPLETS,
)
"""「副底以外の符が一切付かない状態で…栄和した場合」"""
PINFU_ANY_PAIR: Final = Yaku(
    "pinfu",
    PINFU.name,
    On.PLACE,
    lambda f: not f.triplet_count and f.wait == RYANMEN and (f.situation.closed or not f.situation.tsumo),
    needs=Looks.NO_TRIPLETS,
)
"""「全ての面子を順子で揃え、両面待ちであがると成立」: nothing is said of the pair."""
PINFU_ANY_PAIR_BY_RON: Final = Yaku(
    "pinfu",
    PINFU.name,
    On.PLACE,
    lambda f: not f.triplet_count and f.wait == RYANMEN and not f.situation.tsumo,
    needs=Looks.NO_TRIPLETS,
)
SANANKOU: Final = Yaku(
    "sanankou",
    Text(en="Sanankou", ja="三暗刻", zh="三暗刻"),
    On.PLACE,
    lambda f: f.concealed == 3,
    needs=Looks.TRIPLETS,
)
SUUANKOU: Final = Yaku(
    "suuankou",
    Text(en="Suuankou", ja="四暗刻", zh="四暗刻"),
    On.PLACE,
    lambda f: f.concealed == 4,
    needs=Looks.TRIPLETS,
)
SUUANKOU_TANKI: Final = Yaku(
    "suuankou_tanki",
    Text(en="Suuankou tanki", ja="四暗刻単騎", zh="四暗刻单骑"),
    On.PLACE,
    lambda f: f.concealed == 4 and f.wait == TANKI,
    ("suuankou",),
    needs=Looks.TRIPLETS,
)
SANANKOU_OPEN_KANS: Final = Yaku(
    "sanankou", SANANKOU.name, On.PLACE, lambda f: f.concealed + f.open_kans == 3, needs=Looks.TRIPLETS
)
"""「暗刻・槓子を３つ」 read so that open kans count."""
SUUANKOU_OPEN_KANS: Final = Yaku(
    "suuankou", SUUANKOU.name, On.PLACE, lambda f: f.concealed + f.open_kans == 4, needs=Looks.TRIPLETS
)

MENTANPIN_IIPEIKOU: Final = Yaku(
    "mentanpin_iipeikou",
    Text(en="Mentanpin iipeikou", ja="門断平一盃口", zh="门断平一杯口"),
    On.AWARDED,
    lambda _: True,
    made_of=(
        ("riichi", "double_riichi"),
        ("tanyao",),
        ("pinfu",),
        ("iipeikou", "ryanpeikou"),
    ),
)
"""「立直・断幺九・平和・一盃口の複合役」"""
