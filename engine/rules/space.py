"""宇宙麻雀 and 宇宙三麻: runs that go round, honour runs, chi from any seat, dora alone win, no seven pairs.

Source: 000_299b730f18edfa9e.txt.
"""

from typing import Final

from engine.rules.awards import awards, han, yakuman
from engine.rules.common import KAZOE, ONE_RED_EACH
from engine.rules.decided import SEVERAL_NAGASHI, TSUMO_LOSS
from engine.rules.game import End, Rounds, Settlement
from engine.rules.model import (
    ANY_SEAT,
    STANDARD,
    THIRTEEN_ORPHANS,
    Bonus,
    Calls,
    Decision,
    Liability,
    Payment,
    Riichi,
    RuleSet,
    TabledFu,
    but,
)
from engine.rules.riichi import RIICHI
from engine.text import Text
from engine.tileset import Runs, TileSet, dragons, suit, winds
from engine.yaku import (
    CHANKAN_OR_NORTH,
    CHANTA,
    CHIIHOU,
    CHIITOITSU,
    CHINITSU,
    CHINROUTOU,
    CHUN,
    CHUUREN,
    DAISANGEN,
    DAISUUSHII,
    DOUBLE_RIICHI,
    HAITEI,
    HAKU,
    HATSU,
    HONITSU,
    HONROUTOU,
    HOUTEI,
    IIPEIKOU,
    IPPATSU,
    ITTSUU_ROUND_THE_RING,
    JUNCHAN,
    KOKUSHI,
    MENTANPIN_IIPEIKOU,
    MENZEN_TSUMO,
    PINFU_ANY_PAIR,
    RINSHAN,
    ROUND_WIND,
    RYANPEIKOU,
    RYUUIISOU,
    SANANKOU,
    SANKANTSU,
    SANSHOKU_DOUJUN,
    SANSHOKU_DOUKOU,
    SEAT_WIND,
    SHOUSANGEN,
    SHOUSUUSHII,
    SUUANKOU,
    SUUKANTSU,
    TANYAO,
    TENHOU,
    TOITOI,
    TSUUIISOU,
)
from engine.yaku import (
    RIICHI as RIICHI_DECLARED,
)

# 「順子のループ」「風牌・三元牌での順子が可能」「風牌・三元牌それぞれについて前述のループも適用されます」
P: Final = suit("p", Runs.LOOP)
S: Final = suit("s", Runs.LOOP)
HONOUR_RINGS: Final = (winds(Runs.LOOP), dragons(Runs.LOOP))
WALL: Final = TileSet((suit("m", Runs.LOOP), P, S, *HONOUR_RINGS), red=ONE_RED_EACH)
SANMA_WALL: Final = TileSet((suit("m", Runs.LOOP, "19"), P, S, *HONOUR_RINGS))
"""「萬子は19のみ使用」「ループにより191,919が順子となります」"""

SPACE: Final = but(
    RIICHI,
    id="space",
    name=Text(en="Space mahjong", ja="宇宙麻雀", zh="宇宙麻将"),
    summary=Text(
        en="Riichi with runs that go round (891, East-South-West), chi from any seat, dora-only wins.",
        ja="順子がループし字牌も順子になる。上家以外からもチー、ドラのみ和了可、七対子なし。",
        zh="顺子循环（891、东南西），可吃任意家，仅宝牌可和，无七对子。",
    ),
    source="宇宙麻雀とは (000_299b730f18edfa9e)",
    tiles=WALL,
    calls={"chi_from": ANY_SEAT},  # 「上家以外からのチーが可能」
    dora_only=True,  # 「ドラのみで和了可能」
    shapes=(STANDARD, THIRTEEN_ORPHANS),  # 「七対子は存在しない」
    without=(CHIITOITSU,),
    yaku=han(2, ITTSUU_ROUND_THE_RING, open=1),  # 「234,567,891や345,678,912の順子でもよい」
    decided=(
        SEVERAL_NAGASHI,
        Decision(
            Text(
                en="Pinfu's pair must be worth no fu, as in riichi.",
                ja="平和の雀頭は、リーチ麻雀と同じく符の付かない対子に限る。",
                zh="平和的雀头须为无符对子，与立直麻将相同。",
            )
        ),
        Decision(
            Text(
                en="Mentanpin iipeikou belongs to the three-player game only.",
                ja="門断平一盃口は宇宙三麻のみの役とする。",
                zh="门断平一杯口仅限三人规则。",
            )
        ),
    ),
)

SPACE_SANMA: Final = RuleSet(
    id="space-sanma",
    name=Text(en="Space mahjong, three players", ja="宇宙三麻", zh="宇宙三人麻将"),
    summary=Text(
        en="Space mahjong for three: 191 and 919 of characters are runs, norths are pulled, fu from a table.",
        ja="宇宙麻雀の三人打ち。191・919萬も順子、北は抜きドラで槍槓あり、符は20・30・40符のみ。",
        zh="三人宇宙麻将：191、919万为顺子，拔北可被抢，符仅分20、30、40。",
    ),
    source="宇宙三麻とは (000_299b730f18edfa9e)",
    tiles=SANMA_WALL,
    bonus=Bonus(nukidora=True),  # 「北は抜きドラとする」
    calls=Calls(chi_from=ANY_SEAT, chankan_nuki=True, nuki_rinshan=True),  # 「北抜きに対しても槍槓であがれます」
    dora_only=True,
    shapes=(STANDARD, THIRTEEN_ORPHANS),
    yaku=awards(
        # １飜
        han(1, RIICHI_DECLARED, IPPATSU, MENZEN_TSUMO, open=None),
        han(1, CHANKAN_OR_NORTH, RINSHAN, HAITEI, HOUTEI, HAKU, HATSU, CHUN, SEAT_WIND, ROUND_WIND, TANYAO),
        han(1, PINFU_ANY_PAIR, IIPEIKOU, open=None),  # 「(門前のみ)」
        # ２飜; no hand of this wall has 三色同順, which the source lists
        han(2, DOUBLE_RIICHI, open=None),
        han(2, CHANTA, ITTSUU_ROUND_THE_RING, SANSHOKU_DOUJUN, open=1),  # 「(喰１飜)」
        han(2, SANSHOKU_DOUKOU, SANKANTSU, TOITOI, SANANKOU, SHOUSANGEN, HONROUTOU),
        # ３飜
        han(3, JUNCHAN, HONITSU, open=2),  # 「(喰２飜)」
        han(3, RYANPEIKOU, open=None),
        # ６飜
        han(6, CHINITSU, open=5),
        # 役満
        yakuman(TENHOU, CHIIHOU, open=False),
        yakuman(DAISANGEN, SUUANKOU, TSUUIISOU, RYUUIISOU, CHINROUTOU, SHOUSUUSHII, DAISUUSHII, SUUKANTSU),
        yakuman(MENTANPIN_IIPEIKOU, KOKUSHI, CHUUREN, open=False),
    ),
    fu=TabledFu(pinfu_tsumo=20, closed_ron=40, otherwise=30),  # 「次のように簡易計算します」
    scale=KAZOE,  # 「13飜-/役満」
    yakuman_add_up=False,
    payment=Payment(players=3, honba=200),
    riichi=Riichi(),
    liability=Liability(honba="liable"),  # nobody is liable; an option may bring pao in
    rounds=Rounds(
        several_ron="all",
        renchan="tenpai",
        noten_points=2000,
        nagashi_mangan="none",
        abortive_draws=("nine_terminals", "four_kans"),
    ),
    end=End(length="hanchan", bust=0),
    settlement=Settlement(start=35000, returns=40000, uma=(20, 0, -20), leftover_deposits="first", ties="seat_order"),
    offers=frozenset({"open_kan_counts_as_concealed"}),
    decided=(
        Decision(
            Text(
                en="Mentanpin iipeikou is made with double riichi and with ryanpeikou too.",
                ja="門断平一盃口は、両立直と二盃口でも成立する。",
                zh="门断平一杯口以双立直、两杯口亦成立。",
            )
        ),
        Decision(
            Text(
                en="Sanankou and suuankou count concealed triplets and closed kans; open kans do not count.",
                ja="三暗刻・四暗刻の槓子は暗槓に限る。",
                zh="三暗刻、四暗刻的杠子仅限暗杠。",
            ),
            option="open_kan_counts_as_concealed",
        ),
        Decision(
            Text(
                en="The replacement tile after a pulled north is a rinshan.",
                ja="北抜きの補充牌での和了も嶺上開花とする。",
                zh="拔北后的补牌和了亦为岭上开花。",
            ),
            option="nuki_rinshan",
        ),
        Decision(
            Text(
                en="A second riichi declaration costs no second stick.",
                ja="二回目以降のリーチ宣言に供託は要らない。",
                zh="再次宣告立直不需再出供托。",
            )
        ),
        TSUMO_LOSS,
        Decision(
            Text(en="Several yakuman count as one.", ja="役満は複合しない。", zh="役满不复合。"),
            option="yakuman_add_up",
        ),
        Decision(
            Text(
                en="Honba 200 (100 each); 35,000 points, 40,000 back, uma 20/0/-20; no nagashi mangan, no pao; several "
                "may win; 2,000 between tenpai and noten; the dealer's tenpai keeps the deal; bust below 0; "
                "nine terminals and four kans are draws: the document breaks off before its local rules.",
                ja="一本場200点（100点ずつ）、35,000点持ち40,000点返し、ウマ20-0-▲20、流し満貫・包なし、"
                "複数ロンあり、ノーテン罰符2,000点、親の聴牌で連荘、0点未満で飛び、"
                "途中流局は九種九牌と四槓散了。資料は以降の記述を欠く。",
                zh="一本场200点（各100），三万五千点起四万点返，顺位点20/0/-20，无流局满贯与包牌，可多家和，罚符2000点，"
                "庄家听牌连庄，负分终局，途中流局为九种九牌与四杠散了。原文在此中断。",
            )
        ),
    ),
)
