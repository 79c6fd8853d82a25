"""Which yaku a reading holds. Values are in the rule sets; here only whether it is there."""

from .hand import value_pair_fu
from .tiles import DRAGON_IDS, DRAGONS, is_honour, is_outside, number


def triplets(reading):
    """Triplets and quads."""
    return [group for group in reading["groups"] if group["kind"] != "run"]


def runs(reading):
    """Runs, as their tiles."""
    return [group["tiles"] for group in reading["groups"] if group["kind"] == "run"]


def triplet_kinds(reading):
    """The kind of each triplet and quad."""
    return [group["tiles"][0] for group in triplets(reading)]


def concealed_triplets(rules, facts, reading):
    """How many triplets and quads are concealed: a triplet that a ron completes is open."""
    total = 0
    for group in triplets(reading):
        if group["open"]:
            if group["kind"] == "quad" and rules["open_kan_counts_as_concealed"]:
                total += 1
        elif facts["tsumo"] or not group["completed"]:
            total += 1
    return total


def identical_pairs(reading):
    """How many times two runs are the same; four of them are two times."""
    found = runs(reading)
    return sum(found.count(tiles) // 2 for tiles in set(found))


def is_pinfu(rules, facts, reading):
    """Four runs, a two-sided wait and a pair worth no fu (any pair, in one rule set)."""
    if reading["shape"] != "standard" or triplets(reading) or reading["wait"] != "ryanmen":
        return False
    if facts["tsumo"] and not rules["pinfu_tsumo"]:
        return False
    if facts["tsumo"] and not facts["closed"]:
        return False
    return rules["pinfu_any_pair"] or value_pair_fu(rules, facts, reading["pair"]) == 0


def is_ittsuu(rules, reading):
    """123 456 789 of a suit; in looped rule sets 234 567 891 and 345 678 912 as well."""
    found = set(runs(reading))
    starts = [1, 2, 3] if rules["loop"] else [1]
    for suit in "mps":
        for start in starts:
            wanted = set()
            for first in (start, start + 3, start + 6):
                numbers = sorted((first + step - 1) % 9 + 1 for step in range(3))
                wanted.add(tuple(f"{n}{suit}" for n in numbers))
            if wanted <= found:
                return True
    return False


def in_three_suits(groups):
    """The same numbers in three suits."""
    found = {(tuple(number(kind) for kind in tiles), tiles[0][1]) for tiles in groups if not is_honour(tiles[0])}
    return any(all((numbers, suit) in found for suit in "mps") for numbers, _ in found)


def every_part_outside(reading):
    """Each group and the pair hold a terminal or an honour."""
    parts = [group["tiles"] for group in reading["groups"]] + [(reading["pair"],)]
    return all(any(is_outside(kind) for kind in tiles) for tiles in parts)


def situation_yaku(rules, facts):
    """The yaku that do not look at the tiles."""
    timing = facts["timing"]
    return {
        "riichi": facts["riichi"] == "riichi",
        "double_riichi": facts["riichi"] == "double_riichi",
        "ippatsu": facts["ippatsu"] and rules["ippatsu"],
        "menzen_tsumo": facts["tsumo"] and facts["closed"],
        "haitei": timing == "last_tile" and facts["tsumo"],
        "houtei": timing == "last_tile" and not facts["tsumo"],
        "rinshan": timing == "rinshan",
        "chankan": timing == "chankan" or (timing == "chankan_nuki" and rules["nuki_chankan"]),
        "table_han": True,
    }


def tile_yaku(rules, facts):
    """The yaku that look at the tiles alone, however they are grouped."""
    kinds = facts["kinds"]
    suits = {kind[1] for kind in kinds} - {"z"}
    return {
        "tanyao": not any(is_outside(kind) for kind in kinds) and (facts["closed"] or rules["kuitan"]),
        "honroutou": all(is_outside(kind) for kind in kinds),
        "honitsu": len(suits) == 1,
        "chinitsu": len(suits) == 1 and not any(is_honour(kind) for kind in kinds),
    }


def group_yaku(rules, facts, reading):
    """The yaku of four groups and a pair."""
    sets = triplet_kinds(reading)
    quads = [group for group in reading["groups"] if group["kind"] == "quad"]
    found = runs(reading)
    dragons = [kind for kind in sets if kind in DRAGONS]
    held = {
        "pinfu": is_pinfu(rules, facts, reading),
        "iipeikou": identical_pairs(reading) >= 1,
        "ryanpeikou": identical_pairs(reading) >= 2,
        "isshoku_sanjun": any(found.count(tiles) >= 3 for tiles in found),
        "seat_wind": facts["seat_wind"] in sets,
        "round_wind": facts["round_wind"] in sets and not (rules["north"] == "dora" and facts["round_wind"] == "4z"),
        "north_wind": rules["north"] == "value" and "4z" in sets,
        "chanta": every_part_outside(reading),
        "junchan": every_part_outside(reading) and not any(is_honour(kind) for kind in facts["kinds"]),
        "ittsuu": is_ittsuu(rules, reading),
        "sanshoku_doujun": in_three_suits(found),
        "sanshoku_doukou": in_three_suits([(kind,) for kind in sets]),
        "toitoi": len(sets) == rules["groups"],
        "sanankou": concealed_triplets(rules, facts, reading) >= 3,
        "sankantsu": len(quads) >= 3,
        "shousangen": len(dragons) == 2 and reading["pair"] in DRAGONS,
    }
    for kind, name in DRAGON_IDS.items():
        held[name] = kind in sets
    return held


REPLACED_BY = {
    "riichi": ["double_riichi"],
    "iipeikou": ["ryanpeikou"],
    "chanta": ["junchan", "honroutou"],
    "honitsu": ["chinitsu"],
}


def han_yaku(rules, facts, reading):
    """The yaku with han of a reading, as {id: han}."""
    if reading["shape"] == "thirteen_orphans":
        return {}
    held = {**situation_yaku(rules, facts), **tile_yaku(rules, facts)}
    if reading["shape"] == "seven_pairs":
        held["chiitoitsu"] = True
        if rules["fu"] == "arushiaru" and rules["seven_pairs_fu"] == 100:
            held = {"chiitoitsu": True}
    else:
        held.update(group_yaku(rules, facts, reading))
    worth = {}
    for name, is_held in held.items():
        closed, opened = rules["han"].get(name, (None, None))
        han = closed if facts["closed"] else opened
        if is_held and han is not None:
            worth[name] = han
    for name, stronger in REPLACED_BY.items():
        if any(other in worth for other in stronger):
            worth.pop(name, None)
    return worth
