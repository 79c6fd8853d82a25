"""Requests as a client writes them, read into the engine's values without the schemas, and what is wrong with them."""

import json
from functools import cache
from typing import Any

from engine.errors import Fault
from engine.hand import Hand, Meld
from engine.kinds import kind
from engine.legality import faults, waiting_faults
from engine.notation import parse
from engine.plan import Plan, compile_plan
from engine.rules import options
from engine.rules.registry import rule_set
from engine.win import Liable, Win

Json = dict[str, Any]
Found = list[tuple[str, str]]
"""Codes and pointers, in the answer's order."""


@cache
def _plan(name: str, changed: str) -> Plan:
    return compile_plan(options.apply(rule_set(name), json.loads(changed)))


def plan_of(request: Json) -> Plan:
    return _plan(request.get("ruleset") or "riichi", json.dumps(request.get("options") or {}))


def hand_of(hand: Json) -> Hand:
    tiles = parse(hand["tiles"])
    won = parse(hand.get("winning_tile") or "")
    apart = len(tiles) % 3 == 1 and bool(won)
    return Hand(
        tiles + won if apart else tiles,
        kind(won[0]) if won else -1,
        tuple(_meld(m) for m in hand.get("melds") or ()),
        hand.get("nukidora") or 0,
        parse(hand.get("gold") or ""),
        apart,
    )


def _meld(meld: Json) -> Meld:
    (called,) = parse(meld["called"]) if meld.get("called") else (None,)
    return Meld(meld["type"], parse(meld["tiles"]), called, meld.get("from"))


def win_of(situation: Json) -> Win:
    return Win(
        situation.get("win", "tsumo"),
        situation["seat"],
        situation.get("round") or "E",
        situation.get("discarder"),
        situation.get("riichi") or "none",
        situation.get("ippatsu") or False,
        situation.get("timing") or "normal",
        parse(situation.get("dora_indicators") or ""),
        parse(situation.get("ura_indicators") or ""),
        situation.get("honba") or 0,
        situation.get("deposits") or 0,
        situation.get("wareme"),
        tuple(Liable(pao["yaku"], pao["seat"]) for pao in situation.get("liable") or ()),
    )


def pointer(path: tuple[str | int, ...]) -> str:
    return "".join(f"/{step}" for step in path)


def faults_of(request: Json) -> tuple[Fault, ...]:
    return faults(plan_of(request), hand_of(request["hand"]), win_of(request["situation"]))


def judge(request: Json) -> Found:
    """What is wrong with a score request."""
    return [(fault.code, pointer(fault.path)) for fault in faults_of(request)]


def judge_waiting(request: Json) -> Found:
    """What is wrong with a request of a waiting hand."""
    found = waiting_faults(plan_of(request), hand_of(request["hand"]), win_of(request["situation"]))
    return [(fault.code, pointer(fault.path)) for fault in found]


RON: Json = {"win": "ron", "seat": "S", "discarder": "E"}
TSUMO: Json = {"win": "tsumo", "seat": "S"}
PINFU: Json = {"tiles": "234567m34p67899s", "winning_tile": "5p"}
SANMA: Json = {"tiles": "234789p34s678s99s", "winning_tile": "5s"}
DAISANGEN: Json = {
    "tiles": "23m99s",
    "winning_tile": "4m",
    "melds": [{"type": "pon", "tiles": t, "from": s} for t, s in (("555z", "W"), ("666z", "E"), ("777z", "N"))],
}


def request(ruleset: str, hand: Json, situation: Json, **changed: Any) -> Json:
    """A request; `changed` are fields of the situation."""
    return {"ruleset": ruleset, "hand": hand, "situation": {**situation, **changed}}
