"""The rows of the yaku: each has its names, and two definitions of one yaku have the same."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine import yaku
from engine.kinds import HONOURS, SUIT_KINDS, mask
from engine.yaku import CATALOGUE, CHINITSU, HONITSU, Yaku

ROWS = {name: row for name in yaku.__all__ if isinstance(row := getattr(yaku, name), Yaku)}


def test_every_definition_is_a_row_of_the_catalogue_or_another_of_the_same_yaku() -> None:
    assert len(CATALOGUE) == len({row.id for row in CATALOGUE})
    assert {row.id for row in ROWS.values()} == {row.id for row in CATALOGUE}


def test_a_definition_is_named_like_its_yaku_and_has_its_names() -> None:
    names = {row.id: row.name for row in CATALOGUE}
    for constant, row in ROWS.items():
        assert constant.lower().startswith(row.id)
        assert row.name is names[row.id]
        assert row.name.en
        assert row.name.ja
        assert row.name.zh


M, P = (SUIT_KINDS[suit] for suit in "mp")


def of(*kinds: int) -> Any:
    """As much of a hand's facts as its kinds."""
    return SimpleNamespace(kinds=mask(kinds))


@pytest.mark.parametrize(("kinds", "yaku_of_it"), [
    ((*M, *HONOURS), ["honitsu"]),
    ((M[0], *HONOURS), ["honitsu"]),
    (M, ["chinitsu"]),
    (HONOURS, []),
    ((*M, *P), []),
    ((*M, *P, *HONOURS), []),
    ((M[0], P[0]), []),
])  # fmt: skip
def test_one_suit_with_honours_and_without(kinds: tuple[int, ...], yaku_of_it: list[str]) -> None:
    assert [row.id for row in (HONITSU, CHINITSU) if row.holds(of(*kinds))] == yaku_of_it
