"""Replay the shared cases and recorded games through this second scorer: `python -m tests.reference.check_shared`.

Only cases that expect status 200 can be compared; of those that expect 422 it is told how many raise ValueError here.
"""

import argparse
import gzip
import json
import sys
from pathlib import Path

from . import score, settle_game, settle_round

OK = 200
SHARED = Path(__file__).resolve().parents[3] / "shared"
WAYS = {"/v1/score": score, "/v1/round": settle_round, "/v1/game": settle_game}


def worth(line):
    """What a line counts for: its multiple of a yakuman, its han, or nothing for a limit yaku."""
    return line.get("yakuman") or line.get("han") or 0


def differences(expect, answer):
    """The keys whose values differ, with the expected and the found value."""
    for key, want in expect.items():
        if key == "status":
            continue
        if key in ("yaku", "dora"):
            got = {line["id"]: worth(line) for line in answer.get(key, [])}
        elif key == "totals":
            got = [result["total"] for result in answer["results"]]
        elif key == "next" and isinstance(want, dict) and isinstance(answer.get("next"), dict):
            got = {name: answer["next"].get(name) for name in want}
        else:
            got = answer.get(key, "(absent)")
        if got != want:
            yield key, want, got


def read(path):
    """The cases of a file, one a line."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def try_case(case):
    """What differs in one case, or None when it expects an error and gets one."""
    answer_to = WAYS[case["path"]]
    if case["expect"]["status"] != OK:
        try:
            answer_to(case["request"])
        except ValueError:
            return None
        return []
    try:
        return list(differences(case["expect"], answer_to(case["request"])))
    except Exception as error:  # noqa: BLE001  a broken answer is a difference, not the end of the run
        return [("exception", None, repr(error))]


def main():
    """Print the counts and the differing cases; exit status 1 when there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", type=int, default=20, help="how many differing cases to print")
    arguments = parser.parse_args()
    files = sorted(SHARED.glob("cases/*.jsonl")) + sorted(SHARED.glob("data/*.jsonl.gz"))
    agree = refused = 0
    lines = []
    differ = []
    for path in files:
        for case in read(path):
            found = try_case(case)
            if found is None:
                refused += 1
            elif found:
                differ.append(case["id"])
                if len(differ) <= arguments.show:
                    lines.append(f"--- {case['id']} {case.get('note', '')}\n    {json.dumps(case['request'])}")
                    lines += [f"    {key}: expected {want}, found {got}" for key, want, got in found]
            elif case["expect"]["status"] == OK:
                agree += 1
    lines.append(f"{refused} requests that expect an error were refused")
    lines.append(f"{agree} passed, {len(differ)} failed")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if differ or not agree else 0


if __name__ == "__main__":
    sys.exit(main())
