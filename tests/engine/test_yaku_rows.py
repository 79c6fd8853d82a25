"""The rows of the yaku: each has its names, and two definitions of one yaku have the same."""

from engine import yaku
from engine.yaku import CATALOGUE, Yaku

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
