"""What a set of yaku is worth: exclusions pair by pair, sums, limits beside counts, yaku made of yaku."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.rules.awards import limit
from engine.rules.model import RuleSet, but
from engine.rules.options import apply
from engine.rules.registry import RULE_SETS, rule_set
from engine.worth import COUNTED, LIMITED, YAKUMAN, Worth, Worths
from engine.yaku import CHIITOITSU

REPLACED = {
    ("double_riichi", "riichi"),
    ("ryanpeikou", "iipeikou"),
    ("junchan", "chanta"),
    ("honroutou", "chanta"),
    ("chinitsu", "honitsu"),
    ("kokushi_13", "kokushi"),
    ("suuankou_tanki", "suuankou"),
    ("junsei_chuuren", "chuuren"),
    ("daisuushii", "shousuushii"),
}
"""Stronger and weaker, `README.md`, Exclusions."""


def of(rules: RuleSet, table: Worths, *ids: str) -> tuple[Worth, ...]:
    bits = sum(1 << i for i, award in enumerate(rules.yaku) if award.yaku.id in ids)
    assert bits.bit_count() == len(ids)
    return table.of(bits)


def worths(rules: RuleSet, *ids: str, closed: bool = True) -> tuple[Worth, ...]:
    return of(rules, Worths(rules, closed=closed), *ids)


def listed(worth: Worth) -> list[str]:
    return [line.id for line in worth.lines]


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_pair_of_yaku_with_han(name: str) -> None:
    """All stand beside each other but those that the exclusions name."""
    rules = rule_set(name)
    table = Worths(rules, closed=True)
    counted = [award for award in rules.yaku if award.han is not None and award.only_with is None]
    for one, other in combinations(counted, 2):
        pair = (one.yaku.id, other.yaku.id)
        (worth,) = of(rules, table, *pair)
        gone = {weak for strong, weak in REPLACED if {strong, weak} == set(pair)}
        assert set(listed(worth)) == set(pair) - gone, pair
        assert worth.han == sum(a.han or 0 for a in (one, other) if a.yaku.id not in gone)
        assert (worth.rank, worth.yakuman, worth.limit) == (COUNTED, 0, None)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_pair_of_yakuman(name: str) -> None:
    rules = rule_set(name)
    table = Worths(rules, closed=True)
    for one, other in combinations([award for award in rules.yaku if award.yakuman], 2):
        pair = (one.yaku.id, other.yaku.id)
        (worth,) = of(rules, table, *pair)
        gone = {weak for strong, weak in REPLACED if {strong, weak} == set(pair)}
        times = [a.yakuman or 0 for a in (one, other) if a.yaku.id not in gone]
        assert set(listed(worth)) == set(pair) - gone, pair
        assert worth.yakuman == (sum(times) if rules.yakuman_add_up else max(times))
        assert (worth.base, worth.rank, worth.han) == (8000 * worth.yakuman, YAKUMAN, 0)


def test_a_yakuman_sets_aside_every_yaku_with_han() -> None:
    (worth,) = worths(rule_set("riichi"), "riichi", "haku", "hatsu", "chun", "sanankou", "daisangen")
    assert (listed(worth), worth.yakuman, worth.han) == (["daisangen"], 1, 0)


def test_at_equal_points_a_yakuman_stands_before_a_limit_and_that_before_a_count() -> None:
    assert COUNTED < LIMITED < YAKUMAN


def test_a_line_tells_its_worth() -> None:
    (worth,) = worths(rule_set("mahjongsoul"), "daisuushii", "tsuuiisou")
    assert (worth.limit, worth.ids) == ("yakuman", {"daisuushii", "tsuuiisou"})
    assert [(line.id, line.han, line.yakuman, line.limit) for line in worth.lines] == [
        ("daisuushii", None, 2, None), ("tsuuiisou", None, 1, None),
    ]  # fmt: skip
    limited, counted = worths(rule_set("mj"), "renhou", "haku")
    assert [(line.han, line.yakuman, line.limit) for line in limited.lines] == [(None, None, "baiman")]
    assert [(line.han, line.yakuman, line.limit, line.name.ja) for line in counted.lines] == [(1, None, None, "白")]
    assert counted.base == 0


def test_an_open_hand_has_the_yakuman_that_ask_for_no_closed_one() -> None:
    (worth,) = worths(rule_set("riichi"), "daisangen", "kokushi", closed=False)
    assert (listed(worth), worth.yakuman) == (["daisangen"], 1)


def test_the_dearest_of_several_limits_names_them() -> None:
    """Baiman, 4,000, and mangan, 2,000: together where they add up, else the dearer one."""
    both = but(rule_set("mj"), yaku=limit("mangan", CHIITOITSU))
    added, _ = worths(but(both, yakuman_add_up=True), "renhou", "chiitoitsu")
    assert (added.base, added.limit) == (6000, "baiman")
    dearest, _ = worths(but(both, yakuman_add_up=False), "renhou", "chiitoitsu")
    assert (dearest.base, dearest.limit, listed(dearest)) == (4000, "baiman", ["chiitoitsu", "renhou"])


def test_a_limit_yaku_is_weighed_against_the_count() -> None:
    limited, counted = worths(rule_set("mj"), "renhou", "chinitsu")
    assert (listed(limited), limited.rank, limited.base, limited.limit, limited.han) == (
        ["renhou"], LIMITED, 4000, "baiman", 0,
    )  # fmt: skip
    assert (listed(counted), counted.rank, counted.han) == (["chinitsu"], COUNTED, 6)


def test_a_yakuman_leaves_no_limit_yaku() -> None:
    (worth,) = worths(rule_set("mj"), "renhou", "kokushi")
    assert listed(worth) == ["kokushi"]


def test_several_limit_yaku() -> None:
    rules = rule_set("arushiaru")
    limited, _ = worths(rules, "daisangen", "tsuuiisou", "haku")
    assert (listed(limited), limited.base, limited.limit) == (["daisangen", "tsuuiisou"], 500, "mangan")
    added, _ = worths(apply(rules, {"limit_yaku_add_up": True}), "daisangen", "tsuuiisou")
    assert (added.base, added.limit, added.yakuman) == (1000, "mangan", 0)


def test_open_values_and_what_an_open_hand_cannot_have() -> None:
    rules = rule_set("riichi")
    (worth,) = worths(rules, "chinitsu", "ittsuu", "tanyao", closed=False)
    assert {line.id: line.han for line in worth.lines} == {"chinitsu": 5, "ittsuu": 1, "tanyao": 1}
    (bare,) = worths(rules, "pinfu", "iipeikou", "haku", closed=False)
    assert listed(bare) == ["haku"]


def test_what_cannot_stand_replaces_nothing() -> None:
    """An open hand has no ryanpeikou; its open chanta stands although junchan would replace it where it is awarded."""
    (worth,) = worths(rule_set("riichi"), "junchan", "chanta", closed=False)
    assert listed(worth) == ["junchan"]


@pytest.mark.parametrize("riichi", ["riichi", "double_riichi"])
@pytest.mark.parametrize("runs", ["iipeikou", "ryanpeikou"])
def test_a_yakuman_made_of_yaku(riichi: str, runs: str) -> None:
    """「立直・断幺九・平和・一盃口の複合役」."""
    (worth,) = worths(rule_set("space-sanma"), riichi, runs, "tanyao", "pinfu")
    assert (listed(worth), worth.yakuman) == (["mentanpin_iipeikou"], 1)


def test_a_yakuman_made_of_yaku_stands_beside_another() -> None:
    """Four runs 234 of bamboo and a pair of sixes: all green too."""
    (worth,) = worths(rule_set("space-sanma"), "riichi", "tanyao", "pinfu", "ryanpeikou", "ryuuiisou")
    assert listed(worth) == ["ryuuiisou", "mentanpin_iipeikou"]


@pytest.mark.parametrize("missing", ["riichi", "tanyao", "pinfu", "iipeikou"])
def test_a_yakuman_made_of_yaku_needs_each(missing: str) -> None:
    held = {"riichi", "tanyao", "pinfu", "iipeikou"} - {missing}
    (worth,) = worths(rule_set("space-sanma"), *held)
    assert set(listed(worth)) == held


def test_seven_pairs_that_stand_alone() -> None:
    """「七対子には天和, 地和, 人和を除く他の役は附与されません」."""
    rules = apply(rule_set("arushiaru"), {"chiitoitsu": True})
    (worth,) = worths(rules, "chiitoitsu", "tanyao", "menzen_tsumo", "honitsu")
    assert (listed(worth), worth.han) == (["chiitoitsu"], 0)
    (without,) = worths(rules, "menzen_tsumo", "honitsu")
    assert set(listed(without)) == {"menzen_tsumo", "honitsu"}
    limited, _ = worths(rules, "chiitoitsu", "menzen_tsumo", "tenhou")
    assert listed(limited) == ["tenhou"]


def test_no_yaku_is_a_count_of_nothing() -> None:
    (worth,) = worths(rule_set("arushiaru"))
    assert (worth.lines, worth.han, worth.rank) == ((), 0, COUNTED)


def test_a_yaku_that_the_rule_set_has_not_is_not_replaced() -> None:
    """Without chanta honroutou has nothing to replace: the first yaku of the list stands beside it as any other."""
    rules = rule_set("riichi")
    bare = replace(rules, yaku=tuple(award for award in rules.yaku if award.yaku.id != "chanta"))
    assert {award.yaku.id for award in rules.yaku} - {award.yaku.id for award in bare.yaku} == {"chanta"}
    first = next(award.yaku.id for award in bare.yaku if award.han is not None)
    assert bare.yaku[0].yaku.id == first
    (worth,) = worths(bare, first, "honroutou")
    assert listed(worth) == [first, "honroutou"]
