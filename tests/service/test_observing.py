"""Logs and counts: what an operator sees."""

import json
import logging

import pytest

from service import metrics
from service.config import Settings
from service.logging import JsonFormatter, TextFormatter, configuration
from tests.service.demo import create


@pytest.fixture
def access(capfd):
    """Return the access lines so far, those of a server's standard output."""

    def lines():
        return [json.loads(line) for line in capfd.readouterr().out.splitlines()]

    return lines


def test_each_request_is_a_line(access):
    client = create(Settings()).test_client()
    client.post("/sum?lang=ja", json={"left": 1}, headers={"X-Request-Id": "abc"}, buffered=True)
    client.get("/nothing/here", buffered=True)
    first, second = access()
    moment, milliseconds = first.pop("time"), first.pop("milliseconds")
    assert moment.endswith("Z")
    assert milliseconds > 0
    assert first == {
        "level": "info",
        "logger": "service.access",
        "message": "request",
        "request_id": "abc",
        "method": "POST",
        "path": "/sum",
        "route": "/sum",
        "ruleset": None,
        "client": "127.0.0.1",
        "status": 200,
    }
    assert (second["path"], second["route"], second["status"]) == ("/nothing/here", None, 404)


def test_the_line_of_a_score_names_the_rule_set(access):
    hand = {"tiles": "234m340p55667s22z", "winning_tile": "7s"}
    body = {"ruleset": "tenhou", "hand": hand, "situation": {"win": "tsumo", "seat": "S"}}
    create(Settings()).test_client().post("/v1/score", json=body, buffered=True)
    assert [line["ruleset"] for line in access()] == ["tenhou"]


@pytest.mark.parametrize("settings", [Settings(access_log=False), Settings(log_level="warning")])
def test_the_line_can_be_turned_off(access, settings):
    create(settings).test_client().get("/version", buffered=True)
    assert access() == []


def test_a_stream_is_a_line_when_it_has_ended(access):
    response = create(Settings()).test_client().post("/sum", content_type="application/x-ndjson")
    assert next(iter(response.response)) == b"line\n"
    assert access() == []
    response.close()
    assert [line["status"] for line in access()] == [200]


def test_the_line_for_a_terminal_goes_the_way_of_all_others(caplog):
    caplog.set_level("INFO")
    create(Settings(log_format="text")).test_client().get("/version", buffered=True)
    (line,) = [record for record in caplog.records if record.name == "service.access"]
    assert "route='/version'" in TextFormatter().format(line)


def test_a_path_cannot_forge_a_line(access):
    create(Settings()).test_client().get("/a%0a%7b%22level%22:%22forged%22%7d", buffered=True)
    assert [line["path"] for line in access()] == ['/a\n{"level":"forged"}']


def record(message="%s happened", *arguments, **extra):
    made = logging.makeLogRecord({"name": "a.b", "levelno": 20, "levelname": "INFO", "msg": message, "args": arguments})
    vars(made).update(extra)
    return made


def test_a_json_line_is_one_object():
    line = JsonFormatter().format(record("%s happened", "it", route="/v1/score", status=200))
    assert "\n" not in line
    read = json.loads(line)
    assert read.pop("time").endswith("Z")
    assert read == {"level": "info", "logger": "a.b", "message": "it happened", "route": "/v1/score", "status": 200}


def test_a_trace_goes_into_its_line():
    error = RuntimeError("why")
    made = record("failed", exc_info=(RuntimeError, error, None))
    assert "RuntimeError: why" in json.loads(JsonFormatter().format(made))["trace"]
    assert "RuntimeError: why" in TextFormatter().format(made)


@pytest.mark.parametrize("formatter", [JsonFormatter(), TextFormatter()])
def test_what_comes_from_outside_cannot_forge_a_line(formatter):
    assert "\n" not in formatter.format(record("request", path="/a\n2026 INFO forged", odd=object()))


def test_the_levels_and_forms_are_the_settings():
    made = configuration("warning", "text")
    assert made["root"]["level"] == "WARNING"
    assert made["formatters"]["line"]["()"] is TextFormatter


def counts():
    lines = metrics.exposition().decode().splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}


def grown(before, after, name):
    return after.get(name, 0.0) - before.get(name, 0.0)


def test_requests_are_counted_by_route_and_status(demo):
    before = counts()
    demo.post("/sum", json={"left": 1}, buffered=True)
    demo.post("/sum", json={}, buffered=True)
    demo.get("/some/garbage/1", buffered=True)
    demo.get("/some/garbage/2", buffered=True)
    demo.open("/sum", method="BREW", buffered=True)
    after = counts()
    assert grown(before, after, 'http_requests_total{method="POST",route="/sum",status="200"}') == 1
    assert grown(before, after, 'http_requests_total{method="POST",route="/sum",status="422"}') == 1
    assert grown(before, after, 'http_requests_total{method="GET",route="none",status="404"}') == 2
    assert grown(before, after, 'http_requests_total{method="other",route="none",status="405"}') == 1
    assert grown(before, after, 'http_request_seconds_count{route="/sum",status="200"}') == 1
    assert grown(before, after, 'problems_total{code="missing_field"}') == 1
    assert grown(before, after, 'problems_total{code="not_found"}') == 2


def test_hands_are_counted_by_rule_set_and_outcome():
    before = counts()
    metrics.hand_scored("riichi", "win")
    metrics.hand_scored("riichi", "win")
    metrics.hand_scored("riichi", "no_yaku")
    after = counts()
    assert grown(before, after, 'hands_scored_total{outcome="win",ruleset="riichi"}') == 2
    assert grown(before, after, 'hands_scored_total{outcome="no_yaku",ruleset="riichi"}') == 1


def test_counts_are_served_unless_turned_off():
    response = create(Settings()).test_client().get("/metrics")
    assert response.mimetype == "text/plain"
    assert b"http_requests_total" in response.data
    assert create(Settings(metrics=False)).test_client().get("/metrics").status_code == 404
