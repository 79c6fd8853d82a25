"""What is paid at a draw: noten payments, nagashi mangan."""

from typing import Final

from engine.payments import deposits, honba, shares, wareme
from engine.plan import Plan
from engine.result import PAID_NAGASHI, PAID_NOTEN, Transfer
from engine.rules.game import Rounds
from engine.split import split
from engine.spoils import NOTHING, Claim, sticks
from engine.table import EXHAUSTIVE, Draw, Table
from engine.win import TSUMO, Win

NOTEN_UNIT: Final = 100
"""A noten pool is shared in hundreds of points."""


def winners(plan: Plan, draw: Draw) -> tuple[str, ...]:
    """Return the seats whose nagashi is a win (流し満貫の和了り), in turn from the dealer."""
    return _nagashi_seats(plan, draw) if plan.rules.rounds.nagashi_mangan == "win" else ()


def _nagashi_seats(plan: Plan, draw: Draw) -> tuple[str, ...]:
    return tuple(seat for seat in plan.seats if seat in draw.nagashi)


def keeps_deal(rules: Rounds, draw: Draw) -> bool:
    """Tell whether the dealer stays after a draw that nobody wins."""
    if rules.draw_passes_deal:
        return False
    if draw.kind == EXHAUSTIVE:
        return rules.renchan == "tenpai" and "E" in draw.tenpai
    return draw.kind not in rules.abortive_passes_deal


def payments(plan: Plan, table: Table, draw: Draw) -> tuple[Transfer, ...]:
    """Return every payment of a draw but this hand's riichi sticks, in points.

    Nagashi mangan, where somebody has it, stands in place of noten; where it is a win, the
    first in turn from the dealer takes honba and sticks as well.
    """
    if draw.kind != EXHAUSTIVE:
        return ()
    if not draw.nagashi:
        return _noten(plan, draw)
    first, *others = _nagashi_seats(plan, draw)
    taken = Claim(table.honba, sticks(table)) if winners(plan, draw) else NOTHING
    return (
        *_nagashi(plan, table, first, taken),
        *(paid for seat in others for paid in _nagashi(plan, table, seat, NOTHING)),
    )


def _nagashi(plan: Plan, table: Table, seat: str, claim: Claim) -> tuple[Transfer, ...]:
    """Return what one seat takes: a mangan by tsumo, doubled for the wareme seat like any win."""
    win = Win(TSUMO, seat, honba=claim.honba, deposits=claim.deposits, wareme=table.wareme)
    base = plan.rules.scale.base_of("mangan")
    hand = [Transfer(payer, seat, points, PAID_NAGASHI) for payer, points in shares(plan.rules, base, seat, None)]
    return (*hand, *wareme(plan.rules, win, hand), *honba(plan.rules, win), *deposits(win))


def _noten(plan: Plan, draw: Draw) -> tuple[Transfer, ...]:
    """Return the noten payments, from who waits for nothing to who waits; nothing where all or none are tenpai."""
    pool = plan.rules.rounds.noten_points
    tenpai = [seat for seat in plan.seats if seat in draw.tenpai]
    noten = [seat for seat in plan.seats if seat not in draw.tenpai]
    if not pool or not tenpai or not noten:
        return ()
    due = dict(zip(noten, split(pool, len(noten), NOTEN_UNIT), strict=True))
    found: list[Transfer] = []
    for taker, claim in zip(tenpai, split(pool, len(tenpai), NOTEN_UNIT), strict=True):
        missing = claim
        for payer in noten:
            points = min(due[payer], missing)
            due[payer] -= points
            missing -= points
            if points:
                found.append(Transfer(payer, taker, points, PAID_NOTEN))
    return tuple(found)
