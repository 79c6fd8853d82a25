"""Score one win and say why, with requests."""

import argparse
import os
from typing import Any

import requests

SERVICE = os.environ.get("MAHJONG_SCORE", "http://localhost:8000")


def ask(path: str, body: dict[str, Any], language: str) -> dict[str, Any]:
    """Return the answer; ends the program with the sentences of a request that cannot be."""
    answer = requests.post(f"{SERVICE}{path}", json=body, params={"lang": language}, timeout=10)
    found: dict[str, Any] = answer.json()
    if answer.status_code != requests.codes.ok:
        raise SystemExit("\n".join(f"{fault['pointer']}: {fault['detail']}" for fault in found["errors"]))
    return found


def worth(line: dict[str, Any]) -> str:
    """Return what a yaku counts: han, yakuman, or the name of a limit."""
    return next(
        f"{line[unit]} {unit}" if unit != "limit" else line[unit] for unit in line if unit not in {"id", "name"}
    )


def main() -> None:
    """Read the hand from the command line, print the score."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tiles", help="the concealed tiles, such as 234567m34588p67s")
    parser.add_argument("winning_tile")
    parser.add_argument("win", choices=("tsumo", "ron"))
    parser.add_argument("seat", help="E, S, W or N; E is the dealer")
    parser.add_argument("--discarder", help="who discarded the winning tile")
    parser.add_argument("--riichi", help="riichi or double_riichi")
    parser.add_argument("--dora", help="the dora indicators")
    parser.add_argument("--ruleset", default="riichi")
    parser.add_argument("--lang", default="en")
    given = parser.parse_args()

    score = ask(
        "/v1/score",
        {
            "ruleset": given.ruleset,
            "hand": {"tiles": given.tiles, "winning_tile": given.winning_tile},
            "situation": {
                "win": given.win,
                "seat": given.seat,
                "discarder": given.discarder,
                "riichi": given.riichi,
                "dora_indicators": given.dora,
            },
        },
        given.lang,
    )
    for line in (*score["yaku"], *score["dora"]):
        print(line["name"], worth(line))
    print(score["outcome"], score["limit"] or f"{score['han']} han {score['fu']} fu", score["points"], "points")
    for payment in score["payments"]:
        print(payment["from"], "pays", payment["to"], payment["points"])


if __name__ == "__main__":
    main()
