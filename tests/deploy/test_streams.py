"""Batches of lines through nginx: both ways at once, of any size, and never begun twice."""

import json
import os
import signal
import threading
import time
from http.client import HTTPResponse

import pytest

from tests.deploy.fleet import KNOWN, fleet

HEAD = (
    b"POST /v1/score/batch?lang=ja HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson; charset=utf-8\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
END = b"0\r\n\r\n"
REQUEST, POINTS = KNOWN[0]
LINE = json.dumps(REQUEST).encode() + b"\n"


@pytest.fixture
def two(tmp_path):
    with fleet(tmp_path) as running:
        yield running


def chunk(data):
    return b"%x\r\n%b\r\n" % (len(data), data)


class Stream:
    """A connection on which lines go out and results come in."""

    def __init__(self, server):
        self.connection = server.connect()
        self.connection.sendall(HEAD)
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


def batches(running, times):
    """The requests for batches that were passed on, and where to, as soon as there are so many."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        found = [line for line in running.passed() if line["path"] == "/v1/score/batch"]
        if len(found) >= times:
            return found
        time.sleep(0.05)
    raise AssertionError("nginx has not logged them")


def test_each_line_is_answered_before_the_next_is_sent(two):
    stream = Stream(two.front)
    for number in range(1, 4):
        stream.send(LINE)
        assert stream.until(b'"points":%d,' % POINTS, number)
    stream.connection.sendall(END)
    assert stream.until(b"0\r\n\r\n")
    assert stream.received.startswith(b"HTTP/1.1 200 ")
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
    for _ in range(4):
        stream = Stream(two.front)
        stream.send(LINE)
        assert stream.until(b'"points":%d,' % POINTS)
        stream.connection.sendall(END)
        assert stream.until(b"0\r\n\r\n")
    assert {line["status"] for line in batches(two, 4)} == {200}


def test_a_stream_that_has_begun_is_not_begun_again(two):
    stream = Stream(two.front)
    stream.send(LINE)
    assert stream.until(b'"points":%d,' % POINTS)
    for replica in two.replicas:
        for worker in replica.workers():
            os.kill(worker, signal.SIGKILL)
    assert not stream.until(b"no more than this")
    assert not stream.received.endswith(b"0\r\n\r\n"), "it looks whole"
    stream.connection.close()
    (line,) = batches(two, 1)
    assert "," not in line["replicas"]
