"""The winner's tiles as a request sends them."""

from typing import Any, Final

from engine.hand import CALLS, Hand, Meld
from engine.kinds import kind
from schemas.fields import Listed, Record, Seat, Tile, Tiles, Whole, Word
from schemas.request import Strict

MOST_MELDS: Final = 8
"""More melds than any hand has, so that the engine can say how many are too many."""
MOST_NORTHS: Final = 99
NOTHING: Final = -1
"""The winning kind of a hand that has not won."""


class MeldSchema(Strict):
    """A meld."""

    call = Word(CALLS, data_key="type", required=True, metadata={"description": "How it was called."})
    tiles = Tiles(required=True, metadata={"description": "Its three or four tiles.", "example": "555z"})
    called = Tile(load_default=None, metadata={"description": "The tile that was taken."})
    source = Seat(data_key="from", load_default=None, metadata={"description": "The seat that it was taken from."})

    def made(self, values: dict[str, Any]) -> Meld:
        """Return the meld."""
        return Meld(**values)


def won(tiles: tuple[int, ...], winning_tile: int, **others: Any) -> Hand:  # noqa: ANN401
    """Return the hand that won, its winning tile among its tiles wherever the request put it."""
    if len(tiles) % 3 == 1:
        return Hand((*tiles, winning_tile), kind(winning_tile), apart=True, **others)
    return Hand(tiles, kind(winning_tile), **others)


class HandSchema(Strict):
    """A hand that won."""

    tiles = Tiles(
        required=True,
        metadata={
            "description": "The concealed tiles, with the winning tile (3n+2) or without it (3n+1); "
            "a kan counts as three.",
            "example": "234m340p2267s",
        },
    )
    winning_tile = Tile(
        required=True, metadata={"description": "The tile that won; a red five is `0p`.", "example": "5s"}
    )
    melds = Listed(
        Record(MeldSchema(), required=True),
        MOST_MELDS,
        load_default=(),
        metadata={"description": "What was called, and closed kans."},
    )
    nukidora = Whole(0, MOST_NORTHS, load_default=0, metadata={"description": "How many norths were pulled."})
    gold = Tiles(load_default=(), metadata={"description": "Which of the plain fives are gold, as tiles: `5p5s`."})

    def made(self, values: dict[str, Any]) -> Hand:
        """Return the hand."""
        return won(**values)


class WaitingHandSchema(HandSchema):
    """A hand that waits: the concealed tiles (3n+1) without a winning tile."""

    class Meta:
        """What a waiting hand lacks."""

        exclude = ("winning_tile",)

    def made(self, values: dict[str, Any]) -> Hand:
        """Return the hand."""
        return Hand(winning=NOTHING, **values)
