"""Commands of the documentation, run as a shell would: `printf`, `curl` and `jq`, joined by pipes."""

import json
import re
import shlex
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from flask.testing import FlaskClient

BASE = "localhost:8000"
_FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str


class Example(NamedTuple):
    """A block with the block of what it answers or prints."""

    page: str
    language: str
    text: str
    answer: str

    def __str__(self) -> str:
        return f"{self.page}: {' '.join(self.text.split())[:60]}"


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page."""
    return [Block(*found) for found in _FENCE.findall(page.read_text(encoding="utf-8"))]


def examples(page: Path, *languages: str) -> list[Example]:
    """Return each block of these languages that a block of JSON or text follows."""
    found = blocks(page)
    return [
        Example(page.name, block.language, block.text, answer.text)
        for block, answer in pairwise(found)
        if block.language in languages and answer.language in {"json", "text"}
    ]


def unquoted(text: str) -> list[str]:
    """Return the addresses of curl in a text with a sign of the shell's outside of quotes: zsh refuses a bare `?`."""
    bare = re.sub(r"\\\n", " ", re.sub(r"'[^']*'|\"[^\"]*\"", "", text))
    found = [word for line in bare.splitlines() if "curl " in line for word in line.split()]
    return [word for word in found if re.search(r"[\w/][?&*\[{]", word)]


def values(text: str) -> list[Any]:
    """Return the JSON values that stand one after the other in a text."""
    decoder, found, place = json.JSONDecoder(), [], 0
    while text[place:].strip():
        place += len(text[place:]) - len(text[place:].lstrip())
        value, place = decoder.raw_decode(text, place)
        found.append(value)
    return found


def run(client: FlaskClient, command: str) -> str:
    """Run a pipeline and return what it prints."""
    output = ""
    words = shlex.split(command.replace("\\\n", " "))
    for piped, stage in groupby(words, key=lambda word: word == "|"):
        if not piped:
            output = _STAGES[(given := list(stage))[0]](client, given[1:], output)
    return output


def _printf(_: FlaskClient, words: list[str], __: str) -> str:
    form, *lines = words
    assert form == r"%s\n"
    return "".join(f"{line}\n" for line in lines)


def _curl(client: FlaskClient, words: list[str], stdin: str) -> str:
    headers: dict[str, str] = {}
    body: str | None = None
    address = ""
    rest = iter(words)
    for word in rest:
        if word == "-s":
            continue
        if word == "-H":
            name, _, value = next(rest).partition(": ")
            headers[name] = value
        elif word in {"-d", "--data-binary"}:
            given = next(rest)
            body = stdin if given == "@-" else given
        else:
            assert not word.startswith("-"), f"no such option here: {word}"
            address = word
    host, slash, path = address.partition("/")
    assert host == BASE
    answer = client.open(slash + path, method="GET" if body is None else "POST", data=body, headers=headers)
    return str(answer.get_data(as_text=True))


def _jq(_: FlaskClient, words: list[str], stdin: str) -> str:
    (wanted,) = words
    return "".join(json.dumps(_picked(value, wanted)) + "\n" for value in values(stdin))


def _picked(value: Any, wanted: str) -> Any:
    """Return what a filter picks: `{a, b}`, or a path such as `.a[0].b`."""
    if wanted.startswith("{"):
        return {name.strip(): value[name.strip()] for name in wanted.strip("{}").split(",")}
    for name, place in re.findall(r"\.(\w+)|\[(\d+)\]", wanted):
        value = value[name] if name else value[int(place)]
    return value


_STAGES = {"printf": _printf, "curl": _curl, "jq": _jq}
