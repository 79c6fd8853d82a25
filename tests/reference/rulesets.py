"""The rule set of a request: the named one, changed by the request's options."""

from . import event_rules, published_rules

RULES = {**published_rules.RULES, **event_rules.RULES}

STRUCTURAL = {
    "players", "groups", "characters", "loop", "seven_pairs", "thirteen_orphans", "han", "yakuman", "limits",
    "riichi_played", "nuki_chankan", "pinfu_any_pair", "seven_pairs_fu", "fu", "kiriage_120_fu", "chankan",
    "nagashi_void_after_riichi", "abortive_keeps_deal", "tonpuu_differs", "goes_on_after_a_win", "bust_at_zero",
    "wins_at", "only_options",
}  # fmt: skip
CHOSEN_YAKU = {"isshoku_sanjun": (1, 1), "sanshoku_doujun": (1, 1), "sanshoku_doukou": (1, 1), "chiitoitsu": (0, None)}


def rules_of(request):
    """The rule set that the request names, with its options."""
    name = request.get("ruleset") or "riichi"
    if name not in RULES:
        raise ValueError(f"unknown rule set {name}")
    rules = dict(RULES[name])
    options = {key: value for key, value in (request.get("options") or {}).items() if value is not None}
    if options.get("length", rules["length"]) == "tonpuu" and rules["tonpuu_differs"]:
        rules.update(rules["tonpuu_differs"])
    for key, value in options.items():
        if "only_options" in rules and key not in rules["only_options"]:
            raise ValueError(f"{name} has no option {key}")
        if key in CHOSEN_YAKU and "only_options" in rules:
            choose_yaku(rules, key, value)
        elif key == "limit_yaku_add_up":
            rules["yakuman_add_up"] = value
        elif key in rules and key not in STRUCTURAL:
            rules[key] = value
        else:
            raise ValueError(f"{name} has no option {key}")
    if "uma" in options and "floating_uma" not in options:
        rules["floating_uma"] = None
    if name in ("neko-1500", "neko-sanma-1500"):
        rules["bust"] = True
    return rules


def choose_yaku(rules, key, value):
    """Add one of the yaku that `arushiaru` lets a table choose, or take it away."""
    han = dict(rules["han"])
    han.pop(key, None)
    if value:
        han[key] = CHOSEN_YAKU[key]
    rules["han"] = han
    if key == "chiitoitsu":
        rules["seven_pairs"] = value


def oka(rules):
    """What the first gets for the difference of return and start points, in thousands, when no other value is named."""
    if rules["oka"] is not None:
        return rules["oka"]
    return (rules["return_points"] - rules["start_points"]) * rules["players"] / 1000
