"""What answers about a scored hand look like. These schemas describe; the service does not run them."""

from typing import Any, Final

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from engine.result import INCOMPLETE, NO_YAKU, TABLE, WIN

LIMITS: Final = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman", "kazoe_yakuman")


def words(description: str, **options: Any) -> fields.String:  # noqa: ANN401
    """Return a text that is always there."""
    return fields.String(required=True, metadata={"description": description}, **options)


def count(description: str, **options: Any) -> fields.Integer:  # noqa: ANN401
    """Return a whole number that is always there."""
    return fields.Integer(strict=True, required=True, metadata={"description": description}, **options)


def listed(schema: Schema, description: str) -> fields.List[Any]:
    """Return a list that is always there."""
    return fields.List(fields.Nested(schema), required=True, metadata={"description": description})


class YakuLineSchema(Schema):
    """A yaku, with the one of han, yakuman and limit that it counts."""

    id = words("Id of the yaku.")
    name = words("Its name.")
    han = fields.Integer(strict=True, metadata={"description": "Han."})
    yakuman = fields.Integer(strict=True, metadata={"description": "Its multiple of a yakuman."})
    limit = fields.String(metadata={"description": "The fixed limit that it is worth."})


class DoraLineSchema(Schema):
    """Dora of one sort."""

    id = words("`dora`, `ura_dora`, `red_five`, `gold_five`, `nukidora` or `north_dora`.")
    name = words("Its name.")
    han = count("How many han these dora add.")


class FuLineSchema(Schema):
    """One reason for fu."""

    id = words("Id of the reason.")
    name = words("Its name.")
    tiles = fields.String(metadata={"description": "The group that it is for."})
    fu = count("Fu; all lines add up to the hand's.")


class PaymentSchema(Schema):
    """Points from one to another."""

    source = words(f"A seat, or `{TABLE}`.", data_key="from")
    target = words(f"A seat, or `{TABLE}`.", data_key="to")
    points = count("Points.")
    reason = words(
        "`win`, `pao`, `wareme` (the doubled part), `honba`, `deposit`, `riichi`, `noten` or `nagashi_mangan`."
    )


class GroupSchema(Schema):
    """A group of a reading."""

    kind = words("`run`, `triplet`, `quad`, `pair` or `orphan`.")
    tiles = words("Its tiles.")
    open = fields.Boolean(required=True, metadata={"description": "It was called."})
    completed = fields.Boolean(metadata={"description": "The winning tile stands here."})


class ReadingSchema(Schema):
    """How the hand is read."""

    shape = words("`standard`, `seven_pairs` or `thirteen_orphans`.")
    wait = words("`ryanmen`, `kanchan`, `penchan`, `shanpon`, `tanki` or `thirteen`.")
    groups = listed(GroupSchema(), "Its groups.")


class CountedSchema(Schema):
    """What one reading is worth."""

    yaku = listed(YakuLineSchema(), "What it scores for.")
    dora = listed(DoraLineSchema(), "Dora of every sort that the hand has.")
    han = count("Total with dora; 0 with a yakuman or a limit yaku.")
    fu = count("After rounding; null with a yakuman or a limit yaku.", allow_none=True)
    yakuman = count("Total multiple; 0 for a kazoe yakuman.")
    limit = words("The limit reached, if any.", allow_none=True, validate=OneOf((*LIMITS, None)))
    points = count("What the hand is worth: the `win` and `pao` payments.")
    reading = fields.Nested(ReadingSchema(), required=True)


class ScoreSchema(CountedSchema):
    """A scored hand. Without a win the lists are empty, the numbers 0."""

    ruleset = words("Id of the rule set.")
    outcome = words(
        "`win`; `no_yaku`: complete, but below the rule set's minimum; `incomplete`: no winning shape.",
        validate=OneOf((WIN, NO_YAKU, INCOMPLETE)),
    )
    fu_details = listed(FuLineSchema(), "Where the fu come from.")
    payments = listed(PaymentSchema(), "Who pays whom, and why.")
    deltas = fields.Dict(
        fields.String(),
        fields.Integer(strict=True),
        required=True,
        metadata={"description": "What each seat gains or loses: the sums of the payments."},
    )
    reading = fields.Nested(ReadingSchema(), required=True, allow_none=True)
    alternatives = listed(CountedSchema(), "The readings that lost, the dearest first.")
