"""NDJSON to the running service: answers while the request is still being sent, in constant memory."""

import json
from http.client import HTTPConnection

import pytest

from service.streaming import PIECE, pieces, results
from tests.service.streams import LIMIT, LINE, NDJSON, Talk, code, memory, post
from tests.serving import serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A service with one worker."""
    running = serving(tmp_path_factory.mktemp("streaming") / "log", None, {"WEB_CONCURRENCY": "1"})
    yield running
    running.kill()


@pytest.mark.parametrize("length", [None, 4 * len(LINE)], ids=["chunked", "of known length"])
def test_a_slow_sender_gets_each_answer_before_it_sends_the_next_line(server, length):
    talk = Talk(server, length=length)
    response = talk.begin()
    assert (response.status, response.headers["Content-Type"]) == (200, NDJSON)
    for _ in range(4):
        talk.send(LINE)
        assert talk.answer()["score"]["points"] == 2000
    talk.end()
    assert talk.answer() is None


def test_lines_may_come_in_any_pieces(server):
    talk = Talk(server)
    for at in range(0, len(LINE), 7):
        talk.send(LINE[at : at + 7])
    assert talk.answer()["score"]["points"] == 2000
    talk.send(LINE * 3 + LINE[:20])
    assert [talk.answer()["status"] for _ in range(3)] == [200] * 3
    talk.send(LINE[20:].rstrip())
    talk.end()
    assert [answer["status"] for answer in talk.rest()] == [200]


def test_each_line_is_answered_by_itself_in_order(server):
    lines = [
        LINE,
        b"\n",
        b"{oops\n",
        b" \r\n",
        b"[]\n",
        b'{"hand": NaN}\n',
        b"\xff\n",
        LINE.rstrip() + b"\r\n",
        LINE.rstrip(),
    ]
    talk = Talk(server, length=sum(map(len, lines)))
    talk.send(b"".join(lines))
    assert [code(answer) for answer in talk.rest()] == [
        (200, None),
        (400, "malformed_json"),
        (422, "invalid_type"),
        (400, "malformed_json"),
        (400, "malformed_json"),
        (200, None),
        (200, None),
    ]


def test_a_request_without_lines_has_an_answer_without_lines(server):
    for length, body in ((0, b""), (3, b"\n \n"), (None, b"\n")):
        talk = Talk(server, length=length)
        if body:
            talk.send(body)
        talk.end()
        assert talk.rest() == []


@pytest.mark.parametrize("length", [None, LIMIT + 10 * LIMIT + 2 + len(LINE)], ids=["chunked", "of known length"])
def test_a_line_has_64_kib_and_a_longer_one_spoils_nothing(server, length):
    talk = Talk(server, length=length)
    talk.send(LINE.rstrip().ljust(LIMIT) + b"\n")
    for _ in range(10):
        talk.send(b"x" * LIMIT)
    talk.send(b"\n" + LINE)
    talk.end()
    answers = talk.rest()
    assert [code(answer) for answer in answers] == [(200, None), (413, "line_too_long"), (200, None)]
    assert str(LIMIT) in answers[1]["problem"]["detail"]


def test_any_number_of_lines_is_answered_in_constant_memory(server):
    """Six times as many lines, 10 MB with answers of 35 MB, take no more memory (but what a thread more may keep)."""
    line = LINE.rstrip().ljust(200) + b"\n"

    def read(response):
        count = size = 0
        while piece := response.read1(1 << 16):
            count += piece.count(b"\n")
            size += len(piece)
        return count, size

    assert post(server, line * 8000, read)[0] == 8000
    before = memory(server)
    count, size = post(server, line * 48_000, read)
    assert count == 48_000
    assert size > 30_000_000
    assert memory(server) - before < 6_000_000


def test_a_connection_goes_on_after_a_stream(server):
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    for count in (3, 1, 0, 2):
        connection.request("POST", "/v1/score/batch", LINE * count, {"Content-Type": NDJSON})
        response = connection.getresponse()
        assert response.read().count(b"\n") == count
    connection.request("GET", "/health/live")
    assert connection.getresponse().status == 200
    connection.close()


@pytest.mark.parametrize(
    ("accept", "status"),
    [("application/x-ndjson", 200), ("*/*", 200), ("application/json", 200), ("text/html", 406)],
)
def test_lines_of_json_go_to_whoever_takes_json(client, accept, status):
    response = client.post("/v1/score/batch", data=LINE, content_type=NDJSON, headers={"Accept": accept})
    assert response.status_code == status


def test_lines_are_answered_elsewhere_too(client):
    """A server whose body is an ordinary file."""
    response = client.post("/v1/score/batch", data=LINE * 3 + b"{", content_type=f"{NDJSON}; charset=utf-8")
    assert response.mimetype == NDJSON
    assert [json.loads(line)["status"] for line in response.data.splitlines()] == [200, 200, 200, 400]


def test_answers_go_out_in_pieces_of_a_sensible_size():
    found = list(results([LINE * 1000], "en", "id"))
    assert found[0] == b""
    assert b"".join(found).count(b"\n") == 1000
    assert all(PIECE <= len(piece) < PIECE + 2000 for piece in found[1:-1])


def test_a_body_that_fails_in_an_unknown_way_ends_in_a_problem_without_a_trace():
    def body():
        yield LINE
        raise RuntimeError("a secret")

    found = b"".join(results(body(), "en", "id"))
    assert b"secret" not in found
    assert [json.loads(line)["status"] for line in found.splitlines()] == [200, 500]


def test_a_short_body_of_another_server_is_found_out():
    class Short:
        def read(self, _size):
            return b""

    taken = pieces({"wsgi.input": Short(), "CONTENT_LENGTH": "10"})
    assert [json.loads(line)["status"] for line in b"".join(results(taken, "en", "id")).splitlines()] == [400]
