"""`mj`, `mj-sanma` and the event rules against their page."""

import pytest

from engine.rules.edit import of_length
from engine.rules.mj import MJ, MJ_SANMA
from engine.rules.mj_events import double_dora, double_red, inflation, red_north, wareme
from engine.rules.model import RuleSet
from engine.rules.registry import RULE_SETS

POINTS = {
    "mj": (25000, 30000), "mj-sanma": (25000, 30000),
    "mj-wareme": (25000, 30000), "mj-sanma-wareme": (40000, 45000),
    "mj-double-dora": (25000, 30000), "mj-sanma-double-dora": (25000, 30000),
    "mj-inflation": (30000, 35000), "mj-sanma-inflation": (45000, 50000),
    "mj-double-red": (25000, 30000), "mj-sanma-double-red": (25000, 30000),
    "mj-sanma-red-north": (25000, 30000),
    "mj-inflation-double-red": (30000, 35000),
    "mj-sanma-inflation-red-north": (45000, 50000), "mj-sanma-max-inflation": (45000, 50000),
    "mj-deflation": (25000, 30000), "mj-sanma-deflation": (25000, 30000),
    "mj-mleague": (25000, 30000),
    "mj-gold": (25000, 30000), "mj-sanma-gold": (30000, 35000),
    "mj-red-gold": (30000, 35000), "mj-sanma-red-gold": (35000, 40000),
}  # fmt: skip
WAREME = {name for name in POINTS if "wareme" in name or "inflation" in name}
DOUBLE_DORA = {name for name in POINTS if "double-dora" in name or "inflation" in name}
NORTH_DORA = {"mj-sanma-red-north", "mj-sanma-inflation-red-north", "mj-sanma-max-inflation"}
TWO_RED = {"mj-double-red", "mj-sanma-double-red", "mj-inflation-double-red", "mj-sanma-max-inflation"}
NO_RED = {"mj-deflation", "mj-sanma-deflation", "mj-gold", "mj-sanma-gold"}
GOLD = {"mj-gold", "mj-sanma-gold", "mj-red-gold", "mj-sanma-red-gold"}


def ids(rules: RuleSet) -> set[str]:
    return {a.yaku.id for a in rules.yaku}


def test_every_rule_set_of_the_page_is_in_the_table_here() -> None:
    assert {name for name in RULE_SETS if name.split("-")[0] == "mj"} == set(POINTS)


@pytest.mark.parametrize("name", POINTS)
def test_start_and_return_points(name: str) -> None:
    settlement = RULE_SETS[name].settlement
    assert (settlement.start, settlement.returns) == POINTS[name]
    assert settlement.oka is None
    assert settlement.uma == ((30, 0, -30) if "sanma" in name else (30, 10, -10, -30))
    assert settlement.rounding == "none"


@pytest.mark.parametrize("name", POINTS)
def test_fives_of_each_suit(name: str) -> None:
    red = 2 if name in TWO_RED else 0 if name in NO_RED else 1
    gold = 1 if name in GOLD else 0
    tiles = RULE_SETS[name].tiles
    suits = "ps" if "sanma" in name else "mps"
    assert [(tiles.red.of(s), tiles.gold.of(s)) for s in "mps"] == [
        (red, gold) if s in suits else (0, 0) for s in "mps"
    ]
    assert RULE_SETS[name].bonus.gold_han == 2


@pytest.mark.parametrize("name", POINTS)
def test_wareme_double_dora_and_red_north(name: str) -> None:
    r = RULE_SETS[name]
    assert (r.payment.wareme, r.settlement.bust_prize) == ((True, 10) if name in WAREME else (False, 0))
    assert r.bonus.opening_indicators == (2 if name in DOUBLE_DORA else 1)
    assert r.bonus.north_dora == (name in NORTH_DORA)
    assert ("north_wind" in ids(r)) == ("sanma" in name and name not in NORTH_DORA)
    assert not r.bonus.nukidora


def test_mj() -> None:
    assert (MJ.scale.kiriage, MJ.scale.kiriage_from_han, MJ.fu.double_wind_pair) == (True, 3, 2)
    assert (MJ.payment.honba, MJ.scale.limits[-1].id, MJ.yakuman_add_up) == (300, "kazoe_yakuman", True)
    assert not [a for a in MJ.yaku if a.yakuman == 2]
    assert [(a.limit, a.open_allowed) for a in MJ.yaku if a.yaku.id == "renhou"] == [("baiman", False)]
    assert MJ.calls.kokushi_robs_ankan
    assert set(MJ.liability.yaku) == {"daisangen", "daisuushii", "suukantsu"}
    assert (MJ.liability.scope, MJ.liability.honba) == ("yakuman", "discarder")
    rounds = MJ.rounds
    assert (rounds.several_ron, rounds.honba_to, rounds.deposits_to, rounds.deal_to) == (
        "all",
        "first",
        "first",
        "first",
    )
    assert set(rounds.abortive_draws) == {"nine_terminals", "four_winds", "four_kans"}
    assert set(rounds.abortive_passes_deal) == {"four_winds", "four_kans"}
    assert (rounds.noten_points, rounds.nagashi_mangan, rounds.renchan) == (3000, "win", "tenpai")
    assert (MJ.end.length, MJ.end.bust, MJ.end.agari_yame, MJ.end.extra_round_to) == ("hanchan", 0, True, 0)
    assert MJ.riichi is not None
    assert (MJ.riichi.minimum_points, MJ.riichi.minimum_with_bust_only) == (1000, False)


def test_mj_sanma() -> None:
    assert (MJ_SANMA.payment.players, MJ_SANMA.payment.honba, MJ_SANMA.payment.tsumo_share) == (3, 1000, "north_split")
    assert len(MJ_SANMA.tiles.kinds) * 4 == 108
    assert MJ_SANMA.calls.chi_from is None
    assert (MJ_SANMA.rounds.renchan, MJ_SANMA.rounds.abortive_draws) == ("win", ())
    assert (MJ_SANMA.rounds.abortive_passes_deal, MJ_SANMA.rounds.noten_points) == ((), 2000)
    assert (MJ_SANMA.rounds.several_ron, MJ_SANMA.rounds.deal_to, MJ_SANMA.end.length) == ("all", "first", "hanchan")
    assert [a.han for a in MJ_SANMA.yaku if a.yaku.id == "north_wind"] == [1]


@pytest.mark.parametrize(("name", "start", "returns"), [
    ("mj", 20000, 25000),
    ("mj-double-dora", 20000, 25000),
    ("mj-double-red", 20000, 25000),
    ("mj-deflation", 20000, 25000),
    ("mj-wareme", 25000, 30000),
    ("mj-inflation", 30000, 35000),
    ("mj-inflation-double-red", 30000, 35000),
    ("mj-gold", 25000, 30000),
    ("mj-red-gold", 30000, 35000),
    ("mj-sanma", 25000, 30000),
    ("mj-sanma-inflation", 45000, 50000),
])  # fmt: skip
def test_a_tonpuu_passes_the_deal_at_a_draw_and_has_the_points_of_its_event(
    name: str, start: int, returns: int
) -> None:
    tonpuu = of_length(RULE_SETS[name], "tonpuu")
    assert (tonpuu.settlement.start, tonpuu.settlement.returns) == (start, returns)
    assert (tonpuu.end.length, tonpuu.rounds.renchan) == ("tonpuu", "win")
    assert tonpuu.settlement.uma == RULE_SETS[name].settlement.uma
    assert of_length(RULE_SETS[name], "hanchan") is RULE_SETS[name]


def test_events_compose() -> None:
    for base in (MJ, MJ_SANMA):
        assert inflation(base) == double_dora(wareme(base)) == wareme(double_dora(base))
        assert double_red(inflation(base)) == inflation(double_red(base))
    assert red_north(double_red(inflation(MJ_SANMA))) == inflation(double_red(red_north(MJ_SANMA)))


@pytest.mark.parametrize("name", ["mj-deflation", "mj-sanma-deflation"])
def test_deflation(name: str) -> None:
    r = RULE_SETS[name]
    assert (r.bonus.indicators, r.bonus.ura, r.bonus.kan_dora, r.scale.kiriage) == (True, False, False, False)
    assert "ippatsu" not in ids(r)
    assert "kiriage" in {d.option for d in r.decided}


def test_mj_as_the_mleague_plays() -> None:
    r = RULE_SETS["mj-mleague"]
    assert "length" in r.fixed
    assert (r.end.length, r.end.bust, r.end.agari_yame) == ("hanchan", None, False)
    assert r.riichi is not None
    assert r.riichi.minimum_points == 0
    assert (r.rounds.several_ron, r.rounds.abortive_draws, r.rounds.nagashi_mangan) == ("head_bump", (), "none")
    assert not r.calls.kokushi_robs_ankan
    assert "renhou" not in ids(r)
    assert r.scale.limits[-1].id == "sanbaiman"
    assert r.scale.kiriage, "what the document does not name stays"
