"""A second scorer: slow, obvious, written from the rule pages alone, sharing nothing with the engine."""

from .games import settle_game
from .rounds import settle_round
from .score import score

__all__ = ["score", "settle_game", "settle_round"]
