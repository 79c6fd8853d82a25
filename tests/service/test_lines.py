"""Pieces to lines, in bounded memory."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.lines import LONGEST, Line, Lines


def cut(*pieces):
    lines = Lines()
    return [line for piece in pieces for line in lines.feed(piece)] + list(lines.end())


@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ([], []),
        ([b""], []),
        ([b"a"], [(1, b"a")]),
        ([b"a\n"], [(1, b"a")]),
        ([b"a\nb"], [(1, b"a"), (2, b"b")]),
        ([b"a", b"b", b"\n", b"c"], [(1, b"ab"), (2, b"c")]),
        ([b"a\r\nb\r\n"], [(1, b"a\r"), (2, b"b\r")]),
        ([b"\n\n  \n\t\r\na\n \nb"], [(5, b"a"), (7, b"b")]),
        ([b" ", b" ", b"\n", b"a"], [(2, b"a")]),
    ],
)
def test_lines_are_numbered_and_blank_ones_left_out(pieces, found):
    assert cut(*pieces) == [Line(*line) for line in found]


LONG = b"x" * LONGEST


@pytest.mark.parametrize("size", [1, 1000, LONGEST - 1, LONGEST, LONGEST + 1, 10 * LONGEST])
@pytest.mark.parametrize("end", [b"", b"\n"])
def test_the_longest_line_is_one_and_a_longer_one_is_told_once(size, end):
    text = LONG + b"\n" + LONG + b"y\n" + 3 * LONG + b"\nlast" + end
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    assert cut(*pieces) == [Line(1, LONG), Line(2, None), Line(3, None), Line(4, b"last")]


def test_an_endless_line_takes_no_more_memory_than_the_longest():
    lines = Lines()
    for _ in range(1000):
        assert list(lines.feed(LONG)) == []
        assert len(lines._held) <= LONGEST
    assert list(lines.end()) == [Line(1, None)]


@given(st.lists(st.binary(max_size=20)))
def test_where_pieces_end_makes_no_difference(pieces):
    text = b"".join(pieces)
    wanted = [Line(i, line) for i, line in enumerate(text.split(b"\n"), 1) if line.strip(b" \t\r\n\v\f")]
    assert cut(*pieces) == wanted
