"""The kinds of field that requests are made of: strict about types, bounded in length.

Each is a marshmallow field that says in `read` what a value means, in place of marshmallow's chain of hooks, and what
is wrong as a `Fault`, to which `schemas.request` gives its path. A neutral value of a field's type means its default.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, NoReturn

from marshmallow import Schema, ValidationError, fields, missing

from engine.errors import Fault
from engine.kinds import SEATS
from engine.notation import LONGEST, NotationError, parse

LONGEST_WORD: Final = 64
MOST_OPTIONS: Final = 64
NEUTRAL_WORDS: Final = ("", "none", "normal")
_BEYOND_INTEGERS: Final = 2.0**53
_JSON_TYPES: Final = {str: "text", int: "number", float: "number", bool: "boolean", list: "list", dict: "object"}


def refuse(code: str, **facts: object) -> NoReturn:
    """Raise one fault as the validation error of the field."""
    raise ValidationError([Fault(code, (), facts)])


def mistyped(wanted: str, value: object, **facts: object) -> Fault:
    """Return the fault of a value of another JSON type than the one that is wanted."""
    return Fault("invalid_type", (), {"wanted": wanted, "given": _JSON_TYPES.get(value.__class__, "null"), **facts})


def noted(options: dict[str, Any], **facts: object) -> dict[str, Any]:
    """Return a field's options with facts for the description beside those that it has."""
    return options | {"metadata": facts | options.get("metadata", {})}


def or_empty(kind: str) -> dict[str, object]:
    """Return how the description says that an empty list is taken in place of an empty value of a JSON type."""
    return {"type": [kind, "array"], "maxItems": 0, "items": {}}


class Wire(fields.Field[Any]):
    """A field of a request. Absent and null mean the default, or that a required field is missing."""

    wanted: ClassVar[str]
    """The JSON type that it takes."""

    def __init__(self, *inner: Any, **options: Any) -> None:  # noqa: ANN401
        """Take what marshmallow takes; what may be left out may be null."""
        options.setdefault("allow_none", not options.get("required", False))
        super().__init__(*inner, **options)

    def deserialize(
        self,
        value: Any,  # noqa: ANN401 - JSON is what it is
        attr: str | None = None,  # noqa: ARG002 - marshmallow's signature
        data: Mapping[str, Any] | None = None,  # noqa: ARG002
        **_: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Return what the value means; raises `ValidationError` with a `Fault`."""
        return self.default() if value is None or value is missing else self.read(value)

    def default(self) -> Any:  # noqa: ANN401
        """Return what an absent field means."""
        if self.required:
            refuse("missing_field", **self.takes())
        return self.load_default

    def takes(self) -> dict[str, object]:
        """Return facts of what it takes, for who left it out."""
        example = self.metadata.get("example")
        return {} if example is None else {"example": str(example)}

    @abstractmethod
    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return what a value that is there means."""

    def mistyped(self, value: object, **facts: object) -> NoReturn:
        """Say that the value is of another JSON type."""
        raise ValidationError([mistyped(self.wanted, value, **facts)])


class Word(Wire, fields.String):
    """One of some words; with `words` left out any word (an id that is looked up later)."""

    wanted = "text"

    def __init__(self, words: Iterable[str] = (), **options: Any) -> None:  # noqa: ANN401
        """Take the words, and what marshmallow takes."""
        self.words = tuple(words)
        self._taken = {word: word for word in self.words}
        if not options.get("required", False):
            self._taken |= {word: options["load_default"] for word in NEUTRAL_WORDS if word not in self._taken}
        enum = {"enum": [*self._taken, *([] if options.get("required", False) else [None])]} if self.words else {}
        super().__init__(**noted(options, maxLength=LONGEST_WORD, **enum))

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the word."""
        if value.__class__ is not str:
            self.mistyped(value, **self._allowed())
        if value in self._taken:
            return self._taken[value]
        if value in NEUTRAL_WORDS:
            return self.default()
        if len(value) > LONGEST_WORD:
            refuse("too_long", limit=LONGEST_WORD, what="characters")
        if self.words:
            refuse("invalid_value", given=value, **self._allowed())
        return value

    def takes(self) -> dict[str, object]:
        """Return its words."""
        return self._allowed() or super().takes()

    def _allowed(self) -> dict[str, object]:
        return {"allowed": self.words} if self.words else {}


class Seat(Word):
    """A seat: a wind letter, E the dealer."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        """Take what marshmallow takes."""
        super().__init__(SEATS, **options)

    def _allowed(self) -> dict[str, object]:
        return {"allowed": self.words, "reason": "seat"}


class Whole(Wire, fields.Integer):
    """A whole number within bounds."""

    wanted = "integer"

    def __init__(self, low: int, high: int, **options: Any) -> None:  # noqa: ANN401
        """Take the least and the greatest number, and what marshmallow takes."""
        super().__init__(strict=True, **noted(options, minimum=low, maximum=high))
        self.low, self.high = low, high

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the number."""
        if value.__class__ is not int and not (value.__class__ is float and abs(value) >= _BEYOND_INTEGERS):
            self.mistyped(value, **({"given": "fraction"} if value.__class__ is float else {}))
        if self.low <= value <= self.high:
            return value
        if value == 0:
            return self.default()
        return refuse("out_of_range", low=self.low, high=self.high)


class Flag(Wire, fields.Boolean):
    """True or false, and nothing that merely looks like it."""

    wanted = "boolean"

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the boolean."""
        if value is True or value is False:
            return value
        return self.mistyped(value)


class Tiles(Wire, fields.String):
    """Tiles as text, in any of the notations; none by default. `[]` is no tiles too."""

    wanted = "text"

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        """Take what marshmallow takes."""
        optional = {} if options.get("required", False) else or_empty("string") | {"default": ""}
        super().__init__(**noted(options, maxLength=LONGEST, **optional))

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the tiles as a tuple."""
        if value.__class__ is not str:
            return self.default() if value == [] else self.mistyped(value, reason="tiles")
        try:
            return parse(value) or self.default()
        except NotationError as error:
            if error.code == "too_long":
                refuse("too_long", limit=LONGEST, what="characters")
            refuse(error.code, text=error.text, part=error.part, place=error.span[0] + 1, reason=error.reason)


class Tile(Tiles):
    """One tile as text."""

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the tile."""
        if value.__class__ is not str and value != []:
            self.mistyped(value, reason="tile")
        tiles = super().read(value)
        if tiles is self.load_default:
            return tiles
        if len(tiles) > 1:
            refuse("invalid_value", given=value, reason="one_tile")
        return tiles[0]


class Record(Wire, fields.Nested):
    """An object with fields of its own."""

    wanted = "object"

    def __init__(self, schema: Schema, **options: Any) -> None:  # noqa: ANN401
        """Take the schema, made once, and what marshmallow takes."""
        super().__init__(schema, **options)
        self._load_record = schema.load

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return what the schema makes of the object."""
        if value.__class__ is not dict:
            self.mistyped(value, **self.takes())
        return self._load_record(value)

    def takes(self) -> dict[str, object]:
        """Return the names of its fields."""
        return {"known": tuple(field.data_key or key for key, field in self.schema.load_fields.items())}


class Listed(Wire, fields.List[Any]):
    """A list of at most `most` values of one kind, as a tuple."""

    wanted = "list"
    inner: Wire

    def __init__(self, inner: Wire, most: int, **options: Any) -> None:  # noqa: ANN401
        """Take the field of the values and how many there may be, and what marshmallow takes."""
        super().__init__(inner, **noted(options, maxItems=most))
        if not inner.required:
            raise TypeError("a list has no default values: its inner field must be required")
        self.most = most

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the values; every faulty one is told, and stands as far as it could be read among the valid data."""
        if value.__class__ is not list:
            self.mistyped(value, **({"reason": "seats"} if isinstance(self.inner, Seat) else {}))
        if len(value) > self.most:
            refuse("too_long", limit=self.most, what="items")
        found, wrong = [], {}
        for place, item in enumerate(value):
            try:
                found.append(self.inner.deserialize(item))
            except ValidationError as error:
                wrong[place] = error.messages
                found.append(error.valid_data)
        if wrong:
            raise ValidationError(wrong, valid_data=found if isinstance(self.inner, Record) else None)
        return tuple(found) or self.default()


class Options(Wire, fields.Dict):
    """Changes to a rule set by name, as they were sent; the engine reads the values. A null one is left out."""

    wanted = "object"

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        """Take what marshmallow takes."""
        super().__init__(**noted(options, maxProperties=MOST_OPTIONS, **or_empty("object")))

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the mapping."""
        if value.__class__ is not dict:
            return self.default() if value == [] else self.mistyped(value)
        if len(value) > MOST_OPTIONS:
            refuse("too_long", limit=MOST_OPTIONS, what="entries")
        return {name: entry for name, entry in value.items() if entry is not None}
