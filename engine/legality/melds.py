"""Faults of the melds: whether each is one, and whose tile it took."""

from collections.abc import Iterator

from engine.errors import Fault
from engine.hand import ANKAN, CHI, Hand, Meld
from engine.kinds import text
from engine.legality.law import Law, Path
from engine.rules.model import LEFT


def meld_faults(law: Law, hand: Hand, seat: str) -> Iterator[Fault]:
    """Yield every fault of the melds of a hand at a seat."""
    if len(hand.melds) > law.rules.groups:
        yield Fault("too_many_melds", ("hand", "melds"), {"count": len(hand.melds), "limit": law.rules.groups})
    for i, meld in enumerate(hand.melds):
        path: Path = ("hand", "melds", i)
        yield from _group(law, meld, path)
        yield from _called(meld, path)
        yield from _source(law, meld, seat, path)


def _group(law: Law, meld: Meld, path: Path) -> Iterator[Fault]:
    if meld.call == CHI and law.rules.calls.chi_from is None:
        yield Fault("chi_not_allowed", (*path, "type"), {"tiles": text(meld.tiles), **law.facts})
    if meld.kinds not in law.groups[meld.call] and law.kinds.issuperset(meld.kinds):
        yield Fault("not_a_meld", (*path, "tiles"), {"call": meld.call, "tiles": text(meld.tiles)})


def _called(meld: Meld, path: Path) -> Iterator[Fault]:
    if meld.called is None:
        return
    if meld.called not in meld.tiles:
        yield Fault("called_not_in_meld", (*path, "called"), {"tile": text((meld.called,)), "tiles": text(meld.tiles)})
    elif meld.call == ANKAN:
        yield _closed((*path, "called"), text((meld.called,)))


def _closed(path: Path, given: str) -> Fault:
    """Refuse who gave a tile of a closed kan: its four are all drawn."""
    return Fault("invalid_value", path, {"given": given, "reason": "closed_kan"})


def _source(law: Law, meld: Meld, seat: str, path: Path) -> Iterator[Fault]:
    source = meld.source
    if source is None:
        return
    path = (*path, "from")
    if source not in law.seats:
        yield not_in_game(law, source, path)
    elif source == seat:
        yield Fault("meld_from_self", path, {"call": meld.call, "seat": seat})
    elif meld.call == ANKAN:
        yield _closed(path, source)
    elif meld.call == CHI and law.rules.calls.chi_from == LEFT and source != law.left.get(seat, source):
        yield Fault("chi_wrong_seat", path, {"from": source, "seat": seat, "left": law.left[seat]})


def not_in_game(law: Law, seat: str, path: Path) -> Fault:
    """Return the fault of a seat that the game has not: north with three players."""
    return Fault("seat_not_in_game", path, {"seat": seat, "seats": law.seats, **law.facts})
