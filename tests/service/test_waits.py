"""`POST /v1/waits`: the tile a recorded hand won with, every tile of the wall by the second scorer, refusals."""

import gzip
import json
from collections import Counter

import pytest

from engine.rules.registry import RULE_SETS
from tests.reference import score
from tests.reference.generate import requests, text_of
from tests.reference.hand import seats_of
from tests.reference.rings import wall
from tests.reference.rulesets import rules_of
from tests.reference.tiles import parse

ENDS = ("win", "discarder", "liable", "timing")


def waiting(request):
    """The request of the hand before it won, in no special turn, and the tile it won with; None for a dyed one."""
    tiles, (winning,) = parse(request["hand"]["tiles"]), parse(request["hand"]["winning_tile"])
    if winning[1] or request["hand"].get("gold"):
        return None
    if len(tiles) % 3 == 2:
        tiles.remove(winning)
    hand = {key: value for key, value in request["hand"].items() if key != "winning_tile"} | {"tiles": text_of(tiles)}
    situation = {key: value for key, value in request["situation"].items() if key not in ENDS}
    return request | {"hand": hand, "situation": situation}, winning[0]


def recorded(shared):
    """Wins of games and of every rule set's cases, with what they scored; nobody liable, no special turn."""
    files = [*sorted(shared.glob("cases/rules-*.jsonl")), *sorted(shared.glob("data/wins-*.jsonl.gz"))]
    for file in files:
        raw = file.read_bytes()
        lines = (gzip.decompress(raw) if file.suffix == ".gz" else raw).splitlines()
        for case in map(json.loads, lines[:: 20 if file.suffix == ".gz" else 1]):
            situation = case["request"].get("situation", {})
            plain = not situation.get("liable") and situation.get("timing") in {None, "normal"}
            if case["path"] == "/v1/score" and case["expect"].get("outcome", "win") == "win" and plain:
                yield case


def worth(lines):
    return {line["id"]: line.get("yakuman") or line.get("han") or 0 for line in lines}


def test_recorded_hands_waited_for_what_they_won_with(client, shared):
    compared = Counter()
    for case in recorded(shared):
        asked = case["expect"]["status"] == 200 and waiting(case["request"])
        if not asked:
            continue
        answer = client.post("/v1/waits", json=asked[0]).get_json()
        (wait,) = [each for each in answer["waits"] if each["tile"] == asked[1]]
        scored = wait[case["request"]["situation"]["win"]]
        wanted = {key: value for key, value in case["expect"].items() if key in {"points", "han", "fu", "limit"}}
        assert {key: scored[key] for key in wanted} == wanted, case["id"]
        for lines in {"yaku", "dora"} & case["expect"].keys():
            assert worth(scored[lines]) == case["expect"][lines], case["id"]
        compared[scored["ruleset"]] += 1
    assert sum(compared.values()) > 1500
    assert len(compared) > 30


@pytest.mark.parametrize("ruleset", RULE_SETS)
def test_every_tile_of_the_wall_is_judged_as_the_second_scorer_judges_it(client, ruleset):
    rules = rules_of({"ruleset": ruleset})
    hands = [asked[0] for request in requests(ruleset, "waits", 6, []) if (asked := waiting(request))]
    assert hands
    for request in hands:
        answer = client.post("/v1/waits", json=request).get_json()
        found = {
            wait["tile"]: (wait["tsumo"]["points"], wait["ron"]["points"], wait["left"]) for wait in answer["waits"]
        }
        expected = {kind: judged for kind in wall(rules) if (judged := by_hand(rules, request, kind))}
        assert found == expected, request
        assert answer["tenpai"] is bool(expected)


def by_hand(rules, request, kind):
    """What a tile scores by tsumo and by ron, and how many are left; None where it is no wait."""
    hand, situation = request["hand"], request["situation"]
    melds = [tile for meld in hand.get("melds", ()) for tile, _ in parse(meld["tiles"])]
    held = [tile for tile, _ in parse(hand["tiles"])] + melds + ["4z"] * hand.get("nukidora", 0)
    if held.count(kind) == 4:
        return None
    shown = [tile for field in ("dora", "ura") for tile, _ in parse(situation.get(f"{field}_indicators"))]
    won = request | {"hand": hand | {"winning_tile": kind}}
    tsumo = score(won | {"situation": situation | {"win": "tsumo"}})
    if tsumo["outcome"] == "incomplete":
        return None
    discarder = next(seat for seat in seats_of(rules) if seat != situation["seat"])
    ron = score(won | {"situation": situation | {"win": "ron", "discarder": discarder}})
    return tsumo["points"], ron["points"], max(0, 4 - held.count(kind) - shown.count(kind))


@pytest.mark.parametrize(
    ("hand", "situation", "errors"),
    [
        ({"tiles": "234567m34588p678s"}, {"seat": "S"}, [("wrong_tile_count", "/hand/tiles")]),
        ({"tiles": "234567m34588p67s", "winning_tile": "8s"}, {"seat": "S"}, [("unknown_field", "/hand/winning_tile")]),
        (
            {"tiles": "234567m34588p67s"},
            {"seat": "S", "win": "ron", "discarder": "E"},
            [("unknown_field", "/situation/win"), ("unknown_field", "/situation/discarder")],
        ),
        (
            {"tiles": "222225m34588p67s"},
            {"seat": "S", "ippatsu": True},
            [("five_of_a_kind", "/hand/tiles"), ("ippatsu_without_riichi", "/situation/ippatsu")],
        ),
        ({}, {}, [("missing_field", "/hand/tiles"), ("missing_field", "/situation/seat")]),
    ],
)
def test_what_is_no_waiting_hand_is_refused(client, hand, situation, errors):
    response = client.post("/v1/waits", json={"hand": hand, "situation": situation})
    assert response.status_code == 422
    assert {(error["code"], error["pointer"]) for error in response.get_json()["errors"]} == set(errors)


def test_names_come_in_the_language_that_is_asked_for(client):
    request = {"hand": {"tiles": "234567m34588p67s"}, "situation": {"seat": "S"}}
    answer = client.post("/v1/waits?lang=ja", json=request).get_json()
    assert [line["name"] for line in answer["waits"][0]["ron"]["yaku"]] == ["平和", "断幺九"]
