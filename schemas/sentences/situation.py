"""Faults of the situation."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "seat_not_in_game": {
        "": Text(
            en="There is no seat {seat} in this game; the seats are {seats}. Choose one of them.",
            ja="この対局に {seat} の席はありません。{seats} のどれかにしてください。",
            zh="此局没有 {seat} 家，请在 {seats} 中选择。",
        ),
    },
    "discarder_missing": {
        "": Text(
            en="A ron needs the seat that discarded the winning tile: add discarder.",
            ja="ロンには放銃した席が必要です。discarder を書いてください。",
            zh="荣和需要放铳者，请添加 discarder。",
        ),
    },
    "discarder_on_tsumo": {
        "": Text(
            en="Nobody discards at a tsumo, but discarder is {discarder}: leave it out, or make the win a ron.",
            ja="ツモに放銃者はいませんが discarder が {discarder} です。取り除くか、win を ron にしてください。",
            zh="自摸没有放铳者，而 discarder 为 {discarder}，请删除，或把 win 改为 ron。",
        ),
    },
    "discarder_is_winner": {
        "": Text(
            en="{seat} cannot win on its own discard: discarder is another seat than the winner's.",
            ja="{seat} が自分の捨て牌で和了することはできません。discarder は和了者以外の席です。",
            zh="{seat} 不能和自己的舍牌，discarder 应为和牌者以外的一家。",
        ),
    },
    "ippatsu_without_riichi": {
        "": Text(
            en="ippatsu needs riichi: set riichi to riichi or double_riichi, or leave ippatsu out.",
            ja="一発はリーチが前提です。riichi を riichi か double_riichi にするか、ippatsu を取り除いてください。",
            zh="一发以立直为前提，请把 riichi 设为 riichi 或 double_riichi，或删除 ippatsu。",
        ),
    },
    "riichi_with_open_hand": {
        "riichi": Text(
            en="{riichi} needs a closed hand, but this one has {open:open meld}: leave riichi out, or correct the "
            "melds (a closed kan is ankan).",
            ja="{riichi} は門前が前提ですが、副露が{open}個あります。riichi を取り除くか面子を直してください（暗槓は "
            "ankan）。",
            zh="{riichi} 须门清，而有 {open} 组副露，请删除 riichi 或改正副露（暗杠写 ankan）。",
        ),
        "": Text(
            en="{seat} declared riichi but wins with {open:open meld}: take the seat out of riichi, or correct the "
            "melds.",
            ja="{seat} はリーチしていますが副露{open}個の手で和了しています。riichi から外すか面子を直してください。",
            zh="{seat} 已立直却以 {open} 组副露的手和牌，请从 riichi 中去掉，或改正副露。",
        ),
    },
    "first_turn_with_melds": {
        "": Text(
            en="The first go-around ends with any call, kan or pulled north, but there are {melds:meld} and "
            "{nukidora:north}: choose another timing, or correct the hand.",
            ja="鳴き・槓・北抜きがあれば第一巡ではありませんが、面子{melds}個と北{nukidora}枚があります。timing "
            "か手牌を直してください。",
            zh="有鸣牌、杠或拔北即不再是第一巡，而有 {melds} 组副露和 {nukidora} 张拔北，请改 timing 或手牌。",
        ),
    },
    "first_turn_with_riichi": {
        "": Text(
            en="A win in the first go-around comes before any riichi of the winner: leave riichi out, or choose "
            "another timing.",
            ja="第一巡の和了ではまだリーチしていません。riichi を取り除くか timing を変えてください。",
            zh="第一巡和牌时尚未立直，请删除 riichi 或更改 timing。",
        ),
    },
    "rinshan_without_kan": {
        "pulled=True": Text(
            en="rinshan follows a kan or a pulled north, and the hand has neither: add it, or choose another timing.",
            ja="嶺上開花には槓か北抜きが必要ですが、どちらもありません。加えるか timing を変えてください。",
            zh="岭上开花须先有杠或拔北，而手中都没有，请添加或更改 timing。",
        ),
        "": Text(
            en="rinshan follows a kan, and the hand has none: add the kan to the melds, or choose another timing.",
            ja="嶺上開花には槓が必要ですが、面子に槓がありません。加えるか timing を変えてください。",
            zh="岭上开花须先有杠，而副露中没有杠，请添加或更改 timing。",
        ),
    },
    "rinshan_by_ron": {
        "": Text(
            en="rinshan is the winner's own draw after a kan, not a ron: make win tsumo, or choose another timing.",
            ja="嶺上開花は槓の後の自摸で、ロンではありません。win を tsumo にするか timing を変えてください。",
            zh="岭上开花是杠后的自摸，不是荣和，请把 win 改为 tsumo 或更改 timing。",
        ),
    },
    "chankan_by_tsumo": {
        "": Text(
            en="{timing} takes another player's tile, so it is a ron: make win ron and name the discarder, or choose "
            "another timing.",
            ja="{timing} は他家の牌での和了なのでロンです。win を ron にして discarder を書くか、timing "
            "を変えてください。",
            zh="{timing} 和的是他家的牌，属于荣和，请把 win 改为 ron 并写明 discarder，或更改 timing。",
        ),
    },
    "chankan_tile_held": {
        "": Text(
            en="Whoever added the kan has all four {tile}, but {held} more are in the winner's hand and {indicators} "
            "among the indicators: correct the tiles, or choose another timing.",
            ja="加槓した人が {tile} を4枚持っているはずですが、手牌にほかに{held}枚、表示牌に{indicators}枚あります。"
            "牌か timing を直してください。",
            zh="加杠者持有全部四张 {tile}，而和牌者手中另有 {held} 张、指示牌中有 {indicators} 张，请改正牌或 timing。",
        ),
    },
    "liable_is_winner": {
        "": Text(
            en="The winner {seat} cannot be liable for its own {yaku}: name the seat that fed it.",
            ja="和了者の {seat} が自分の {yaku} の責任を負うことはできません。鳴かせた席を書いてください。",
            zh="和牌者 {seat} 不能为自己的 {yaku} 包牌，请写使其成役的一家。",
        ),
    },
    "liable_without_yaku": {
        "": Text(
            en="{seat} is liable for {yaku}, but the hand does not have it: take it out of liable, or correct the "
            "hand.",
            ja="{seat} が {yaku} の責任者とされていますが、手にその役がありません。liable "
            "から外すか手を直してください。",
            zh="{seat} 为 {yaku} 包牌，但手中没有该役，请从 liable 中删除或改正手牌。",
        ),
    },
}
