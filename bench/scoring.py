"""The engine alone, distinct hands, one process: against mahjong, jansou and riichienv, each from its own values."""

from typing import Any, Final

from bench import hands, peers
from bench.timing import Table, alternate, each, pin, rows
from engine.score import score
from schemas.score import ScoreCommand, ScoreRequestSchema

SCHEMA: Final = ScoreRequestSchema()
OURS: Final = "this engine"
RECORDED: Final = 9_000
ONE_SUIT: Final = 2_000


def values(request: dict[str, Any]) -> tuple[Any, ...]:
    """Return a request as the engine takes it."""
    command: ScoreCommand = SCHEMA.load(request)
    return command.plan, command.hand, command.win


def compared(kind: str, requests: list[dict[str, Any]]) -> Table:
    """Return the table of one kind of hand; its note says how often the others agree, so that all do the same work."""
    ours = [values(request) for request in requests]
    points = [score(*value).points for value in ours]
    ways = {OURS: each(score, ours)}
    agreed = []
    for peer in peers.PEERS:
        ready = [peer.ready(request) for request in requests]
        same = sum(peer.points(peer.score(*value)) == point for value, point in zip(ready, points, strict=True))
        agreed.append(f"{peer.name} {100 * same / len(points):.1f} %")
        ways[peer.name] = each(peer.score, ready)
    note = f"{len(requests):,} hands; the same points as ours: {', '.join(agreed)}."
    return Table(f"Engine, {kind}", rows(alternate(ways), "µs a hand", OURS), note)


def main() -> list[Table]:
    """Return the tables of recorded and of closed one-suit hands."""
    pin(0)
    kind, recorded = hands.recorded(RECORDED)
    return [compared(kind, recorded), compared("closed hands of one suit", hands.one_suit(ONE_SUIT))]
