"""Every pair of yaku with han: those that cannot stand together never do, and every other pair does in some hand."""

from itertools import combinations, product

import pytest

from engine.rules.registry import RULE_SETS
from engine.tileset import Runs
from tests.golden_support.asking import by_engine
from tests.reference.generate import requests

Pair = tuple[str, str]

VALUES = ("haku", "hatsu", "chun", "seat_wind", "round_wind")
RUNS = {"pinfu": 4, "ryanpeikou": 4, "ittsuu": 3, "sanshoku_doujun": 3, "iipeikou": 2}
"""How many runs a yaku needs."""
TRIPLETS = {
    "toitoi": 4,
    "honroutou": 4,
    "sanankou": 3,
    "sankantsu": 3,
    "sanshoku_doukou": 3,
    "shousangen": 2,
    "rinshan": 1,
    **dict.fromkeys(VALUES, 1),
}
"""How many triplets or kans; without pulled norths rinshan needs a kan."""
NEVER: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "a hand is won at one moment": [
        (("haitei",), ("houtei", "rinshan", "chankan", "renhou")),
        (("houtei",), ("rinshan", "chankan", "renhou")),
        (("rinshan",), ("chankan", "renhou")),
        (("chankan",), ("renhou",)),
    ],
    "a tile is drawn or discarded": [(("menzen_tsumo",), ("houtei", "chankan", "renhou"))],
    "before the first draw nobody has declared or called": [
        (("renhou",), ("riichi", "double_riichi", "ippatsu", "sankantsu")),
    ],
    "the dearer stands in place of the other": [
        (("riichi",), ("double_riichi",)),
        (("iipeikou",), ("ryanpeikou",)),
        (("chanta", "junchan"), ("honroutou",)),
        (("chanta",), ("junchan",)),
        (("honitsu",), ("chinitsu",)),
    ],
    "seven pairs are no groups, and nothing is called": [
        (("chiitoitsu",), (*(name for name in RUNS), "chanta", "junchan", "rinshan", *VALUES)),
        (("chiitoitsu",), ("toitoi", "sanankou", "sankantsu", "sanshoku_doukou", "shousangen")),
    ],
    "a robbed tile is the only one of its kind in the hand": [
        (("chankan",), ("chiitoitsu", "toitoi", "honroutou", "ryanpeikou")),
    ],
    "simples only": [(("tanyao",), ("chanta", "junchan", "honroutou", "ittsuu", "honitsu", "shousangen", *VALUES))],
    "no honours": [(("junchan", "chinitsu"), ("honitsu", "shousangen", *VALUES))],
    "one suit": [(("honitsu", "chinitsu"), ("sanshoku_doujun", "sanshoku_doukou"))],
    "four runs hold no third pattern": [
        (("ittsuu",), ("sanshoku_doujun", "ryanpeikou")),
        (("sanshoku_doujun",), ("ryanpeikou",)),
    ],
    "four groups hold no five triplets": [(("sanshoku_doukou",), ("shousangen",))],
    "456 has no terminal": [(("ittsuu",), ("chanta", "junchan"))],
    "all triplets drawn and concealed are suuankou": [(("toitoi",), ("menzen_tsumo",))],
    "all triplets of terminals and honours are honroutou, of terminals chinroutou": [
        (("toitoi",), ("chanta", "junchan")),
        (("honroutou",), ("chinitsu",)),
    ],
    "chanta without honours is junchan": [(("chanta",), ("chinitsu",))],
}  # fmt: skip
UNJUDGED = {("ippatsu", "rinshan")}
"""A kan ends ippatsu, which only the play of the hand shows; the second scorer's generator makes none."""
BY_HAND = {
    ("junchan", "rinshan"): {
        "hand": {"tiles": "123789p78999s", "winning_tile": "9s", "melds": [{"type": "ankan", "tiles": "1111m"}]},
        "situation": {"win": "tsumo", "seat": "S", "timing": "rinshan"},
    },
    ("junchan", "sankantsu"): {
        "hand": {
            "tiles": "12399p",
            "winning_tile": "1p",
            "melds": [{"type": "minkan", "tiles": tiles} for tiles in ("1111m", "9999m", "1111s")],
        },
        "situation": {"win": "ron", "seat": "S", "discarder": "E"},
    },
}
"""Too rare to be met by chance."""
BATCHES = 40
"""Of two thousand hands a rule set; six are mostly enough."""


def pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def never() -> set[Pair]:
    found = {pair(*two) for blocks in NEVER.values() for block in blocks for two in product(*block)}
    crowded = {pair(run, triplet) for run, triplet in product(RUNS, TRIPLETS) if RUNS[run] + TRIPLETS[triplet] > 4}
    return found | crowded


FAMILY = tuple(
    name
    for name, rules in RULE_SETS.items()
    if rules.payment.players == rules.groups == 4
    and rules.riichi
    and not any(ring.runs is Runs.LOOP for ring in rules.tiles.rings)
)
"""Four players and groups, straight suits, the definitions of riichi."""


def together(name: str, seed: int, count: int) -> set[Pair]:
    """Every two yaku that one of so many hands has."""
    found: set[Pair] = set()
    for request in requests(name, seed, count, []):
        found.update(combinations(sorted(by_engine(request).get("yaku", ())), 2))
    return found


@pytest.mark.parametrize("name", FAMILY)
def test_what_cannot_stand_together_never_does(name: str) -> None:
    assert together(name, 3, 100) & never() == set()


@pytest.mark.parametrize("two", BY_HAND, ids="-".join)
def test_what_is_rare_stands_together(two: Pair) -> None:
    assert set(two) <= set(by_engine(BY_HAND[two])["yaku"])


@pytest.mark.deep
def test_every_other_pair_stands_together_in_some_hand() -> None:
    """Both lists are complete: what is not met is impossible for a reason that is written here, and nothing else is."""
    names = ("riichi", "ukiden", "neko", "mleague")
    counted = sorted({a.yaku.id for name in names for a in RULE_SETS[name].yaku if a.han is not None})
    wanted = set(combinations(counted, 2)) - never() - UNJUDGED - set(BY_HAND)
    assert {name for two in never() for name in two} <= set(counted)
    for seed in range(BATCHES):
        for name in names:
            met = together(name, seed, 2_000)
            assert met & never() == set()
            wanted -= met
        if not wanted:
            break
    assert wanted == set()
