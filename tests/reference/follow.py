"""What follows a hand: the next one, or the end of the game."""

from .hand import seats_of


def dealer_is_first(rules, points):
    """Nobody is before the dealer of the last hand, who sat last at the start."""
    others = [value for seat, value in points.items() if seat != "E"]
    if rules["ties"] == "split":
        return points["E"] >= max(others)
    return points["E"] > max(others)


def end_reason(rules, table, settled, points):
    """Why the game is over, or None."""
    regular = {"tonpuu": 0, "hanchan": 1}[rules["length"]]
    current = "ESWN".index(table["round"])
    last_number = table["number"] == rules["players"]
    target = rules["extra_round_to"]
    if points is not None:
        lowest, highest = min(points.values()), max(points.values())
        if rules["bust"] and (lowest < 0 or (rules["bust_at_zero"] and lowest <= 0)):
            return "bust"
        if rules["wins_at"] and highest >= rules["wins_at"]:
            return "target_reached"
        if rules["goes_on_after_a_win"] and settled["kind"] == "win":
            return None
        if target and current > regular and highest >= target:
            return "target_reached"
    if current < regular or not last_number:
        return None
    if settled["keeps"]:
        if points is None or not dealer_is_first(rules, points) or points["E"] < target:
            return None
        if settled["dealer_won"] and rules["agari_yame"]:
            return "agari_yame"
        if settled["kind"] == "exhaustive" and settled["dealer_tenpai"] and rules["tenpai_yame"]:
            return "tenpai_yame"
        return None
    if target and current == regular and (points is None or max(points.values()) < target):
        return None
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
