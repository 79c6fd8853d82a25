"""Laws of the notations: writing and reading are inverse, and no text brings anything but tiles or our own error."""

import string

from hypothesis import example, given
from hypothesis import strategies as st

from engine import notation
from engine.kinds import FACES
from engine.notation import LONGEST, NotationError, parse

TILES = st.lists(st.sampled_from(sorted(FACES)), max_size=60).map(tuple)
ALPHABET = string.digits + "mpszMPSZrRESWNPFC ,一九萬万筒索東白中发１ｍ\ufe0f\U0001f000\U0001f021\U0001f02b\u3000"
MJAI = {k: f"{d}{s}" for k, (s, d) in FACES.items() if s != "z" and d != "0"}
MJAI |= {k: f"5{s}r" for k, (s, d) in FACES.items() if d == "0"} | {27 + i: c for i, c in enumerate("ESWNPFC")}
UNICODE = {k: chr(0x1F007 + k) for k in range(9)} | {18 + k: chr(0x1F010 + k) for k in range(9)}
UNICODE |= {9 + k: chr(0x1F019 + k) for k in range(9)} | {27 + k: chr(0x1F000 + k) for k in range(4)}
UNICODE |= {31: chr(0x1F006), 32: chr(0x1F005), 33: chr(0x1F004)}


@given(TILES)
@example(())
def test_parse_undoes_format(tiles: tuple[int, ...]) -> None:
    assert parse(notation.format(tiles)) == tiles


@given(TILES)
def test_format_undoes_parse_up_to_spelling(tiles: tuple[int, ...]) -> None:
    text = notation.format(tiles)
    assert notation.format(parse(text)) == text


@given(TILES)
def test_mjai_says_the_same_tiles(tiles: tuple[int, ...]) -> None:
    assert parse(" ".join(MJAI[t] for t in tiles)) == tiles


@given(
    st.lists(st.sampled_from(sorted(UNICODE)), max_size=60).map(tuple), st.sampled_from(("", "\ufe0e", "\ufe0f", " "))
)
def test_unicode_says_the_same_tiles(tiles: tuple[int, ...], between: str) -> None:
    assert parse(between.join(UNICODE[t] for t in tiles)) == tiles


@given(st.text(max_size=2 * LONGEST) | st.text(alphabet=ALPHABET, max_size=40))
@example("5mr")
@example("E" * LONGEST)
def test_any_text_is_tiles_or_our_error(text: str) -> None:
    try:
        tiles = parse(text)
    except NotationError as refused:
        error = refused
    else:
        assert set(tiles) <= set(FACES)
        assert len(tiles) <= len(text)
        return
    assert error.code in {"bad_notation", "mixed_notation", "too_long"}
    assert 0 <= error.span[0] < error.span[1] <= len(text)


TOKENS = (
    *(f"{digit}{letter}" for letter, digit in FACES.values()),
    *MJAI.values(),
    *UNICODE.values(),
    "東",
    "五萬",
    "中",
    "x",
)


@given(st.lists(st.tuples(st.sampled_from(TOKENS), st.sampled_from(("", " ", "  "))), max_size=20))
def test_any_mixture_of_tokens_is_tiles_or_our_error(pieces: list[tuple[str, str]]) -> None:
    text = "".join(token + between for token, between in pieces)
    try:
        tiles = parse(text)
    except NotationError as refused:
        start, end = refused.span
    else:
        assert set(tiles) <= set(FACES)
        return
    assert 0 <= start < end <= len(text)


@given(st.text(alphabet=ALPHABET, max_size=30), st.text(alphabet=ALPHABET, max_size=30))
def test_two_texts_that_read_alike_read_in_one(first: str, second: str) -> None:
    try:
        apart = parse(first), parse(second)
        together = parse(f"{first} {second}")
    except NotationError:
        return
    assert together == apart[0] + apart[1]
