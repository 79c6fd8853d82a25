"""Batches of lines through nginx: both ways at once, of any size, and never begun twice."""

import json
import os
import signal
import threading
import time
from http.client import HTTPResponse

import pytest

from tests.deploy.fleet import fleet
from tests.load import KNOWN

HEAD = (
    b"POST /v1/score/batch?lang=ja HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson; charset=utf-8\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
END = b"0\r\n\r\n"
REQUEST, POINTS = KNOWN[0]
ANSWERED = b'{"status":200,'
LINE = json.dumps(REQUEST).encode() + b"\n"


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    with fleet(tmp_path_factory.mktemp("two")) as running:
        yield running


def passed(running, name):
    """Return the line that nginx has written about a request."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        for line in running.passed():
            if line["request_id"] == name:
                return line
        time.sleep(0.05)
    raise AssertionError("nginx has not logged it")


def chunk(data):
    return b"%x\r\n%b\r\n" % (len(data), data)


class Stream:
    """A connection on which lines go out and results come in."""

    def __init__(self, server, name):
        self.connection = server.connect()
        self.connection.sendall(HEAD[:-2] + b"X-Request-Id: %b\r\n\r\n" % name.encode())
        self.received = b""

    def send(self, data):
        self.connection.sendall(chunk(data))

    def until(self, mark, times=1):
        """Receive until a text has come so many times; return whether it has, or the connection ended first."""
        while self.received.count(mark) < times:
            part = self.connection.recv(65536)
            if not part:
                return False
            self.received += part
        return True


def test_each_line_is_answered_before_the_next_is_sent(two):
    stream = Stream(two.front, "both-ways")
    for number in range(1, 4):
        stream.send(LINE)
        assert stream.until(ANSWERED, number)
    stream.connection.sendall(END)
    assert stream.until(b"0\r\n\r\n")
    assert stream.received.startswith(b"HTTP/1.1 200 ")
    assert stream.received.count(b'"points":%d,"payments":' % POINTS) == 3
    assert "立直".encode() in stream.received, "the query was lost on the way"


def test_a_stream_may_be_larger_than_any_body(two):
    body = LINE * 20_000
    assert len(body) > 2 * 1024 * 1024
    connection = two.front.connect()
    connection.sendall(HEAD.replace(b"Transfer-Encoding: chunked", b"Content-Length: %d" % len(body)))
    sender = threading.Thread(target=connection.sendall, args=(body,))
    sender.start()
    answer = HTTPResponse(connection)
    answer.begin()
    results = answer.read().splitlines()
    sender.join()
    assert len(results) == 20_000
    assert all(line.startswith(b'{"status":200,') for line in results)


def test_a_stream_begins_where_there_is_life(two):
    two.replicas[0].kill()
    names = [f"alive-{number}" for number in range(4)]
    for name in names:
        stream = Stream(two.front, name)
        stream.send(LINE)
        assert stream.until(ANSWERED)
        stream.connection.sendall(END)
        assert stream.until(b"0\r\n\r\n")
    lines = [passed(two, name) for name in names]
    two.restart(0)
    assert {line["status"] for line in lines} == {200}
    assert any("," in line["replicas"] for line in lines), "none was tried where there is none"


def test_a_stream_that_has_begun_is_not_begun_again(two):
    stream = Stream(two.front, "once")
    stream.send(LINE)
    assert stream.until(ANSWERED)
    for replica in two.replicas:
        for worker in replica.workers():
            os.kill(worker, signal.SIGKILL)
    assert not stream.until(b"no more than this")
    assert not stream.received.endswith(b"0\r\n\r\n"), "it looks whole"
    stream.connection.close()
    assert "," not in passed(two, "once")["replicas"]
