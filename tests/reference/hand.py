"""The facts of a win: the hand's tiles and the situation, read from the request."""

from .tiles import parse, wind_kind


def seats_of(rules):
    """The seats of the game."""
    return "ESWN"[: rules["players"]]


def facts_of(rules, request):
    """Everything about the hand and the situation that does not depend on how the tiles are read."""
    hand = request["hand"]
    situation = request["situation"]
    melds = []
    tiles = parse(hand["tiles"])
    (winning,) = parse(hand["winning_tile"])
    if len(tiles) % 3 == 1:
        tiles.append(winning)
    elif len(tiles) % 3 != 2:
        raise ValueError("wrong number of tiles")
    if winning[0] not in [kind for kind, _ in tiles]:
        raise ValueError("the winning tile is not in the hand")
    everything = list(tiles)
    for meld in hand.get("melds") or []:
        meld_tiles = parse(meld["tiles"])
        everything += meld_tiles
        melds.append({"type": meld["type"], "kinds": [kind for kind, _ in meld_tiles]})
    nukidora = hand.get("nukidora") or 0
    if nukidora and rules["north"] != "nukidora":
        raise ValueError("no norths are pulled in this rule set")
    seat = situation["seat"]
    if seat not in seats_of(rules):
        raise ValueError(f"no seat {seat}")
    facts = {
        "concealed": [kind for kind, _ in tiles],
        "winning": winning[0],
        "melds": melds,
        "kinds": [kind for kind, _ in everything],
        "red_fives": sum(1 for _, red in everything if red),
        "gold_fives": len(parse(hand.get("gold"))),
        "nukidora": nukidora,
        "closed": all(meld["type"] == "ankan" for meld in melds),
        "tsumo": situation["win"] == "tsumo",
        "seat": seat,
        "seat_wind": wind_kind(seat),
        "round_wind": wind_kind(situation.get("round") or "E"),
        "discarder": situation.get("discarder"),
        "riichi": "none" if situation.get("riichi") in (None, "", "normal") else situation["riichi"],
        "ippatsu": bool(situation.get("ippatsu")),
        "timing": "normal" if situation.get("timing") in (None, "", "none") else situation["timing"],
        "dora_indicators": [kind for kind, _ in parse(situation.get("dora_indicators"))],
        "ura_indicators": [kind for kind, _ in parse(situation.get("ura_indicators"))],
        "honba": situation.get("honba") or 0,
        "deposits": situation.get("deposits") or 0,
        "wareme": None if situation.get("wareme") in (None, "", "none") else situation["wareme"],
        "liable": situation.get("liable") or [],
    }
    refuse_unknown(rules, facts)
    return facts


def refuse_unknown(rules, facts):
    """Refuse what the rule set does not know."""
    if not rules["riichi_played"] and (facts["riichi"] != "none" or facts["deposits"] or facts["dora_indicators"]):
        raise ValueError("no riichi, no deposits and no dora in this rule set")
    if facts["timing"] == "chankan" and not rules["chankan"]:
        raise ValueError("no chankan in this rule set")
    if facts["timing"] == "chankan_nuki" and rules["north"] != "nukidora":
        raise ValueError("no norths are pulled in this rule set")
    if facts["wareme"] and not rules["wareme"]:
        raise ValueError("no wareme in this rule set")
    if not facts["tsumo"] and facts["discarder"] in (None, facts["seat"]):
        raise ValueError("a ron needs another seat's discard")
    for item in facts["liable"]:
        if item["yaku"] not in rules["pao"] or item["seat"] == facts["seat"]:
            raise ValueError("no such liability")


def value_pair_fu(rules, facts, pair):
    """The fu of the pair: of dragons, of the seat wind, of the prevailing wind, of north where it is a value tile."""
    north_valued = rules["north"] == "value" and pair == "4z"
    if rules["north"] == "dora" and pair == "4z":
        return 0
    if pair == facts["seat_wind"] == facts["round_wind"]:
        return rules["double_wind_pair_fu"]
    if pair in ("5z", "6z", "7z", facts["seat_wind"], facts["round_wind"]) or north_valued:
        return 2
    return 0
