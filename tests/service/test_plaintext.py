"""A win as text: each line of the breakdown, in columns that stand, in three languages."""

import json

import pytest

from engine.rules.registry import RULE_SETS
from schemas.score import ScoreRequestSchema
from service.columns import columns, filled, width
from service.plaintext import TEXT, breakdown
from service.scoring import scored
from tests.reference.generate import requests

OPEN = {
    "ruleset": "ukiden",
    "options": {"kuitan": False},
    "hand": {
        "tiles": "234m340p2267s",
        "winning_tile": "5s",
        "melds": [{"type": "pon", "tiles": "555z", "from": "E"}],
    },
    "situation": {"win": "ron", "seat": "S", "round": "E", "discarder": "E", "dora_indicators": "3m"},
}
"""The contract's example: haku, dora and a red five, 3 han 30 fu, 3,900."""
ENGLISH = """\
Tiles            234m340p2267s + 5s  pon 555z (E)
Read as          234m 340p 567s 22s 555z  ryanmen
Rules            Ukiden mahjong
Win              ron by S from E
Prevailing wind  E
Dora indicators  3m -> 4m

Yaku
  White dragon  1 han
  Dora          1 han
  Red five      1 han

Fu
  Base                20
  Open triplet  555z   4
  Rounded up           6

3 han 30 fu  3,900 points

Payments
  E  ->  S  3,900  win

Sums
  E  -3,900
  S  +3,900
  W       0
  N       0
"""
JAPANESE = """\
手牌        234m340p2267s + 5s  ポン 555z (東)
手役構成    234m 340p 567s 22s 555z  両面待ち
ルール      うきでん麻雀
和了        南家が東家からロン
場風        東
ドラ表示牌  3m -> 4m

役
  白      1翻
  ドラ    1翻
  赤ドラ  1翻

符
  副底            20
  明刻      555z   4
  切り上げ         6

3翻30符  3,900点

支払い
  東  ->  南  3,900  和了

増減
  東  -3,900
  南  +3,900
  西       0
  北       0
"""
TSUMO = {
    "ruleset": "tenhou",
    "hand": {"tiles": "223344m55p667788s", "winning_tile": "8s"},
    "situation": {
        "win": "tsumo", "seat": "S", "riichi": "double_riichi", "ippatsu": True, "timing": "last_tile",
        "dora_indicators": "1m2p", "ura_indicators": "34p", "honba": 2, "deposits": 3,
    },
}  # fmt: skip
"""14 han: double riichi 2, ippatsu, tsumo, haitei, pinfu, tanyao, ryanpeikou 3, dora 2, ura 2. As seven pairs 12."""


def told(request, language="en"):
    command = ScoreRequestSchema().load(request)
    return breakdown(command, scored(command, language), language)


@pytest.mark.parametrize(("language", "text"), [("en", ENGLISH), ("ja", JAPANESE)])
def test_the_contracts_example_reads_like_this(language, text):
    assert told(OPEN, language) == text


def test_everything_that_was_sent_is_told_and_nothing_else():
    text = told(TSUMO)
    head = dict(line.split("  ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    assert {label: fact.strip() for label, fact in head.items()} == {
        "Tiles": "223344m55p66778s + 8s",
        "Read as": "234m 234m 678s 678s 55p  ryanmen",
        "Rules": "Tenhou",
        "Win": "tsumo by S",
        "Prevailing wind": "E",
        "Declared": "double riichi ippatsu",
        "When": "last tile",
        "Dora indicators": "1m2p -> 2m3p",
        "Ura indicators": "34p -> 45p",
        "Honba": "2",
        "Deposits": "3",
    }
    assert "14 han 20 fu  Counted yakuman  32,000 points" in text
    assert "  table  ->  S   3,000  deposit" in text
    assert "  24,000  12 han 25 fu  Sanbaiman  22m 33m 44m 55p 66s 77s 88s  tanki  Double riichi, Ippatsu" in text


def test_a_yakuman_has_no_fu():
    text = told({"hand": {"tiles": "19m19p19s1234567z", "winning_tile": "7z"},
                 "situation": {"win": "ron", "seat": "S", "discarder": "W"}})  # fmt: skip
    assert "  Kokushi musou  yakuman\n" in text
    assert "\nyakuman  32,000 points\n" in text
    assert "\nFu\n" not in text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "No win: the hand is complete, but below the rule set's minimum."),
        ("ja", "和了になりません。形は完成していますが、役が足りません。"),
        ("zh", "不能和牌：牌型完整，但未达到起和番数。"),
    ],
)
def test_a_hand_without_yaku_says_so_and_pays_nothing(language, sentence):
    request = {
        "hand": {"tiles": "234m567m34p678s22z", "winning_tile": "5p"},
        "situation": {"win": "ron", "seat": "S", "discarder": "E"},
    }
    text = told(request, language)
    assert text.endswith(f"\n\n{sentence}\n")
    assert "->" not in text


def test_tiles_that_are_no_hand_say_so():
    request = {
        "hand": {"tiles": "1357m2468p1357s1z", "winning_tile": "5z"},
        "situation": {"win": "tsumo", "seat": "S"},
    }
    assert told(request).endswith("\n\nNo win: the tiles are no winning shape.\n")


@pytest.mark.parametrize("ruleset", RULE_SETS)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_line_of_every_answer_is_in_its_text(ruleset, language):
    """Names, values and payments of random hands, all in columns that stand."""
    for request in requests(ruleset, f"text {language}", 12, []):
        command = ScoreRequestSchema().load(request)
        answer = scored(command, language)
        text = breakdown(command, answer, language)
        lines = text.splitlines()
        for line in (*answer["yaku"], *answer["dora"], *answer["fu_details"]):
            assert any(line["name"] in row for row in lines), text
        if answer["outcome"] == "win":
            assert f"{answer['points']:,}" in text
            assert sum(" ->  " in row for row in lines) == len(answer["payments"])
        assert all(row == row.rstrip() for row in lines)
        values = [row for row in lines if row.startswith("  ") and " ->  " in row]
        assert len({width(row[: row.index("->")]) for row in values}) <= 1, text


class TestColumns:
    @pytest.mark.parametrize(
        ("text", "cells"),
        [
            ("", 0),
            ("abc", 3),
            ("東", 2),
            ("ドラ", 4),
            ("ﾄﾞﾗ", 3),
            ("が", 2),
            ("か\u3099", 2),
            ("Ａ", 2),
            ("🀄", 2),
            ("…", 1),
        ],
    )
    def test_a_character_is_as_wide_as_a_terminal_makes_it(self, text, cells):
        assert width(text) == cells

    def test_a_text_is_filled_on_either_side(self):
        assert filled("東", 4) == "東  "
        assert filled("東", 4, right=True) == "  東"
        assert filled("long", 2) == "long"

    def test_columns_stand_whatever_is_in_them(self):
        rows = [("立直", "1翻"), ("dora", "12翻"), ("x", "1翻")]
        assert columns(rows, right=[1], indent=1) == [" 立直   1翻", " dora  12翻", " x      1翻"]

    def test_a_column_without_anything_is_left_out(self):
        assert columns([("a", "", "b"), ("cc", "", "d")]) == ["a   b", "cc  d"]


class TestNegotiation:
    @pytest.mark.parametrize(
        ("accept", "media"),
        [
            (None, "application/json"),
            ("*/*", "application/json"),
            ("application/json", "application/json"),
            ("text/plain", TEXT),
            ("text/*", TEXT),
            ("text/plain;q=0.5, application/json;q=0.4", TEXT),
            ("text/plain;q=0.4, application/json;q=0.5", "application/json"),
            ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "application/json"),
        ],
    )
    def test_whoever_would_rather_have_text_gets_text(self, client, accept, media):
        response = client.post("/v1/score", json=OPEN, headers={"Accept": accept} if accept else {})
        assert (response.status_code, response.mimetype) == (200, media)
        if media == TEXT:
            assert response.text == ENGLISH
            assert response.content_type == "text/plain; charset=utf-8"

    def test_the_language_is_that_of_the_request(self, client):
        assert client.post("/v1/score?lang=ja", json=OPEN, headers={"Accept": TEXT}).text == JAPANESE

    def test_what_is_neither_is_refused(self, client):
        response = client.post("/v1/score", json=OPEN, headers={"Accept": "image/png"})
        assert (response.status_code, response.get_json(force=True)["code"]) == (406, "not_acceptable")

    def test_faults_are_a_problem_all_the_same(self, client):
        response = client.post("/v1/score", json={}, headers={"Accept": TEXT})
        assert (response.status_code, response.mimetype) == (422, "application/problem+json")
        assert len(json.loads(response.data)["errors"]) == 2
