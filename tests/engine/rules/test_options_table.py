"""The table of options: complete, told by every rule set, and faithful: what is written is read back."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.plan import compile_plan
from engine.rules.options import OPTIONS, apply, describe
from engine.rules.registry import RULE_SETS

FAMILY = [
    "kuitan",
    "red_fives",
    "gold_fives",
    "ippatsu",
    "ura_dora",
    "kan_dora",
    "opening_indicators",
    "minimum_han",
    "dora_only",
    "double_wind_pair_fu",
    "pinfu_tsumo",
    "rinshan_fu",
    "kiriage",
    "kazoe",
    "double_yakuman",
    "yakuman_add_up",
    "kokushi_robs_ankan",
    "renhou",
    "pao",
    "several_ron",
    "honba_points",
    "honba_to",
    "deposits_to",
    "nagashi_mangan",
    "noten_points",
    "renchan",
    "deal_to",
    "abortive_draws",
    "agari_yame",
    "tenpai_yame",
    "extra_round_to",
    "wareme",
    "length",
    "bust",
    "start_points",
    "return_points",
    "uma",
    "floating_uma",
    "oka",
    "rounding",
    "leftover_deposits",
    "ties",
    "bust_prize",
]
"""What every rule set of the riichi family takes, unless its page fixes it or it lacks the mechanism."""
MECHANICAL = ["gold_five_han", "north", "nuki_rinshan", "pao_scope", "pao_honba", "tsumo_share"]
OFFERED = [
    "open_kan_counts_as_concealed",
    "limit_yaku_add_up",
    "isshoku_sanjun",
    "sanshoku_doujun",
    "sanshoku_doukou",
    "chiitoitsu",
]


def taken(ruleset: str) -> dict[str, dict[str, Any]]:
    """Name to description of the options that a rule set takes."""
    return {str(option["name"]): option for option in describe(RULE_SETS[ruleset])}


def allowed(option: dict[str, Any]) -> Iterator[object]:
    """Values that the description allows: all, or the ends of a range and some between."""
    match option["type"]:
        case "boolean":
            yield from (True, False)
        case "string":
            yield from option["values"]
        case "integer":
            step = option.get("multiple_of", 1)
            low, high = option["minimum"], option["maximum"]
            yield from sorted({low, min(low + step, high), high - high % step})
        case "number":
            yield from (option["minimum"], -2.5, 0, 12.5, option["maximum"])
        case "array" if "values" in option:
            yield from ([], list(option["values"]))
            yield from ([word] for word in option["values"])
        case "array":
            each = list(allowed(option["items"]))
            yield from ([(each * option["length"])[i + n] for i in range(option["length"])] for n in range(len(each)))
        case "object":
            inner = {key: list(allowed(one)) for key, one in option["properties"].items()}
            yield from ({key: values[n % len(values)] for key, values in inner.items()} for n in range(3))


def writable(ruleset: str) -> Iterator[tuple[str, object, object]]:
    """Each option of a rule set with its value there and each value allowed, but for more dyed fives than four."""
    options = taken(ruleset)
    for name, option in options.items():
        other = options.get({"red_fives": "gold_fives", "gold_fives": "red_fives"}.get(name, ""), {"value": {}})[
            "value"
        ]
        for value in allowed(option):
            if not any(n + value[suit] > 4 for suit, n in other.items()):
                yield name, option["value"], value


def test_every_option_is_in_the_table_and_nothing_else() -> None:
    assert sorted(OPTIONS) == sorted(FAMILY + MECHANICAL + OFFERED)


def test_the_table_is_that_of_the_page(shared: Path) -> None:
    page = (shared / "rules" / "options.md").read_text()
    first_cells = re.findall(r"^\|([^|]*`[^|]*)\|", page, re.MULTILINE)
    named = {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)}
    assert named | {"limit_yaku_add_up"} == set(OPTIONS)


def test_descriptions_speak_three_languages() -> None:
    for option in OPTIONS.values():
        words = [option.description.in_(language) for language in ("en", "ja", "zh")]
        assert all(words), option.name
        assert len(set(words)) == 3, option.name


def test_the_plain_rule_set_takes_what_it_has_the_mechanism_of() -> None:
    assert set(taken("riichi")) == {*FAMILY, "pao_scope", "pao_honba"}


def test_three_players_have_options_of_their_own() -> None:
    assert set(taken("tenhou-sanma")) - set(taken("tenhou")) == {"north", "nuki_rinshan", "tsumo_share"}
    assert set(taken("mj-sanma")) - set(taken("mj")) == {"north", "tsumo_share"}


def test_arushiaru_and_boo_take_what_their_page_names() -> None:
    assert set(taken("arushiaru")) == {
        "isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou", "pinfu_tsumo", "chiitoitsu", "limit_yaku_add_up",
        "double_wind_pair_fu",
    }  # fmt: skip
    assert {"isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou", "limit_yaku_add_up"} <= set(taken("boo"))
    assert not {"chiitoitsu", "kuitan", "red_fives"} & set(taken("boo"))


def test_a_page_fixes_options() -> None:
    assert not {"length", "red_fives", "kuitan", "bust"} & set(taken("neko-mini"))
    assert "length" not in taken("mj-mleague")


def test_tabled_fu_has_no_options_of_fu() -> None:
    assert not {"double_wind_pair_fu", "rinshan_fu", "pinfu_tsumo", "kiriage"} & set(taken("space-sanma"))
    assert "open_kan_counts_as_concealed" in taken("space-sanma")
    assert "open_kan_counts_as_concealed" not in taken("space")


def test_three_players_cannot_draw_by_four() -> None:
    assert taken("tenhou-sanma")["abortive_draws"]["values"] == ["nine_terminals", "four_kans"]


def test_descriptions_are_json_of_a_few_forms() -> None:
    options = taken("tenhou-sanma")
    assert options["kuitan"] | {"description": ""} == {
        "name": "kuitan", "description": "", "type": "boolean", "value": True,
    }  # fmt: skip
    assert options["renhou"]["values"] == ["none", "4_han", "mangan", "baiman", "yakuman"]
    honba = {"type": "integer", "minimum": 0, "maximum": 30000, "multiple_of": 200}
    assert options["honba_points"].items() >= (honba | {"value": 200}).items()
    assert options["red_fives"]["properties"]["m"] == {"type": "integer", "minimum": 0, "maximum": 0}
    assert options["red_fives"]["value"] == {"m": 0, "p": 1, "s": 1}
    assert options["uma"]["length"] == 3
    assert list(options["floating_uma"]["properties"]) == ["1", "2"]


@pytest.mark.parametrize("ruleset", RULE_SETS)
def test_every_allowed_value_can_be_written_and_is_read_back(ruleset: str) -> None:
    rules = RULE_SETS[ruleset]
    assert taken(ruleset)
    for name, there, value in writable(ruleset):
        changed = apply(rules, {name: value})
        assert OPTIONS[name].shown(changed) == value, name
        assert (changed is rules) == (value == there), name


@pytest.mark.parametrize("ruleset", RULE_SETS)
def test_all_values_as_they_are_change_nothing(ruleset: str) -> None:
    rules = RULE_SETS[ruleset]
    assert apply(rules, {name: option["value"] for name, option in taken(ruleset).items()}) is rules
    assert apply(rules, dict.fromkeys(OPTIONS)) is rules
    assert apply(rules, {}) is rules


@pytest.mark.parametrize("ruleset", ["riichi", "tenhou-sanma", "space-sanma", "mj-red-gold", "arushiaru", "neko-mini"])
def test_what_options_make_compiles_and_keeps_its_name(ruleset: str) -> None:
    for name, _, value in writable(ruleset):
        assert compile_plan(apply(RULE_SETS[ruleset], {name: value})).rules.id == ruleset
