"""Every way in which a score request is refused: its code, its place, and what its sentence says to change."""

import pytest

from schemas.problem import HAND_CODES
from tests.service.refusals import changed, is_told_in_characters, refusals, says_what_to_change

RON = {"win": "ron", "seat": "S", "discarder": "E"}
DRAGONS = [{"type": "pon", "tiles": f"{n}{n}{n}z"} for n in (5, 6, 7)]
BASES = {
    "plain": {"hand": {"tiles": "234m567m34p678s99s", "winning_tile": "5p"}, "situation": RON},
    "open": {
        "hand": {
            "tiles": "234m340p2267s",
            "winning_tile": "5s",
            "melds": [{"type": "pon", "tiles": "555z", "from": "E"}],
        },
        "situation": RON,
    },
    "pao": {"hand": {"tiles": "23m99s", "winning_tile": "4m", "melds": DRAGONS}, "situation": RON},
    "sanma": {
        "ruleset": "tenhou-sanma",
        "hand": {"tiles": "234p567p34p678s99s", "winning_tile": "5p"},
        "situation": RON,
    },
}
REFUSALS = refusals("score_refusals.jsonl")


def told(client, refusal, language="en"):
    response = client.post(f"/v1/score?lang={language}", json=changed(BASES[refusal.base], refusal.changes))
    assert response.status_code == 422
    assert response.mimetype == "application/problem+json"
    return response.get_json(force=True)


@pytest.mark.parametrize("base", BASES)
def test_the_plain_requests_are_not_refused(client, base):
    assert client.post("/v1/score", json=BASES[base]).status_code == 200


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_a_refusal_says_what_to_change_and_where(client, refusal):
    says_what_to_change(told(client, refusal), refusal)


@pytest.mark.parametrize("language", ["ja", "zh"])
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_it_is_told_in_the_other_languages_too(client, refusal, language):
    is_told_in_characters(told(client, refusal, language), refusal)


def test_every_code_of_a_hand_is_refused_here():
    assert {refusal.code for refusal in REFUSALS} == set(HAND_CODES)


def test_the_code_of_the_whole_is_that_of_its_only_kind_of_fault(client):
    ippatsu = {"/situation/ippatsu": True}
    one = client.post("/v1/score", json=changed(BASES["plain"], ippatsu)).get_json(force=True)
    assert one["code"] == "ippatsu_without_riichi"
    assert one["type"] == "/problems/ippatsu_without_riichi"
    assert one["detail"] == one["errors"][0]["detail"]
    two = client.post("/v1/score", json=changed(BASES["plain"], {**ippatsu, "/zeal": 1})).get_json(force=True)
    assert two["code"] == "invalid_request"
    assert [error["code"] for error in two["errors"]] == ["ippatsu_without_riichi", "unknown_field"]
