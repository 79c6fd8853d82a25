"""Text to tiles: the notations, what is accepted beyond them, and where a text that cannot be read is wrong."""

import pytest

from engine import notation
from engine.kinds import CHUN, EAST, HAKU, HATSU, NORTH, RED, SOUTH, WEST
from engine.notation import LONGEST, NotationError, parse

M, P, S = range(9), range(9, 18), range(18, 27)


def test_digits_and_suits() -> None:
    assert parse("123m406p789s1122z") == (
        *(M[0], M[1], M[2]), *(P[3], P[4] + RED, P[5]), *(S[6], S[7], S[8]), *(EAST, EAST, SOUTH, SOUTH),
    )  # fmt: skip


def test_honours_by_number() -> None:
    assert parse("1234567z") == (EAST, SOUTH, WEST, NORTH, HAKU, HATSU, CHUN)


def test_mjai() -> None:
    assert parse("1m 5mr E S W N P F C") == (M[0], M[4] + RED, EAST, SOUTH, WEST, NORTH, HAKU, HATSU, CHUN)


def test_unicode_tiles_in_the_order_of_the_standard() -> None:
    winds_and_dragons = "\U0001f000\U0001f001\U0001f002\U0001f003\U0001f004\U0001f005\U0001f006"
    assert parse(winds_and_dragons) == (EAST, SOUTH, WEST, NORTH, CHUN, HATSU, HAKU)
    assert parse("\U0001f007\U0001f00f\U0001f010\U0001f018\U0001f019\U0001f021") == (M[0], M[8], S[0], S[8], P[0], P[8])


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("123m 406p  789s 1122z", "123m406p789s1122z"),
        (" 55z ", "55z"),
        ("", ""),
        ("1m2m3m", "123m"),
        ("１２３ｍ４０６Ｐ", "123m406p"),
        ("123M406P789S1122Z", "123m406p789s1122z"),
        ("1m, 2m, 3m", "123m"),
        ("1m\u30002m、3m", "123m"),
        ("1m 2M 5PR", "12m0p"),
        ("一二三萬456筒七八九索", "123m456p789s"),
        ("１２３萬", "123m"),
        ("五万五万", "55m"),
        ("東南西北白發中", "1234567z"),
        ("东南西北白发中発", "12345676z"),
        ("一二三条 四五六饼", "123s456p"),
        ("\U0001f004\ufe0f\U0001f000\ufe0e", "71z"),
        ("E E", "11z"),
    ],
)
def test_what_is_beyond_doubt_is_read(text: str, same: str) -> None:
    assert notation.format(parse(text)) == same


@pytest.mark.parametrize(
    ("text", "part", "reason"),
    [
        ("12x3m", "x", "unreadable"),
        ("123m45", "45", "no_suit"),
        ("12 3m", "12", "no_suit"),
        ("九", "九", "no_suit"),
        ("890z", "890z", "no_such_honour"),
        ("12m8z", "8z", "no_such_honour"),
        ("0z", "0z", "no_such_honour"),
        ("m", "m", "no_number"),
        ("12m p", "p", "no_number"),
        ("1m e", "e", "honour_word"),
        ("east", "east", "honour_word"),
        ("1m 5mrE", "rE", "unreadable"),
        ("EE", "EE", "honour_word"),
        ("1m haku", "haku", "honour_word"),
        ("123man", "man", "suit_word"),
        ("12pin 3s", "pin", "suit_word"),
        ("345r88p", "r", "red_five"),
        ("34赤5筒", "赤", "red_five"),
        ("\U0001f02b", "\U0001f02b", "unreadable"),
        ("1m\x00", "\x00", "unreadable"),
        ("-1m", "-", "unreadable"),
        ("٣m", "٣m", "unreadable"),
    ],
)
def test_bad_notation_shows_the_place(text: str, part: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    error = caught.value
    assert (error.code, error.part, error.reason) == ("bad_notation", part, reason)
    assert text[error.span[0] : error.span[1]] == part
    assert repr(text) in str(error)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("340p E", "E"),
        ("234m 5mr", "5mr"),
        ("1z 1z 5mr 東", "5mr"),
        ("5mr 1z", "1z"),
        ("1m 5pr 0s", "0s"),
        ("\U0001f007 1m", "1m"),
        ("123m東", "東"),
        ("五萬1m", "1m"),
        ("東 E", "E"),
        ("1m \U0001f000", "\U0001f000"),
    ],
)
def test_mixed_notation_shows_what_does_not_belong(text: str, part: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert (caught.value.code, caught.value.part) == ("mixed_notation", part)


def test_the_longest_text() -> None:
    assert len(parse("1" * (LONGEST - 1) + "m")) == LONGEST - 1
    with pytest.raises(NotationError) as caught:
        parse("1" * LONGEST + "m")
    assert (caught.value.code, caught.value.span) == ("too_long", (LONGEST, LONGEST + 1))
