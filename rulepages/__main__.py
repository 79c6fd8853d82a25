"""Write the pages of the rule sets: `python -m rulepages FOLDER`; with `--check` only say whether they are in step."""

import argparse
import sys
from pathlib import Path

from engine.rules.registry import RULE_SETS
from rulepages.page import index, page


def pages() -> dict[str, str]:
    """Return every page by its file name."""
    every = tuple(RULE_SETS.values())
    return {"README.md": index(every)} | {f"{rules.id}.md": page(rules) for rules in every}


def behind(folder: Path, wanted: dict[str, str]) -> list[str]:
    """Return the names of pages that are missing, are not what the rule sets say, or belong to no rule set."""
    there = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.md")}
    return sorted(name for name in there.keys() | wanted.keys() if there.get(name) != wanted.get(name))


def main() -> int:
    """Write the pages, or check them; return the exit status."""
    parser = argparse.ArgumentParser(prog="rulepages", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    wanted = pages()
    changed = behind(given.folder, wanted)
    if given.check:
        sys.stderr.writelines(f"{given.folder / name} is behind the rule sets: make docs\n" for name in changed)
        return 1 if changed else 0
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        path = given.folder / name
        if name in wanted:
            path.write_text(wanted[name], encoding="utf-8")
        else:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
