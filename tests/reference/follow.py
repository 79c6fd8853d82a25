"""What follows a hand: the next one, or the end of the game."""

from .hand import seats_of


def dealer_is_first(rules, points):
    """Nobody is before the dealer of the last hand, who sat last at the start."""
    others = [value for seat, value in points.items() if seat != "E"]
    if rules["ties"] == "split":
        return points["E"] >= max(others)
    return points["E"] > max(others)


def in_extra_round(rules, table):
    """Whether the hand's round is after the last regular one."""
    return "ESWN".index(table["round"]) > {"tonpuu": 0, "hanchan": 1}[rules["length"]]


def is_last_hand(rules, table):
    """Whether the hand is the last of the last regular round, or of one after it."""
    last = {"tonpuu": "E", "hanchan": "S"}[rules["length"]]
    return table["number"] == rules["players"] and (table["round"] == last or in_extra_round(rules, table))


def end_by_points(rules, table, points):
    """Bust, or the points that end the game at once."""
    lowest, highest = min(points.values()), max(points.values())
    if rules["bust"] and (lowest < 0 or (rules["bust_at_zero"] and lowest == 0)):
        return "bust"
    if rules["wins_at"] and highest >= rules["wins_at"]:
        return "target_reached"
    if rules["extra_round_to"] and in_extra_round(rules, table) and highest >= rules["extra_round_to"]:
        return "target_reached"
    return None


def end_by_the_dealer(rules, settled, points):
    """The dealer of the last hand keeps the deal, but ends the game where he is first (with the target, if any)."""
    if points is None or not dealer_is_first(rules, points) or points["E"] < rules["extra_round_to"]:
        return None
    if settled["dealer_won"] and rules["agari_yame"]:
        return "agari_yame"
    if settled["kind"] == "exhaustive" and settled["dealer_tenpai"] and rules["tenpai_yame"]:
        return "tenpai_yame"
    return None


def end_reason(rules, table, settled, points):
    """Why the game is over, or None."""
    reason = end_by_points(rules, table, points) if points is not None else None
    goes_on = rules["goes_on_after_a_win"] and settled["kind"] == "win"
    if reason or goes_on or not is_last_hand(rules, table):
        return reason
    if settled["keeps"]:
        return end_by_the_dealer(rules, settled, points)
    if rules["extra_round_to"] and not in_extra_round(rules, table):
        below = points is None or max(points.values()) < rules["extra_round_to"]
        return None if below else "last_hand"
    return "last_hand"


def what_follows(rules, table, settled, points):
    """The next hand's table and None, or None and the reason of the end."""
    reason = end_reason(rules, table, settled, points)
    if reason:
        return None, {"reason": reason}
    goes_on = rules["goes_on_after_a_win"] and settled["kind"] == "win"
    keeps = goes_on or settled["keeps"]
    following = {
        "round": table["round"],
        "number": table["number"],
        "honba": table["honba"] if goes_on else settled["counter"],
        "deposits": settled["deposits"],
        "renchan": None if goes_on else keeps,
    }
    seats = seats_of(rules)
    if not keeps:
        following["number"] += 1
        if following["number"] > rules["players"]:
            following["number"] = 1
            following["round"] = "ESWN"[("ESWN".index(table["round"]) + 1) % 4]
    if points is not None:
        moved = 0 if keeps else 1
        following["points"] = {seats[(i - moved) % len(seats)]: points[seat] for i, seat in enumerate(seats)}
    return following, None
