"""Yaku of the groups: one reading of the tiles decides."""

from typing import TYPE_CHECKING, Final

from engine.kinds import CHUN, DRAGON_KINDS, HAKU, HATSU, NORTH, WIND_KINDS, mask
from engine.text import Text
from engine.yaku.looks import Looks
from engine.yaku.row import On, Yaku

if TYPE_CHECKING:
    from engine.facts import Facts

SUIT_BITS: Final = 0x1FF
_DRAGONS: Final = mask(DRAGON_KINDS)
_WINDS: Final = mask(WIND_KINDS)
_ONES: Final = mask((0, 9, 18))
_ONES_TO_THREES: Final = mask((0, 1, 2, 9, 10, 11, 18, 19, 20))
GATES: Final = 0x311111113


def _in_three_suits(starts: int) -> bool:
    return starts & starts >> 9 & starts >> 18 & SUIT_BITS != 0


def _three_apart(starts: int, first: int) -> bool:
    """Whether runs start at one of the kinds of `first`, three above it and six above it."""
    return starts & starts >> 3 & starts >> 6 & first != 0


def _gates(packed: int) -> int | None:
    """The kind that nine gates hold beyond 1112345678999, None where there are no gates."""
    suit = ((packed & -packed).bit_length() - 1) // 36
    extra = (packed >> 36 * suit) - GATES
    place, over = divmod(extra.bit_length() - 1, 4)
    one_more = extra > 0 and not extra & (extra - 1) and not over
    return 9 * suit + place if one_more and place < 9 else None


def _is_gates(f: "Facts") -> bool:
    return not f.melds and _gates(f.packed) is not None


def _all_winds(f: "Facts") -> bool:
    return f.triplets & _WINDS == _WINDS


def _three_winds(f: "Facts") -> bool:
    return f.pair in WIND_KINDS and (f.triplets | 1 << f.pair) & _WINDS == _WINDS


def _three_equal_runs(f: "Facts") -> bool:
    return any(f.starts.count(start) > 2 for start in set(f.starts))


HAKU_TRIPLET: Final = Yaku(
    "haku",
    Text(en="White dragon", ja="白", zh="白"),
    On.HONOURS,
    lambda f: f.triplets >> HAKU & 1 == 1,
)
HATSU_TRIPLET: Final = Yaku(
    "hatsu",
    Text(en="Green dragon", ja="發", zh="发"),
    On.HONOURS,
    lambda f: f.triplets >> HATSU & 1 == 1,
)
CHUN_TRIPLET: Final = Yaku(
    "chun",
    Text(en="Red dragon", ja="中", zh="中"),
    On.HONOURS,
    lambda f: f.triplets >> CHUN & 1 == 1,
)
SEAT_WIND: Final = Yaku(
    "seat_wind",
    Text(en="Seat wind", ja="自風", zh="自风"),
    On.HONOURS,
    lambda f: f.triplets >> f.situation.seat_wind & 1 == 1,
)
ROUND_WIND: Final = Yaku(
    "round_wind",
    Text(en="Round wind", ja="場風", zh="场风"),
    On.HONOURS,
    lambda f: f.triplets >> f.situation.round_wind & 1 == 1,
)
ROUND_WIND_BUT_NORTH: Final = Yaku(
    "round_wind",
    ROUND_WIND.name,
    On.HONOURS,
    lambda f: f.situation.round_wind != NORTH and f.triplets >> f.situation.round_wind & 1 == 1,
)
"""「北がドラの客風牌になる」: north is nobody's value tile, even where it prevails."""
NORTH_WIND: Final = Yaku(
    "north_wind",
    Text(en="North wind", ja="北", zh="北"),
    On.HONOURS,
    lambda f: f.triplets >> NORTH & 1 == 1,
)
IIPEIKOU: Final = Yaku(
    "iipeikou",
    Text(en="Iipeikou", ja="一盃口", zh="一杯口"),
    On.LOOKS,
    lambda f: f.twins > 0,
)
RYANPEIKOU: Final = Yaku(
    "ryanpeikou",
    Text(en="Ryanpeikou", ja="二盃口", zh="两杯口"),
    On.LOOKS,
    lambda f: f.twins > 1,
    ("iipeikou",),
)
ISSHOKU_SANJUN: Final = Yaku(
    "isshoku_sanjun",
    Text(en="Isshoku sanjun", ja="一色三順", zh="一色三顺"),
    On.READING,
    _three_equal_runs,
    needs=Looks.RUNS,
)
ITTSUU: Final = Yaku(
    "ittsuu",
    Text(en="Ittsuu", ja="一気通貫", zh="一气通贯"),
    On.READING,
    lambda f: _three_apart(f.runs, _ONES),
    needs=Looks.RUNS,
)
ITTSUU_ROUND_THE_RING: Final = Yaku(
    "ittsuu",
    ITTSUU.name,
    On.READING,
    lambda f: _three_apart(f.runs, _ONES_TO_THREES),
    needs=Looks.RUNS,
)
"""「123,456,789だけでなく、234,567,891や345,678,912の順子でもよい」"""
SANSHOKU_DOUJUN: Final = Yaku(
    "sanshoku_doujun",
    Text(en="Sanshoku doujun", ja="三色同順", zh="三色同顺"),
    On.READING,
    lambda f: _in_three_suits(f.runs),
    needs=Looks.RUNS | Looks.THREE_SUITS,
)
SANSHOKU_DOUKOU: Final = Yaku(
    "sanshoku_doukou",
    Text(en="Sanshoku doukou", ja="三色同刻", zh="三色同刻"),
    On.READING,
    lambda f: _in_three_suits(f.triplets),
    needs=Looks.TRIPLETS | Looks.THREE_SUITS,
)
TOITOI: Final = Yaku(
    "toitoi",
    Text(en="Toitoi", ja="対々和", zh="对对和"),
    On.LOOKS,
    lambda f: f.triplet_count > 0 and not f.run_count,
)
CHANTA: Final = Yaku(
    "chanta",
    Text(en="Chanta", ja="混全帯幺九", zh="混全带幺九"),
    On.LOOKS,
    lambda f: f.outside,
)
JUNCHAN: Final = Yaku(
    "junchan",
    Text(en="Junchan", ja="純全帯幺九", zh="纯全带幺九"),
    On.LOOKS,
    lambda f: f.outside and not f.honours,
    ("chanta",),
)
SHOUSANGEN: Final = Yaku(
    "shousangen",
    Text(en="Shousangen", ja="小三元", zh="小三元"),
    On.HONOURS,
    lambda f: f.pair in DRAGON_KINDS and (f.triplets | 1 << f.pair) & _DRAGONS == _DRAGONS,
)
DAISANGEN: Final = Yaku(
    "daisangen",
    Text(en="Daisangen", ja="大三元", zh="大三元"),
    On.HONOURS,
    lambda f: f.triplets & _DRAGONS == _DRAGONS,
)
SHOUSUUSHII: Final = Yaku(
    "shousuushii",
    Text(en="Shousuushii", ja="小四喜", zh="小四喜"),
    On.HONOURS,
    _three_winds,
)
DAISUUSHII: Final = Yaku(
    "daisuushii",
    Text(en="Daisuushii", ja="大四喜", zh="大四喜"),
    On.HONOURS,
    _all_winds,
    ("shousuushii",),
)
SUUSHIIHOU: Final = Yaku(
    "suushiihou",
    Text(en="Suushiihou", ja="四喜和", zh="四喜和"),
    On.HONOURS,
    lambda f: _all_winds(f) or _three_winds(f),
)
"""Small and big as one: 「四風牌のうち三種を刻子として残り一種を雀頭にするか、四種とも刻子にした場合」"""
CHUUREN: Final = Yaku(
    "chuuren",
    Text(en="Chuuren poutou", ja="九蓮宝燈", zh="九莲宝灯"),
    On.READING,
    _is_gates,
    needs=Looks.ONE_SUIT,
)
JUNSEI_CHUUREN: Final = Yaku(
    "junsei_chuuren",
    Text(en="Junsei chuuren poutou", ja="純正九蓮宝燈", zh="纯正九莲宝灯"),
    On.READING,
    lambda f: not f.melds and _gates(f.packed) == f.winning,
    ("chuuren",),
    needs=Looks.ONE_SUIT,
)
CHIITOITSU: Final = Yaku(
    "chiitoitsu",
    Text(en="Chiitoitsu", ja="七対子", zh="七对子"),
    On.READING,
    lambda f: f.shape == "seven_pairs",
    needs=Looks.OTHER,
)
KOKUSHI: Final = Yaku(
    "kokushi",
    Text(en="Kokushi musou", ja="国士無双", zh="国士无双"),
    On.READING,
    lambda f: f.shape == "thirteen_orphans",
    needs=Looks.OTHER,
)
KOKUSHI_13: Final = Yaku(
    "kokushi_13",
    Text(en="Kokushi musou, thirteen waits", ja="国士無双十三面待ち", zh="国士无双十三面"),
    On.READING,
    lambda f: f.shape == "thirteen_orphans" and f.pair == f.winning,
    ("kokushi",),
    needs=Looks.OTHER,
)
