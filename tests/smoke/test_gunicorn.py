"""The service as it really runs: workers, signals, counts."""

import os
import signal
import threading
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

DEMO = "tests.service.demo:create()"


def until(condition, seconds=10.0):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if found := condition():
            return found
        time.sleep(0.05)
    raise AssertionError("it did not come about in time")


def test_it_answers_and_logs_only_json(serve):
    server = serve()
    answer = server.ask("/version", **{"X-Request-Id": "smoke-1"})
    assert answer.status == 200
    line = until(lambda: next((line for line in server.lines() if line.get("request_id") == "smoke-1"), None))
    assert (line["route"], line["status"], line["level"]) == ("/version", 200, "info")
    assert line["milliseconds"] > 0


def test_no_two_requests_share_an_id_whichever_worker_answers(serve):
    server = serve(WEB_CONCURRENCY="3")
    ids = [server.ask("/version").headers["X-Request-Id"] for _ in range(60)]
    assert len(set(ids)) == 60
    assert {len(each) for each in ids} == {32}


def test_what_is_forwarded_counts_only_behind_trusted_proxies(serve):
    forwarded = {"Accept": "text/plain", "X-Forwarded-Proto": "https", "Script_Name": "/elsewhere"}
    for proxies, base in (("0", b"http://"), ("1", b"https://")):
        server = serve(TRUSTED_PROXIES=proxies)
        answer = server.ask("/", **forwarded)
        assert answer.status == 200
        assert base + b"127.0.0.1:%d/v1/score" % server.port in answer.body


def test_the_counts_of_all_workers_add_up(serve):
    server = serve(DEMO, WEB_CONCURRENCY="3")
    threads = [threading.Thread(target=server.ask, args=("/sum", {"left": 1})) for _ in range(30)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    until(lambda: b'http_requests_total{method="POST",route="/sum",status="200"} 30.0\n' in server.ask("/metrics").body)


def test_a_killed_worker_is_replaced_and_its_counts_stay(serve):
    server = serve(WEB_CONCURRENCY="1")
    for _ in range(5):
        server.ask("/version")
    counted = b'http_requests_total{method="GET",route="/version",status="200"} 5.0\n'
    # A request is counted when its answer has left, so a moment after it came.
    until(lambda: counted in server.ask("/metrics").body)
    (worker,) = server.workers()
    os.kill(worker, signal.SIGKILL)
    until(lambda: server.workers() not in ([], [worker]))
    assert counted in server.ask("/metrics").body


def test_a_faulty_environment_is_told_and_nothing_starts(serve):
    with pytest.raises(AssertionError, match="LOG_FORMAT: 'xml' is not one of json, text"):
        serve(LOG_FORMAT="xml")


def mapped(server):
    """The words of what the workers have mapped into memory, file names among them."""
    return [word for pid in server.workers() for word in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8").split()]


def test_it_needs_no_place_to_write_but_memory_and_leaves_nothing_there(serve):
    server = serve(TMPDIR="/nonexistent", HOME="/nonexistent")
    server.ask("/version")
    (folder,) = until(lambda: {Path(word).parent for word in mapped(server) if "mahjong-score-counts-" in word})
    assert folder.is_dir()
    server.terminate()
    assert server.process.wait(10) == 0
    assert not folder.exists()


class TestStopping:
    def test_running_requests_are_finished(self, serve):
        server = serve(DEMO, THREADS="16")
        answers = []
        threads = [
            threading.Thread(target=lambda: answers.append(server.ask("/slow", {"left": 7}).json)) for _ in range(8)
        ]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        server.terminate()
        for thread in threads:
            thread.join()
        assert answers == [{"total": 7}] * 8
        assert server.process.wait(15) == 0

    def test_whoever_was_let_in_is_answered(self, serve):
        """Connections that the kernel has accepted, some with their request sent, before the signal comes."""
        server = serve(DEMO)
        waiting = [server.connect() for _ in range(40)]
        request = b"GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        for connection in waiting[:20]:
            connection.sendall(request)
        server.terminate()
        for connection in waiting[20:]:
            connection.sendall(request)
        for connection in waiting:
            with connection:
                assert connection.recv(1000).startswith(b"HTTP/1.1 200")
        assert server.process.wait(15) == 0

    def test_while_it_drains_it_serves_and_is_not_ready(self, serve):
        server = serve(DEMO, DRAIN_SECONDS="2")
        server.terminate()
        answer = until(lambda: (found := server.ask("/health/ready")).status == 503 and found, 1.5)
        assert answer.json["code"] == "unavailable"
        assert server.ask("/health/live").status == 200
        assert server.ask("/sum", {"left": 2}).json == {"total": 2}
        assert server.process.wait(15) == 0

    def test_a_kept_connection_learns_of_the_stop(self, serve):
        server = serve(DEMO, DRAIN_SECONDS="0")
        connection = HTTPConnection("127.0.0.1", server.port, timeout=5)
        connection.request("GET", "/health/ready")
        assert connection.getresponse().read()
        server.terminate()
        until(lambda: any(line["message"] == "draining" for line in server.lines()))
        connection.request("GET", "/health/ready")
        response = connection.getresponse()
        response.read()
        assert (response.status, response.headers["Connection"]) == (503, "close")
        connection.close()
        assert server.process.wait(15) == 0
