"""Fu of a reading."""

from .hand import value_pair_fu
from .tiles import is_outside


def group_fu(facts, group):
    """Triplets 2 open and simple; doubled outside, doubled concealed, four times for a quad. Runs none."""
    if group["kind"] == "run":
        return 0
    fu = 2
    if is_outside(group["tiles"][0]):
        fu *= 2
    by_ron = group["completed"] and not facts["tsumo"]
    if not group["open"] and not by_ron:
        fu *= 2
    if group["kind"] == "quad":
        fu *= 4
    return fu


def table_fu(facts, pinfu):
    """The table of 宇宙三麻: pinfu by tsumo 20, another closed ron 40, everything else 30."""
    if pinfu and facts["tsumo"]:
        return 20
    if facts["closed"] and not facts["tsumo"] and not pinfu:
        return 40
    return 30


def fu_of(rules, facts, reading, yaku):
    """The fu of a reading, rounded up to tens."""
    if reading["shape"] == "seven_pairs":
        return rules["seven_pairs_fu"]
    pinfu = "pinfu" in yaku
    if rules["fu"] == "table":
        return table_fu(facts, pinfu)
    fu = 20
    if facts["tsumo"]:
        waived = pinfu or (facts["timing"] == "rinshan" and not rules["rinshan_fu"])
        fu += 0 if waived else 2
    elif facts["closed"]:
        fu += 10
    if reading["wait"] in ("kanchan", "penchan", "tanki"):
        fu += 2
    fu += value_pair_fu(rules, facts, reading["pair"])
    fu += sum(group_fu(facts, group) for group in reading["groups"])
    if rules["fu"] == "arushiaru":
        if "chinitsu" in yaku:
            fu += 10
    elif fu == 20 and not facts["closed"]:
        fu = 30
    return -(-fu // 10) * 10
