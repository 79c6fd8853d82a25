"""Who pays whom: shares, liability, wareme, honba, deposits."""

from .points import ron_payment, tsumo_payments


def usual(rules, facts, base):
    """The payments of a win without liability, {payer: points}."""
    if base == 0:
        return {}
    if facts["tsumo"]:
        return tsumo_payments(rules, base, facts["seat"])
    return {facts["discarder"]: ron_payment(rules, base, facts["seat"])}


def liable_payments(rules, facts, base, liable):
    """The payments of the part that somebody is liable for, as [(payer, points, reason)]."""
    if facts["tsumo"]:
        return [(liable, sum(tsumo_payments(rules, base, facts["seat"]).values()), "pao")]
    whole = ron_payment(rules, base, facts["seat"])
    if liable == facts["discarder"]:
        return [(liable, whole, "win")]
    return [(facts["discarder"], whole // 2, "win"), (liable, whole // 2, "pao")]


def active_liabilities(facts, worth):
    """The liabilities that count for this win, as [(yaku, seat)]."""
    active = []
    for item in facts["liable"]:
        if item["yaku"] == "yakuhai":
            if worth["limit"] == "mangan":
                active.append((item["yaku"], item["seat"]))
        elif item["yaku"] in worth["yaku"]:
            active.append((item["yaku"], item["seat"]))
        else:
            raise ValueError(f"the hand has no {item['yaku']}")
    return active


def win_payments(rules, facts, worth):
    """What is paid for the hand itself, as [(payer, points, reason)]."""
    liable = active_liabilities(facts, worth)
    if not liable:
        return [(payer, points, "win") for payer, points in usual(rules, facts, worth["base"]).items()]
    if rules["pao_scope"] == "hand" or not rules["yakuman_add_up"]:
        return liable_payments(rules, facts, worth["base"], liable[0][1])
    paid = []
    rest = worth["base"]
    for name, seat in liable:
        part = 8000 * worth["yaku"][name]
        rest -= part
        paid += liable_payments(rules, facts, part, seat)
    return paid + [(payer, points, "win") for payer, points in usual(rules, facts, rest).items()]


def honba_payments(rules, facts, worth):
    """What is paid for the counters: by each payer of a tsumo, by the discarder, or by the liable player."""
    total = rules["honba_points"] * facts["honba"]
    if total == 0:
        return []
    liable = active_liabilities(facts, worth)
    if liable and (facts["tsumo"] or rules["pao_honba"] == "liable"):
        payers = [liable[0][1]]
    elif facts["tsumo"]:
        payers = [seat for seat in "ESWN"[: rules["players"]] if seat != facts["seat"]]
    else:
        payers = [facts["discarder"]]
    return [(payer, total // len(payers), "honba") for payer in payers]


def payments_of(rules, facts, worth):
    """All payments of a win as dicts of from, to, points and reason."""
    winner = facts["seat"]
    paid = win_payments(rules, facts, worth)
    for payer, points, _ in list(paid):
        if facts["wareme"] == "all" or facts["wareme"] in (payer, winner):
            paid.append((payer, points, "wareme"))
    paid += honba_payments(rules, facts, worth)
    if facts["deposits"]:
        paid.append(("table", 1000 * facts["deposits"], "deposit"))
    return [{"from": payer, "to": winner, "points": points, "reason": reason} for payer, points, reason in paid]
