"""What answers about a settled hand of the game, and a settled game, look like."""

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from schemas.answer import PaymentSchema, ScoreSchema, count, listed, words


def by_seat(description: str, *, required: bool = True) -> fields.Dict:
    """Return points by seat."""
    return fields.Dict(
        fields.String(), fields.Integer(strict=True), required=required, metadata={"description": description}
    )


class NextSchema(Schema):
    """The table of the next hand."""

    round = words("The prevailing wind.")
    number = count("The hand within the round.")
    honba = count("Counters.")
    deposits = count("Riichi sticks on the table.")
    points = by_seat("Points by the seats of the next hand.", required=False)
    renchan = fields.Boolean(
        required=True, allow_none=True, metadata={"description": "The dealer stays; null where the same hand goes on."}
    )


class GameOverSchema(Schema):
    """The end of the game."""

    reason = words(
        "Why it is over.",
        validate=OneOf(("bust", "last_hand", "agari_yame", "tenpai_yame", "target_reached")),
    )


class RoundSchema(Schema):
    """A settled hand of the game."""

    ruleset = words("Id of the rule set.")
    scores = fields.List(
        fields.Nested(ScoreSchema(), allow_none=True),
        required=True,
        metadata={"description": "One for each win, in order; null for a denied one."},
    )
    denied = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "Seats that a head bump denies, in turn order from the discarder."},
    )
    payments = listed(PaymentSchema(), "Every payment, riichi sticks too.")
    deltas = by_seat("What each seat gains or loses by the payments.")
    points = by_seat("Points after the hand, by its seats.", required=False)
    deposits = count("Riichi sticks left on the table.")
    next = fields.Nested(
        NextSchema(),
        required=True,
        allow_none=True,
        metadata={"description": "The next hand; null when the game is over."},
    )
    game_over = fields.Nested(
        GameOverSchema(), required=True, allow_none=True, metadata={"description": "Null while the game goes on."}
    )


def thousands(description: str) -> fields.Float:
    """Return thousands of points."""
    return fields.Float(required=True, metadata={"description": description})


class StandingSchema(Schema):
    """The result of one seat, in thousands."""

    seat = count("Starting seat.")
    points = count("Final points with the sticks that it takes.")
    rank = count("From 1; shared where ties are.")
    base = thousands("Points above the return points, rounded as the rule set says.")
    uma = thousands("By rank.")
    oka = thousands("To first.")
    bust = thousands("Bust prizes taken and paid.")
    total = thousands("The sum of the four.")
    sunk = fields.Boolean(metadata={"description": "Ended below the start; only where the rule set asks."})


class LeftoverSchema(Schema):
    """Riichi sticks left at the end."""

    to = fields.List(fields.Integer(strict=True), required=True, metadata={"description": "The seats that take them."})


class GameSchema(Schema):
    """A settled game."""

    ruleset = words("Id of the rule set.")
    results = listed(StandingSchema(), "By starting seat.")
    leftover_deposits = fields.Nested(LeftoverSchema(), required=True)
    top = fields.String(
        allow_none=True,
        metadata={"description": "`A`, `B` or `C` by how many sank, or null; only where the rule set asks."},
    )
