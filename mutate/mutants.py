"""The mutants of a module: what mutmut's operators make of it, wherever it stands, and a few more.

Not changed: words (`Text`), annotations, decorators, `__all__`, how much is remembered (`lru_cache`), and `strict` of
`zip`, which asserts what holds anyway.
"""

import warnings
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, ParentNodeProvider
from mutmut.mutation.mutators import (
    mutation_operators,
    operator_arg_removal,
    operator_string,
    operator_symmetric_string_methods_swap,
)

ROOT = Path(__file__).parent.parent

UNTOUCHED = {"Text", "TypeVar", "TypeVarTuple", "lru_cache", "isinstance", "cast"}
"""Calls that are left as they are."""
NAMES = {"__all__", "__slots__"}
"""Names whose values are left as they are."""
NEGATED = {
    cst.LessThan: cst.GreaterThanEqual,
    cst.LessThanEqual: cst.GreaterThan,
    cst.GreaterThan: cst.LessThanEqual,
    cst.GreaterThanEqual: cst.LessThan,
}
SMALL = (cst.ComparisonTarget, cst.BaseCompOp, cst.Arg, cst.Integer, cst.SimpleString, cst.Name)
"""Nodes that say little without what stands around them."""


class Mutant(NamedTuple):
    """A module with one change."""

    module: str
    """`engine/fu.py`."""
    change: str
    """Where and what, for people: `Frame.count: before → after`."""
    source: str
    code: CodeType


def _one_string(node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    """Yield the first of mutmut's: the same in another case is just another string."""
    yield from list(operator_string(node))[:1]


def _without_argument(node: cst.Call) -> Iterator[cst.CSTNode]:
    """Yield the call without a named argument, or with None in place of another."""
    for i, arg in enumerate(node.args):
        before, after = node.args[:i], node.args[i + 1 :]
        if arg.keyword and arg.keyword.value == "strict":
            continue
        if arg.keyword:
            yield node.with_changes(args=[*before, *after])
        elif not arg.star and not (isinstance(arg.value, cst.Name) and arg.value.value == "None"):
            yield node.with_changes(args=[*before, arg.with_changes(value=cst.Name("None")), *after])


def _less(node: cst.Integer) -> Iterator[cst.CSTNode]:
    value = node.evaluated_value - 1
    yield node.with_changes(value=str(value)) if value >= 0 else cst.UnaryOperation(cst.Minus(), cst.Integer("1"))


def _negated_comparison(node: cst.ComparisonTarget) -> Iterator[cst.CSTNode]:
    if other := NEGATED.get(type(node.operator)):
        yield node.with_changes(operator=other())


def _negated_condition(node: cst.If | cst.CompIf) -> Iterator[cst.CSTNode]:
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), test))


def _nothing(_: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield cst.Pass()


OTHERWISE = {operator_string, operator_arg_removal, operator_symmetric_string_methods_swap}
"""Operators of mutmut's that are replaced, or have nothing to change: a seat stands once in a text of seats."""
Operators = list[tuple[type[Any], Callable[[Any], Iterable[cst.CSTNode]]]]

OPERATORS: Operators = [
    *[(kind, act) for kind, act in mutation_operators if act not in OTHERWISE],
    (cst.SimpleString, _one_string),
    (cst.Call, _without_argument),
    (cst.Integer, _less),
    (cst.ComparisonTarget, _negated_comparison),
    (cst.If, _negated_condition),
    (cst.CompIf, _negated_condition),
    (cst.AugAssign, _nothing),
    (cst.Expr, _nothing),
]


class _Visitor(cst.CSTVisitor):
    """Collects a module's changes: the node, what stands in its place, and both in words."""

    METADATA_DEPENDENCIES = (ParentNodeProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[cst.CSTNode, cst.CSTNode, str]] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _left(node):
            return False
        for kind, act in OPERATORS:
            if isinstance(node, kind):
                self.found.extend((node, changed, self._said(node, changed)) for changed in act(node))
        return True

    def _parent(self, node: cst.CSTNode) -> cst.CSTNode:
        return self.get_metadata(ParentNodeProvider, node)

    def _said(self, node: cst.CSTNode, changed: cst.CSTNode) -> str:
        around, after = node, changed
        while isinstance(around, SMALL):
            parent = self._parent(around)
            around, after = parent, parent.deep_replace(around, after)
        return f"{self._where(node)}: {_text(around)} → {_text(after)}"

    def _where(self, node: cst.CSTNode) -> str:
        """Return the functions, classes and outermost names that a node stands in."""
        names: list[str] = []
        while not isinstance(node, cst.Module):
            if isinstance(node, cst.FunctionDef | cst.ClassDef):
                names.append(node.name.value)
            elif (name := _assigned(node)) and isinstance(self._parent(self._parent(node)), cst.Module):
                names.append(name)
            node = self._parent(node)
        return ".".join(reversed(names)) or "module"


def _text(node: cst.CSTNode) -> str:
    if isinstance(node, cst.If):
        return f"if {_text(node.test)}"
    return " ".join(cst.Module([]).code_for_node(node).split())


def _assigned(node: cst.CSTNode) -> str:
    """Return the name that a statement gives a value; an empty text where it does not."""
    if not isinstance(node, cst.Assign | cst.AnnAssign):
        return ""
    target = node.target if isinstance(node, cst.AnnAssign) else node.targets[0].target
    return target.value if isinstance(target, cst.Name) else ""


def _left(node: cst.CSTNode) -> bool:
    """Tell whether a node is left as it is."""
    match node:
        case cst.Call(func=cst.Name(value=name)):
            return name in UNTOUCHED
        case cst.Arg(keyword=cst.Name(value="strict")):
            return True
        case cst.If(test=cst.Name(value="TYPE_CHECKING")) | cst.Expr(value=cst.SimpleString()):
            return True
        case cst.Assign() | cst.AnnAssign():
            return _assigned(node) in NAMES
    return isinstance(node, cst.Annotation | cst.Decorator | cst.Import | cst.ImportFrom)


def mutants(module: str) -> Iterator[Mutant]:
    """Yield every mutant of a module that is Python, each text once."""
    wrapper = MetadataWrapper(cst.parse_module((ROOT / module).read_text(encoding="utf-8")))
    visitor = _Visitor()
    wrapper.visit(visitor)
    seen = {wrapper.module.code}
    for node, changed, said in visitor.found:
        source = wrapper.module.deep_replace(node, changed).code
        if source not in seen:
            seen.add(source)
            try:
                with warnings.catch_warnings(action="ignore"):
                    code = compile(source, str(ROOT / module), "exec", dont_inherit=True)
            except SyntaxError:
                continue
            yield Mutant(module, said, source, code)
