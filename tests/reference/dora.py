"""Dora of every kind."""

from .rings import next_kind


def dora_of(rules, facts):
    """The dora of the hand, as {id: han}, those with han only."""
    tiles = facts["kinds"] + ["4z"] * facts["nukidora"]
    # A kan's indicators count only where kan dora are played.
    most = 5 if rules["kan_dora"] else rules["opening_indicators"]
    found = {
        "dora": sum(tiles.count(next_kind(rules, shown)) for shown in facts["dora_indicators"][:most]),
        "ura_dora": 0,
        "red_five": facts["red_fives"],
        "gold_five": facts["gold_fives"] * rules["gold_five_han"],
        "nukidora": facts["nukidora"],
        "north_dora": facts["kinds"].count("4z") if rules["north"] == "dora" else 0,
    }
    if facts["riichi"] != "none" and rules["ura_dora"]:
        found["ura_dora"] = sum(tiles.count(next_kind(rules, shown)) for shown in facts["ura_indicators"][:most])
    return {name: han for name, han in found.items() if han}
