"""What options write into a rule set's record: draws, rounds and the game, and what they bring with them."""

import pytest

from engine.rules.game import ABORTIVE_DRAWS
from engine.rules.model import RuleSet, but
from engine.rules.options import OPTIONS, apply
from engine.rules.registry import rule_set
from engine.tileset import Fives
from engine.yaku import PINFU_ANY_PAIR, PINFU_ANY_PAIR_BY_RON, PINFU_BY_RON


def changed(ruleset: str, **options: object) -> RuleSet:
    return apply(rule_set(ruleset), options)


@pytest.mark.parametrize(
    ("option", "value", "place", "written"),
    [
        ("kan_dora", False, "bonus.kan_dora", False),
        ("opening_indicators", 2, "bonus.opening_indicators", 2),
        ("gold_fives", {"p": 2}, "tiles.gold", Fives(p=2)),
        ("red_fives", {"m": 0, "s": 3}, "tiles.red", Fives(m=0, p=1, s=3)),
        ("kokushi_robs_ankan", True, "calls.kokushi_robs_ankan", True),
        ("pao", ["suukantsu", "daisangen"], "liability.yaku", ("daisangen", "suukantsu")),
        ("honba_to", "each", "rounds.honba_to", "each"),
        ("deposits_to", "own_then_first", "rounds.deposits_to", "own_then_first"),
        ("deal_to", "first", "rounds.deal_to", "first"),
        ("renchan", "win", "rounds.renchan", "win"),
        ("noten_points", 2000, "rounds.noten_points", 2000),
        ("nagashi_mangan", "win", "rounds.nagashi_mangan", "win"),
        ("bust", False, "end.bust", None),
        ("agari_yame", False, "end.agari_yame", False),
        ("tenpai_yame", True, "end.tenpai_yame", True),
        ("extra_round_to", 30000, "end.extra_round_to", 30000),
        ("length", "tonpuu", "end.length", "tonpuu"),
        ("start_points", 27000, "settlement.start", 27000),
        ("return_points", 25000, "settlement.returns", 25000),
        ("uma", [30, 10, -10, -30], "settlement.uma", (30, 10, -10, -30)),
        ("floating_uma", {"1": [30, -10, -10, -10]}, "settlement.floating_uma", {1: (30, -10, -10, -10)}),
        ("oka", 0, "settlement.oka", 0),
        ("rounding", "gosharokunyu", "settlement.rounding", "gosharokunyu"),
        ("leftover_deposits", "nobody", "settlement.leftover_deposits", "nobody"),
        ("ties", "split", "settlement.ties", "split"),
        ("bust_prize", 10, "settlement.bust_prize", 10),
    ],
)
def test_an_option_is_a_field_of_the_record(option: str, value: object, place: str, written: object) -> None:
    record, field = place.split(".")
    rules = changed("riichi", **{option: value})
    assert getattr(getattr(rules, record), field) == written
    others = [name for name in OPTIONS if name not in {option, "oka", "several_ron"}]
    assert [OPTIONS[name].read(rules) for name in others] == [OPTIONS[name].read(rule_set("riichi")) for name in others]


def test_tonpuu_brings_its_own_points_and_deal() -> None:
    """「東風戦」 of MJ: 20,000/25,000, and a drawn hand passes the deal."""
    rules = changed("mj", length="tonpuu")
    assert (rules.settlement.start, rules.settlement.returns, rules.rounds.renchan) == (20000, 25000, "win")
    assert changed("mj", length="hanchan") is rule_set("mj")
    own = changed("mj", start_points=25000, renchan="tenpai", length="tonpuu")
    assert (own.settlement.start, own.settlement.returns, own.rounds.renchan) == (25000, 25000, "tenpai")
    assert changed("mj-wareme", length="tonpuu").settlement == rule_set("mj-wareme").settlement
    assert changed("riichi", length="tonpuu").settlement == rule_set("riichi").settlement


def test_three_at_once_are_a_draw_or_they_win() -> None:
    two = changed("riichi", several_ron="two")
    assert two.rounds.abortive_draws == ABORTIVE_DRAWS
    assert changed("tenhou", several_ron="all").rounds.abortive_draws == ABORTIVE_DRAWS[:4]
    assert changed("tenhou", several_ron="head_bump").rounds.abortive_draws == ABORTIVE_DRAWS
    assert changed("tenhou", abortive_draws=["four_kans"]).rounds.several_ron == "all"
    assert changed("riichi", abortive_draws=["three_ron"]).rounds.several_ron == "two"
    assert changed("kyoukai", abortive_draws=["three_ron"]).rounds.several_ron == "head_bump"
    assert changed("riichi", abortive_draws=[], several_ron="two").rounds.abortive_draws == ("three_ron",)
    assert changed("tenhou-sanma", abortive_draws=[]).rounds.several_ron == rule_set("tenhou-sanma").rounds.several_ron
    assert "three_ron" not in changed("mahjongsoul-sanma", several_ron="two").rounds.abortive_draws


def test_tenpai_keeps_the_deal_also_where_every_draw_passed_it() -> None:
    passing = but(rule_set("riichi"), rounds={"draw_passes_deal": True})
    assert OPTIONS["renchan"].read(passing) == "win"
    kept = apply(passing, {"renchan": "tenpai"})
    assert (kept.rounds.draw_passes_deal, kept.rounds.renchan) == (False, "tenpai")
    assert apply(passing, {"renchan": "win"}) is passing


def test_oka_follows_the_points_unless_it_is_set() -> None:
    assert OPTIONS["oka"].shown(rule_set("mj-sanma")) == 15
    assert OPTIONS["oka"].shown(changed("mj-sanma", start_points=25100)) == 14.7
    assert OPTIONS["oka"].shown(changed("mj-sanma", start_points=25100, oka=10.0)) == 10


def test_uma_takes_the_place_of_a_floating_uma() -> None:
    plain = changed("jpml", uma=[30, 10, -10, -30])
    assert (plain.settlement.uma, plain.settlement.floating_uma) == ((30, 10, -10, -30), None)
    assert changed("jpml", floating_uma={}).settlement.floating_uma is None


def test_norths_change_as_a_whole() -> None:
    pulled = changed("mj-sanma", north="nukidora")
    assert (pulled.bonus.nukidora, pulled.calls.chankan_nuki) == (True, True)
    assert not {a.yaku.id for a in pulled.yaku} & {"north_wind"}
    guest = changed("space-sanma", north="guest")
    assert (guest.bonus.nukidora, guest.calls.chankan_nuki) == (False, False)
    assert changed("mj-sanma-red-north", north="value").bonus.north_dora is False
    assert OPTIONS["north"].read(changed("mj-sanma-red-north", north="value")) == "value"


@pytest.mark.parametrize(("on", "off"), [(PINFU_ANY_PAIR, PINFU_ANY_PAIR_BY_RON)])
def test_pinfu_by_tsumo_keeps_what_pinfu_asks_of_the_pair(on: object, off: object) -> None:
    free = but(rule_set("space"), yaku=tuple(a for a in rule_set("space-sanma").yaku if a.yaku is PINFU_ANY_PAIR))
    by_ron = apply(free, {"pinfu_tsumo": False})
    assert off in {award.yaku for award in by_ron.yaku}
    assert on in {award.yaku for award in apply(by_ron, {"pinfu_tsumo": True}).yaku}
    assert PINFU_BY_RON in {award.yaku for award in rule_set("arushiaru").yaku}


def test_double_yakuman_are_single_ones_again() -> None:
    """Where a form is worth one yakuman it has no value of its own: the plain id is answered."""
    single = changed("mahjongsoul", double_yakuman=["kokushi_13"])
    worth = {award.yaku.id: award.yakuman for award in single.yaku}
    assert worth["kokushi_13"] == 2
    assert worth["daisuushii"] == 1
    assert not {"suuankou_tanki", "junsei_chuuren"} & worth.keys()


def test_seven_pairs_bring_their_shape() -> None:
    assert "seven_pairs" in changed("arushiaru", chiitoitsu=True).shapes
    assert "seven_pairs" not in rule_set("arushiaru").shapes
