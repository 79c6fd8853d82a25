"""What an unknown field is told: its name here, and the object that it belongs in."""

from typing import Any

import pytest

from engine.errors import Refused
from schemas.problem import sentence
from schemas.score import ScoreRequestSchema

HAND = {"tiles": "123m456p789s11122z", "winning_tile": "2z"}
SITUATION = {"win": "ron", "seat": "S", "discarder": "E"}


@pytest.mark.parametrize(("hand", "situation", "top", "says"), [
    ({"ruleset": "tenhou"}, {}, {}, "write “ruleset” at the top of the request"),
    ({"rules": "tenhou"}, {}, {}, "write “ruleset” at the top of the request"),
    ({}, {"options": {}}, {}, "write “options” at the top of the request"),
    ({"rinshan": True}, {}, {}, 'Write "timing": "rinshan" in “situation” instead'),
    ({}, {}, {"haitei": True}, 'Write "timing": "last_tile" in “situation” instead'),
    ({"kyotaku": 1}, {}, {}, "it is called “deposits” and belongs in “situation”"),
    ({}, {}, {"kyotaku": 1}, "it is called “deposits” and belongs in “situation”"),
    ({}, {"haitei": True}, {}, 'Write "timing": "last_tile"'),
    ({"dora": "5p"}, {}, {}, "“dora_indicators” in “situation”? It takes the tile that was turned over"),
    ({"Meld": []}, {}, {}, "“melds”"),
    ({}, {}, {"option": {}}, "“options”"),
])  # fmt: skip
def test_a_field_is_told_where_it_belongs(
    hand: dict[str, Any], situation: dict[str, Any], top: dict[str, Any], says: str
) -> None:
    with pytest.raises(Refused) as refused:
        ScoreRequestSchema().load({"hand": HAND | hand, "situation": SITUATION | situation, **top})
    (fault,) = refused.value.faults
    assert fault.code == "unknown_field"
    assert says in sentence(fault, "en")


def test_a_rule_set_is_guessed() -> None:
    with pytest.raises(Refused) as refused:
        ScoreRequestSchema().load({"ruleset": "tenho", "hand": HAND, "situation": SITUATION})
    (fault,) = refused.value.faults
    assert fault.code == "unknown_ruleset"
    assert "“tenhou”" in sentence(fault, "en")


@pytest.mark.parametrize(("change", "code", "says"), [
    ({"options": {"kuitann": True}}, "unknown_option", "“kuitan”?"),
    ({"situation": SITUATION | {"discarder": "kamicha"}}, "invalid_value", "to the left (kamicha) of E sits N"),
    ({"situation": SITUATION | {"seat": "1z"}}, "invalid_value", "a seat is its wind, one of E, S, W, N"),
    ({"situation": SITUATION | {"riichi": " "}}, "invalid_value", "write one of none, riichi, double_riichi"),
])  # fmt: skip
def test_a_value_is_guessed_where_it_is_near_to_one(change: dict[str, Any], code: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        ScoreRequestSchema().load({"hand": HAND, "situation": SITUATION} | change)
    (fault,) = refused.value.faults
    assert fault.code == code
    assert says in sentence(fault, "en")
