"""Has a request arrived as a whole?"""

import socket

import pytest

from service.arrival import LOOK, missing

POST = b"POST /v1/score HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def pair():
    with socket.create_server(("127.0.0.1", 0)) as server:
        client = socket.create_connection(server.getsockname())
        accepted, _ = server.accept()
    with client, accepted:
        yield client, accepted


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        pytest.param(b"", 1, id="nothing"),
        pytest.param(POST, len(POST) + 1, id="half the headers"),
        pytest.param(POST + b"\r\n", 0, id="no body"),
        pytest.param(POST + b"Content-Length: 2\r\n\r\n{}", 0, id="a whole body"),
        pytest.param(POST + b"Content-Length: 2\r\n\r\n{}GET", 0, id="the next request behind it"),
        pytest.param(POST + b"Content-Length: 20\r\n\r\n{", len(POST) + 42, id="half a body"),
        pytest.param(POST + b"content-LENGTH:20  \r\nA: b\r\n\r\n{", len(POST) + 49, id="headers in any spelling"),
        pytest.param(POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n", 0, id="chunks"),
        pytest.param(POST + b"Content-Length: 99999\r\n\r\n{", 0, id="a large body"),
        pytest.param(POST + b"Content-Length: 99999999999999\r\n\r\n{", 0, id="an absurd body"),
        pytest.param(POST + b"Content-Length: -5\r\n\r\n{", 0, id="no length"),
        pytest.param(POST + b"\r\nContent-Length: 20\r\n\r\n", 0, id="a length in the body"),
        pytest.param(b"a" * LOOK, 0, id="endless headers"),
    ],
)
def test_how_much_is_missing(pair, sent, expected):
    client, accepted = pair
    client.sendall(sent)
    if sent:
        accepted.recv(1, socket.MSG_PEEK)
    assert missing(accepted) == expected
    if sent:
        assert accepted.recv(10) == sent[:10]


def test_who_has_gone_is_not_waited_for(pair):
    client, accepted = pair
    client.close()
    accepted.recv(1, socket.MSG_PEEK)
    assert missing(accepted) == 0
