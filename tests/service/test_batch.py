"""`POST /v1/score/batch` as JSON, and the same hands by every way in."""

import gzip
import json

import pytest

from service import items
from service.app import create_app
from service.config import Settings

NDJSON = "application/x-ndjson"
PINFU = {
    "hand": {"tiles": "234567m34588p67s", "winning_tile": "8s"},
    "situation": {"win": "ron", "seat": "S", "discarder": "E"},
}
"""Pinfu and tanyao: 2 han 30 fu, base 480, a child is paid 1,920 -> 2,000."""
FIVE = {
    "hand": {"tiles": "222225m34588p67s", "winning_tile": "8s"},
    "situation": {"win": "ron", "seat": "S", "discarder": "S"},
}
FIVE_FAULTS = [("five_of_a_kind", "/hand/tiles"), ("discarder_is_winner", "/situation/discarder")]


def batch(client, value, **headers):
    return client.post("/v1/score/batch", json={"items": value}, headers=headers)


def faults(result):
    return [(error["code"], error["pointer"]) for error in result["problem"]["errors"]]


def test_results_stand_in_the_order_of_the_items(client):
    dealer = PINFU | {"situation": {"win": "ron", "seat": "E", "discarder": "S"}}
    response = batch(client, [PINFU, dealer, PINFU])
    assert response.status_code == 200
    results = response.get_json()["results"]
    assert [result["status"] for result in results] == [200, 200, 200]
    assert [result["score"]["points"] for result in results] == [2000, 2900, 2000]
    assert all(set(result) == {"status", "score"} for result in results)


@pytest.mark.parametrize("body", [{"items": []}, {}, {"items": None}])
def test_an_empty_list_is_an_empty_answer(client, body):
    response = client.post("/v1/score/batch", json=body)
    assert (response.status_code, response.get_json()) == (200, {"results": []})


def test_a_bad_item_spoils_nothing_and_its_pointers_are_its_own(client):
    results = batch(client, [PINFU, FIVE, PINFU]).get_json()["results"]
    assert [result["status"] for result in results] == [200, 422, 200]
    assert faults(results[1]) == FIVE_FAULTS
    assert set(results[1]) == {"status", "problem"}
    assert results[0] == results[2]


@pytest.mark.parametrize(
    ("item", "error"),
    [
        (None, ("invalid_type", "")),
        ([], ("invalid_type", "")),
        ("234m", ("invalid_type", "")),
        (7, ("invalid_type", "")),
        ({"hands": 1} | PINFU, ("unknown_field", "/hands")),
        ({"ruleset": "nowhere"} | PINFU, ("unknown_ruleset", "/ruleset")),
        (PINFU | {"situation": PINFU["situation"] | {"honba": -1}}, ("out_of_range", "/situation/honba")),
    ],
)
def test_what_is_no_request_is_its_own_problem(client, item, error):
    results = batch(client, [item, PINFU]).get_json()["results"]
    assert [result["status"] for result in results] == [422, 200]
    assert faults(results[0]) == [error]


def test_a_thousand_items_are_taken_and_no_more(client):
    results = batch(client, [PINFU] * 1000).get_json()["results"]
    assert [result["score"]["points"] for result in results] == [2000] * 1000
    refused = batch(client, [PINFU] * 1001)
    assert refused.status_code == 422
    assert [(e["code"], e["pointer"]) for e in refused.get_json(force=True)["errors"]] == [("too_long", "/items")]


def test_the_service_can_be_set_to_take_fewer():
    client = create_app(Settings(access_log=False, max_batch_items=2)).test_client()
    assert batch(client, [PINFU] * 2).status_code == 200
    refused = batch(client, [PINFU] * 3).get_json(force=True)
    assert [(e["code"], e["pointer"]) for e in refused["errors"]] == [("too_long", "/items")]
    assert "2" in refused["detail"]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"items": {}}, ("invalid_type", "/items")),
        ({"items": "x"}, ("invalid_type", "/items")),
        ({"item": []}, ("unknown_field", "/item")),
        ([], ("invalid_type", "")),
    ],
)
def test_what_is_no_batch_is_refused_as_a_whole(client, body, error):
    response = client.post("/v1/score/batch", json=body)
    assert response.status_code == 422
    assert [(e["code"], e["pointer"]) for e in response.get_json(force=True)["errors"]] == [error]


def test_problems_speak_the_language_of_the_request(client):
    english, japanese = (batch(client, [FIVE], **{"Accept-Language": tag}).get_json() for tag in ("en", "ja"))
    details = [answer["results"][0]["problem"]["errors"][0]["detail"] for answer in (english, japanese)]
    assert "2m" in details[0]
    assert "2m" in details[1]
    assert details[0].isascii()
    assert not details[1].isascii()


def test_a_defect_of_ours_spoils_nothing_and_shows_no_trace(client, monkeypatch, caplog):
    def fail(command, _language):
        if command.win.seat == "W":
            raise RuntimeError("a secret")
        return {"points": command.win.honba}

    monkeypatch.setattr(items, "scored", fail)
    broken = PINFU | {"situation": PINFU["situation"] | {"seat": "W"}}
    response = batch(client, [PINFU, broken, PINFU], **{"X-Request-Id": "batch-1"})
    assert [result["status"] for result in response.get_json()["results"]] == [200, 500, 200]
    assert "secret" not in response.text
    (record,) = [record for record in caplog.records if record.message == "an item failed"]
    assert record.request_id == "batch-1"


def test_every_item_is_counted(client):
    def counts():
        lines = client.get("/metrics").text.splitlines()
        numbers = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        names = ('hands_scored_total{outcome="win",ruleset="wrc"}', 'problems_total{code="five_of_a_kind"}')
        return [float(numbers.get(name, 0)) for name in names]

    before = counts()
    batch(client, [PINFU | {"ruleset": "wrc"}] * 3 + [FIVE] * 2)
    assert [new - old for new, old in zip(counts(), before, strict=True)] == [3, 2]


@pytest.fixture(scope="module")
def recorded(shared):
    """Score requests of every rule set, faulty ones too, and of recorded games."""
    files = [*sorted(shared.glob("cases/*.jsonl")), *sorted(shared.glob("data/wins-*.jsonl.gz"))]
    found = []
    for file in files:
        raw = file.read_bytes()
        lines = (gzip.decompress(raw) if file.suffix == ".gz" else raw).splitlines()[
            : 400 if file.suffix == ".gz" else None
        ]
        cases = map(json.loads, lines)
        found += [case["request"] for case in cases if case["path"] == "/v1/score"]
    return [*found, FIVE, None, [], {}]


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_alone_in_a_batch_and_in_a_stream_a_hand_is_answered_with_the_same_bytes(client, recorded, language):
    assert len(recorded) > 2000
    headers = {"X-Request-Id": "the-same", "Accept-Language": language}
    asked = recorded if language == "en" else [*recorded[::40], FIVE]
    texts = [json.dumps(request, ensure_ascii=False).encode() for request in asked]
    single = []
    for text in texts:
        response = client.post("/v1/score", data=text, content_type="application/json", headers=headers)
        name = b"score" if response.status_code == 200 else b"problem"
        single.append(b'{"status":%d,"%s":%s}' % (response.status_code, name, response.data))
    assert {line[:13] for line in single} == {b'{"status":200', b'{"status":422'}
    lists = []
    for at in range(0, len(texts), 1000):
        part = texts[at : at + 1000]
        response = client.post(
            "/v1/score/batch",
            data=b'{"items":[%s]}' % b",".join(part),
            content_type="application/json",
            headers=headers,
        )
        assert response.data == b'{"results":[%s]}' % b",".join(single[at : at + 1000])
        lists.append(response.data)
    assert lists
    streamed = client.post("/v1/score/batch", data=b"\n".join(texts), content_type=NDJSON, headers=headers)
    assert streamed.data.splitlines() == single
