"""All readings of a complete hand, by trying everything."""

from .rings import runs_by_tiles
from .tiles import ORPHANS, counted, in_order


def splits(counts, runs):
    """Every way to split the counted tiles into triplets and runs: a set of sorted tuples of groups.

    A group is a pair of its name and its tiles. The first tile that is left has to be in some group: try them all.
    """
    left = [kind for kind in in_order(counts) if counts[kind] > 0]
    if not left:
        return {()}
    first = left[0]
    tries = [("triplet", (first,) * 3)]
    tries += [("run", tiles) for tiles in runs if first in tiles]
    found = set()
    for group in tries:
        rest = dict(counts)
        for kind in group[1]:
            rest[kind] = rest.get(kind, 0) - 1
        if min(rest.values()) < 0:
            continue
        for others in splits(rest, runs):
            found.add(tuple(sorted((group, *others))))
    return found


def wait_in_run(run, winning, looped):
    """The waits by which the winning tile may have completed this ordered run."""
    waits = set()
    for place, kind in enumerate(run):
        if kind != winning:
            continue
        if place == 1:
            waits.add("kanchan")
        elif looped:
            waits.add("ryanmen")
        elif (place == 2 and run[0][0] == "1") or (place == 0 and run[2][0] == "9"):
            waits.add("penchan")
        else:
            waits.add("ryanmen")
    return waits


def melded_group(meld):
    """A meld of the hand as a group: what it is, its tiles, whether it is open."""
    kinds = in_order(meld["kinds"])
    if meld["type"] == "chi":
        return {"kind": "run", "tiles": kinds, "open": True, "completed": False}
    if meld["type"] == "pon":
        return {"kind": "triplet", "tiles": kinds, "open": True, "completed": False}
    return {"kind": "quad", "tiles": kinds, "open": meld["type"] != "ankan", "completed": False}


def standard_readings(rules, concealed, melds, winning):
    """Readings as groups and a pair: one for each split and each place where the winning tile may stand."""
    by_tiles = runs_by_tiles(rules)
    called = [melded_group(meld) for meld in melds]
    counts = counted(concealed)
    if len(concealed) != 3 * (rules["groups"] - len(melds)) + 2:
        raise ValueError("wrong number of tiles")
    readings = []
    for pair in in_order(counts):
        if counts[pair] < 2:
            continue
        rest = dict(counts)
        rest[pair] -= 2
        for split in sorted(splits(rest, by_tiles)):
            for completed, wait in places(rules, split, pair, winning):
                readings.append(reading(split, pair, completed, wait, called))
    return readings


def places(rules, split, pair, winning):
    """Where the winning tile may stand, as [(index of the group or None for the pair, wait)]."""
    found = [(None, "tanki")] if pair == winning else []
    for index, (name, tiles) in enumerate(split):
        if winning not in tiles or (name, tiles) in split[:index]:
            continue
        if name == "triplet":
            found.append((index, "shanpon"))
        else:
            waits = set()
            for run in runs_by_tiles(rules)[tiles]:
                waits |= wait_in_run(run, winning, rules["loop"])
            found += [(index, wait) for wait in sorted(waits)]
    return found


def reading(split, pair, completed, wait, called):
    """One reading as a dict."""
    groups = [
        {"kind": name, "tiles": tiles, "open": False, "completed": index == completed}
        for index, (name, tiles) in enumerate(split)
    ]
    return {"shape": "standard", "groups": groups + called, "pair": pair, "wait": wait}


def all_readings(rules, concealed, melds, winning):
    """Every reading of the hand; none when it is not complete."""
    readings = standard_readings(rules, concealed, melds, winning)
    counts = counted(concealed)
    if not melds and rules["seven_pairs"] and len(counts) == 7 and set(counts.values()) == {2}:
        readings.append({"shape": "seven_pairs", "groups": [], "pair": None, "wait": "tanki"})
    if not melds and rules["thirteen_orphans"] and sorted(counts) == sorted(ORPHANS):
        thirteen = counts[winning] == 2
        wait = "thirteen" if thirteen else "tanki"
        readings.append({"shape": "thirteen_orphans", "groups": [], "pair": None, "wait": wait})
    return readings
