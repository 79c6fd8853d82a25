"""Who won from whom, what was declared, and in which turn: what goes together."""

import pytest

from tests.engine.legality.reading import PINFU, RON, SANMA, TSUMO, faults_of, judge, judge_waiting, request

SEAT, DISCARDER = "/situation/seat", "/situation/discarder"
RIICHI, IPPATSU, TIMING = "/situation/riichi", "/situation/ippatsu", "/situation/timing"
WAREME, DEPOSITS = "/situation/wareme", "/situation/deposits"

OPEN = {"tiles": "34p678s99s666z", "winning_tile": "5p", "melds": [{"type": "pon", "tiles": "111z"}]}
CLOSED_KAN = {**OPEN, "melds": [{"type": "ankan", "tiles": "1111z"}]}
OPEN_KAN = {**OPEN, "melds": [{"type": "minkan", "tiles": "1111z"}]}
ADDED_KAN = {**OPEN, "melds": [{"type": "kakan", "tiles": "1111z"}]}
PULLED = {**SANMA, "nukidora": 1}


@pytest.mark.parametrize(
    ("faults", "ruleset", "hand", "situation"),
    [
        ([("seat_not_in_game", SEAT)], "tenhou-sanma", SANMA, {**RON, "seat": "N"}),
        ([("seat_not_in_game", SEAT)], "tenhou-sanma", SANMA, {"win": "tsumo", "seat": "N"}),
        ([("seat_not_in_game", DISCARDER)], "tenhou-sanma", SANMA, {**RON, "discarder": "N"}),
        ([("discarder_missing", DISCARDER)], "riichi", PINFU, {"win": "ron", "seat": "S"}),
        ([("discarder_on_tsumo", DISCARDER)], "riichi", PINFU, {**TSUMO, "discarder": "E"}),
        ([("discarder_on_tsumo", DISCARDER)], "riichi", PINFU, {**TSUMO, "discarder": "S"}),
        ([("discarder_is_winner", DISCARDER)], "riichi", PINFU, {**RON, "discarder": "S"}),
    ],
)
def test_a_ron_has_a_discarder_of_the_game_who_is_not_the_winner(faults, ruleset, hand, situation):
    assert judge(request(ruleset, hand, situation)) == faults


@pytest.mark.parametrize("ruleset", ["riichi", "tenhou-sanma"])
def test_north_may_prevail_in_any_game(ruleset):
    assert judge(request(ruleset, SANMA, RON, round="N")) == []


@pytest.mark.parametrize("riichi", ["riichi", "double_riichi"])
@pytest.mark.parametrize("hand", [OPEN, OPEN_KAN, ADDED_KAN])
def test_riichi_needs_a_closed_hand(riichi, hand):
    assert judge(request("riichi", hand, RON, riichi=riichi)) == [("riichi_with_open_hand", RIICHI)]


def test_a_closed_kan_and_pulled_norths_leave_the_hand_closed():
    assert judge(request("riichi", CLOSED_KAN, RON, riichi="riichi")) == []
    assert judge(request("tenhou-sanma", PULLED, RON, riichi="double_riichi", ippatsu=True)) == []


@pytest.mark.parametrize("ruleset", ["riichi", "jpml", "arushiaru"])
def test_ippatsu_needs_riichi(ruleset):
    assert judge(request(ruleset, PINFU, RON, ippatsu=True)) == [("ippatsu_without_riichi", IPPATSU)]


def test_ippatsu_where_it_is_not_played_is_a_fact():
    assert judge(request("jpml", PINFU, RON, riichi="riichi", ippatsu=True)) == []


@pytest.mark.parametrize("ruleset", ["arushiaru", "boo"])
def test_where_there_is_no_riichi_there_are_no_sticks(ruleset):
    asked = request(ruleset, PINFU, RON, riichi="double_riichi", deposits=1, honba=3)
    assert judge(asked) == [("not_in_ruleset", RIICHI), ("not_in_ruleset", DEPOSITS)]
    assert [fault.facts["what"] for fault in faults_of(asked)] == ["riichi", "deposits"]
    assert judge(request(ruleset, OPEN, RON, riichi="riichi")) == [("not_in_ruleset", RIICHI)]
    assert judge(request(ruleset, PINFU, RON, riichi="riichi", timing="first_turn")) == [("not_in_ruleset", RIICHI)]
    assert judge(request(ruleset, PINFU, RON, honba=3)) == []


@pytest.mark.parametrize("hand", [OPEN, CLOSED_KAN, OPEN_KAN, ADDED_KAN])
@pytest.mark.parametrize("situation", [RON, TSUMO])
def test_a_meld_of_any_kind_ends_the_first_turn(hand, situation):
    assert judge(request("riichi", hand, situation, timing="first_turn")) == [("first_turn_with_melds", TIMING)]


def test_a_pulled_north_ends_the_first_turn():
    asked = request("tenhou-sanma", PULLED, TSUMO, timing="first_turn")
    assert judge(asked) == [("first_turn_with_melds", TIMING)]
    assert faults_of(asked)[0].facts == {"melds": 0, "nukidora": 1}


@pytest.mark.parametrize("riichi", ["riichi", "double_riichi"])
def test_riichi_comes_after_the_first_draw(riichi):
    assert judge(request("riichi", PINFU, TSUMO, riichi=riichi, timing="first_turn")) == [
        ("first_turn_with_riichi", TIMING)
    ]


@pytest.mark.parametrize("ruleset", ["riichi", "tenhou", "arushiaru", "neko", "wrc"])
def test_a_first_turn_win_that_scores_nothing_is_a_fact(ruleset):
    assert judge(request(ruleset, PINFU, {"win": "ron", "seat": "E", "discarder": "S"}, timing="first_turn")) == []
    assert judge(request(ruleset, PINFU, RON, timing="first_turn")) == []
    assert judge(request(ruleset, PINFU, RON, timing="last_tile")) == []


@pytest.mark.parametrize(
    ("codes", "ruleset", "hand", "situation"),
    [
        (["rinshan_without_kan"], "riichi", PINFU, TSUMO),
        (["rinshan_without_kan"], "riichi", OPEN, TSUMO),
        (["rinshan_without_kan"], "tenhou-sanma", SANMA, TSUMO),
        (["rinshan_by_ron"], "riichi", OPEN_KAN, RON),
        (["rinshan_by_ron"], "tenhou-sanma", PULLED, RON),
        (["rinshan_without_kan", "rinshan_by_ron"], "riichi", PINFU, RON),
        ([], "riichi", CLOSED_KAN, TSUMO),
        ([], "riichi", OPEN_KAN, TSUMO),
        ([], "riichi", ADDED_KAN, TSUMO),
        ([], "tenhou-sanma", PULLED, TSUMO),
        ([], "space-sanma", PULLED, TSUMO),
    ],
)
def test_rinshan_is_a_draw_after_a_kan_or_a_pulled_north(codes, ruleset, hand, situation):
    assert judge(request(ruleset, hand, situation, timing="rinshan")) == [(code, TIMING) for code in codes]


def test_a_pulled_north_is_no_rinshan_where_the_rule_set_says_so():
    asked = request("tenhou-sanma", PULLED, TSUMO, timing="rinshan") | {"options": {"nuki_rinshan": False}}
    assert judge(asked) == [("rinshan_without_kan", TIMING)]
    assert faults_of(asked)[0].facts == {"pulled": False}


@pytest.mark.parametrize(
    ("ruleset", "hand", "timing"),
    [("riichi", PINFU, "chankan"), ("space-sanma", {**SANMA, "winning_tile": "4z"}, "chankan_nuki")],
)
def test_a_robbed_tile_is_another_players(ruleset, hand, timing):
    assert judge(request(ruleset, hand, TSUMO, timing=timing)) == [("chankan_by_tsumo", TIMING)]


@pytest.mark.parametrize(
    ("ruleset", "timing"),
    [
        ("neko", "chankan"),
        ("neko-sanma", "chankan"),
        ("neko-mini", "chankan"),
        ("riichi", "chankan_nuki"),
        ("mj-sanma", "chankan_nuki"),
        ("neko-sanma", "chankan_nuki"),
    ],
)
def test_robbing_is_refused_where_the_rule_set_has_none(ruleset, timing):
    hand = {"tiles": "234p34s99s", "winning_tile": "5s"} if ruleset == "neko-mini" else SANMA
    for situation in (RON, TSUMO):
        asked = request(ruleset, hand, situation, timing=timing)
        assert judge(asked) == [("not_in_ruleset", TIMING)]
        assert faults_of(asked)[0].facts["what"] == timing


@pytest.mark.parametrize(
    ("hand", "indicators", "facts"),
    [
        ({"tiles": "234m456p999m5567s", "winning_tile": "5s"}, {}, {"tile": "5s", "held": 2, "indicators": 0}),
        ({"tiles": "234m456p999m05567s", "winning_tile": "5s"}, {}, {"tile": "5s", "held": 2, "indicators": 0}),
        (
            {"tiles": "34p99s234m666z", "winning_tile": "5p", "melds": [{"type": "chi", "tiles": "067p"}]},
            {},
            {"tile": "5p", "held": 1, "indicators": 0},
        ),
        (PINFU, {"dora_indicators": "5p"}, {"tile": "5p", "held": 0, "indicators": 1}),
    ],
)
def test_all_four_tiles_of_a_robbed_kan_were_the_others(hand, indicators, facts):
    asked = request("riichi", hand, RON, timing="chankan", **indicators)
    assert judge(asked) == [("chankan_tile_held", TIMING)]
    assert faults_of(asked)[0].facts == facts


def test_a_tile_that_the_winner_does_not_hold_can_be_robbed():
    for declared in ({}, {"riichi": "riichi", "ippatsu": True}, {"riichi": "double_riichi", "ippatsu": True}):
        assert judge(request("riichi", PINFU, RON, timing="chankan", **declared)) == []
    assert judge(request("riichi", {"tiles": "234567m34p67899s5p", "winning_tile": "5p"}, RON, timing="chankan")) == []
    assert judge(request("mj", {"tiles": "19m19p19s1234566z", "winning_tile": "7z"}, RON, timing="chankan")) == []


def test_thirteen_orphans_cannot_rob_a_kan_of_a_tile_they_hold():
    asked = request("mj", {"tiles": "19m19p19s1234567z", "winning_tile": "7z"}, RON, timing="chankan")
    assert judge(asked) == [("chankan_tile_held", TIMING)]


@pytest.mark.parametrize("ruleset", ["tenhou-sanma", "mahjongsoul-sanma", "space-sanma"])
def test_a_robbed_north_may_be_one_of_several_that_the_winner_holds(ruleset):
    hand = {"tiles": "234789p678s99s44z", "winning_tile": "4z"}
    assert judge(request(ruleset, hand, RON, timing="chankan_nuki")) == []
    assert judge(request(ruleset, {**hand, "nukidora": 1}, RON, timing="chankan_nuki", riichi="riichi")) == []


def test_only_a_north_is_robbed_when_a_north_is_pulled():
    asked = request("tenhou-sanma", SANMA, RON, timing="chankan_nuki")
    assert judge(asked) == [("invalid_value", TIMING)]
    assert faults_of(asked)[0].facts == {"given": "chankan_nuki", "reason": "robbed_north", "tile": "5s"}


@pytest.mark.parametrize(
    ("faults", "ruleset", "wareme"),
    [
        ([("not_in_ruleset", WAREME)], "mj", "E"),
        ([("not_in_ruleset", WAREME)], "mj-sanma", "all"),
        ([("not_in_ruleset", WAREME)], "mj-wareme", "all"),
        ([("seat_not_in_game", WAREME)], "mj-sanma-wareme", "N"),
        ([], "mj-wareme", "N"),
        ([], "mj-sanma-wareme", "E"),
        ([], "mj-sanma-wareme", "all"),
        ([], "mj-inflation", "S"),
    ],
)
def test_the_broken_wall_is_a_players_or_with_three_the_empty_seats(faults, ruleset, wareme):
    assert judge(request(ruleset, SANMA, RON, wareme=wareme)) == faults


def test_wareme_is_known_where_the_option_says_so():
    assert judge(request("riichi", PINFU, RON, wareme="E") | {"options": {"wareme": True}}) == []


def test_all_faults_come_at_once_in_the_order_of_the_fields():
    hand = {
        "tiles": "11111m34p67899s",
        "winning_tile": "0p",
        "melds": [{"type": "chi", "tiles": "891p", "from": "W"}],
        "nukidora": 1,
        "gold": "5p",
    }
    situation = {
        "win": "ron",
        "seat": "S",
        "discarder": "S",
        "riichi": "riichi",
        "timing": "rinshan",
        "ura_indicators": "1z",
        "wareme": "E",
        "liable": [{"yaku": "daisangen", "seat": "S"}, {"yaku": "suukantsu", "seat": "E"}],
    }
    assert judge(request("riichi", hand, situation)) == [
        ("wrong_tile_count", "/hand/tiles"),
        ("five_of_a_kind", "/hand/tiles"),
        ("not_a_meld", "/hand/melds/0/tiles"),
        ("chi_wrong_seat", "/hand/melds/0/from"),
        ("not_in_ruleset", "/hand/nukidora"),
        ("not_in_ruleset", "/hand/gold"),
        ("discarder_is_winner", DISCARDER),
        ("riichi_with_open_hand", RIICHI),
        ("rinshan_without_kan", TIMING),
        ("rinshan_by_ron", TIMING),
        ("more_ura_than_dora", "/situation/ura_indicators"),
        ("not_in_ruleset", WAREME),
        ("liable_is_winner", "/situation/liable/0/seat"),
        ("not_in_ruleset", "/situation/liable/1/yaku"),
    ]


WAITING = {"tiles": "234567m34p67899s"}


@pytest.mark.parametrize(
    ("faults", "ruleset", "hand", "situation"),
    [
        ([], "riichi", WAITING, {}),
        (
            [],
            "riichi",
            WAITING,
            {"riichi": "riichi", "ippatsu": True, "timing": "last_tile", "deposits": 2, "honba": 1},
        ),
        ([], "riichi", WAITING, {"timing": "chankan"}),
        (
            [],
            "riichi",
            {"tiles": "34p678s99s666z", "melds": [{"type": "ankan", "tiles": "1111z"}]},
            {"timing": "rinshan"},
        ),
        ([("rinshan_without_kan", TIMING)], "riichi", WAITING, {"timing": "rinshan"}),
        ([("not_in_ruleset", TIMING)], "neko", WAITING, {"timing": "chankan"}),
        ([("ippatsu_without_riichi", IPPATSU)], "riichi", WAITING, {"ippatsu": True}),
        (
            [("not_in_ruleset", RIICHI), ("not_in_ruleset", DEPOSITS)],
            "boo",
            WAITING,
            {"riichi": "riichi", "deposits": 1},
        ),
        ([("seat_not_in_game", SEAT)], "mj-sanma", {"tiles": "234789p34s678s99s"}, {"seat": "N"}),
        ([("not_in_ruleset", WAREME)], "riichi", WAITING, {"wareme": "E"}),
    ],
)
def test_the_situation_of_a_waiting_hand_says_nothing_of_how_it_is_won(faults, ruleset, hand, situation):
    assert judge_waiting(request(ruleset, hand, {"seat": "S", **situation})) == faults
