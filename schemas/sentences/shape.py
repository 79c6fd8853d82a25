"""Faults of what a field holds."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
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
        "reason=tile": Text(
            en="{field} takes one tile as a text such as 5s or 0p, not {given}.",
            ja="{field} には1枚の牌を 5s や 0p のような文字列で書いてください（{given}でした）。",
            zh="{field} 须以 5s、0p 这样的字符串写一张牌，而不是{given}。",
        ),
        "reason=seat": Text(
            en="{field} is a seat by its wind, one of {allowed}, not {given}: E is the dealer, the others follow in "
            "turn.",
            ja="{field} には席の風 {allowed} のどれかを書いてください（{given}でした）。E が親で、順に続きます。",
            zh="{field} 须写座位的风 {allowed} 之一，而不是{given}：E 是庄家，其余依次。",
        ),
        "reason=seats": Text(
            en='{field} must be a list of seats such as ["E", "S"], not {given}.',
            ja='{field} は ["E", "S"] のような席のリストでなければなりません（{given}でした）。',
            zh='{field} 必须是座位列表，例如 ["E", "S"]，而不是{given}。',
        ),
        "field=riichi": Text(
            en='{field} takes one of the words {allowed}, not {given}: write "riichi" if it was declared, else leave '
            "it out.",
            ja='{field} には {allowed} のどれかを書いてください（{given}でした）。リーチしたなら "riichi"、'
            "していなければ省きます。",
            zh='{field} 须为 {allowed} 之一，而不是{given}：立直则写 "riichi"，否则省略。',
        ),
        "allowed": Text(
            en="{field} takes one of the words {allowed}, not {given}.",
            ja="{field} には {allowed} のどれかを書いてください（{given}でした）。",
            zh="{field} 须为 {allowed} 之一，而不是{given}。",
        ),
        "known": Text(
            en="{field} must be an object, not {given}: its fields are {known}.",
            ja="{field} は {known} の項目を持つオブジェクトでなければなりません（{given}でした）。",
            zh="{field} 必须是带字段 {known} 的对象，而不是{given}。",
        ),
        "wanted=list": Text(
            en="{field} must be a list, not {given}: put what it holds in square brackets.",
            ja="{field} は角括弧で囲んだリストでなければなりません（{given}でした）。",
            zh="{field} 必须是列表，而不是{given}，请把内容放进方括号。",
        ),
        "field=red_fives": Text(
            en="{field} is an object that says for m, p and s how many of the four fives are red, not {given}.",
            ja="{field} は m、p、s それぞれの赤5の枚数を持つオブジェクトです（{given}でした）。",
            zh="{field} 是写明 m、p、s 各有几张赤五的对象，而不是{given}。",
        ),
        "given=text": Text(
            en="{field} must be {wanted}, not {given}: write it without quotation marks.",
            ja="{field} は{wanted}でなければなりません（{given}でした）。引用符を付けずに書いてください。",
            zh="{field} 必须是{wanted}，而不是{given}，请不要加引号。",
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
        "side=left": Text(
            en="{field} is the wind of a seat, one of {allowed}, not {given}: to the left (kamicha) of E sits N, of S "
            "E, of W S and of N W; where three play, of E W.",
            ja="{field} には席の風 {allowed} のどれかを書いてください（{given} でした）。上家は E から見て "
            "N、S からは E、W からは S、N からは W です。三人打ちでは E から見て W です。",
            zh="{field} 须写座位的风 {allowed} 之一，而不是 {given}：E 的上家是 N，S 的是 E，W 的是 S，N 的是 W；"
            "三人时 E 的上家是 W。",
        ),
        "side=across": Text(
            en="{field} is the wind of a seat, one of {allowed}, not {given}: across (toimen) from E sits W, from S N, "
            "from W E and from N S.",
            ja="{field} には席の風 {allowed} のどれかを書いてください（{given} でした）。対面は E から見て "
            "W、S からは N、W からは E、N からは S です。",
            zh="{field} 须写座位的风 {allowed} 之一，而不是 {given}：E 的对家是 W，S 的是 N，W 的是 E，N 的是 S。",
        ),
        "side=right": Text(
            en="{field} is the wind of a seat, one of {allowed}, not {given}: to the right (shimocha) of E sits S, of "
            "S W, of W N and of N E; where three play, of W E.",
            ja="{field} には席の風 {allowed} のどれかを書いてください（{given} でした）。下家は E から見て "
            "S、S からは W、W からは N、N からは E です。三人打ちでは W から見て E です。",
            zh="{field} 须写座位的风 {allowed} 之一，而不是 {given}：E 的下家是 S，S 的是 W，W 的是 N，N 的是 E；"
            "三人时 W 的下家是 E。",
        ),
        "guess": Text(
            en="{field} cannot be {given}. Did you mean {guess}? It is one of {allowed}.",
            ja="{field} に {given} は使えません。{guess} のことですか。使えるのは {allowed} です。",
            zh="{field} 不能是 {given}。是指 {guess} 吗？可用的值为 {allowed}。",
        ),
        "reason=seat": Text(
            en="{field} cannot be {given}: a seat is its wind, one of {allowed}; E is the dealer, the others follow in "
            "turn.",
            ja="{field} に {given} は使えません。席は風で {allowed} のどれかを書いてください。E が親で、順に続きます。",
            zh="{field} 不能是 {given}：座位以风表示，为 {allowed} 之一；E 是庄家，其余依次。",
        ),
        "field=type": Text(
            en="{field} cannot be {given}: write one of {allowed}. A kan is ankan when all four tiles are the player's "
            "own, minkan when the fourth is taken from a discard, kakan when it is added to a pon.",
            ja="{field} に {given} は使えません。{allowed} のどれかにしてください。4枚とも自分の牌なら ankan、"
            "捨て牌を鳴いたら minkan、ポンに加えたら kakan です。",
            zh="{field} 不能是 {given}，请写 {allowed} 之一。四张都是自己的为 ankan，鸣别家舍牌为 minkan，"
            "加在碰上为 kakan。",
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
        "reason=declared": Text(
            en="The table says that this winner declared riichi, but {field} is {given}: write riichi or "
            "double_riichi, or take the seat out of the table's riichi.",
            ja="table の riichi にこの和了者がありますが、{field} は {given} です。riichi か double_riichi と書くか、"
            "table の riichi から席を除いてください。",
            zh="table 的 riichi 中有此和牌者，而 {field} 为 {given}，请写 riichi 或 double_riichi，"
            "或从 table 的 riichi 中去掉该座位。",
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
        "field=deposits": Text(
            en="{field} counts riichi sticks of 1,000, not points: write a number from {low} to {high}.",
            ja="{field} は点数ではなく供託の立直棒の本数です。{low}から{high}までの数にしてください。",
            zh="{field} 是立直棒的根数，不是点数，请写 {low} 到 {high} 的数。",
        ),
        "field=honba": Text(
            en="{field} counts the counters, not points: write a number from {low} to {high}.",
            ja="{field} は点数ではなく積み棒の本数です。{low}から{high}までの数にしてください。",
            zh="{field} 是本场数，不是点数，请写 {low} 到 {high} 的数。",
        ),
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
}
