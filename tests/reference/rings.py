"""Which tiles a rule set plays with, which runs they make, and what follows a tile as dora."""

from .tiles import DRAGONS, WINDS, in_order


def rings(rules):
    """The ordered rows of kinds of this rule set: three suits (fewer or shorter ones in some), winds, dragons."""
    rows = []
    numbers = {"all": "123456789", "ends": "19", "none": ""}[rules["characters"]]
    if numbers:
        rows.append([n + "m" for n in numbers])
    rows.append([n + "p" for n in "123456789"])
    rows.append([n + "s" for n in "123456789"])
    rows.append(WINDS)
    rows.append(DRAGONS)
    return rows


def wall(rules):
    """Every kind of the wall."""
    return [kind for row in rings(rules) for kind in row]


def runs(rules):
    """Every run, as an ordered triple. In looped rule sets a run may go round the end of its row, honours too."""
    found = []
    for row in rings(rules):
        size = len(row)
        if rules["loop"]:
            found += [tuple(row[(start + step) % size] for step in range(3)) for start in range(size)]
        elif size == 9:
            found += [tuple(row[start : start + 3]) for start in range(7)]
    return found


def runs_by_tiles(rules):
    """The runs again, by the tiles they consist of: {tiles in order: [ordered triples]}.

    Three dragons are one set of tiles, but three ordered triples; the wait depends on which one is meant.
    """
    found = {}
    for run in runs(rules):
        found.setdefault(in_order(run), []).append(run)
    return found


def next_kind(rules, kind):
    """The dora that an indicator shows: the next in its row, the first after the last."""
    for row in rings(rules):
        if kind in row:
            return row[(row.index(kind) + 1) % len(row)]
    raise ValueError(f"{kind} is not in this wall")
