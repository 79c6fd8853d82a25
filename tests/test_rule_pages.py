"""The pages of `docs/rules`: in step with the rule sets, silent about nothing, true where a source prints figures."""

import re
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

import engine.yaku
from engine.rules.awards import han
from engine.rules.model import RuleSet, but
from engine.rules.options import apply, describe
from engine.rules.registry import RULE_SETS
from engine.tileset import Fives
from engine.yaku import ISSHOKU_SANJUN, Yaku
from rulepages.__main__ import behind, pages
from rulepages.definitions import DEFINITIONS
from rulepages.options import example
from rulepages.page import page
from tests.conftest import ROOT

FOLDER = ROOT / "docs" / "rules"
EVERY = pytest.mark.parametrize("name", list(RULE_SETS))
NOT_TOLD = {
    ("optional",): "what an option would bring; the option itself is told",
    ("name", "zh"): "a page speaks English and Japanese",
    ("summary", "zh"): "a page speaks English and Japanese",
}


def test_the_committed_pages_are_in_step() -> None:
    assert behind(FOLDER, pages()) == [], "make docs"


def test_the_index_leads_to_every_page() -> None:
    linked = re.findall(r"\]\(([\w-]+)\.md\)", (FOLDER / "README.md").read_text(encoding="utf-8"))
    assert linked == list(RULE_SETS)


def test_every_definition_of_a_yaku_has_a_sentence_of_its_own() -> None:
    rows = {row for row in vars(engine.yaku).values() if isinstance(row, Yaku)}
    assert set(DEFINITIONS) == rows
    assert len(set(DEFINITIONS.values())) == len(rows)


@EVERY
def test_a_page_lists_every_yaku_decision_and_option(name: str) -> None:
    rules, text = RULE_SETS[name], page(RULE_SETS[name])
    assert re.findall(r"^\|.*\| `(\w+)` \| [^`]*\|$", text, re.MULTILINE) != []
    for award in rules.yaku:
        assert f"| {award.yaku.name.en} | {award.yaku.name.ja} | `{award.yaku.id}` |" in text
    for decision in rules.decided:
        assert f"| {decision.text.en} | {decision.text.ja} |" in text
    for option in describe(rules):
        assert f"\n| `{option['name']}` |" in text


@EVERY
def test_the_example_of_a_page_changes_the_rule_set(name: str) -> None:
    request = example(RULE_SETS[name])
    assert request["ruleset"] == name
    assert apply(RULE_SETS[name], request["options"]) != RULE_SETS[name]


Path = tuple[str, ...]


def has(rules: RuleSet, path: Path) -> bool:
    """Tell whether a rule set has that field: its own, or one of the record that it keeps there."""
    value: Any = rules
    for name in path[:-1]:
        value = getattr(value, name)
    return is_dataclass(value) and path[-1] in {field.name for field in fields(value)}


def at(rules: RuleSet, path: Path) -> Any:
    value: Any = rules
    for name in path:
        value = getattr(value, name)
    return value


def paths() -> list[Path]:
    """Return every field of any rule set: its own, and in place of a record those of the record."""
    found: dict[Path, None] = {}
    for rules in RULE_SETS.values():
        for field in fields(rules):
            value = getattr(rules, field.name)
            inner = [(field.name, each.name) for each in fields(value)] if is_dataclass(value) else [(field.name,)]
            found |= dict.fromkeys(inner)
    return list(found)


def others(path: Path) -> list[Any]:
    """Return values that a field could have: those of any rule set, and both of a boolean."""
    seen: list[Any] = [MADE_UP[path]] if path in MADE_UP else []
    for rules in RULE_SETS.values() if not seen else ():
        value = at(rules, path) if has(rules, path) else None
        for other in (value, not value) if isinstance(value, bool) else (value,):
            if other not in seen:
                seen.append(other)
    return seen


MADE_UP: dict[Path, Any] = {
    ("yaku",): (*RULE_SETS["riichi"].yaku, *han(1, ISSHOKU_SANJUN)),
    ("tiles", "gold"): Fives(p=1),
    ("settlement", "oka"): 7,
    ("settlement", "uma"): (4, 3, 2, 1),
    ("riichi", "minimum_points"): 2000,
    ("bonus", "gold_han"): 3,
    ("fu", "pinfu_tsumo"): 50,
    ("fu", "closed_ron"): 50,
    ("fu", "otherwise"): 50,
}
OF_OPTIONS = {"takes", "offers", "fixed"}
"""What only the table of options tells."""


def told(rules: RuleSet, path: Path) -> str:
    """Return the page as far as it tells of that field in words, not as an option's value."""
    text = page(rules)
    return text if path[0] in OF_OPTIONS else text.partition("## Options")[0]


@pytest.mark.parametrize("path", [path for path in paths() if path not in NOT_TOLD], ids=".".join)
def test_another_value_of_any_field_makes_another_page(path: Path) -> None:
    """Whatever a rule set says, its page says."""
    values = others(path)
    holders = [rules for rules in RULE_SETS.values() if has(rules, path)]
    assert any(
        told(changed, path) != told(rules, path)
        for rules in holders
        for value in values
        if value is not None and value != at(rules, path)
        for changed in [put(rules, path, value)]
    )


def put(rules: RuleSet, path: Path, value: Any) -> RuleSet:
    if path == ("yaku",):
        return replace(rules, yaku=value)
    return but(rules, **{path[0]: value if len(path) == 1 else {path[1]: value}})


def cells(name: str, first: str) -> list[list[str]]:
    """Return the cells of each row of a page that starts so."""
    lines = page(RULE_SETS[name]).splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")[1:]] for line in lines if line.startswith(f"| {first} ")
    ]


@pytest.mark.parametrize(("name", "row", "child", "dealer"), [
    # 「子のあがり点」 and 「親のあがり点」 of 宇宙三麻
    ("space-sanma", "20 fu", "— (400 / 700) (700 / 1,300) (1,300 / 2,600)", "— (700) (1,300) (2,600)"),
    ("space-sanma", "30 fu", "1,000 (300 / 500) 2,000 (500 / 1,000) 3,900 (1,000 / 2,000) 7,700 (2,000 / 3,900)",
     "1,500 (500) 2,900 (1,000) 5,800 (2,000) 11,600 (3,900)"),
    ("space-sanma", "40 fu", "1,300 (400 / 700) 2,600 (700 / 1,300) 5,200 (1,300 / 2,600) mangan",
     "2,000 (700) 3,900 (1,300) 7,700 (2,600) mangan"),
    # 「30符4翻・60符3翻の場合は切り上げ満貫」, 「北家の分を折半」
    ("mj-sanma", "30 fu", "1,000 (500 / 700) 2,000 (800 / 1,300) 3,900 (1,500 / 2,500) mangan",
     "1,500 (800) 2,900 (1,500) 5,800 (3,000) mangan"),
    ("mj", "60 fu", "2,000 (500 / 1,000) 3,900 (1,000 / 2,000) mangan mangan",
     "2,900 (1,000) 5,800 (2,000) mangan mangan"),
    # The point table of アルシァル麻雀
    ("arushiaru", "20 fu", "— 160 320 640 1,280", "— 240 480 960 1,920"),
    ("arushiaru", "40 fu", "160 (40 / 80) 320 (80 / 160) 640 (160 / 320) 1,280 (320 / 640) mangan",
     "240 (80) 480 (160) 960 (320) 1,920 (640) mangan"),
])  # fmt: skip
def test_points_of_the_printed_tables(name: str, row: str, child: str, dealer: str) -> None:
    assert [" ".join(found) for found in cells(name, row)] == [child, dealer]


@pytest.mark.parametrize(("name", "limit", "paid"), [
    ("space-sanma", "mangan", ["5", "8,000", "2,000 / 4,000", "12,000", "4,000"]),
    ("space-sanma", "haneman", ["6–7", "12,000", "3,000 / 6,000", "18,000", "6,000"]),
    ("space-sanma", "counted", ["13 and more", "32,000", "8,000 / 16,000", "48,000", "16,000"]),
    ("mj-sanma", "sanbaiman", ["11–12", "24,000", "9,000 / 15,000", "36,000", "18,000"]),
    ("mj-mleague", "sanbaiman", ["11 and more", "24,000", "6,000 / 12,000", "36,000", "12,000"]),
    ("arushiaru", "mangan", ["5 and more", "2,000", "500 / 1,000", "3,000", "1,000"]),
    ("neko", "2", ["—", "64,000", "16,000 / 32,000", "96,000", "32,000"]),
])  # fmt: skip
def test_limits_of_the_printed_tables(name: str, limit: str, paid: list[str]) -> None:
    assert cells(name, limit) == [paid]


@pytest.mark.parametrize(("name", "sentence"), [
    ("space", "Runs of winds: 東南西, 南西北, 西北東 and 北東南."),
    ("space-sanma", "Runs of characters: 191 and 919."),
    ("space-sanma", "A pulled north can be won on."),
    ("ukiden", "Each counter 本場 adds 1,500 to a ron, 500 from each payer of a tsumo."),
    ("mj", "With the option `length` `tonpuu`: 20,000 points at the start, 25,000 points back and "),
    ("mj-sanma-gold", "Each gold five 金ドラ: 2 han."),
    ("neko-mini", "Fixed, and refused as options: `length`, `red_fives`, `kuitan` and `bust`."),
    ("boo", "The game ends as soon as somebody has 4,000 points."),
])  # fmt: skip
def test_what_makes_a_rule_set_its_own_is_told(name: str, sentence: str) -> None:
    assert sentence in page(RULE_SETS[name])


def test_a_stale_a_missing_and_a_foreign_page_are_found(tmp_path: Any) -> None:
    wanted = {"a.md": "one\n", "b.md": "two\n"}
    (tmp_path / "a.md").write_text("old\n", encoding="utf-8")
    (tmp_path / "c.md").write_text("three\n", encoding="utf-8")
    assert behind(tmp_path, wanted) == ["a.md", "b.md", "c.md"]
    for name in ("a.md", "b.md"):
        (tmp_path / name).write_text(wanted[name], encoding="utf-8")
    (tmp_path / "c.md").unlink()
    assert behind(tmp_path, wanted) == []
