"""A mixed workload, each request with the answer that it must have: all rule sets, all operations, a tenth bad."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from engine.rules.registry import RULE_SETS
from service.examples import examples
from tests.reference import score
from tests.reference.generate import requests

Json = dict[str, Any]

OK: Final = 200
BAD_SHARE: Final = 0.1
HOUSE_SHARE: Final = 0.1
BATCH: Final = 20
MANY: Final = 1_000_000_000
JSON: Final = "application/json"


class Ask(NamedTuple):
    """A request as it is sent, the status that it must have and what its answer must hold."""

    wire: bytes
    status: int
    holds: bytes = b""
    hands: int = 0


def workload(seed: str, count: int) -> list[Ask]:
    """Return so many requests in an order of chance: the same for the same seed.

    Points of single wins are the reference scorer's; the statuses of what is no win are those of the description.
    """
    rng = random.Random(seed)  # noqa: S311 - the same requests every time
    hands = _hands(rng, seed)
    others = list(_others())
    bad = [*_broken(next(hands)), *(ask for ask in others if ask.status != OK)]
    good = [ask for ask in others if ask.status == OK]
    found = []
    for _ in range(count):
        if rng.random() < BAD_SHARE:
            found.append(rng.choice(bad))
            continue
        match rng.choices(("single", "batch", "other"), (75, 10, 15))[0]:
            case "single":
                found.append(single(next(hands)))
            case "batch":
                found.append(batch(list(islice(hands, BATCH))))
            case _:
                found.append(rng.choice(good))
    return found


def single(request: Json) -> Ask:
    """Return the request to score one win."""
    wanted = score(request)
    return Ask(wire("/v1/score", _text(request)), OK, b'"points":%d,"payments"' % wanted["points"], 1)


def batch(items: list[Json]) -> Ask:
    """Return the request to score some wins."""
    last = score(items[-1])
    return Ask(
        wire("/v1/score/batch", _text({"items": items})), OK, b'"points":%d,"payments"' % last["points"], len(items)
    )


def wire(path: str, body: bytes = b"", media: str = JSON, method: str = "POST") -> bytes:
    """Return a request's bytes."""
    head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\n"
    if method == "POST":
        head += f"Content-Type: {media}\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"\r\n" + body


def _hands(rng: random.Random, seed: str) -> Iterator[Json]:
    """Yield valid requests without end, of each rule set in turn; a tenth with options of chance, no two alike."""
    published = [requests(name, seed, MANY, []) for name in RULE_SETS]
    changed = [requests(name, seed, MANY) for name in RULE_SETS]
    while True:
        for pair in zip(published, changed, strict=True):
            yield next(pair[rng.random() < HOUSE_SHARE])


def _others() -> Iterator[Ask]:
    """Yield the examples of the description, and what can be read."""
    paths = {
        "waits": "/v1/waits",
        "round": "/v1/round",
        "game": "/v1/game",
        "resolve": "/v1/rulesets/resolve",
        "score": "/v1/score",
    }
    for name, path in paths.items():
        for example in examples(name):
            yield Ask(wire(path, _text(example.request)), example.status)
    for name in RULE_SETS:
        yield Ask(wire(f"/v1/rulesets/{name}", method="GET"), OK, f'"{name}"'.encode())
    yield Ask(wire("/v1/yaku", method="GET"), OK, b'"tanyao"')


def _broken(request: Json) -> Iterator[Ask]:
    """Yield requests that are wrong in every way that clients are."""
    text = _text(request)
    hand, situation = request["hand"], request["situation"]
    for raw in (b"", b"no JSON", text[:-1], text.replace(b'"win"', b"NaN", 1), b"[" * 10_000, b'{"hand":"\xff"}'):
        yield Ask(wire("/v1/score", raw), 400)
    for changed in (
        {"hand": hand | {"tiles": "1111111111111m"}},
        {"hand": hand | {"winning_tile": "10m"}},
        {"hand": None},
        {"situation": situation | {"honba": -1}},
        {"situation": situation | {"seat": "X", "win": "rob"}},
        {"ruleset": "rishi"},
        {"options": {"kuitann": True}},
        {"surprise": 1},
    ):
        yield Ask(wire("/v1/score", _text(request | changed)), 422)
    huge = _text(request | {"situation": {"honba": 0}}).replace(b'"honba":0', b'"honba":1' + b"0" * 400)
    yield Ask(wire("/v1/score", huge), 422)
    yield Ask(wire("/v1/score", text, "text/plain"), 415)
    yield Ask(wire("/v1/nowhere", method="GET"), 404)
    yield Ask(wire("/v1/waits", method="GET"), 405)


def _text(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
