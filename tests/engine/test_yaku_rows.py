"""The rows of the yaku: each has its names, and two definitions of one yaku have the same."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine import yaku
from engine.facts import Facts
from engine.kinds import HONOURS, SUIT_KINDS, mask
from engine.marks import marks
from engine.rings import KANCHAN, RYANMEN
from engine.yaku import (
    CATALOGUE,
    CHINITSU,
    HONITSU,
    PINFU,
    PINFU_ANY_PAIR,
    PINFU_ANY_PAIR_BY_RON,
    PINFU_BY_RON,
    SANANKOU_OPEN_KANS,
    SUUANKOU_OPEN_KANS,
    Yaku,
)

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


PINFUS = (PINFU, PINFU_BY_RON, PINFU_ANY_PAIR, PINFU_ANY_PAIR_BY_RON)


def of(*kinds: int) -> Facts:
    """As much of a hand's facts as its kinds."""
    f = Facts()
    f.marks = marks(mask(kinds))
    return f


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


@pytest.mark.parametrize(("closed", "method", "pair_fu", "expected"), [
    ("closed", "ron", 0, PINFUS),
    ("closed", "tsumo", 0, (PINFU, PINFU_ANY_PAIR)),
    ("open", "ron", 0, PINFUS),
    ("open", "tsumo", 0, ()),
    ("closed", "ron", 2, (PINFU_ANY_PAIR, PINFU_ANY_PAIR_BY_RON)),
    ("closed", "tsumo", 2, (PINFU_ANY_PAIR,)),
])  # fmt: skip
def test_four_definitions_of_pinfu(closed: str, method: str, pair_fu: int, expected: tuple[Yaku, ...]) -> None:
    situation = SimpleNamespace(closed=closed == "closed", tsumo=method == "tsumo")
    place: Any = SimpleNamespace(triplet_count=0, wait=RYANMEN, pair_fu=pair_fu, situation=situation)
    assert tuple(row for row in PINFUS if row.holds(place)) == expected
    for name, value in (("triplet_count", 1), ("wait", KANCHAN)):
        other: Any = SimpleNamespace(**vars(place) | {name: value})
        assert not any(row.holds(other) for row in PINFUS)


@pytest.mark.parametrize(("concealed", "open_kans", "expected"), [
    (2, 0, []), (2, 1, ["sanankou"]), (3, 0, ["sanankou"]), (1, 2, ["sanankou"]), (0, 3, ["sanankou"]),
    (3, 1, ["suuankou"]), (4, 0, ["suuankou"]), (0, 4, ["suuankou"]), (1, 1, []),
])  # fmt: skip
def test_open_kans_that_count_as_concealed(concealed: int, open_kans: int, expected: list[str]) -> None:
    """「暗刻・槓子を３つ」."""
    place: Any = SimpleNamespace(concealed=concealed, open_kans=open_kans)
    assert [row.id for row in (SANANKOU_OPEN_KANS, SUUANKOU_OPEN_KANS) if row.holds(place)] == expected
