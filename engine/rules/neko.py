"""The browser game of the cat and its pages: 四人麻雀, 三人麻雀, ミニ麻雀, 短期決戦, 血流, オープン, 東風戦, 段位戦.

Source: 004_7725787d556251d1.txt.
"""

from typing import Final

from engine.rules.awards import awards, han
from engine.rules.common import DOUBLE_YAKUMAN, KAZOE, ONE_RED_EACH, north_for_everyone, three_players
from engine.rules.decided import SEVERAL_NAGASHI, TSUMO_LOSS
from engine.rules.edit import of_length
from engine.rules.game import HANCHAN, TONPUU
from engine.rules.model import Decision, RuleSet, but
from engine.rules.riichi import RIICHI
from engine.text import Text
from engine.yaku import (
    CHANKAN,
    RENHOU,
)

NAGASHI: Final = Decision(
    Text(
        en="Nagashi mangan takes no honba; counters and deposits stay.",
        ja="流し満貫に積み棒は付かず、供託もそのまま残る。",
        zh="流局满贯不计本场，供托保留。",
    ),
    option="nagashi_mangan",
)

NEKO: Final = but(
    RIICHI,
    id="neko",
    name=Text(en="Neko mahjong", ja="四人麻雀（ねこ）", zh="猫咪麻将"),
    summary=Text(
        en="A browser game's rules: four double yakuman, kiriage, renhou 4 han, head bump, no pao, no chankan.",
        ja="ブラウザ麻雀の標準ルール。ダブル役満4種、切り上げ満貫、人和4翻、頭ハネ、包・槍槓なし。",
        zh="网页麻将规则：四种双倍役满，切上满贯，人和四番，截和，无包牌与抢杠。",
    ),
    source="ルールと設定：本作の設定とローカルルール (004_7725787d556251d1)",
    tiles={"red": ONE_RED_EACH},  # 「五萬・五筒・五索のうち1枚ずつが赤ドラになる」
    riichi={
        "minimum_points": 1000,
        "minimum_with_bust_only": True,
        "wall_tiles": 4,
    },  # 「箱割れ有りのときは持ち点1,000点以上」
    end={
        "length": HANCHAN,  # 「初期設定は東南戦」
        "bust": 0,  # 「ちょうど0点なら続行」
        "agari_yame": True,  # 「オーラスで親が和了、または聴牌で流局し、その時点でトップなら自動で終局する」
        "tenpai_yame": True,
        "extra_round_to": 0,  # 「西入（延長戦）…無し」
    },
    rounds={
        "several_ron": "head_bump",  # 「頭ハネ。…3人同時でも流局にはならない」
        "deal_to": "first",
        "nagashi_mangan": "draw",  # 「満貫ツモと同じ支払いを受け、聴牌料のやり取りはしない」
        "abortive_draws": ("four_winds", "four_kans", "four_riichi"),  # 「四風連打・四槓散了・四家立直の3種類」
        "renchan": "tenpai",
    },
    liability={"yaku": ()},  # 「包牌（責任払い）…無し」
    calls={"chankan": False},  # 「槍槓…は起きない」
    without=(CHANKAN,),
    yaku=awards(
        han(4, RENHOU, open=None),  # 「4翻の役。ほかの役と複合する」
        DOUBLE_YAKUMAN,  # 「大四喜・国士無双十三面待ち・四暗刻単騎・純正九蓮宝燈の4つがダブル役満」
    ),
    yakuman_add_up=True,  # 「役満どうしの複合も加算する」
    scale={
        "limits": KAZOE.limits,
        "kiriage": True,
    },  # 「13翻以上は役満と同じ点数」「子のロン8,000点、親のロン12,000点」
    payment={"honba": 300},  # 「1本場300点（ツモは各家から100点ずつ）」
    fu={"seven_pairs": 25, "double_wind_pair": 4},  # 「25符固定」「4符」
    settlement={
        "start": 25000,
        "returns": 30000,
        "uma": (20, 10, -10, -20),  # 「25,000点持ち30,000点返し、ウマは+20/+10/-10/-20」
        "ties": "seat_order",  # 「起家から座順が先の人を上位にする」
        "leftover_deposits": "first",  # 「流局で終わった最終局の立直棒は、トップが受け取る」
    },
    decided=(NAGASHI, SEVERAL_NAGASHI),
)

NEKO_SANMA: Final = but(
    north_for_everyone(three_players(NEKO)),
    id="neko-sanma",
    name=Text(en="Neko mahjong, three players", ja="三人麻雀（ねこ）", zh="猫咪三人麻将"),
    summary=Text(
        en="The three-player page: 108 tiles, no chi, north a value tile for everyone, 30,000 points.",
        ja="三人麻雀。108枚、チーなし、北は役牌、30,000点持ち35,000点返し。",
        zh="三人页：108张，不可吃，北为公共役牌，三万点起。",
    ),
    settlement={
        "start": 30000,
        "returns": 35000,
        "uma": (20, 0, -20),
    },  # 「30,000点持ち35,000点返し、ウマは+20/±0/-20」
    rounds={"abortive_draws": ("four_kans",)},  # 「三人麻雀では四槓散了だけ」
    decided=(
        NAGASHI,
        SEVERAL_NAGASHI,
        TSUMO_LOSS,
        Decision(
            Text(en="2,000 points between tenpai and noten.", ja="聴牌料は場に2,000点。", zh="罚符共2000点。"),
            option="noten_points",
        ),
    ),
)


def short_battle(rules: RuleSet) -> RuleSet:
    """短期決戦: 「1500点戦に固定。全員1,500点持ちで、誰かが0点未満になった時点で終了」."""
    return but(
        rules,
        end={"bust": 0, "floor": 0},  # 「箱割れを無しにしても飛びで終了する」
        settlement={"start": 1500, "returns": 1500},
        decided=(
            *rules.decided,
            Decision(
                Text(
                    en="1,500 points back, no uma, no oka.",
                    ja="1,500点返し、ウマ・オカなし。",
                    zh="1500点返，无顺位点与冈。",
                ),
                option="uma",
            ),
        ),
    )


NEKO_1500: Final = but(
    short_battle(NEKO),
    id="neko-1500",
    name=Text(en="Neko mahjong, 1,500 points", ja="短期決戦麻雀（ねこ）", zh="猫咪短期决战"),
    summary=Text(
        en="1,500 points each; over at the first score below 0.",
        ja="全員1,500点持ちで、誰かが0点未満になった時点で終了。",
        zh="每人1500点，有人负分即终局。",
    ),
    settlement={"uma": (0, 0, 0, 0)},
)
NEKO_SANMA_1500: Final = but(
    short_battle(NEKO_SANMA),
    id="neko-sanma-1500",
    name=Text(en="Neko mahjong, three players, 1,500 points", ja="三人短期決戦麻雀（ねこ）", zh="猫咪三人短期决战"),
    summary=Text(
        en="Three players with 1,500 points each; over at the first score below 0.",
        ja="三人麻雀の1,500点戦。誰かが0点未満になった時点で終了。",
        zh="三人1500点战，有人负分即终局。",
    ),
    settlement={"uma": (0, 0, 0)},
)
NEKO_OPEN: Final = but(
    NEKO,
    id="neko-open",
    name=Text(en="Neko mahjong, open hands", ja="オープン麻雀（ねこ）", zh="猫咪明牌麻将"),
    summary=Text(
        en="The opponents' hands lie open; scored as neko.",
        ja="相手の手牌を表向きにして打つ。点数は四人麻雀と同じ。",
        zh="对手手牌公开，计分同四人麻将。",
    ),
)
NEKO_TONPUU: Final = but(
    of_length(NEKO, TONPUU),
    id="neko-tonpuu",
    name=Text(en="Neko mahjong, East round", ja="東風戦麻雀（ねこ）", zh="猫咪东风战"),
    summary=Text(en="Neko over one round.", ja="試合形式を東風戦に固定。", zh="固定为东风战。"),
    fixed=frozenset({"length"}),  # 「試合形式を東風戦に固定」
)
NEKO_DAN: Final = but(
    NEKO,
    id="neko-dan",
    name=Text(en="Neko mahjong, ranked", ja="麻雀段位戦（ねこ）", zh="猫咪段位战"),
    summary=Text(
        en="The ranked page; scored as neko.",
        ja="段位戦のページ。点数は四人麻雀と同じ。",
        zh="段位战页，计分同四人麻将。",
    ),
)
NEKO_KETSURYUU: Final = but(
    NEKO,
    id="neko-ketsuryuu",
    name=Text(en="Neko mahjong, blood battle", ja="血流麻雀（ねこ）", zh="猫咪血流麻将"),
    summary=Text(
        en="Play goes on after a win until the wall ends.",
        ja="和了しても局が終わらず、山が尽きるまで打ち続ける。",
        zh="和牌后继续，直至牌山摸完。",
    ),
    rounds={
        "continues_after_win": True
    },  # 「和了しても局が終わらず、山が尽きるまで打ち続ける（和了すると立直は解除）」
    decided=(
        *NEKO.decided,
        Decision(
            Text(
                en="Each win is settled by itself and the same hand goes on; the exhaustive draw ends the hand.",
                ja="和了ごとに精算して同じ局を続け、荒牌流局でその局を終える。",
                zh="每次和牌单独结算后同一局继续，荒牌流局结束该局。",
            )
        ),
    ),
)
