"""Each kind of field: what it takes, what it means, and what it says to anything else."""

import pytest
from marshmallow import ValidationError

from engine.errors import Fault
from schemas.fields import (
    LONGEST_WORD,
    MOST_OPTIONS,
    Flag,
    Listed,
    Options,
    Seat,
    Tile,
    Tiles,
    Whole,
    Wire,
    Word,
)

TEXT, NUMBER, LIST, OBJECT = "text", 7, [1], {"a": 1}


def fault(field: Wire, value: object) -> Fault:
    with pytest.raises(ValidationError) as caught:
        field.deserialize(value)
    (only,) = caught.value.messages
    return only


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        (Word(("a",), load_default="a"), (NUMBER, True, LIST, OBJECT, 1.5)),
        (Whole(0, 9, load_default=0), (TEXT, True, False, LIST, OBJECT, 3.0, 1.5, "3")),
        (Flag(load_default=False), (TEXT, "true", 0, 1, LIST, OBJECT)),
        (Tiles(load_default=()), (NUMBER, True, LIST, OBJECT)),
        (Tile(load_default=None), (NUMBER, True, LIST, OBJECT)),
        (Listed(Seat(required=True), 4, load_default=()), (TEXT, NUMBER, True, OBJECT)),
        (Options(load_default={}), (TEXT, NUMBER, True, LIST)),
    ],
    ids=lambda each: type(each).__name__,
)
def test_another_type_is_refused_and_never_converted(field, wrong):
    for value in wrong:
        assert fault(field, value).code == "invalid_type", value


@pytest.mark.parametrize(
    ("field", "neutral", "default"),
    [
        (Word(("riichi",), load_default="none"), (None, "", "none", "normal"), "none"),
        (Seat(load_default=None), (None, "", "none", "normal"), None),
        (Whole(0, 9, load_default=0), (None, 0), 0),
        (Whole(1, 9, load_default=1), (None, 0), 1),
        (Flag(load_default=False), (None,), False),
        (Tiles(load_default=()), (None, "", " ", []), ()),
        (Tile(load_default=None), (None, "", []), None),
        (Listed(Seat(required=True), 4, load_default=()), (None, []), ()),
        (Options(load_default={}), (None, [], {}), {}),
    ],
    ids=lambda each: type(each).__name__,
)
def test_neutral_values_mean_the_default(field, neutral, default):
    for value in neutral:
        assert field.deserialize(value) == default, value


@pytest.mark.parametrize(
    ("field", "neutral"),
    [
        (Word(("ron",), required=True), (None, "", "none", "normal")),
        (Whole(1, 9, required=True), (None, 0)),
        (Tiles(required=True), (None, "", " ", [])),
        (Tile(required=True), (None, "", [])),
        (Listed(Seat(required=True), 4, required=True), (None, [])),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_required_field_has_no_neutral_value(field, neutral):
    for value in neutral:
        assert fault(field, value).code == "missing_field", value


def test_a_word_is_one_of_its_words():
    field = Word(("tsumo", "ron"), required=True)
    assert field.deserialize("ron") == "ron"
    assert fault(field, "RON").facts == {"given": "RON", "allowed": ("tsumo", "ron")}
    assert fault(field, "r" * (LONGEST_WORD + 1)).code == "too_long"
    assert fault(field, 3).facts == {"wanted": "text", "given": "number", "allowed": ("tsumo", "ron")}


def test_a_word_without_a_list_is_any_word():
    field = Word(load_default="riichi")
    assert field.deserialize("anything") == "anything"
    assert fault(field, "r" * (LONGEST_WORD + 1)).facts == {"limit": LONGEST_WORD, "what": "characters"}


@pytest.mark.parametrize("value", [10, -1, 10**18, -(10**18), 10**400, 1e20, -1e20, float("inf")])
def test_a_number_out_of_range_is_told_the_range(value):
    assert fault(Whole(0, 9, load_default=0), value) == Fault("out_of_range", (), {"low": 0, "high": 9})


def test_a_nan_is_no_whole_number():
    assert fault(Whole(0, 9, load_default=0), float("nan")).code == "invalid_type"


def test_bad_tiles_are_quoted_with_their_place():
    found = fault(Tiles(load_default=()), "12x3m")
    assert found.code == "bad_notation"
    assert found.facts == {"text": "12x3m", "part": "x", "place": 3, "reason": "unreadable"}
    assert fault(Tiles(load_default=()), "1m東").code == "mixed_notation"
    assert fault(Tiles(load_default=()), "1" * 300).code == "too_long"


def test_one_tile_is_one():
    field = Tile(required=True)
    assert field.deserialize("0p") == 77
    assert fault(field, "55s").facts == {"given": "55s", "reason": "one_tile"}


def test_a_list_tells_every_faulty_entry_at_its_place():
    field = Listed(Seat(required=True), 4, load_default=())
    assert field.deserialize(["E", "N"]) == ("E", "N")
    with pytest.raises(ValidationError) as caught:
        field.deserialize(["E", "x", None])
    assert {place: found.code for place, (found,) in caught.value.messages.items()} == {
        1: "invalid_value",
        2: "missing_field",
    }
    assert fault(field, ["E"] * 5).facts == {"limit": 4, "what": "items"}


def test_a_list_of_what_may_be_left_out_is_a_mistake_of_ours():
    with pytest.raises(TypeError, match="must be required"):
        Listed(Seat(load_default=None), 4, load_default=())


def test_options_that_are_null_are_left_out():
    field = Options(load_default={})
    assert field.deserialize({"kuitan": False, "bust": None}) == {"kuitan": False}
    assert fault(field, dict.fromkeys(map(str, range(MOST_OPTIONS + 1)), 1)).facts["limit"] == MOST_OPTIONS
