"""Requests beside the score: waiting hands, batches, rounds and games as they become values of the engine."""

import pytest

from engine.errors import Refused
from engine.games import Bust
from engine.notation import parse
from engine.table import Draw, Table
from engine.win import Win
from schemas.batch import MOST_ITEMS, BatchRequestSchema
from schemas.fields import Whole
from schemas.game import GameRequestSchema
from schemas.hand import NOTHING
from schemas.request import Request
from schemas.round import RoundRequestSchema
from schemas.rulesets import ResolveRequestSchema
from schemas.waits import WaitsRequestSchema
from service.problems import pointer

WAITING = {"hand": {"tiles": "234m567m34p678s99s"}, "situation": {"seat": "S"}}


def told(schema, request):
    with pytest.raises(Refused) as caught:
        schema.load(request)
    return [(fault.code, pointer(fault.path)) for fault in caught.value.faults]


def test_a_waiting_hand_has_no_winning_tile():
    command = WaitsRequestSchema().load(WAITING)
    assert command.hand.tiles == parse("234m567m34p678s99s")
    assert command.hand.winning == NOTHING
    assert (command.win.seat, command.win.discarder) == ("S", None)


def test_a_waiting_hand_does_not_say_how_it_wins():
    won = {"hand": WAITING["hand"] | {"winning_tile": "5p"}, "situation": {"seat": "S", "win": "ron", "discarder": "E"}}
    assert told(WaitsRequestSchema(), won) == [
        ("unknown_field", "/hand/winning_tile"),
        ("unknown_field", "/situation/discarder"),
        ("unknown_field", "/situation/win"),
    ]


def test_a_hand_that_already_won_does_not_wait():
    assert told(WaitsRequestSchema(), WAITING | {"hand": {"tiles": "234m567m345p678s99s"}}) == [
        ("wrong_tile_count", "/hand/tiles")
    ]


def test_the_items_of_a_batch_are_read_later():
    assert BatchRequestSchema().load({"items": [1, {}, "x"]}) == [1, {}, "x"]
    assert BatchRequestSchema().load({}) == []
    assert BatchRequestSchema().load({"items": None}) == []


@pytest.mark.parametrize(
    ("request_", "fault"),
    [
        ([], ("invalid_type", "")),
        ({"items": {}}, ("invalid_type", "/items")),
        ({"items": [{}] * (MOST_ITEMS + 1)}, ("too_long", "/items")),
        ({"items": [], "zeal": 1}, ("unknown_field", "/zeal")),
    ],
)
def test_a_batch_is_a_list_of_bounded_length(request_, fault):
    assert told(BatchRequestSchema(), request_) == [fault]


def test_a_round_is_a_table_and_its_winners():
    winner = {
        "hand": {"tiles": "234m567m34p678s99s", "winning_tile": "5p"},
        "situation": {"win": "ron", "seat": "S", "discarder": "E", "riichi": "riichi"},
    }
    table = {
        "round": "S",
        "number": 2,
        "honba": 1,
        "deposits": 2,
        "riichi": ["S"],
        "points": dict.fromkeys("ESWN", 24500),
    }
    command = RoundRequestSchema().load({"table": table, "wins": [winner]})
    assert command.table == Table("S", 2, 1, 2, ("S",), dict.fromkeys("ESWN", 24500))
    ((hand, win),) = command.ended
    assert hand.winning == parse("5p")[0]
    assert win == Win("ron", "S", discarder="E", riichi="riichi")


def test_a_round_is_a_table_and_a_draw():
    draw = {"kind": "exhaustive", "tenpai": ["E"], "nagashi": ["W"]}
    command = RoundRequestSchema().load({"table": {"number": 1}, "draw": draw})
    assert command.table == Table()
    assert command.ended == Draw("exhaustive", ("E",), ("W",))


def test_a_game_is_points_by_starting_seat():
    command = GameRequestSchema().load(
        {
            "options": {"bust_prize": 10},
            "points": [31000, 24000, 45000, -1000],
            "deposits": 1,
            "busts": [{"seat": 3, "by": [0]}],
        }
    )
    assert command.points == (31000, 24000, 45000, -1000)
    assert (command.deposits, command.busts) == (1, (Bust(3, (0,)),))


def test_a_rule_set_with_options_is_a_compiled_rule_set():
    plan = ResolveRequestSchema().load({"ruleset": "tenhou", "options": {"minimum_han": 2}})
    assert (plan.rules.id, plan.rules.minimum_han) == ("tenhou", 2)


def test_a_rule_set_is_asked_for_with_nothing_else():
    assert told(ResolveRequestSchema(), {"ruleset": "tenhou", "points": []}) == [("unknown_field", "/points")]


def test_a_schema_that_says_nothing_else_loads_its_values():
    class Sum(Request):
        first = Whole(0, 9, required=True)
        second = Whole(0, 9, load_default=1)

    assert Sum().load({"first": 2}) == {"first": 2, "second": 1}


def test_a_plan_does_not_show_in_what_a_command_looks_like():
    assert len(repr(WaitsRequestSchema().load(WAITING))) < 1000
