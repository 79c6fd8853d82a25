"""Requests to measure with: recorded wins where the shared data is there, dealt ones, those of the tests' generator."""

import gzip
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tests.reference.generate import requests

Json = dict[str, Any]

RULES: Final = "tenhou"
WINS: Final = Path(__file__).parent.parent.parent / "shared" / "data" / "wins-4p.jsonl.gz"
RUNS: Final = [tuple(f"{n + i}{suit}" for i in range(3)) for suit in "mps" for n in range(1, 8)]
KINDS: Final = [f"{n}{suit}" for suit in "mpsz" for n in range(1, 8 if suit == "z" else 10)]
COPIES: Final = 4
FIVES: Final = ("5m", "5p", "5s")
"""One of the four is red, and none of those dealt is."""
SEATS: Final = "ESWN"


def recorded(most: int) -> tuple[str, list[Json]]:
    """Return what the hands are and distinct wins of real games; without the shared data, generated ones."""
    if not WINS.exists():
        return f"generated, {RULES}", list(requests(RULES, "bench", most, []))
    with gzip.open(WINS, "rt", encoding="utf-8") as lines:
        found = {
            json.dumps(request, sort_keys=True): request
            for request in (json.loads(line)["request"] for line in lines)
            if request["ruleset"] == RULES and not request.get("options") and not request["situation"].get("liable")
        }
    return f"recorded, {RULES}", list(found.values())[:most]


def generated(ruleset: str, count: int) -> list[Json]:
    """Return wins of the tests' generator for a rule set, in all kinds of situation."""
    return list(requests(ruleset, "bench", count, []))


def one_suit(count: int) -> list[Json]:
    """Return closed hands of one suit, distinct: most can be read in several ways or won in several places."""
    rng = random.Random("one suit")  # noqa: S311 - the same hands every time
    found: dict[str, Json] = {}
    while len(found) < count:
        suit = rng.choice("mps")
        request = _dealt(rng, [kind for kind in KINDS if kind[1] == suit], melds=False)
        if request:
            found[json.dumps(request)] = request
    return list(found.values())


def dealt(seed: str) -> Iterator[Json]:
    """Yield wins without end, open and closed, dealt from all kinds."""
    rng = random.Random(seed)  # noqa: S311 - the same hands every time
    while True:
        request = _dealt(rng, KINDS, melds=True)
        if request:
            yield request


def some(seed: str, count: int) -> list[Json]:
    """Return so many dealt wins."""
    return list(islice(dealt(seed), count))


def _dealt(rng: random.Random, kinds: list[str], *, melds: bool) -> Json | None:
    """Deal four groups and a pair of these kinds; None where the wall has not so many of a kind."""
    runs = [run for run in RUNS if run[0] in kinds]
    groups = [rng.choice(runs) if rng.random() < 0.7 else (rng.choice(kinds),) * 3 for _ in range(4)]  # noqa: PLR2004
    pair = (rng.choice(kinds),) * 2
    shown = tuple(rng.choice(KINDS) for _ in range(rng.choice((1, 1, 1, 2))))
    counts = Counter([*sum(groups, pair), *shown])
    if any(count > COPIES - (kind in FIVES) for kind, count in counts.items()):
        return None
    called = rng.choice((0, 0, 1, 2, 3)) if melds else 0
    concealed = [*sum(groups[called:], pair)]
    winning = rng.choice(concealed)
    concealed.remove(winning)
    seat = rng.choice(SEATS)
    situation: Json = {"win": "tsumo", "seat": seat, "round": rng.choice("ES"), "dora_indicators": text(shown)}
    if rng.random() < 0.6:  # noqa: PLR2004
        situation |= {"win": "ron", "discarder": rng.choice(SEATS.replace(seat, ""))}
    if not called and rng.random() < 0.7:  # noqa: PLR2004
        situation |= {"riichi": "riichi", "deposits": 1}
    hand: Json = {"tiles": text(sorted(concealed, key=KINDS.index)), "winning_tile": winning}
    if called:
        hand["melds"] = [
            {"type": "pon" if len(set(group)) == 1 else "chi", "tiles": text(group)} for group in groups[:called]
        ]
    return {"ruleset": RULES, "hand": hand, "situation": situation}


def text(kinds: list[str] | tuple[str, ...]) -> str:
    """Return tiles as text, the suit once for neighbours of one suit."""
    return "".join(
        kind[0] if after and after[1] == kind[1] else kind for kind, after in zip(kinds, [*kinds[1:], ""], strict=True)
    )
