"""Where the domain is finite nothing is left out: every count, seat and win, every hand of the small rings."""

from itertools import combinations_with_replacement, product

import pytest

from engine import scale
from engine.hand import Hand, Meld
from engine.kinds import text
from engine.notation import parse
from engine.payments import shares
from engine.rules.registry import RULE_SETS
from engine.waits import waits
from engine.win import TSUMO, Win
from tests.engine.hands import plan
from tests.reference.decompose import all_readings
from tests.reference.payments import usual
from tests.reference.points import base_of_han
from tests.reference.rings import wall
from tests.reference.rulesets import RULES
from tests.reference.tiles import counted, kinds_of

COUNTS = [(han, fu) for han in range(16) for fu in (20, 25, *range(30, 150, 10), 100) if fu != 25 or han > 1]
"""Seven pairs are two han at least."""
CALLED = ("222p", "444p", "666p")
SUIT = tuple(f"{number}s" for number in range(1, 10))
HONOURS = tuple(f"{number}z" for number in range(1, 8))
ENDS = ("1m", "9m")


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_count_in_every_seat(name: str) -> None:
    """Han, fu, seat and win of every rule set: base, limit and every payment."""
    rules, compiled = RULES[name], plan(name)
    for han, fu in COUNTS:
        base, limit = scale.counted(compiled.rules.scale, han, fu)
        assert (base, limit) == base_of_han(rules, han, fu), (han, fu)
        for seat, discarder in product(compiled.seats, (None, *compiled.seats)):
            if seat != discarder:
                facts = {"tsumo": discarder is None, "seat": seat, "discarder": discarder}
                assert dict(shares(compiled.rules, base, seat, discarder)) == usual(rules, facts, base), (
                    han,
                    fu,
                    facts,
                )


@pytest.mark.parametrize(("name", "kinds", "size"), [
    ("space-sanma", (*ENDS, *HONOURS), 4),
    ("space-sanma", (*ENDS, *HONOURS[:4]), 7),
    ("space", HONOURS, 4),
    ("space", SUIT, 4),
    ("riichi", SUIT, 4),
    ("riichi", HONOURS, 4),
])  # fmt: skip
def test_every_waiting_hand_of_a_ring(name: str, kinds: tuple[str, ...], size: int) -> None:
    """Every multiset of so many tiles beside called triplets: the engine waits for what the second scorer can read."""
    called = CALLED[: 4 - size // 3]
    melds = tuple(Meld("pon", parse(tiles)) for tiles in called)
    told = [{"type": "pon", "kinds": kinds_of(tiles)} for tiles in called]
    for tiles in combinations_with_replacement(kinds, size):
        held = counted(tiles)
        if max(held.values()) > 4:
            continue
        found = waits(plan(name), Hand(parse("".join(tiles)), -1, melds), Win(TSUMO, "S"))
        assert [text((wait.kind,)) for wait in found] == [
            kind
            for kind in wall(RULES[name])
            if held.get(kind, 0) < 4 and all_readings(RULES[name], [*tiles, kind], told, kind)
        ], tiles
