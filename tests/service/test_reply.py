"""An answer leaves in as few pieces as it was made in, the headers with the first."""

import socket
from types import SimpleNamespace

import pytest

from service.reply import Reply


@pytest.fixture
def pair():
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with ours, theirs:
        yield ours, theirs


def answer(connection, *pieces, method="POST", headers=()):
    """Answer with some pieces on a connection that keeps what is sent at once together."""
    request = SimpleNamespace(method=method, version=(1, 1), should_close=lambda: False)
    reply = Reply(request, connection, SimpleNamespace(protocol="http"))
    reply.start_response("200 OK", list(headers))
    for piece in pieces:
        reply.write(piece)
    reply.close()


def received(connection):
    connection.setblocking(False)
    found = []
    try:
        while piece := connection.recv(65536):
            found.append(piece)
    except BlockingIOError:
        return found
    return found


def test_headers_and_body_are_one(pair):
    answer(pair[0], b"hello", headers=[("Content-Length", "5")])
    (all_of_it,) = received(pair[1])
    assert all_of_it.startswith(b"HTTP/1.1 200 OK\r\n")
    assert all_of_it.endswith(b"\r\n\r\nhello")
    assert b"Content-Length: 5\r\n" in all_of_it


def test_of_a_stream_each_piece_leaves_when_it_is_made(pair):
    answer(pair[0], b"one", b"three")
    first, second, end = received(pair[1])
    assert first.startswith(b"HTTP/1.1 200 OK\r\n")
    assert first.endswith(b"Transfer-Encoding: chunked\r\n\r\n3\r\none\r\n")
    assert (second, end) == (b"5\r\nthree\r\n", b"0\r\n\r\n")


def test_an_empty_piece_sends_the_headers(pair):
    answer(pair[0], b"", b"one")
    head, first, _ = received(pair[1])
    assert head.endswith(b"\r\n\r\n")
    assert first == b"3\r\none\r\n"


@pytest.mark.parametrize("pieces", [(), (b"hello",)])
def test_an_answer_without_a_body_is_its_headers(pair, pieces):
    answer(pair[0], *pieces, method="HEAD", headers=[("Content-Length", "5")])
    (head,) = received(pair[1])
    assert head.endswith(b"Content-Length: 5\r\n\r\n")
