"""Settle one hand: wins or a draw, the sticks, and what comes next."""

from .follow import what_follows
from .hand import seats_of
from .points import MANGAN, tsumo_payments
from .rulesets import rules_of
from .score import score


def turn_from(seats, seat):
    """The other seats in turn after this one."""
    place = seats.index(seat)
    return [seats[(place + step) % len(seats)] for step in range(1, len(seats))]


def settle_round(request):
    """The answer to a round request, as a plain dict; ValueError where the request makes no sense."""
    rules = rules_of(request)
    seats = seats_of(rules)
    table = {"riichi": [], "honba": 0, "deposits": 0, "round": "E"}
    table.update(
        {key: value for key, value in request["table"].items() if value not in (None, "", 0, "none", "normal")}
    )
    if not rules["riichi_played"] and (table["riichi"] or table["deposits"]):
        raise ValueError("no riichi and no deposits in this rule set")
    wins = request.get("wins") or []
    draw = request.get("draw")
    if bool(wins) == bool(draw):
        raise ValueError("either wins or a draw")
    payments = [{"from": seat, "to": "table", "points": 1000, "reason": "riichi"} for seat in table["riichi"]]
    sticks = table["deposits"] + len(table["riichi"])
    settled = settle_wins(rules, request, table, sticks) if wins else settle_draw(rules, table, draw, sticks)
    payments += settled["payments"]
    deltas = deltas_of(seats, payments)
    points = None
    if table.get("points"):
        points = {seat: table["points"][seat] + deltas[seat] for seat in seats}
    answer = {
        "scores": settled["scores"],
        "denied": settled["denied"],
        "payments": payments,
        "deltas": deltas,
        "deposits": settled["deposits"],
    }
    if points is not None:
        answer["points"] = points
    answer["next"], answer["game_over"] = what_follows(rules, table, settled, points)
    return answer


def deltas_of(seats, payments):
    """What the payments come to for each seat."""
    deltas = dict.fromkeys(seats, 0)
    for payment in payments:
        if payment["from"] != "table":
            deltas[payment["from"]] -= payment["points"]
        if payment["to"] != "table":
            deltas[payment["to"]] += payment["points"]
    return deltas


def winners_in_turn(rules, seats, wins):
    """The winners in turn from the discarder, and those whom a head bump denies."""
    winners = [win["situation"]["seat"] for win in wins]
    kinds = {win["situation"]["win"] for win in wins}
    if len(set(winners)) != len(winners):
        raise ValueError("the same winner twice")
    if kinds == {"tsumo"} and len(wins) == 1:
        return winners, []
    discarders = {win["situation"].get("discarder") for win in wins}
    if kinds != {"ron"} or len(discarders) != 1:
        raise ValueError("a tsumo stands alone, and rons have one discarder")
    order = [seat for seat in turn_from(seats, discarders.pop()) if seat in winners]
    if rules["several_ron"] == "head_bump":
        return order[:1], order[1:]
    if rules["several_ron"] == "two" and len(order) > 2:
        raise ValueError("three rons are a draw")
    return order, []


def settle_wins(rules, request, table, sticks):
    """One tsumo, or one to three rons in turn from the discarder."""
    seats = seats_of(rules)
    wins = request["wins"]
    winners = [win["situation"]["seat"] for win in wins]
    order, denied = winners_in_turn(rules, seats, wins)
    scores = [None] * len(wins)
    payments = []
    for seat in order:
        index = winners.index(seat)
        on_the_table = what_falls_to(rules, table, seat, order, sticks)
        situation = {**wins[index]["situation"], **on_the_table, "round": table["round"]}
        scores[index] = score({**request, "hand": wins[index]["hand"], "situation": situation})
        if scores[index]["outcome"] != "win":
            raise ValueError(f"the hand of {seat} does not win")
        payments += scores[index]["payments"]
    dealer_keeps = order[0] == "E" if rules["deal_to"] == "first" else "E" in order
    return {
        "scores": scores,
        "denied": denied,
        "payments": payments,
        "deposits": 0,
        "kind": "win",
        "keeps": dealer_keeps,
        "counter": table["honba"] + 1 if dealer_keeps else 0,
        "dealer_won": "E" in order,
        "dealer_tenpai": False,
    }


def what_falls_to(rules, table, seat, order, sticks):
    """The honba, sticks and wareme that the score request of one winner takes from the table."""
    first = seat == order[0]
    found = {"honba": 0, "deposits": sticks if first else 0, "wareme": table.get("wareme")}
    if first or rules["honba_to"] == "each":
        found["honba"] = table["honba"]
    if rules["deposits_to"] == "own_then_first":
        own = [other for other in order if other in table["riichi"]]
        found["deposits"] = (1 if seat in own else 0) + (sticks - len(own) if first else 0)
    return found


def settle_draw(rules, table, draw, sticks):
    """An exhaustive draw with nagashi or noten payments, or an abortive draw."""
    seats = seats_of(rules)
    kind = draw["kind"]
    settled = {
        "scores": [],
        "denied": [],
        "payments": [],
        "deposits": sticks,
        "kind": kind,
        "keeps": False,
        "counter": table["honba"] + 1,
        "dealer_won": False,
        "dealer_tenpai": False,
    }
    if kind != "exhaustive":
        if kind not in rules["abortive_draws"]:
            raise ValueError(f"{kind} is no draw of this rule set")
        settled["keeps"] = kind in rules["abortive_keeps_deal"]
        return settled
    tenpai = [seat for seat in seats if seat in (draw.get("tenpai") or [])]
    nagashi = [seat for seat in seats if seat in (draw.get("nagashi") or [])]
    if nagashi and rules["nagashi_mangan"] == "none":
        raise ValueError("no nagashi mangan in this rule set")
    if rules["nagashi_void_after_riichi"] and set(nagashi) & set(table["riichi"]):
        raise ValueError("nagashi is void after riichi")
    if not set(table["riichi"]) <= set(tenpai):
        raise ValueError("who declared riichi is tenpai")
    settled["dealer_tenpai"] = "E" in tenpai
    settled["keeps"] = "E" in tenpai and rules["renchan"] == "tenpai"
    if not nagashi:
        settled["payments"] = noten_payments(rules, seats, tenpai)
        return settled
    as_win = rules["nagashi_mangan"] == "win"
    for seat in nagashi:
        settled["payments"] += nagashi_payments(rules, table, seat, as_win and seat == nagashi[0], sticks)
    if as_win:
        settled["deposits"] = 0
        settled["keeps"] = settled["dealer_won"] = "E" in nagashi
        settled["dealer_tenpai"] = False
        settled["counter"] = table["honba"] + 1 if "E" in nagashi else 0
    return settled


def nagashi_payments(rules, table, seat, takes_the_rest, sticks):
    """A mangan by tsumo, with wareme; the first of those that count as wins takes honba and sticks as well."""
    paid = []
    for payer, points in tsumo_payments(rules, MANGAN, seat).items():
        paid.append({"from": payer, "to": seat, "points": points, "reason": "nagashi_mangan"})
        if table.get("wareme") == "all" or table.get("wareme") in (payer, seat):
            paid.append({"from": payer, "to": seat, "points": points, "reason": "wareme"})
        honba = rules["honba_points"] * table["honba"] // (rules["players"] - 1)
        if takes_the_rest and honba:
            paid.append({"from": payer, "to": seat, "points": honba, "reason": "honba"})
    if takes_the_rest and sticks:
        paid.append({"from": "table", "to": seat, "points": 1000 * sticks, "reason": "deposit"})
    return paid


def noten_payments(rules, seats, tenpai):
    """The pool, shared by those who pay and by those who take."""
    noten = [seat for seat in seats if seat not in tenpai]
    if not tenpai or not noten or not rules["noten_points"]:
        return []
    each = rules["noten_points"] // (len(tenpai) * len(noten))
    return [{"from": payer, "to": taker, "points": each, "reason": "noten"} for payer in noten for taker in tenpai]
