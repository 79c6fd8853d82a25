"""What other programs and other tables call the things of a request: their word to the one that is used here.

Words are written small, with `_` between their parts, and without a leading `is_` or `has_`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final


def _table(*rows: tuple[str, str]) -> Mapping[str, str]:
    """Return each word of the second texts with its first one."""
    return MappingProxyType({word: ours for ours, words in rows for word in words.split()})


FIELDS: Final = _table(
    ("tiles", "hand_tiles concealed concealed_tiles closed_tiles tehai pai hai"),
    ("winning_tile", "agari agari_tile agari_hai agaripai win_tile winning tsumo_tile ron_tile drawn_tile machi"),
    ("melds", "meld calls furo fuuro fuuros naki open_melds called_melds open_tiles"),
    ("nukidora", "kita nuki pei norths nukidora_count kita_count pulled_norths"),
    ("called", "called_tile taken claimed"),
    ("from", "from_seat from_who source who"),
    ("type", "call meld_type kind"),
    ("seat", "seat_wind player_wind self_wind own_wind jikaze winner winner_seat player"),
    ("round", "round_wind prevalent_wind prevailing_wind field_wind table_wind bakaze"),
    ("discarder", "loser discarded_by houjuu hoju houju from_player dealt_in deal_in target payer ron_from"),
    ("riichi", "reach richi liichi"),
    ("ippatsu", "one_shot"),
    ("dora_indicators", "dora doras dora_tiles dora_markers dora_marker omote_dora"),
    (
        "ura_indicators",
        "ura ura_dora uradora ura_doras uradora_indicators ura_dora_indicators ura_dora_indicator ura_markers",
    ),
    ("honba", "counters counter homba tsumibou tsumibo tsumi repeats repeat_counters"),
    ("deposits", "kyotaku kyoutaku riichi_sticks sticks riichi_bets reach_sticks bets"),
    ("liable", "pao sekinin sekinin_barai"),
    ("ruleset", "rules rule rule_set ruleset_id"),
    ("options", "settings config house_rules local_rules optional_rules"),
    ("number", "kyoku hand_number round_number"),
    ("points", "scores score"),
    ("draw", "ryuukyoku ryukyoku"),
    ("kind", "reason draw_type type"),
    ("nagashi", "nagashi_mangan"),
    ("items", "requests hands"),
)  # fmt: skip
"""Names of fields."""

ACTS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType({
    word: (field, value)
    for field, value, words in (
        ("win", "tsumo", "tsumo self_draw zimo"),
        ("win", "ron", "ron"),
        ("riichi", "double_riichi", "double_riichi daburu_riichi daburii w_riichi double_reach"),
        ("timing", "last_tile", "haitei houtei hotei haitei_raoyue houtei_raoyui last_tile"),
        ("timing", "rinshan", "rinshan rinshan_kaihou after_kan dead_wall"),
        ("timing", "chankan", "chankan robbing_kan robbing_a_kan rob_kan"),
        ("timing", "first_turn", "tenhou chiihou renhou tenho chiho renho first_turn first_round"),
        ("seat", "E", "dealer oya"),
    )
    for word in words.split()
})  # fmt: skip
"""Names of fields that are true or false elsewhere, to the field and the value that say the same here."""

VALUES: Final = _table(
    ("chi", "chii chow run sequence チー 吃"),
    ("pon", "pong pung triplet ポン 碰"),
    ("minkan", "daiminkan open_kan called_kan melded_kan 大明槓 明槓 明杠 大明杠"),
    ("kakan", "shouminkan shominkan added_kan late_kan chakan 加槓 小明槓 加杠"),
    ("ankan", "closed_kan concealed_kan 暗槓 暗カン 暗杠"),
    ("tsumo", "self_draw zimo ツモ 自摸"),
    ("ron", "ロン 栄和 荣和 放銃"),
    ("riichi", "true yes reach 立直 リーチ"),
    ("double_riichi", "daburu_riichi daburii double_reach w_riichi 両立直 ダブル立直 ダブリー"),
    ("none", "false no"),
    ("last_tile", "haitei houtei hotei haitei_raoyue houtei_raoyui 海底 河底 海底摸月 河底撈魚"),
    ("first_turn", "tenhou chiihou renhou tenho chiho renho 天和 地和 人和"),
    ("rinshan", "rinshan_kaihou after_kan 嶺上 嶺上開花"),
    ("chankan", "robbing_kan robbing_a_kan rob_kan 搶槓 槍槓"),
    ("exhaustive", "ryuukyoku ryukyoku howanpai howaipai wall_exhausted 流局 荒牌 荒牌流局 荒牌平局"),
    ("nine_terminals", "kyuushu_kyuuhai kyushukyuhai kyuushukyuuhai kyushu_kyuhai nine_tiles 九種九牌 九种九牌"),
    ("four_winds", "suufon_renda suufuu_renda sufon_renda sufonrenda 四風連打 四风连打"),
    ("four_kans", "suukan_sanra suukansanra suukan_nagare suukaikan 四槓散了 四开杠 四開槓"),
    ("four_riichi", "suucha_riichi suuchariichi four_reach 四家立直"),
    ("three_ron", "sanchahou sanchaho triple_ron 三家和 三家和了"),
)  # fmt: skip
"""Words that are values of fields."""

OPTIONS: Final = _table(
    ("red_fives", "aka akadora aka_dora aka_ari red_dora red_five reds aka_doras"),
    ("kuitan", "open_tanyao tanyao_open kuitan_ari"),
    ("kiriage", "kiriage_mangan"),
    ("kazoe", "kazoe_yakuman kazoe_limit"),
    ("several_ron", "double_ron daburon triple_ron atamahane head_bump multiple_ron"),
    ("bust", "tobi buttobi"),
    ("minimum_han", "min_han yaku_minimum han_minimum"),
    ("start_points", "starting_points initial_points"),
    ("return_points", "target_points kaeshi"),
    ("double_wind_pair_fu", "double_wind_fu renfuu"),
    ("ura_dora", "uradora ura"),
    ("kan_dora", "kandora"),
)  # fmt: skip
"""Names of rule options."""

RULESETS: Final = _table(
    ("mahjongsoul", "majsoul mahjong_soul jantama じゃんたま"),
    ("mleague", "m_league m.league mリーグ"),
    ("riichi", "standard default japanese normal"),
    ("wrc", "world_riichi"),
    ("mu", "μ mahjong_union ミュー"),
    ("tenhou-sanma", "sanma three_player three_players 三麻"),
)  # fmt: skip
"""Names of rule sets, besides their own in every language."""

SIDES: Final = _table(
    ("left", "left kamicha l 上家 previous"),
    ("across", "across opposite toimen a 対面 对家 对面"),
    ("right", "right shimocha r 下家 next"),
)  # fmt: skip
"""Where somebody sits as the player sees it."""
