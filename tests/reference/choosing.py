"""Options that a generated request may set, by what the rule set has."""

DOUBLES = ["daisuushii", "kokushi_13", "suuankou_tanki", "junsei_chuuren"]
PAO = ["daisangen", "daisuushii", "suukantsu"]
YES_OR_NO = [True, False]


def fives(rules, most):
    """A few tables of red or gold fives that fit the wall."""
    suits = {"m": rules["characters"] == "all", "p": True, "s": True}
    return [{suit: count if has else 0 for suit, has in suits.items()} for count in range(most + 1)]


def values_of(rules):
    """{option: values to draw from}, of the options that bear on a hand's score."""
    if "only_options" in rules:
        found = dict.fromkeys(rules["only_options"], YES_OR_NO)
        found["double_wind_pair_fu"] = [2, 4]
        return found
    found = {
        "minimum_han": [1, 2],
        "dora_only": YES_OR_NO,
        "kazoe": ["yakuman", "sanbaiman"],
        "yakuman_add_up": YES_OR_NO,
        "renhou": ["none", "4_han", "mangan", "baiman", "yakuman"],
        "honba_points": [0, 600, 1200] if rules["players"] == 4 else [0, 200, 1000],
        "ippatsu": YES_OR_NO,
        "ura_dora": YES_OR_NO,
        "kan_dora": YES_OR_NO,
        "opening_indicators": [1, 2],
        "wareme": YES_OR_NO,
    }
    small = rules["groups"] == 2
    if not small:
        found["kuitan"] = YES_OR_NO
        found["double_yakuman"] = [[], DOUBLES, DOUBLES[:1], DOUBLES[1:3], DOUBLES[3:]]
        found["pao"] = [[], PAO[:1], PAO[:2], PAO]
        found["pao_scope"] = ["hand", "yakuman"]
        found["pao_honba"] = ["liable", "discarder"]
        if not any(rules["gold_fives"].values()):
            found["red_fives"] = fives(rules, 4)
    if any(rules["gold_fives"].values()):
        found["gold_five_han"] = [1, 2, 3, 4]
        found["gold_fives"] = fives(rules, 2)
    if rules["fu"] == "table":
        found["open_kan_counts_as_concealed"] = YES_OR_NO
    else:
        found["kiriage"] = YES_OR_NO
        found["double_wind_pair_fu"] = [2, 4]
        found["pinfu_tsumo"] = YES_OR_NO
        found["rinshan_fu"] = YES_OR_NO
    if rules["players"] == 3:
        found["tsumo_share"] = ["loss", "north_split"]
        found["north"] = ["guest", "value", "dora", "nukidora"]
        if rules["north"] == "nukidora":
            found["nuki_rinshan"] = YES_OR_NO
    return found


def draw_options(rng, rules, names):
    """Between none and four options with random values; `names` restricts them."""
    found = values_of(rules)
    usable = [name for name in sorted(found) if names is None or name in names]
    if rng.random() < 0.4 or not usable:
        return {}
    chosen = rng.sample(usable, rng.randint(1, min(4, len(usable))))
    options = {name: rng.choice(found[name]) for name in chosen}
    # What is not there has no options: liability, pulled norths, gold fives.
    if not options.get("pao", rules["pao"]):
        options = {name: value for name, value in options.items() if name not in ("pao_scope", "pao_honba")}
    if options.get("north", rules["north"]) != "nukidora":
        options.pop("nuki_rinshan", None)
    if not any(options.get("gold_fives", rules["gold_fives"]).values()):
        options.pop("gold_five_han", None)
    return options
