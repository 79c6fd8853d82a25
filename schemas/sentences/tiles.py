"""Faults of the tiles."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "wrong_tile_count": {
        "with": Text(
            en="tiles has {count:tile} beside its melds ({melds}); it should have {with} with the winning tile or "
            "{without} without it. Tiles of melds are not repeated in tiles, and a kan counts as three.",
            ja="面子{melds}個のほかに tiles に{count}枚あります。和了牌を含めて{with}枚、"
            "含めずに{without}枚にしてください。面子の牌は tiles に入れず、槓は3枚と数えます。",
            zh="除 {melds} 组副露外 tiles 有 {count} 张，应为含和牌 {with} 张或不含 {without} 张。副露的牌不要写进 "
            "tiles，杠算三张。",
        ),
        "": Text(
            en="tiles has {count:tile} beside its melds ({melds}); a hand that waits should have {without}. Tiles of "
            "melds are not repeated in tiles, and a kan counts as three.",
            ja="面子{melds}個のほかに tiles に{count}枚あります。聴牌の手は{without}枚です。面子の牌は tiles "
            "に入れず、槓は3枚と数えます。",
            zh="除 {melds} 组副露外 tiles 有 {count} 张，听牌的手应为 {without} 张。副露的牌不要写进 tiles，杠算三张。",
        ),
    },
    "five_of_a_kind": {
        "": Text(
            en="{tile} occurs {count} times in hand, melds and indicators together, but the wall has {limit}: take "
            "out what is too many.",
            ja="手牌・面子・表示牌を合わせて {tile} が{count}枚ありますが、{limit}枚しかありません。"
            "多い分を取り除いてください。",
            zh="手牌、副露和指示牌中共有 {count} 张 {tile}，而牌山只有 {limit} 张，请去掉多余的。",
        ),
    },
    "tile_not_in_wall": {
        "": Text(
            en="{name} is played without {tiles}: write other tiles or choose another rule set.",
            ja="{name}で {tiles} は使いません。取り除くか別のルールを選んでください。",
            zh="{name}不使用 {tiles}，请去掉或选择其他规则。",
        ),
    },
    "too_many_red_fives": {
        "": Text(
            en="There are {count} red {tile}, but {name} has {limit}: write the others as plain fives, or set the "
            "option red_fives.",
            ja="赤の {tile} が{count}枚ありますが、{name}では{limit}枚です。残りを普通の 5 にするか red_fives "
            "を指定してください。",
            zh="有 {count} 张赤 {tile}，而{name}只有 {limit} 张，请把多余的写成普通的 5，或设置选项 red_fives。",
        ),
    },
    "too_many_gold_fives": {
        "": Text(
            en="There are {count} gold {tile}, but {name} has {limit}: name fewer in gold, or set the option "
            "gold_fives.",
            ja="金の {tile} が{count}枚ありますが、{name}では{limit}枚です。gold を減らすか gold_fives "
            "を指定してください。",
            zh="有 {count} 张金 {tile}，而{name}只有 {limit} 张，请减少 gold 或设置选项 gold_fives。",
        ),
    },
    "gold_not_in_hand": {
        "": Text(
            en="gold names {count} of {tile}, but hand and melds hold {held} plain ones: name only fives that are "
            "there, not red.",
            ja="gold に {tile} が{count}枚ありますが、手牌と面子に普通の {tile} は{held}枚です。"
            "ある分だけを書いてください。",
            zh="gold 写了 {count} 张 {tile}，而手牌和副露中普通的只有 {held} 张，请只写实际有的。",
        ),
    },
    "winning_tile_missing": {
        "": Text(
            en="tiles has {count:tile}, so the winning tile must be among them, but there is no {tile}: put it in "
            "place of another, or send the tiles without the winning tile. The four tiles of a kan stand in melds.",
            ja="tiles が{count}枚なら和了牌を含むはずですが、{tile} がありません。{tile} を入れるか、"
            "和了牌を除いた牌を送ってください。槓の4枚は melds に書きます。",
            zh="tiles 有 {count} 张，应含和牌，但其中没有 {tile}，请换入 {tile}，或只写不含和牌的牌。"
            "杠的四张写在 melds 中。",
        ),
    },
    "too_many_norths": {
        "": Text(
            en="{count} norths are pulled and {elsewhere} stand elsewhere, but there are {limit}: lower nukidora, or "
            "take norths out.",
            ja="抜いた北が{count}枚、ほかに{elsewhere}枚ありますが、北は{limit}枚です。nukidora "
            "を減らすか北を取り除いてください。",
            zh="拔北 {count} 张，别处还有 {elsewhere} 张，而北只有 {limit} 张，请减少 nukidora 或去掉北。",
        ),
    },
    "too_many_indicators": {
        "": Text(
            en="{field} shows {count:indicator}; there can be at most {limit}. These are indicators, not the dora "
            "themselves.",
            ja="{field} に表示牌が{count}枚ありますが、{limit}枚までです。ドラそのものではなく表示牌を書いてください。",
            zh="{field} 有 {count} 张指示牌，最多 {limit} 张。这里写指示牌，不是宝牌本身。",
        ),
    },
    "more_ura_than_dora": {
        "": Text(
            en="There is not one dora indicator for each ura indicator, but {dora} for {ura}: add dora indicators or "
            "take ura indicators out.",
            ja="ドラ表示牌{dora}枚に対して裏ドラ表示牌が{ura}枚あります。裏は1枚ずつなので、どちらかを直してください。",
            zh="{dora} 张宝牌指示牌下有 {ura} 张里宝牌指示牌，每张下只有一张，请增加前者或减少后者。",
        ),
    },
}
