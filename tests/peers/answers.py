"""One form for the answers of all scorers, and what a request says in words that all of them share."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.golden_support.asking import by_engine

Json = dict[str, Any]
SEATS = "ESWN"


class Answer(NamedTuple):
    """What a scorer answers; a hand that does not win has no yaku and no points."""

    yaku: frozenset[str] = frozenset()
    han: int = 0
    """With dora; 0 with a yakuman."""
    fu: int | None = None
    """Below mangan: above it several readings may be worth the same."""
    yakuman: int = 0
    paid: tuple[int, ...] = ()
    """By the discarder; or by the dealer (if another won) and by each child. Without honba and deposits."""


NO_WIN = Answer()
Scorer = Callable[[Json], Answer]


def timing(request: Json) -> str:
    return request["situation"].get("timing") or "normal"


def riichi(request: Json) -> str:
    return request["situation"].get("riichi") or "none"


def drawn(request: Json) -> bool:
    return request["situation"]["win"] == "tsumo"


def fu_that_counts(fu: int | None, han: int, yakuman: int, paid: tuple[int, ...], *, dealer: bool) -> int | None:
    """The fu, unless the hand is a mangan or more."""
    mangan = (12000, 4000) if dealer else (8000, 4000)
    return None if yakuman or han > 4 or paid[0] in mangan else fu


def ours(request: Json) -> Answer:
    """What the engine answers."""
    found = by_engine(request, payments=True)
    if found["outcome"] != "win":
        assert found["outcome"] in {"no_yaku", "incomplete"}, found
        return NO_WIN
    paid = {source: points for (source, _, reason), points in found["paid"].items() if reason == "win"}
    seat = request["situation"]["seat"]
    if not drawn(request):
        amounts = tuple(paid.values())
    else:
        children = {points for source, points in paid.items() if source != "E"}
        amounts = (*children,) if seat == "E" else (paid["E"], *children)
    fu = fu_that_counts(found["fu"], found["han"], found["yakuman"], amounts, dealer=seat == "E")
    return Answer(frozenset(found["yaku"]), found["han"], fu, found["yakuman"], amounts)


def by_tsumo(dealer: int, child: int, seat: str) -> tuple[int, ...]:
    """The amounts of a tsumo, as `Answer.paid` has them."""
    return (child,) if seat == "E" else (dealer, child)
