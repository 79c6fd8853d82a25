"""Random but possible /v1/round and /v1/game requests of a rule set, the same for the same seed."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.reference.generate import requests
from tests.reference.rulesets import rules_of

Request = dict[str, Any]

DRAWS = (
    "exhaustive",
    "exhaustive",
    "exhaustive",
    "nine_terminals",
    "four_winds",
    "four_kans",
    "four_riichi",
    "three_ron",
)
ROUND_CHOICES: dict[str, tuple[object, ...]] = {
    "several_ron": ("all", "two", "head_bump"),
    "honba_to": ("first", "each"),
    "deposits_to": ("first", "own_then_first"),
    "deal_to": ("any", "first"),
    "renchan": ("win", "tenpai"),
    "nagashi_mangan": ("none", "draw", "win"),
    "agari_yame": (True, False),
    "tenpai_yame": (True, False),
    "honba_points": (600, 1800),
}
GAME_CHOICES: dict[str, tuple[object, ...]] = {
    "ties": ("seat_order", "split"),
    "rounding": ("none", "gosharokunyu", "shishagonyu", "half_away", "truncate"),
    "leftover_deposits": ("first", "nobody"),
    "oka": (0, 10, 20),
}


def rounds(name: str, seed: int, count: int, takes: frozenset[str]) -> Iterator[Request]:
    """Yield `count` rounds: wins by tsumo, by ron, several on one discard, draws of every kind.

    `takes` are the options that the rule set has; others are not asked for.
    """
    random = Random(f"{name}/{seed}")
    pool = list(requests(name, seed, max(60, count // 2), []))
    for _ in range(count):
        rules = rules_of({"ruleset": name})
        seats = "ESWN"[: rules["players"]]
        table = _table(random, rules, seats)
        request: Request = {"ruleset": name, "options": _options(random, ROUND_CHOICES, takes), "table": table}
        if random.random() < 0.4:
            request["draw"] = _draw(random, table, seats)
        else:
            request["wins"] = _wins(random, pool, table, seats)
        yield request


def games(name: str, seed: int, count: int, takes: frozenset[str]) -> Iterator[Request]:
    """Yield `count` settled games, ties and busts among them."""
    random = Random(f"{name}/{seed}")
    for _ in range(count):
        rules = rules_of({"ruleset": name})
        players, sticks = rules["players"], random.choice((0, 0, 1, 2)) if rules["riichi_played"] else 0
        unit = 100 if rules["start_points"] > 5000 else 10
        units = (rules["start_points"] * players - 1000 * sticks) // unit
        points = [random.randint(-units // 4, units // 2) for _ in range(players - 1)]
        if random.random() < 0.4:
            points[-1] = points[0]
        points.append(units - sum(points))
        random.shuffle(points)
        request: Request = {
            "ruleset": name,
            "options": _options(random, GAME_CHOICES, takes),
            "points": [unit * p for p in points],
            "deposits": sticks,
        }
        if rules.get("bust_prize"):
            others = {seat: [s for s in range(players) if s != seat] for seat in range(players)}
            request["busts"] = [
                {"seat": seat, "by": random.sample(others[seat], random.randint(1, players - 1))}
                for seat in range(players)
                if points[seat] < 0
            ]
        yield request


def _options(random: Random, choices: dict[str, tuple[object, ...]], takes: frozenset[str]) -> Request:
    names = sorted(takes & choices.keys())
    chosen = random.sample(names, min(len(names), random.choice((0, 0, 1, 2, 3))))
    return {option: random.choice(choices[option]) for option in chosen}


def _table(random: Random, rules: Request, seats: str) -> Request:
    """Some hand of the game's rounds, with points that add up and seats that declared."""
    sticks = random.choice((0, 0, 1, 2)) if rules["riichi_played"] else 0
    unit = 100 if rules["start_points"] > 5000 else 10
    units = (rules["start_points"] * len(seats) - 1000 * sticks) // unit
    cuts = sorted(random.sample(range(1, units), len(seats) - 1))
    points = {seat: unit * (high - low) for seat, low, high in zip(seats, [0, *cuts], [*cuts, units], strict=True)}
    winds = "E" if rules["length"] == "tonpuu" else "ES"
    table: Request = {
        "round": random.choice(winds),
        "number": random.choice((*range(1, len(seats) + 1), len(seats))),
        "honba": random.choice((0, 0, 1, 2, 3)),
        "deposits": sticks,
        "riichi": [s for s in seats if rules["riichi_played"] and points[s] >= 1000 and random.random() < 0.25],
    }
    if random.random() < 0.9:
        table["points"] = points
    if rules["wareme"] and random.random() < 0.5:
        table["wareme"] = random.choice(seats)
    return table


def _draw(random: Random, table: Request, seats: str) -> Request:
    kind = random.choice(DRAWS)
    if kind != "exhaustive":
        return {"kind": kind}
    draw: Request = {"kind": kind, "tenpai": [s for s in seats if s in table["riichi"] or random.random() < 0.4]}
    if random.random() < 0.35:
        draw["nagashi"] = [s for s in seats if random.random() < 0.4]
    return draw


def _wins(random: Random, pool: list[Request], table: Request, seats: str) -> list[Request]:
    """One win, or several by ron on the same tile, as far as the pool has hands that wait for it."""
    first = random.choice(pool)
    wins = [_win(first)]
    if first["situation"]["win"] == "ron" and random.random() < 0.6:
        tile = first["hand"]["winning_tile"]
        here = {first["situation"]["seat"], first["situation"]["discarder"]}
        alike = [
            r for r in pool if r is not first and r["hand"]["winning_tile"] == tile and r["situation"]["win"] == "ron"
        ]
        others = [s for s in seats if s not in here]
        for seat, other in zip(random.sample(others, len(others)), random.sample(alike, len(alike)), strict=False):
            wins.append(_win(other, seat=seat, discarder=first["situation"]["discarder"]))
    if len(wins) > 1:
        for win in wins:
            for field in ("dora_indicators", "ura_indicators", "timing", "liable"):
                win["situation"].pop(field, None)
    declared = {w["situation"]["seat"] for w in wins if w["situation"].get("riichi", "none") != "none"}
    winners = {w["situation"]["seat"] for w in wins}
    table["riichi"] = [seat for seat in table["riichi"] if seat in declared or seat not in winners]
    random.shuffle(wins)
    return wins


def _win(request: Request, **changes: str) -> Request:
    situation = {k: v for k, v in request["situation"].items() if k not in {"round", "honba", "deposits", "wareme"}}
    melds = [{k: v for k, v in meld.items() if k != "from"} for meld in request["hand"].get("melds") or ()]
    return {"hand": {**request["hand"], "melds": melds}, "situation": situation | changes}
