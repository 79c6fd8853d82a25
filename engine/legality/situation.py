"""Faults of the situation: who won from whom, what was declared, in which turn, with what on the table."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.errors import Fault
from engine.hand import ANKAN, KANS, Hand
from engine.kinds import NORTH, kind, text
from engine.legality.law import Law, Path
from engine.legality.melds import not_in_game
from engine.win import CHANKAN, CHANKAN_NUKI, FIRST_TURN, NO_RIICHI, RINSHAN, RON, TSUMO, WAREME_ALL, Win

SEAT: Path = ("situation", "seat")
DISCARDER: Path = ("situation", "discarder")
RIICHI: Path = ("situation", "riichi")
IPPATSU: Path = ("situation", "ippatsu")
TIMING: Path = ("situation", "timing")
LIABLE: Path = ("situation", "liable")

ROBBED: Final = frozenset({CHANKAN, CHANKAN_NUKI})
EMPTY_SEAT_PLAYERS: Final = 3
"""So many players leave a seat empty, whose wall can be the broken one."""


class Shown(NamedTuple):
    """How many sets lie open beside a hand."""

    melds: int = 0
    """All of them, closed kans too."""
    opened: int = 0
    kans: int = 0
    pulled: int = 0
    """Norths."""


def shown(hand: Hand) -> Shown:
    """Count what lies beside a hand."""
    calls = [meld.call for meld in hand.melds]
    return Shown(len(calls), len(calls) - calls.count(ANKAN), sum(call in KANS for call in calls), hand.nukidora)


def situation_faults(law: Law, hand: Hand, win: Win, *, waiting: bool = False) -> Iterator[Fault]:
    """Yield every fault of a situation but of what lies on the table; a waiting hand has no way of winning yet."""
    if win.seat not in law.seats:
        yield not_in_game(law, win.seat, SEAT)
    if not waiting:
        yield from discarder_faults(law, win)
    yield from act_faults(law, win, shown(hand), waiting=waiting)
    if not waiting and win.method == RON:
        yield from _robbed(law, hand, win)
    yield from _liable(law, win)


def discarder_faults(law: Law, win: Win) -> Iterator[Fault]:
    """Hold that a ron has a discarder, another player, and a tsumo none."""
    if win.method == TSUMO:
        if win.discarder is not None:
            yield Fault("discarder_on_tsumo", DISCARDER, {"discarder": win.discarder})
    elif win.discarder is None:
        yield Fault("discarder_missing", DISCARDER, {"seat": win.seat})
    elif win.discarder not in law.seats:
        yield not_in_game(law, win.discarder, DISCARDER)
    elif win.discarder == win.seat:
        yield Fault("discarder_is_winner", DISCARDER, {"seat": win.seat})


def act_faults(law: Law, win: Win, out: Shown, *, waiting: bool = False) -> Iterator[Fault]:
    """Compare what was declared and when the hand was won with each other and with what lies beside the hand."""
    riichi = win.riichi != NO_RIICHI
    if riichi and law.rules.riichi is None:
        yield law.unknown("riichi", RIICHI)
    elif riichi and out.opened:
        yield Fault("riichi_with_open_hand", RIICHI, {"riichi": win.riichi, "open": out.opened})
    if win.ippatsu and not riichi:
        yield Fault("ippatsu_without_riichi", IPPATSU)
    if win.timing == FIRST_TURN:
        yield from _first_turn(law, win, out)
    elif win.timing == RINSHAN:
        yield from _rinshan(law, win, out, waiting=waiting)
    elif win.timing in ROBBED:
        yield from _chankan(law, win, waiting=waiting)


def _first_turn(law: Law, win: Win, out: Shown) -> Iterator[Fault]:
    """Hold that any call, kan or pulled north ends the first go-around; riichi comes after one's first draw."""
    if out.melds or out.pulled:
        yield Fault("first_turn_with_melds", TIMING, {"melds": out.melds, "nukidora": out.pulled})
    if win.riichi != NO_RIICHI and law.rules.riichi is not None:
        yield Fault("first_turn_with_riichi", TIMING, {"riichi": win.riichi})


def _rinshan(law: Law, win: Win, out: Shown, *, waiting: bool) -> Iterator[Fault]:
    """Hold that rinshan is a draw after a kan, or after a pulled north where the rule set says so."""
    pulled = law.rules.bonus.nukidora and law.rules.calls.nuki_rinshan
    if not out.kans and not (pulled and out.pulled):
        yield Fault("rinshan_without_kan", TIMING, {"pulled": pulled})
    if win.method == RON and not waiting:
        yield Fault("rinshan_by_ron", TIMING)


def _chankan(law: Law, win: Win, *, waiting: bool) -> Iterator[Fault]:
    known = law.rules.calls.chankan if win.timing == CHANKAN else law.rules.calls.chankan_nuki
    if not known:
        yield law.unknown(win.timing, TIMING)
    elif win.method == TSUMO and not waiting:
        yield Fault("chankan_by_tsumo", TIMING, {"timing": win.timing})


def _robbed(law: Law, hand: Hand, win: Win) -> Iterator[Fault]:
    """Hold that all four tiles of a robbed kan are the other's: the winner has only that one, no indicator is one."""
    if win.timing == CHANKAN and law.rules.calls.chankan:
        held = sum(kind(t) == hand.winning for t in (*hand.tiles, *(t for meld in hand.melds for t in meld.tiles))) - 1
        seen = sum(kind(t) == hand.winning for t in (*win.dora_indicators, *win.ura_indicators))
        if held > 0 or seen:
            yield Fault(
                "chankan_tile_held", TIMING, {"tile": text((hand.winning,)), "held": max(held, 0), "indicators": seen}
            )
    elif win.timing == CHANKAN_NUKI and law.rules.calls.chankan_nuki and hand.winning != NORTH:
        yield Fault(
            "invalid_value", TIMING, {"given": win.timing, "reason": "robbed_north", "tile": text((hand.winning,))}
        )


def stake_faults(law: Law, deposits: int, wareme: str | None, at: Path) -> Iterator[Fault]:
    """Yield the faults of what lies on the table: riichi sticks, and whose wall was broken."""
    if deposits and law.rules.riichi is None:
        yield law.unknown("deposits", (*at, "deposits"))
    if wareme is None:
        return
    path: Path = (*at, "wareme")
    if not law.rules.payment.wareme:
        yield law.unknown("wareme", path)
    elif wareme == WAREME_ALL:
        if len(law.seats) != EMPTY_SEAT_PLAYERS:
            yield law.unknown("wareme_all", path)
    elif wareme not in law.seats:
        yield not_in_game(law, wareme, path)


def _liable(law: Law, win: Win) -> Iterator[Fault]:
    """Hold that each yaku of the rule set's pao has one liable seat, not the winner's."""
    known = law.rules.liability.yaku
    if win.liable and not known:
        yield law.unknown("liable", LIABLE)
        return
    named = [pao.yaku for pao in win.liable]
    for i, pao in enumerate(win.liable):
        path: Path = (*LIABLE, i)
        if pao.yaku not in known:
            yield law.unknown("liable_yaku", (*path, "yaku"), yaku=pao.yaku, known=known)
        elif pao.yaku in named[:i]:
            yield Fault("invalid_value", (*path, "yaku"), {"repeated": pao.yaku})
        if pao.seat not in law.seats:
            yield not_in_game(law, pao.seat, (*path, "seat"))
        elif pao.seat == win.seat:
            yield Fault("liable_is_winner", (*path, "seat"), {"seat": pao.seat, "yaku": pao.yaku})
