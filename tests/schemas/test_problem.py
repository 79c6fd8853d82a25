"""The sentences: one for every code in every language, made of facts that the fault has."""

import ast
import string
from pathlib import Path

import pytest

from engine.errors import Fault
from engine.text import Text
from schemas.problem import CODES, GAME_CODES, HAND_CODES, ROUND_CODES, RULE_CODES, sentence
from schemas.sentences import SENTENCES

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ja", "zh")
CONTRACT = set(
    """
    missing_field unknown_field invalid_type invalid_value out_of_range too_long
    bad_notation mixed_notation
    unknown_ruleset unknown_option option_not_applicable option_conflict not_in_ruleset
    wrong_tile_count five_of_a_kind tile_not_in_wall too_many_red_fives too_many_gold_fives gold_not_in_hand
    winning_tile_missing too_many_norths too_many_indicators more_ura_than_dora
    not_a_meld too_many_melds chi_not_allowed chi_wrong_seat meld_from_self called_not_in_meld
    seat_not_in_game discarder_missing discarder_on_tsumo discarder_is_winner ippatsu_without_riichi
    riichi_with_open_hand first_turn_with_melds first_turn_with_riichi rinshan_without_kan rinshan_by_ron
    chankan_by_tsumo chankan_tile_held liable_is_winner liable_without_yaku
    points_do_not_add_up wins_and_draw no_result two_tsumo_winners different_discarders same_winner_twice
    three_ron_is_draw riichi_below_1000 riichi_must_be_tenpai nagashi_void draw_not_in_ruleset
    wrong_number_of_seats bust_not_below_zero
    """.split()  # noqa: SIM905 - as the contract lists them
)
"""Every code of the contract that a request's content can be answered with."""


def named(words: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(words) if name}


def said(code: str, **facts: object) -> str:
    return sentence(Fault(code, ("hand", "tiles"), facts), "en")


def test_every_code_of_the_contract_has_its_sentence_and_no_other_code_has():
    assert set(CODES) == CONTRACT


def test_every_code_that_the_project_gives_has_its_sentence():
    given = set()
    for folder in ("engine", "schemas"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(
                        func=ast.Name(id="Fault" | "refuse" | "NotationError"), args=[ast.Constant(str(code)), *_]
                    ):
                        given.add(code)
    assert given
    assert given - set(CODES) == set()


def test_every_sentence_is_there_in_every_language_and_says_the_same_facts():
    for code, sentences in SENTENCES.items():
        assert list(sentences)[-1] == "", f"{code} has no sentence for every case"
        for condition, words in sentences.items():
            facts = [
                {name for _, name, _, _ in string.Formatter().parse(words.in_(code_)) if name} for code_ in LANGUAGES
            ]
            assert words.zh, f"{code} {condition}"
            assert facts[0] == facts[1] == facts[2], f"{code} {condition}: {facts}"


def test_each_sentence_is_its_own():
    sentences = [words.en for each in SENTENCES.values() for words in each.values()]
    assert len(set(sentences)) == len(sentences)


def test_the_groups_hold_what_each_request_can_meet():
    assert set(ROUND_CODES) | {"bust_not_below_zero"} == set(CODES)
    assert set(RULE_CODES) < set(HAND_CODES) < set(ROUND_CODES)
    assert set(RULE_CODES) < set(GAME_CODES)


@pytest.mark.parametrize(
    ("given", "allowed", "guess"),
    [
        ("east", ("E", "S", "W", "N"), "E"),
        ("s", ("E", "S", "W", "N"), "S"),
        ("北", ("E", "S", "W", "N"), "N"),
        ("Tsumo", ("tsumo", "ron"), "tsumo"),
        ("double riichi", ("none", "riichi", "double_riichi"), "double_riichi"),
        ("double-riichi", ("none", "riichi", "double_riichi"), "double_riichi"),
        ("closed_kan", ("chi", "pon", "minkan", "ankan", "kakan"), "ankan"),
        ("kan", ("chi", "pon", "minkan", "ankan", "kakan"), None),
        ("haitei", ("normal", "first_turn", "last_tile"), "last_tile"),
        ("riichi", ("normal", "first_turn", "last_tile"), None),
    ],
)
def test_what_was_meant_is_guessed_only_where_it_is_near(given, allowed, guess):
    words = said("invalid_value", given=given, allowed=allowed)
    assert (f"Did you mean “{guess}”?" in words) if guess else ("Did you mean" not in words)
    assert f"“{given}”" in words
    assert ", ".join(allowed) in words


def test_an_unknown_field_is_answered_with_what_it_may_have_been():
    known = ("tiles", "winning_tile", "dora_indicators")
    fault = Fault("unknown_field", ("situation", "dora"), {"known": known})
    assert "Did you mean “dora_indicators”?" in sentence(fault, "en")
    assert "tiles, winning_tile" in sentence(Fault("unknown_field", ("zeal",), {"known": known}), "en")


def test_quotes_are_bounded_and_those_of_the_language():
    fault = Fault("invalid_value", ("situation", "win"), {"given": "x" * 64, "allowed": ("tsumo", "ron")})
    for language, opening, closing in (("en", "“", "”"), ("ja", "「", "」"), ("zh", "“", "”")):
        assert f"{opening}{'x' * 40}…{closing}" in sentence(fault, language)


def test_texts_among_the_facts_are_in_the_readers_language():
    why = Text(en="Because.", ja="理由。", zh="原因。")
    fault = Fault("option_conflict", ("options", "a"), {"option": "a", "other": "b", "why": why})
    for language, words in (("en", "Because."), ("ja", "理由。"), ("zh", "原因。")):
        assert words in sentence(fault, language)


def test_a_fact_that_is_missing_leaves_a_gap_and_no_failure():
    assert "…" in said("five_of_a_kind")
