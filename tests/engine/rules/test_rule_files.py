"""Rule files are values: no control flow in them, and no rule set's name in the engine outside them."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from engine.rules.model import RuleSet
from engine.rules.registry import RULE_SETS
from engine.yaku import CATALOGUE

ENGINE = Path(__file__).parents[3] / "engine"
MACHINERY = {"__init__", "awards", "model", "game", "edit", "check", "check_yaku", "registry"}
FAMILIES = sorted({path.stem for path in (ENGINE / "rules").glob("*.py")} - MACHINERY)
"""Every other file of the room is a rule file."""
FLOW = (
    ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.Try, ast.With, ast.Match,
    ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.BoolOp, ast.Compare, ast.ClassDef,
)  # fmt: skip

DOCUMENTED = pytest.mark.parametrize(("family", "document"), [
    ("space", "000_299b730f18edfa9e"),
    ("arushiaru", "001_a066e84c7314248f"),
    ("ukiden", "002_86ef58130a3e62b7"),
    ("mj", "003_d97c372e5f4e5486"),
    ("mj_events", "003_d97c372e5f4e5486"),
    ("mj_sets", "003_d97c372e5f4e5486"),
    ("neko", "004_7725787d556251d1"),
    ("neko_mini", "004_7725787d556251d1"),
])  # fmt: skip


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_every_rule_set_stands_in_a_rule_file() -> None:
    files = [import_module(f"engine.rules.{family}") for family in FAMILIES]
    held = [value for file in files for value in vars(file).values() if isinstance(value, RuleSet)]
    assert [name for name, rules in RULE_SETS.items() if not any(rules is value for value in held)] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_a_rule_file_has_no_control_flow(family: str) -> None:
    nodes = ast.walk(parsed(ENGINE / "rules" / f"{family}.py"))
    found = [f"{type(node).__name__} in line {node.lineno}" for node in nodes if isinstance(node, FLOW)]
    assert found == []


@pytest.mark.parametrize("family", FAMILIES)
def test_a_function_of_a_rule_file_makes_a_rule_set_of_a_rule_set(family: str) -> None:
    nodes = ast.walk(parsed(ENGINE / "rules" / f"{family}.py"))
    for function in (node for node in nodes if isinstance(node, ast.FunctionDef)):
        assert ast.unparse(function.args.args[0]) == "rules: RuleSet", function.name
        assert ast.unparse(function.returns) == "RuleSet", function.name
        assert len(function.body) == 2, f"{function.name} is more than its sentence and its value"


@DOCUMENTED
def test_a_rule_file_names_its_document(family: str, document: str) -> None:
    assert f"Source: {document}.txt" in told(family)


@DOCUMENTED
def test_what_a_rule_file_quotes_stands_in_its_document(family: str, document: str, shared: Path) -> None:
    assert missing(family, shared / "seeds" / f"{document}.txt") == []


def test_what_a_rule_file_quotes_of_an_address_stands_on_the_page_of_its_sentences() -> None:
    sources = {family: re.search(r"^Source: (docs/\S+\.md)", told(family), re.MULTILINE) for family in FAMILIES}
    pages = {family: source[1] for family, source in sources.items() if source}
    assert pages
    assert [quote for family, page in pages.items() for quote in missing(family, ENGINE.parent / page)] == []


def told(family: str) -> str:
    """What a rule file says of itself."""
    return ast.get_docstring(parsed(ENGINE / "rules" / f"{family}.py")) or ""


def missing(family: str, source: Path) -> list[str]:
    """What a rule file quotes and its source does not say."""
    text = "".join(source.read_text(encoding="utf-8").split())
    code = (ENGINE / "rules" / f"{family}.py").read_text(encoding="utf-8")
    quotes = [quote.partition("」")[0] for quote in code.split("「")[1:]]
    assert quotes
    return [part for quote in quotes for part in "".join(quote.split()).split("…") if part not in text]


def test_no_rule_set_is_named_in_the_engine_outside_its_rules() -> None:
    names = set(RULE_SETS) - {yaku.id for yaku in CATALOGUE}
    assert len(names) == len(RULE_SETS) - 2, "riichi and tenhou are yaku too"
    for path in sorted(ENGINE.rglob("*.py")):
        if path.is_relative_to(ENGINE / "rules"):
            continue
        texts = (node.value for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant))
        assert names.isdisjoint(text for text in texts if isinstance(text, str)), path.name
