"""Dora of every kind, as lines with their han."""

import pytest

from engine.notation import parse
from engine.plan import compile_plan
from engine.rules import options
from engine.rules.registry import rule_set
from engine.score import score
from tests.engine.hands import hand, plan, ron

MADE = ("12367899p22235s", "4s")  # 9p twice, 2s three times
RED = ("40667899p22235s", "4s")  # 406p 678p 99p


def dora(name: str, made: tuple, shown: str = "", ura: str = "", **win) -> dict[str, int]:
    declared = win.pop("riichi", "riichi")
    situation = ron("S", "W", riichi=declared, dora_indicators=parse(shown), ura_indicators=parse(ura))
    return {line.id: line.han for line in score(plan(name), hand(*made, **win), situation).dora}


@pytest.mark.parametrize(("shown", "han"), [
    ("8p", 2), ("1s", 3), ("1s1s", 6), ("8p1s9p", 6), ("9p", 1), ("9s", 0), ("5z", 0), ("2p", 1),
])  # fmt: skip
def test_each_indicator_shows_the_next_tile(shown: str, han: int) -> None:
    assert dora("riichi", MADE, shown) == ({"dora": han} if han else {})


@pytest.mark.parametrize(("indicator", "tiles", "han"), [
    ("4z", "111z", 3), ("1z", "222z", 3), ("3z", "444z", 3), ("7z", "555z", 3), ("5z", "666z", 3), ("6z", "777z", 3),
    ("4z", "555z", 0),
])  # fmt: skip
def test_winds_and_dragons_go_round_apart(indicator: str, tiles: str, han: int) -> None:
    found = dora("riichi", ("12367899p35s" + tiles, "4s"), indicator)
    assert found == ({"dora": han} if han else {})


def test_characters_of_three_players_show_each_other() -> None:
    assert dora("tenhou-sanma", ("999m678p11p35s345s", "4s"), "1m") == {"dora": 3}
    assert dora("tenhou-sanma", ("111m678p11p35s345s", "4s"), "9m") == {"dora": 3}
    assert dora("riichi", ("999m678p11p35s345s", "4s"), "1m") == {}


def test_melds_count() -> None:
    win = ron("S", "W", dora_indicators=parse("1s"), riichi="riichi")
    found = score(plan("riichi"), hand("12367899p35s", "4s", ("ankan", "2222s")), win)
    assert [(line.id, line.han) for line in found.dora] == [("dora", 4)]


def test_ura_needs_riichi_and_a_rule_set_that_plays_it() -> None:
    assert dora("riichi", MADE, "8p", "1s") == {"dora": 2, "ura_dora": 3}
    assert dora("riichi", MADE, "8p", "1s", riichi="double_riichi") == {"dora": 2, "ura_dora": 3}
    assert dora("mj-deflation", MADE, "8p", "1s") == {"dora": 2}
    silent = score(plan("space"), hand(*MADE), ron("S", "W", dora_indicators=parse("8p"), ura_indicators=parse("1s")))
    assert [(line.id, line.han) for line in silent.dora] == [("dora", 2)]


def test_red_fives_count_one_each_and_once_more_as_dora() -> None:
    assert dora("riichi", RED) == {"red_five": 1}
    assert dora("riichi", RED, "4p") == {"dora": 1, "red_five": 1}
    open_red = score(plan("riichi"), hand("12367899p55z", "5z", ("chi", "340s")), ron("S", "W"))
    assert [(line.id, line.han) for line in open_red.dora] == [("red_five", 1)]


def test_gold_fives_count_what_the_rule_set_says() -> None:
    made = ("45667899p22235s", "4s")
    assert dora("mj-gold", made, gold="5p") == {"gold_five": 2}
    assert dora("mj-gold", made, gold="5p5s") == {"gold_five": 4}
    four = compile_plan(options.apply(rule_set("mj-gold"), {"gold_five_han": 4}))
    found = score(four, hand(*made, gold="5p"), ron("S", "W", riichi="riichi"))
    assert [(line.id, line.han) for line in found.dora] == [("gold_five", 4)]


def test_pulled_norths_count_and_are_tiles_for_the_indicators() -> None:
    assert dora("space-sanma", MADE, nukidora=3) == {"nukidora": 3}
    assert dora("space-sanma", MADE, "3z", "3z", nukidora=3) == {"dora": 3, "ura_dora": 3, "nukidora": 3}
    assert dora("space-sanma", MADE, "4z", nukidora=3) == {"nukidora": 3}


def test_red_norths_are_dora_in_the_hand() -> None:
    """「北がドラの客風牌になる」."""
    assert dora("mj-sanma-red-north", ("12367899p35s444z", "4s")) == {"north_dora": 3}
    assert dora("mj-sanma-red-north", ("12367899p35s444z", "4s"), "3z") == {"dora": 3, "north_dora": 3}
    assert dora("mj-sanma", ("12367899p35s444z", "4s")) == {}


def test_lines_stand_in_one_order() -> None:
    made = hand("40667899p22235s", "4s", gold="5s")
    win = ron("S", "W", riichi="riichi", dora_indicators=parse("4p"), ura_indicators=parse("1s"))
    found = [line.id for line in score(plan("mj-red-gold"), made, win).dora]
    assert found == ["dora", "ura_dora", "red_five", "gold_five"]


def test_what_a_rule_set_has_not_counts_nothing() -> None:
    assert dora("arushiaru", MADE, "8p", riichi="none") == {}
    assert dora("arushiaru", MADE, riichi="none") == {}
    assert dora("riichi", MADE, nukidora=2) == {}


def test_lines_have_names() -> None:
    win = ron("S", "W", riichi="riichi", dora_indicators=parse("4p"))
    found = [line.name.ja for line in score(plan("riichi"), hand(*RED), win).dora]
    assert found == ["ドラ", "赤ドラ"]


def test_a_yakuman_has_no_dora() -> None:
    made = hand("13p99s555666777z", "2p")
    found = score(plan("riichi"), made, ron("S", "W", riichi="riichi", dora_indicators=parse("8s")))
    assert (found.dora, found.han, found.points) == ((), 0, 32000)


@pytest.mark.parametrize(("start", "kan_dora", "han"), [(1, True, 8), (2, True, 8), (1, False, 2), (2, False, 5)])
def test_without_kan_dora_only_the_indicators_of_the_start_count(start: int, *, kan_dora: bool, han: int) -> None:
    """8p is followed by two nines, 1s by three twos; ura lie under them."""
    played = compile_plan(options.apply(rule_set("riichi"), {"opening_indicators": start, "kan_dora": kan_dora}))
    shown = parse("8p1s1s")
    win = ron("S", "W", riichi="riichi", dora_indicators=shown, ura_indicators=shown)
    found = {line.id: line.han for line in score(played, hand(*MADE), win).dora}
    assert found == {"dora": han, "ura_dora": han}
