"""What options are refused for: every fault at once, each at its place, with what a person has to change."""

from typing import Any

import pytest

from engine.errors import Fault, Refused
from engine.rules.options import OPTIONS, apply
from engine.rules.registry import RULE_SETS, rule_set
from engine.text import Text


def faults(ruleset: str, options: dict[str, Any]) -> tuple[Fault, ...]:
    with pytest.raises(Refused) as caught:
        apply(rule_set(ruleset), options)
    return caught.value.faults


def places(ruleset: str, options: dict[str, Any]) -> list[tuple[str, tuple[str | int, ...]]]:
    """Code and path below `options` of each fault."""
    found = faults(ruleset, options)
    assert all(fault.path[0] == "options" for fault in found)
    return [(fault.code, fault.path[1:]) for fault in found]


def test_an_unknown_option_is_named() -> None:
    (fault,) = faults("tenhou", {"kuitann": True})
    assert (fault.code, fault.path) == ("unknown_option", ("options", "kuitann"))
    assert fault.facts == {"option": "kuitann", "ruleset": "tenhou", "known": tuple(OPTIONS)}
    assert places("riichi", {"": None}) == [("unknown_option", ("",))]


def test_ten_thousand_unknown_options_are_all_told() -> None:
    assert len(faults("riichi", {f"kuita{n}": True for n in range(10_000)})) == 10_000


@pytest.mark.parametrize(
    ("ruleset", "option", "value", "place"),
    [
        ("riichi", "kuitan", 1, "invalid_type"),
        ("riichi", "kuitan", "true", "invalid_type"),
        ("riichi", "kuitan", [], "invalid_type"),
        ("riichi", "honba_points", True, "invalid_type"),
        ("riichi", "honba_points", 300.0, "invalid_type"),
        ("riichi", "honba_points", "300", "invalid_type"),
        ("riichi", "honba_points", -300, "out_of_range"),
        ("riichi", "honba_points", 10**40, "out_of_range"),
        ("riichi", "honba_points", 1e40, "out_of_range"),
        ("riichi", "honba_points", -1e40, "out_of_range"),
        ("riichi", "honba_points", 200, "invalid_value"),
        ("tenhou-sanma", "honba_points", 300, "invalid_value"),
        ("riichi", "minimum_han", 3, "out_of_range"),
        ("riichi", "double_wind_pair_fu", 3, "invalid_value"),
        ("riichi", "opening_indicators", 3, "out_of_range"),
        ("mj-gold", "gold_five_han", 5, "out_of_range"),
        ("riichi", "noten_points", 1050, "invalid_value"),
        ("riichi", "several_ron", "three", "invalid_value"),
        ("riichi", "several_ron", {}, "invalid_type"),
        ("riichi", "renhou", 4, "invalid_type"),
        ("riichi", "pao", "daisangen", "invalid_type"),
        ("riichi", "pao", {}, "invalid_type"),
        ("riichi", "red_fives", 3, "invalid_type"),
        ("riichi", "uma", [20, 10, -30], "invalid_value"),
        ("tenhou-sanma", "uma", [20, 10, -10, -20], "invalid_value"),
        ("riichi", "uma", {}, "invalid_type"),
        ("riichi", "floating_uma", [], "invalid_type"),
        ("riichi", "oka", "20", "invalid_type"),
        ("riichi", "oka", True, "invalid_type"),
        ("riichi", "oka", 20.25, "invalid_value"),
        ("riichi", "oka", 1e300, "out_of_range"),
        ("riichi", "oka", float("nan"), "out_of_range"),
        ("riichi", "start_points", 25050, "invalid_value"),
        ("riichi", "bust_prize", 10.0, "invalid_type"),
        ("riichi", "rounding", "up", "invalid_value"),
        ("riichi", "pao", ["daisangen"] * 4, "too_long"),
        ("riichi", "abortive_draws", ["four_kans"] * 100_000, "too_long"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(ruleset: str, option: str, value: object, place: str) -> None:
    assert places(ruleset, {option: value}) == [(place, (option,))]


@pytest.mark.parametrize(
    ("ruleset", "option", "value", "found"),
    [
        ("riichi", "red_fives", {"m": 5, "p": -1, "s": 1}, [("out_of_range", ("m",)), ("out_of_range", ("p",))]),
        ("riichi", "red_fives", {"m": True, "x": 1}, [("unknown_field", ("x",)), ("invalid_type", ("m",))]),
        ("tenhou-sanma", "red_fives", {"m": 1}, [("out_of_range", ("m",))]),
        ("riichi", "pao", ["suuankou", 1], [("invalid_value", (0,)), ("invalid_type", (1,))]),
        ("riichi", "pao", ["daisangen", "daisangen"], [("invalid_value", (1,))]),
        ("tenhou-sanma", "abortive_draws", ["four_riichi"], [("invalid_value", (0,))]),
        (
            "riichi",
            "uma",
            [20, 10.0, None, -2000],
            [("invalid_type", (1,)), ("invalid_type", (2,)), ("out_of_range", (3,))],
        ),
        ("riichi", "floating_uma", {"1": [1], "4": []}, [("unknown_field", ("4",)), ("invalid_value", ("1",))]),
        ("riichi", "floating_uma", {"2": [1, 2, 3, "4"]}, [("invalid_type", ("2", 3))]),
    ],
)
def test_a_fault_inside_a_value_is_told_at_its_place(
    ruleset: str, option: str, value: object, found: list[tuple[str, tuple[str | int, ...]]]
) -> None:
    assert places(ruleset, {option: value}) == [(code, (option, *path)) for code, path in found]


def test_what_is_allowed_is_told() -> None:
    def facts(ruleset: str, option: str, value: object) -> dict[str, object]:
        return faults(ruleset, {option: value})[0].facts

    assert facts("riichi", "kuitan", 1) == {"wanted": "boolean", "given": "number"}
    assert facts("riichi", "ties", "x" * 1000) == {"given": "x" * 64, "allowed": ("seat_order", "split")}
    assert facts("riichi", "minimum_han", 3) == {"low": 0, "high": 2}
    assert facts("riichi", "honba_points", 200) == {"given": 200, "multiple_of": 300}
    assert facts("riichi", "uma", [1]) == {"given": 1, "length": 4}
    assert facts("riichi", "oka", 0.25) == {"given": 0.25, "decimals": 1}
    assert facts("riichi", "pao", ["daisangen"] * 2) == {"given": "daisangen", "repeated": "daisangen"}
    assert facts("riichi", "pao", ["daisangen"] * 4) == {"limit": 3, "what": "items"}
    assert facts("riichi", "red_fives", {"z": 1}) == {"known": ("m", "p", "s")}


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("riichi", {"several_ron": "", "gold_five_han": None, "uma": [], "opening_indicators": 0, "rounding": "none"}),
        ("tenhou", {"several_ron": "none", "ties": "normal", "floating_uma": {"1": []}, "red_fives": {"m": None}}),
    ],
)
def test_neutral_values_mean_what_is_there(ruleset: str, options: dict[str, Any]) -> None:
    taken = {name: value for name, value in options.items() if name != "rounding"}
    assert apply(rule_set(ruleset), taken) is rule_set(ruleset)


@pytest.mark.parametrize(
    ("ruleset", "option", "value"),
    [
        ("riichi", "tsumo_share", "loss"),
        ("riichi", "north", "guest"),
        ("mj-sanma", "nuki_rinshan", True),
        ("riichi", "nuki_rinshan", True),
        ("riichi", "gold_five_han", 3),
        ("kyoukai", "pao_scope", "hand"),
        ("riichi", "isshoku_sanjun", True),
        ("riichi", "chiitoitsu", False),
        ("riichi", "limit_yaku_add_up", True),
        ("space", "open_kan_counts_as_concealed", True),
        ("space-sanma", "double_wind_pair_fu", 4),
        ("space-sanma", "rinshan_fu", True),
        ("arushiaru", "kuitan", False),
        ("arushiaru", "yakuman_add_up", True),
        ("boo", "chiitoitsu", True),
        ("neko-mini", "length", "hanchan"),
        ("neko-mini", "red_fives", {"m": 1, "p": 1, "s": 1}),
        ("neko-mini", "kuitan", True),
        ("neko-mini", "bust", True),
        ("neko-mini", "double_yakuman", []),
        ("neko-mini", "pao", []),
        ("mj-mleague", "length", "hanchan"),
    ],
)
def test_an_option_without_its_mechanism_is_refused_in_words(ruleset: str, option: str, value: object) -> None:
    (fault,) = faults(ruleset, {option: value})
    assert (fault.code, fault.path) == ("option_not_applicable", ("options", option))
    assert fault.facts["option"] == option
    assert fault.facts["ruleset"] == ruleset
    assert isinstance(fault.facts["why"], Text)


@pytest.mark.parametrize(
    ("ruleset", "options", "path", "pair"),
    [
        (
            "riichi",
            {"uma": [15, 5, -5, -15], "floating_uma": {"1": [12, -1, -3, -8]}},
            ("uma",),
            ("uma", "floating_uma"),
        ),
        (
            "riichi",
            {"several_ron": "all", "abortive_draws": ["three_ron"]},
            ("several_ron",),
            ("several_ron", "abortive_draws"),
        ),
        ("riichi", {"bust": False, "bust_prize": 10}, ("bust",), ("bust", "bust_prize")),
        ("riichi", {"pao": [], "pao_scope": "hand"}, ("pao",), ("pao", "pao_scope")),
        ("riichi", {"pao_honba": "liable", "pao": []}, ("pao",), ("pao", "pao_honba")),
        ("tenhou-sanma", {"north": "value", "nuki_rinshan": False}, ("north",), ("north", "nuki_rinshan")),
        (
            "mj-gold",
            {"gold_fives": {"m": 0, "p": 0, "s": 0}, "gold_five_han": 3},
            ("gold_fives",),
            ("gold_fives", "gold_five_han"),
        ),
        ("mj-red-gold", {"red_fives": {"p": 4}}, ("red_fives", "p"), ("red_fives", "gold_fives")),
        ("riichi", {"gold_fives": {"s": 4}}, ("gold_fives", "s"), ("gold_fives", "red_fives")),
    ],
)
def test_options_that_contradict_each_other_are_refused_in_words(
    ruleset: str, options: dict[str, Any], path: tuple[str, ...], pair: tuple[str, str]
) -> None:
    (fault,) = faults(ruleset, options)
    assert (fault.code, fault.path) == ("option_conflict", ("options", *path))
    assert (fault.facts["option"], fault.facts["other"]) == pair
    why = fault.facts["why"]
    assert isinstance(why, Text)
    assert why.en != why.ja != why.zh


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("riichi", {"gold_fives": {"p": 1}, "gold_five_han": 3}),
        ("mj-sanma", {"north": "nukidora", "nuki_rinshan": False}),
        ("kyoukai", {"pao": ["daisangen"], "pao_scope": "hand", "pao_honba": "liable"}),
        ("kyoukai", {"honba_to": "each", "deal_to": "first", "deposits_to": "own_then_first"}),
        ("mleague", {"bust": True, "bust_prize": 10}),
        ("riichi", {"bust": False, "bust_prize": 0}),
        ("jpml", {"uma": [30, 10, -10, -30], "floating_uma": {}}),
        ("riichi", {"several_ron": "head_bump", "abortive_draws": ["three_ron"]}),
        ("mj-red-gold", {"red_fives": {"m": 0, "p": 0, "s": 0}, "gold_fives": {"p": 4, "s": 4}}),
        ("riichi", {"wareme": True, "kiriage": True, "several_ron": "head_bump"}),
        ("riichi", {"minimum_han": 0, "dora_only": True, "ippatsu": False, "ura_dora": False, "kan_dora": False}),
        ("ema", {"pao_scope": "hand", "yakuman_add_up": False}),
        ("ukiden", {"length": "hanchan", "renchan": "tenpai", "tenpai_yame": True, "extra_round_to": 30000}),
        (
            "riichi",
            {"rounding": "none", "oka": 12.5, "start_points": 30000, "return_points": 25000, "uma": [50, 10, -10, -30]},
        ),
    ],
)
def test_what_has_a_reading_is_taken(ruleset: str, options: dict[str, Any]) -> None:
    changed = apply(RULE_SETS[ruleset], options)
    assert changed is not RULE_SETS[ruleset] or ruleset == "ema"
    backwards = apply(RULE_SETS[ruleset], dict(reversed(options.items())))
    assert [option.read(backwards) for option in OPTIONS.values()] == [
        option.read(changed) for option in OPTIONS.values()
    ]


def test_all_faults_come_at_once_and_one_fault_brings_no_other() -> None:
    assert places(
        "riichi",
        {
            "tsumo_share": "loss",
            "nope": 1,
            "kuitan": "no",
            "pao": ["x"],
            "pao_scope": "hand",
            "bust": False,
            "bust_prize": 5,
        },
    ) == [
        ("unknown_option", ("nope",)),
        ("invalid_type", ("kuitan",)),
        ("option_not_applicable", ("tsumo_share",)),
        ("invalid_value", ("pao", 0)),
        ("option_conflict", ("bust",)),
    ]
    assert places("mj-sanma", {"north": "dragon", "nuki_rinshan": True}) == [("invalid_value", ("north",))]
