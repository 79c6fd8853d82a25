"""`python -m mutate [MODULE…]`: the mutants of the modules, how many are noticed, and those that are not.

Exits with 1 where a mutant survives that docs/mutation.md does not explain, or dies that it says survives. What was
killed stays so while its module is the same (`mutate/killed.jsonl`, which may be removed).
"""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator

from mutate.explained import explained
from mutate.killers import MODULES, THEN, first
from mutate.mutants import ROOT, Mutant, mutants
from mutate.trial import SLACK, Outcome, prepare, refused, run, swapped

KILLED = ROOT / "mutate" / "killed.jsonl"


def _digest(mutant: Mutant) -> str:
    return hashlib.sha256(mutant.source.encode()).hexdigest()


def _killed(module: str, left: list[Mutant]) -> Iterator[Mutant]:
    """Yield the mutants that a test notices: those of the module's room are asked first, the others of what is left."""
    for tests in filter(None, (first(module), THEN)) if left else ():
        took, passed = swapped(module, left, tests)
        pairs, left = list(zip(left, passed, strict=True)), []
        for mutant, swap in pairs:
            anew = swap is None or (swap and tests is not THEN)
            if swap is False or (anew and not run(mutant, tests, 3 * took + SLACK)):
                yield mutant
            else:
                left.append(mutant)


def _outcomes(module: str, known: set[str]) -> Iterator[tuple[Mutant, Outcome]]:
    found = list(mutants(module))
    killed = {digest for mutant in found if (digest := _digest(mutant)) in known}
    for mutant in _killed(module, [each for each in found if _digest(each) not in known]):
        killed.add(_digest(mutant))
        with KILLED.open("a", encoding="utf-8") as file:
            file.write(json.dumps([module, mutant.change, _digest(mutant)], ensure_ascii=False) + "\n")
    for mutant in found:
        if _digest(mutant) in killed:
            yield mutant, Outcome.KILLED
        else:
            yield mutant, Outcome.REFUSED if refused(mutant) else Outcome.SURVIVED


def main() -> int:
    """Print a row of the page's table for each module, then what differs from the page."""
    prepare()
    lines = KILLED.read_text(encoding="utf-8").splitlines() if KILLED.exists() else []
    killed = {json.loads(line)[2] for line in lines}
    wrong = False
    for module in sys.argv[1:] or MODULES:
        counts: Counter[Outcome] = Counter()
        survivors: Counter[str] = Counter()
        for mutant, outcome in _outcomes(module, killed):
            counts[outcome] += 1
            if outcome is Outcome.SURVIVED:
                survivors[mutant.change] += 1
        print(
            f"| `{module}` | {counts.total()} | " + " | ".join(str(counts[outcome]) for outcome in Outcome) + " |",
            flush=True,
        )
        known = explained(module)
        differs = [f"survives unexplained: {change}" for change in (survivors - known).elements()]
        differs += [f"does not survive: {change}" for change in (known - survivors).elements()]
        for line in differs:
            print(line, flush=True)
        wrong = wrong or bool(differs)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
