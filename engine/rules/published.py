"""The published rule sets of two online services: Tenhou and Mahjong Soul, for four and three players."""

from typing import Final

from engine.rules.common import DOUBLE_YAKUMAN, norths_pulled, three_players
from engine.rules.decided import PAO_OF_THREE, SEVERAL_NAGASHI
from engine.rules.game import ABORTIVE_DRAWS
from engine.rules.model import Decision, but
from engine.rules.riichi import RIICHI
from engine.text import Text

YAME_TARGET: Final = Decision(
    Text(
        en="In the last hand the dealer's win or tenpai ends the game only where he is first with the target.",
        ja="オーラスの和了止め・聴牌止めは、親が必要点以上でトップのときに限る。",
        zh="最后一局庄家和牌或听牌终局，须为第一且达到目标点数。",
    ),
    option="agari_yame",
)

TENHOU: Final = but(
    RIICHI,
    id="tenhou",
    name=Text(en="Tenhou", ja="天鳳", zh="天凤"),
    summary=Text(
        en="Tenhou's ranked games: all five abortive draws, triple ron among them, west round to 30,000.",
        ja="天鳳の段位戦ルール。三家和は流局、途中流局5種、西入30,000点まで、千点単位の精算。",
        zh="天凤段位战：三家和流局，五种途中流局，西入至三万点，以千点结算。",
    ),
    source="天鳳 ルール",
    liability={"scope": "hand", "honba": "liable"},
    rounds={"several_ron": "two", "abortive_draws": ABORTIVE_DRAWS},
    end={"agari_yame": True, "tenpai_yame": True, "extra_round_to": 30000, "yame_to_target": True},
    settlement={"rounding": "half_away"},
)

TENHOU_SANMA: Final = but(
    norths_pulled(three_players(TENHOU)),
    id="tenhou-sanma",
    name=Text(en="Tenhou, three players", ja="天鳳 三人麻雀", zh="天凤三人麻将"),
    summary=Text(
        en="Tenhou for three: pulled norths, tsumo loss, 35,000 points, west round to 40,000.",
        ja="天鳳の三人麻雀。北は抜きドラ、ツモ損、35,000点持ち、西入40,000点まで。",
        zh="天凤三人麻将：拔北，自摸损，三万五千点起，西入至四万点。",
    ),
    rounds={"several_ron": "all"},
    end={"extra_round_to": 40000},
    settlement={"start": 35000, "returns": 40000, "uma": (20, 0, -20)},
    decided=(SEVERAL_NAGASHI, PAO_OF_THREE),
)

MAHJONGSOUL: Final = but(
    RIICHI,
    id="mahjongsoul",
    name=Text(en="Mahjong Soul", ja="雀魂", zh="雀魂"),
    summary=Text(
        en="Mahjong Soul's ranked games: four double yakuman, triple ron, west round to 30,000, uma 15/5 without oka.",
        ja="雀魂の段位戦ルール。ダブル役満4種、トリロンあり、西入30,000点まで、ウマ15-5、オカなし。",
        zh="雀魂段位战：四种双倍役满，可三家和，西入至三万点，顺位点15/5，无冈。",
    ),
    source="雀魂 対局ルール",
    yaku=DOUBLE_YAKUMAN,
    calls={"kokushi_robs_ankan": True},
    end={"agari_yame": True, "tenpai_yame": True, "extra_round_to": 30000, "yame_to_target": True},
    settlement={"start": 25000, "returns": 25000, "uma": (15, 5, -5, -15)},
    decided=(SEVERAL_NAGASHI, YAME_TARGET),
)

MAHJONGSOUL_SANMA: Final = but(
    norths_pulled(three_players(MAHJONGSOUL)),
    id="mahjongsoul-sanma",
    name=Text(en="Mahjong Soul, three players", ja="雀魂 三人麻雀", zh="雀魂三人麻将"),
    summary=Text(
        en="Mahjong Soul for three: pulled norths, tsumo loss, 35,000 points, west round to 40,000.",
        ja="雀魂の三人麻雀。北は抜きドラ、ツモ損、35,000点持ち、西入40,000点まで。",
        zh="雀魂三人麻将：拔北，自摸损，三万五千点起，西入至四万点。",
    ),
    end={"extra_round_to": 40000},
    settlement={"start": 35000, "returns": 35000, "uma": (15, 0, -15)},
    decided=(SEVERAL_NAGASHI, YAME_TARGET, PAO_OF_THREE),
)
