"""One cheap look that lets a request pass which nothing is wrong with; only what it stops is looked at in detail.

Counts are packed one byte a kind, so that hand, melds and indicators add up as one number; what `situation`
has once found no fault in is remembered.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from engine.hand import ANKAN, CALLS, CHI, KANS, Hand
from engine.kinds import FIVES, KINDS, NORTH, RED
from engine.legality.law import MOST_INDICATORS, Law
from engine.legality.situation import ROBBED, act_faults, discarder_faults, shown, stake_faults
from engine.rules.model import LEFT
from engine.tileset import COPIES
from engine.win import RON, TSUMO, WAREME_ALL, Win

_SLOT: Final = 8
"""Bits of a count."""
_TOP: Final = 1 << _SLOT - 1
_KINDS: Final = (1 << _SLOT * KINDS) - 1
_MELD, _OPEN, _KAN, _PULLED = 1, 2, 4, 8
_BESIDE: Final = {call: _MELD | _OPEN * (call != ANKAN) | _KAN * (call in KANS) for call in CALLS}


@dataclass(frozen=True, slots=True, eq=False)
class Quick:
    """What the look needs, worked out once for a rule set."""

    law: Law
    size: int
    unit: Callable[[int], int]
    """Tile to one of it in packed counts, its dye counted apart; `KeyError` for a tile that the wall has not."""
    slack: int
    """Added to packed counts it sets the top bit of every count that is too high."""
    full: int
    north: int
    """One north in packed counts."""
    norths: int
    """How many can be pulled."""
    indicators: int
    groups: Mapping[str, frozenset[int]]
    sources: Mapping[str, Mapping[str, frozenset[str | None]]]
    """Seat and call to where a meld's tile may come from."""
    endings: frozenset[tuple[str, str, str | None]]
    acts: dict[tuple[str, str, bool, str, int], bool]
    """A memo: what was declared and when the hand was won, beside what, to whether that goes together; bounded."""
    stakes: frozenset[tuple[bool, str | None]]

    def passes(self, hand: Hand, win: Win) -> bool:
        """Tell whether a win is surely legal; what is rare (gold, liability, a robbed kan) never is."""
        melds, dora, ura = hand.melds, win.dora_indicators, win.ura_indicators
        beside = _PULLED if hand.nukidora else 0
        unit = self.unit
        try:
            packed = sum(map(unit, hand.tiles))
            if not packed >> _SLOT * hand.winning & 2 * _TOP - 1:
                return False
            if melds:
                sources = self.sources[win.seat]
                for meld in melds:
                    call = meld.call
                    group = sum(map(unit, meld.tiles))
                    if group & _KINDS not in self.groups[call] or meld.source not in sources[call]:
                        return False
                    if meld.called is not None and (meld.called not in meld.tiles or call == ANKAN):
                        return False
                    packed += group
                    beside |= _BESIDE[call]
            packed += hand.nukidora * self.north + sum(map(unit, dora)) + sum(map(unit, ura))
        except KeyError:
            return False
        return (
            len(hand.tiles) + 3 * len(melds) == self.size
            and len(ura) <= len(dora) <= self.indicators
            and hand.nukidora <= self.norths
            and not (packed + self.slack) & self.full
            and not hand.gold
            and not win.liable
            and self._goes_together(hand, win, beside)
            and (win.method, win.seat, win.discarder) in self.endings
            and (win.deposits > 0, win.wareme) in self.stakes
        )

    def _goes_together(self, hand: Hand, win: Win, beside: int) -> bool:
        """Ask `situation` once for each act; a robbed tile depends on the hand and is left to the detailed look."""
        act = (win.method, win.riichi, win.ippatsu, win.timing, beside)
        legal = self.acts.get(act)
        if legal is None:
            legal = self.acts[act] = win.timing not in ROBBED and not any(act_faults(self.law, win, shown(hand)))
        return legal


def quick_of(law: Law) -> Quick:
    """Work out what the quick look needs of a law (half a millisecond)."""
    rules = law.rules
    dye = {five: 1 << _SLOT * (KINDS + i) for i, five in enumerate(FIVES)}
    unit = {k: 1 << _SLOT * k for k in law.kinds}
    unit |= {five + RED: unit[five] + dye[five] for five in law.red}
    slack = sum((_TOP - 1 - COPIES) * unit[k] for k in law.kinds) + sum(
        (_TOP - 1 - law.red.get(f, 0)) * dye[f] for f in FIVES
    )
    plain = {call: frozenset(sum(unit[k] for k in group) for group in groups) for call, groups in law.groups.items()}
    if rules.calls.chi_from is None:
        plain[CHI] = frozenset()
    return Quick(
        law=law,
        size=law.size,
        unit=unit.__getitem__,
        slack=slack,
        full=_TOP * (sum(unit[k] for k in law.kinds) + sum(dye.values())),
        north=unit.get(NORTH, 0),
        norths=COPIES if rules.bonus.nukidora else 0,
        indicators=MOST_INDICATORS if rules.bonus.indicators else 0,
        groups=plain,
        sources={seat: {call: _sources(law, seat, call) for call in CALLS} for seat in law.seats},
        endings=frozenset(
            (method, seat, discarder)
            for method, seat, discarder in product((TSUMO, RON), law.seats, (None, *law.seats))
            if not any(discarder_faults(law, Win(method, seat, discarder=discarder)))
        ),
        acts={},
        stakes=frozenset(
            (sticks, wareme)
            for sticks, wareme in product((False, True), (None, *law.seats, WAREME_ALL))
            if not any(stake_faults(law, sticks, wareme, ()))
        ),
    )


def _sources(law: Law, seat: str, call: str) -> frozenset[str | None]:
    if call == ANKAN:
        return frozenset({None})
    if call == CHI and law.rules.calls.chi_from == LEFT:
        return frozenset({None, law.left[seat]})
    return frozenset({None, *law.seats}) - {seat}
