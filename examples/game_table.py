"""Play a recorded game hand by hand and print its table: each hand with the points after it, then the ranks.

A record names the rule set, its options, and for each hand who declared riichi and how it ended, with the fields of
`/v1/round`. Everything else follows: each answer's `next` is the table of the next request.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

import requests

SERVICE = os.environ.get("MAHJONG_SCORE", "http://localhost:8000")
SEATS = "ESWN"
START = 25_000


def ask(path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to a request; ends the program with the sentences of one that cannot be."""
    answer = requests.post(SERVICE + path, json=body, timeout=10)
    found: dict[str, Any] = answer.json()
    if answer.status_code != requests.codes.ok:
        raise SystemExit("\n".join(f"{fault['pointer']}: {fault['detail']}" for fault in found["errors"]))
    return found


def player(seat: str, number: int) -> str:
    """Return who sits there in the n-th hand of a round: A is the first dealer, B sits to the right of A."""
    return "ABCD"[(SEATS.index(seat) + number - 1) % len(SEATS)]


def result(hand: dict[str, Any], scores: list[dict[str, Any] | None], number: int) -> str:
    """Return in one line how a hand ended."""
    if "draw" in hand:
        tenpai = " ".join(player(seat, number) for seat in hand["draw"].get("tenpai", []))
        return f"draw, {hand['draw']['kind']}" + (f", tenpai {tenpai}" if tenpai else "")
    told = []
    for win, score in zip(hand["wins"], scores, strict=True):
        if score is not None:
            situation = win["situation"]
            source = f" from {player(situation['discarder'], number)}" if situation["win"] == "ron" else ""
            counted = score["limit"] or f"{score['han']} han {score['fu']} fu"
            told.append(f"{player(situation['seat'], number)} {situation['win']}{source}, {counted}")
    return "; ".join(told)


def main() -> None:
    """Play the record that the command line names."""
    record = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    rules = {"ruleset": record["ruleset"], "options": record["options"]}
    table: dict[str, Any] = {"round": "E", "number": 1, "points": dict.fromkeys(SEATS, START)}
    line = "{:<6}{:<34}{:>8}{:>8}{:>8}{:>8}".format
    print(line("hand", "result", *"ABCD"))
    points: dict[str, int] = {}
    deposits = 0
    for hand in record["hands"]:
        number, honba = table["number"], table.get("honba", 0)
        ended = {key: hand[key] for key in ("wins", "draw") if key in hand}
        settled = ask("/v1/round", {**rules, "table": {**table, "riichi": hand.get("riichi", [])}, **ended})
        points = {player(seat, number): held for seat, held in settled["points"].items()}
        deposits = settled["deposits"]
        name = f"{table['round']}{number}" + (f"-{honba}" if honba else "")
        print(line(name, result(hand, settled["scores"], number), *(points[each] for each in "ABCD")))
        table = {key: value for key, value in (settled["next"] or {}).items() if key != "renchan"}
    print(f"\nThe game is over: {settled['game_over']['reason']}" if settled["game_over"] else "\nThe game goes on")
    game = ask("/v1/game", {**rules, "points": [points[each] for each in "ABCD"], "deposits": deposits})
    for each in sorted(game["results"], key=lambda each: each["rank"]):
        print(f"{each['rank']}  {'ABCD'[each['seat']]}  {each['points']:>6}  {each['total']:+.1f}")


if __name__ == "__main__":
    main()
