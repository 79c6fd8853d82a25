"""Recorded games and the cases laid beside the project, replayed through the WSGI client: every answer agrees."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from schemas.answer import ScoreSchema
from schemas.round_answer import GameSchema, RoundSchema

SHARED = Path(__file__).parents[2] / "shared"
FILES = sorted([*SHARED.glob("cases/*.jsonl"), *SHARED.glob("data/*.jsonl.gz")])
SHOWN = 5
DESCRIBED = {"/v1/score": ScoreSchema(), "/v1/round": RoundSchema(), "/v1/game": GameSchema()}
CHECKED = 100
"""So many answers of each file are held against the description."""


def cases(file: Path) -> Iterator[dict[str, Any]]:
    data = file.read_bytes()
    text = (gzip.decompress(data) if file.suffix == ".gz" else data).decode()
    yield from (json.loads(line) for line in text.splitlines() if line.strip())


def lines_worth(lines: list[dict[str, Any]]) -> dict[str, int]:
    """Id to han, a yakuman's multiple, or 0 for a limit."""
    return {line["id"]: line.get("yakuman") or line.get("han") or 0 for line in lines}


def seen(answer: dict[str, Any], key: str, wanted: Any) -> Any:
    """What an answer says about one key of a case, in the form of the case."""
    if key in {"yaku", "dora"}:
        return lines_worth(answer[key])
    if key == "totals":
        return [result["total"] for result in sorted(answer["results"], key=lambda result: result["seat"])]
    if key == "waits":
        return {wait["tile"]: wait["ron"]["points"] for wait in answer["waits"]}
    if key == "pointers":
        pointers = [error["pointer"] for error in answer["errors"]]
        return wanted if set(wanted) <= set(pointers) else pointers
    if key == "next" and isinstance(wanted, dict) and isinstance(answer["next"], dict):
        return {name: answer["next"].get(name) for name in wanted}
    return answer.get(key, "absent")


def differences(expect: dict[str, Any], status: int, answer: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    if status != expect["status"]:
        return [("status", expect["status"], (status, answer.get("errors")))]
    wanted = {key: value for key, value in expect.items() if key != "status"}
    found = {key: seen(answer, key, value) for key, value in wanted.items()}
    return [(key, wanted[key], found[key]) for key in wanted if found[key] != wanted[key]]


def sums_agree(answer: dict[str, Any]) -> bool:
    """What each seat gains is the sum of its payments; the lines of fu add up."""
    change = dict.fromkeys(answer["deltas"], 0)
    for payment in answer["payments"]:
        if payment["from"] != "table":
            change[payment["from"]] -= payment["points"]
        if payment["to"] != "table":
            change[payment["to"]] += payment["points"]
    fu = sum(line["fu"] for line in answer.get("fu_details", ()))
    return change == answer["deltas"] and fu == (answer.get("fu") or 0)


@pytest.mark.parametrize("file", FILES or [None], ids=lambda file: file.name if file else "absent")
def test_every_case_agrees(client, file):
    if file is None:
        sentence = "the folder `shared` with the cases does not lie beside the project"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(sentence)
    wrong = []
    replayed = list(cases(file))
    for place, case in enumerate(replayed):
        response = client.post(case["path"], json=case["request"])
        answer = response.get_json(force=True)
        found = differences(case["expect"], response.status_code, answer)
        if response.status_code == 200 and "payments" in answer and not sums_agree(answer):
            found.append(("sums", True, answer))
        if response.status_code == 200 and place < CHECKED and (odd := DESCRIBED[case["path"]].validate(answer)):
            found.append(("description", {}, odd))
        if found:
            wrong.append((case["id"], case.get("note", ""), case["request"], found))
    assert replayed
    assert len(wrong) == 0, "\n".join(map(str, wrong[:SHOWN]))
