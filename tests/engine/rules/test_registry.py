"""The registry: every rule set that the pages name, and more, in their order, with words in three languages."""

from itertools import groupby

import pytest

from engine.errors import Refused
from engine.plan import compile_plan
from engine.rules.check import problems
from engine.rules.model import but
from engine.rules.options import OPTIONS
from engine.rules.registry import DEFAULT, RULE_SETS, rule_set

OF_THE_PAGES = (
    "riichi tenhou tenhou-sanma mahjongsoul mahjongsoul-sanma mleague jpml saikouisen kyoukai rmu wrc ema "
    "space space-sanma arushiaru boo ukiden mj mj-sanma "
    "mj-wareme mj-sanma-wareme mj-double-dora mj-sanma-double-dora mj-inflation mj-sanma-inflation "
    "mj-double-red mj-sanma-double-red mj-sanma-red-north mj-inflation-double-red mj-sanma-inflation-red-north "
    "mj-sanma-max-inflation mj-deflation mj-sanma-deflation mj-mleague "
    "mj-gold mj-sanma-gold mj-red-gold mj-sanma-red-gold "
    "neko neko-sanma neko-mini neko-1500 neko-sanma-1500 neko-ketsuryuu neko-open neko-tonpuu neko-dan"
)
IDS = list(RULE_SETS)

DOCUMENTS = {
    "space": "000_299b730f18edfa9e",
    "arushiaru": "001_a066e84c7314248f",
    "boo": "001_a066e84c7314248f",
    "ukiden": "002_86ef58130a3e62b7",
    "mj": "003_d97c372e5f4e5486",
    "neko": "004_7725787d556251d1",
}


def test_every_rule_set_of_the_pages_is_there_in_their_order() -> None:
    named = OF_THE_PAGES.split()
    assert [name for name in RULE_SETS if name in named] == named


def test_the_rule_sets_of_a_family_stand_together() -> None:
    families = [name.partition("-")[0] for name in RULE_SETS]
    assert len([family for family, _ in groupby(families)]) == len(set(families))


def test_the_registry_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        RULE_SETS["mine"] = RULE_SETS["riichi"]


def test_the_default_is_riichi() -> None:
    assert DEFAULT == "riichi"
    assert rule_set() is rule_set("riichi") is RULE_SETS["riichi"]


def test_an_unknown_rule_set_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="unknown_ruleset at ruleset") as refused:
        rule_set("ukidenn")
    (fault,) = refused.value.faults
    assert fault.facts["ruleset"] == "ukidenn"
    assert "ukiden" in fault.facts["known"]


@pytest.mark.parametrize("name", IDS)
def test_a_rule_set_contradicts_nothing(name: str) -> None:
    assert problems(RULE_SETS[name]) == ()


@pytest.mark.parametrize("name", IDS)
def test_a_rule_set_compiles_with_its_seats(name: str) -> None:
    three = "sanma" in name
    assert compile_plan(RULE_SETS[name]).seats == ("ESW" if three else "ESWN")


@pytest.mark.parametrize("name", IDS)
def test_a_rule_set_has_words_in_three_languages(name: str) -> None:
    rules = RULE_SETS[name]
    for words in (rules.name, rules.summary, *(decision.text for decision in rules.decided)):
        assert words.en
        assert words.ja
        assert words.zh
    assert "\n" not in rules.summary.en + rules.summary.ja + rules.summary.zh
    assert len(rules.summary.en) <= 110


def test_names_tell_rule_sets_apart() -> None:
    for language in ("en", "ja", "zh"):
        assert len({rules.name.in_(language) for rules in RULE_SETS.values()}) == len(IDS)
        assert len({rules.summary.in_(language) for rules in RULE_SETS.values()}) == len(IDS)


@pytest.mark.parametrize("name", IDS)
def test_a_rule_set_states_its_source(name: str) -> None:
    source = RULE_SETS[name].source
    family = name.partition("-")[0]
    title, _, place = source.partition(" (")
    assert title
    assert family not in DOCUMENTS or place == f"{DOCUMENTS[family]})"


@pytest.mark.parametrize("name", IDS)
def test_what_was_decided_names_an_option_that_the_rule_set_takes(name: str) -> None:
    rules = RULE_SETS[name]
    options = [decision.option for decision in rules.decided if decision.option]
    assert [option for option in options if not OPTIONS[option].applies(rules)] == []


@pytest.mark.parametrize("name", IDS)
def test_options_that_a_rule_set_names_exist(name: str) -> None:
    rules = RULE_SETS[name]
    named = rules.fixed | rules.offers | (rules.takes or frozenset())
    assert named <= set(OPTIONS)
    assert all(OPTIONS[option].applies(rules) for option in rules.offers | (rules.takes or frozenset()))
    loose = but(rules, fixed=frozenset())
    assert all(OPTIONS[option].applies(loose) for option in rules.fixed), "nothing to refuse"
