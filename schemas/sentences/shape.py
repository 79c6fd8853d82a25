"""Faults of shape and of notation."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "missing_field": {
        "": Text(
            en="{field} is missing here and has no default: add it.",
            ja="{field} は省略できません。ここに追加してください。",
            zh="此处缺少 {field}，它没有默认值，请添加。",
        ),
    },
    "unknown_field": {
        "guess": Text(
            en="There is no field {field} here. Did you mean {guess}? Rename or remove it.",
            ja="ここに {field} という項目はありません。{guess} のことですか。名前を直すか取り除いてください。",
            zh="此处没有字段 {field}。是指 {guess} 吗？请改名或删除。",
        ),
        "": Text(
            en="There is no field {field} here. Remove it; the fields are {known}.",
            ja="ここに {field} という項目はありません。取り除いてください。使える項目は {known} です。",
            zh="此处没有字段 {field}，请删除。可用的字段为 {known}。",
        ),
    },
    "invalid_type": {
        "reason=body": Text(
            en="The whole request must be an object with fields, not {given}.",
            ja="リクエスト全体は項目を持つオブジェクトでなければなりません（{given}でした）。",
            zh="整个请求必须是带字段的对象，而不是{given}。",
        ),
        "reason=tiles": Text(
            en="{field} takes tiles as one text such as 123m406p789s1122z, not {given}.",
            ja="{field} には牌を 123m406p789s1122z のような1つの文字列で書いてください（{given}でした）。",
            zh="{field} 须以 123m406p789s1122z 这样的一个字符串写牌，而不是{given}。",
        ),
        "allowed": Text(
            en="{field} takes one of the words {allowed}, not {given}.",
            ja="{field} には {allowed} のどれかを書いてください（{given}でした）。",
            zh="{field} 须为 {allowed} 之一，而不是{given}。",
        ),
        "": Text(
            en="{field} must be {wanted}, not {given}.",
            ja="{field} は{wanted}でなければなりません（{given}でした）。",
            zh="{field} 必须是{wanted}，而不是{given}。",
        ),
    },
    "invalid_value": {
        "reason=one_tile": Text(
            en="{field} is one tile, such as 5s or 0p, but {given} are several. Keep one.",
            ja="{field} は 5s や 0p のような1枚の牌です。{given} は複数なので1枚にしてください。",
            zh="{field} 是一张牌，例如 5s 或 0p，而 {given} 有多张，请只保留一张。",
        ),
        "guess": Text(
            en="{field} cannot be {given}. Did you mean {guess}? It is one of {allowed}.",
            ja="{field} に {given} は使えません。{guess} のことですか。使えるのは {allowed} です。",
            zh="{field} 不能是 {given}。是指 {guess} 吗？可用的值为 {allowed}。",
        ),
        "allowed": Text(
            en="{field} cannot be {given}: write one of {allowed}.",
            ja="{field} に {given} は使えません。{allowed} のどれかにしてください。",
            zh="{field} 不能是 {given}，请写 {allowed} 之一。",
        ),
        "repeated": Text(
            en="{repeated} stands here twice: name it once.",
            ja="{repeated} が重複しています。1回だけ書いてください。",
            zh="{repeated} 重复了，请只写一次。",
        ),
        "multiple_of": Text(
            en="{field} must be a multiple of {multiple_of}: round it.",
            ja="{field} は{multiple_of}の倍数にしてください。",
            zh="{field} 必须是 {multiple_of} 的倍数。",
        ),
        "length": Text(
            en="{field} needs {length} numbers, one for each player, but has {given}.",
            ja="{field} には人数分の{length}個の数が必要ですが、{given}個あります。",
            zh="{field} 需要 {length} 个数，每家一个，而此处有 {given} 个。",
        ),
        "decimals": Text(
            en="{field} may have at most {decimals} decimal, but is {given}.",
            ja="{field} の小数は{decimals}桁までです（{given} でした）。",
            zh="{field} 最多 {decimals} 位小数，而此处为 {given}。",
        ),
        "reason=plain_fives": Text(
            en="{given} cannot be gold: gold names plain fives only, 5m, 5p or 5s.",
            ja="{given} は金牌になりません。gold に書けるのは普通の 5m、5p、5s だけです。",
            zh="{given} 不能是金牌：gold 只能写普通的 5m、5p、5s。",
        ),
        "reason=closed_kan": Text(
            en="Nobody gave a tile of a closed kan: leave {field} out, or make the meld a minkan or kakan.",
            ja="暗槓の牌は誰からも鳴いていません。{field} を省くか、minkan か kakan にしてください。",
            zh="暗杠没有鸣自别家的牌，请省略 {field}，或改为 minkan 或 kakan。",
        ),
        "reason=robbed_north": Text(
            en="Only a pulled north can be robbed by chankan_nuki, but the winning tile is {tile}: choose another "
            "timing.",
            ja="chankan_nuki は抜いた北での和了ですが、和了牌は {tile} です。timing を変えてください。",
            zh="chankan_nuki 和的是拔出的北，而和牌为 {tile}，请更改 timing。",
        ),
        "reason=other_tile": Text(
            en="Winners on one discard win on the same tile, but this one says {given} and the first {first}: correct "
            "one.",
            ja="同じ捨て牌での和了なら和了牌は同じはずですが、ここは {given}、最初の和了は {first} です。"
            "直してください。",
            zh="同一张舍牌的和牌者和的是同一张牌，而此处为 {given}，第一家为 {first}，请改正。",
        ),
        "reason=busted_himself": Text(
            en="Seat {given} cannot bust itself: name the seats that brought it there.",
            ja="席 {given} が自分を飛ばすことはできません。飛ばした席を書いてください。",
            zh="座位 {given} 不能击飞自己，请写击飞它的座位。",
        ),
        "": Text(
            en="{field} cannot have this value: see the field's description in /docs.",
            ja="{field} にこの値は使えません。/docs の項目の説明を見てください。",
            zh="{field} 不能取此值，请看 /docs 中该字段的说明。",
        ),
    },
    "out_of_range": {
        "": Text(
            en="{field} must be a number from {low} to {high}.",
            ja="{field} は{low}から{high}までの数にしてください。",
            zh="{field} 必须是 {low} 到 {high} 的数。",
        ),
    },
    "too_long": {
        "what=characters": Text(
            en="{field} may have at most {limit} characters: shorten it.",
            ja="{field} は{limit}文字までです。短くしてください。",
            zh="{field} 最多 {limit} 个字符，请缩短。",
        ),
        "": Text(
            en="{field} may have at most {limit} entries: send fewer.",
            ja="{field} は{limit}件までです。減らしてください。",
            zh="{field} 最多 {limit} 项，请减少。",
        ),
    },
    "bad_notation": {
        "reason=no_suit": Text(
            en="In {text} the digits {part} (character {place}) have no suit letter: put m, p, s or z right after "
            "them.",
            ja="{text} の{place}文字目の数字 {part} に種類の文字がありません。直後に m、p、s、z "
            "のどれかを付けてください。",
            zh="{text} 中第 {place} 个字符的数字 {part} 没有花色字母，请紧接着写 m、p、s 或 z。",
        ),
        "reason=no_number": Text(
            en="In {text} the letter {part} (character {place}) has no digits right before it, as in 123{part}.",
            ja="{text} の{place}文字目の {part} の直前に数字がありません。123{part} のように書いてください。",
            zh="{text} 中第 {place} 个字符 {part} 前面没有数字，请写成 123{part} 这样。",
        ),
        "reason=no_such_honour": Text(
            en="In {text} {part} (character {place}) is no honour: 1z to 7z are East, South, West, North, haku, "
            "hatsu, chun.",
            ja="{text} の{place}文字目の {part} に当たる字牌はありません。1z〜7z が東南西北白發中です。",
            zh="{text} 中第 {place} 个字符的 {part} 不是字牌：1z 至 7z 依次为东南西北白发中。",
        ),
        "reason=lower_honour": Text(
            en="In {text} {part} (character {place}) is no tile: winds and dragons are E S W N P F C in capitals, or "
            "1z to 7z.",
            ja="{text} の{place}文字目の {part} は牌ではありません。字牌は大文字の E S W N P F C か 1z〜7z "
            "で書いてください。",
            zh="{text} 中第 {place} 个字符 {part} 不是牌：字牌请用大写 E S W N P F C，或 1z 至 7z。",
        ),
        "": Text(
            en="{text} cannot be read as tiles at character {place}, {part}: write digits and suit letters, as in "
            "123m406p789s1122z.",
            ja="{text} は{place}文字目の {part} から牌として読めません。123m406p789s1122z "
            "のように数字と種類の文字で書いてください。",
            zh="{text} 从第 {place} 个字符 {part} 起无法读作牌，请用数字加花色字母，例如 123m406p789s1122z。",
        ),
    },
    "mixed_notation": {
        "": Text(
            en="{text} mixes ways of writing tiles: {part} at character {place} is not like what precedes it. Write "
            "all of it in one way, such as 123m406p789s1122z.",
            ja="{text} は牌の書き方が混ざっています。{place}文字目の {part} がその前と違います。全体を "
            "123m406p789s1122z のような1つの書き方にしてください。",
            zh="{text} 混用了不同的记牌法：第 {place} 个字符 {part} 与前面不同。请整体用一种写法，例如 "
            "123m406p789s1122z。",
        ),
    },
}
