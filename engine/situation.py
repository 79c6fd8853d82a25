"""What yaku and fu ask of a situation, worked out once for each way to win."""

from dataclasses import dataclass

from engine.kinds import WINDS
from engine.win import TSUMO


@dataclass(frozen=True, slots=True)
class Situation:
    """The facts of a win that its tiles do not show, but for the one that opens a hand."""

    tsumo: bool
    dealer: bool
    from_dealer: bool
    """Won on a discard of the dealer's."""
    undrawn: bool
    """Won on a discard of a seat that plays before the winner, who in the first go-around has then not drawn yet."""
    seat_wind: int
    """Kind of the winner's wind."""
    round_wind: int
    riichi: str
    ippatsu: bool
    timing: str
    closed: bool
    """No chi, pon or open kan."""


Situated = tuple[str, str, str | None, str, str, bool, str, bool]
"""Method, seat, discarder, round, riichi, ippatsu, timing and whether the hand is closed."""


def situation_of(key: Situated) -> Situation:
    """The situation that a key tells."""
    method, seat, discarder, prevailing, riichi, ippatsu, timing, closed = key
    seat_wind = WINDS[seat]
    return Situation(
        tsumo=method == TSUMO,
        dealer=seat == "E",
        from_dealer=discarder == "E",
        undrawn=discarder is not None and WINDS[discarder] < seat_wind,
        seat_wind=seat_wind,
        round_wind=WINDS[prevailing],
        riichi=riichi,
        ippatsu=ippatsu,
        timing=timing,
        closed=closed,
    )
