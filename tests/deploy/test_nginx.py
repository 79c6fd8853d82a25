"""deploy/nginx.conf before two replicas: what happens to one of them, a client does not notice."""

import json
import os
import re
import signal
import time

import pytest

from service.config import Settings
from service.problems import Problem
from tests.deploy.fleet import DEPLOY, fleet
from tests.load import KNOWN, load

CONF = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
MINUTES = pytest.mark.deep


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    with fleet(tmp_path_factory.mktemp("two")) as running:
        yield running


@pytest.mark.parametrize(("seconds", "every"), [(6, 1), pytest.param(60, 5, marks=MINUTES)])
def test_killed_workers_cost_no_client_an_answer(tmp_path, seconds, every):
    with fleet(tmp_path) as running:
        with load(running.front.port) as clients:
            end, turn = time.monotonic() + seconds, 0
            while time.monotonic() < end:
                time.sleep(every)
                workers = running.replicas[turn % 2].workers()
                os.kill(workers[turn // 2 % len(workers)], signal.SIGKILL)
                turn += 1
        assert clients.failures == [], [line for line in running.passed() if line["status"] != 200]
        assert clients.answered > 100
        assert clients.slowest < 10
        assert turn > 3
        assert any("," in line["replicas"] for line in running.passed()), "no request had to be tried again"


@pytest.mark.parametrize("rounds", [1, pytest.param(6, marks=MINUTES)])
def test_replicas_restarted_one_after_the_other_cost_no_client_an_answer(tmp_path, rounds):
    with fleet(tmp_path) as running:
        with load(running.front.port) as clients:
            time.sleep(0.5)
            ended = [running.restart(number) for _ in range(rounds) for number in (0, 1)]
            time.sleep(0.5)
        assert clients.failures == []
        assert clients.answered > 100
        assert ended == [0, 0] * rounds
        assert any("," in line["replicas"] for line in running.passed()), "no request had to be tried again"


def test_a_replica_that_is_gone_is_passed_over_and_without_any_there_is_an_answer(tmp_path):
    with fleet(tmp_path) as running:
        running.replicas[0].kill()
        for request, points in KNOWN:
            assert running.front.ask("/v1/score", request).json["points"] == points
        running.replicas[1].kill()
        answer = running.front.ask("/v1/score", KNOWN[0][0])
        assert answer.status == 503
        assert answer.headers["Retry-After"] == "5"
        assert answer.json == Problem.of("unavailable", state="out of reach").document("en", answer.json["request_id"])


def test_the_id_of_a_request_is_one_all_the_way(two):
    answer = two.front.ask("/version", **{"X-Request-Id": "all-the-way"})
    assert answer.headers["X-Request-Id"] == "all-the-way"
    strange = two.front.ask("/version", **{"X-Request-Id": 'a"b'}).headers["X-Request-Id"]
    assert re.fullmatch("[0-9a-f]{32}", strange)
    time.sleep(0.2)
    ids = {line["request_id"] for line in two.passed()}
    assert {"all-the-way", strange} <= ids
    lines = [line for replica in two.replicas for line in replica.lines() if line.get("request_id") == "all-the-way"]
    assert [line["path"] for line in lines] == ["/version"]


def test_a_client_cannot_pretend_to_be_another(two):
    forged = {"X-Forwarded-For": "192.0.2.1", "X-Request-Id": "forged"}
    assert two.front.ask("/version", **forged).status == 200
    time.sleep(0.2)
    (line,) = [line for each in two.replicas for line in each.lines() if line.get("request_id") == "forged"]
    assert line["client"] == "127.0.0.1"


def test_the_log_of_nginx_shows_no_query(two):
    assert two.front.ask("/v1/score?secret=1").status == 422
    time.sleep(0.2)
    assert any((line["method"], line["path"], line["status"]) == ("GET", "/v1/score", 422) for line in two.passed())
    assert "secret" not in two.front.log.read_text(encoding="utf-8")


SUM = b"POST /v1/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("sent", "problem"),
    [
        pytest.param(b"rubbish\r\n\r\n", Problem.of("bad_request"), id="no HTTP"),
        pytest.param(
            b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
            Problem.of("uri_too_long", limit=8190),
            id="a long path",
        ),
        pytest.param(
            b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 9000 + b"\r\n\r\n",
            Problem.of("headers_too_large", fields=64, limit=8190),
            id="a long header",
        ),
        pytest.param(
            SUM + b"Content-Length: 2097153\r\n\r\n", Problem.of("body_too_large", limit=2097152), id="a huge length"
        ),
        pytest.param(b"GET /.problem HTTP/1.1\r\nHost: x\r\n\r\n", Problem.of("not_found"), id="an inner path"),
        pytest.param(b"POST /.streams HTTP/1.1\r\nHost: x\r\n\r\n", Problem.of("not_found"), id="another"),
    ],
)
def test_what_nginx_refuses_has_the_form_that_the_service_gives_it(two, sent, problem):
    connection = two.front.connect()
    connection.settimeout(1)
    connection.sendall(sent)
    received = b""
    try:
        while part := connection.recv(65536):
            received += part
    except TimeoutError:
        pass
    head, _, body = received.partition(b"\r\n\r\n")
    document = json.loads(body)
    assert head.startswith(b"HTTP/1.1 %d " % problem.kind.status)
    assert b"Content-Type: application/problem+json" in head
    assert b"X-Request-Id: " + document["request_id"].encode() in head
    assert document == problem.document("en", document["request_id"])


def test_a_body_as_large_as_the_service_takes_passes(two):
    connection = two.front.connect()
    connection.sendall(SUM + b"Connection: close\r\nContent-Length: 2097152\r\n\r\n" + b" " * 2097152)
    assert connection.recv(65536).startswith(b"HTTP/1.1 400")


def seconds(directive):
    (value,) = re.findall(rf"^\s*{directive} (\d+)s;", CONF, re.MULTILINE)
    return int(value)


def test_the_file_is_in_step_with_the_service():
    settings = Settings()
    assert seconds("keepalive_timeout") < settings.keepalive_seconds
    assert seconds("proxy_read_timeout") > settings.timeout_seconds
    assert seconds("client_body_timeout") == seconds("client_header_timeout") == settings.read_seconds
    assert f"client_max_body_size {settings.max_body_bytes};" in CONF
    assert "proxy_next_upstream error timeout http_502 http_503 non_idempotent;" in CONF
