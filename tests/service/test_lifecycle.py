"""Starting, ready, draining; and how long a client may take."""

import socket
import threading
import time

import pytest

from engine.rules.registry import RULE_SETS
from schemas import plans
from service.config import Settings
from service.lifecycle import Lifecycle, State
from service.patience import Patience
from service.routes import health
from tests.service.demo import create


def test_the_states_follow_each_other_and_there_is_no_way_back():
    life = Lifecycle()
    assert life.state is State.STARTING
    life.move(State.READY)
    assert life.state is State.READY
    life.move(State.DRAINING)
    life.move(State.READY)
    assert life.state is State.DRAINING


@pytest.mark.parametrize("state", [State.STARTING, State.DRAINING, State.STOPPING])
def test_ready_tells_the_truth(monkeypatch, state):
    client = create(Settings()).test_client()
    life = Lifecycle()
    monkeypatch.setattr(health, "LIFECYCLE", life)
    life.move(state)
    response = client.get("/health/ready")
    assert (response.status_code, response.get_json(force=True)["code"]) == (503, "unavailable")
    assert int(response.headers["Retry-After"]) > 0
    assert client.get("/health/live").status_code == 200
    if state is State.STARTING:
        life.move(State.READY)
        assert client.get("/health/ready").get_json() == {"status": "ready"}


def test_no_request_waits_for_a_rule_set_to_be_compiled():
    plans._compiled.cache_clear()
    create(Settings())
    compiled = plans._compiled.cache_info().misses
    assert compiled == len(RULE_SETS)
    for ruleset in RULE_SETS:
        plans.plan_of(ruleset, {})
    assert plans._compiled.cache_info().misses == compiled


@pytest.fixture
def pair():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def test_a_wait_ends_at_its_deadline(pair):
    ours, _ = pair
    patience, ended = Patience(0.05), []

    def wait():
        patience.begin(ours)
        ended.append((ours.recv(10), patience.expired()))
        patience.end()

    thread = threading.Thread(target=wait)
    thread.start()
    time.sleep(0.02)
    patience.enforce()
    assert ended == []
    time.sleep(0.05)
    patience.enforce()
    thread.join(5)
    assert ended == [(b"", True)]


def test_after_the_deadline_an_answer_can_be_sent_for_one_more_term(pair):
    ours, theirs = pair
    patience = Patience(0.0)
    patience.begin(ours)
    patience.enforce()
    ours.sendall(b"too late")
    assert theirs.recv(20) == b"too late"
    patience.enforce()
    with pytest.raises(BrokenPipeError):
        ours.sendall(b"x")


def test_a_stream_that_moves_has_time(pair):
    ours, theirs = pair
    patience = Patience(0.05)
    patience.begin(ours)
    for _ in range(4):
        time.sleep(0.03)
        patience.extend()
        patience.enforce()
    theirs.sendall(b"here")
    assert ours.recv(10) == b"here"
    assert not patience.expired()


def test_a_thread_without_a_wait_has_no_deadline():
    patience = Patience(0.0)
    patience.extend()
    patience.end()
    patience.enforce()
    assert not patience.expired()
