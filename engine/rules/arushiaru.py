"""アルシァル麻雀 and 関西式ブー麻雀: fu × 4 × 2^han up to 2,000, no han needed, nothing rounded.

Source: 001_a066e84c7314248f.txt, with the point table that it links to
(しらぎく麻雀, 関西式ブー麻雀・アルシァル麻雀での点数).
"""

from typing import Final

from engine.rules.awards import awards, han, limit
from engine.rules.common import NO_RED, ONE_RED_EACH, WALL_136
from engine.rules.game import End, Rounds, Settlement
from engine.rules.model import (
    SEVEN_PAIRS,
    STANDARD,
    THIRTEEN_ORPHANS,
    Bonus,
    Calls,
    Decision,
    Fu,
    Liability,
    Limit,
    Payment,
    RuleSet,
    Scale,
    but,
)
from engine.text import Text
from engine.tileset import TileSet
from engine.yaku import (
    CHANKAN,
    CHANTA,
    CHIIHOU_OR_FIRST_DISCARD,
    CHIITOITSU,
    CHINITSU,
    CHINROUTOU,
    CHUN,
    CHUUREN,
    DAISANGEN,
    HAITEI,
    HAKU,
    HATSU,
    HONITSU,
    HONROUTOU,
    ISSHOKU_SANJUN,
    ITTSUU,
    KOKUSHI,
    MENZEN_TSUMO,
    PINFU_BY_RON,
    RINSHAN,
    ROUND_WIND,
    SANANKOU,
    SANSHOKU_DOUJUN,
    SANSHOKU_DOUKOU,
    SEAT_WIND,
    SHOUSANGEN,
    SUUANKOU,
    SUUSHIIHOU,
    TABLE_HAN,
    TANYAO,
    TENHOU,
    TOITOI,
    TSUUIISOU,
)

MANGAN: Final = Limit("mangan", 5, 500)
"""2,000 of a child's win, 3,000 of the dealer's."""

EQUAL_RUNS: Final = han(1, ISSHOKU_SANJUN)
THREE_COLOURS: Final = han(1, SANSHOKU_DOUJUN, SANSHOKU_DOUKOU)

ARUSHIARU: Final = RuleSet(
    id="arushiaru",
    name=Text(en="Arushiaru mahjong", ja="アルシァル麻雀", zh="アルシァル麻将"),
    summary=Text(
        en="No riichi, no dora, no han needed; fu x 4 x 2^han up to 2,000, paid in tens.",
        ja="立直・ドラなし、縛りなし。符×4×2の翻数乗を2,000点で打ち切り、10点単位で支払う。",
        zh="无立直、无宝牌、无番缚；符×4×2^番，上限两千点，以十点为单位支付。",
    ),
    source="関西式ブー麻雀・アルシァル麻雀和了役一覧 (001_a066e84c7314248f)",
    tiles=TileSet(WALL_136.rings, red=NO_RED),
    shapes=(STANDARD, THIRTEEN_ORPHANS),
    minimum_han=0,
    yaku=awards(
        # 一翻役
        han(1, MENZEN_TSUMO, open=None),  # 「吃・ポン・明槓を一切せずに聴牌し、摸和した場合」
        han(1, PINFU_BY_RON),  # 「門前でなくても、上記の条件を満たして栄和すれば平和が成立します」
        han(1, HAKU, HATSU, CHUN, SEAT_WIND, ROUND_WIND),
        han(1, TANYAO, ITTSUU),
        han(1, CHANTA),  # 「字牌の有無は問いません」
        han(1, TOITOI, SANANKOU, HONROUTOU, HONITSU, SHOUSANGEN),
        han(1, HAITEI),  # 「アルシァル麻雀には河底撈魚はありません」
        han(1, RINSHAN, CHANKAN),
        # 三翻役
        han(3, CHINITSU),
        # 満貫役
        limit(
            "mangan", TENHOU, CHIIHOU_OR_FIRST_DISCARD, open=False
        ),  # 「荘家の第一打牌で栄和するか、自分の第一摸牌で摸和」
        limit("mangan", DAISANGEN, SUUSHIIHOU, TSUUIISOU, CHINROUTOU),
        limit("mangan", CHUUREN, SUUANKOU, KOKUSHI, open=False),
    ),
    yakuman_add_up=False,
    bonus=Bonus(indicators=False, ura=False, kan_dora=False),
    calls=Calls(kokushi_robs_ankan=False),  # 「アルシァル麻雀では暗槓搶槓は一切出来ません」
    fu=Fu(
        double_wind_pair=2,
        open_pinfu=20,  # 「この場合、和了符は当然二十符となります」
        seven_pairs=100,  # 「七対子の符は 100点となります」
        chinitsu=10,  # 「符に10符加算されます」
    ),
    scale=Scale(limits=(MANGAN,), extra_doublings=0, yakuman=MANGAN.base),
    payment=Payment(unit=10, honba=0),
    liability=Liability(yaku=("daisangen", "suushiihou", "yakuhai"), scope="hand"),
    riichi=None,
    rounds=Rounds(
        several_ron="head_bump",
        deal_to="first",
        renchan="win",
        draw_passes_deal=True,
        noten_points=0,
        nagashi_mangan="none",
        abortive_draws=("nine_terminals",),
    ),
    end=End(length="hanchan", bust=None, agari_yame=False),
    settlement=Settlement(start=2000, returns=2000, uma=(0, 0, 0, 0)),
    offers=frozenset({"isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou", "chiitoitsu"}),
    optional=(
        *EQUAL_RUNS,
        *THREE_COLOURS,
        *han(0, CHIITOITSU, open=None, only_with=(TENHOU, CHIIHOU_OR_FIRST_DISCARD)),
    ),
    takes=frozenset(
        {
            "isshoku_sanjun",
            "sanshoku_doujun",
            "sanshoku_doukou",
            "pinfu_tsumo",
            "chiitoitsu",
            "double_wind_pair_fu",
            "limit_yaku_add_up",
        }
    ),
    decided=(
        Decision(
            Text(en="A double wind pair is worth 2 fu.", ja="連風牌の雀頭は2符。", zh="连风雀头为2符。"),
            option="double_wind_pair_fu",
        ),
        Decision(
            Text(
                en="A triplet completed by ron is open: no suuankou.",
                ja="栄和で完成した刻子は明刻とし、四暗刻に数えない。",
                zh="荣和完成的刻子视为明刻，不计四暗刻。",
            )
        ),
        Decision(
            Text(en="Mangan yaku do not add up.", ja="満貫役は複合しない。", zh="满贯役不复合。"),
            option="limit_yaku_add_up",
        ),
        Decision(Text(en="One winner on a discard (head bump).", ja="栄和は頭ハネ。", zh="荣和截和，仅一家。")),
        Decision(Text(en="Play goes on below zero.", ja="持ち点が0点未満でも続行する。", zh="负分继续。")),
        Decision(
            Text(
                en="The dealer's win in the last hand does not end the game.",
                ja="オーラスの和了止めはない。",
                zh="最后一局庄家和牌不终局。",
            )
        ),
    ),
)

BOO: Final = but(
    ARUSHIARU,
    id="boo",
    name=Text(en="Boo mahjong, Kansai", ja="関西式ブー麻雀", zh="关西式ブー麻将"),
    summary=Text(
        en="Arushiaru with a han on the table, red fives as value tiles, seven pairs; over at 4,000 points or a bust.",
        ja="場ゾロ一翻、赤五は翻牌、七対子あり。4,000点到達か0点以下で終局し、沈みの数でA・B・Cトップ。",
        zh="场番一番，赤五为役牌，有七对子；达四千点或归零终局，按沉人数分A、B、C头名。",
    ),
    tiles={"red": ONE_RED_EACH},
    shapes=(STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS),
    yaku=awards(han(1, TABLE_HAN), han(2, CHIITOITSU, open=None)),
    bonus={"red_is_yaku": True},  # 「ブー麻雀では、赤五牌も翻牌となります」
    fu={"seven_pairs": 25},
    end={"bust": 1, "target": 4000},
    settlement={"tops": True},
    offers=frozenset({"isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou"}),
    optional=(*EQUAL_RUNS, *THREE_COLOURS),
    takes=frozenset(
        {"isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou", "double_wind_pair_fu", "limit_yaku_add_up"}
    ),
    decided=(
        *ARUSHIARU.decided[:4],
        Decision(
            Text(
                en="Seven pairs are 2 han of 25 fu, beside the same yaku as in riichi; chinitsu adds no fu to them.",
                ja="七対子は2翻25符で、リーチ麻雀と同じ役と複合する。清一色の10符は加えない。",
                zh="七对子为两番25符，复合与立直麻将相同；清一色不另加10符。",
            )
        ),
        Decision(Text(en="One red five of each suit.", ja="赤五は各色1枚。", zh="赤五每色一张。")),
    ),
)
