"""Settle a game: final points, return points, uma, oka, ties, bust prizes. Computed in hundredths of a thousand."""

from .rulesets import oka, rules_of

UNIT = 100


def split(total, count):
    """Shares of a whole, the rest one by one to the earlier."""
    share, rest = divmod(total, count)
    return [share + (1 if place < rest else 0) for place in range(count)]


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


def share_out(by_place, groups, players):
    """What each seat gets of the amounts of the places; seats of one rank share theirs."""
    shares = [0] * players
    place = 0
    for group in groups:
        pot = sum(by_place[place : place + len(group)])
        for seat, share in zip(group, split(pot, len(group)), strict=True):
            shares[seat] = share
        place += len(group)
    return shares


def ranks_of(groups, players):
    """The rank of each seat: 1, 1, 3 where two share the first."""
    ranks = [0] * players
    for group in groups:
        better = sum(1 for rank in ranks if rank)
        for seat in group:
            ranks[seat] = better + 1
    return ranks


def totals_of(rules, groups, parts):
    """The sum of the parts of each seat; unless the rounding is exact the first takes minus the sum of the others."""
    totals = [sum(of_seat) for of_seat in zip(*parts, strict=True)]
    if rules["rounding"] != "none":
        others = sum(total for seat, total in enumerate(totals) if seat not in groups[0])
        for seat, share in zip(groups[0], split(-others, len(groups[0])), strict=True):
            totals[seat] = share
    return totals


def settle_game(request):
    """The answer to a game request, as a plain dict; ValueError where the request makes no sense."""
    rules = rules_of(request)
    points = list(request["points"])
    players = len(points)
    deposits = request.get("deposits") or 0
    if players != rules["players"] or (deposits and not rules["riichi_played"]):
        raise ValueError("wrong number of seats, or deposits where there are none")
    groups = groups_by_rank(points, rules["ties"])
    receivers = sorted(groups[0]) if deposits and rules["leftover_deposits"] == "first" else []
    if receivers:
        for seat, hundreds in zip(receivers, split(deposits * 10, len(receivers)), strict=True):
            points[seat] += hundreds * 100
    base = [rounded(value, rules["rounding"]) - rules["return_points"] // 10 for value in points]
    uma = share_out([round(value * UNIT) for value in uma_of(rules, points)], groups, players)
    first_prize = share_out([round(oka(rules) * UNIT)] + [0] * (players - 1), groups, players)
    totals = totals_of(rules, groups, [base, uma, first_prize])
    bust = bust_prizes(rules, request.get("busts") or [], players)
    ranks = ranks_of(groups, players)
    results = []
    for seat in range(players):
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
