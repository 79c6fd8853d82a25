"""Yaku of the tiles alone: which kinds the hand holds, however it is read, and how many kans."""

from typing import Final

from engine.kinds import HATSU, HONOURS, OUTSIDE, SUIT_KINDS, TERMINALS, mask
from engine.text import Text
from engine.yaku.looks import Looks
from engine.yaku.row import On, Yaku

_OUTSIDE: Final = mask(OUTSIDE)
_HONOURS: Final = mask(HONOURS)
_NOT_TERMINALS: Final = ~mask(TERMINALS)
_NOT_GREEN: Final = ~mask((HATSU, 19, 20, 21, 23, 25))
_NOT_SUITS: Final = tuple(~mask(kinds) for kinds in SUIT_KINDS.values())


def one_suit(kinds: int) -> bool:
    """Whether all tiles but honours are of one suit, and there are such tiles."""
    numbers = kinds & ~_HONOURS
    return numbers != 0 and any(not numbers & other for other in _NOT_SUITS)


TANYAO: Final = Yaku(
    "tanyao",
    Text(en="Tanyao", ja="断幺九", zh="断幺九"),
    On.READING,
    lambda f: not f.kinds & _OUTSIDE,
)
HONITSU: Final = Yaku(
    "honitsu",
    Text(en="Honitsu", ja="混一色", zh="混一色"),
    On.READING,
    lambda f: f.kinds & _HONOURS != 0 and one_suit(f.kinds),
    needs=Looks.ONE_SUIT,
)
CHINITSU: Final = Yaku(
    "chinitsu",
    Text(en="Chinitsu", ja="清一色", zh="清一色"),
    On.READING,
    lambda f: not f.kinds & _HONOURS and one_suit(f.kinds),
    ("honitsu",),
    needs=Looks.ONE_SUIT,
)
HONROUTOU: Final = Yaku(
    "honroutou",
    Text(en="Honroutou", ja="混老頭", zh="混老头"),
    On.READING,
    lambda f: not f.kinds & ~_OUTSIDE,
    ("chanta",),
    needs=Looks.OUTSIDE,
)
CHINROUTOU: Final = Yaku(
    "chinroutou",
    Text(en="Chinroutou", ja="清老頭", zh="清老头"),
    On.READING,
    lambda f: not f.kinds & _NOT_TERMINALS,
    needs=Looks.OUTSIDE,
)
TSUUIISOU: Final = Yaku(
    "tsuuiisou",
    Text(en="Tsuuiisou", ja="字一色", zh="字一色"),
    On.READING,
    lambda f: not f.kinds & ~_HONOURS,
    needs=Looks.OUTSIDE,
)
RYUUIISOU: Final = Yaku(
    "ryuuiisou",
    Text(en="Ryuuiisou", ja="緑一色", zh="绿一色"),
    On.READING,
    lambda f: not f.kinds & _NOT_GREEN,
    needs=Looks.ONE_SUIT,
)
SANKANTSU: Final = Yaku(
    "sankantsu",
    Text(en="Sankantsu", ja="三槓子", zh="三杠子"),
    On.READING,
    lambda f: f.kans == 3,
    needs=Looks.KANS,
)
SUUKANTSU: Final = Yaku(
    "suukantsu",
    Text(en="Suukantsu", ja="四槓子", zh="四杠子"),
    On.READING,
    lambda f: f.kans == 4,
    needs=Looks.KANS,
)
