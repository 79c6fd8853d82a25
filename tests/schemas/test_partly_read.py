"""A fault of shape in one place hides no other fault: not in the same list, nor in the same table, win or draw."""

from typing import Any

import pytest

from engine.errors import Refused
from schemas.game import GameRequestSchema
from schemas.round import RoundRequestSchema
from schemas.score import ScoreRequestSchema
from service.problems import pointer

HAND: dict[str, Any] = {"tiles": "234m567p345s67s88p", "winning_tile": "8s"}
TWELVE: dict[str, Any] = {"tiles": "234m567p345s67s8p", "winning_tile": "8s"}
RON: dict[str, Any] = {"win": "ron", "seat": "S", "discarder": "E"}
WIN: dict[str, Any] = {"hand": HAND, "situation": RON}
E1: dict[str, Any] = {"round": "E", "number": 1}
SHAPE = ("invalid_value", "bad_notation", "unknown_field", "invalid_type", "out_of_range", "missing_field")


def told(schema: Any, request: object) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as caught:
        schema.load(request)
    return [(fault.code, pointer(fault.path)) for fault in caught.value.faults]


@pytest.mark.parametrize("broken", [{"type": "kan", "tiles": "222p"}, {"type": "pon", "tiles": "2x"}, {}, 5, None])
def test_a_meld_that_cannot_be_read_hides_nothing_of_the_others(broken: object) -> None:
    """South takes a chi from West, and a pon that is none from itself: each is told at its own place in the list."""
    chi, pon = {"type": "chi", "tiles": "234m", "from": "W"}, {"type": "pon", "tiles": "556z", "from": "S"}
    hand = {"tiles": "67s88p", "winning_tile": "8s", "melds": [chi, broken, pon]}
    found = told(ScoreRequestSchema(), {"hand": hand, "situation": RON | {"ippatsu": True}})
    assert next(code for code, place in found if place.startswith("/hand/melds/1")) in SHAPE
    assert [fault for fault in found if not fault[1].startswith("/hand/melds/1")] == [
        ("chi_wrong_seat", "/hand/melds/0/from"),
        ("not_a_meld", "/hand/melds/2/tiles"),
        ("meld_from_self", "/hand/melds/2/from"),
        ("ippatsu_without_riichi", "/situation/ippatsu"),
    ]


def test_a_meld_that_cannot_be_read_brings_no_fault_about() -> None:
    """It may be the kan of the rinshan, it may hold the tiles that lack, and nothing is known of its own tiles."""
    hand = {"tiles": "234m567p67s88p", "winning_tile": "8s", "melds": [{"type": "kan", "tiles": "2222p"}]}
    situation = {"win": "tsumo", "seat": "S", "timing": "rinshan"}
    assert told(ScoreRequestSchema(), {"hand": hand, "situation": situation}) == [
        ("invalid_value", "/hand/melds/0/type")
    ]


def test_a_win_is_looked_at_though_it_cannot_be_read_whole() -> None:
    wins = [
        {"hand": HAND | {"tiles": "2x"}, "situation": RON | {"ippatsu": True}},
        {"hand": TWELVE, "situation": RON | {"seat": "Q"}},
        5,
        {"hand": TWELVE, "situation": RON | {"seat": "W", "foo": 1}},
    ]
    assert told(RoundRequestSchema(), {"table": E1, "wins": wins}) == [
        ("bad_notation", "/wins/0/hand/tiles"),
        ("ippatsu_without_riichi", "/wins/0/situation/ippatsu"),
        ("wrong_tile_count", "/wins/1/hand/tiles"),
        ("invalid_value", "/wins/1/situation/seat"),
        ("invalid_type", "/wins/2"),
        ("wrong_tile_count", "/wins/3/hand/tiles"),
        ("unknown_field", "/wins/3/situation/foo"),
    ]


def test_what_wins_have_to_do_with_each_other_waits_for_all_of_them() -> None:
    """Who wins twice, or off whom, is not known while a seat or a discarder is not."""
    wins = [WIN, {"hand": HAND, "situation": RON | {"discarder": "Q"}}, {"hand": HAND, "situation": RON | {"win": "x"}}]
    assert told(RoundRequestSchema(), {"table": E1 | {"riichi": ["N"]}, "wins": wins}) == [
        ("invalid_value", "/wins/1/situation/discarder"),
        ("invalid_value", "/wins/2/situation/win"),
    ]


def test_a_table_is_looked_at_though_it_cannot_be_read_whole() -> None:
    table = {"round": "E", "number": 4, "honba": -1, "riichi": ["N", "S", "S"], "deposits": 1, "wareme": "E"}
    points = {"E": 25000, "S": 25000, "W": 24900}
    assert told(RoundRequestSchema(), {"ruleset": "mj-sanma", "table": table | {"points": points}, "wins": [WIN]}) == [
        ("out_of_range", "/table/number"),
        ("out_of_range", "/table/honba"),
        ("seat_not_in_game", "/table/riichi/0"),
        ("invalid_value", "/table/riichi/2"),
        ("points_do_not_add_up", "/table/points"),
        ("not_in_ruleset", "/table/wareme"),
        ("tile_not_in_wall", "/wins/0/hand/tiles"),
        ("invalid_value", "/wins/0/situation/riichi"),
    ]


@pytest.mark.parametrize("lost", [{"deposits": -1}, {"points": {"E": 25000, "S": "x", "W": 25000, "N": 25000}}])
def test_points_are_not_added_up_while_some_are_missing(lost: dict[str, Any]) -> None:
    points = {"E": 25000, "S": 24000, "W": 25000, "N": 25000}
    found = told(RoundRequestSchema(), {"table": E1 | {"points": points} | lost, "wins": [WIN]})
    assert len(found) == 1
    assert found[0][0] in SHAPE


def test_a_seat_with_too_few_points_is_told_beside_points_that_cannot_be_read() -> None:
    points = {"E": 25000, "S": 500, "W": "x", "N": 25000}
    request = {"ruleset": "mj", "table": E1 | {"points": points, "riichi": ["S"]}, "draw": {"kind": "four_winds"}}
    assert told(RoundRequestSchema(), request) == [
        ("riichi_below_1000", "/table/riichi/0"),
        ("invalid_type", "/table/points/W"),
    ]


def test_a_draw_is_looked_at_though_it_cannot_be_read_whole() -> None:
    draw = {"kind": "three_ron", "tenpai": ["E", "Q"], "nagashi": ["S", "S"], "foo": 1}
    assert told(RoundRequestSchema(), {"table": E1 | {"riichi": ["W"]}, "draw": draw}) == [
        ("draw_not_in_ruleset", "/draw/kind"),
        ("invalid_value", "/draw/tenpai/1"),
        ("nagashi_void", "/draw/nagashi/0"),
        ("invalid_value", "/draw/nagashi/1"),
        ("nagashi_void", "/draw/nagashi/1"),
        ("unknown_field", "/draw/foo"),
    ]


def test_a_draw_of_unknown_kind_brings_no_fault_about() -> None:
    draw = {"kind": "chombo", "tenpai": ["E"], "nagashi": ["S"]}
    assert told(RoundRequestSchema(), {"table": E1 | {"riichi": ["W"]}, "draw": draw}) == [
        ("invalid_value", "/draw/kind")
    ]


def test_liability_is_not_judged_while_the_hand_is_not_known() -> None:
    """The melds that cannot be read may be the dragons."""
    situation = RON | {"liable": [{"yaku": "daisangen", "seat": "W"}], "foo": 1}
    wins = [{"hand": HAND | {"winning_tile": "x", "tiles": "234m567p345s67s88p8s"}, "situation": situation}]
    assert told(RoundRequestSchema(), {"table": E1, "wins": wins}) == [
        ("bad_notation", "/wins/0/hand/winning_tile"),
        ("unknown_field", "/wins/0/situation/foo"),
    ]


def test_busts_that_cannot_be_read_hide_no_other_fault_of_the_game() -> None:
    request = {"ruleset": "mj-wareme", "points": [50000, -1000, 3], "busts": [{"seat": 1, "by": [9]}]}
    assert told(GameRequestSchema(), request) == [
        ("wrong_number_of_seats", "/points"),
        ("out_of_range", "/busts/0/by/0"),
    ]
