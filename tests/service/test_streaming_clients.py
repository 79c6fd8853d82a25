"""NDJSON from clients that are slow, greedy, rude or many: each is told, and none holds up the others."""

import threading
import time

import pytest

from service.app import create_app
from service.config import Settings
from tests.service.streams import GOOD, LINE, NDJSON, Talk, code, memory
from tests.serving import serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A service with one worker."""
    running = serving(tmp_path_factory.mktemp("streaming") / "log", None, {"WEB_CONCURRENCY": "1"})
    yield running
    running.kill()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A service that waits two seconds for a line."""
    environment = {"READ_SECONDS": "2", "WEB_CONCURRENCY": "1"}
    running = serving(tmp_path_factory.mktemp("hasty") / "log", None, environment)
    yield running
    running.kill()


def flood(talk):
    for _ in range(100_000):
        talk.send(LINE * 100)


class TestTime:
    def test_who_sends_a_line_in_time_may_go_on_for_long(self, hasty):
        talk = Talk(hasty)
        for _ in range(6):
            talk.send(LINE)
            assert talk.answer()["status"] == 200
            time.sleep(0.6)
        talk.end()
        assert talk.rest() == []

    @pytest.mark.parametrize("length", [None, 5000], ids=["chunked", "of known length"])
    def test_who_sends_nothing_is_told_so(self, hasty, length):
        talk = Talk(hasty, length=length)
        talk.send(LINE)
        started = time.monotonic()
        answers = talk.rest()
        assert [code(answer) for answer in answers] == [(200, None), (408, "request_timeout")]
        assert time.monotonic() - started < 15
        assert talk.socket.recv(1) == b""

    def test_a_line_that_comes_byte_by_byte_has_no_more_time(self, hasty):
        talk = Talk(hasty)
        stopped = threading.Event()

        def trickle():
            try:
                for byte in LINE.strip() * 10:
                    talk.send(bytes([byte]))
                    if stopped.wait(0.1):
                        return
            except OSError:
                return

        sender = threading.Thread(target=trickle)
        sender.start()
        answers = talk.rest()
        stopped.set()
        sender.join()
        assert [code(answer) for answer in answers] == [(408, "request_timeout")]

    def test_who_does_not_read_is_left(self, hasty):
        """It sends on and on; the answers fill what lies between, then the service gives up."""
        talk = Talk(hasty)
        talk.socket.settimeout(20)
        before = memory(hasty)
        with pytest.raises(OSError, match=r"reset|pipe"):
            flood(talk)
        assert memory(hasty) - before < 10_000_000
        assert hasty.ask("/v1/score", GOOD).json["points"] == 2000


class TestCrowds:
    def test_streams_leave_half_of_the_threads_to_others(self, tmp_path):
        """Four threads: two streams run, a third is told to come back, everything else is answered."""
        server = serving(tmp_path / "log", None, {"THREADS": "4", "WEB_CONCURRENCY": "1"})
        try:
            streams = [Talk(server) for _ in range(2)]
            assert [stream.begin().status for stream in streams] == [200, 200]
            refused = server.ask("/v1/score/batch", GOOD, **{"Content-Type": NDJSON})
            assert (refused.status, refused.json["code"]) == (503, "unavailable")
            assert refused.headers["Retry-After"] == "5"
            assert [server.ask("/v1/score", GOOD).status for _ in range(5)] == [200] * 5
            assert server.ask("/v1/score/batch", {"items": [GOOD]}).status == 200
            for stream in streams:
                stream.send(LINE)
                assert stream.answer()["status"] == 200
                stream.end()
                assert stream.rest() == []
            assert server.ask("/v1/score/batch", GOOD, **{"Content-Type": NDJSON}).json["status"] == 200
        finally:
            server.kill()

    def test_clients_that_go_away_make_room(self):
        """Fifty answers that nobody reads, and fifty that are read but not closed; two may run at once."""
        client = create_app(Settings(access_log=False, threads=4)).test_client()
        for _ in range(50):
            response = client.post("/v1/score/batch", data=LINE, content_type=NDJSON, buffered=False)
            assert response.data.startswith(b'{"status":200,')
        for _ in range(50):
            response = client.post("/v1/score/batch", data=LINE, content_type=NDJSON, buffered=False)
            assert response.status_code == 200
            response.close()


class TestBreakingOff:
    def test_a_request_shorter_than_it_said_ends_in_a_problem(self, server):
        talk = Talk(server, length=10_000)
        talk.send(LINE + LINE[:30])
        talk.socket.shutdown(1)
        assert [code(answer) for answer in talk.rest()] == [(200, None), (400, "bad_request")]

    @pytest.mark.parametrize("broken", [b"zz\r\n", b"5\r\nabcdefgh\r\n"])
    def test_what_is_no_chunk_ends_in_a_problem(self, server, broken):
        talk = Talk(server)
        talk.send(LINE)
        assert talk.answer()["status"] == 200
        talk.socket.sendall(broken)
        assert [code(answer) for answer in talk.rest()] == [(400, "bad_request")]
        assert talk.socket.recv(1) == b""

    def test_a_client_that_goes_away_leaves_no_trace(self, server):
        for _ in range(5):
            talk = Talk(server)
            talk.send(LINE * 50)
            talk.answer()
            talk.response.close()
            talk.socket.close()
        assert server.ask("/v1/score", GOOD).status == 200
        assert [line for line in server.lines() if line["level"] not in {"info", "debug"}] == []
