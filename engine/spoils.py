"""Who takes what lies on the table when a hand is won: counters and riichi sticks."""

from typing import Final, NamedTuple

from engine.rules.game import Rounds
from engine.table import Table


class Claim(NamedTuple):
    """One winner's part of what lies on the table."""

    honba: int
    """Counters that he is paid."""
    deposits: int
    """Riichi sticks that he takes."""


NOTHING: Final = Claim(0, 0)


def sticks(table: Table) -> int:
    """Return how many riichi sticks lie there, those of this hand too."""
    return table.deposits + len(table.riichi)


def claims(rules: Rounds, table: Table, winners: tuple[str, ...]) -> tuple[Claim, ...]:
    """Return the claim of each winner, the winners in turn order; none without a winner.

    Honba are the first one's, or each one's (`honba_to`). All sticks, those of this hand too, are the first one's, or
    each of the others takes his own stick of this hand back first (`deposits_to`).
    """
    if not winners:
        return ()
    honba = table.honba if rules.honba_to == "each" else 0
    own = table.riichi if rules.deposits_to == "own_then_first" else ()
    later = [Claim(honba, own.count(seat)) for seat in winners[1:]]
    rest = sticks(table) - sum(claim.deposits for claim in later)
    return (Claim(table.honba, rest), *later)


def keeps_deal(rules: Rounds, winners: tuple[str, ...]) -> bool:
    """Tell whether the dealer stays: if he is among the winners, or only if he is the first of them (`deal_to`)."""
    return "E" in (winners[:1] if rules.deal_to == "first" else winners)
