"""Every set of options in the cases beside the project is one that its rule set takes."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.rules.options import apply
from engine.rules.registry import rule_set


def requests(shared: Path) -> Iterator[dict[str, Any]]:
    for file in sorted([*shared.glob("cases/*.jsonl"), *shared.glob("data/*.jsonl.gz")]):
        text = file.read_bytes()
        for line in (gzip.decompress(text) if file.suffix == ".gz" else text).splitlines():
            yield json.loads(line)["request"]


def test_every_set_of_options_in_the_cases_is_taken(shared: Path) -> None:
    found = {
        (request.get("ruleset", "riichi"), json.dumps(request["options"]))
        for request in requests(shared)
        if request.get("options")
    }
    assert len(found) > 400
    for ruleset, options in found:
        assert apply(rule_set(ruleset), json.loads(options)).id == ruleset
