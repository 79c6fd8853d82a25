"""Score one win: try every reading, keep the dearest."""

from .decompose import all_readings
from .dora import dora_of
from .fu import fu_of
from .hand import facts_of, seats_of
from .payments import payments_of, usual
from .points import YAKUMAN, base_of_han, base_of_limit
from .rulesets import rules_of
from .yaku import han_yaku
from .yakuman import first_turn, limit_yaku_of, yakuman_of


def worths(rules, facts, reading):
    """What this reading may be counted as: as yakuman, as a limit yaku, as han and fu."""
    found = []
    yakuman = yakuman_of(rules, facts, reading)
    if yakuman:
        multiple = sum(yakuman.values()) if rules["yakuman_add_up"] else max(yakuman.values())
        found.append(
            {"yaku": yakuman, "named": "yakuman", "dora": {}, "han": 0, "fu": None, "yakuman": multiple}
            | {"limit": "yakuman", "base": YAKUMAN * multiple, "rank": 2},
        )
    limits = limit_yaku_of(rules, facts, reading)
    if limits:
        base = max(base_of_limit(rules, limit) for limit in limits.values())
        if rules["fu"] == "arushiaru" and rules["yakuman_add_up"]:
            base *= len(limits)
        limit = "baiman" if "baiman" in limits.values() else "mangan"
        found.append(
            {"yaku": limits, "named": "limit", "dora": {}, "han": 0, "fu": None, "yakuman": 0}
            | {"limit": limit, "base": base, "rank": 1},
        )
    if not yakuman:
        found += counted_worth(rules, facts, reading)
    return found


def counted_worth(rules, facts, reading):
    """The reading counted in han and fu, if it has the han that the rule set asks for."""
    yaku = han_yaku(rules, facts, reading)
    if is_renhou_of_four_han(rules, facts):
        yaku["renhou"] = 4
    dora = dora_of(rules, facts)
    without = sum(yaku.values())
    han = without + sum(dora.values())
    if (han if rules["dora_only"] else without) < rules["minimum_han"]:
        return []
    if reading["shape"] == "thirteen_orphans":
        return []
    fu = fu_of(rules, facts, reading, yaku)
    base, limit = base_of_han(rules, han, fu)
    worth = {"yaku": yaku, "named": "han", "dora": dora, "han": han, "fu": fu, "yakuman": 0}
    return [worth | {"limit": limit, "base": base, "rank": 0}]


def is_renhou_of_four_han(rules, facts):
    """Renhou where it is worth four han: a closed ron of a child before his first draw."""
    return rules["renhou"] == "4_han" and "renhou" in first_turn(rules, facts)


def better(rules, facts, worth):
    """The order in which one worth stands before another."""
    value = sum(usual(rules, facts, worth["base"]).values())
    return (value, worth["rank"], worth["han"], worth["fu"] or 0, len(worth["yaku"]))


def nothing(rules, name, outcome):
    """The answer for a hand that does not win."""
    return {
        "ruleset": name,
        "outcome": outcome,
        "yaku": [],
        "dora": [],
        "han": 0,
        "fu": None,
        "yakuman": 0,
        "limit": None,
        "points": 0,
        "payments": [],
        "deltas": dict.fromkeys(seats_of(rules), 0),
        "reading": None,
    }


def score(request):
    """The answer to a score request, as a plain dict; ValueError where the request makes no sense."""
    rules = rules_of(request)
    name = request.get("ruleset") or "riichi"
    facts = facts_of(rules, request)
    readings = all_readings(rules, facts["concealed"], facts["melds"], facts["winning"])
    if not readings:
        return nothing(rules, name, "incomplete")
    found = [(worth, reading) for reading in readings for worth in worths(rules, facts, reading)]
    if not found:
        return nothing(rules, name, "no_yaku")
    worth, reading = max(found, key=lambda pair: better(rules, facts, pair[0]))
    payments = payments_of(rules, facts, worth)
    answer = nothing(rules, name, "win")
    for payment in payments:
        answer["deltas"][payment["to"]] += payment["points"]
        if payment["from"] != "table":
            answer["deltas"][payment["from"]] -= payment["points"]
    answer.update(
        yaku=[{"id": key, worth["named"]: value} for key, value in worth["yaku"].items()],
        dora=[{"id": key, "han": value} for key, value in worth["dora"].items()],
        han=worth["han"],
        fu=worth["fu"],
        yakuman=worth["yakuman"],
        limit=worth["limit"],
        points=sum(payment["points"] for payment in payments if payment["reason"] in ("win", "pao")),
        payments=payments,
        reading=reading,
    )
    return answer
