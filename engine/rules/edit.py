"""Changes of a rule set that more than one rule file or option makes."""

from typing import Any

from engine.rules.model import RuleSet, but
from engine.tileset import Fives


def of_length(rules: RuleSet, length: str) -> RuleSet:
    """`rules` played over `length` (`tonpuu` or `hanchan`), with everything that its `by_length` changes then.

    The same rule set where that is its length already.
    """
    if length == rules.end.length:
        return rules
    changes: dict[str, Any] = dict(rules.by_length.get(length, {}))
    return but(but(rules, end={"length": length}), **changes)


def dyed(rules: RuleSet, red: int, gold: int = 0) -> RuleSet:
    """`rules` with so many red and gold fives of each suit whose fives are in the wall."""
    suits = rules.tiles.fives
    return but(rules, tiles={"red": Fives(**dict.fromkeys(suits, red)), "gold": Fives(**dict.fromkeys(suits, gold))})
