"""`POST /v1/score/batch`: many wins, each judged by itself."""

from typing import Any, Final

from marshmallow import Schema, fields

from schemas.answer import ScoreSchema, count, listed
from schemas.fields import Wire, noted, refuse
from schemas.request import Request
from schemas.score import ScoreRequestSchema

MOST_ITEMS: Final = 1_000


class Unread(Wire, fields.List[Any]):
    """A list whose values are read later, each on its own, so that a bad one spoils nothing else."""

    wanted = "list"

    def __init__(self, schema: Schema, most: int, **options: Any) -> None:  # noqa: ANN401
        """Take what the values should be and how many there may be, and what marshmallow takes."""
        super().__init__(fields.Nested(schema), **noted(options, maxItems=most))
        self.most = most

    def read(self, value: Any) -> Any:  # noqa: ANN401
        """Return the values as they came."""
        if value.__class__ is not list:
            self.mistyped(value)
        if len(value) > self.most:
            refuse("too_long", limit=self.most, what="items")
        return value


class BatchRequestSchema(Request):
    """Score requests."""

    items = Unread(
        ScoreRequestSchema(),
        MOST_ITEMS,
        load_default=(),
        metadata={"description": "Score requests; each is judged by itself."},
    )

    def made(self, values: dict[str, Any]) -> list[Any]:
        """Return the items, unread."""
        return list(values["items"])


class BatchResultSchema(Schema):
    """What one item came to: a score, or a problem."""

    status = count(
        "200; 422 for a faulty request; of a line also 400 (no JSON, or broken off), 408 and 413 (too long)."
    )
    score = fields.Nested(ScoreSchema())
    problem = fields.Dict(
        metadata={"description": "The problem document that the item alone would have been answered with."}
    )


class BatchSchema(Schema):
    """The results in the order of the items."""

    results = listed(BatchResultSchema(), "One result an item.")
