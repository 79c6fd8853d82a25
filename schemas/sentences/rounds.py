"""Faults of rounds and games."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "points_do_not_add_up": {
        "": Text(
            en="The points with {deposits:riichi stick} of 1,000 on the table are {sum}, but must be {total} in all, "
            "{start} for each: correct points or deposits, or set the option start_points.",
            ja="点数と供託{deposits}本（1本1,000点）の合計が{sum}ですが、1人{start}点、全部で{total}のはずです。"
            "points か deposits を直すか、start_points を指定してください。",
            zh="点数加上 {deposits} 根立直棒（每根 1,000 点）共 {sum}，而应为每人 {start}，共 {total}，"
            "请改正 points 或 deposits，或设置选项 start_points。",
        ),
    },
    "wins_and_draw": {
        "": Text(
            en="A hand ends with wins or with a draw, not both: send one of them.",
            ja="和了と流局が両方あります。wins か draw のどちらか一方だけを送ってください。",
            zh="一局不能既和牌又流局，请只写 wins 或 draw。",
        ),
    },
    "no_result": {
        "": Text(
            en="There is neither a win nor a draw: send wins, or a draw with its kind.",
            ja="和了も流局もありません。wins か、kind のある draw を送ってください。",
            zh="既没有和牌也没有流局，请写 wins 或带 kind 的 draw。",
        ),
    },
    "two_tsumo_winners": {
        "": Text(
            en="Only one player wins by tsumo, and nobody else with it: keep one win, or make all of them ron.",
            ja="ツモ和了は1人だけで、同時にほかの和了はありません。1つにするか、すべて ron にしてください。",
            zh="自摸只有一家，且不能同时有他家和牌，请只留一个，或全部改为 ron。",
        ),
    },
    "different_discarders": {
        "": Text(
            en="Several win on one discard, but here {discarder} discarded and for the first winner {first}: name the "
            "same seat.",
            ja="複数の和了は同じ捨て牌からですが、ここは {discarder}、最初の和了は {first} です。"
            "同じ席にしてください。",
            zh="多家和的是同一张舍牌，而此处放铳者为 {discarder}，第一家为 {first}，请写同一家。",
        ),
    },
    "same_winner_twice": {
        "": Text(
            en="{seat} wins twice here: keep one of the two, or correct the seat.",
            ja="{seat} が2回和了しています。1つにするか席を直してください。",
            zh="{seat} 在此和了两次，请只留一个或改正座位。",
        ),
    },
    "three_ron_is_draw": {
        "drawable=True": Text(
            en="Three winners on one discard are a draw in this rule set: send the draw three_ron in place of wins.",
            ja="このルールで3人のロンは流局です。wins の代わりに draw の three_ron を送ってください。",
            zh="此规则中三家荣和为流局，请以 draw 的 three_ron 代替 wins。",
        ),
        "": Text(
            en="At most two win on one discard in this rule set: take one win out, or set the option several_ron.",
            ja="このルールで同じ捨て牌に和了できるのは2人までです。wins を減らすか several_ron を指定してください。",
            zh="此规则中同一张舍牌最多两家和牌，请减少 wins 或设置选项 several_ron。",
        ),
    },
    "riichi_below_1000": {
        "": Text(
            en="{seat} has {points} points, but riichi needs {minimum}: take the seat out of riichi, or correct the "
            "points.",
            ja="{seat} は{points}点ですが、リーチには{minimum}点必要です。riichi から外すか点数を直してください。",
            zh="{seat} 有 {points} 点，而立直需要 {minimum} 点，请从 riichi 中去掉或改正点数。",
        ),
    },
    "riichi_must_be_tenpai": {
        "": Text(
            en="{seat} declared riichi, so it is tenpai at the draw: add it to tenpai, or take it out of riichi.",
            ja="{seat} はリーチしているので流局時は聴牌です。tenpai に加えるか riichi から外してください。",
            zh="{seat} 已立直，流局时必为听牌，请加入 tenpai 或从 riichi 中去掉。",
        ),
    },
    "nagashi_void": {
        "draw": Text(
            en="{seat} can claim nagashi mangan only at an exhaustive draw, not at {draw}: leave it out, or change "
            "the kind.",
            ja="流し満貫は荒牌流局（exhaustive）だけで、{draw} では {seat} に付きません。取り除くか kind "
            "を直してください。",
            zh="流局满贯只在荒牌流局（exhaustive）时成立，{draw} 时 {seat} 不能，请删除或更改 kind。",
        ),
        "": Text(
            en="{seat} declared riichi, which voids nagashi mangan in this rule set: take it out of nagashi.",
            ja="このルールではリーチした {seat} に流し満貫は付きません。nagashi から外してください。",
            zh="此规则中立直的 {seat} 不能流局满贯，请从 nagashi 中去掉。",
        ),
    },
    "draw_not_in_ruleset": {
        "": Text(
            en="{name} has no draw {kind}; it has {known}. Choose one of them, or set the option abortive_draws.",
            ja="{name}に {kind} の流局はありません。{known} のどれかにするか abortive_draws を指定してください。",
            zh="{name}没有 {kind} 流局，请在 {known} 中选择，或设置选项 abortive_draws。",
        ),
    },
    "wrong_number_of_seats": {
        "": Text(
            en="points has {count:number}, but the game has the seats {seats}: give one number for each.",
            ja="points が{count}件ありますが、席は {seats} です。席ごとに1つずつ書いてください。",
            zh="points 有 {count} 项，而座位为 {seats}，请每家写一个。",
        ),
    },
    "bust_not_below_zero": {
        "": Text(
            en="Seat {seat} ended with {points} points and did not bust: take it out of busts, or correct the points.",
            ja="席 {seat} は{points}点で終わっていて、トビではありません。busts から外すか点数を直してください。",
            zh="座位 {seat} 以 {points} 点结束，并未被击飞，请从 busts 中去掉或改正点数。",
        ),
    },
}
