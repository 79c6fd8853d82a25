"""Yaku of the situation: how and when the hand was won, and what was declared."""

from typing import Final

from engine.text import Text
from engine.win import (
    CHANKAN as AT_CHANKAN,
)
from engine.win import (
    CHANKAN_NUKI,
    FIRST_TURN,
    LAST_TILE,
    NO_RIICHI,
)
from engine.win import (
    DOUBLE_RIICHI as DOUBLE,
)
from engine.win import (
    RINSHAN as AT_RINSHAN,
)
from engine.yaku.row import On, Yaku

TABLE_HAN: Final = Yaku("table_han", Text(en="Table han", ja="場ゾロ", zh="场番"), On.SITUATION, lambda _: True)
RIICHI: Final = Yaku(
    "riichi",
    Text(en="Riichi", ja="立直", zh="立直"),
    On.SITUATION,
    lambda f: f.situation.riichi != NO_RIICHI,
)
DOUBLE_RIICHI: Final = Yaku(
    "double_riichi",
    Text(en="Double riichi", ja="両立直", zh="双立直"),
    On.SITUATION,
    lambda f: f.situation.riichi == DOUBLE,
    ("riichi",),
)
IPPATSU: Final = Yaku("ippatsu", Text(en="Ippatsu", ja="一発", zh="一发"), On.SITUATION, lambda f: f.situation.ippatsu)
MENZEN_TSUMO: Final = Yaku(
    "menzen_tsumo",
    Text(en="Menzen tsumo", ja="門前清自摸和", zh="门前清自摸和"),
    On.SITUATION,
    lambda f: f.situation.closed and f.situation.tsumo,
)
HAITEI: Final = Yaku(
    "haitei",
    Text(en="Haitei", ja="海底摸月", zh="海底捞月"),
    On.SITUATION,
    lambda f: f.situation.tsumo and f.situation.timing == LAST_TILE,
)
HOUTEI: Final = Yaku(
    "houtei",
    Text(en="Houtei", ja="河底撈魚", zh="河底捞鱼"),
    On.SITUATION,
    lambda f: not f.situation.tsumo and f.situation.timing == LAST_TILE,
)
RINSHAN: Final = Yaku(
    "rinshan",
    Text(en="Rinshan", ja="嶺上開花", zh="岭上开花"),
    On.SITUATION,
    lambda f: f.situation.timing == AT_RINSHAN,
)
CHANKAN: Final = Yaku(
    "chankan",
    Text(en="Chankan", ja="搶槓", zh="抢杠"),
    On.SITUATION,
    lambda f: f.situation.timing == AT_CHANKAN,
)
CHANKAN_OR_NORTH: Final = Yaku(
    "chankan",
    CHANKAN.name,
    On.SITUATION,
    lambda f: f.situation.timing in {AT_CHANKAN, CHANKAN_NUKI},
)
"""A robbed pulled north is chankan too."""
TENHOU: Final = Yaku(
    "tenhou",
    Text(en="Tenhou", ja="天和", zh="天和"),
    On.SITUATION,
    lambda f: f.situation.timing == FIRST_TURN and f.situation.tsumo and f.situation.dealer,
)
CHIIHOU: Final = Yaku(
    "chiihou",
    Text(en="Chiihou", ja="地和", zh="地和"),
    On.SITUATION,
    lambda f: f.situation.timing == FIRST_TURN and f.situation.tsumo and not f.situation.dealer,
)
CHIIHOU_OR_FIRST_DISCARD: Final = Yaku(
    "chiihou",
    CHIIHOU.name,
    On.SITUATION,
    lambda f: (
        f.situation.timing == FIRST_TURN and not f.situation.dealer and (f.situation.tsumo or f.situation.from_dealer)
    ),
)
"""By tsumo on the first draw, or by ron on the dealer's first discard."""
RENHOU: Final = Yaku(
    "renhou",
    Text(en="Renhou", ja="人和", zh="人和"),
    On.SITUATION,
    lambda f: f.situation.timing == FIRST_TURN and f.situation.undrawn,
)
"""「人和(１巡目ツモ以前のロン)」: before one's first draw, so never the dealer's, nor on a later seat's discard."""
