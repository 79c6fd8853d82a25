"""`POST /v1/score`: one win."""

from dataclasses import dataclass, field
from typing import Any

from engine import legality
from engine.errors import Fault
from engine.hand import Hand
from engine.plan import Plan
from engine.win import Win
from schemas.doubt import hand_of, win_of
from schemas.fields import Record
from schemas.hand import HandSchema
from schemas.rules import RulesRequest
from schemas.situation import SituationSchema


@dataclass(frozen=True, slots=True)
class ScoreCommand:
    """A legal win to be scored."""

    plan: Plan = field(repr=False)
    hand: Hand
    win: Win


class ScoreRequestSchema(RulesRequest):
    """One win."""

    hand = Record(HandSchema(), required=True, metadata={"description": "The winner's tiles."})
    situation = Record(SituationSchema(), required=True, metadata={"description": "How the hand was won."})

    def faults(self, plan: Plan, values: dict[str, Any]) -> tuple[Fault, ...]:
        """Return what is wrong with the hand and the situation, as far as they could be read."""
        return legality.faults(plan, hand_of(values.get("hand")), win_of(values.get("situation")))

    def command(self, plan: Plan, values: dict[str, Any]) -> ScoreCommand:
        """Return the win."""
        return ScoreCommand(plan, values["hand"], values["situation"])
