"""Which tiles a request may hold, and which field a fault of the tiles points at."""

import pytest

from tests.engine.legality.reading import PINFU, RON, SANMA, TSUMO, faults_of, judge, judge_waiting, request

TILES, WINNING, GOLD, NUKIDORA = "/hand/tiles", "/hand/winning_tile", "/hand/gold", "/hand/nukidora"
DORA, URA = "/situation/dora_indicators", "/situation/ura_indicators"
FIRST_MELD, SECOND_MELD = "/hand/melds/0/tiles", "/hand/melds/1/tiles"

KAN_2Z = {"type": "ankan", "tiles": "2222z"}
PON_1Z = {"type": "pon", "tiles": "111z"}
CHI_RED = {"type": "chi", "tiles": "067p"}


def beside(*melds, **hand):
    """Seven tiles that wait for 2p and 5p beside two melds."""
    return {"tiles": "34p67899s", "winning_tile": "5p", "melds": list(melds), **hand}


@pytest.mark.parametrize(
    ("ruleset", "hand"),
    [
        ("riichi", {"tiles": "234567m34p6789s", "winning_tile": "5p"}),
        ("riichi", {"tiles": "234567m345p678999s", "winning_tile": "5p"}),
        ("riichi", {**PINFU, "melds": [KAN_2Z]}),
        ("riichi", {"tiles": "34p67899s", "winning_tile": "5p"}),
        ("riichi", {"tiles": "5p", "winning_tile": "5p", "melds": [KAN_2Z]}),
        ("neko-mini", {"tiles": "234567p34s67899s", "winning_tile": "5s"}),
    ],
)
def test_a_hand_has_its_groups_and_a_pair_with_the_winning_tile_or_one_tile_less(ruleset, hand):
    assert judge(request(ruleset, hand, RON)) == [("wrong_tile_count", TILES)]


def test_a_wrong_count_says_what_was_sent_and_what_it_should_be():
    (fault,) = faults_of(request("riichi", beside(KAN_2Z), RON))
    assert fault.facts == {"count": 7, "melds": 1, "without": 10, "with": 11}


def test_a_hand_of_four_melds_is_a_single_tile_or_the_pair():
    melds = [{"type": "pon", "tiles": t} for t in ("111z", "222z", "333z", "555z")]
    assert judge(request("riichi", {"tiles": "5p", "winning_tile": "5p", "melds": melds}, RON)) == []
    assert judge(request("riichi", {"tiles": "55p", "winning_tile": "5p", "melds": melds}, RON)) == []


def test_a_small_hand_has_two_groups():
    assert judge(request("neko-mini", {"tiles": "234p34s99s", "winning_tile": "5s"}, RON)) == []
    assert judge(request("neko-mini", {"tiles": "234p345s99s", "winning_tile": "5s"}, RON)) == []


@pytest.mark.parametrize(
    ("where", "hand", "indicators"),
    [
        (TILES, {"tiles": "2222248m123p678s", "winning_tile": "4m"}, {}),
        (TILES, {"tiles": "4405555m123p678s", "winning_tile": "4m"}, {}),
        (TILES, {"tiles": "2222m234567p678s", "winning_tile": "2m"}, {}),
        (TILES, {"tiles": "234s678m345p5p", "winning_tile": "5p", "melds": [{"type": "ankan", "tiles": "4444s"}]}, {}),
        (WINNING, beside(KAN_2Z, PON_1Z, winning_tile="2z"), {}),
        (TILES, beside(KAN_2Z, PON_1Z, winning_tile="2z", tiles="34p67899s2z"), {}),
        (FIRST_MELD, beside(KAN_2Z, PON_1Z), {"dora_indicators": "2z"}),
        (SECOND_MELD, beside(PON_1Z, {"type": "ankan", "tiles": "9999m"}), {"dora_indicators": "1z9m"}),
        (DORA, PINFU, {"dora_indicators": "11111z"}),
        (DORA, PINFU, {"dora_indicators": "111z", "ura_indicators": "11z"}),
        # Without the hand's one there would still be five.
        (DORA, {"tiles": "234567m34p6789s1z", "winning_tile": "5p"}, {"dora_indicators": "11111z"}),
        # No field alone can give way: the first that holds any.
        (TILES, beside(PON_1Z, KAN_2Z, tiles="111z6699s", winning_tile="9s"), {"dora_indicators": "111z"}),
    ],
)
def test_there_are_four_of_a_kind_over_hand_melds_and_indicators(where, hand, indicators):
    assert judge(request("riichi", hand, TSUMO, **indicators)) == [("five_of_a_kind", where)]


def test_every_kind_that_is_there_five_times_is_told():
    found = faults_of(request("riichi", {"tiles": "11111m99999p678s", "winning_tile": "9s"}, TSUMO))
    assert [(fault.code, fault.facts) for fault in found] == [
        ("five_of_a_kind", {"tile": "1m", "count": 5, "limit": 4}),
        ("five_of_a_kind", {"tile": "9p", "count": 5, "limit": 4}),
    ]


@pytest.mark.parametrize(
    ("where", "ruleset", "hand", "indicators"),
    [
        ([TILES], "tenhou-sanma", {"tiles": "234m789p34s67899s", "winning_tile": "5s"}, {}),
        ([TILES], "tenhou-sanma", {"tiles": "0m234789p34s6789s", "winning_tile": "5s"}, {}),
        ([WINNING], "tenhou-sanma", {**SANMA, "winning_tile": "5m"}, {}),
        ([TILES, WINNING], "tenhou-sanma", {"tiles": "234789p34s67899s5m", "winning_tile": "5m"}, {}),
        ([DORA], "tenhou-sanma", SANMA, {"dora_indicators": "2m"}),
        ([URA], "tenhou-sanma", SANMA, {"dora_indicators": "1m", "ura_indicators": "2m"}),
        ([FIRST_MELD], "mj-sanma", beside({"type": "pon", "tiles": "222m"}, PON_1Z), {}),
        ([TILES], "neko-mini", {"tiles": "234m678s9s", "winning_tile": "9s"}, {}),
        ([DORA], "neko-mini", {"tiles": "234p678s9s", "winning_tile": "9s"}, {"dora_indicators": "1m"}),
    ],
)
def test_every_tile_is_one_of_the_wall(where, ruleset, hand, indicators):
    assert judge(request(ruleset, hand, RON, **indicators)) == [("tile_not_in_wall", pointer) for pointer in where]


def test_foreign_tiles_of_a_field_are_named_together():
    (fault,) = faults_of(request("tenhou-sanma", {"tiles": "22340m78p34s678s9s", "winning_tile": "5s"}, RON))
    assert (fault.facts["tiles"], fault.facts["ruleset"]) == ("2340m", "tenhou-sanma")


@pytest.mark.parametrize(
    ("where", "ruleset", "hand", "indicators"),
    [
        (TILES, "riichi", {"tiles": "00m234567p678s99s", "winning_tile": "9s"}, {}),
        (TILES, "riichi", {"tiles": "234567m30p67899s", "winning_tile": "0p"}, {}),
        (WINNING, "riichi", beside(CHI_RED, KAN_2Z, winning_tile="0p"), {}),
        (FIRST_MELD, "riichi", beside(CHI_RED, KAN_2Z), {"dora_indicators": "0p"}),
        (DORA, "riichi", PINFU, {"dora_indicators": "00p"}),
        (TILES, "mj-double-red", {"tiles": "000m234567p67s99s", "winning_tile": "8s"}, {}),
    ],
)
def test_there_are_as_many_red_fives_as_the_wall_has(where, ruleset, hand, indicators):
    assert judge(request(ruleset, hand, RON, **indicators)) == [("too_many_red_fives", where)]


def test_a_suit_without_red_fives_among_suits_that_have_them_has_none():
    asked = request("riichi", {**PINFU, "tiles": "234067m34p67899s"}, RON) | {
        "options": {"red_fives": {"m": 0, "p": 1, "s": 1}}
    }
    (fault,) = faults_of(asked)
    assert (fault.code, fault.path) == ("too_many_red_fives", ("hand", "tiles"))
    assert (fault.facts["tile"], fault.facts["count"], fault.facts["limit"]) == ("0m", 1, 0)


@pytest.mark.parametrize(
    ("where", "ruleset", "hand", "indicators"),
    [
        ([TILES], "jpml", {**PINFU, "tiles": "234067m34p67899s"}, {}),
        ([WINNING], "jpml", {**PINFU, "winning_tile": "0p"}, {}),
        ([WINNING, FIRST_MELD], "jpml", beside({"type": "chi", "tiles": "067m"}, KAN_2Z, winning_tile="0p"), {}),
        ([DORA], "jpml", PINFU, {"dora_indicators": "0s"}),
        ([TILES], "mj-gold", {**PINFU, "tiles": "234067m34p67899s"}, {}),
        ([TILES], "arushiaru", {**PINFU, "tiles": "234067m34p67899s"}, {}),
    ],
)
def test_where_no_five_is_red_a_red_five_is_unknown(where, ruleset, hand, indicators):
    assert judge(request(ruleset, hand, RON, **indicators)) == [("not_in_ruleset", pointer) for pointer in where]


def test_an_unknown_thing_is_named_with_the_rule_set():
    (fault,) = faults_of(request("jpml", {**PINFU, "winning_tile": "0p"}, RON))
    assert (fault.facts["what"], fault.facts["tiles"], fault.facts["ruleset"]) == ("red_fives", "0p", "jpml")


def test_a_winning_tile_sent_among_the_tiles_is_there():
    asked = request("riichi", {"tiles": "234567m345p67899s", "winning_tile": "1z"}, RON)
    assert judge(asked) == [("winning_tile_missing", TILES)]
    assert faults_of(asked)[0].facts == {"tile": "1z", "count": 14}


@pytest.mark.parametrize(("among", "named"), [("5p", "0p"), ("0p", "5p"), ("0p", "0p")])
def test_whether_the_winning_tile_is_red_is_read_from_the_tiles(among, named):
    assert judge(request("riichi", {"tiles": f"234567m34p67899s{among}", "winning_tile": named}, RON)) == []


@pytest.mark.parametrize("ruleset", ["tenhou", "neko-sanma", "mj-sanma"])
def test_norths_are_pulled_only_where_the_rule_set_has_it(ruleset):
    assert judge(request(ruleset, {**SANMA, "nukidora": 1}, RON)) == [("not_in_ruleset", NUKIDORA)]


@pytest.mark.parametrize(
    ("hand", "indicators"),
    [
        ({**SANMA, "nukidora": 5}, {}),
        ({**SANMA, "nukidora": 99}, {}),
        ({**SANMA, "nukidora": 4}, {"dora_indicators": "4z"}),
        ({"tiles": "234789p34s678s44z", "winning_tile": "5s", "nukidora": 3}, {}),
        ({**beside({"type": "pon", "tiles": "444z"}, PON_1Z), "nukidora": 2}, {}),
    ],
)
def test_there_are_four_norths_with_the_pulled_ones(hand, indicators):
    assert judge(request("tenhou-sanma", hand, RON, **indicators)) == [("too_many_norths", NUKIDORA)]


def test_four_norths_may_be_split_between_the_pulled_ones_and_the_hand():
    assert (
        judge(request("tenhou-sanma", {"tiles": "234789p34s67s444z", "winning_tile": "5s", "nukidora": 1}, RON)) == []
    )
    assert judge(request("tenhou-sanma", {**SANMA, "nukidora": 4}, RON)) == []


@pytest.mark.parametrize(
    ("codes", "ruleset", "hand"),
    [
        (["not_in_ruleset"], "riichi", {**PINFU, "gold": "5m"}),
        (["gold_not_in_hand"], "mj-gold", {**PINFU, "gold": "5s"}),
        (["gold_not_in_hand"], "mj-red-gold", {**PINFU, "winning_tile": "0p", "gold": "5p"}),
        (["too_many_gold_fives"], "mj-gold", {"tiles": "234567m55p67899s", "winning_tile": "5p", "gold": "55p"}),
        (["too_many_gold_fives", "gold_not_in_hand"], "mj-gold", {**PINFU, "gold": "55s"}),
        (["tile_not_in_wall"], "mj-sanma-gold", {**SANMA, "gold": "5m"}),
        (["invalid_value"], "mj-gold", {**PINFU, "gold": "4p"}),
        (["invalid_value"], "mj-red-gold", {**PINFU, "winning_tile": "0p", "gold": "0p"}),
    ],
)
def test_gold_fives_are_plain_fives_of_the_hand_no_more_than_the_wall_has(codes, ruleset, hand):
    assert judge(request(ruleset, hand, RON)) == [(code, GOLD) for code in codes]


def test_gold_fives_of_hand_winning_tile_and_melds_are_accepted():
    assert judge(request("mj-gold", {**PINFU, "gold": "5p5m"}, RON)) == []
    melds = ({"type": "chi", "tiles": "567s", "from": "E"}, PON_1Z)
    assert judge(request("mj-gold", beside(*melds, gold="5s"), RON)) == []
    assert judge(request("mj-red-gold", {"tiles": "234567m05p67899s", "winning_tile": "5p", "gold": "5p"}, RON)) == []


@pytest.mark.parametrize(
    ("faults", "ruleset", "indicators"),
    [
        ([("too_many_indicators", DORA)], "riichi", {"dora_indicators": "123456z"}),
        (
            [("too_many_indicators", DORA), ("too_many_indicators", URA)],
            "riichi",
            {"dora_indicators": "123456z", "ura_indicators": "123456z"},
        ),
        ([("more_ura_than_dora", URA)], "riichi", {"dora_indicators": "1z", "ura_indicators": "2z3z"}),
        ([("more_ura_than_dora", URA)], "jpml", {"ura_indicators": "2z"}),
        ([("not_in_ruleset", DORA)], "arushiaru", {"dora_indicators": "1z"}),
        ([("not_in_ruleset", DORA), ("not_in_ruleset", URA)], "boo", {"dora_indicators": "1z", "ura_indicators": "1z"}),
    ],
)
def test_a_dead_wall_shows_five_dora_indicators_and_no_more_under_them(faults, ruleset, indicators):
    assert judge(request(ruleset, PINFU, RON, **indicators)) == faults


def test_indicators_that_are_not_played_or_not_won_are_facts():
    assert judge(request("jpml", PINFU, RON, dora_indicators="1z2z", ura_indicators="3z4z")) == []
    assert judge(request("riichi", PINFU, RON, dora_indicators="12345z", ura_indicators="56712z")) == []


@pytest.mark.parametrize(
    ("faults", "ruleset", "hand"),
    [
        ([], "riichi", {"tiles": "234567m34p67899s"}),
        ([], "neko-mini", {"tiles": "234p34s99s"}),
        ([], "riichi", {"tiles": "5p", "melds": [{"type": "pon", "tiles": f"{i}{i}{i}z"} for i in (1, 2, 3, 5)]}),
        ([("wrong_tile_count", TILES)], "riichi", {"tiles": "234567m345p67899s"}),
        ([("wrong_tile_count", TILES)], "riichi", {"tiles": "234567m34p6789s"}),
        ([("five_of_a_kind", TILES)], "riichi", {"tiles": "2222248m123p678s"}),
        ([("too_many_red_fives", TILES)], "riichi", {"tiles": "00m234567p67899s"}),
        ([("tile_not_in_wall", TILES)], "mj-sanma", {"tiles": "2m234789p678s999s"}),
    ],
)
def test_a_waiting_hand_lacks_the_winning_tile(faults, ruleset, hand):
    assert judge_waiting(request(ruleset, hand, {"seat": "S"})) == faults


def test_a_wrong_count_of_a_waiting_hand_asks_for_the_tiles_without_the_winning_one():
    asked = request("riichi", {"tiles": "234567m34p67899s1z"}, {"seat": "S"})
    assert judge_waiting(asked) == [("wrong_tile_count", TILES)]
