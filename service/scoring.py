"""From a legal win to its answer: the one way that single requests and batches go."""

from typing import Any

from engine.errors import Refused
from engine.legality.liable import liability_faults
from engine.score import score
from schemas.score import ScoreCommand
from service import metrics
from service.answers.score import score as answer


def scored(command: ScoreCommand, language: str) -> dict[str, Any]:
    """Return the answer to a win, and count it.

    Raises `Refused` where somebody is liable for a yaku that the hand, now that it is scored, does not have.
    """
    plan, hand, win = command.plan, command.hand, command.win
    result = score(plan, hand, win)
    if win.liable and (faults := liability_faults(plan, hand, win, result)):
        raise Refused(*faults)
    metrics.hand_scored(plan.rules.id, result.outcome)
    return answer(plan, result, language)
