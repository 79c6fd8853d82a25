"""Faults of which fields there are."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "missing_field": {
        "allowed": Text(
            en="{field} is missing here and has no default: add it, one of {allowed}.",
            ja="{field} は省略できません。{allowed} のどれかをここに追加してください。",
            zh="此处缺少 {field}，它没有默认值，请添加，可为 {allowed} 之一。",
        ),
        "example": Text(
            en="{field} is missing here and has no default: add it, such as {example}.",
            ja="{field} は省略できません。{example} のようにここに追加してください。",
            zh="此处缺少 {field}，它没有默认值，请添加，例如 {example}。",
        ),
        "known": Text(
            en="{field} is missing here and has no default: add it, an object with the fields {known}.",
            ja="{field} は省略できません。{known} の項目を持つオブジェクトをここに追加してください。",
            zh="此处缺少 {field}，它没有默认值，请添加，它是带字段 {known} 的对象。",
        ),
        "": Text(
            en="{field} is missing here and has no default: add it.",
            ja="{field} は省略できません。ここに追加してください。",
            zh="此处缺少 {field}，它没有默认值，请添加。",
        ),
    },
    "unknown_field": {
        "field=lang": Text(
            en="The language is no part of the request: take {field} out and ask with ?lang=ja in the address.",
            ja="言語は本文には書きません。{field} を取り除き、アドレスに ?lang=ja を付けてください。",
            zh="语言不写在正文里，请删除 {field}，在地址后加 ?lang=zh。",
        ),
        "field=renchan": Text(
            en="Send next back without {field}: it only told whether the deal stayed.",
            ja="next は {field} を除いて送ってください。親が続くかどうかを知らせるだけの項目です。",
            zh="发送 next 时请去掉 {field}，它只说明是否连庄。",
        ),
        "turned": Text(
            en="There is no field {field} here. Did you mean {turned} in {place}? It takes the tile that was turned "
            "over, not the dora: 3m makes 4m the dora.",
            ja="ここに {field} という項目はありません。{place} の {turned} のことですか。ドラそのものではなく、めくった"
            "表示牌を書きます。3m なら 4m がドラです。",
            zh="此处没有字段 {field}。是指 {place} 的 {turned} 吗？写翻开的指示牌，不是宝牌本身：3m 表示 4m 是宝牌。",
        ),
        "act": Text(
            en="There is no field {field} here. Write {act} instead.",
            ja="ここに {field} という項目はありません。代わりに {act} と書いてください。",
            zh="此处没有字段 {field}，请改写 {act}。",
        ),
        "moved_act": Text(
            en="There is no field {field} here. Write {moved_act} in {place} instead.",
            ja="ここに {field} という項目はありません。代わりに {place} に {moved_act} と書いてください。",
            zh="此处没有字段 {field}，请在 {place} 中写 {moved_act}。",
        ),
        "misplaced": Text(
            en="There is no field {field} here: it belongs in {misplaced}, move it there.",
            ja="ここに {field} という項目はありません。{misplaced} の項目なので、そこへ移してください。",
            zh="此处没有字段 {field}：它属于 {misplaced}，请移到那里。",
        ),
        "moved": Text(
            en="There is no field {field} here: it is called {moved} and belongs in {place}.",
            ja="ここに {field} という項目はありません。{place} の {moved} に書いてください。",
            zh="此处没有字段 {field}：请写在 {place} 的 {moved} 中。",
        ),
        "risen": Text(
            en="There is no field {field} here: write {risen} at the top of the request, beside its other fields.",
            ja="ここに {field} という項目はありません。{risen} はリクエストの一番外側に書いてください。",
            zh="此处没有字段 {field}：{risen} 写在请求的最外层。",
        ),
        "guess": Text(
            en="There is no field {field} here. Did you mean {guess}? Rename or remove it.",
            ja="ここに {field} という項目はありません。{guess} のことですか。名前を直すか取り除いてください。",
            zh="此处没有字段 {field}。是指 {guess} 吗？请改名或删除。",
        ),
        "excluded=True": Text(
            en="A hand that waits has no {field} yet: take it out; every tile that wins is answered.",
            ja="聴牌の手にまだ {field} はありません。取り除いてください。和了牌ごとに答えます。",
            zh="听牌的手还没有 {field}，请删除，每张和牌都会作答。",
        ),
        "": Text(
            en="There is no field {field} here. Remove it; the fields are {known}.",
            ja="ここに {field} という項目はありません。取り除いてください。使える項目は {known} です。",
            zh="此处没有字段 {field}，请删除。可用的字段为 {known}。",
        ),
    },
}
