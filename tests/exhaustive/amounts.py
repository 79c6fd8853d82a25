"""What a win pays, by the arithmetic of the pages and none of the engine's: whole tables, fractions, no shifts.

Which rule set stops at a sanbaiman or rounds up to a mangan is asked of the second scorer.

`../shared/rules/riichi.md`, Points: base = fu × 2^(han+2), at most 2,000; by ron × 4 or × 6, by tsumo × 1 or × 2; each
payment rounded up to 100.
"""

from fractions import Fraction
from math import ceil
from typing import NamedTuple

from tests.reference.rulesets import RULES

MANGAN = {"mangan": (8000, 12000), "haneman": (12000, 18000), "baiman": (16000, 24000), "sanbaiman": (24000, 36000)}
"""By ron: to a child, to the dealer."""
YAKUMAN = (32000, 48000)
FROM_HAN = {5: "mangan", 6: "haneman", 7: "haneman", 8: "baiman", 9: "baiman", 10: "baiman", 11: "sanbaiman"}
ARUSHIARU = ("arushiaru", "boo")


class Paid(NamedTuple):
    """What a win is paid: by ron, by a tsumo from a child and from the dealer."""

    ron: int
    by_child: int
    by_dealer: int


def limit_of(name: str, han: int, fu: int) -> str | None:
    """The limit that so many han and fu reach in a rule set."""
    if name in ARUSHIARU:
        return "mangan" if han >= 5 or 4 * fu * 2**han >= 2000 else None
    if han >= 13:
        return "sanbaiman" if RULES[name]["kazoe"] == "sanbaiman" else "kazoe_yakuman"
    if han >= 5:
        return FROM_HAN.get(han, "sanbaiman")
    eightfold = fu * 4 * 2**han
    return "mangan" if eightfold >= 2000 or (eightfold == 1920 and rounds_up(name, fu)) else None


def rounds_up(name: str, fu: int) -> bool:
    """Whether 1,920 is a mangan: 30 fu 4 han and 60 fu 3 han; where the page says every base, 120 fu 2 han too."""
    return RULES[name]["kiriage"] and (fu <= 60 or RULES[name]["kiriage_120_fu"])


def split_the_north(each: int, missing: int) -> int:
    """What a payer pays in `mj-sanma`: half of the missing player's rounded payment more, rounded up to 100."""
    return ceil(Fraction(2 * each + missing, 200)) * 100


def paid(name: str, han: int, fu: int, *, dealer: bool) -> Paid:
    """What a count of han and fu is paid in a rule set."""
    limit = limit_of(name, han, fu)
    if name in ARUSHIARU:
        total = 2000 if limit else 4 * fu * 2**han
        return Paid(total * 3 // 2, total // 2, 0) if dealer else Paid(total, total // 4, total // 2)
    if limit:
        return of_limit(name, limit, dealer=dealer)
    child = Fraction(fu * 2**han * 16, 100)
    return _shared(name, child, dealer=dealer)


def of_limit(name: str, limit: str, *, dealer: bool, times: int = 1) -> Paid:
    """What a limit, or so many yakuman, is paid."""
    to_child = times * MANGAN.get(limit, YAKUMAN)[0]
    if name in ARUSHIARU:
        return Paid(3000, 1000, 0) if dealer else Paid(2000, 500, 1000)
    return _shared(name, Fraction(to_child, 100), dealer=dealer)


def _shared(name: str, child: Fraction, *, dealer: bool) -> Paid:
    """From a child's ron in hundreds, not rounded yet."""
    ron = ceil(child * Fraction(3, 2) if dealer else child) * 100
    quarter, half = ceil(child / 4) * 100, ceil(child / 2) * 100
    if not name.startswith("mj-sanma"):
        return Paid(ron, half, 0) if dealer else Paid(ron, quarter, half)
    if dealer:
        return Paid(ron, split_the_north(half, half), 0)
    return Paid(ron, split_the_north(quarter, quarter), split_the_north(half, quarter))


def players(name: str) -> int:
    """How many play."""
    return 3 if "sanma" in name else 4


def by_tsumo(name: str, amount: Paid, seat: str) -> dict[str, int]:
    """What each other seat pays by tsumo."""
    others = [other for other in "ESWN"[: players(name)] if other != seat]
    return {other: amount.by_dealer if other == "E" else amount.by_child for other in others}
