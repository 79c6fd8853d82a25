"""A few hands with their arithmetic, and the plans that tests settle them under."""

from functools import cache
from typing import Any

from engine.hand import Hand, Meld
from engine.kinds import kind
from engine.notation import parse
from engine.plan import Plan, compile_plan
from engine.rules.model import but
from engine.rules.registry import rule_set
from engine.win import RON, TSUMO, Win


@cache
def plan(name: str = "riichi") -> Plan:
    """A compiled rule set."""
    return compile_plan(rule_set(name))


def plan_but(name: str, **changes: Any) -> Plan:
    """A compiled rule set with some fields changed."""
    return compile_plan(but(rule_set(name), **changes))


def hand(tiles: str, winning: str, *melds: tuple[str, str], nukidora: int = 0, gold: str = "") -> Hand:
    """A hand from its tiles, the winning tile the last one, and its melds as call and tiles."""
    called = tuple(Meld(call, parse(text)) for call, text in melds)
    return Hand(parse(tiles + winning), kind(parse(winning)[0]), called, nukidora, tuple(map(kind, parse(gold))))


PINFU = hand("234567m345p67s22p", "8s")
"""Pinfu and tanyao. Ron, 2 han 30 fu: base 480, a child 2,000 (1,920), the dealer 2,900 (2,880)."""
HAKU = hand("22m345m345p67s555z", "8s")
"""Haku, closed: 20, 10 for the ron, 8 for the triplet. 1 han 40 fu: base 320, a child 1,300 (1,280), dealer 2,000."""
CHUN = hand("33m123p789p67s777z", "8s")
"""Chun; as HAKU."""
NO_YAKU = hand("123567m345p68s99p", "7s")
"""Complete, without a yaku by ron: a kanchan, a run with a one."""
INCOMPLETE = hand("1357m2468p1357s1z", "2z")


def ron(seat: str, discarder: str, **more: Any) -> Win:
    """A win by ron."""
    return Win(RON, seat, discarder=discarder, **more)


def tsumo(seat: str, **more: Any) -> Win:
    """A win by tsumo."""
    return Win(TSUMO, seat, **more)


def seats(*points: int) -> dict[str, int]:
    """Points from East on."""
    return dict(zip("ESWN", points, strict=False))
