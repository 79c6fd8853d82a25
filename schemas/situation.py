"""The situation of a win as a request sends it."""

from typing import Any, Final

from engine.kinds import SEATS
from engine.win import (
    DOUBLE_RIICHI,
    NO_RIICHI,
    NORMAL,
    RIICHI,
    RON,
    TIMINGS,
    TSUMO,
    WAREME_ALL,
    Liable,
    Win,
)
from schemas.fields import Flag, Listed, Record, Seat, Tiles, Whole, Word
from schemas.request import Strict

MOST_COUNTERS: Final = 9_999
"""More honba or deposits than any game sees."""
MOST_LIABLE: Final = 8


class LiableSchema(Strict):
    """Who is liable for what (pao)."""

    yaku = Word(required=True, metadata={"description": "The yaku that was fed.", "example": "daisangen"})
    seat = Seat(required=True, metadata={"description": "Who fed it."})

    def made(self, values: dict[str, Any]) -> Liable:
        """Return the liability."""
        return Liable(**values)


class SituationSchema(Strict):
    """How, by whom and when the hand was won, with what on the table."""

    method = Word(
        (TSUMO, RON), data_key="win", required=True, metadata={"description": "By the winner's own draw, or not."}
    )
    seat = Seat(required=True, metadata={"description": "The winner's seat wind; E is the dealer."})
    round = Word(SEATS, load_default="E", metadata={"description": "The prevailing wind."})
    discarder = Seat(
        load_default=None, metadata={"description": "Required for a ron: who discarded, or added the robbed tile."}
    )
    riichi = Word(
        (NO_RIICHI, RIICHI, DOUBLE_RIICHI), load_default=NO_RIICHI, metadata={"description": "What was declared."}
    )
    ippatsu = Flag(load_default=False, metadata={"description": "Within the uninterrupted go-around after riichi."})
    timing = Word(
        TIMINGS,
        load_default=NORMAL,
        metadata={
            "description": "`first_turn`: the uninterrupted first go-around (tenhou, chiihou, renhou by seat and win); "
            "`last_tile`: haitei, houtei; `rinshan`; `chankan`; `chankan_nuki`: a pulled north was robbed."
        },
    )
    dora_indicators = Tiles(
        load_default=(),
        metadata={
            "description": "The tiles turned over, not the dora: `3m` makes `4m` the dora; at most five.",
            "example": "3m",
        },
    )
    ura_indicators = Tiles(load_default=(), metadata={"description": "Indicators under them; at most five."})
    honba = Whole(0, MOST_COUNTERS, load_default=0, metadata={"description": "Counters on the table."})
    deposits = Whole(0, MOST_COUNTERS, load_default=0, metadata={"description": "Riichi sticks of 1,000 on the table."})
    wareme = Word(
        (*SEATS, WAREME_ALL), load_default=None, metadata={"description": "The seat whose wall was broken, or `all`."}
    )
    liable = Listed(
        Record(LiableSchema(), required=True),
        MOST_LIABLE,
        load_default=(),
        metadata={"description": "Pao; the yaku is one of the rule set's."},
    )

    def made(self, values: dict[str, Any]) -> Win:
        """Return the situation."""
        return Win(**values)


class WaitingSituationSchema(SituationSchema):
    """The situation of a hand that waits: how it will be won is not yet known."""

    class Meta:
        """What is not known before the win."""

        exclude = ("method", "discarder")

    def made(self, values: dict[str, Any]) -> Win:
        """Return the situation."""
        return Win(method=TSUMO, **values)


class RoundSituationSchema(SituationSchema):
    """The situation of a win of a round; what lies on the table is said once, by the table."""

    class Meta:
        """What the table says."""

        exclude = ("round", "honba", "deposits", "wareme")
