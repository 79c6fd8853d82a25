"""Answer a chat's messages with scores, as a bot for Discord would: one message a line in, the replies out.

A message is `!score TILES WINNING_TILE` and further fields as `name=value`, the names being those of `GET /v1/score`.
"""

import os
import sys
from typing import Any

import requests

SERVICE = os.environ.get("MAHJONG_SCORE", "http://localhost:8000")
COMMAND = "!score "
LONGEST = 2000
"""Characters of a message that Discord takes."""


def reply(message: str) -> str | None:
    """Return what to say to a message, None to one that is not for us."""
    if not message.startswith(COMMAND):
        return None
    words = message.removeprefix(COMMAND).split()
    plain = [word for word in words if "=" not in word]
    fields = dict(word.split("=", 1) for word in words if "=" in word)
    query = dict(zip(("tiles", "winning_tile"), plain, strict=False)) | fields
    answer = requests.get(f"{SERVICE}/v1/score", params=query, headers={"Accept": "application/json"}, timeout=10)
    text = shown(answer.json()) if answer.ok else refused(answer.json())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def shown(score: dict[str, Any]) -> str:
    """Return a score in Discord's Markdown: bold what it is worth, then why, who pays, the hand as a spoiler."""
    if score["outcome"] != "win":
        return {"no_yaku": "The hand is complete but has **no yaku**.", "incomplete": "The hand is **not complete**."}[
            score["outcome"]
        ]
    counted = " ".join(filter(None, (score["han"] and f"{score['han']} han", score["fu"] and f"{score['fu']} fu")))
    limit = (score["limit"] or "").replace("_", " ").capitalize()
    if score["yakuman"] > 1:
        limit = f"{score['yakuman']}× {limit}"
    lines = (*score["yaku"], *score["dora"])
    groups = " ".join(group["tiles"] for group in score["reading"]["groups"])
    return "\n".join([
        f"**{' · '.join(filter(None, (limit, counted)))} · {score['points']:,} points**",
        " · ".join(f"{line['name']} {line['han']}" if "han" in line else line["name"] for line in lines),
        *(f"{each['from']} → {each['to']} {each['points']:,} ({each['reason']})" for each in score["payments"]),
        f"||{groups}||",
    ])  # fmt: skip


def refused(problem: dict[str, Any]) -> str:
    """Return what is wrong, a line each."""
    return "\n".join(f"⚠ {fault['detail']}" for fault in problem["errors"])


def main() -> None:
    """Answer each line of standard input."""
    for line in sys.stdin:
        said = reply(line.strip())
        if said is not None:
            print(said)


if __name__ == "__main__":
    main()
