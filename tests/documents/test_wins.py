"""What the documents say of single wins, beyond the worth of each yaku: every hand with its arithmetic."""

from typing import Any

import pytest

from engine.errors import Refused
from engine.hand import Hand
from engine.legality import faults
from engine.notation import parse
from engine.plan import compile_plan
from engine.result import Score, deltas
from engine.rules.options import apply
from engine.rules.registry import rule_set
from engine.score import score
from engine.win import Liable, Win
from schemas.score import ScoreRequestSchema
from tests.engine.hands import NO_YAKU, PINFU, hand, plan, ron, seats, tsumo

RON, RIICHI, FIRST = ron("S", "E"), ron("S", "E", riichi="riichi"), ron("S", "E", timing="first_turn")
PAIRS = hand("1133m5577p2244s6z", "6z")
TANYAO_PAIRS = hand("2233m5577p2244s6s", "6s")
FOUR_OF_A_KIND = hand("1111m2233p5566s7z", "7z")
DAISANGEN = hand("23m99s", "4m", ("pon", "555z"), ("pon", "666z"), ("minkan", "7777z"))
DAISUUSHII = hand("9m", "9m", ("pon", "111z"), ("pon", "222z"), ("pon", "333z"), ("minkan", "4444z"))
SUUKANTSU = hand("9m", "9m", ("minkan", "1111m"), ("ankan", "2222p"), ("kakan", "3333s"), ("minkan", "5555p"))
SUUSHIIHOU = hand("23m44z", "4m", ("pon", "111z"), ("pon", "222z"), ("pon", "333z"))
VALUE_TILES = hand("9p", "9p", ("pon", "555z"), ("pon", "666z"), ("pon", "111z"), ("pon", "222z"))
"""South in East: haku, hatsu, round and seat wind; toitoi, honitsu, honroutou: 7 han."""
DRAGONS_AND_HONOURS = hand("1122z", "1z", ("pon", "555z"), ("pon", "666z"), ("ankan", "7777z"))
SUUANKOU_TANKI = hand("111m333p555999s7z", "7z")
DORA_2P = parse("1p1p1p1p7s")
DOUBLE_WIND = hand("234567m999p67s11z", "8s")
"""The dealer's in East. 20, 10 for the ron, 8 for the triplet: 38, and the pair's fu."""


def scored(name: str, winner: Hand, win: Win, **options: Any) -> Score:
    return score(compile_plan(apply(rule_set(name), options)), winner, win)


def ids(found: Score) -> set[str]:
    return {line.id for line in found.yaku}


@pytest.mark.parametrize(("winner", "points"), [
    # 「891,912といった順子が成立します」: riichi, pinfu, 30 fu.
    (hand("89p912s345678m22m", "1p"), 2000),
    # 「風牌・三元牌での順子が可能」「東南は北西の両面待ち」: the same, on either end.
    (hand("12z567z345678m22p", "3z"), 2000),
    (hand("12z567z345678m22p", "4z"), 2000),
    # 「東西は南北の嵌張待ち」: riichi, 20 + 10 + 2, 40 fu.
    (hand("13z567z345678m22p", "2z"), 1300),
    (hand("13z567z345678m22p", "4z"), 1300),
    # 「白中は發發の両面待ち」
    (hand("57z123z345678m22p", "6z"), 2000),
    # 「七対子は存在しない」
    (PAIRS, 0),
])  # fmt: skip
def test_runs_that_go_round_win_in_space_mahjong_only(winner: Hand, points: int) -> None:
    assert scored("space", winner, RIICHI).points == points
    assert (scored("riichi", winner, RIICHI).outcome == "win") == (winner is PAIRS)


def test_dora_alone_win_in_space_mahjong() -> None:
    """「ドラのみで和了可能」: a kanchan, 40 fu 1 han."""
    win = ron("S", "E", dora_indicators=parse("5s"))
    assert scored("space", NO_YAKU, win).points == 1300
    assert scored("space", NO_YAKU, RON).outcome == scored("riichi", NO_YAKU, win).outcome == "no_yaku"


def test_runs_of_two_characters() -> None:
    """「ループにより191,919が順子となります」: open, one dora, 30 fu."""
    winner = hand("345p67p22s", "8p", ("chi", "119m"), ("chi", "199m"))
    assert scored("space-sanma", winner, ron("S", "E", dora_indicators=parse("2p"))).points == 1000


def test_a_pulled_north_is_robbed_and_counts() -> None:
    """「北抜きに対しても槍槓であがれます」: 2 han 30 fu; 「北を抜いた場合、１枚につき１飜」: two more, 7,700."""
    robbed = ron("S", "W", timing="chankan_nuki")
    found = scored("space-sanma", hand("12z345p678p345s22s", "4z"), robbed)
    assert (ids(found), found.points) == ({"chankan", "pinfu"}, 2000)
    assert scored("space-sanma", hand("12z345p678p345s22s", "4z", nukidora=2), robbed).points == 7700


def test_the_run_of_one_suit_may_start_at_two_or_three() -> None:
    """「234,567,891や345,678,912の順子でもよい」: open, 1 han 30 fu."""
    for tiles, last in (("234567p89p22s", "1p"), ("345678p91p22s", "2p")):
        found = scored("space-sanma", hand(tiles, last, ("chi", "345s")), RON)
        assert (ids(found), found.points) == ({"ittsuu"}, 1000)


def test_yaku_together_are_a_yakuman() -> None:
    """「立直・断幺九・平和・一盃口の複合役」"""
    winner = hand("223344p67s345s55p", "8s")
    assert ids(scored("space-sanma", winner, RIICHI)) == {"mentanpin_iipeikou"}
    assert scored("space-sanma", winner, RON).yakuman == 0


def test_seven_pairs_of_arushiaru() -> None:
    """100 fu, no other yaku but tenhou and chiihou; 「同じ牌四枚は対子二組と見なされず」."""
    assert scored("arushiaru", PAIRS, RON).outcome == "incomplete"
    found = scored("arushiaru", TANYAO_PAIRS, RON, chiitoitsu=True)
    assert (ids(found), found.han, found.fu, found.points) == ({"chiitoitsu"}, 0, 100, 400)
    first = scored("arushiaru", PAIRS, tsumo("E", timing="first_turn"), chiitoitsu=True)
    assert (ids(first), first.limit, first.points) == ({"tenhou"}, "mangan", 3000)
    assert scored("arushiaru", FOUR_OF_A_KIND, RON, chiitoitsu=True).outcome == "incomplete"


@pytest.mark.parametrize(("winner", "yaku"), [
    (DAISANGEN, "daisangen"), (SUUSHIIHOU, "suushiihou"), (VALUE_TILES, "yakuhai"),
])  # fmt: skip
def test_liability_of_arushiaru(winner: Hand, yaku: str) -> None:
    """「全額責任払い(第三者の放銃では半額責任払い)」 of 2,000."""
    liable = (Liable(yaku, "N"),)
    assert deltas(scored("arushiaru", winner, tsumo("S", liable=liable)).payments, "ESWN") == seats(0, 2000, 0, -2000)
    shared = scored("arushiaru", winner, ron("S", "W", liable=liable))
    assert deltas(shared.payments, "ESWN") == seats(0, 2000, -1000, -1000)


@pytest.mark.parametrize(("rules", "winner", "yaku"), [
    ("ukiden", DAISANGEN, "daisangen"), ("ukiden", DAISUUSHII, "daisuushii"),
    ("mj", DAISANGEN, "daisangen"), ("mj", DAISUUSHII, "daisuushii"), ("mj", SUUKANTSU, "suukantsu"),
])  # fmt: skip
def test_liability_for_a_yakuman(rules: str, winner: Hand, yaku: str) -> None:
    """「ツモ和了の場合は全額、自分以外の人が振り込んだ場合は折半」, 「鳴きが大明カンの場合も対象です」."""
    liable = (Liable(yaku, "N"),)
    assert deltas(scored(rules, winner, tsumo("S", liable=liable)).payments, "ESWN") == seats(0, 32000, 0, -32000)
    shared = scored(rules, winner, ron("S", "W", liable=liable))
    assert deltas(shared.payments, "ESWN") == seats(0, 32000, -16000, -16000)


def test_nobody_is_liable_in_neko() -> None:
    """「包牌… 無し」"""
    win = ron("S", "W", liable=(Liable("daisangen", "N"),))
    assert [(fault.code, fault.facts["what"]) for fault in faults(plan("neko"), DAISANGEN, win)] == [
        ("not_in_ruleset", "liable")
    ]
    assert deltas(scored("neko", DAISANGEN, ron("S", "W")).payments, "ESWN") == seats(0, 32000, -32000, 0)


@pytest.mark.parametrize("rules", ["ukiden", "mj", "neko"])
def test_yakuman_of_one_hand(rules: str) -> None:
    """「大三元・字一色・四暗刻など同時成立した役満は複合します」; neko alone counts 四暗刻単騎 twice."""
    assert scored(rules, DRAGONS_AND_HONOURS, RON).yakuman == 2
    assert scored(rules, SUUANKOU_TANKI, RON).yakuman == (2 if rules == "neko" else 1)


@pytest.mark.parametrize("rules", ["ukiden", "mj", "neko"])
def test_thirteen_han_are_one_yakuman(rules: str) -> None:
    """「13翻以上は役満と同じ点数（それ以上翻を重ねてもダブル役満にはならない）」: 4 yaku, 9 dora; ura more."""
    for ura in ("", "7s7s7s3p4s"):
        win = ron("S", "E", riichi="riichi", ippatsu=True, dora_indicators=DORA_2P, ura_indicators=parse(ura))
        found = scored(rules, PINFU, win)
        assert (found.limit, found.points) == ("kazoe_yakuman", 32000)


@pytest.mark.parametrize(("rules", "points"), [("ukiden", 8000), ("mj", 8000), ("neko", 8000), ("mj-deflation", 7700)])
def test_a_base_of_1920_is_a_mangan(rules: str, points: int) -> None:
    """「30符4翻・60符3翻の場合は切り上げ満貫」: riichi, pinfu, tanyao, a dora; a closed kan, riichi, two dora."""
    four = ron("S", "E", riichi="riichi", dora_indicators=parse("7s"))
    sixty = hand("999s678m55m34s", "2s", ("ankan", "2222p"))
    assert scored(rules, PINFU, four).points == points
    found = scored(rules, sixty, ron("S", "E", riichi="riichi", dora_indicators=parse("4m")))
    assert (found.han, found.fu, found.points) == (3, 60, points)


def test_renhou_of_mj_gives_way_to_a_dearer_hand() -> None:
    """「人和は倍満で他の役と複合しない。但し元のアガリが倍満を超える場合人和は無効となり」: 6 + 3 + 1 + 1 han."""
    alone = scored("mj", PINFU, FIRST)
    assert (ids(alone), alone.limit, alone.points) == ({"renhou"}, "baiman", 16000)
    dearer = scored("mj", hand("223344667788p5p", "5p"), FIRST)
    assert "renhou" not in ids(dearer)
    assert (dearer.limit, dearer.points) == ("sanbaiman", 24000)


@pytest.mark.parametrize("rules", ["ukiden", "neko"])
def test_renhou_of_four_han_counts_beside_others(rules: str) -> None:
    """「翻数は四翻で他の役やドラとも複合します」: with pinfu and tanyao 6 han."""
    found = scored(rules, PINFU, FIRST)
    assert (ids(found), found.han, found.points) == ({"renhou", "pinfu", "tanyao"}, 6, 12000)


@pytest.mark.parametrize(("seat", "before"), [("E", ""), ("S", "E"), ("W", "ES"), ("N", "ESW")])
def test_renhou_is_before_ones_first_draw(seat: str, before: str) -> None:
    """「人和(１巡目ツモ以前のロン)あり」: who plays before the winner discards before he draws, nobody else does."""
    found = {
        discarder
        for discarder in "ESWN"
        if discarder != seat and "renhou" in ids(scored("ukiden", PINFU, ron(seat, discarder, timing="first_turn")))
    }
    assert found == set(before)


@pytest.mark.parametrize(("rules", "fu"), [("ukiden", 50), ("neko", 50), ("mj", 40)])
def test_a_pair_of_a_double_wind(rules: str, fu: int) -> None:
    """「連風牌の雀頭は 4符で計算します」: 38 and 4 are 42; with 2 they are 40."""
    assert scored(rules, DOUBLE_WIND, ron("E", "S", riichi="riichi")).fu == fu


def test_the_wareme_seat_pays_double() -> None:
    """「そのプレイヤーは和了点による収支が2倍になる」「三人打ちで空席が開門場所になった場合は全員割れ目」"""
    assert deltas(scored("mj-wareme", PINFU, ron("S", "E", wareme="E")).payments, "ESWN") == seats(-4000, 4000, 0, 0)
    sanma = hand("123456p345p67s22p", "8s")
    everybody = scored("mj-sanma-wareme", sanma, ron("S", "E", wareme="all", honba=1, deposits=1))
    assert deltas(everybody.payments, "ESW") == {"E": -(2000 + 1000), "S": 2000 + 1000 + 1000, "W": 0}


def test_an_indicator_of_one_character_shows_nine_with_three_players() -> None:
    """「ドラ表示牌が一萬の場合、ドラは九萬となる」: riichi and three dora, 40 fu."""
    winner = hand("999m345p678p67s22s", "8s")
    found = scored("mj-sanma", winner, ron("S", "E", riichi="riichi", dora_indicators=parse("1m")))
    assert (found.dora[0].han, found.points) == (3, 8000)


def test_there_is_no_open_riichi() -> None:
    """「オープン立直なし」"""
    request = {
        "ruleset": "mj-wareme",
        "hand": {"tiles": "234567m345p67s22p", "winning_tile": "8s"},
        "situation": {"win": "tsumo", "seat": "S", "riichi": "open"},
    }
    with pytest.raises(Refused) as refused:
        ScoreRequestSchema().load(request)
    assert [(fault.code, fault.path) for fault in refused.value.faults] == [("invalid_value", ("situation", "riichi"))]


@pytest.mark.parametrize("rules", ["mj", "neko"])
def test_each_winning_tile_of_a_one_sided_wait_is_judged_by_itself(rules: str) -> None:
    """「和了牌ごとに役を判定し、役が付く牌なら和了になる」: 78s, an open hand; the six makes tanyao."""
    melds = ("chi", "234m")
    assert scored(rules, hand("345m567p78s22p", "6s", melds), RON).points == 1000
    assert scored(rules, hand("345m567p78s22p", "9s", melds), RON).outcome == "no_yaku"
