"""`POST /v1/waits`: a hand that waits."""

from dataclasses import dataclass, field
from typing import Any

from marshmallow import Schema, fields

from engine import legality
from engine.errors import Fault
from engine.hand import Hand
from engine.plan import Plan
from engine.win import Win
from schemas.answer import ScoreSchema, count, listed, words
from schemas.doubt import hand_of, win_of
from schemas.fields import Record
from schemas.hand import WaitingHandSchema
from schemas.rules import RulesRequest
from schemas.situation import WaitingSituationSchema


@dataclass(frozen=True, slots=True)
class WaitsCommand:
    """A legal waiting hand."""

    plan: Plan = field(repr=False)
    hand: Hand
    win: Win
    """The situation without its end."""


class WaitsRequestSchema(RulesRequest):
    """A hand that waits."""

    hand = Record(WaitingHandSchema(), required=True, metadata={"description": "The tiles, without a winning one."})
    situation = Record(
        WaitingSituationSchema(), required=True, metadata={"description": "What is known before the win."}
    )

    def faults(self, plan: Plan, values: dict[str, Any]) -> tuple[Fault, ...]:
        """Return what is wrong with the hand and the situation, as far as they could be read."""
        return legality.waiting_faults(plan, hand_of(values.get("hand")), win_of(values.get("situation")))

    def command(self, plan: Plan, values: dict[str, Any]) -> WaitsCommand:
        """Return the hand."""
        return WaitsCommand(plan, values["hand"], values["situation"])


class WaitSchema(Schema):
    """A tile that completes the hand."""

    tile = words("The tile, plain.")
    tsumo = fields.Nested(ScoreSchema(), required=True, metadata={"description": "What it scores by tsumo."})
    ron = fields.Nested(ScoreSchema(), required=True, metadata={"description": "What it scores by ron."})
    left = count("How many of it the hand, its melds and the indicators leave unseen.")


class WaitsSchema(Schema):
    """What the hand waits for."""

    tenpai = fields.Boolean(required=True, metadata={"description": "Whether any tile completes it."})
    waits = listed(WaitSchema(), "The tiles, in order.")
