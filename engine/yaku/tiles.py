"""Yaku of the tiles alone: which kinds the hand holds, however it is read, and how many kans."""

from typing import Final

from engine.kinds import HATSU, mask
from engine.text import Text
from engine.yaku.looks import Looks
from engine.yaku.row import On, Yaku

_NOT_GREEN: Final = ~mask((HATSU, 19, 20, 21, 23, 25))

TANYAO: Final = Yaku(
    "tanyao",
    Text(en="Tanyao", ja="断幺九", zh="断幺九"),
    On.LOOKS,
    lambda f: not f.terminals and not f.honours,
)
HONITSU: Final = Yaku(
    "honitsu",
    Text(en="Honitsu", ja="混一色", zh="混一色"),
    On.LOOKS,
    lambda f: f.honours and f.suits == 1,
)
CHINITSU: Final = Yaku(
    "chinitsu",
    Text(en="Chinitsu", ja="清一色", zh="清一色"),
    On.LOOKS,
    lambda f: not f.honours and f.suits == 1,
    ("honitsu",),
)
HONROUTOU: Final = Yaku(
    "honroutou",
    Text(en="Honroutou", ja="混老頭", zh="混老头"),
    On.LOOKS,
    lambda f: not f.simples,
    ("chanta",),
)
CHINROUTOU: Final = Yaku(
    "chinroutou",
    Text(en="Chinroutou", ja="清老頭", zh="清老头"),
    On.LOOKS,
    lambda f: not f.simples and not f.honours,
)
TSUUIISOU: Final = Yaku(
    "tsuuiisou",
    Text(en="Tsuuiisou", ja="字一色", zh="字一色"),
    On.LOOKS,
    lambda f: not f.suits,
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
    On.LOOKS,
    lambda f: f.kans == 3,
)
SUUKANTSU: Final = Yaku(
    "suukantsu",
    Text(en="Suukantsu", ja="四槓子", zh="四杠子"),
    On.LOOKS,
    lambda f: f.kans == 4,
)
