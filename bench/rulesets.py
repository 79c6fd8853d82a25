"""Every rule set against riichi: distinct hands of the tests' generator, the engine alone, in turn with riichi's."""

from typing import Final

from bench import hands
from bench.scoring import values
from bench.timing import ROUNDS, Row, Table, each, pin
from engine.rules.registry import RULE_SETS
from engine.score import score

BASE: Final = "riichi"
COUNT: Final = 400


def main() -> list[Table]:
    """Return one table, the slowest rule set first."""
    pin(0)
    measured = {name: each(score, [values(request) for request in hands.generated(name, COUNT)]) for name in RULE_SETS}
    found = []
    for name, way in measured.items():
        if name == BASE:
            continue
        way()
        measured[BASE]()
        pairs = [(way(), measured[BASE]()) for _ in range(ROUNDS)]
        runs, ratios = tuple(own for own, _ in pairs), tuple(own / base for own, base in pairs)
        found.append(Row(f"`{name}`", "µs a hand", runs, f"it to {BASE}", ratios))
    found.sort(key=lambda row: sorted(row.ratios)[ROUNDS // 2], reverse=True)
    return [Table("Every rule set, the slowest first", tuple(found), f"{COUNT} hands of each rule set.")]
