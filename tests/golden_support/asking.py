"""The two ways to ask for the answer to a score request: the engine through its schema, and the service over WSGI."""

import json
from collections.abc import Iterable
from typing import Any

from flask.testing import FlaskClient

from engine.errors import Refused
from engine.legality.liable import liability_faults
from engine.result import deltas
from engine.score import score
from schemas.score import ScoreRequestSchema

SCHEMA = ScoreRequestSchema()
WORTHS = ("han", "yakuman", "limit")
ENOUGH = ("outcome", "han", "fu", "yakuman", "limit", "points", "deltas")


def by_engine(request: dict[str, Any], *, payments: bool = False) -> dict[str, Any]:
    """What the engine answers, in the form of `Line.expected`; with `payments` also who pays what for which reason."""
    try:
        command = SCHEMA.load(request)
    except Refused as refused:
        return refusal([fault.code for fault in refused.faults])
    found = score(command.plan, command.hand, command.win)
    if faults := liability_faults(command.plan, command.hand, command.win, found):
        return refusal([fault.code for fault in faults])
    answer = {
        "outcome": found.outcome,
        "yaku": {y.id: {name: value for name in WORTHS if (value := getattr(y, name)) is not None} for y in found.yaku},
        "dora": {line.id: line.han for line in found.dora},
        "han": found.han,
        "fu": found.fu,
        "yakuman": found.yakuman,
        "limit": found.limit,
        "points": found.points,
        "deltas": deltas(found.payments, command.plan.seats),
    }
    return answer | {"paid": paid(found.payments)} if payments else answer


def paid(payments: Iterable[tuple[str, str, int, str]]) -> dict[tuple[str, str, str], int]:
    """What each pays to whom for which reason, in all."""
    sums: dict[tuple[str, str, str], int] = {}
    for source, target, points, reason in payments:
        sums[source, target, reason] = sums.get((source, target, reason), 0) + points
    return sums


def by_http(client: FlaskClient, requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the service answers to each of many requests, in the form of `Line.expected`."""
    lines = "\n".join(map(json.dumps, requests))
    with client.post("/v1/score/batch", data=lines, content_type="application/x-ndjson") as response:
        assert response.status_code == 200, response.text
        return [of_json(json.loads(line)) for line in response.text.splitlines()]


def of_json(result: dict[str, Any]) -> dict[str, Any]:
    """One result of a batch."""
    if result["status"] != 200:
        return refusal([error["code"] for error in result["problem"]["errors"]])
    found = result["score"]
    return {name: found[name] for name in ENOUGH} | {
        "yaku": {y["id"]: {name: y[name] for name in WORTHS if name in y} for y in found["yaku"]},
        "dora": {line["id"]: line["han"] for line in found["dora"]},
    }


def refusal(codes: list[str]) -> dict[str, Any]:
    """A refusal: the code, or several with a comma between them."""
    return {"outcome": ",".join(dict.fromkeys(codes))}
