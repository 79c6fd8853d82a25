"""Measure, print the tables and write them as JSON.

    python -m bench [--out FILE] [NAME …]

The names are those of this folder's modules; without any, all are measured. Each runs in a process of its own.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

NAMES: Final = ("scoring", "wire", "served", "startup", "growth", "rulesets")
OUT: Final = Path(__file__).parent / "results.json"


def machine() -> str:
    """Return what the figures were taken on."""
    with Path("/proc/cpuinfo").open(encoding="utf-8") as lines:
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "?")
    return f"{model}, {os.cpu_count()} cores, CPython {platform.python_version()}"


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure and print the figures.")
    parser.add_argument("names", nargs="*", choices=[[], *NAMES], help="which of them; all by default")
    parser.add_argument("--out", type=Path, default=OUT, help="where the JSON goes")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        tables = import_module(f"bench.{asked.one}").main()
        sys.stdout.write(json.dumps([[table.record(), table.text()] for table in tables]))
        return
    found = json.loads(asked.out.read_text(encoding="utf-8")) if asked.out.exists() and asked.names else {}
    found["machine"] = machine()
    print(found["machine"], end="\n\n")
    for name in asked.names or NAMES:
        command = [sys.executable, "-m", "bench", "--one", name]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        tables = json.loads(told)
        found[name] = [record for record, _ in tables]
        for _, text in tables:
            print(text, flush=True)
        asked.out.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
