"""Whatever HTTP can carry has an answer that is not the service's fault: any path, query, header, method and body."""

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from werkzeug.test import EnvironBuilder, run_wsgi_app

from service.app import create_app
from service.config import Settings

KEY = "a-key-of-some-length"
SERVICES = {
    "plain": create_app(Settings(access_log=False, max_body_bytes=4096)),
    "guarded": create_app(
        Settings(
            access_log=False,
            api_keys=(KEY,),
            cors_origins=("https://a.example",),
            rate_limit="1000000/second",
            trusted_proxies=1,
        )
    ),
}
PATHS = sorted({rule.rule for rule in SERVICES["plain"].url_map.iter_rules()})
SCORE = {
    "hand": {"tiles": "123m456p789s1122z", "winning_tile": "1z"},
    "situation": {"win": "ron", "seat": "E", "discarder": "S"},
}
BODIES = (b"", b"{}", b"[]", b"null", b"\xff\xfe", json.dumps(SCORE).encode(), json.dumps({"items": [SCORE]}).encode())
WORDS = (
    "", " ", ",", ";", "*", "*/*", "q=", ";q=2", "=", '"', "en", "ja;q=1.0001", "zh-Hant", "x" * 300, "text/html",
    "text/plain", "application/json", "application/json; charset=", "application/json;charset=x;charset=y",
    "application/x-ndjson", "application/problem+json", "multipart/form-data; boundary=", "identity", "gzip", "chunked",
    "bytes=0-", "bytes=9-1", 'W/"', '"a", W/"b"', "-1", "0", "007", "1e3", "99999999999999999999", "\u00b2", "\u00e9",
    "xn--", "[::1", "a:b", "127.0.0.1, x", "https", "javascript:", "Basic", "Bearer ", f"Bearer {KEY}", KEY,
    "Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 99 Foo 99999", "https://a.example", "null", "100-continue", "upgrade",
)  # fmt: skip
FIELDS = (
    "Accept", "Accept-Charset", "Accept-Encoding", "Accept-Language", "Access-Control-Request-Headers",
    "Access-Control-Request-Method", "Authorization", "Cache-Control", "Connection", "Content-Encoding", "Content-Type",
    "Cookie", "Expect", "Forwarded", "Host", "If-Match", "If-Modified-Since", "If-None-Match", "If-Range",
    "If-Unmodified-Since", "Origin", "Range", "Referer", "TE", "Transfer-Encoding", "Upgrade", "User-Agent", "Via",
    "X-API-Key", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Port", "X-Forwarded-Prefix", "X-Forwarded-Proto",
    "X-HTTP-Method-Override", "X-Request-Id",
)  # fmt: skip
LATIN = st.characters(min_codepoint=0x20, max_codepoint=0xFF, exclude_characters="\x7f")
VALUES = st.lists(st.sampled_from(WORDS) | st.text(LATIN, max_size=6), max_size=3).map("".join)
METHODS = st.sampled_from(
    ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "X-Y"]
)
SEGMENTS = st.sampled_from(["", "..", ".", "v1", "riichi", "resolve", "{id}", "a" * 200, "\x00", "%", "é"]) | st.binary(
    max_size=4
).map(lambda raw: raw.decode("latin-1"))


@st.composite
def environs(draw: st.DrawFn) -> dict[str, Any]:
    """What a server can hand to the application, whose bytes stand for themselves as Latin-1."""
    path = draw(st.sampled_from(PATHS)) if draw(st.booleans()) else "/" + "/".join(draw(st.lists(SEGMENTS, max_size=4)))
    body = draw(st.sampled_from(BODIES) | st.binary(max_size=64))
    environ = EnvironBuilder(method="POST").get_environ()
    environ |= {
        "REQUEST_METHOD": draw(METHODS),
        "PATH_INFO": path,
        "QUERY_STRING": draw(st.sampled_from(["", "lang=ja", "lang=", "%", "&&=", "a=%ff&lang=%00"]) | VALUES),
        "CONTENT_LENGTH": draw(
            st.sampled_from([str(len(body)), str(len(body) + 9), "", "x", "-1", "9" * 30, "²", "٣"])
        ),
        "wsgi.input": io.BytesIO(body),
    }
    for name, value in draw(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6)).items():
        key = name.upper().replace("-", "_")
        environ[key if key == "CONTENT_TYPE" else f"HTTP_{key}"] = value
    return environ


@pytest.mark.parametrize("service", sorted(SERVICES))
@settings(max_examples=400, deadline=None)
@given(environ=environs())
def test_every_request_has_an_answer(service: str, environ: dict[str, Any]) -> None:
    body, status, headers = run_wsgi_app(SERVICES[service], environ, buffered=True)
    told = b"".join(body)
    assert int(status[:3]) < 500, told
    assert headers.get("X-Request-Id")
    assert all(value.isprintable() and name.isascii() for name, value in headers)
    if int(status[:3]) >= 400 and environ["REQUEST_METHOD"] != "HEAD":
        problem = json.loads(told)
        assert problem["status"] == int(status[:3])
        assert problem["detail"]
        assert problem["errors"]
