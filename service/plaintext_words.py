"""The words around a breakdown in text; the names of yaku, dora and fu come with the answer."""

from typing import Final

from engine.text import Text

LABELS: Final = {
    "tiles": Text(en="Tiles", ja="手牌", zh="手牌"),
    "ruleset": Text(en="Rules", ja="ルール", zh="规则"),
    "win": Text(en="Win", ja="和了", zh="和牌"),
    "round": Text(en="Prevailing wind", ja="場風", zh="场风"),
    "riichi": Text(en="Declared", ja="宣言", zh="宣告"),
    "timing": Text(en="When", ja="状況", zh="时机"),
    "dora_indicators": Text(en="Dora indicators", ja="ドラ表示牌", zh="宝牌指示牌"),
    "ura_indicators": Text(en="Ura indicators", ja="裏ドラ表示牌", zh="里宝牌指示牌"),
    "nukidora": Text(en="Pulled norths", ja="抜き北", zh="拔北"),
    "gold": Text(en="Gold fives", ja="金牌", zh="金五"),
    "honba": Text(en="Honba", ja="本場", zh="本场"),
    "deposits": Text(en="Deposits", ja="供託", zh="供托"),
    "wareme": Text(en="Wareme", ja="割れ目", zh="割目"),
    "reading": Text(en="Read as", ja="手役構成", zh="拆解"),
    "yaku": Text(en="Yaku", ja="役", zh="役种"),
    "fu": Text(en="Fu", ja="符", zh="符"),
    "payments": Text(en="Payments", ja="支払い", zh="支付"),
    "deltas": Text(en="Sums", ja="増減", zh="增减"),
    "alternatives": Text(en="Other readings", ja="ほかの読み方", zh="其他拆法"),
}

OUTCOMES: Final = {
    "no_yaku": Text(
        en="No win: the hand is complete, but below the rule set's minimum.",
        ja="和了になりません。形は完成していますが、役が足りません。",
        zh="不能和牌：牌型完整，但未达到起和番数。",
    ),
    "incomplete": Text(
        en="No win: the tiles are no winning shape.",
        ja="和了になりません。和了形ではありません。",
        zh="不能和牌：不是和牌牌型。",
    ),
}

SEATS: Final = {
    "E": Text(en="E", ja="東", zh="东"),
    "S": Text(en="S", ja="南", zh="南"),
    "W": Text(en="W", ja="西", zh="西"),
    "N": Text(en="N", ja="北", zh="北"),
    "all": Text(en="all", ja="全員", zh="全员"),
    "table": Text(en="table", ja="供託", zh="供托"),
}

TSUMO: Final = Text(en="tsumo by {seat}", ja="{seat}家のツモ", zh="{seat}家自摸")
RON: Final = Text(
    en="ron by {seat} from {discarder}", ja="{seat}家が{discarder}家からロン", zh="{seat}家荣和{discarder}家"
)

DECLARED: Final = {
    "riichi": Text(en="riichi", ja="立直", zh="立直"),
    "double_riichi": Text(en="double riichi", ja="ダブル立直", zh="两立直"),
    "ippatsu": Text(en="ippatsu", ja="一発", zh="一发"),
}

TIMINGS: Final = {
    "first_turn": Text(en="first turn", ja="第一巡", zh="第一巡"),
    "last_tile": Text(en="last tile", ja="最後の牌", zh="最后一张"),
    "rinshan": Text(en="replacement tile", ja="嶺上牌", zh="岭上牌"),
    "chankan": Text(en="robbed kan", ja="槍槓", zh="抢杠"),
    "chankan_nuki": Text(en="robbed north", ja="抜きドラへのロン", zh="抢拔北"),
}

CALLS: Final = {
    "chi": Text(en="chi", ja="チー", zh="吃"),
    "pon": Text(en="pon", ja="ポン", zh="碰"),
    "minkan": Text(en="open kan", ja="大明槓", zh="大明杠"),
    "ankan": Text(en="closed kan", ja="暗槓", zh="暗杠"),
    "kakan": Text(en="added kan", ja="加槓", zh="加杠"),
}

WAITS: Final = {
    "ryanmen": Text(en="ryanmen", ja="両面待ち", zh="两面听"),
    "kanchan": Text(en="kanchan", ja="嵌張待ち", zh="嵌张听"),
    "penchan": Text(en="penchan", ja="辺張待ち", zh="边张听"),
    "shanpon": Text(en="shanpon", ja="双碰待ち", zh="双碰听"),
    "tanki": Text(en="tanki", ja="単騎待ち", zh="单骑听"),
    "thirteen": Text(en="thirteen-sided", ja="十三面待ち", zh="十三面听"),
}

REASONS: Final = {
    "win": Text(en="win", ja="和了", zh="和牌"),
    "pao": Text(en="pao", ja="包", zh="包牌"),
    "wareme": Text(en="wareme", ja="割れ目", zh="割目"),
    "honba": Text(en="honba", ja="本場", zh="本场"),
    "deposit": Text(en="deposit", ja="供託", zh="供托"),
}

HAN: Final = Text(en="{han} han", ja="{han}翻", zh="{han}番")
HAN_FU: Final = Text(en="{han} han {fu} fu", ja="{han}翻{fu}符", zh="{han}番{fu}符")
YAKUMAN: Final = Text(en="yakuman", ja="役満", zh="役满")
YAKUMAN_TIMES: Final = Text(en="{times} x yakuman", ja="{times}倍役満", zh="{times}倍役满")
POINTS: Final = Text(en="{points} points", ja="{points}点", zh="{points}点")
