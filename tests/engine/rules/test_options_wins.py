"""What each option that touches a single win changes, by hand arithmetic or the page's own figures."""

from typing import Any

import pytest

from engine.hand import Hand
from engine.notation import parse
from engine.plan import compile_plan
from engine.result import deltas
from engine.rules.options import apply
from engine.rules.registry import rule_set
from engine.score import score
from engine.win import Liable, Win
from tests.engine.hands import NO_YAKU, PINFU, hand, ron, tsumo

OPEN_TANYAO = hand("234m345p67s22p", "8s", ("chi", "567p"))
DOUBLE_WIND = hand("234567m999p67s11z", "8s")
"""The dealer's in East. 20, 10 for the ron, 8 for the triplet: 38, and the pair's fu."""
RINSHAN = hand("24s678m345p55m", "3s", ("kakan", "2222p"))
"""20, 8 for the open kan, 2 for the kanchan: 30 fu, with the tsumo's 2 fu 32."""
SUUANKOU_TANKI = hand("111m333p555999s7z", "7z")
DAISANGEN_TSUUIISOU = hand("1122z", "1z", ("pon", "555z"), ("pon", "666z"), ("ankan", "7777z"))
DAISANGEN = hand("23m99s", "4m", ("pon", "555z"), ("pon", "666z"), ("pon", "777z"))
PLAIN_PINFU = hand("123567m345p67s22p", "8s")
PAIRS = hand("1133m5577p2244s6z", "6z")
THREE_RUNS = hand("123123m567p9s", "9s", ("chi", "123m"))
"""Open, a tanki: 22, so 30 fu."""
THREE_SUITS = hand("567m123p123s9s", "9s", ("chi", "123m"))
THREE_TRIPLETS = hand("567m222p222s9s", "9s", ("pon", "222m"))
"""20, triplets of 2, 4 and 4, 2 for the tanki: 32, so 40 fu."""
OPEN_KAN = hand("333p666s78s55p", "9s", ("minkan", "2222p"))
"""By the table's row of 30 fu: 2 han are 500 and 1,000."""
NORTHS = hand("234567p345s22s44z", "4z")
"""Three norths, completed by ron; 20, 10 for the ron, 4 for the triplet: 40 fu."""
THREE_TANYAO = hand("234p567p78p22266s", "6p")
FIRST = ron("S", "E", timing="first_turn")
RON = ron("S", "E")
RIICHI_RON = ron("S", "E", riichi="riichi")
RENHOU = {"none": 2000, "4_han": 12000, "mangan": 8000, "baiman": 16000, "yakuman": 32000}
"""PINFU in the first turn: 2 han 30 fu, 6 han, and the limits."""
FOUR_HAN = ron("S", "E", riichi="riichi", dora_indicators=parse("7s"))
URA = ron("S", "E", riichi="riichi", ura_indicators=parse("7s"))
GOLDEN = hand("234567m345p67s22p", "8s", gold="5p")
DOUBLE_TANKI = {(): 32000, ("daisuushii",): 32000, ("suuankou_tanki",): 64000}
THIRTEEN = ron("S", "E", riichi="riichi", ippatsu=True, dora_indicators=parse("1p1p1p1p7s"))
"""Riichi, ippatsu, pinfu, tanyao; eight dora 2p and one 8s: 13 han."""


def points(ruleset: str, options: dict[str, Any], winner: Hand, win: Win) -> int:
    return score(compile_plan(apply(rule_set(ruleset), options)), winner, win).points


@pytest.mark.parametrize(
    ("ruleset", "option", "winner", "win", "worth"),
    [
        ("riichi", "kuitan", OPEN_TANYAO, RON, {True: 1000, False: 0}),
        ("riichi", "pinfu_tsumo", PINFU, tsumo("S"), {True: 2700, False: 2000}),
        (
            "riichi",
            "renhou",
            PINFU,
            FIRST,
            RENHOU,
        ),
        ("riichi", "double_wind_pair_fu", DOUBLE_WIND, ron("E", "S", riichi="riichi"), {4: 2400, 2: 2000}),
        ("riichi", "rinshan_fu", RINSHAN, tsumo("S", timing="rinshan"), {True: 2700, False: 2000}),
        (
            "riichi",
            "kiriage",
            PINFU,
            ron("S", "E", riichi="riichi", dora_indicators=parse("7s")),
            {False: 7700, True: 8000},
        ),
        ("riichi", "kazoe", PINFU, THIRTEEN, {"yakuman": 32000, "sanbaiman": 24000}),
        ("mleague", "kazoe", PINFU, THIRTEEN, {"yakuman": 32000, "sanbaiman": 24000}),
        ("riichi", "ippatsu", PINFU, ron("S", "E", riichi="riichi", ippatsu=True), {True: 7700, False: 3900}),
        (
            "riichi",
            "ura_dora",
            PINFU,
            ron("S", "E", riichi="riichi", ura_indicators=parse("7s")),
            {True: 7700, False: 3900},
        ),
        (
            "riichi",
            "double_yakuman",
            SUUANKOU_TANKI,
            RON,
            {(): 32000, ("daisuushii",): 32000, ("suuankou_tanki",): 64000},
        ),
        ("mahjongsoul", "double_yakuman", SUUANKOU_TANKI, RON, {(): 32000, ("suuankou_tanki", "kokushi_13"): 64000}),
        ("riichi", "yakuman_add_up", DAISANGEN_TSUUIISOU, RON, {True: 64000, False: 32000}),
        ("riichi", "minimum_han", NO_YAKU, RON, {0: 700, 1: 0}),
        ("riichi", "minimum_han", OPEN_TANYAO, RON, {1: 1000, 2: 0}),
        ("riichi", "dora_only", NO_YAKU, ron("S", "E", dora_indicators=parse("5s")), {False: 0, True: 1300}),
        ("mj-sanma", "north", NORTHS, ron("S", "E"), {"value": 1300, "guest": 0, "dora": 0, "nukidora": 0}),
        ("mj-sanma", "north", NORTHS, RIICHI_RON, {"value": 2600, "guest": 1300, "dora": 8000, "nukidora": 1300}),
        ("tenhou-sanma", "tsumo_share", THREE_TANYAO, tsumo("S", riichi="riichi"), {"loss": 3000, "north_split": 4000}),
        (
            "mj-gold",
            "gold_five_han",
            hand("234567m345p67s22p", "8s", gold="5p"),
            RON,
            {1: 3900, 2: 8000, 3: 8000, 4: 12000},
        ),
        ("arushiaru", "pinfu_tsumo", PLAIN_PINFU, tsumo("S"), {False: 240, True: 320}),
        ("arushiaru", "pinfu_tsumo", PLAIN_PINFU, tsumo("E"), {False: 360, True: 480}),
        ("arushiaru", "chiitoitsu", PAIRS, RON, {False: 0, True: 400}),
        ("arushiaru", "chiitoitsu", PAIRS, ron("E", "S"), {False: 0, True: 600}),
        ("arushiaru", "isshoku_sanjun", THREE_RUNS, RON, {False: 120, True: 240}),
        ("arushiaru", "sanshoku_doujun", THREE_SUITS, RON, {False: 120, True: 240}),
        ("arushiaru", "sanshoku_doukou", THREE_TRIPLETS, RON, {False: 160, True: 320}),
        ("arushiaru", "limit_yaku_add_up", DAISANGEN_TSUUIISOU, RON, {False: 2000, True: 4000}),
        ("space-sanma", "open_kan_counts_as_concealed", OPEN_KAN, tsumo("S"), {False: 0, True: 1500}),
    ],
)
def test_an_option_changes_what_a_hand_is_worth(
    ruleset: str, option: str, winner: Hand, win: Win, worth: dict[Any, int]
) -> None:
    found = {
        value: points(ruleset, {option: list(value) if isinstance(value, tuple) else value}, winner, win)
        for value in worth
    }
    assert found == worth


def paid(ruleset: str, options: dict[str, Any], winner: Hand, win: Win) -> dict[str, int]:
    plan = compile_plan(apply(rule_set(ruleset), options))
    return deltas(score(plan, winner, win).payments, plan.seats)


def test_a_counter_is_worth_what_the_option_says() -> None:
    win = tsumo("S", honba=2)
    assert paid("riichi", {}, PINFU, win) == {"E": -1500, "S": 3300, "W": -900, "N": -900}
    assert paid("riichi", {"honba_points": 1500}, PINFU, win) == {"E": -2300, "S": 5700, "W": -1700, "N": -1700}
    assert paid("riichi", {"honba_points": 0}, PINFU, win) == {"E": -1300, "S": 2700, "W": -700, "N": -700}


def test_the_wareme_seat_pays_and_takes_double() -> None:
    win = ron("S", "E", wareme="E")
    assert paid("riichi", {"wareme": True}, PINFU, win) == {"E": -4000, "S": 4000, "W": 0, "N": 0}


def test_pao_is_paid_as_the_options_say() -> None:
    win = ron("S", "W", honba=2, liable=(Liable("daisangen", "N"),))
    assert paid("riichi", {}, DAISANGEN, win) == {"E": 0, "S": 32600, "W": -16000, "N": -16600}
    assert paid("riichi", {"pao_honba": "discarder"}, DAISANGEN, win) == {"E": 0, "S": 32600, "W": -16600, "N": -16000}
    both = ron("S", "W", liable=(Liable("daisangen", "N"),))
    assert paid("riichi", {"pao_scope": "yakuman"}, DAISANGEN_TSUUIISOU, both)["N"] == -16000
    assert paid("riichi", {"pao_scope": "hand"}, DAISANGEN_TSUUIISOU, both)["N"] == -32000
