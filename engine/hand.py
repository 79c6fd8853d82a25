"""The winner's tiles: what is concealed, what was called, which tile won."""

from dataclasses import dataclass, field
from typing import Final

from engine.kinds import kind

CHI: Final = "chi"
PON: Final = "pon"
MINKAN: Final = "minkan"
ANKAN: Final = "ankan"
KAKAN: Final = "kakan"
CALLS: Final = (CHI, PON, MINKAN, ANKAN, KAKAN)
KANS: Final = frozenset({MINKAN, ANKAN, KAKAN})


@dataclass(frozen=True, slots=True)
class Meld:
    """A set of tiles taken out of the hand: a called run or triplet, or a kan of any sort."""

    call: str
    """One of `CALLS`; a closed kan (`ankan`) does not open the hand."""
    tiles: tuple[int, ...]
    """Three tiles, or four of a kan, as they were sent."""
    called: int | None = None
    """The tile that was taken, if it was said."""
    source: str | None = None
    """The seat it came from, if it was said."""

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of the meld's tiles, sorted."""
        return tuple(sorted(kind(t) for t in self.tiles))


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand of the winner, the winning tile among `tiles`."""

    tiles: tuple[int, ...]
    """The concealed tiles with the winning tile: 3n + 2 of them; a waiting hand has 3n + 1."""
    winning: int
    """The kind that won."""
    melds: tuple[Meld, ...] = ()
    nukidora: int = 0
    """How many norths were pulled."""
    gold: tuple[int, ...] = ()
    """The kinds of those plain fives of the hand and its melds that are gold, one entry a tile."""
    apart: bool = field(default=False, compare=False)
    """The winning tile was sent beside the concealed tiles, not among them; it is then the last of `tiles`."""
