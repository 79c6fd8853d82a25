"""The pages of traceability: they hold every sentence of the documents, and what they say of each is true."""

import re
from pathlib import Path

import pytest

from engine.rules.registry import RULE_SETS
from tests.conftest import ROOT
from tests.tracing import CLAIM, FOLDER, NOTHING, document, exists, resolves, rows, says

PAGES = sorted(FOLDER.glob("*.md"))
ROWS = [row for page in PAGES for row in rows(page)]
DOCUMENTS = {
    "000_299b730f18edfa9e.txt": "space",
    "001_a066e84c7314248f.txt": "arushiaru",
    "002_86ef58130a3e62b7.txt": "ukiden",
    "003_d97c372e5f4e5486.txt": "mj",
    "004_7725787d556251d1.txt": "neko",
}
SENTENCE_END = re.compile(r"。(?![」）)]*\s*\|?\s*$)")
WORDS = {"any", "truncate", "[]", "riichi", "tenpai"}
"""Values and fields of requests that the words beside the carriers name."""
OF_FILES = {page: name for page in PAGES if (name := document(page))}
PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def bare(text: str) -> str:
    return "".join(text.split())


def test_every_document_has_its_page(shared: Path) -> None:
    assert {name: page.stem for page, name in OF_FILES.items()} == DOCUMENTS
    assert {path.name for path in (shared / "seeds").iterdir()} == set(DOCUMENTS)


@pytest.mark.parametrize(("page", "name"), OF_FILES.items(), ids=lambda value: getattr(value, "stem", ""))
def test_the_sentences_of_a_page_are_the_document_line_by_line(page: Path, name: str, shared: Path) -> None:
    lines = [line for line in (shared / "seeds" / name).read_text(encoding="utf-8").splitlines() if line.strip()]
    sentences = iter(rows(page))
    for line in lines:
        wanted, found = bare(line), ""
        while len(found) < len(wanted):
            row = next(sentences, None)
            assert row is not None, f"not covered: {line}"
            found += bare(row.sentence)
        assert found == wanted
    assert list(sentences) == [], "more than the document says"


@PAGE
def test_a_row_holds_one_sentence(page: Path) -> None:
    assert [row.sentence for row in rows(page) if SENTENCE_END.search(row.sentence)] == []


@PAGE
def test_a_sentence_is_carried_and_shown_or_has_a_reason(page: Path) -> None:
    for row in rows(page):
        if row.without_effect:
            assert len(row.carried.removeprefix(NOTHING).split()) > 1, f"no reason in words: {row.sentence}"
            assert row.shown == NOTHING, row.sentence
        else:
            assert row.carriers, row.sentence
            assert row.tests, row.sentence


@PAGE
def test_what_carries_a_sentence_is_so(page: Path) -> None:
    for row in rows(page):
        for carrier in () if row.without_effect else row.carriers:
            if CLAIM.fullmatch(carrier):
                assert says(carrier) == carrier
            else:
                assert carrier in WORDS or resolves(carrier), f"neither a field nor code: {carrier}"


@PAGE
def test_what_shows_a_sentence_exists(page: Path) -> None:
    assert [test for row in rows(page) for test in row.tests if not exists(test)] == []


def test_a_yaku_is_carried_with_the_worth_that_its_line_says() -> None:
    """「(喰１飜)」 and 「(門前のみ)」 of the first document."""
    yaku = {row.sentence: row.carriers[0] for row in rows(FOLDER / "space.md") if "yaku." in row.carried}
    open_han = {sentence: worth[-1] for sentence, worth in yaku.items() if "喰" in sentence}
    assert open_han == {sentence: str("０１２３４５".index(sentence.split("喰")[1][0])) for sentence in open_han}
    assert len(open_han) == 6
    closed = [worth for sentence, worth in yaku.items() if "門前のみ" in sentence]
    assert len(closed) == 5
    assert all(worth.endswith((f"/{NOTHING}", "closed")) for worth in closed)


def test_the_index_counts_the_sentences() -> None:
    text = (ROOT / "docs" / "traceability.md").read_text(encoding="utf-8")
    assert [page.stem for page in PAGES if f"(traceability/{page.stem}.md)" not in text] == []
    for page, name in OF_FILES.items():
        found = rows(page)
        silent = sum(row.without_effect for row in found)
        assert f"traceability/{page.stem}.md) | `{name}` | {len(found)} | {len(found) - silent} | {silent} |" in text


def test_every_rule_set_of_the_documents_carries_something() -> None:
    named = {parts["ruleset"] for row in ROWS for carrier in row.carriers if (parts := CLAIM.fullmatch(carrier))}
    families = {
        name for name in RULE_SETS if name.partition("-")[0] in {"space", "arushiaru", "boo", "ukiden", "mj", "neko"}
    }
    by_code = {"neko-open", "neko-dan", "mj-sanma-double-dora", "mj-sanma-deflation"}
    """Named by their record, or made by an event that the page carries for four players."""
    assert families - named == by_code


@pytest.mark.parametrize(("claim", "truth"), [
    ("ukiden: payment.honba = 300", "ukiden: payment.honba = 1500"),
    ("mj: yaku.chanta = 2/2", "mj: yaku.chanta = 2/1"),
    ("mj: yaku.renhou = yakuman", "mj: yaku.renhou = baiman closed"),
    ("space: yaku.chiitoitsu = 2/—", "space: yaku.chiitoitsu = none"),
    ("neko: option kuitan = false", "neko: option kuitan = true"),
    ("arushiaru: option kuitan = true", "arushiaru: option kuitan = None"),
    ("neko-mini: fixed = []", 'neko-mini: fixed = ["bust", "kuitan", "length", "red_fives"]'),
])  # fmt: skip
def test_a_false_claim_is_found(claim: str, truth: str) -> None:
    assert says(claim) == truth != claim


@pytest.mark.parametrize("name", ["engine.bonus.doras", "engine.rules.mj.MJ_3", "engine.nothing.at_all"])
def test_code_that_is_not_there_is_found(name: str) -> None:
    assert not resolves(name)


@pytest.mark.parametrize("name", [
    "tests/golden/mj.tsv#no-such-line", "tests/test_docs.py::test_nothing", "tests/nothing.py::test_a",
    "tests/test_docs.py",
])  # fmt: skip
def test_a_test_that_is_not_there_is_found(name: str) -> None:
    assert not exists(name)
