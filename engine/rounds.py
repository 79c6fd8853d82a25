"""Settle one hand of the game: who wins, who pays what, what stays on the table, how the game goes on."""

from dataclasses import replace
from typing import Final, NamedTuple

from engine import draws
from engine.course import Ending, follow
from engine.payments import STICK
from engine.plan import Plan
from engine.result import PAID_RIICHI, TABLE, WIN, Score, Transfer, deltas
from engine.score import score
from engine.spoils import NOTHING, Claim, claims, keeps_deal, sticks
from engine.table import EXHAUSTIVE, Draw, Round, Table, Wins
from engine.win import Win

HEAD_BUMP: Final = "head_bump"


class _Settled(NamedTuple):
    """What is known of a hand before its points are added up."""

    ending: Ending
    payments: tuple[Transfer, ...]
    scores: tuple[Score | None, ...] = ()
    denied: tuple[str, ...] = ()


def settle(plan: Plan, table: Table, ended: Wins | Draw) -> Round:
    """Settle a legal hand (see `engine.round_faults`): the winners' hands with their wins, or a draw.

    Several wins are settled in turn order from the discarder, whatever their order in `ended`. A hand that is not
    complete or has no yaku takes nothing and denies nobody; where no win stands, the hand goes on. Amounts are points.
    """
    settled = _drawn(plan, table, ended) if isinstance(ended, Draw) else _won(plan, table, ended)
    payments = (*(Transfer(seat, TABLE, STICK, PAID_RIICHI) for seat in table.riichi), *settled.payments)
    change = deltas(payments, plan.seats)
    points = None if table.points is None else {seat: table.points[seat] + change[seat] for seat in plan.seats}
    deposits = 0 if settled.ending.won else sticks(table)
    following, over = follow(plan, table, settled.ending, points, deposits)
    return Round(settled.scores, settled.denied, payments, change, points, deposits, following, over)


def _won(plan: Plan, table: Table, wins: Wins) -> _Settled:
    """Score the wins; those that stand take what lies on the table as the rule set says."""
    rules = plan.rules.rounds
    scores: list[Score | None] = [score(plan, hand, _at(table, win, NOTHING)) for hand, win in wins]
    in_turn = sorted(range(len(wins)), key=lambda i: _turn(plan, wins[i][1]))
    winners = [i for i in in_turn if (one := scores[i]) is not None and one.outcome == WIN]
    standing = winners[:1] if rules.several_ron == HEAD_BUMP else winners
    seats = tuple(wins[i][1].seat for i in standing)
    payments: list[Transfer] = []
    for i, claim in zip(standing, claims(rules, table, seats), strict=True):
        hand, win = wins[i]
        stands = scores[i] = score(plan, hand, _at(table, win, claim))
        payments.extend(stands.payments)
    denied = winners[len(standing) :]
    for i in denied:
        scores[i] = None
    ending = Ending(won=bool(seats), keeps=keeps_deal(rules, seats), goes_on=not seats or rules.continues_after_win)
    return _Settled(ending, tuple(payments), tuple(scores), tuple(wins[i][1].seat for i in denied))


def _drawn(plan: Plan, table: Table, draw: Draw) -> _Settled:
    """Pay a draw; a nagashi mangan that is a win ends the hand like one."""
    rules = plan.rules.rounds
    winners = draws.winners(plan, draw)
    keeps = keeps_deal(rules, winners) if winners else draws.keeps_deal(rules, draw)
    ending = Ending(won=bool(winners), keeps=keeps, exhaustive=draw.kind == EXHAUSTIVE)
    return _Settled(ending, draws.payments(plan, table, draw))


def _at(table: Table, win: Win, claim: Claim) -> Win:
    """Return the win at this table, with the winner's part of what lies on it."""
    return replace(win, round=table.round, honba=claim.honba, deposits=claim.deposits, wareme=table.wareme)


def _turn(plan: Plan, win: Win) -> int:
    """Return how many seats after the discarder the winner sits."""
    return (plan.seats.index(win.seat) - plan.seats.index(win.discarder or win.seat)) % len(plan.seats)
