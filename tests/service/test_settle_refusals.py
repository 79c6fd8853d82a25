"""Every way in which a round or a game is refused: its code, its place, and what its sentence says to change."""

import pytest

from schemas.problem import CODES, HAND_CODES
from tests.service.refusals import changed, is_told_in_characters, refusals, says_what_to_change

POINTS = {"E": 25000, "S": 25000, "W": 25000, "N": 25000}
TABLE = {"round": "E", "number": 3, "points": POINTS}


def winner(seat, tiles="234m567m34p678s99s"):
    """A pinfu by ron of 5p from the dealer."""
    return {
        "hand": {"tiles": tiles, "winning_tile": "5p"},
        "situation": {"win": "ron", "seat": seat, "discarder": "E"},
    }


TWO = [winner("S"), winner("W", "345m567m67p34588s")]
BASES = {
    "wins": {"table": TABLE, "wins": [winner("S")]},
    "two": {"table": TABLE, "wins": TWO},
    "three": {"ruleset": "tenhou", "table": TABLE, "wins": [*TWO, winner("N", "345m678m67p12322s")]},
    "draw": {"table": TABLE, "draw": {"kind": "exhaustive", "tenpai": ["E"]}},
    "game": {"points": [31200, 24800, 22000, 22000]},
}
REFUSALS = refusals("settle_refusals.jsonl")


def told(client, refusal, language="en"):
    path = "/v1/game" if refusal.base == "game" else "/v1/round"
    response = client.post(f"{path}?lang={language}", json=changed(BASES[refusal.base], refusal.changes))
    assert response.status_code == 422
    return response.get_json(force=True)


@pytest.mark.parametrize("base", sorted(BASES.keys() - {"three"}))
def test_the_plain_requests_are_not_refused(client, base):
    path = "/v1/game" if base == "game" else "/v1/round"
    assert client.post(path, json=BASES[base]).status_code == 200


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_a_refusal_says_what_to_change_and_where(client, refusal):
    says_what_to_change(told(client, refusal), refusal)


@pytest.mark.parametrize("language", ["ja", "zh"])
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_it_is_told_in_the_other_languages_too(client, refusal, language):
    is_told_in_characters(told(client, refusal, language), refusal)


def test_every_code_that_is_not_a_single_hands_is_refused_here():
    assert set(CODES) - set(HAND_CODES) <= {refusal.code for refusal in REFUSALS}


def test_faults_of_shape_and_of_meaning_come_together(client):
    several = {"/table/honba": "1", "/wins/0/situation/ippatsu": True, "/wins/1/situation/seat": "S"}
    problem = client.post("/v1/round", json=changed(BASES["two"], several)).get_json(force=True)
    assert [(error["code"], error["pointer"]) for error in problem["errors"]] == [
        ("invalid_type", "/table/honba"),
        ("ippatsu_without_riichi", "/wins/0/situation/ippatsu"),
        ("same_winner_twice", "/wins/1/situation/seat"),
    ]


def test_a_table_that_cannot_be_read_hides_nothing_of_the_draw(client):
    changes = {"/table/deposits": -1, "/draw/tenpai": ["x"]}
    problem = client.post("/v1/round", json=changed(BASES["draw"], changes)).get_json(force=True)
    assert [(error["code"], error["pointer"]) for error in problem["errors"]] == [
        ("out_of_range", "/table/deposits"),
        ("invalid_value", "/draw/tenpai/0"),
    ]
