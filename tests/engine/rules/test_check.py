"""`problems` finds what contradicts itself in broken rule sets, in words."""

from dataclasses import replace

import pytest

from engine.rules.awards import Award, han, limit, yakuman
from engine.rules.check import problems
from engine.rules.model import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS, Limit, RuleSet, TabledFu, but
from engine.rules.registry import RULE_SETS
from engine.tileset import Fives, TileSet, dragons, suit
from engine.yaku import (
    CHANKAN,
    CHANKAN_OR_NORTH,
    CHIITOITSU,
    CHUUREN,
    DAISUUSHII,
    ITTSUU,
    KOKUSHI,
    KOKUSHI_13,
    MENTANPIN_IIPEIKOU,
    NORTH_WIND,
    RENHOU,
    SUUANKOU,
    SUUANKOU_TANKI,
    SUUSHIIHOU,
    TANYAO,
    TENHOU,
    TOITOI,
)  # fmt: skip
from engine.yaku import RIICHI as RIICHI_DECLARED

RIICHI = RULE_SETS["riichi"]
SANMA = RULE_SETS["tenhou-sanma"]
MINI = RULE_SETS["neko-mini"]
ARUSHIARU = RULE_SETS["arushiaru"]
BOO = RULE_SETS["boo"]

SCALE = RIICHI.scale.limits

BROKEN = [
    # yaku
    (but(MINI, yaku=han(2, ITTSUU, open=1)), "neko-mini: ittsuu needs three groups, hands have two"),
    (but(MINI, yaku=yakuman(DAISUUSHII)), "neko-mini: daisuushii needs four groups, hands have two"),
    (but(RIICHI, shapes=(SEVEN_PAIRS, THIRTEEN_ORPHANS)), "riichi: groups and a pair do not win"),
    (but(RIICHI, shapes=(STANDARD, SEVEN_PAIRS)), "riichi: kokushi needs hands of thirteen_orphans, which do not win"),
    (but(RIICHI, without=(CHIITOITSU,)), "riichi: hands of seven_pairs are won with, but chiitoitsu is not awarded"),
    (replace(RIICHI, yaku=(*RIICHI.yaku, *han(3, TOITOI))), "riichi: toitoi is awarded 2 times"),
    (
        but(RIICHI, yaku=(Award(TOITOI),)),
        "riichi: toitoi must be worth han, or a yakuman, or a limit, and only one of them",
    ),
    (
        but(RIICHI, yaku=(Award(TOITOI, han=2, limit="mangan"),)),
        "riichi: toitoi must be worth han, or a yakuman, or a limit, and only one of them",
    ),
    (but(RIICHI, yaku=han(-1, TOITOI)), "riichi: toitoi takes han away"),
    (but(RIICHI, yaku=han(1, TANYAO, open=2)), "riichi: tanyao is worth more open than closed"),
    (but(RIICHI, yaku=yakuman(SUUANKOU, times=3)), "riichi: suuankou is 3 yakuman, but only one or two are scored"),
    (but(RIICHI, yaku=limit("daimangan", RENHOU)), "riichi: renhou is worth daimangan, which the scale does not have"),
    (but(ARUSHIARU, yaku=limit("baiman", TENHOU)), "arushiaru: tenhou is worth baiman, which the scale does not have"),
    (
        but(RIICHI, yaku=yakuman(KOKUSHI_13, times=2), without=(KOKUSHI,)),
        "riichi: kokushi_13 is awarded without kokushi",
    ),
    (
        but(RIICHI, yaku=(*yakuman(SUUANKOU, times=2), *yakuman(SUUANKOU_TANKI))),
        "riichi: suuankou_tanki is worth less than suuankou, which it replaces",
    ),
    (but(RIICHI, without=(RIICHI_DECLARED,)), "riichi: double_riichi is awarded without riichi"),
    (but(RIICHI, riichi=None, rounds={"abortive_draws": ()}), "riichi: riichi is awarded, but there is no riichi"),
    (but(RIICHI, calls={"chankan": False}), "riichi: chankan is awarded, but no kan can be robbed"),
    (
        but(RIICHI, yaku=han(1, CHANKAN_OR_NORTH)),
        "riichi: chankan is awarded for a pulled north, which cannot be robbed",
    ),
    (
        but(RIICHI, yaku=yakuman(SUUSHIIHOU)),
        ("riichi: suushiihou is both small and big four winds, which are awarded beside it"),
    ),
    (
        but(ARUSHIARU, without=(TENHOU,)),
        "arushiaru: chiitoitsu stands only with tenhou, which is not awarded",
    ),
    (
        but(RULE_SETS["space-sanma"], without=(TANYAO,)),
        "space-sanma: mentanpin_iipeikou is made of tanyao, which is not awarded",
    ),
    (but(SANMA, yaku=han(1, NORTH_WIND)), "tenhou-sanma: north is a value tile and a dora at once"),
    (
        but(RULE_SETS["mj-sanma"], tiles=TileSet((suit("p"), suit("s"), dragons()))),
        "mj-sanma: north_wind is awarded, but the wall has no norths",
    ),
    (but(RIICHI, liability={"yaku": ("suushiihou",)}), "riichi: there is pao for suushiihou, which is not awarded"),
    (
        but(RIICHI, liability={"yaku": ("toitoi",)}),
        "riichi: there is pao for toitoi, which is neither a yakuman nor a limit",
    ),
    (
        replace(
            RIICHI,
            yaku=tuple(a for a in RIICHI.yaku if a.han is None),
            liability=replace(RIICHI.liability, yaku=("yakuhai",)),
        ),
        "riichi: there is pao for yakuhai, but no triplet is a value triplet",
    ),
    # tiles
    (
        but(MINI, tiles={"red": Fives(m=1)}),
        "neko-mini: there are red or gold fives of m, but no fives of m in the wall",
    ),
    (
        but(SANMA, tiles={"gold": Fives(m=1)}),
        ("tenhou-sanma: there are red or gold fives of m, but no fives of m in the wall"),
    ),
    (
        but(RIICHI, tiles={"red": Fives(p=3), "gold": Fives(p=2)}),
        "riichi: 3 red and 2 gold fives of p are more than the wall's four",
    ),
    (but(RIICHI, tiles=TileSet((suit("p"), suit("p"), dragons()))), "riichi: kind 9 stands on 2 rings"),
    (but(BOO, tiles={"red": Fives()}), "boo: red fives are value tiles, but there are none"),
    # shapes and calls
    (but(RIICHI, groups=3), "riichi: seven_pairs are fourteen tiles, hands have 11"),
    (but(RIICHI, shapes=("knitted",)), "riichi: no hand has the shape knitted"),
    (
        but(RULE_SETS["neko-mini"], calls={"kokushi_robs_ankan": True}),
        "neko-mini: kokushi may rob a closed kan, but thirteen_orphans do not win",
    ),
    (
        but(RULE_SETS["neko"], calls={"kokushi_robs_ankan": True}),
        "neko: kokushi may rob a closed kan where no kan can be robbed",
    ),
    (but(RIICHI, calls={"chi_from": "right"}), "riichi: calls.chi_from is right, not one of left, any, None"),
    # dora
    (but(RIICHI, bonus={"indicators": False}), "riichi: there are ura dora or kan dora without dora indicators"),
    (but(RIICHI, bonus={"nukidora": True}), "riichi: norths are pulled, but north is a seat of four players"),
    (but(SANMA, bonus={"north_dora": True}), "tenhou-sanma: norths are pulled and are dora in the hand at once"),
    (
        but(SANMA, tiles=TileSet((suit("p"), suit("s"), dragons()))),
        "tenhou-sanma: norths are dora, but the wall has none",
    ),
    (but(RIICHI, calls={"chankan_nuki": True}), "riichi: a pulled north can be robbed, but none are pulled"),
    # fu and scale
    (
        but(RIICHI, fu=TabledFu(pinfu_tsumo=20, closed_ron=45, otherwise=30)),
        "riichi: the table's fu of closed_ron is no multiple of 10",
    ),
    (but(RIICHI, fu={"double_wind_pair": 3}), "riichi: a double wind pair of 3 fu is neither 2 nor 4"),
    (but(RIICHI, scale={"limits": ()}), "riichi: the scale has no limit"),
    (but(RIICHI, scale={"limits": (SCALE[1], SCALE[0])}), "riichi: mangan does not stand above haneman"),
    (
        but(RIICHI, scale={"limits": (*SCALE[:-1], Limit("kazoe_yakuman", 13, 9000))}),
        "riichi: kazoe_yakuman is worth more than a yakuman",
    ),
    (but(ARUSHIARU, scale={"kiriage": True}), "arushiaru: kiriage rounds a base of 1,920 up, but mangan is 500"),
    # payments
    (but(RIICHI, payment={"honba": 1000}), "riichi: honba of 1000 cannot be shared by 3 payers in units of 100"),
    (but(SANMA, payment={"honba": 300}), "tenhou-sanma: honba of 300 cannot be shared by 2 payers in units of 100"),
    (
        but(RIICHI, payment={"tsumo_share": "north_split"}),
        "riichi: the missing north's share is split, but nobody is missing of four players",
    ),
    (
        but(RIICHI, rounds={"noten_points": 2000}),
        "riichi: noten points of 2000 cannot be shared by up to 3 players in hundreds",
    ),
    (but(RIICHI, payment={"players": 5}), "riichi: payment.players is 5, not one of 3, 4"),
    # rounds
    (but(RIICHI, rounds={"several_ron": "two"}), "riichi: two may win on one discard, but three_ron is no draw"),
    (
        but(RULE_SETS["tenhou"], rounds={"several_ron": "all"}),
        "tenhou: three_ron is a draw, but several_ron is all",
    ),
    (but(SANMA, rounds={"abortive_draws": ("four_winds",)}), "tenhou-sanma: four_winds needs four players"),
    (but(RIICHI, rounds={"abortive_draws": ("four_kans", "four_kans")}), "riichi: an abortive draw is named twice"),
    (but(RIICHI, rounds={"abortive_draws": ("nine_gates",)}), "riichi: no draw is called nine_gates"),
    (
        but(RIICHI, rounds={"abortive_passes_deal": ("three_ron",)}),
        "riichi: three_ron passes the deal, but is no draw",
    ),
    (
        but(ARUSHIARU, rounds={"deposits_to": "own_then_first"}),
        "arushiaru: four_riichi or deposits_to speaks of riichi sticks, but there is no riichi",
    ),
    (
        but(RULE_SETS["ukiden"], rounds={"nagashi_mangan": "none"}),
        "ukiden: riichi makes nagashi mangan void, but one of the two is not there",
    ),
    (
        but(ARUSHIARU, rounds={"renchan": "tenpai"}),
        "arushiaru: every draw passes the deal, but the dealer's tenpai keeps it",
    ),
    # end
    (
        but(RIICHI, settlement={"start": -1000}),
        "riichi: everybody is busted at the start: -1000 points are fewer than 0",
    ),
    (
        but(RIICHI, end={"floor": 25100}),
        "riichi: everybody is below the floor at the start: 25000 points are fewer than 25100",
    ),
    (but(BOO, end={"target": 2000}), "boo: the target of 2000 is reached at the start"),
    (
        but(RIICHI, riichi={"minimum_with_bust_only": True}),
        "riichi: riichi asks for points where the game ends below zero, but for none",
    ),
    (
        but(RULE_SETS["neko-1500"], settlement={"start": 900, "returns": 1500}),
        "neko-1500: riichi asks for 1000 points, more than the start",
    ),
    (but(RIICHI, by_length={"issou": {}}), "riichi: by_length speaks of issou, which is no length"),
    (
        but(RIICHI, by_length={"tonpuu": {"settlement": {"starting": 1}}}),
        "riichi: by_length changes settlement.starting, which is not there",
    ),
    # settlement
    (
        but(RIICHI, settlement={"start": 35000}),
        "riichi: 35000 points at the start and 30000 back make a negative oka",
    ),
    (but(RIICHI, settlement={"uma": (20, 0, -20)}), "riichi: the uma has 3 places, the game has 4"),
    (but(RIICHI, settlement={"uma": (20, 10, -10, -10)}), "riichi: the uma adds up to 10, not to 0"),
    (
        but(RIICHI, settlement={"uma": (10, 20, -10, -20)}),
        "riichi: the uma gives a lower place more than a higher one",
    ),
    (
        but(RIICHI, settlement={"floating_uma": {1: (12, -1, -3, -9)}}),
        "riichi: the floating uma of 1 adds up to -1, not to 0",
    ),
    (
        but(RIICHI, settlement={"floating_uma": {5: (8, 4, -4, -8)}}),
        "riichi: the floating uma of 5 players speaks of more than there are",
    ),
    (
        but(RULE_SETS["mj-wareme"], end={"bust": None}),
        "mj-wareme: there is a bust prize, but nobody is busted",
    ),
    # options
    (
        but(ARUSHIARU, offers=frozenset({"isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou"})),
        "arushiaru: chiitoitsu has a value for an option that is not offered",
    ),
    (but(BOO, takes=frozenset()), "boo: the option isshoku_sanjun is offered, but not taken"),
    (but(BOO, fixed=frozenset({"double_wind_pair_fu"})), "boo: the option double_wind_pair_fu is taken, but fixed"),
]


@pytest.mark.parametrize(("rules", "sentence"), BROKEN, ids=[sentence for _, sentence in BROKEN])
def test_a_broken_rule_set_is_told_in_words(rules: RuleSet, sentence: str) -> None:
    assert sentence in problems(rules)


def test_every_contradiction_is_told_at_once() -> None:
    broken = but(MINI, yaku=(*han(2, ITTSUU, open=1), *yakuman(CHUUREN)), settlement={"uma": (1, 0, 0)})
    assert problems(broken) == (
        "neko-mini: ittsuu needs three groups, hands have two",
        "neko-mini: chuuren needs four groups, hands have two",
        "neko-mini: the uma has 3 places, the game has 4",
        "neko-mini: the uma adds up to 1, not to 0",
    )


def test_without_a_contradiction_nothing_is_told() -> None:
    assert problems(but(RIICHI, yaku=limit("baiman", RENHOU, open=False), payment={"honba": 1500})) == ()
    assert problems(but(RULE_SETS["space-sanma"], without=(MENTANPIN_IIPEIKOU,))) == ()
    assert problems(but(RIICHI, without=(CHANKAN,), calls={"chankan": False})) == ()
    assert problems(but(RULE_SETS["mj-sanma"], payment={"honba": 0})) == ()
