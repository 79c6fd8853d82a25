"""Laws of the endpoints over any request of any rule set: one hand is one answer, by every way in."""

import json
from typing import Any

from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from engine.hand import Hand
from engine.kinds import text
from engine.plan import Plan
from engine.rules.registry import RULE_SETS
from engine.win import Win
from tests.laws.winning import EACH, FEW, plans, wins

BATCH = "/v1/score/batch"


def asked(plan: Plan, hand: Hand, win: Win) -> dict[str, Any]:
    """A score request of a plain rule set."""
    loose = list(hand.tiles)
    situation: dict[str, Any] = {
        "win": win.method, "seat": win.seat, "round": win.round, "riichi": win.riichi, "ippatsu": win.ippatsu,
        "timing": win.timing, "dora_indicators": text(win.dora_indicators), "ura_indicators": text(win.ura_indicators),
        "honba": win.honba, "deposits": win.deposits,
    }  # fmt: skip
    if win.discarder:
        situation["discarder"] = win.discarder
    if win.wareme:
        situation["wareme"] = win.wareme
    told: dict[str, Any] = {"tiles": text(loose), "winning_tile": text((hand.winning,)), "nukidora": hand.nukidora}
    told["melds"] = [{"type": meld.call, "tiles": text(meld.tiles)} for meld in hand.melds]
    told["gold"] = text(hand.gold)
    return {"ruleset": plan.rules.id, "hand": told, "situation": situation}


def answer(site: FlaskClient, path: str, body: object) -> Any:
    response = site.post(path, json=body)
    assert response.status_code == 200, response.text
    return response.get_json()


@EACH
@FEW
@given(data=st.data())
def test_a_batch_and_a_stream_answer_what_one_request_is_answered(
    name: str, site: FlaskClient, data: st.DataObject
) -> None:
    plan = plans(data.draw, name, most=0)
    requests = [asked(plan, *wins(data.draw, plan)) for _ in range(2)]
    alone = [answer(site, "/v1/score", request) for request in requests]
    together = answer(site, BATCH, {"items": requests})["results"]
    streamed = site.post(BATCH, data="\n".join(map(json.dumps, requests)), content_type="application/x-ndjson")
    assert together == [{"status": 200, "score": one} for one in alone]
    assert [json.loads(line) for line in streamed.text.splitlines()] == together


@EACH
@FEW
@given(data=st.data())
def test_options_at_their_own_values_change_nothing(name: str, site: FlaskClient, data: st.DataObject) -> None:
    plan = plans(data.draw, name, most=0)
    request = asked(plan, *wins(data.draw, plan))
    options = site.get(f"/v1/rulesets/{name}").get_json()["options"]
    own = {option["name"]: option["value"] for option in options}
    assert answer(site, "/v1/score", request | {"options": own}) == answer(site, "/v1/score", request)


@EACH
def test_a_rule_set_resolved_without_options_is_the_rule_set(name: str, site: FlaskClient) -> None:
    resolved = answer(site, "/v1/rulesets/resolve", {"ruleset": name})
    table = resolved.pop("table")
    assert resolved == site.get(f"/v1/rulesets/{name}").get_json()
    assert table == site.get(f"/v1/rulesets/{name}/table").get_json()


@EACH
@FEW
@given(data=st.data())
def test_a_round_of_one_win_pays_what_its_score_says(name: str, site: FlaskClient, data: st.DataObject) -> None:
    plan = plans(data.draw, name, most=0)
    request = asked(plan, *wins(data.draw, plan))
    situation = request["situation"]
    table = {key: situation.pop(key) for key in ("round", "honba", "deposits") if key in situation}
    if "wareme" in situation:
        table["wareme"] = situation.pop("wareme")
    alone = answer(site, "/v1/score", request | {"situation": situation | table})
    rounds = {
        "ruleset": name,
        "table": {"number": 1, **table},
        "wins": [{"hand": request["hand"], "situation": situation}],
    }
    settled = answer(site, "/v1/round", rounds)
    assert settled["scores"] == [alone]
    assert settled["payments"] == alone["payments"]
    assert settled["deltas"] == alone["deltas"]


@EACH
@FEW
@given(data=st.data())
def test_a_wait_is_answered_with_the_score_of_its_tile(name: str, site: FlaskClient, data: st.DataObject) -> None:
    plan = plans(data.draw, name, most=0)
    hand, win = wins(data.draw, plan)
    request = asked(plan, Hand(hand.tiles, hand.winning, hand.melds, hand.nukidora), win)
    tiles = list(hand.tiles)
    tiles.remove(next(tile for tile in tiles if tile % 64 == hand.winning))
    del request["hand"]["winning_tile"]
    request["hand"]["tiles"] = text(tiles)
    for key in ("win", "discarder", "timing"):
        request["situation"].pop(key, None)
    for wait in answer(site, "/v1/waits", request)["waits"]:
        whole = request["hand"] | {"winning_tile": wait["tile"]}
        for method in ("tsumo", "ron"):
            how = request["situation"] | {"win": method}
            if method == "ron":
                how["discarder"] = "S" if win.seat == "E" else "E"
            if wait["left"]:
                assert wait[method] == answer(site, "/v1/score", {"ruleset": name, "hand": whole, "situation": how})


def test_every_rule_set_is_asked() -> None:
    assert set(EACH.args[1]) == set(RULE_SETS)
