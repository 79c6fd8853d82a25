"""From han and fu to base points and limit, against arithmetic by hand."""

from dataclasses import replace

import pytest

from engine.rules.common import KAZOE, SANBAIMAN
from engine.rules.model import but
from engine.rules.registry import rule_set
from engine.scale import counted
from engine.yaku import TABLE_HAN

FU = (20, 25, *range(30, 150, 10))
KIRIAGE = replace(KAZOE, kiriage=True)
LIMITS = (
    (5, "mangan", 2000),
    (6, "haneman", 3000),
    (7, "haneman", 3000),
    (8, "baiman", 4000),
    (10, "baiman", 4000),
    (11, "sanbaiman", 6000),
    (12, "sanbaiman", 6000),
)
"""5, 6-7, 8-10, 11-12."""


@pytest.mark.parametrize(("han", "limit", "base"), LIMITS)
def test_from_five_han_on_fu_does_not_matter(han: int, limit: str, base: int) -> None:
    assert {counted(KAZOE, han, fu) for fu in FU} == {(base, limit)}


@pytest.mark.parametrize("han", [13, 14, 26, 40])
def test_thirteen_and_more(han: int) -> None:
    assert counted(KAZOE, han, 30) == (8000, "kazoe_yakuman")
    assert counted(SANBAIMAN, han, 30) == (6000, "sanbaiman")


@pytest.mark.parametrize(
    ("han", "fu", "base"),
    [
        (0, 30, 120), (1, 30, 240), (1, 40, 320), (1, 110, 880),
        (2, 20, 320), (2, 25, 400), (2, 30, 480), (2, 110, 1760),
        (3, 20, 640), (3, 25, 800), (3, 30, 960), (3, 40, 1280), (3, 50, 1600), (3, 60, 1920), (4, 20, 1280),
        (4, 25, 1600), (4, 30, 1920), (2, 120, 1920),
    ],
)  # fmt: skip
def test_below_mangan_the_base_doubles_with_each_han(han: int, fu: int, base: int) -> None:
    assert counted(KAZOE, han, fu) == (base, None)


@pytest.mark.parametrize(("han", "fu"), [(4, 40), (4, 110), (3, 70), (3, 110), (2, 130), (2, 140), (1, 250)])
def test_what_reaches_two_thousand_is_mangan(han: int, fu: int) -> None:
    assert counted(KAZOE, han, fu) == (2000, "mangan")


@pytest.mark.parametrize(("han", "fu"), [(4, 30), (3, 60), (2, 120)])
def test_kiriage_rounds_a_base_of_1920_up(han: int, fu: int) -> None:
    assert counted(KIRIAGE, han, fu) == (2000, "mangan")
    assert counted(KAZOE, han, fu) == (1920, None)


def test_kiriage_rounds_nothing_else_up() -> None:
    for han in range(5):
        for fu in FU:
            if fu * 2 ** (han + 2) != 1920:
                assert counted(KIRIAGE, han, fu) == counted(KAZOE, han, fu)


def test_two_han_120_fu_is_not_rounded_up_where_only_the_two_are_named() -> None:
    """「30符4翻・60符3翻の場合は切り上げ満貫」."""
    scale = rule_set("mj").scale
    assert counted(scale, 2, 120) == (1920, None)
    assert counted(scale, 3, 60) == counted(scale, 4, 30) == (2000, "mangan")


def test_every_han_and_fu_against_a_plain_formula() -> None:
    for han in range(15):
        for fu in FU:
            wanted = min(2000, fu * 2 ** (han + 2)) if han < 5 else dict(_steps())[han]
            assert counted(KAZOE, han, fu)[0] == wanted


def _steps() -> list[tuple[int, int]]:
    limits = [2000] + [3000] * 2 + [4000] * 3 + [6000] * 2 + [8000] * 2
    return list(enumerate(limits, start=5))


def test_arushiaru_doubles_from_the_fu_itself() -> None:
    """The child's total is fu x 4 x 2^han, four times the base, and 2,000 at most."""
    scale = rule_set("arushiaru").scale
    assert counted(scale, 0, 30) == (30, None)
    assert counted(scale, 3, 60) == (480, None)
    assert counted(scale, 4, 30) == (480, None)
    assert counted(scale, 4, 40) == counted(scale, 3, 70) == counted(scale, 5, 30) == (500, "mangan")


@pytest.mark.parametrize(("name", "least"), [
    ("riichi", 1),
    ("arushiaru", 0),  # a hand needs no han
    ("boo", 1),  # nor here, but 「場ゾロ」 is one for every hand
])  # fmt: skip
def test_the_least_han_of_a_win(name: str, least: int) -> None:
    assert rule_set(name).least_han == least


def test_the_least_han_is_the_minimum_or_what_lies_on_the_table() -> None:
    assert but(rule_set("riichi"), minimum_han=2).least_han == 2
    assert but(rule_set("riichi"), minimum_han=0).least_han == 0
    assert but(rule_set("boo"), minimum_han=2).least_han == 2
    assert but(rule_set("boo"), without=(TABLE_HAN,)).least_han == 0


def test_a_limit_has_its_base_by_name() -> None:
    scale = rule_set("riichi").scale
    names = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman", "kazoe_yakuman")
    assert [scale.base_of(name) for name in names] == [2000, 3000, 4000, 6000, 8000, 8000]
