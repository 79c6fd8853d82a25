"""うきでん麻雀: one round, counters of 1,500, renhou of 4 han, nagashi mangan as a win, 和了連荘.

Source: 002_86ef58130a3e62b7.txt.
"""

from typing import Final

from engine.rules.awards import han
from engine.rules.common import ONE_RED_EACH
from engine.rules.decided import PAO_PART, SEVERAL_WINNING_NAGASHI
from engine.rules.game import TONPUU
from engine.rules.model import Decision, but
from engine.rules.riichi import RIICHI
from engine.text import Text
from engine.yaku import RENHOU

UKIDEN: Final = but(
    RIICHI,
    id="ukiden",
    name=Text(en="Ukiden mahjong", ja="うきでん麻雀", zh="うきでん麻将"),
    summary=Text(
        en="East round only; 1,500 a counter, renhou 4 han, nagashi mangan a win, only a win keeps the deal.",
        ja="東風戦。一本場1,500点、切り上げ満貫、人和4翻、流し満貫は和了、和了連荘。",
        zh="东风战：一本场1500点，切上满贯，人和四番，流局满贯算和，仅庄家和牌连庄。",
    ),
    source="うきでん麻雀 ルール・採用役 (002_86ef58130a3e62b7)",
    end={
        "length": TONPUU,  # 「試合形式: 東風戦」
        "bust": 0,  # 「持ち点が 0点未満になった場合は飛びで終了」
        "agari_yame": True,  # 「オーラスで和了した親がトップだった場合は連荘せずに終了」
        "extra_round_to": 0,  # 「延長戦: なし」
    },
    settlement={"start": 25000, "returns": 30000, "uma": (20, 10, -10, -20)},  # 「配給原点」「順位点」
    payment={"honba": 1500},  # 「積み符: 1500点」
    tiles={"red": ONE_RED_EACH},  # 「赤牌: 各一枚」
    fu={"double_wind_pair": 4},  # 「連風牌雀頭: 4符」
    rounds={
        "abortive_draws": (),  # 「途中流局: なし」
        "nagashi_mangan": "win",  # 「流し満貫の和了りとなります」
        "nagashi_void_by_riichi": True,  # 「立直をかけたりした場合は不成立」
        "noten_points": 3000,
        "several_ron": "all",  # 「最大同時和了: トリプルロン」
        "honba_to": "first",  # 「積み符と供託立直棒と親権は上家取り」
        "deposits_to": "first",
        "deal_to": "first",
        "renchan": "win",  # 「連荘は親がアガった場合のみ」
    },
    yakuman_add_up=True,  # 「役満の複合: あり」
    liability={
        "yaku": ("daisangen", "daisuushii"),
        "scope": "yakuman",
        "honba": "discarder",
    },  # 「役満パオ: 大三元・大四喜」
    yaku=han(4, RENHOU, open=None),  # 「翻数は四翻で他の役やドラとも複合します」
    scale={"kiriage": True},  # 「子の 7700点と親の 11600点は切り上げ満貫」
    decided=(
        PAO_PART,
        Decision(
            Text(
                en="Of a shared ron the discarder pays the honba, of a tsumo the liable player.",
                ja="包の積み符は、折半のロンでは放銃者、自摸では責任者が払う。",
                zh="包牌时的本场：折半荣和由放铳者支付，自摸由责任者支付。",
            ),
            option="pao_honba",
        ),
        Decision(
            Text(
                en="3,000 points between tenpai and noten.",
                ja="不聴罰符は場に3,000点。",
                zh="罚符共3000点。",
            ),
            option="noten_points",
        ),
        Decision(
            Text(
                en="A draw passes the deal and adds a counter.",
                ja="流局では親が流れ、積み棒は1本増える。",
                zh="流局过庄，本场加一。",
            )
        ),
        Decision(
            Text(
                en="Nagashi mangan takes honba and deposits.",
                ja="流し満貫の和了りは積み符と供託を得る。",
                zh="流局满贯可得本场与供托。",
            ),
            option="nagashi_mangan",
        ),
        SEVERAL_WINNING_NAGASHI,
        Decision(
            Text(
                en="Sticks left at the end go to the first; ties are broken by starting seat.",
                ja="残った供託はトップが取り、同点は起家に近い者を上位とする。",
                zh="剩余供托归第一；同分者起家近者优先。",
            ),
            option="leftover_deposits",
        ),
    ),
)
