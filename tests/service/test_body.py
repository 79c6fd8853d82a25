"""Bytes to JSON, by RFC 8259 and within bounds."""

import pytest

from service.body import parse
from service.problems import Problem

BEYOND = 2**63 - 1


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b'{"a": 1, "a": 2}', {"a": 2}),
        (b' \r\n\t{"a": "\\ud83c\\udc04"} ', {"a": "\U0001f004"}),
        (b'{"a": -0, "b": 1.5e2}', {"a": 0, "b": 150.0}),
        ('{"あ": "東"}'.encode(), {"あ": "東"}),
        (b"[]", []),
        (b"null", None),
    ],
)
def test_json_is_read(raw, value):
    assert parse(raw) == value


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b'{"a": 1e400}', BEYOND),
        (b'{"a": -1e400}', -BEYOND),
        (b'{"a": ' + b"9" * 5000 + b"}", BEYOND),
        (b'{"a": -' + b"9" * 400 + b"}", -BEYOND),
        (b'{"a": 1e-400}', 0.0),
    ],
)
def test_a_number_no_double_can_hold_is_json_still(raw, value):
    assert parse(raw) == {"a": value}


def test_beside_a_huge_number_everything_else_is_read_as_usual():
    assert parse(b'{"a": 1e999, "b": [1, 2.5, "x", null, true], "b": 7}') == {"a": BEYOND, "b": 7}


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"   ", id="blank"),
        pytest.param(b'{"a": NaN}', id="NaN"),
        pytest.param(b'{"a": Infinity}', id="Infinity"),
        pytest.param(b'{"a": 1e400, "b": NaN}', id="NaN beside a huge number"),
        pytest.param(b'{"a": 1e400, "b": -Infinity}', id="-Infinity beside a huge number"),
        pytest.param(b'{"a": "\\ud800"}', id="lone surrogate"),
        pytest.param(b'{"a": 1e400, "b": "\\ud800"}', id="lone surrogate beside a huge number"),
        pytest.param(b'{"\\ud800": 1e400}', id="lone surrogate as a key beside a huge number"),
        pytest.param(b'{"a": "\xff"}', id="not UTF-8"),
        pytest.param(b'{"a": 1e400, "b": "\xff"}', id="not UTF-8 beside a huge number"),
        pytest.param('{"a": 1}'.encode("utf-16"), id="UTF-16"),
        pytest.param(b'\xef\xbb\xbf{"a": 1}', id="byte order mark"),
        pytest.param(b'{"a": 01}', id="leading zero"),
        pytest.param(b'{"a": 1.}', id="no digit after the point"),
        pytest.param(b'{"a": 1,}', id="comma at the end"),
        pytest.param(b"{'a': 1}", id="single quotes"),
        pytest.param(b'{"a": 1} {}', id="two values"),
        pytest.param(b'{"a": "\n"}', id="control character"),
        pytest.param(b'{"a": 1', id="cut off"),
        pytest.param(b"[" * 100_000, id="open brackets"),
        pytest.param(b"[" * 5000 + b"]" * 5000, id="deep"),
        pytest.param(b"[1e400, " + b"[" * 100_000, id="open brackets after a huge number"),
        pytest.param(b'{"a":' * 5000 + b"1e400" + b"}" * 5000, id="deep with a huge number"),
    ],
)
def test_what_is_not_json_is_refused_with_its_place(raw):
    with pytest.raises(Problem) as refused:
        parse(raw)
    document = refused.value.document("en", "1")
    assert (document["status"], document["code"]) == (400, "malformed_json")
    assert "line 1, column" in document["detail"] or "line 2, column" in document["detail"]
