"""Faults of tiles as text."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "bad_notation": {
        "reason=no_suit": Text(
            en="In {text} the digits {part} (character {place}) have no suit letter: put m, p, s or z right after "
            "them, without a space.",
            ja="{text} の{place}文字目の数字 {part} に種類の文字がありません。空白を入れずに m、p、s、z "
            "のどれかを付けてください。",
            zh="{text} 中第 {place} 个字符的数字 {part} 没有花色字母，请不加空格紧接着写 m、p、s 或 z。",
        ),
        "reason=no_number": Text(
            en="In {text} the letter {part} (character {place}) has no digits right before it: a suit stands behind "
            "its digits, as in 123m.",
            ja="{text} の{place}文字目の {part} の直前に数字がありません。123m のように数字の後に書いてください。",
            zh="{text} 中第 {place} 个字符 {part} 前面没有数字：花色写在数字后面，如 123m。",
        ),
        "reason=no_such_honour": Text(
            en="In {text} {part} (character {place}) is no honour: 1z to 7z are East, South, West, North, haku, "
            "hatsu, chun.",
            ja="{text} の{place}文字目の {part} に当たる字牌はありません。1z〜7z が東南西北白發中です。",
            zh="{text} 中第 {place} 个字符的 {part} 不是字牌：1z 至 7z 依次为东南西北白发中。",
        ),
        "reason=honour_word": Text(
            en="In {text} {part} (character {place}) is no tile: winds and dragons are 1z to 7z, East South West North "
            "haku hatsu chun, or apart by spaces E S W N P F C in capitals.",
            ja="{text} の{place}文字目の {part} は牌ではありません。字牌は 1z〜7z（東南西北白發中）か、空白で区切った"
            "大文字の E S W N P F C で書いてください。",
            zh="{text} 中第 {place} 个字符 {part} 不是牌：字牌请写 1z 至 7z（东南西北白发中），或以空格隔开的大写 "
            "E S W N P F C。",
        ),
        "reason=red_five": Text(
            en="In {text} {part} (character {place}) cannot be read: a red five is 0, as in 340p; in mjai's words, "
            "apart by spaces, 5pr.",
            ja="{text} の{place}文字目の {part} が読めません。赤5は 340p のように 0 と書きます（空白で区切る "
            "mjai 式なら 5pr）。",
            zh="{text} 中第 {place} 个字符 {part} 无法识别：赤五写作 0，如 340p（以空格隔开的 mjai 写法为 5pr）。",
        ),
        "reason=suit_word": Text(
            en="In {text} the suit {part} (character {place}) is written with one letter, m, p, s or z, as in "
            "123m406p789s.",
            ja="{text} の{place}文字目の種類 {part} は m、p、s、z の1文字で、123m406p789s のように書いてください。",
            zh="{text} 中第 {place} 个字符的花色 {part} 请只写一个字母 m、p、s 或 z，如 123m406p789s。",
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
            "all of it in one way, such as 123m406p789s1122z, where 0 is a red five.",
            ja="{text} は牌の書き方が混ざっています。{place}文字目の {part} がその前と違います。全体を "
            "123m406p789s1122z（0 は赤5）のような1つの書き方にしてください。",
            zh="{text} 混用了不同的记牌法：第 {place} 个字符 {part} 与前面不同。请整体用一种写法，例如 "
            "123m406p789s1122z（0 为赤五）。",
        ),
    },
}
