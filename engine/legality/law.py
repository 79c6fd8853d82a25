"""What a rule set allows, as the checks look it up: its wall, its melds, its seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.errors import Fault
from engine.hand import CHI, KANS, PON
from engine.kinds import FIVES, SEATS, SUITS
from engine.rules.model import RuleSet
from engine.tileset import Fives

Path = tuple[str | int, ...]

MOST_INDICATORS: Final = 5
"""Dora indicators that a dead wall can show: the first and one for each of four kans."""


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """What is legal in a rule set."""

    rules: RuleSet
    seats: str
    """Seats of the game in turn order."""
    left: Mapping[str, str]
    """Seat to the seat that plays before it (上家)."""
    kinds: frozenset[int]
    """Kinds of the wall."""
    red: Mapping[int, int]
    """How many fives of each kind are red in the wall."""
    gold: Mapping[int, int]
    groups: Mapping[str, frozenset[tuple[int, ...]]]
    """Call to the groups that it can make, each as its kinds in order."""

    @property
    def size(self) -> int:
        """Tiles of a hand that won, a kan counted as three."""
        return 3 * self.rules.groups + 2

    @property
    def facts(self) -> dict[str, object]:
        """The id and the name of the rule set, for the faults whose reason it is."""
        return {"ruleset": self.rules.id, "name": self.rules.name}

    def unknown(self, what: str, path: Path, **facts: object) -> Fault:
        """Return the fault of an act or a field that the rule set does not know."""
        return Fault("not_in_ruleset", path, {"what": what, **self.facts, **facts})


def law_of(rules: RuleSet) -> Law:
    """Return the law of a rule set."""
    seats = SEATS[: rules.payment.players]
    rings = rules.tiles.rings
    kinds = frozenset(rules.tiles.kinds)
    runs = frozenset(tuple(sorted(run)) for ring in rings for run in ring.run_kinds)
    triplets = frozenset((k,) * 3 for k in kinds)
    quads = frozenset((k,) * 4 for k in kinds)
    return Law(
        rules=rules,
        seats=seats,
        left={seat: seats[i - 1] for i, seat in enumerate(seats)},
        kinds=kinds,
        red=_dyed(rules.tiles.red, kinds),
        gold=_dyed(rules.tiles.gold, kinds),
        groups={CHI: runs, PON: triplets, **dict.fromkeys(KANS, quads)},
    )


def _dyed(fives: Fives, kinds: frozenset[int]) -> dict[int, int]:
    dyed = {five: fives.of(suit) for suit, five in zip(SUITS, FIVES, strict=True)}
    return {five: count for five, count in dyed.items() if count and five in kinds}
