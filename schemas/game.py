"""`POST /v1/game`: a whole game."""

from dataclasses import dataclass, field
from typing import Any

from engine import game_faults
from engine.errors import Fault
from engine.games import Bust
from engine.kinds import SEATS
from engine.plan import Plan
from schemas.doubt import whole
from schemas.fields import Listed, Record, Whole
from schemas.request import Strict
from schemas.round import MOST_POINTS
from schemas.rules import RulesRequest
from schemas.situation import MOST_COUNTERS

LAST_SEAT = len(SEATS) - 1


class BustSchema(Strict):
    """A seat that ended below zero."""

    seat = Whole(0, LAST_SEAT, required=True, metadata={"description": "Its starting seat."})
    by = Listed(
        Whole(0, LAST_SEAT, required=True),
        LAST_SEAT,
        required=True,
        metadata={"description": "The starting seats that brought it there."},
    )

    def made(self, values: dict[str, Any]) -> Bust:
        """Return the bust."""
        return Bust(**values)


@dataclass(frozen=True, slots=True)
class GameCommand:
    """A legal game to be settled."""

    plan: Plan = field(repr=False)
    points: tuple[int, ...]
    deposits: int
    busts: tuple[Bust, ...]


class GameRequestSchema(RulesRequest):
    """A finished game."""

    points = Listed(
        Whole(-MOST_POINTS, MOST_POINTS, required=True),
        len(SEATS),
        required=True,
        metadata={"description": "Final points by starting seat.", "example": [31200, 24800, 22000, 22000]},
    )
    deposits = Whole(0, MOST_COUNTERS, load_default=0, metadata={"description": "Riichi sticks left on the table."})
    busts = Listed(
        Record(BustSchema(), required=True),
        len(SEATS),
        load_default=(),
        metadata={"description": "Only where there is a bust prize."},
    )

    def faults(self, plan: Plan, values: dict[str, Any]) -> tuple[Fault, ...]:
        """Return what is wrong with the points and busts, as far as they could be read."""
        return game_faults.faults(plan, values.get("points", ()), values.get("deposits", 0), whole(values.get("busts")))

    def command(self, plan: Plan, values: dict[str, Any]) -> GameCommand:
        """Return the game."""
        return GameCommand(plan, values["points"], values["deposits"], values["busts"])
