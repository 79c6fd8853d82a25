"""A schema made from one of the engine's records: its fields, their types, and what is written under each of them."""

import ast
import inspect
import types
from collections.abc import Mapping
from dataclasses import fields as fields_of
from functools import cache
from itertools import pairwise
from textwrap import dedent
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from marshmallow import Schema, fields

from engine.text import Text

_PLAIN: Final[Mapping[type, type[fields.Field[Any]]]] = {
    bool: fields.Boolean,
    int: fields.Integer,
    float: fields.Float,
    str: fields.String,
    Text: fields.String,
}


@cache
def described(record: type, name: str = "") -> Schema:
    """Return the schema of a dataclass as answers show it, every field required; `name` if not the record's own."""
    hints = get_type_hints(record)
    notes = _notes(record)
    shown = {f.name: _field(hints[f.name], notes.get(f.name, "")) for f in fields_of(record)}
    schema = Schema.from_dict(dict(shown), name=name or record.__name__)
    schema.__doc__ = record.__doc__
    return schema()


def _notes(record: type) -> dict[str, str]:
    """Field to the text that stands under it in the source."""
    body = ast.parse(dedent(inspect.getsource(record))).body[0]
    lines = body.body if isinstance(body, ast.ClassDef) else []
    return {
        line.target.id: inspect.cleandoc(note.value.value).replace("None", "null")
        for line, note in pairwise(lines)
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and isinstance(note, ast.Expr)
        and isinstance(note.value, ast.Constant)
        and isinstance(note.value.value, str)
    }


def _field(hint: Any, note: str, *, nullable: bool = False) -> fields.Field[Any]:  # noqa: ANN401 - a type's hint
    options: dict[str, Any] = {"required": True, "allow_none": nullable}
    if note:
        options["metadata"] = {"description": note}
    origin, inner = get_origin(hint), get_args(hint)
    if origin in {Union, types.UnionType}:
        (only,) = [each for each in inner if each is not type(None)]
        return _field(only, note, nullable=True)
    if origin in {tuple, frozenset}:
        return fields.List(_field(inner[0], ""), **options)
    if origin is Mapping:
        return fields.Dict(fields.String(), _field(inner[1], ""), **options)
    return _PLAIN[hint](**options)
