"""Every han, fu, seat, way of winning and rule set against the arithmetic of the pages; that against printed tables."""

import pytest

from engine.payments import shares
from engine.plan import compile_plan
from engine.rules.registry import RULE_SETS
from engine.scale import counted
from tests.exhaustive.amounts import ARUSHIARU, by_tsumo, limit_of, of_limit, paid, players

FU = (20, 25, *range(30, 180, 10))
"""A hand of four closed kans of outside tiles and a pair of value has 20 + 10 + 4 × 32 + 4 = 162, rounded up to 170."""
FU_IN_TENS = tuple(fu for fu in FU if fu != 25)
"""Twenty-five are those of seven pairs, which in `boo` are three han at least: smaller counts are no hand's there."""
HAN = range(42)
"""Forty-one and more are worth what thirteen are."""
PRINTED = {
    25: ((2, 1600, 2400, None, None), (3, 3200, 4800, 800, 1600), (4, 6400, 9600, 1600, 3200)),
    20: ((2, None, None, 400, 700), (3, None, None, 700, 1300), (4, None, None, 1300, 2600)),
    30: (
        (1, 1000, 1500, 300, 500),
        (2, 2000, 2900, 500, 1000),
        (3, 3900, 5800, 1000, 2000),
        (4, 7700, 11600, 2000, 3900),
    ),
    40: (
        (1, 1300, 2000, 400, 700),
        (2, 2600, 3900, 700, 1300),
        (3, 5200, 7700, 1300, 2600),
        (4, 8000, 12000, 2000, 4000),
    ),
    50: ((1, 1600, 2400, 400, 800), (2, 3200, 4800, 800, 1600), (3, 6400, 9600, 1600, 3200)),
    60: ((1, 2000, 2900, 500, 1000), (2, 3900, 5800, 1000, 2000), (3, 7700, 11600, 2000, 3900)),
    70: ((1, 2300, 3400, 600, 1200), (2, 4500, 6800, 1200, 2300), (3, 8000, 12000, 2000, 4000)),
    80: ((1, 2600, 3900, 700, 1300), (2, 5200, 7700, 1300, 2600), (3, 8000, 12000, 2000, 4000)),
    90: ((1, 2900, 4400, 800, 1500), (2, 5800, 8700, 1500, 2900), (3, 8000, 12000, 2000, 4000)),
    100: ((1, 3200, 4800, 800, 1600), (2, 6400, 9600, 1600, 3200), (3, 8000, 12000, 2000, 4000)),
    110: ((1, 3600, 5300, 900, 1800), (2, 7100, 10600, 1800, 3600), (3, 8000, 12000, 2000, 4000)),
}
"""Fu to rows as every table of the game prints them: han, a child's and the dealer's ron, a child's tsumo from a child
and from the dealer. Who loses to the dealer's tsumo pays what the dealer loses to a child's."""
NORTH_SPLIT = {
    (30, 1): (500, 700, 800), (30, 2): (800, 1300, 1500), (30, 3): (1500, 2500, 3000),
    (40, 1): (600, 900, 1100), (40, 2): (1100, 1700, 2000), (40, 3): (2000, 3300, 3900),
    (20, 2): (600, 900, 1100), (20, 3): (1100, 1700, 2000), (20, 4): (2000, 3300, 3900),
    (25, 3): (1200, 2000, 2400), (25, 4): (2400, 4000, 4800),
    (50, 1): (600, 1000, 1200), (50, 2): (1200, 2000, 2400), (50, 3): (2400, 4000, 4800),
    (30, 5): (3000, 5000, 6000), (30, 6): (4500, 7500, 9000), (30, 8): (6000, 10000, 12000),
    (30, 11): (9000, 15000, 18000), (30, 13): (12000, 20000, 24000),
}  # fmt: skip
"""`../shared/rules/mj.md`, 北家の分を折半: from a child and from the dealer to a child, from each to the dealer."""


@pytest.mark.parametrize("fu", PRINTED)
def test_the_arithmetic_is_that_of_printed_tables(fu: int) -> None:
    for han, *printed in PRINTED[fu]:
        child, dealer = paid("riichi", han, fu, dealer=False), paid("riichi", han, fu, dealer=True)
        found = (child.ron, dealer.ron, child.by_child, child.by_dealer)
        assert [one for one, known in zip(found, printed, strict=True) if known] == [
            known for known in printed if known
        ]
        assert dealer.by_child == child.by_dealer


def test_the_arithmetic_is_that_of_the_split_north() -> None:
    for (fu, han), (by_child, by_dealer, to_dealer) in NORTH_SPLIT.items():
        child, dealer = paid("mj-sanma", han, fu, dealer=False), paid("mj-sanma", han, fu, dealer=True)
        assert (child.by_child, child.by_dealer, dealer.by_child) == (by_child, by_dealer, to_dealer), (fu, han)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_count_is_paid_as_the_pages_say(name: str) -> None:
    plan = compile_plan(RULE_SETS[name])
    seats = "ESWN"[: players(name)]
    assert plan.seats == seats
    for han in HAN:
        for fu in FU if name not in ARUSHIARU or han > 2 else FU_IN_TENS:
            base, limit = counted(plan.rules.scale, han, fu)
            assert limit == limit_of(name, han, fu), (han, fu)
            for seat in seats:
                amount = paid(name, han, fu, dealer=seat == "E")
                assert dict(shares(plan.rules, base, seat, None)) == by_tsumo(name, amount, seat), (han, fu, seat)
                for discarder in seats.replace(seat, ""):
                    assert shares(plan.rules, base, seat, discarder) == ((discarder, amount.ron),), (han, fu, seat)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_multiple_of_a_yakuman_is_paid_as_the_pages_say(name: str) -> None:
    plan = compile_plan(RULE_SETS[name])
    for times in range(1, 8) if name not in ARUSHIARU else (1,):
        for seat in plan.seats:
            amount = of_limit(name, "yakuman", dealer=seat == "E", times=times)
            base = times * plan.rules.scale.yakuman
            assert dict(shares(plan.rules, base, seat, None)) == by_tsumo(name, amount, seat), (times, seat)
            for discarder in plan.seats.replace(seat, ""):
                assert shares(plan.rules, base, seat, discarder) == ((discarder, amount.ron),), (times, seat)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_cell_of_the_table_that_is_served_is_paid_as_the_pages_say(name: str, client) -> None:
    served = client.get(f"/v1/rulesets/{name}/table").get_json()
    assert served["counted"]
    for cell in [*served["counted"], *served["limits"]]:
        if "fu" in cell:
            assert cell["limit"] == limit_of(name, cell["han"], cell["fu"]), cell
            child, dealer = (paid(name, cell["han"], cell["fu"], dealer=dealer) for dealer in (False, True))
        else:
            child, dealer = (
                of_limit(name, cell["id"], dealer=dealer, times=cell["yakuman"] or 1) for dealer in (False, True)
            )
        assert cell["child"] == {"ron": child.ron, "tsumo": {"child": child.by_child, "dealer": child.by_dealer}}, cell
        assert cell["dealer"] == {"ron": dealer.ron, "tsumo": dealer.by_child}, cell
