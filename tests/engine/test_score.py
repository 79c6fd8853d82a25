"""Which reading stands, what comes back with it, and what a hand that does not win answers."""

import pytest

from engine.notation import parse
from engine.plan import compile_plan
from engine.result import PAID_PAO, PAID_WIN, Score, deltas
from engine.rules import options
from engine.rules.registry import rule_set
from engine.score import score
from tests.engine.hands import hand, plan, plan_but, ron, tsumo

RON = ron("S", "W")
TSUMO = tsumo("S")


def yaku(found: Score) -> list[str]:
    return [line.id for line in found.yaku]


def changed(name: str, **value: object):
    return compile_plan(options.apply(rule_set(name), value))


@pytest.mark.parametrize(("made", "outcome"), [
    (("12367899p22235s", "4s"), "no_yaku"),
    (("12367899p22236s", "4s"), "incomplete"),
    (("1133557799p335s", "6s"), "incomplete"),
    (("2222m3344p55667s", "7s"), "incomplete"),
])  # fmt: skip
def test_what_does_not_win_is_a_fact_with_nothing_in_it(made: tuple, outcome: str) -> None:
    found = score(plan(), hand(*made), ron("S", "W", dora_indicators=parse("8p"), honba=1, deposits=1))
    assert found == Score(outcome)
    assert (found.points, found.han, found.payments, found.fu, found.reading) == (0, 0, (), None, None)


def test_dora_do_not_reach_the_minimum_unless_the_rule_set_says_so() -> None:
    win = ron("S", "W", dora_indicators=parse("1s1s"))
    made = hand("12367899p22235s", "4s")
    assert score(plan(), made, win).outcome == "no_yaku"
    assert score(changed("riichi", dora_only=True), made, win).outcome == "win"
    one = ron("S", "W", dora_indicators=parse("4s"))
    assert score(changed("riichi", dora_only=True), made, one).outcome == "win"
    assert score(changed("riichi", dora_only=True, minimum_han=2), made, one).outcome == "no_yaku"


def test_the_dearest_reading_stands_and_the_others_are_told() -> None:
    """Three triplets and a run, or three equal runs and a run: 2 han 50 fu before 1 han 40 fu."""
    found = score(plan(), hand("222333444m13p99s", "2p"), RON)
    assert (yaku(found), found.han, found.fu, found.points) == (["sanankou"], 2, 50, 3200)
    (other,) = found.alternatives
    assert ([line.id for line in other.yaku], other.han, other.fu, other.points) == (["iipeikou"], 1, 40, 1300)
    assert other.reading.wait == "kanchan"


def test_a_triplet_that_a_ron_completes_turns_the_reading() -> None:
    found = score(plan(), hand("22233344m123p99s", "4m"), RON)
    assert (yaku(found), found.fu) == (["pinfu", "iipeikou"], 30)


def test_the_place_of_the_winning_tile_is_chosen_by_points() -> None:
    """4m ends a kanchan or stands at the low end of 456: 40 fu or, with the kanchan's 2, 42 and so 50."""
    found = score(plan(), hand("34556m22s", "4m", ("ankan", "7777p"), ("pon", "555z")), RON)
    assert (found.fu, found.points) == (50, 1600)
    assert [(other.fu, other.points) for other in found.alternatives] == [(40, 1300)]


@pytest.mark.parametrize(("shown", "stands"), [("6p", "renhou"), ("8p", "honitsu")])
def test_a_limit_yaku_stands_at_equal_points_and_gives_way_to_more(shown: str, stands: str) -> None:
    """Mangan for renhou; honitsu with one dora is 4 han 50 fu, a mangan too, with three a haneman."""
    win = ron("S", "E", timing="first_turn", dora_indicators=parse(shown))
    found = score(plan("wrc"), hand("1234468999p333z", "7p"), win)
    assert yaku(found) == [stands]
    assert bool(found.dora) is (stands == "honitsu")
    (other,) = found.alternatives
    assert {*yaku(found), *(line.id for line in other.yaku)} == {"renhou", "honitsu"}


def test_more_yaku_stand_first_where_all_else_is_equal() -> None:
    """Three dragons as triplets or as runs: one yakuman's points either way, where yakuman do not add up."""
    found = score(plan("space-sanma"), hand("4455566667777z", "5z"), TSUMO)
    assert yaku(found) == ["daisangen", "tsuuiisou"]
    assert {tuple(line.id for line in other.yaku) for other in found.alternatives} >= {("tsuuiisou",)}
    assert {other.points for other in found.alternatives} == {found.points}


def test_a_yakuman_stands_before_a_counted_one() -> None:
    """Tanyao, chinitsu, ryanpeikou and more make 13 han of the gates too; their points are the yakuman's."""
    win = tsumo("S", riichi="riichi", dora_indicators=parse("8p8p8p"))
    found = score(plan(), hand("1112345678999p", "5p"), win)
    assert (yaku(found), found.yakuman, found.limit) == (["chuuren"], 1, "yakuman")


def test_payments_are_what_the_hand_is_worth() -> None:
    found = score(plan(), hand("12367899p22235s", "4s"), tsumo("E", honba=2, deposits=1, riichi="riichi"))
    assert sum(p.points for p in found.payments if p.reason in {PAID_WIN, PAID_PAO}) == found.points == 3 * 1000
    assert deltas(found.payments, "ESWN") == {"E": 3000 + 600 + 1000, "S": -1200, "W": -1200, "N": -1200}


def test_a_counted_yakuman_has_no_multiple() -> None:
    found = score(plan(), hand("2334455667788p", "2p"), tsumo("S", riichi="riichi"))
    assert (found.han, found.yakuman, found.limit, found.points) == (13, 0, "kazoe_yakuman", 32000)


def test_a_yakuman_has_neither_han_nor_fu() -> None:
    found = score(plan(), hand("13p99s555666777z", "2p"), ron("E", "W"))
    assert (found.han, found.fu, found.fu_details) == (0, None, ())
    assert (found.yakuman, found.limit, found.points) == (1, "yakuman", 48000)


def test_kiriage_has_a_limit_and_keeps_its_fu() -> None:
    win = ron("S", "W", riichi="riichi", dora_indicators=parse("6s"))
    found = score(plan("mleague"), hand("22234678p45678s", "3s"), win)
    assert (found.han, found.fu, found.limit, found.points) == (4, 30, "mangan", 8000)


def test_a_win_without_yaku_where_none_is_needed() -> None:
    found = score(plan("arushiaru"), hand("12367899p35s", "4s", ("pon", "222s")), RON)
    assert (found.outcome, found.yaku, found.han, found.fu, found.points) == ("win", (), 0, 30, 120)


def test_seven_pairs_and_two_pairs_of_runs() -> None:
    found = score(plan(), hand("2233449p667788s", "9p"), RON)
    assert yaku(found) == ["ryanpeikou"]
    assert [line.id for line in found.alternatives[-1].yaku] == ["chiitoitsu"]


def test_a_red_five_counts_toward_the_minimum_only_where_it_is_a_value_tile() -> None:
    """「ブー麻雀では、赤五牌も翻牌となります」."""
    made = hand("40667899p22235s", "4s")
    assert score(plan(), made, RON).outcome == "no_yaku"
    assert score(plan("boo"), made, RON).han == 2


def test_seven_pairs_below_the_minimum_are_complete_all_the_same() -> None:
    pairs = hand("1133557799p335s", "5s")
    assert yaku(score(plan(), pairs, RON)) == ["chiitoitsu"]
    assert score(plan_but("riichi", minimum_han=3), pairs, RON).outcome == "no_yaku"
    assert score(plan_but("riichi", minimum_han=3), pairs, TSUMO).outcome == "win"


def test_a_losing_reading_tells_its_limit() -> None:
    """Four concealed triplets; or three equal runs and 555: chinitsu, iipeikou, menzen tsumo, 20 + 2 + 4 fu."""
    found = score(plan(), hand("2223334455599m", "4m"), TSUMO)
    assert yaku(found) == ["suuankou"]
    counted = {(other.han, other.fu, other.limit, other.points) for other in found.alternatives}
    assert counted == {(8, 30, "baiman", 16000)}
