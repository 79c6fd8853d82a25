"""`neko` and its pages against their page and document."""

import pytest

from engine.rules.model import RuleSet
from engine.rules.registry import RULE_SETS

NEKO = RULE_SETS["neko"]
SANMA = RULE_SETS["neko-sanma"]
MINI = RULE_SETS["neko-mini"]

MINI_YAKU = (
    "riichi double_riichi ippatsu menzen_tsumo pinfu tanyao iipeikou haku hatsu chun seat_wind round_wind haitei "
    "houtei rinshan chanta junchan toitoi honroutou honitsu chinitsu shousangen renhou tenhou chiihou tsuuiisou "
    "ryuuiisou chinroutou"
)


def ids(rules: RuleSet) -> set[str]:
    return {a.yaku.id for a in rules.yaku}


def test_neko_yaku() -> None:
    worth = {a.yaku.id: (a.han, a.open) for a in NEKO.yaku}
    assert worth["renhou"] == (4, None)
    assert worth["tanyao"] == (1, 1)
    assert {a.yaku.id for a in NEKO.yaku if a.yakuman == 2} == {
        "daisuushii",
        "kokushi_13",
        "suuankou_tanki",
        "junsei_chuuren",
    }
    assert NEKO.yakuman_add_up
    assert "chankan" not in worth
    assert not NEKO.calls.chankan


def test_neko_points() -> None:
    assert (NEKO.scale.kiriage, NEKO.scale.limits[-1].id) == (True, "kazoe_yakuman")
    assert (NEKO.fu.double_wind_pair, NEKO.fu.seven_pairs, NEKO.payment.honba) == (4, 25, 300)
    assert NEKO.liability.yaku == ()


def test_neko_rounds() -> None:
    rounds = NEKO.rounds
    assert rounds.several_ron == "head_bump"
    assert set(rounds.abortive_draws) == {"four_winds", "four_kans", "four_riichi"}
    assert (rounds.nagashi_mangan, rounds.noten_points, rounds.renchan) == ("draw", 3000, "tenpai")
    assert NEKO.riichi is not None
    assert (NEKO.riichi.minimum_points, NEKO.riichi.minimum_with_bust_only, NEKO.riichi.wall_tiles) == (1000, True, 4)


def test_neko_end() -> None:
    end, settlement = NEKO.end, NEKO.settlement
    assert (end.length, end.bust, end.agari_yame, end.tenpai_yame, end.extra_round_to) == ("hanchan", 0, True, True, 0)
    assert (settlement.start, settlement.returns, settlement.uma) == (25000, 30000, (20, 10, -10, -20))
    assert (settlement.ties, settlement.leftover_deposits) == ("seat_order", "first")


def test_neko_sanma() -> None:
    assert len(SANMA.tiles.kinds) * 4 == 108
    assert (SANMA.tiles.red.m, SANMA.tiles.red.p, SANMA.tiles.red.s) == (0, 1, 1)
    assert (SANMA.payment.players, SANMA.payment.honba, SANMA.payment.tsumo_share) == (3, 200, "loss")
    assert (SANMA.settlement.start, SANMA.settlement.returns, SANMA.settlement.uma) == (30000, 35000, (20, 0, -20))
    assert (SANMA.rounds.noten_points, SANMA.rounds.abortive_draws) == (2000, ("four_kans",))
    assert SANMA.calls.chi_from is None
    assert "north_wind" in ids(SANMA)
    assert not SANMA.bonus.nukidora


def test_neko_mini() -> None:
    assert ids(MINI) == set(MINI_YAKU.split())
    assert (MINI.groups, MINI.shapes, MINI.payment.players) == (2, ("standard",), 4)
    assert len(MINI.tiles.kinds) * 4 == 100
    assert MINI.tiles.suits == ("p", "s")
    assert (MINI.tiles.red.m, MINI.tiles.red.p, MINI.tiles.red.s) == (0, 0, 0)
    assert (MINI.end.length, MINI.end.bust) == ("tonpuu", 0)
    assert MINI.fixed == {"length", "red_fives", "kuitan", "bust"}
    assert {a.yaku.id: a.open for a in MINI.yaku}["tanyao"] == 1


@pytest.mark.parametrize("name", ["neko-1500", "neko-sanma-1500"])
def test_fifteen_hundred_points(name: str) -> None:
    r = RULE_SETS[name]
    assert (r.settlement.start, r.settlement.returns) == (1500, 1500)
    assert set(r.settlement.uma) == {0}
    assert r.settlement.oka is None
    assert (r.end.bust, r.end.floor) == (0, 0)
    assert not r.fixed


def test_blood_battle_goes_on_after_a_win() -> None:
    r = RULE_SETS["neko-ketsuryuu"]
    assert r.rounds.continues_after_win
    assert [name for name, rules in RULE_SETS.items() if rules.rounds.continues_after_win] == ["neko-ketsuryuu"]


def test_pages_that_score_as_neko() -> None:
    for name in ("neko-open", "neko-tonpuu", "neko-dan"):
        r = RULE_SETS[name]
        for record in (
            "tiles",
            "yaku",
            "fu",
            "scale",
            "payment",
            "liability",
            "riichi",
            "rounds",
            "settlement",
            "calls",
        ):
            assert getattr(r, record) == getattr(NEKO, record)
    assert RULE_SETS["neko-tonpuu"].end.length == "tonpuu"
    assert RULE_SETS["neko-tonpuu"].fixed == {"length"}
