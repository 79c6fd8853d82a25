"""Who pays what, and why: shares → pao → wareme → honba → deposits, each step taking payments and giving payments."""

from typing import TYPE_CHECKING, Final

from engine.kinds import SEATS
from engine.result import (
    PAID_DEPOSIT,
    PAID_HONBA,
    PAID_PAO,
    PAID_WAREME,
    PAID_WIN,
    TABLE,
    Transfer,
)
from engine.rules.model import NORTH_SPLIT, RuleSet
from engine.win import WAREME_ALL, Liable, Win

if TYPE_CHECKING:
    from engine.plan import Plan

STICK: Final = 1000
"""Points of a riichi stick."""


def rounded(rules: RuleSet, points: int) -> int:
    """A payment rounded up to the rule set's unit."""
    unit = rules.payment.unit
    return -(-points // unit) * unit


def shares(rules: RuleSet, base: int, seat: str, discarder: str | None) -> tuple[tuple[str, int], ...]:
    """The ordinary payments of a win, points from each payer.

    By ron the discarder pays base × 4, or × 6 to the dealer; by tsumo each pays × 1, or × 2 from or to the dealer.
    Three players: the missing share is lost, or (`north_split`) halved between the payers, each rounded up again.
    """
    if discarder is not None:
        return ((discarder, rounded(rules, base * (6 if seat == "E" else 4))),)
    payers = [payer for payer in SEATS[: rules.payment.players] if payer != seat]
    paid = [(payer, rounded(rules, 2 * base if "E" in {payer, seat} else base)) for payer in payers]
    if rules.payment.tsumo_share == NORTH_SPLIT:
        missing = rounded(rules, 2 * base if seat == "E" else base)
        paid = [(payer, rounded(rules, points + missing // len(payers))) for payer, points in paid]
    return tuple(paid)


def total(rules: RuleSet, base: int, seat: str, discarder: str | None) -> int:
    """What a win with this base is worth: the sum of its shares."""
    return sum(points for _, points in shares(rules, base, seat, discarder))


Paid = tuple[int, str, str | None, int, int]
"""Base, seat, discarder, counters and riichi sticks."""


def ordinary(rules: RuleSet, key: Paid) -> tuple[Transfer, ...]:
    """The payments of a win that nobody is liable for, counters and sticks too."""
    base, seat, discarder, counters, sticks = key
    hand = [Transfer(payer, seat, points, PAID_WIN) for payer, points in shares(rules, base, seat, discarder)]
    return (*hand, *_honba(rules, seat, discarder, counters, ()), *_deposits(seat, sticks))


def win_payments(rules: RuleSet, win: Win, base: int, liable: tuple[tuple[Liable, int], ...]) -> list[Transfer]:
    """The payments of the hand itself, `base` in all, of which each liable seat answers for its own base."""
    discarder = win.discarder
    paid: dict[tuple[str, str], int] = {}

    def add(source: str, points: int, reason: str) -> None:
        paid[source, reason] = paid.get((source, reason), 0) + points

    rest = base
    for pao, part in liable:
        rest -= part
        worth = total(rules, part, win.seat, discarder)
        if discarder is None:
            add(pao.seat, worth, PAID_PAO)
        elif discarder == pao.seat:
            add(discarder, worth, PAID_WIN)
        else:
            half = rounded(rules, worth // 2)
            add(discarder, worth - half, PAID_WIN)
            add(pao.seat, half, PAID_PAO)
    if rest > 0:
        for payer, points in shares(rules, rest, win.seat, discarder):
            add(payer, points, PAID_WIN)
    return [Transfer(source, win.seat, points, reason) for (source, reason), points in paid.items()]


def wareme(rules: RuleSet, win: Win, payments: list[Transfer]) -> list[Transfer]:
    """The doubled part: what the wareme seat pays or takes, once more."""
    if win.wareme is None or not rules.payment.wareme:
        return []
    return [
        Transfer(p.source, p.target, p.points, PAID_WAREME)
        for p in payments
        if win.wareme in {WAREME_ALL, p.source, p.target}
    ]


def honba(rules: RuleSet, win: Win, liable: tuple[str, ...] = ()) -> list[Transfer]:
    """The counters: by ron from the discarder, by tsumo an equal part from each payer, or from whoever is liable."""
    return _honba(rules, win.seat, win.discarder, win.honba, liable)


def _honba(rules: RuleSet, seat: str, discarder: str | None, counters: int, liable: tuple[str, ...]) -> list[Transfer]:
    points = rules.payment.honba * counters
    if not points:
        return []
    if discarder is not None:
        third_party = [each for each in liable if each != discarder]
        payers = third_party[:1] if third_party and rules.liability.honba == "liable" else [discarder]
    else:
        payers = list(liable[:1]) or [each for each in SEATS[: rules.payment.players] if each != seat]
    return [Transfer(payer, seat, points // len(payers), PAID_HONBA) for payer in payers]


def deposits(win: Win) -> list[Transfer]:
    """The riichi sticks on the table, to the winner."""
    return _deposits(win.seat, win.deposits)


def _deposits(seat: str, sticks: int) -> list[Transfer]:
    return [Transfer(TABLE, seat, STICK * sticks, PAID_DEPOSIT)] if sticks else []


def pay(plan: "Plan", win: Win, base: int, liable: tuple[tuple[Liable, int], ...] = ()) -> tuple[Transfer, ...]:
    """Every payment of a win: the hand, who is liable, wareme, counters, sticks."""
    if not liable and win.wareme is None:
        return plan.paid[base, win.seat, win.discarder, win.honba, win.deposits]
    rules = plan.rules
    shared = win_payments(rules, win, base, liable)
    seats = tuple(dict.fromkeys(pao.seat for pao, _ in liable))
    return (*shared, *wareme(rules, win, shared), *honba(rules, win, seats), *deposits(win))
