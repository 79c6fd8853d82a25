"""A score request as it becomes a hand and a situation of the engine, and all that is wrong with one at once."""

from copy import deepcopy

import pytest

from engine.errors import Refused
from engine.hand import Hand, Meld
from engine.notation import parse
from engine.win import Liable, Win
from schemas.request import MOST_FAULTS
from schemas.score import ScoreRequestSchema
from service.problems import pointer

SCHEMA = ScoreRequestSchema()
PLAIN = {
    "hand": {"tiles": "234m340p2267s", "winning_tile": "5s", "melds": [{"type": "pon", "tiles": "555z", "from": "E"}]},
    "situation": {"win": "ron", "seat": "S", "discarder": "E"},
}
GONE = object()


def changed(**changes: object) -> dict:
    """`PLAIN` with values at places written `hand__tiles`."""
    request = deepcopy(PLAIN)
    for place, value in changes.items():
        *way, last = place.split("__")
        inner = request
        for step in way:
            inner = inner[int(step)] if step.isdigit() else inner.setdefault(step, {})
        if value is GONE:
            del inner[last]
        else:
            inner[last] = value
    return request


def told(request: object) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as caught:
        SCHEMA.load(request)
    return [(fault.code, pointer(fault.path)) for fault in caught.value.faults]


def test_a_request_is_the_engines_own_values():
    command = SCHEMA.load(
        changed(
            hand__gold="",
            situation__round="S",
            situation__dora_indicators="3m 0s",
            situation__honba=2,
            situation__deposits=1,
        )
    )
    meld = Meld("pon", parse("555z"), None, "E")
    assert command.hand == Hand(parse("234m340p2267s5s"), 22, (meld,))
    assert command.hand.apart
    assert command.win == Win(
        "ron", "S", "S", discarder="E", dora_indicators=parse("3m0s"), honba=2, deposits=1
    )  # fmt: skip
    assert command.plan.rules.id == "riichi"


def test_the_winning_tile_among_the_tiles_or_beside_them_is_the_same_hand():
    apart, among = SCHEMA.load(PLAIN), SCHEMA.load(changed(hand__tiles="234m340p22567s"))
    assert sorted(apart.hand.tiles) == sorted(among.hand.tiles)
    assert not among.hand.apart


def test_a_red_winning_tile_is_red_where_it_stands_apart():
    command = SCHEMA.load(changed(hand__tiles="234m345p2267s", hand__winning_tile="0s"))
    assert command.hand.tiles[-1] == 22 + 64
    assert command.hand.winning == 22


def test_among_the_tiles_only_the_kind_of_the_winning_tile_counts():
    command = SCHEMA.load(changed(hand__tiles="234m345p22067s", hand__winning_tile="5s"))
    assert parse("0s")[0] in command.hand.tiles


def test_defaults():
    win = SCHEMA.load(PLAIN).win
    assert win == Win("ron", "S", "E", discarder="E")


@pytest.mark.parametrize("value", [None, "", "none", "normal"])
def test_neutral_words_change_nothing(value):
    fields = ("round", "riichi", "timing", "wareme")
    assert SCHEMA.load(changed(**{f"situation__{name}": value for name in fields})).win == SCHEMA.load(PLAIN).win


def test_null_and_empty_change_nothing():
    empty = changed(
        ruleset=None, options=None, hand__nukidora=0, hand__gold="", situation__dora_indicators="",
        situation__ura_indicators=[], situation__honba=0, situation__deposits=None, situation__liable=[],
        situation__ippatsu=None,
    )  # fmt: skip
    assert SCHEMA.load(empty).win == SCHEMA.load(PLAIN).win
    assert SCHEMA.load(empty).hand == SCHEMA.load(PLAIN).hand


def test_liability_is_read():
    pao = [{"yaku": "daisangen", "seat": "N"}]
    assert SCHEMA.load(changed(situation__liable=pao)).win.liable == (Liable("daisangen", "N"),)


def test_options_change_the_rule_set():
    assert SCHEMA.load(changed(options={"kiriage": True})).plan.rules.scale.kiriage
    assert SCHEMA.load(changed(options={"kiriage": True})).plan is SCHEMA.load(changed(options={"kiriage": True})).plan


@pytest.mark.parametrize("body", [[], "text", 3, True, None])
def test_a_request_is_an_object(body):
    assert told(body) == [("invalid_type", "")]


def test_an_empty_request_lacks_what_is_required():
    assert told({}) == [("missing_field", "/hand"), ("missing_field", "/situation")]
    assert told({"hand": {}, "situation": {}}) == [
        ("missing_field", "/hand/tiles"),
        ("missing_field", "/hand/winning_tile"),
        ("missing_field", "/situation/win"),
        ("missing_field", "/situation/seat"),
    ]


def test_all_faults_of_shape_come_at_once_in_the_order_of_the_fields():
    request = changed(
        zeal=1, options=3, situation__zeal=1, situation__liable=[{"seat": "x"}], situation__honba="1",
        situation__win="draw", hand__melds__0__zeal=1, hand__melds__0__tiles="5", hand__winning_tile="55s",
        hand__tiles="12", ruleset=3,
    )  # fmt: skip
    assert told(request) == [
        ("invalid_type", "/ruleset"),
        ("invalid_type", "/options"),
        ("bad_notation", "/hand/tiles"),
        ("invalid_value", "/hand/winning_tile"),
        ("bad_notation", "/hand/melds/0/tiles"),
        ("unknown_field", "/hand/melds/0/zeal"),
        ("invalid_value", "/situation/win"),
        ("invalid_type", "/situation/honba"),
        ("missing_field", "/situation/liable/0/yaku"),
        ("invalid_value", "/situation/liable/0/seat"),
        ("unknown_field", "/situation/zeal"),
        ("unknown_field", "/zeal"),
    ]


def test_faults_of_meaning_come_with_those_of_shape():
    assert told(changed(hand__tiles="22223m340p2267s", situation__seat="east", situation__ippatsu=True)) == [
        ("wrong_tile_count", "/hand/tiles"),
        ("invalid_value", "/situation/seat"),
        ("ippatsu_without_riichi", "/situation/ippatsu"),
    ]


def test_what_a_fault_of_shape_alone_brings_about_is_not_told():
    assert told(changed(situation__riichi=True, situation__ippatsu=True)) == [("invalid_type", "/situation/riichi")]
    assert told(changed(hand__winning_tile="x")) == [("bad_notation", "/hand/winning_tile")]
    assert told(changed(situation__win="x")) == [("invalid_value", "/situation/win")]
    assert told(changed(situation__seat="x", hand__melds__0__from="E")) == [("invalid_value", "/situation/seat")]
    assert told(
        changed(hand__melds="x", situation__timing="rinshan", situation__win="tsumo", situation__discarder=None)
    ) == [("invalid_type", "/hand/melds")]


def test_a_rule_set_in_doubt_hides_only_what_depends_on_it():
    assert told(changed(ruleset="nope", situation__ippatsu=True, hand__nukidora=1)) == [
        ("unknown_ruleset", "/ruleset"),
        ("ippatsu_without_riichi", "/situation/ippatsu"),
    ]
    assert told(changed(options={"kuitann": True}, situation__discarder="S", hand__tiles="22222m34p267s")) == [
        ("unknown_option", "/options/kuitann"),
        ("five_of_a_kind", "/hand/tiles"),
        ("discarder_is_winner", "/situation/discarder"),
    ]


@pytest.mark.parametrize(("changes", "found"), [
    ({"hand__tiles": "234m340p2267"}, [("bad_notation", "/hand/tiles")]),
    ({"hand__tiles": "234m340p267s"}, [("wrong_tile_count", "/hand/tiles")]),
    ({"hand__melds__0__tiles": "556z"}, [("not_a_meld", "/hand/melds/0/tiles")]),
    ({"ruleset": "mj-sanma", "hand__tiles": "234m340p2267s", "situation__seat": "N"}, [
        ("tile_not_in_wall", "/hand/tiles"), ("seat_not_in_game", "/situation/seat"),
    ]),
    ({"ruleset": "mj-sanma", "hand__tiles": "678p340p2267s", "hand__melds": [{"type": "chi", "tiles": "234s"}]}, [
        ("chi_not_allowed", "/hand/melds/0/type"),
    ]),
    ({"ruleset": "arushiaru", "hand__tiles": "234m345p2267s", "situation__dora_indicators": "1m",
      "situation__deposits": 1}, [
        ("not_in_ruleset", "/situation/dora_indicators"), ("not_in_ruleset", "/situation/deposits"),
    ]),
    ({"ruleset": "neko", "situation__timing": "chankan"}, [("not_in_ruleset", "/situation/timing")]),
    ({"situation__wareme": "W", "hand__gold": "5p"}, []),
    ({"situation__liable": [{"yaku": "suukantsu", "seat": "W"}]}, []),
    ({"ruleset": "wrc"}, []),
])  # fmt: skip
def test_options_in_doubt_hide_only_what_an_option_could_change(changes: dict, found: list[tuple[str, str]]):
    """Red fives, wareme, gold, pao: an option can bring them in; none changes the tiles, the seats or the melds."""
    request = changed(**changes) | {"options": {"kuitann": True}}
    assert told(request) == [("unknown_option", "/options/kuitann"), *found]


def test_every_faulty_option_is_told_with_the_rest():
    found = told(changed(options={"kuitan": 1, "nope": 2, "bust": "x"}, situation__discarder=GONE))
    assert found == [
        ("invalid_type", "/options/bust"),
        ("invalid_type", "/options/kuitan"),
        ("unknown_option", "/options/nope"),
        ("discarder_missing", "/situation/discarder"),
    ]


def test_a_name_like_the_librarys_own_is_an_unknown_field():
    assert told(changed(_schema=1)) == [("unknown_field", "/_schema")]


def test_a_pointer_is_escaped():
    assert told(changed(**{"a/b~c": 1})) == [("unknown_field", "/a~1b~0c")]


def test_so_many_faults_are_told_and_no_more():
    assert len(told({f"field{n}": n for n in range(10 * MOST_FAULTS)})) == MOST_FAULTS
