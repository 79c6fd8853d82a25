"""What request schemas share: unknown fields are refused; all faults come at once, in the contract's order."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NoReturn

from marshmallow import RAISE, Schema, ValidationError

from engine.errors import Fault, Refused
from engine.rules.options.table import OPTIONS
from schemas.fields import Listed, Options, Record, Wire, mistyped

Path = tuple[str, ...]

MOST_FAULTS: Final = 100
"""So many faults are told of one request."""
_UNDECLARED: Final = 1_000


class Strict(Schema):
    """An object whose fields are all known; what it loads is what `made` makes of their values.

    `load` reads only the fields that were sent, in place of marshmallow's loop over all that are declared, with its
    hooks, which takes three times as long. What it raises is marshmallow's own error, its messages faults.
    """

    class Meta:
        """Said although it is marshmallow's default."""

        unknown = RAISE

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        """Look up once what each load needs."""
        super().__init__(**options)
        self.names: Final = {field.data_key or key: field for key, field in self.load_fields.items()}
        known: Final[dict[str, object]] = {"known": tuple(self.names)}
        self._unknown: Final = [Fault("unknown_field", (), known)]
        self._excluded: Final = {
            field.data_key or key: [Fault("unknown_field", (), {**known, "excluded": True})]
            for key, field in self.declared_fields.items()
            if key not in self.load_fields
        }
        self._readers: Final = {
            field.data_key or key: (key, field.read if isinstance(field, Wire) else field.deserialize)
            for key, field in self.load_fields.items()
        }
        self._defaults: Final = {
            key: field.load_default for key, field in self.load_fields.items() if not field.required
        }
        self._required: Final = [
            (key, field.data_key or key, [Fault("missing_field", (), field.takes() if isinstance(field, Wire) else {})])
            for key, field in self.load_fields.items()
            if field.required
        ]
        self._must: Final = frozenset(key for key, _, _ in self._required)

    def load(self, data: Mapping[str, Any], **_: Any) -> Any:  # type: ignore[override]  # noqa: ANN401
        """Return what the object means; raises `ValidationError` with every fault and the values that could be read."""
        values = self._defaults.copy()
        wrong: dict[str, Any] = {}
        readers = self._readers
        for name, value in data.items():
            reader = readers.get(name)
            if reader is None:
                if len(wrong) < MOST_FAULTS:
                    wrong[name] = self._excluded.get(name, self._unknown)
            elif value is not None:
                key, read = reader
                try:
                    values[key] = read(value)
                except ValidationError as error:
                    wrong[name] = error.messages
                    values.pop(key, None)
                    if error.valid_data:
                        values[key] = error.valid_data
        if wrong or not self._must <= values.keys():
            for key, name, missing in self._required:
                if key not in values and name not in wrong:
                    wrong[name] = missing
            self.handle_error(ValidationError(wrong, valid_data=values), data, many=False)
        return self.made(values)

    def handle_error(self, error: ValidationError, data: Any, **_: Any) -> NoReturn:  # noqa: ANN401, ARG002
        """Raise what is wrong."""
        raise error

    def made(self, values: dict[str, Any]) -> Any:  # noqa: ANN401
        """Return what the values of all fields are together: themselves, unless a schema says otherwise."""
        return values


class Request(Strict):
    """A whole request: what it loads is a command that can be carried out, or `Refused` names every fault."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        """Look up once which objects of the request have a field of a name."""
        super().__init__(**options)
        homes: dict[str, list[Path]] = {}
        for name, home in _homes(self, ()):
            homes.setdefault(name, []).append(home)
        self._homes: Final = homes

    def load(self, data: Any, **options: Any) -> Any:  # noqa: ANN401
        """Return the command; raises `Refused` with all faults."""
        if data.__class__ is not dict:
            raise Refused(mistyped("object", data, reason="body"))
        return super().load(data, **options)

    def handle_error(self, error: ValidationError, data: Any, **_: Any) -> NoReturn:  # noqa: ANN401, ARG002
        """Raise all that is wrong: what the schema found, and what the engine finds in the rest."""
        found = tuple(self._placed(fault) for fault in faults_of(error))
        raise self.refusal(*found, *self.meaning(error.valid_data, found))

    def meaning(self, valid: Any, shape: tuple[Fault, ...]) -> tuple[Fault, ...]:  # noqa: ANN401, ARG002
        """Return the faults of meaning in the values that could be read in spite of the faults of shape."""
        return ()

    def _placed(self, fault: Fault) -> Fault:
        """Return the fault; that of a field which is not known here, with all objects that have fields of any name."""
        return replace(fault, facts={**fault.facts, "homes": self._homes}) if fault.code == "unknown_field" else fault

    def refusal(self, *faults: Fault) -> Refused:
        """Return the faults, each once, in the order of the fields that they are about, the first hundred."""
        once: dict[tuple[object, ...], Fault] = {}
        for fault in faults:
            once.setdefault((fault.code, fault.path), fault)
        return Refused(*sorted(once.values(), key=lambda fault: tuple(_ranks(self, fault.path)))[:MOST_FAULTS])


def faults_of(error: ValidationError) -> Iterator[Fault]:
    """Yield the faults that a validation error holds, each with its whole path."""
    return _walk(error.messages, ())


def _homes(schema: Strict, path: Path) -> Iterator[tuple[str, Path]]:
    """Yield the name of each field of a request, and of each option, with the way to the object that has it."""
    for name, field in schema.names.items():
        yield name, path
        inner = field.inner if isinstance(field, Listed) else field
        if isinstance(inner, Record) and isinstance(inner.schema, Strict):
            yield from _homes(inner.schema, (*path, name))
        elif isinstance(inner, Options):
            yield from ((option, (*path, name)) for option in OPTIONS)


def _walk(messages: Any, path: tuple[str | int, ...]) -> Iterator[Fault]:  # noqa: ANN401
    if isinstance(messages, Mapping):
        for step, inner in messages.items():
            yield from _walk(inner, (*path, step))
    else:
        for fault in messages:
            yield replace(fault, path=path + fault.path)


def _ranks(schema: Schema | None, path: tuple[str | int, ...]) -> Iterator[tuple[int, str]]:
    """Where a path stands in the order of the declarations; what is not declared comes after, by its name."""
    for step in path:
        if isinstance(step, int):
            yield step, ""
            continue
        names = schema.names if isinstance(schema, Strict) else {}
        yield (list(names).index(step), "") if step in names else (_UNDECLARED, step)
        field = names.get(step)
        inner = field.inner if isinstance(field, Listed) else field
        schema = inner.schema if isinstance(inner, Record) else None
