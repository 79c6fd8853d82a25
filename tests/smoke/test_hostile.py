"""Hostile clients of every kind against the service as it runs: each answered or dropped in time, others served."""

import gzip
import json
import threading
import time
from functools import partial
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path

import pytest

from tests.load import KNOWN, load
from tests.serving import serving

READ_SECONDS = 2
SCORE = b"POST /v1/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALF = SCORE + b"Content-Length: 300\r\n\r\n{"
LINES = (
    b"POST /v1/score/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
REQUEST = KNOWN[0][0]
MOST = 2 * 1024 * 1024


def changed(**fields):
    """A request that is right but for some fields."""
    return json.dumps(REQUEST | fields).encode()


def with_honba(digits):
    return changed(situation=REQUEST["situation"] | {"honba": "HERE"}).replace(b'"HERE"', digits)


def items(*each):
    return json.dumps({"items": each}).encode()


BODIES = [
    pytest.param(b"[" * 1_000_000, 400, "malformed_json", id="a million open brackets"),
    pytest.param(b'{"hand":' * 200_000 + b"1" + b"}" * 200_000, 400, "malformed_json", id="200,000 levels of objects"),
    pytest.param(changed(hand=json.loads("[" * 900 + "]" * 900)), 422, "invalid_type", id="900 levels in a field"),
    pytest.param(with_honba(b"NaN"), 400, "malformed_json", id="NaN"),
    pytest.param(with_honba(b"-Infinity"), 400, "malformed_json", id="infinity"),
    pytest.param(with_honba(b"1e400"), 422, "out_of_range", id="1e400"),
    pytest.param(with_honba(b"1" + b"0" * 400), 422, "out_of_range", id="10 to the 400th, written out"),
    pytest.param(with_honba(b"9" * 1_000_000), 422, "out_of_range", id="a million digits"),
    pytest.param(b'{"hand": "\xff\xfe"}', 400, "malformed_json", id="no UTF-8"),
    pytest.param(b'{"hand": "\\ud800"}', 400, "malformed_json", id="half a surrogate pair"),
    pytest.param(changed(hand={"tiles": "1" * 2_000_000, "winning_tile": "1m"}), 422, None, id="two million tiles"),
    pytest.param(changed(hand=REQUEST["hand"] | {"melds": [{}] * 500_000}), 422, None, id="half a million melds"),
    pytest.param(changed(options=dict.fromkeys(map(str, range(100_000)))), 422, None, id="100,000 options"),
    pytest.param(changed(**dict.fromkeys(map(str, range(100_000)))), 422, None, id="100,000 fields"),
    pytest.param(b'{"a":1,' + b'"a":1,' * 300_000 + b'"a":1}', 422, None, id="one field 300,000 times"),
    pytest.param(b" " * MOST, 400, "malformed_json", id="nothing, two mebibytes of it"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = serving(tmp_path_factory.mktemp("hostile") / "server.log", None, {"READ_SECONDS": str(READ_SECONDS)})
    deadline = time.monotonic() + 10
    while len(running.workers()) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    yield running
    running.kill()


def sent(server, body, path="/v1/score", **headers):
    """Send a body; return the status, the answer's bytes and the seconds that it took."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    began = time.monotonic()
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json", **headers})
        response = connection.getresponse()
        return response.status, response.read(), time.monotonic() - began
    finally:
        connection.close()


@pytest.mark.parametrize(("body", "status", "code"), BODIES)
def test_a_body_made_to_hurt_is_refused_at_once_and_briefly(server, body, status, code):
    assert len(body) <= MOST
    told, answer, seconds = sent(server, body)
    assert told == status
    document = json.loads(answer)
    assert document["status"] == status
    if code:
        assert document["code"] == code
    assert seconds < 3
    assert len(answer) < 100_000


def test_a_thousand_faulty_items_are_told_one_by_one(server):
    faulty = REQUEST | {"hand": {"tiles": "1" * 500 + "m", "winning_tile": "9s", "melds": [{}] * 20}}
    told, answer, seconds = sent(server, items(*[faulty] * 1000), "/v1/score/batch")
    assert told == 200
    assert [result["status"] for result in json.loads(answer)["results"]] == [422] * 1000
    assert seconds < 10


def test_what_is_packed_is_not_unpacked(server):
    bomb = gzip.compress(b"[" * 100_000_000, 9)
    told, answer, seconds = sent(server, bomb, **{"Content-Encoding": "gzip"})
    assert (told, json.loads(answer)["code"]) == (415, "unsupported_media_type")
    assert seconds < 3


def test_large_bodies_that_end_all_at_once_do_not_add_up(serve):
    server = serve(WEB_CONCURRENCY="1")
    (worker,) = server.workers()
    (body,) = (case.values[0] for case in BODIES if case.id == "half a million melds")
    waiting = [server.connect() for _ in range(60)]
    for connection in waiting:
        connection.sendall(SCORE + b"Content-Length: %d\r\n\r\n" % len(body) + body[:-1])
    for connection in waiting:
        connection.sendall(body[-1:])
    for connection in waiting:
        assert connection.recv(65536).startswith(b"HTTP/1.1 422")
        connection.close()
    fields = Path(f"/proc/{worker}/status").read_text(encoding="ascii").splitlines()
    (most,) = [int(field.split()[1]) * 1024 for field in fields if field.startswith("VmHWM:")]
    # What the worker is without them, what they are, and what two of them stand for.
    assert most < 70_000_000 + 60 * len(body) * 1.2 + 2 * 80_000_000


class Attack:
    """Clients of many kinds, each in a thread that goes on until it is over; `dropped` counts how they end."""

    def __init__(self, server):
        self.server = server
        self.over = threading.Event()
        self.longest = {}

    def connections(self, name, count, first, then=b""):
        """Open connections, send a little, then a little more now and then, until each is closed to us."""
        while not self.over.is_set():
            began = time.monotonic()
            waiting = [self.server.connect() for _ in range(count)]
            for connection in waiting:
                connection.settimeout(0.05)
                connection.sendall(first)
            while waiting and not self.over.is_set():
                waiting = [connection for connection in waiting if self.alive(connection, then)]
                self.longest[name] = max(self.longest.get(name, 0), time.monotonic() - began)
                self.over.wait(0.2)
            for connection in waiting:
                connection.close()

    def alive(self, connection, then):
        """Send a little more; whether the connection is still open."""
        try:
            if then:
                connection.sendall(then)
            if connection.recv(4096) == b"":
                connection.close()
                return False
        except TimeoutError:
            return True
        except OSError:
            connection.close()
            return False
        return True

    def bodies(self):
        for case in cycle(BODIES):
            if self.over.is_set():
                break
            body, status, _ = case.values
            assert sent(self.server, body)[0] == status

    def flood(self):
        """Send a hundred megabytes, whatever is answered."""
        while not self.over.is_set():
            connection = self.server.connect()
            try:
                connection.sendall(SCORE + b"Content-Length: 100000000\r\n\r\n")
                for _ in range(100):
                    connection.sendall(b"a" * 1_000_000)
            except OSError:
                connection.close()

    def deaf(self, name, first, more):
        """Send as fast as is taken and read nothing, until dropped."""
        everything = memoryview(first + more * 50_000)
        while not self.over.is_set():
            connection = self.server.connect()
            connection.settimeout(0.2)
            at, moved = 0, time.monotonic()
            while at < len(everything) and not self.over.is_set():
                try:
                    at += connection.send(everything[at : at + 65536])
                    moved = time.monotonic()
                except TimeoutError:
                    self.longest[name] = max(self.longest.get(name, 0), time.monotonic() - moved)
                except OSError:
                    break
            connection.close()

    def garbage(self):
        while not self.over.is_set():
            connection = self.server.connect()
            connection.sendall(SCORE + b"Content-Length: 2\r\n\r\n{}" * 3 + b"\x00\x01 garbage\r\n\r\n" * 50)
            received = b""
            try:
                while part := connection.recv(65536):
                    received += part
            except OSError:
                pass
            connection.close()
            assert b"garbage" not in received


@pytest.mark.parametrize("seconds", [8, pytest.param(90, marks=pytest.mark.deep)])
def test_while_all_of_them_attack_at_once_others_are_served(server, seconds):
    attack = Attack(server)
    workers = server.workers()
    line = json.dumps(REQUEST).encode() + b"\n"
    kinds = [
        partial(attack.connections, "half a body", 50, HALF),
        partial(attack.connections, "a body in drops", 50, HALF, b" "),
        partial(attack.connections, "half a header", 50, b"POST /v1/score HTTP/1.1\r\nHost: x\r\nX-"),
        partial(attack.connections, "headers in drops", 50, b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        partial(attack.connections, "half a stream", 20, LINES + b"100\r\n{"),
        partial(attack.connections, "nothing", 50, b""),
        attack.bodies,
        attack.flood,
        attack.garbage,
        partial(attack.deaf, "deaf", b"", SCORE + b"Content-Length: %d\r\n\r\n" % len(line) + line),
        partial(attack.deaf, "deaf to a stream", LINES, b"%x\r\n%b\r\n" % (len(line), line)),
    ]
    before = server.memory()
    threads = [threading.Thread(target=kind) for kind in kinds]
    for thread in threads:
        thread.start()
    with load(server.port, clients=2) as clients:
        time.sleep(seconds)
    attack.over.set()
    for thread in threads:
        thread.join()
    assert clients.failures == []
    assert clients.answered > seconds
    # The clients share a process, so its turns, with the attackers.
    assert clients.slower(1) < 0.01
    assert clients.slowest < 3
    assert max(attack.longest.values()) < 3 * READ_SECONDS + 2, attack.longest
    assert set(attack.longest) >= {"half a body", "headers in drops", "deaf", "deaf to a stream"}
    assert server.workers() == workers, "a worker had to be replaced"
    # No more than two large bodies stand for, in each worker.
    assert server.memory() - before < len(workers) * 2 * 80_000_000
    assert not [line for line in server.lines() if line["level"] in {"error", "critical"}]
