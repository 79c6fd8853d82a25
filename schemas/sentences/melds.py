"""Faults of the melds."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "not_a_meld": {
        "call=chi": Text(
            en="{tiles} is no chi here: a chi is three tiles in a row of one suit.",
            ja="{tiles} はチーになりません。同じ種類の続いた3枚を書いてください。",
            zh="{tiles} 不是吃：吃是同一花色相连的三张。",
        ),
        "call=pon": Text(
            en="{tiles} is no pon: a pon is three tiles of one kind, four are a minkan, kakan or ankan.",
            ja="{tiles} はポンになりません。同じ牌を3枚書いてください。4枚なら minkan か kakan か ankan です。",
            zh="{tiles} 不是碰：碰是三张相同的牌，四张为 minkan、kakan 或 ankan。",
        ),
        "": Text(
            en="{tiles} is no {call}: a kan is four tiles of one kind, all four written.",
            ja="{tiles} は {call} になりません。槓は同じ牌を4枚とも書いてください。",
            zh="{tiles} 不是 {call}：杠是四张相同的牌，请写全四张。",
        ),
    },
    "too_many_melds": {
        "": Text(
            en="There are {count:meld}, but a hand has at most {limit}: take some out.",
            ja="面子が{count}個ありますが、{limit}個までです。減らしてください。",
            zh="有 {count} 组副露，最多 {limit} 组，请减少。",
        ),
    },
    "chi_not_allowed": {
        "": Text(
            en="{name} has no chi, so {tiles} cannot be called: put the tiles in the hand or choose another rule set.",
            ja="{name}にチーはないので {tiles} は鳴けません。手牌に入れるか別のルールを選んでください。",
            zh="{name}不能吃，因此 {tiles} 不能副露，请放回手牌或选择其他规则。",
        ),
    },
    "chi_wrong_seat": {
        "": Text(
            en="{seat} can take a chi only from {left}, who plays before, not from {from}: change from, or leave it "
            "out.",
            ja="{seat} がチーできるのは上家の {left} からだけで、{from} からはできません。from "
            "を直すか省いてください。",
            zh="{seat} 只能吃上家 {left} 的牌，不能吃 {from} 的，请改 from 或省略。",
        ),
    },
    "meld_from_self": {
        "": Text(
            en="{seat} cannot call from itself: name another seat in from, or make it an ankan.",
            ja="{seat} は自分から鳴けません。from を別の席にするか、暗槓（ankan）にしてください。",
            zh="{seat} 不能鸣自己的牌，请把 from 改为别家，或改为暗杠（ankan）。",
        ),
    },
    "called_not_in_meld": {
        "": Text(
            en="The called tile {tile} is not among the meld's tiles {tiles}: write one of those, red as it is there.",
            ja="鳴いた牌 {tile} が面子 {tiles} にありません。赤かどうかも含めて、その中の1枚を書いてください。",
            zh="所鸣的 {tile} 不在 {tiles} 之中，请写其中一张，赤牌与否也要一致。",
        ),
    },
}
