"""The golden tables: every line is answered as the sources say, every award of every rule set is reached by one."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from engine.rules.options.table import OPTIONS
from engine.rules.registry import RULE_SETS
from tests.conftest import ROOT
from tests.golden_support.asking import by_engine, by_http
from tests.golden_support.lines import COLUMNS, HARD, Line, table, tables

EACH = pytest.mark.parametrize("path", tables(), ids=lambda path: path.stem)
NEVER = {
    ("neko-mini", "shousangen"): "two groups and a pair: two dragon triplets and the third as pair are tsuuiisou",
    ("space-sanma", "sanshoku_doujun"): "characters are ones and nines: 119 and 199 have no twin in circles and bamboo",
}
"""Awards that a source lists and no hand can have, with the reason; a test below shows each."""
DRAGONS = ("5z", "6z", "7z")
PAGES = {
    "neko-open": "neko",
    "neko-dan": "neko",
    "neko-tonpuu": "neko",
    "neko-1500": "neko",
    "neko-ketsuryuu": "neko",
    "neko-sanma-1500": "neko-sanma",
}
"""Pages that differ in nothing that scores: the table of the second shows their options."""
OF_A_WIN = (
    "tiles", "yaku", "shapes", "groups", "minimum_han", "dora_only", "yakuman_add_up", "bonus", "fu", "scale",
    "payment", "liability", "riichi", "calls",
)  # fmt: skip
"""What of a rule set bears on one win."""
OPTIONS_OF_A_WIN = (
    "kuitan", "red_fives", "gold_fives", "gold_five_han", "ippatsu", "ura_dora", "kan_dora", "opening_indicators",
    "north", "nuki_rinshan", "minimum_han", "dora_only", "double_wind_pair_fu", "pinfu_tsumo", "rinshan_fu", "kiriage",
    "kazoe", "double_yakuman", "yakuman_add_up", "limit_yaku_add_up", "open_kan_counts_as_concealed", "isshoku_sanjun",
    "sanshoku_doujun", "sanshoku_doukou", "chiitoitsu", "kokushi_robs_ankan", "renhou", "pao", "pao_scope", "pao_honba",
    "honba_points", "tsumo_share", "wareme",
)  # fmt: skip
NOT_TAKEN = ("option_not_applicable", "unknown_option")
DOCUMENTS = ("000", "001", "002", "003", "004")
TRACED = ROOT / "docs" / "traceability"
"""What rule sets beside those of the pages quote."""
SENTENCE = re.compile(r" \| (?=(?:00[0-4]|[A-Za-z]+\.md): )")


@cache
def lines(path: Path) -> tuple[Line, ...]:
    return table(path)


def differences(found: Iterator[tuple[Line, dict[str, object]]]) -> list[str]:
    """What is not as expected, a sentence a line."""
    return [
        f"{line}: {name} is {answer.get(name)!r}, not {line.expected.get(name)!r}"
        for line, answer in found
        for name in {**line.expected, **answer}
        if answer.get(name) != line.expected.get(name)
    ]


@EACH
def test_the_engine_answers_every_line(path: Path) -> None:
    assert differences((line, by_engine(line.request)) for line in lines(path)) == []


@EACH
def test_the_service_answers_every_line(path: Path, client: FlaskClient) -> None:
    answers = by_http(client, [line.request for line in lines(path)])
    assert differences(zip(lines(path), answers, strict=True)) == []


def test_every_rule_set_has_a_table() -> None:
    assert {path.stem for path in tables()} == {*RULE_SETS, HARD.stem}


@EACH
def test_a_table_has_its_columns_and_no_line_twice(path: Path) -> None:
    more = {"ruleset", "teaches"} if path == HARD else set()
    assert all(set(line.cells) == {*COLUMNS, *more} for line in lines(path))
    assert all(all(line.cells.values()) for line in lines(path))
    assert [name for name, times in Counter(line.cells["id"] for line in lines(path)).items() if times > 1] == []
    assert [hand for hand, times in Counter(map(asked, lines(path))).items() if times > 4] == []


def asked(line: Line) -> str:
    return json.dumps(line.request, sort_keys=True)


@EACH
def test_what_is_expected_adds_up(path: Path) -> None:
    for line in lines(path):
        expected = line.expected
        if expected["outcome"] != "win":
            continue
        counted = [worth["han"] for worth in expected["yaku"].values() if "han" in worth]
        assert sum(counted) + sum(expected["dora"].values()) == expected["han"], line
        sticks = line.request["situation"].get("deposits", 0)
        assert sum(expected["deltas"].values()) == 1000 * sticks, line


def test_every_award_is_reached() -> None:
    """Closed, and open where an open hand can have it; what is expected counts, not what comes out."""
    missing: set[tuple[str, str, str]] = set()
    for rules in RULE_SETS.values():
        reached = {
            (name, line.open) for line in lines(HARD.with_stem(rules.id)) for name in line.expected.get("yaku", ())
        }
        for award in (*rules.yaku, *rules.optional):
            name = award.yaku.id
            if (rules.id, name) in NEVER:
                assert not reached & {(name, True), (name, False)}, name
            elif (name, False) not in reached and (name, True) not in reached:
                missing.add((rules.id, name, "at all"))
            elif award.open is not None and (name, True) not in reached:
                missing.add((rules.id, name, "open"))
    assert missing == set()


def test_what_no_hand_can_have_is_an_award() -> None:
    for ruleset, name in NEVER:
        assert name in {award.yaku.id for award in RULE_SETS[ruleset].yaku}


@pytest.mark.parametrize("pair", DRAGONS)
def test_of_two_groups_shousangen_is_tsuuiisou(pair: str) -> None:
    assert RULE_SETS["neko-mini"].groups == len(DRAGONS) - 1
    triplets = [3 * tile for tile in DRAGONS if tile != pair]
    won = {"win": "ron", "seat": "S", "discarder": "W"}
    for melds in ([], triplets[:1], triplets):
        hand = {
            "tiles": "".join(triplets[len(melds) :]) + pair,
            "melds": [{"type": "pon", "tiles": tiles} for tiles in melds],
            "winning_tile": pair,
        }
        found = by_engine({"ruleset": "neko-mini", "hand": hand, "situation": won})
        assert (found["outcome"], found["limit"]) == ("win", "yakuman")
        assert "tsuuiisou" in found["yaku"]
        assert "shousangen" not in found["yaku"]


def test_runs_of_ones_and_nines_have_no_twin_in_another_suit() -> None:
    characters, circles, bamboo = (
        {tuple(sorted(kind % 9 + 1 for kind in run)) for run in ring.run_kinds}
        for ring in RULE_SETS["space-sanma"].tiles.rings[:3]
    )
    assert characters == {(1, 1, 9), (1, 9, 9)}
    assert circles == bamboo
    assert len(circles) == 9
    assert not characters & circles


@pytest.mark.parametrize("name", [name for name in RULE_SETS if name not in PAGES])
def test_every_option_is_shown_on_and_off(name: str) -> None:
    """Each option of a win has a line with its value there, said or not, and one with another."""
    rules = RULE_SETS[name]
    taken = [line for line in lines(HARD.with_stem(name)) if line.cells["outcome"] not in NOT_TAKEN]
    said = [line.request.get("options", {}) for line in taken]
    for option in OPTIONS_OF_A_WIN:
        if OPTIONS[option].applies(rules):
            there = OPTIONS[option].shown(rules)
            changes = [options[option] != there for options in said if option in options]
            assert True in changes, option


@pytest.mark.parametrize(("page", "other"), PAGES.items())
def test_a_page_that_shows_no_options_scores_like_another(page: str, other: str) -> None:
    assert {name: getattr(RULE_SETS[page], name) for name in OF_A_WIN} == {
        name: getattr(RULE_SETS[other], name) for name in OF_A_WIN
    }


def test_hard_hands_are_a_hundred() -> None:
    assert len(lines(HARD)) >= 100
    assert {line.ruleset for line in lines(HARD)} <= set(RULE_SETS)


@cache
def said(shared: Path, name: str) -> str:
    """A document or a page without what only sets it."""
    if name in DOCUMENTS:
        (page,) = (shared / "seeds").glob(f"{name}_*.txt")
    else:
        page = next(folder / name for folder in (shared / "rules", shared, TRACED) if (folder / name).is_file())
    return plain(page.read_text(encoding="utf-8"))


def plain(text: str) -> str:
    return re.sub(r"[\s`*]", "", text)


@EACH
def test_what_a_line_quotes_stands_there(path: Path, shared: Path) -> None:
    wrong = set()
    for line in lines(path):
        for sentence in SENTENCE.split(line.cells["source"]):
            name, _, words = sentence.partition(": ")
            if plain(words) not in said(shared, name):
                wrong.add(sentence)
    assert wrong == set()
