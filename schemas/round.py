"""`POST /v1/round`: one hand of the game, won or drawn."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine import round_faults
from engine.errors import Fault
from engine.hand import Hand
from engine.kinds import SEATS
from engine.plan import Plan
from engine.rules.game import ABORTIVE_DRAWS
from engine.table import EXHAUSTIVE, Draw, Table
from engine.win import WAREME_ALL, Win
from schemas.doubt import draw_of, hand_of, table_of, win_of
from schemas.fields import Listed, Record, Seat, Whole, Word
from schemas.hand import HandSchema
from schemas.request import Strict
from schemas.rules import RulesRequest
from schemas.situation import MOST_COUNTERS, RoundSituationSchema

MOST_POINTS: Final = 10_000_000
"""More points than any seat has, for or against it."""
MOST_WINS: Final = len(SEATS)


def seats(description: str) -> Listed:
    """Return a list of seats, none by default."""
    return Listed(Seat(required=True), len(SEATS), load_default=(), metadata={"description": description})


class PointsSchema(Strict):
    """Points by seat; three-player rule sets have no N."""

    E = Whole(-MOST_POINTS, MOST_POINTS, load_default=None)
    S = Whole(-MOST_POINTS, MOST_POINTS, load_default=None)
    W = Whole(-MOST_POINTS, MOST_POINTS, load_default=None)
    N = Whole(-MOST_POINTS, MOST_POINTS, load_default=None)

    def made(self, values: dict[str, Any]) -> dict[str, int]:
        """Return the points of the seats that were sent."""
        return {seat: points for seat, points in values.items() if points is not None}


class TableSchema(Strict):
    """What lies on the table before the hand is settled."""

    round = Word(SEATS, load_default="E", metadata={"description": "The prevailing wind."})
    number = Whole(
        1, len(SEATS), required=True, metadata={"description": "The hand within the round: 3 is East 3.", "example": 3}
    )
    honba = Whole(0, MOST_COUNTERS, load_default=0, metadata={"description": "Counters."})
    deposits = Whole(0, MOST_COUNTERS, load_default=0, metadata={"description": "Riichi sticks of earlier hands."})
    riichi = seats("Who declared riichi in this hand, the stick accepted: pays it now.")
    points = Record(
        PointsSchema(),
        load_default=None,
        metadata={
            "description": "Points before this hand's riichi sticks; with deposits they make up the rule set's total. "
            "Without them the answer has none, and nobody busts."
        },
    )
    wareme = Word(
        (*SEATS, WAREME_ALL), load_default=None, metadata={"description": "The seat whose wall was broken, or `all`."}
    )

    def made(self, values: dict[str, Any]) -> Table:
        """Return the table."""
        return Table(**values)


class RoundWinSchema(Strict):
    """One winner."""

    hand = Record(HandSchema(), required=True, metadata={"description": "The winner's tiles."})
    situation = Record(RoundSituationSchema(), required=True, metadata={"description": "How the hand was won."})

    def made(self, values: dict[str, Any]) -> tuple[Hand, Win]:
        """Return the hand and its situation."""
        return values["hand"], values["situation"]


class DrawSchema(Strict):
    """A hand that nobody won."""

    kind = Word((EXHAUSTIVE, *ABORTIVE_DRAWS), required=True, metadata={"description": "What ended the hand."})
    tenpai = seats("Exhaustive draws: who is tenpai.")
    nagashi = seats("Exhaustive draws: who has nagashi mangan.")

    def made(self, values: dict[str, Any]) -> Draw:
        """Return the draw."""
        return Draw(**values)


def _win_of(read: Any) -> tuple[Hand, Win]:  # noqa: ANN401
    """Return the win that was read, or what was read of one."""
    if isinstance(read, tuple):
        return read
    known = read or {}
    return hand_of(known.get("hand")), win_of(known.get("situation"))


def _at(place: int, fault: Fault) -> Fault:
    """Return the fault of a win that was looked at alone, at its place among the wins."""
    return replace(fault, path=("wins", place, *fault.path[2:])) if fault.path[:2] == ("wins", 0) else fault


@dataclass(frozen=True, slots=True)
class RoundCommand:
    """A legal hand of the game to be settled."""

    plan: Plan = field(repr=False)
    table: Table
    ended: tuple[tuple[Hand, Win], ...] | Draw


class RoundRequestSchema(RulesRequest):
    """One hand of the game: `wins`, or in their place a `draw`."""

    table = Record(TableSchema(), required=True, metadata={"description": "What lies on the table."})
    wins = Listed(
        Record(RoundWinSchema(), required=True), MOST_WINS, load_default=(), metadata={"description": "The winners."}
    )
    draw = Record(DrawSchema(), load_default=None, metadata={"description": "How the hand was drawn."})

    def faults(self, plan: Plan, values: dict[str, Any]) -> tuple[Fault, ...]:
        """Return what is wrong with the table, the wins and the draw, as far as they could be read."""
        table, draw, wins = table_of(values.get("table")), draw_of(values.get("draw")), values.get("wins", ())
        if isinstance(wins, tuple):
            return round_faults.faults(plan, table, wins, draw)
        return tuple(
            _at(place, fault)
            for place, win in enumerate(wins)
            for fault in round_faults.faults(plan, table, (_win_of(win),), draw)
        )

    def command(self, plan: Plan, values: dict[str, Any]) -> RoundCommand:
        """Return the hand of the game."""
        return RoundCommand(plan, values["table"], values["draw"] or values["wins"])
