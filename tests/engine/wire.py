"""Requests of the shared cases as values of the engine, without the schemas: these tests need nothing above it."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from engine.games import Bust
from engine.hand import Hand, Meld
from engine.kinds import kind
from engine.notation import parse
from engine.plan import Plan, compile_plan
from engine.rules import options
from engine.rules.registry import rule_set
from engine.table import Draw, Table
from engine.win import Liable, Win

Json = dict[str, Any]


def cases(file: Path, path: str) -> list[Json]:
    """The cases of a file that are sent to that path."""
    text = file.read_bytes()
    lines = (gzip.decompress(text) if file.suffix == ".gz" else text).splitlines()
    return [case for case in map(json.loads, lines) if case["path"] == path]


@cache
def _plan(name: str, changed: str) -> Plan:
    return compile_plan(options.apply(rule_set(name), json.loads(changed)))


def plan_of(request: Json) -> Plan:
    """The compiled rule set that a request names, its options applied."""
    return _plan(request.get("ruleset") or "riichi", json.dumps(request.get("options") or {}))


def hand_of(hand: Json) -> Hand:
    """A winner's hand, the winning tile among its tiles."""
    tiles = parse(hand["tiles"])
    (winning,) = parse(hand["winning_tile"])
    return Hand(
        tiles if len(tiles) % 3 == 2 else (*tiles, winning),
        kind(winning),
        tuple(Meld(m["type"], parse(m["tiles"]), None, m.get("from")) for m in hand.get("melds") or ()),
        hand.get("nukidora") or 0,
        tuple(kind(t) for t in parse(hand.get("gold") or "")),
    )


def win_of(situation: Json) -> Win:
    """A win without what lies on the table."""
    return Win(
        situation["win"],
        situation["seat"],
        discarder=situation.get("discarder"),
        riichi=situation.get("riichi") or "none",
        ippatsu=situation.get("ippatsu") or False,
        timing=situation.get("timing") or "normal",
        dora_indicators=parse(situation.get("dora_indicators") or ""),
        ura_indicators=parse(situation.get("ura_indicators") or ""),
        liable=tuple(Liable(pao["yaku"], pao["seat"]) for pao in situation.get("liable") or ()),
    )


def wins_of(request: Json) -> tuple[tuple[Hand, Win], ...]:
    """The winners of a round request."""
    return tuple((hand_of(win["hand"]), win_of(win["situation"])) for win in request.get("wins") or ())


def table_of(request: Json) -> Table:
    """The table of a round request."""
    table = request["table"]
    return Table(
        table.get("round") or "E",
        table["number"],
        table.get("honba") or 0,
        table.get("deposits") or 0,
        tuple(table.get("riichi") or ()),
        table.get("points"),
        table.get("wareme"),
    )


def draw_of(request: Json) -> Draw | None:
    """The draw of a round request, if it has one."""
    draw = request.get("draw")
    return draw and Draw(draw["kind"], tuple(draw.get("tenpai") or ()), tuple(draw.get("nagashi") or ()))


def busts_of(request: Json) -> tuple[Bust, ...]:
    """The busts of a game request."""
    return tuple(Bust(bust["seat"], tuple(bust["by"])) for bust in request.get("busts") or ())
