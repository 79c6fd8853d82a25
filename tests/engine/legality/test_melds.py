"""What a meld is, and whose tile it may have taken."""

import pytest

from tests.engine.legality.reading import RON, faults_of, judge, judge_waiting, pointer, request


def one(kind, tiles, **meld):
    return {"tiles": "34p678s99s666z", "winning_tile": "5p", "melds": [{"type": kind, "tiles": tiles, **meld}]}


def at(field, place=0):
    return f"/hand/melds/{place}/{field}"


@pytest.mark.parametrize(
    ("ruleset", "kind", "tiles"),
    [
        ("riichi", "chi", "891m"),
        ("riichi", "chi", "912m"),
        ("riichi", "chi", "124m"),
        ("riichi", "chi", "111m"),
        ("riichi", "chi", "1m2p3s"),
        ("riichi", "chi", "89m1p"),
        ("riichi", "chi", "123z"),
        ("riichi", "chi", "567z"),
        ("riichi", "chi", "12m"),
        ("riichi", "chi", "1234m"),
        ("riichi", "pon", "123m"),
        ("riichi", "pon", "11m"),
        ("riichi", "pon", "1111m"),
        ("riichi", "pon", "112m"),
        ("riichi", "minkan", "111m"),
        ("riichi", "minkan", "1112m"),
        ("riichi", "ankan", "111m"),
        ("riichi", "ankan", "1234m"),
        ("riichi", "kakan", "111m"),
        ("riichi", "kakan", "1m1p1s1m"),
        ("space", "chi", "125z"),
        ("space", "chi", "467z"),
        ("space", "chi", "11m2m"),
        ("space-sanma", "chi", "191p"),
        ("space-sanma", "chi", "111m"),
    ],
)
def test_a_meld_is_a_run_a_triplet_or_a_kan_as_its_call_says(ruleset, kind, tiles):
    assert judge(request(ruleset, one(kind, tiles), RON)) == [("not_a_meld", at("tiles"))]


@pytest.mark.parametrize(
    ("ruleset", "kind", "tiles"),
    [
        ("riichi", "chi", "123m"),
        ("riichi", "chi", "978m"),
        ("riichi", "chi", "046m"),
        ("riichi", "pon", "055s"),
        ("riichi", "pon", "111z"),
        ("riichi", "minkan", "0555s"),
        ("riichi", "minkan", "5555s"),
        ("riichi", "ankan", "7777z"),
        ("riichi", "kakan", "5550m"),
        ("mj-double-red", "kakan", "5500m"),
        ("space", "chi", "891m"),
        ("space", "chi", "912s"),
        ("space", "chi", "123z"),
        ("space", "chi", "412z"),
        ("space", "chi", "341z"),
        ("space", "chi", "765z"),
        ("space-sanma", "chi", "191m"),
        ("space-sanma", "chi", "199m"),
        ("space-sanma", "chi", "891p"),
    ],
)
def test_any_order_any_dye_and_the_rings_own_runs_are_melds(ruleset, kind, tiles):
    assert judge(request(ruleset, one(kind, tiles), RON)) == []


def test_what_is_no_meld_is_named():
    (fault,) = faults_of(request("riichi", one("chi", "891m"), RON))
    assert fault.facts == {"call": "chi", "tiles": "891m"}


@pytest.mark.parametrize("ruleset", ["tenhou-sanma", "mahjongsoul-sanma", "mj-sanma", "neko-sanma"])
def test_three_players_do_not_call_chi(ruleset):
    asked = request(ruleset, one("chi", "567p"), RON)
    assert judge(asked) == [("chi_not_allowed", at("type"))]
    assert faults_of(asked)[0].facts["ruleset"] == ruleset


def test_an_unknown_chi_is_told_before_what_else_is_wrong_with_it():
    hand = one("chi", "456m", called="7m")
    assert judge(request("tenhou-sanma", hand, RON)) == [
        ("chi_not_allowed", at("type")),
        ("tile_not_in_wall", at("tiles")),
        ("called_not_in_meld", at("called")),
    ]


@pytest.mark.parametrize(("seat", "source"), [("S", "W"), ("S", "N"), ("E", "S"), ("E", "W"), ("W", "E"), ("N", "E")])
def test_chi_is_called_from_the_left(seat, source):
    asked = request("riichi", one("chi", "123m", **{"from": source}), {"win": "tsumo", "seat": seat})
    assert judge(asked) == [("chi_wrong_seat", at("from"))]


def test_the_right_seat_of_a_chi_is_named():
    asked = request("riichi", one("chi", "123m", **{"from": "S"}), {"win": "tsumo", "seat": "E"})
    assert faults_of(asked)[0].facts == {"from": "S", "seat": "E", "left": "N"}


@pytest.mark.parametrize(("seat", "left"), [("E", "N"), ("S", "E"), ("W", "S"), ("N", "W")])
def test_the_left_is_the_seat_that_plays_before(seat, left):
    assert judge(request("riichi", one("chi", "123m", **{"from": left}), {"win": "tsumo", "seat": seat})) == []


@pytest.mark.parametrize(("ruleset", "sources"), [("space", "EWN"), ("space-sanma", "EW")])
def test_chi_from_any_seat_where_the_rule_set_says_so(ruleset, sources):
    for source in sources:
        assert judge(request(ruleset, one("chi", "123p", **{"from": source}), {"win": "tsumo", "seat": "S"})) == []


@pytest.mark.parametrize(("kind", "tiles"), [("pon", "111m"), ("minkan", "1111m"), ("kakan", "1111m")])
@pytest.mark.parametrize("source", ["E", "W", "N"])
def test_triplets_and_kans_come_from_anybody_else(kind, tiles, source):
    hand = one(kind, tiles, called="1m", **{"from": source})
    assert judge(request("riichi", hand, {"win": "tsumo", "seat": "S"})) == []


@pytest.mark.parametrize(
    ("kind", "tiles"), [("chi", "123p"), ("pon", "111m"), ("minkan", "1111m"), ("ankan", "1111m"), ("kakan", "1111m")]
)
def test_nobody_calls_from_himself(kind, tiles):
    for ruleset in ("riichi", "space"):
        assert judge(request(ruleset, one(kind, tiles, **{"from": "S"}), RON)) == [("meld_from_self", at("from"))]


@pytest.mark.parametrize("ruleset", ["tenhou-sanma", "space-sanma"])
def test_a_meld_comes_from_a_seat_of_the_game(ruleset):
    assert judge(request(ruleset, one("pon", "111m", **{"from": "N"}), RON)) == [("seat_not_in_game", at("from"))]


@pytest.mark.parametrize(
    ("kind", "tiles", "called"),
    [
        ("chi", "123m", "4m"),
        ("chi", "406p", "5p"),
        ("pon", "555s", "0s"),
        ("minkan", "1111z", "2z"),
        ("kakan", "1111z", "1m"),
    ],
)
def test_the_called_tile_is_one_of_the_meld(kind, tiles, called):
    assert judge(request("riichi", one(kind, tiles, called=called), RON)) == [("called_not_in_meld", at("called"))]


@pytest.mark.parametrize(
    ("kind", "tiles", "called"), [("chi", "123m", "2m"), ("chi", "406p", "0p"), ("pon", "055s", "5s")]
)
def test_any_tile_of_the_meld_can_be_the_called_one(kind, tiles, called):
    assert judge(request("riichi", one(kind, tiles, called=called), RON)) == []


@pytest.mark.parametrize("said", [{"called": "1m"}, {"from": "W"}, {"called": "1m", "from": "W"}])
def test_nobody_gave_a_tile_of_a_closed_kan(said):
    found = faults_of(request("riichi", one("ankan", "1111m", **said), RON))
    assert [(fault.code, pointer(fault.path)) for fault in found] == [("invalid_value", at(field)) for field in said]
    assert {fault.facts["reason"] for fault in found} == {"closed_kan"}


@pytest.mark.parametrize(("ruleset", "count", "limit"), [("riichi", 5, 4), ("riichi", 8, 4), ("neko-mini", 3, 2)])
def test_a_hand_has_no_more_melds_than_groups(ruleset, count, limit):
    melds = [{"type": "pon", "tiles": f"{i}{i}{i}{suit}"} for suit, i in zip("pppsssz", range(1, 8), strict=True)]
    melds.append({"type": "pon", "tiles": "999p"})
    asked = request(ruleset, {"tiles": "66z", "winning_tile": "6z", "melds": melds[:count]}, RON)
    assert judge(asked) == [("too_many_melds", "/hand/melds")]
    assert faults_of(asked)[0].facts == {"count": count, "limit": limit}


def test_every_meld_is_looked_at():
    melds = [
        {"type": "chi", "tiles": "123m", "from": "W"},
        {"type": "pon", "tiles": "555z", "from": "W"},
        {"type": "chi", "tiles": "135m", "from": "S"},
    ]
    assert judge(request("riichi", {"tiles": "34p99s", "winning_tile": "5p", "melds": melds}, RON)) == [
        ("chi_wrong_seat", at("from")),
        ("not_a_meld", at("tiles", 2)),
        ("meld_from_self", at("from", 2)),
    ]


def test_the_melds_of_a_waiting_hand_are_judged_alike():
    hand = {"tiles": "34p678s99s666z", "melds": [{"type": "chi", "tiles": "891m", "from": "W"}]}
    assert judge_waiting(request("riichi", hand, {"seat": "S"})) == [
        ("not_a_meld", at("tiles")),
        ("chi_wrong_seat", at("from")),
    ]
