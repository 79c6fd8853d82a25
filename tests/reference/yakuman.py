"""Which yakuman (or yaku of a fixed limit) a reading holds."""

from .tiles import DRAGONS, GREENS, TERMINALS, WINDS, counted, is_honour, number
from .yaku import concealed_triplets, han_yaku, triplet_kinds


def is_nine_gates(facts):
    """1112345678999 of one suit and one tile more, nothing melded."""
    kinds = facts["concealed"]
    if facts["melds"] or len({kind[1] for kind in kinds}) != 1 or is_honour(kinds[0]) or len(kinds) != 14:
        return False
    counts = counted(number(kind) for kind in kinds)
    return all(counts.get(n, 0) >= (3 if n in (1, 9) else 1) for n in range(1, 10))


def is_pure_nine_gates(facts):
    """The same, and without the winning tile it is 1112345678999 itself."""
    if not is_nine_gates(facts):
        return False
    counts = counted(number(kind) for kind in facts["concealed"])
    return counts[number(facts["winning"])] in (2, 4)


def first_turn(rules, facts):
    """Tenhou, chiihou, renhou by seat and win."""
    if facts["timing"] != "first_turn":
        return []
    dealer = facts["seat"] == "E"
    if facts["tsumo"]:
        return ["tenhou"] if dealer else ["chiihou"]
    if dealer:
        return []
    if rules["fu"] == "arushiaru":
        return ["chiihou"] if facts["discarder"] == "E" else []
    return ["renhou"] if "ESWN".index(facts["discarder"]) < "ESWN".index(facts["seat"]) else []


def standard_held(rules, facts, reading):
    """The yakuman of four groups and a pair."""
    sets = triplet_kinds(reading)
    pair = reading["pair"]
    quads = [group for group in reading["groups"] if group["kind"] == "quad"]
    winds = [kind for kind in sets if kind in WINDS]
    concealed = concealed_triplets(rules, facts, reading)
    small_winds = len(winds) == 3 and pair in WINDS
    big_winds = len(winds) == 4
    weak = han_yaku({**rules, "yakuman": []}, facts, reading)
    return {
        "suuankou": concealed == 4,
        "suuankou_tanki": concealed == 4 and reading["wait"] == "tanki",
        "daisangen": all(kind in sets for kind in DRAGONS),
        "shousuushii": small_winds,
        "daisuushii": big_winds,
        "suushiihou": small_winds or big_winds,
        "suukantsu": len(quads) == 4,
        "chuuren": is_nine_gates(facts),
        "junsei_chuuren": is_pure_nine_gates(facts),
        "mentanpin_iipeikou": ("riichi" in weak or "double_riichi" in weak)
        and ("iipeikou" in weak or "ryanpeikou" in weak)
        and "tanyao" in weak
        and "pinfu" in weak,
    }


def held_yakuman(rules, facts, reading):
    """The names that hold, before the rule set says what it has."""
    kinds = facts["kinds"]
    held = first_turn(rules, facts)
    if reading["shape"] == "thirteen_orphans":
        return [*held, "kokushi", *(["kokushi_13"] if reading["wait"] == "thirteen" else [])]
    if reading["shape"] == "seven_pairs" and rules["seven_pairs_fu"] == 100:
        return held
    if all(is_honour(kind) for kind in kinds):
        held.append("tsuuiisou")
    if all(kind in GREENS for kind in kinds):
        held.append("ryuuiisou")
    if all(kind in TERMINALS for kind in kinds):
        held.append("chinroutou")
    if reading["shape"] == "standard":
        held += [name for name, is_held in standard_held(rules, facts, reading).items() if is_held]
    return held


STRONGER = {"kokushi": "kokushi_13", "suuankou": "suuankou_tanki", "chuuren": "junsei_chuuren"}


def yakuman_of(rules, facts, reading):
    """The yakuman of a reading, as {id: multiple}."""
    held = held_yakuman(rules, facts, reading)
    worth = {}
    for name in held:
        if name in rules["double_yakuman"]:
            worth[name] = 2
        elif name in rules["yakuman"] or (name == "renhou" and rules["renhou"] == "yakuman"):
            worth[name] = 1
    for plain, strong in STRONGER.items():
        if strong in worth:
            worth.pop(plain, None)
    return worth


def limit_yaku_of(rules, facts, reading):
    """The yaku of a fixed limit, as {id: limit}."""
    held = held_yakuman(rules, facts, reading)
    worth = {name: rules["limits"][name] for name in held if name in rules["limits"]}
    if "renhou" in held and rules["renhou"] in ("mangan", "baiman"):
        worth["renhou"] = rules["renhou"]
    return worth
