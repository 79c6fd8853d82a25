"""More and more hands that were never seen before, in one process: what a hand costs, and what the process holds."""

import gc
import time
from itertools import islice
from typing import Final

from bench import hands
from bench.scoring import values
from bench.timing import MICRO, Row, Table, pin
from engine.score import score

STEPS: Final = (1_000, 10_000, 100_000, 1_000_000)
PIECE: Final = 1_000
MEBIBYTE: Final = 1024 * 1024


def resident() -> float:
    """Return the mebibytes that this process holds."""
    with open("/proc/self/statm", encoding="utf-8") as fields:  # noqa: PTH123 - no file of anybody's
        return int(fields.read().split()[1]) * 4096 / MEBIBYTE


def main() -> list[Table]:
    """Score a million hands, piece by piece; dealing and loading them is not counted."""
    pin(0)
    dealt = hands.dealt("growth")
    score(*values(next(dealt)))
    gc.collect()
    gc.freeze()
    spent, done, seen, at_step = 0.0, 0, 0.0, 0
    found: list[Row] = []
    for step in STEPS:
        while done < step:
            piece = [values(request) for request in islice(dealt, PIECE)]
            began = time.process_time()
            for value in piece:
                score(*value)
            spent += time.process_time() - began
            done += PIECE
        cost = (spent - seen) / (done - at_step) * MICRO
        found += [Row(f"up to {step:,} hands", "µs a hand", (cost,)), Row("", "MiB held", (resident(),))]
        seen, at_step = spent, done
    return [Table("Growth: hands never seen before", tuple(found), "One run: the question is whether it grows.")]
