"""Settle a game: final points, return points, uma, oka, ties, bust prizes. Computed in hundredths of a thousand."""

from .rulesets import oka, rules_of

UNIT = 100


def split(total, count):
    """Shares of a whole, the rest one by one to the earlier."""
    share, rest = divmod(abs(total), count)
    sign = 1 if total >= 0 else -1
    return [sign * (share + (1 if place < rest else 0)) for place in range(count)]


def rounded(points, way):
    """Points as hundredths of a thousand, rounded to whole thousands by the named way."""
    if way == "none":
        return points // 10
    thousands, rest = divmod(abs(points), 1000)
    if way in ("shishagonyu", "half_away"):
        up = rest >= 500
    elif way == "gosharokunyu":
        up = rest > 500
    else:
        up = False
    size = (thousands + (1 if up else 0)) * UNIT
    return size if points >= 0 else -size


def groups_by_rank(points, ties):
    """Seats from first to last, as lists of those who share a place."""
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    groups = []
    for seat in order:
        if ties == "split" and groups and points[groups[-1][0]] == points[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups


def uma_of(rules, points):
    """The uma from first to last, fixed or by how many are at the return points or more."""
    table = rules["floating_uma"] or {}
    above = sum(1 for value in points if value >= rules["return_points"])
    return table.get(str(above)) or rules["uma"]


def settle_game(request):
    """The answer to a game request, as a plain dict."""
    rules = rules_of(request)
    points = list(request["points"])
    deposits = request.get("deposits") or 0
    if len(points) != rules["players"]:
        raise ValueError("wrong number of seats")
    if deposits and not rules["riichi_played"]:
        raise ValueError("no deposits in this rule set")
    groups = groups_by_rank(points, rules["ties"])
    receivers = []
    if deposits and rules["leftover_deposits"] == "first":
        receivers = sorted(groups[0])
        for seat, hundreds in zip(receivers, split(deposits * 10, len(receivers)), strict=True):
            points[seat] += hundreds * 100
    return_units = rules["return_points"] // 10
    base = [rounded(value, rules["rounding"]) - return_units for value in points]
    uma = [0] * len(points)
    first_prize = [0] * len(points)
    ranks = [0] * len(points)
    by_place = [round(value * UNIT) for value in uma_of(rules, points)]
    place = 0
    for group in groups:
        pot = sum(by_place[place : place + len(group)])
        for seat, share in zip(group, split(pot, len(group)), strict=True):
            uma[seat] = share
            ranks[seat] = place + 1
        if place == 0:
            for seat, share in zip(group, split(round(oka(rules) * UNIT), len(group)), strict=True):
                first_prize[seat] = share
        place += len(group)
    totals = [base[seat] + uma[seat] + first_prize[seat] for seat in range(len(points))]
    if rules["rounding"] != "none":
        others = sum(totals[seat] for seat in range(len(points)) if seat not in groups[0])
        for seat, share in zip(groups[0], split(-others, len(groups[0])), strict=True):
            totals[seat] = share
    bust = bust_prizes(rules, request.get("busts") or [], len(points))
    results = []
    for seat in range(len(points)):
        result = {
            "seat": seat,
            "points": points[seat],
            "rank": ranks[seat],
            "base": base[seat] / UNIT,
            "uma": uma[seat] / UNIT,
            "oka": first_prize[seat] / UNIT,
            "bust": bust[seat] / UNIT,
            "total": (totals[seat] + bust[seat]) / UNIT,
        }
        if rules["wins_at"]:
            result["sunk"] = points[seat] < rules["start_points"]
        results.append(result)
    answer = {"results": results, "leftover_deposits": {"to": receivers}}
    if rules["wins_at"]:
        answer["top"] = {3: "A", 2: "B", 1: "C"}.get(sum(1 for result in results if result["sunk"]))
    return answer


def bust_prizes(rules, busts, players):
    """+ for the nearest in turn who busted a player, − for the busted one, in hundredths."""
    prizes = [0] * players
    if busts and not rules["bust_prize"]:
        raise ValueError("no bust prize in this rule set")
    for bust in busts:
        victim = bust["seat"]
        for step in range(1, players):
            seat = (victim + step) % players
            if seat in bust["by"]:
                prizes[seat] += rules["bust_prize"] * UNIT
                prizes[victim] -= rules["bust_prize"] * UNIT
                break
    return prizes
