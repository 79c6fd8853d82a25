"""Large bodies are judged a few at a time, small ones never wait."""

import threading

import pytest

from service.room import AT_ONCE, LARGE, room


def test_a_large_body_waits_for_room_and_a_small_one_does_not():
    gone_in, let_go, inside = threading.Semaphore(0), threading.Event(), []

    def judge(size):
        with room(size):
            inside.append(size)
            gone_in.release()
            let_go.wait(10)

    large = [threading.Thread(target=judge, args=(LARGE + 1,)) for _ in range(AT_ONCE + 3)]
    small = [threading.Thread(target=judge, args=(LARGE,)) for _ in range(5)]
    for thread in large:
        thread.start()
    for _ in range(AT_ONCE):
        assert gone_in.acquire(timeout=5)
    assert not gone_in.acquire(timeout=0.2)
    for thread in small:
        thread.start()
    for _ in small:
        assert gone_in.acquire(timeout=5)
    assert sorted(inside) == [LARGE] * 5 + [LARGE + 1] * AT_ONCE
    let_go.set()
    for thread in (*large, *small):
        thread.join()
    assert len(inside) == len(large) + len(small)


def test_room_is_given_back_where_judging_fails():
    for number in range(AT_ONCE + 1):
        with pytest.raises(ValueError, match=str(number)), room(LARGE + 1):
            raise ValueError(number)
