"""Complete hands of many kinds, built from groups. A hand is a list of groups and a pair, or fourteen loose tiles."""

from .rings import runs, wall
from .tiles import DRAGONS, GREENS, ORPHANS, TERMINALS, WINDS, counted, in_order, is_honour, is_outside


def possible(hand):
    """No more than four of a kind."""
    return max(counted(tiles_of(hand)).values()) <= 4


def tiles_of(hand):
    """All tiles of a built hand."""
    return [kind for _, tiles in hand["groups"] for kind in tiles] + list(hand["loose"])


def group_from(rng, rules, pool, chances):
    """A run, triplet or quad of tiles of the pool."""
    runs_there = [run for run in runs(rules) if all(kind in pool for kind in run)]
    name = rng.choices(["run", "triplet", "quad"], chances)[0]
    if name == "run" and runs_there:
        return ("run", in_order(rng.choice(runs_there)))
    if name == "quad":
        return ("quad", (rng.choice(pool),) * 4)
    return ("triplet", (rng.choice(pool),) * 3)


def filled(rng, rules, groups, pool, pair=None):
    """The given groups, filled up from a pool (its tiles, and the chances of run, triplet, quad), and a pair."""
    kinds, chances = pool
    groups = list(groups)[: rules["groups"]]
    while len(groups) < rules["groups"]:
        groups.append(group_from(rng, rules, kinds, chances))
    return {"groups": groups, "loose": [pair or rng.choice(kinds)] * 2}


def mixed(rng, rules):
    """Anything."""
    return filled(rng, rules, [], (wall(rules), (6, 3, 1)))


def of_a_pool(rng, rules):
    """Tiles of one suit, with or without honours; simples; greens; terminals; honours."""
    kinds = wall(rules)
    suit = rng.choice("mpss" if rules["characters"] == "all" else "ps")
    pools = [
        [kind for kind in kinds if kind[1] == suit],
        [kind for kind in kinds if kind[1] in (suit, "z")],
        [kind for kind in kinds if not is_outside(kind)],
        GREENS,
        [kind for kind in TERMINALS if kind in kinds],
        [kind for kind in kinds if is_outside(kind)],
        [kind for kind in kinds if is_honour(kind)],
    ]
    chances = rng.choice([(6, 3, 1), (1, 3, 1), (1, 0, 0)])
    return filled(rng, rules, [], (rng.choice(pools), chances))


def outside(rng, rules):
    """Every part with a terminal or, half the time, an honour."""
    kinds = wall(rules)
    if rng.random() < 0.5:
        kinds = [kind for kind in kinds if not is_honour(kind)]
    edge = [kind for kind in kinds if is_outside(kind)]
    edge_runs = [run for run in runs(rules) if any(kind in edge for kind in run) and all(k in kinds for k in run)]
    groups = []
    for _ in range(rules["groups"]):
        if edge_runs and rng.random() < 0.7:
            groups.append(("run", in_order(rng.choice(edge_runs))))
        else:
            groups.append(("triplet", (rng.choice(edge),) * 3))
    return {"groups": groups, "loose": [rng.choice(edge)] * 2}


def triplets(rng, rules):
    """All triplets and quads, or all quads."""
    return filled(rng, rules, [], (wall(rules), rng.choice([(0, 3, 1), (0, 1, 4), (0, 0, 1), (0, 1, 0)])))


def honour_sets(rng, rules):
    """Two or three dragons, three or four winds, sometimes with the last as the pair."""
    row = rng.choice([DRAGONS, WINDS])
    order = rng.sample(row, len(row))
    count = min(rng.choice([len(row) - 1, len(row)]), rules["groups"])
    all_quads = rng.random() < 0.2
    names = ["quad" if all_quads else set_name(rng) for _ in range(count)]
    groups = [(name, (kind,) * (4 if name == "quad" else 3)) for name, kind in zip(names, order, strict=False)]
    pair = order[count] if count < len(row) and rng.random() < 0.8 else None
    chances = (0, 0, 1) if all_quads else (3, 3, 1)
    return filled(rng, rules, groups, (wall(rules), chances), pair)


def set_name(rng):
    """Mostly a triplet."""
    return rng.choices(["triplet", "quad"], (3, 1))[0]


def patterned(rng, rules):
    """Straights, three colours, the same run twice or more, three colours of triplets."""
    all_runs = [in_order(run) for run in runs(rules)]
    suited = [run for run in runs(rules) if not is_honour(run[0])]
    suits = sorted({run[0][1] for run in suited})
    simple = [kind for kind in wall(rules) if not is_outside(kind)]
    pattern = rng.choice(["straight", "colours", "twice", "simples", "two pairs", "thrice", "triplets"])
    base = rng.choice(suited)
    if pattern == "straight":
        suit = rng.choice("mps" if rules["characters"] == "all" else "ps")
        start = rng.choice([0, 1, 2]) if rules["loop"] else 0
        numbers = [f"{(start + step) % 9 + 1}{suit}" for step in range(9)]
        groups = [("run", in_order(numbers[place : place + 3])) for place in (0, 3, 6)]
    elif pattern == "colours":
        groups = [("run", in_order([kind[0] + suit for kind in base])) for suit in suits]
    elif pattern == "twice":
        groups = [("run", rng.choice(all_runs))] * 2
    elif pattern == "simples":
        run = rng.choice([run for run in all_runs if not any(is_outside(kind) for kind in run)])
        return filled(rng, rules, [("run", run)] * 2, (simple, (1, 0, 0)))
    elif pattern == "two pairs":
        groups = [("run", rng.choice(all_runs))] * 2 + [("run", rng.choice(all_runs))] * 2
    elif pattern == "thrice":
        groups = [("run", rng.choice(all_runs))] * rng.choice([3, 4])
    else:
        groups = [("triplet", (base[0][0] + suit,) * 3) for suit in "mps"]
    kinds = wall(rules)
    # A run of one suit need not have its like in another: 1m 9m 1m has none.
    groups = [group for group in groups if group[0] == "triplet" or group[1] in all_runs]
    groups = [group for group in groups if all(kind in kinds for kind in group[1])]
    return filled(rng, rules, groups, (kinds, (6, 3, 1)))


def pairs(rng, rules):
    """Seven pairs of anything, of one suit and honours, or of honours."""
    kinds = wall(rules)
    suit = rng.choice("ps")
    few = [kind for kind in kinds if kind[1] in (suit, "z")]
    pool = rng.choice([kinds, kinds, few, [kind for kind in kinds if is_outside(kind)]])
    return {"groups": [], "loose": [kind for kind in rng.sample(pool, 7) for _ in range(2)]}


def orphans(rng, _rules):
    """Thirteen orphans."""
    return {"groups": [], "loose": [*ORPHANS, rng.choice(ORPHANS)]}


def gates(rng, rules):
    """Nine gates."""
    suit = rng.choice("mps" if rules["characters"] == "all" else "ps")
    return {"groups": [], "loose": [n + suit for n in "1112345678999" + rng.choice("123456789")]}


def nearly(rng, rules):
    """A hand with one tile changed: mostly incomplete."""
    hand = mixed(rng, rules)
    loose = [kind for name, tiles in hand["groups"] if name != "quad" for kind in tiles] + hand["loose"]
    loose[rng.randrange(len(loose))] = rng.choice(wall(rules))
    return {"groups": [group for group in hand["groups"] if group[0] == "quad"], "loose": loose}


def build(rng, rules):
    """A hand by a random recipe that the tiles allow."""
    recipes = [mixed, of_a_pool, outside, triplets, honour_sets, patterned, nearly]
    chances = [30, 22, 9, 8, 10, 13, 4]
    if rules["groups"] == 4:
        # Pairs and gates are built even where no rule set values them: they are then read as groups or incomplete.
        recipes += [pairs, orphans, gates]
        chances += [5, 3, 4]
    while True:
        hand = rng.choices(recipes, chances)[0](rng, rules)
        if possible(hand):
            return hand
