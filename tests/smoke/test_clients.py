"""Clients that do not behave, each answered or dropped in time while others are served."""

import json
import time

import pytest

from tests.serving import serving

DEMO = "tests.service.demo:create()"
SUM = b"POST /sum HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALF = SUM + b"Content-Length: 100\r\n\r\n{"
CHUNKED = SUM + b"Transfer-Encoding: chunked\r\n\r\n"
LIVE = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"


def timed(server):
    began = time.monotonic()
    assert server.ask("/health/ready").status == 200
    return time.monotonic() - began


def test_half_sent_bodies_hold_nobody_up(serve):
    server = serve(DEMO, READ_SECONDS="3")
    waiting = [server.connect() for _ in range(400)]
    for connection in waiting:
        connection.sendall(HALF)
    time.sleep(0.3)
    assert max(timed(server) for _ in range(20)) < 1
    for connection in waiting[:50]:
        with connection:
            assert connection.recv(2000).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"POST /sum HTTP/1.1\r\nHost: x\r\nContent-Le", id="half a header"),
        pytest.param(b"POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{", id="a body nobody reads"),
        pytest.param(b"POST /sum HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{", id="half a chunk"),
        pytest.param(b"GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", id="never closing"),
        pytest.param(b"rubbish\r\n\r\n", id="rubbish, never closing"),
    ],
)
def test_no_kind_of_slowness_holds_others_up(serve, sent):
    server = serve(DEMO, READ_SECONDS="2", WEB_CONCURRENCY="1")
    waiting = [server.connect() for _ in range(60)]
    for connection in waiting:
        connection.sendall(sent)
    time.sleep(0.3)
    assert max(timed(server) for _ in range(10)) < 1
    time.sleep(4.5)
    assert max(timed(server) for _ in range(10)) < 1
    for connection in waiting:
        with connection:
            connection.settimeout(1)
            while connection.recv(4096):
                pass


def test_more_slow_clients_than_threads_are_gone_in_time(serve):
    server = serve(DEMO, READ_SECONDS="2", WEB_CONCURRENCY="1", THREADS="8")
    waiting = [server.connect() for _ in range(20)]
    for connection in waiting:
        connection.sendall(HALF)
    assert timed(server) < 12
    for connection in waiting:
        connection.close()


def test_a_trickle_is_not_enough(serve):
    server = serve(DEMO, READ_SECONDS="2")
    connection = server.connect()
    connection.settimeout(0.2)
    connection.sendall(HALF)
    began = time.monotonic()
    answer = b""
    while b'"code":"request_timeout"' not in answer:
        assert time.monotonic() - began < 5
        try:
            answer += connection.recv(2000)
        except TimeoutError:
            connection.sendall(b" ")
    assert answer.startswith(b"HTTP/1.1 408")


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    server = serving(tmp_path_factory.mktemp("demo") / "server.log", DEMO, {"READ_SECONDS": "2"})
    yield server
    server.kill()


def exchanged(server, sent):
    """Send bytes, then nothing more; return all that comes back within a second of silence."""
    connection = server.connect()
    connection.settimeout(1)
    received = b""
    connection.sendall(sent)
    try:
        while part := connection.recv(65536):
            received += part
    except TimeoutError:
        pass
    return received


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        pytest.param(b"rubbish\r\n\r\n", 400, "bad_request", id="no HTTP"),
        pytest.param(b"GET /\r\n\r\n", 400, "bad_request", id="HTTP 0.9"),
        pytest.param(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "bad_request", id="HTTP 2"),
        pytest.param(b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad_request", id="bytes in the path"),
        pytest.param(b"GET /health/live HTTP/1.1\r\nHost: xn--\r\n\r\n", 400, "bad_request", id="a host that is none"),
        pytest.param(b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n", 414, "uri_too_long", id="a long path"),
        pytest.param(LIVE[:-2] + b"X: " + b"a" * 9000 + b"\r\n\r\n", 431, "headers_too_large", id="a long header"),
        pytest.param(LIVE[:-2] + b"X: a\r\n" * 100 + b"\r\n", 431, "headers_too_large", id="many headers"),
        pytest.param(LIVE[:-2] + b"Transfer-Encoding : chunked\r\n\r\n", 400, "bad_request", id="a space in a name"),
        pytest.param(SUM + b"Content-Length: -1\r\n\r\n{}", 400, "bad_request", id="a negative length"),
        pytest.param(SUM + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400, "bad_request", id="two lengths"),
        pytest.param(CHUNKED[:-2] + b"Content-Length: 3\r\n\r\n0\r\n\r\n", 400, "bad_request", id="length and chunks"),
        pytest.param(CHUNKED + b"zz\r\n{}\r\n0\r\n\r\n", 400, "bad_request", id="no chunk"),
        pytest.param(CHUNKED + b'a\r\n{"left":1}\r\n0\r\n\r\n', 200, None, id="chunks"),
        pytest.param(SUM + b"Content-Length: 99999999\r\n\r\n{}", 413, "body_too_large", id="a huge length"),
        pytest.param(
            CHUNKED + (b"10000\r\n" + b"a" * 65536 + b"\r\n") * 40, 413, "body_too_large", id="endless chunks"
        ),
    ],
)
def test_each_oddity_has_its_answer(demo, sent, status, code):
    head, _, body = exchanged(demo, sent).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    if code:
        assert b"Content-Type: application/problem+json" in head
        document = json.loads(body)
        assert (document["status"], document["code"]) == (status, code)
        assert document["request_id"].encode() in head
    assert timed(demo) < 1


def test_requests_sent_ahead_are_answered_in_turn_and_garbage_behind_them_ends_it(demo):
    received = exchanged(demo, LIVE * 3 + b"\x00garbage\r\n\r\n")
    assert received.count(b"HTTP/1.1 200") == 3
    assert received.count(b"HTTP/1.1 400") == 1
    assert b"garbage" not in received


def test_a_hundred_megabytes_are_refused_without_being_kept(demo):
    before = demo.memory()
    connection = demo.connect()
    connection.sendall(SUM + b"Content-Length: 100000000\r\n\r\n")
    sent = 0
    try:
        for _ in range(100):
            connection.sendall(b"a" * 1_000_000)
            sent += 1
    except OSError:
        pass
    assert sent < 100
    assert demo.memory() - before < 20_000_000
    assert timed(demo) < 1
