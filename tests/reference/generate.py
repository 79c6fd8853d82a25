"""Random valid score requests: `requests("mj-sanma", seed=1, n=100)` yields the same dicts for the same arguments."""

import random

from .building import build, tiles_of
from .choosing import draw_options
from .hand import seats_of
from .rings import wall
from .rulesets import rules_of
from .score import score
from .tiles import DRAGONS, counted, wind_kind


def requests(ruleset, seed, n, option_names=None):
    """`n` requests; `option_names` restricts the options that they set (an empty list: none)."""
    rng = random.Random(f"{ruleset}/{seed}")
    for _ in range(n):
        yield one_request(rng, ruleset, option_names)


def one_request(rng, ruleset, option_names):
    """A request of a random hand in a random situation."""
    options = draw_options(rng, rules_of({"ruleset": ruleset}), option_names)
    rules = rules_of({"ruleset": ruleset, "options": options})
    seat = rng.choice(seats_of(rules))
    hand = draw_melds(rng, rules, build(rng, rules), seat)
    situation = draw_situation(rng, rules, hand, seat)
    request = {"ruleset": ruleset, "hand": as_text(rng, rules, hand), "situation": situation}
    if options:
        request["options"] = options
    add_liability(rng, rules, request)
    return request


def draw_melds(rng, rules, built, seat):
    """Which groups are melded and how, and which concealed tile won. Tiles are lists of kind and whether red."""
    others = [other for other in seats_of(rules) if other != seat]
    seats = seats_of(rules)
    open_chance = rng.choice([0, 0, 0.35, 0.7, 1])
    chi_from = others if rules["loop"] else [seats[seats.index(seat) - 1]]
    concealed = list(built["loose"])
    melds = []
    for name, kinds in built["groups"]:
        if name == "quad":
            kind_of_meld = rng.choice(["ankan", "minkan", "kakan"]) if rng.random() < open_chance else "ankan"
        elif rng.random() >= open_chance or (name == "run" and rules["players"] == 3 and not rules["loop"]):
            concealed += kinds
            continue
        else:
            kind_of_meld = "chi" if name == "run" else "pon"
        meld = {"type": kind_of_meld, "tiles": [[kind, False] for kind in kinds]}
        if kind_of_meld != "ankan" and rng.random() < 0.8:
            meld["from"] = rng.choice(chi_from if kind_of_meld == "chi" else others)
        melds.append(meld)
    rng.shuffle(melds)
    rng.shuffle(concealed)
    if rules["north"] == "nukidora" and "4z" in concealed and rng.random() < 0.4:
        concealed.insert(0, concealed.pop(concealed.index("4z")))
    hand = {"concealed": [[kind, False] for kind in concealed], "melds": melds, "nukidora": 0}
    hand["all"] = counted(tiles_of(built))
    if rules["north"] == "nukidora" and rng.random() < 0.6:
        hand["nukidora"] = rng.randint(0, 4 - hand["all"].get("4z", 0))
    # The winning tile is the first of the shuffled concealed tiles.
    return hand


def draw_situation(rng, rules, hand, seat):
    """A situation that fits the hand."""
    others = [other for other in seats_of(rules) if other != seat]
    closed = all(meld["type"] == "ankan" for meld in hand["melds"])
    situation = {"win": rng.choice(["tsumo", "ron"]), "seat": seat, "round": rng.choices("ESWN", (8, 5, 1, 1))[0]}
    if situation["win"] == "ron":
        situation["discarder"] = rng.choice(others)
    if closed and rules["riichi_played"] and rng.random() < 0.6:
        situation["riichi"] = rng.choice(["riichi", "riichi", "double_riichi"])
        if rng.random() < 0.4:
            situation["ippatsu"] = True
    if rules["riichi_played"]:
        draw_indicators(rng, rules, hand, situation)
        situation["deposits"] = rng.choice([0, 0, 1, 2, 5])
    situation["timing"] = draw_timing(rng, rules, hand, situation)
    if situation["timing"] == "rinshan":
        situation.pop("ippatsu", None)
    situation["honba"] = rng.choice([0, 0, 1, 2, 3, 7])
    if rules["wareme"] and rng.random() < 0.7:
        situation["wareme"] = rng.choice([*seats_of(rules), *(["all"] if rules["players"] == 3 else [])])
    return situation


def seen(hand, kind):
    """How many of a kind the hand, the pulled norths and the indicators hold."""
    return hand["all"].get(kind, 0) + (hand["nukidora"] if kind == "4z" else 0) + hand.get("shown", []).count(kind)


def plain_in_wall(rules, kind):
    """How many tiles of a kind are neither red nor gold."""
    if kind in ("5m", "5p", "5s"):
        return 4 - rules["red_fives"][kind[1]] - rules["gold_fives"][kind[1]]
    return 4


def draw_indicators(rng, rules, hand, situation):
    """Dora indicators, and as many ura indicators for a riichi."""
    least = rules["opening_indicators"]
    count = rng.choice([least, least, least + 1, rng.randint(least, 5)])
    hand["shown"] = []
    ura = "riichi" in situation or rng.random() < 0.1
    for field in ["dora_indicators", *(["ura_indicators"] if ura else [])]:
        shown = []
        while len(shown) < count:
            # Half of them near the hand, so that dora are not rare.
            near = rng.choice(sorted(hand["all"]))
            kind = rng.choice([near, rng.choice(wall(rules)), before(rules, near)])
            if seen(hand, kind) < 4 and hand["shown"].count(kind) < plain_in_wall(rules, kind):
                shown.append(kind)
                hand["shown"].append(kind)
        situation[field] = " ".join(shown)


def before(rules, kind):
    """The indicator that makes this kind dora, near enough: the tile listed before it."""
    kinds = wall(rules)
    return kinds[kinds.index(kind) - 1]


def draw_timing(rng, rules, hand, situation):
    """One of the timings that are possible here, the plain one most often."""
    winning = hand["concealed"][0][0]
    free = not hand["melds"] and not hand["nukidora"] and "riichi" not in situation
    found = ["last_tile"]
    if free:
        found += ["first_turn"] * 2
    if situation["win"] == "tsumo":
        kan = any(meld["type"].endswith("kan") for meld in hand["melds"])
        if kan or (hand["nukidora"] and rules["nuki_rinshan"]):
            found += ["rinshan"] * 2
    else:
        if rules["chankan"] and seen(hand, winning) == 1:
            found += ["chankan"] * 2
        if rules["north"] == "nukidora" and winning == "4z":
            found += ["chankan_nuki"] * 4
    return rng.choice(found) if rng.random() < 0.45 else "normal"


def paint(rng, rules, hand):
    """Mark red and gold fives so that the wall can hold them; returns the gold ones as text."""
    gold = ""
    slots = hand["concealed"] + [tile for meld in hand["melds"] for tile in meld["tiles"]]
    for suit in "mps":
        kind = "5" + suit
        held = [tile for tile in slots if tile[0] == kind]
        reds, golds = rules["red_fives"][suit], rules["gold_fives"][suit]
        shown = hand.get("shown", []).count(kind)
        rng.shuffle(held)
        plain_left = plain_in_wall(rules, kind) - shown
        red = rng.randint(min(reds, max(0, len(held) - plain_left - golds)), min(reds, len(held)))
        least_gold = max(0, len(held) - red - plain_left)
        gold_count = rng.randint(least_gold, max(least_gold, min(golds, len(held) - red)))
        for tile in held[:red]:
            tile[1] = True
        gold += kind * gold_count
    return gold


def text_of(tiles):
    """Tiles as text, suit by suit, a red five as 0."""
    ordered = sorted(tiles, key=lambda tile: (tile[0][1], tile[0][0], tile[1]))
    parts = []
    for suit in "mpsz":
        digits = "".join("0" if red else kind[0] for kind, red in ordered if kind[1] == suit)
        if digits:
            parts.append(digits + suit)
    return "".join(parts)


def as_text(rng, rules, hand):
    """The hand of the request."""
    gold = paint(rng, rules, hand)
    winning, rest = hand["concealed"][0], hand["concealed"][1:]
    tiles = hand["concealed"] if rng.random() < 0.5 else rest
    found = {"tiles": text_of(tiles), "winning_tile": text_of([winning])}
    melds = []
    for meld in hand["melds"]:
        told = {"type": meld["type"], "tiles": text_of(meld["tiles"])}
        if "from" in meld:
            told["from"] = meld["from"]
            if rng.random() < 0.3:
                told["called"] = text_of([rng.choice(meld["tiles"])])
        melds.append(told)
    if melds:
        found["melds"] = melds
    if hand["nukidora"]:
        found["nukidora"] = hand["nukidora"]
    if gold:
        found["gold"] = gold
    return found


def add_liability(rng, rules, request):
    """Make somebody liable where the hand has such a yaku and an open meld."""
    melds = request["hand"].get("melds", [])
    others = [seat for seat in seats_of(rules) if seat != request["situation"]["seat"]]
    if not rules["pao"] or all(meld["type"] == "ankan" for meld in melds) or rng.random() < 0.25:
        return
    answer = score(request)
    held = [line["id"] for line in answer["yaku"] if line["id"] in rules["pao"]]
    if "yakuhai" in rules["pao"] and answer["limit"] == "mangan" and shown_value_han(request) >= 4:
        held.append("yakuhai")
    if held:
        # One liable player; two only where each pays for his own yakuman.
        parts = rules["pao_scope"] == "yakuman" and rules["yakuman_add_up"]
        count = len(held) if parts and rng.random() < 0.5 else 1
        liable = [{"yaku": name, "seat": rng.choice(others)} for name in rng.sample(held, count)]
        request["situation"]["liable"] = liable


def shown_value_han(request):
    """The han of the open triplets of value tiles."""
    situation = request["situation"]
    value = [*DRAGONS, wind_kind(situation["seat"]), wind_kind(situation["round"])]
    open_melds = [meld for meld in request["hand"]["melds"] if meld["type"] in ("pon", "minkan", "kakan")]
    return sum(value.count(meld["tiles"][0] + meld["tiles"][-1]) for meld in open_melds)
