"""`mj` with its event rules, `neko` with its pages, `arushiaru` and `boo`."""

from .riichi_rules import NO_REDS, RIICHI, SANMA

MJ = {
    **RIICHI,
    "kiriage": True,
    "kiriage_120_fu": False,
    "double_wind_pair_fu": 2,
    "renhou": "baiman",
    "kokushi_robs_ankan": True,
    "pao": ["daisangen", "daisuushii", "suukantsu"],
    "pao_honba": "discarder",
    "deal_to": "first",
    "uma": [30, 10, -10, -30],
    "abortive_draws": ["nine_terminals", "four_winds", "four_kans"],
    "abortive_keeps_deal": ["nine_terminals"],
    "nagashi_mangan": "win",
    "tonpuu_differs": {"start_points": 20000, "return_points": 25000, "renchan": "win"},
}
MJ_SANMA = {
    **MJ,
    **SANMA,
    "north": "value",
    "uma": [30, 0, -30],
    "honba_points": 1000,
    "renchan": "win",
    "abortive_draws": [],
    "tsumo_share": "north_split",
    "tonpuu_differs": None,
}


def points(start, back):
    """Start and return points of an event, which stand in a tonpuu too."""
    return {"start_points": start, "return_points": back, "tonpuu_differs": {"renchan": "win"}}


WAREME = {"wareme": True, "bust_prize": 10}
DOUBLE_DORA = {"opening_indicators": 2}
INFLATION = {**WAREME, **DOUBLE_DORA}
DOUBLE_RED = {"red_fives": {"m": 2, "p": 2, "s": 2}}
DOUBLE_RED_SANMA = {"red_fives": {"m": 0, "p": 2, "s": 2}}
RED_NORTH = {"north": "dora"}
DEFLATION = {**NO_REDS, "ippatsu": False, "ura_dora": False, "kan_dora": False, "kiriage": False}
GOLD = {"gold_fives": {"m": 1, "p": 1, "s": 1}}
GOLD_SANMA = {"gold_fives": {"m": 0, "p": 1, "s": 1}}
MJ_MLEAGUE = {
    "tonpuu_differs": None,
    "bust": False,
    "several_ron": "head_bump",
    "abortive_draws": [],
    "kokushi_robs_ankan": False,
    "agari_yame": False,
    "nagashi_mangan": "none",
    "renhou": "none",
    "kazoe": "sanbaiman",
}

NEKO = {
    **RIICHI,
    "kiriage": True,
    "double_yakuman": ["daisuushii", "kokushi_13", "suuankou_tanki", "junsei_chuuren"],
    "renhou": "4_han",
    "pao": [],
    "chankan": False,
    "several_ron": "head_bump",
    "abortive_draws": ["four_winds", "four_kans", "four_riichi"],
    "tenpai_yame": True,
}
NEKO_SANMA = {
    **NEKO,
    **SANMA,
    "north": "value",
    "start_points": 30000,
    "return_points": 35000,
    "uma": [20, 0, -20],
    "abortive_draws": ["four_kans"],
}
MINI_YAKU = [
    "riichi", "double_riichi", "ippatsu", "menzen_tsumo", "pinfu", "tanyao", "iipeikou", "haku", "hatsu", "chun",
    "seat_wind", "round_wind", "haitei", "houtei", "rinshan", "chanta", "junchan", "toitoi", "honroutou", "honitsu",
    "chinitsu", "shousangen",
]  # fmt: skip
MINI = {
    "groups": 2,
    "characters": "none",
    "seven_pairs": False,
    "thirteen_orphans": False,
    "length": "tonpuu",
    "han": {name: NEKO["han"][name] for name in MINI_YAKU},
    "yakuman": ["tenhou", "chiihou", "tsuuiisou", "ryuuiisou", "chinroutou"],
}
SHORT = {"start_points": 1500, "return_points": 1500}

# The same han closed and open; what needs a closed hand has None.
ARUSHIARU_HAN = {
    "menzen_tsumo": (1, None),
    "pinfu": (1, 1),
    "haku": (1, 1),
    "hatsu": (1, 1),
    "chun": (1, 1),
    "seat_wind": (1, 1),
    "round_wind": (1, 1),
    "tanyao": (1, 1),
    "ittsuu": (1, 1),
    "chanta": (1, 1),
    "toitoi": (1, 1),
    "sanankou": (1, 1),
    "honroutou": (1, 1),
    "honitsu": (1, 1),
    "shousangen": (1, 1),
    "haitei": (1, 1),
    "rinshan": (1, 1),
    "chankan": (1, 1),
    "chinitsu": (3, 3),
}
MANGAN_YAKU = [
    "tenhou", "chiihou", "daisangen", "suushiihou", "tsuuiisou", "chinroutou", "chuuren", "suuankou", "kokushi",
]  # fmt: skip

ARUSHIARU = {
    **RIICHI,
    **NO_REDS,
    "han": ARUSHIARU_HAN,
    "yakuman": [],
    "limits": dict.fromkeys(MANGAN_YAKU, "mangan"),
    "yakuman_add_up": False,
    "riichi_played": False,
    "seven_pairs": False,
    "seven_pairs_fu": 100,
    "fu": "arushiaru",
    "pinfu_tsumo": False,
    "double_wind_pair_fu": 2,
    "minimum_han": 0,
    "pao": ["daisangen", "suushiihou", "yakuhai"],
    "pao_scope": "hand",
    "honba_points": 0,
    "several_ron": "head_bump",
    "nagashi_mangan": "none",
    "noten_points": 0,
    "renchan": "win",
    "abortive_draws": ["nine_terminals"],
    "abortive_keeps_deal": [],
    "agari_yame": False,
    "bust": False,
    "start_points": 2000,
    "return_points": 2000,
    "uma": [0, 0, 0, 0],
    "only_options": [
        "double_wind_pair_fu", "limit_yaku_add_up", "isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou",
        "pinfu_tsumo", "chiitoitsu",
    ],
}  # fmt: skip
BOO = {
    **ARUSHIARU,
    "han": {**ARUSHIARU_HAN, "table_han": (1, 1), "chiitoitsu": (2, None)},
    "seven_pairs": True,
    "seven_pairs_fu": 25,
    "red_fives": {"m": 1, "p": 1, "s": 1},
    "bust": True,
    "bust_at_zero": True,
    "wins_at": 4000,
    "only_options": [
        "double_wind_pair_fu", "limit_yaku_add_up", "isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou",
    ],
}  # fmt: skip

RULES = {
    "mj": MJ,
    "mj-sanma": MJ_SANMA,
    "mj-wareme": {**MJ, **WAREME, **points(25000, 30000)},
    "mj-sanma-wareme": {**MJ_SANMA, **WAREME, **points(40000, 45000)},
    "mj-double-dora": {**MJ, **DOUBLE_DORA},
    "mj-sanma-double-dora": {**MJ_SANMA, **DOUBLE_DORA},
    "mj-inflation": {**MJ, **INFLATION, **points(30000, 35000)},
    "mj-sanma-inflation": {**MJ_SANMA, **INFLATION, **points(45000, 50000)},
    "mj-double-red": {**MJ, **DOUBLE_RED},
    "mj-sanma-double-red": {**MJ_SANMA, **DOUBLE_RED_SANMA},
    "mj-sanma-red-north": {**MJ_SANMA, **RED_NORTH},
    "mj-inflation-double-red": {**MJ, **INFLATION, **points(30000, 35000), **DOUBLE_RED},
    "mj-sanma-inflation-red-north": {**MJ_SANMA, **INFLATION, **points(45000, 50000), **RED_NORTH},
    "mj-sanma-max-inflation": {
        **MJ_SANMA, **INFLATION, **points(45000, 50000), **RED_NORTH, **DOUBLE_RED_SANMA,
    },
    "mj-deflation": {**MJ, **DEFLATION},
    "mj-sanma-deflation": {**MJ_SANMA, **DEFLATION},
    "mj-mleague": {**MJ, **MJ_MLEAGUE},
    "mj-gold": {**MJ, **NO_REDS, **GOLD, **points(25000, 30000)},
    "mj-sanma-gold": {**MJ_SANMA, **NO_REDS, **GOLD_SANMA, **points(30000, 35000)},
    "mj-red-gold": {**MJ, **GOLD, **points(30000, 35000)},
    "mj-sanma-red-gold": {**MJ_SANMA, **GOLD_SANMA, **points(35000, 40000)},
    "neko": NEKO,
    "neko-sanma": NEKO_SANMA,
    "neko-mini": {**NEKO, **NO_REDS, **MINI},
    "neko-1500": {**NEKO, **SHORT, "uma": [0, 0, 0, 0]},
    "neko-sanma-1500": {**NEKO_SANMA, **SHORT, "uma": [0, 0, 0]},
    "neko-ketsuryuu": {**NEKO, "goes_on_after_a_win": True},
    "neko-open": NEKO,
    "neko-tonpuu": {**NEKO, "length": "tonpuu"},
    "neko-dan": NEKO,
    "arushiaru": ARUSHIARU,
    "boo": BOO,
}  # fmt: skip
