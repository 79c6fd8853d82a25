"""Games that were recorded whole, played hand by hand: each answer's `next` is the next request, to the true end."""

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

SEATS = "ESWN"
FEWEST = 50
"""Of the recorded games so many at least tell all that a settlement needs."""

Line = dict[str, Any]
Recorded = dict[str, dict[str, list[Line]]]


class Untold(Exception):  # noqa: N818 - no error: a record that leaves something out
    """The record does not say all of a game: a win is missing, or who declared riichi besides the winner."""


def lines(shared: Path, name: str) -> Iterator[Line]:
    with gzip.open(shared / "data" / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def recorded(shared: Path) -> Recorded:
    """Return the hands of each game, `wins` and `draws`; of hands with several wins there are `more`."""
    found: Recorded = defaultdict(lambda: {"wins": [], "draws": [], "more": []})
    for name, kind in (("wins-4p", "wins"), ("draws", "draws"), ("double-ron", "more")):
        for line in lines(shared, name):
            game, _, place = line["id"].partition("#")
            number = place.removeprefix("d")
            if number.isdigit():
                found[game][kind].append(line | {"place": int(number)})
            else:
                found[game]["more"].append(line)
    return found


def declared(before: Line, recorded_table: Line) -> list[str]:
    """Return who declared riichi in a drawn hand: the record has the points when the sticks were already laid down."""
    paid = {seat: before["points"][seat] - recorded_table["points"][seat] for seat in SEATS}
    riichi = [seat for seat, points in paid.items() if points == 1000]
    assert sum(paid.values()) == 1000 * len(riichi), "the record knows other points"
    assert recorded_table.get("deposits", 0) == before["deposits"] + len(riichi), "the record knows other sticks"
    return riichi


def next_hand(table: Line, wins: list[Line], draws: list[Line]) -> Line:
    """Return the request that ends the hand of a table: the first draw or win left, if it is of this hand."""
    here = (table["round"], table["number"], table["honba"])
    if draws:
        request = draws[0]["request"]
        there = request["table"]
        if (there.get("round", "E"), there["number"], there.get("honba", 0)) == here:
            draws.pop(0)
            return {"table": {**table, "riichi": declared(table, there)}, "draw": request["draw"]}
    if wins:
        request = wins[0]["request"]
        situation = dict(request["situation"])
        if (situation.pop("round", "E"), situation.pop("honba", 0)) == (here[0], here[2]):
            wins.pop(0)
            riichi = [situation["seat"]] if situation.get("riichi") else []
            if situation.pop("deposits", 0) != table["deposits"] + len(riichi):
                raise Untold
            return {
                "table": {**table, "riichi": riichi},
                "wins": [{"hand": request["hand"], "situation": situation}],
            }
    raise Untold


def played(client: FlaskClient, game: dict[str, list[Line]], rules: Line) -> tuple[Line, int]:
    """Play a game to its end: the points by starting seat and the sticks left, and how many hands it took."""
    wins = sorted(game["wins"], key=lambda line: line["place"])
    draws = sorted(game["draws"], key=lambda line: line["place"])
    table: Line = {"round": "E", "number": 1, "honba": 0, "deposits": 0, "points": dict.fromkeys(SEATS, 25000)}
    for hands in range(1, 100):
        answer = client.post("/v1/round", json={**rules, **next_hand(table, wins, draws)})
        assert answer.status_code == 200, answer.get_json(force=True)
        settled = answer.get_json()
        if settled["next"] is None:
            if wins or draws:
                raise Untold
            points = [settled["points"][SEATS[(i - (table["number"] - 1)) % 4]] for i in range(4)]
            return {"points": points, "deposits": settled["deposits"]}, hands
        table = {key: value for key, value in settled["next"].items() if key != "renchan"}
    raise AssertionError("the game has no end")


def test_recorded_games_end_as_they_ended(client: FlaskClient, shared: Path) -> None:
    games = recorded(shared)
    whole = longest = 0
    for final in lines(shared, "finals"):
        request, game = final["request"], games.get(final["id"])
        if request["ruleset"] != "tenhou" or game is None or game["more"]:
            continue
        rules = {"ruleset": request["ruleset"], "options": request.get("options", {})}
        try:
            ended, hands = played(client, game, rules)
        except Untold:
            continue
        whole, longest = whole + 1, max(longest, hands)
        results = client.post("/v1/game", json={**rules, **ended}).get_json()["results"]
        assert [each["points"] for each in results] == request["points"], final["id"]
        assert [each["total"] for each in results] == final["expect"]["totals"], final["id"]
    assert whole >= FEWEST
    assert longest >= 8
