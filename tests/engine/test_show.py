"""A reading as people see it: shape, wait, groups in order, red fives where they lie, the completed group marked."""

import pytest

from engine.kinds import text
from engine.result import Reading
from engine.score import score
from tests.engine.hands import hand, plan, ron, tsumo

RON = ron("S", "W", riichi="riichi")
OPEN = ron("S", "W")


def told(reading: Reading) -> str:
    """`shape wait: group group`, `*` on the completed one, `()` round an open one."""
    groups = (
        ("({})" if group.open else "{}").format(f"{group.kind}/{text(group.tiles)}{'*' if group.completed else ''}")
        for group in reading.groups
    )
    return f"{reading.shape} {reading.wait}: {' '.join(groups)}"


ENDS = "orphan/9m orphan/1p orphan/9p orphan/1s orphan/9s"
LAST = "orphan/6z orphan/7z"
CASES = [
    ("riichi", ("12367899p22235s", "4s"), RON,
     "standard kanchan: run/123p run/678p triplet/222s run/345s* pair/99p"),
    ("riichi", ("12367899p45789s", "3s"), RON,
     "standard ryanmen: run/123p run/678p run/345s* run/789s pair/99p"),
    ("riichi", ("12678p34522277s", "3p"), RON,
     "standard penchan: run/123p* run/678p triplet/222s run/345s pair/77s"),
    ("riichi", ("12399p345678s55z", "5z"), RON,
     "standard shanpon: run/123p run/345s run/678s triplet/555z* pair/99p"),
    ("riichi", ("123678p3452227s", "7s"), RON,
     "standard tanki: run/123p run/678p triplet/222s run/345s pair/77s*"),
    ("riichi", ("40667899p22235s", "4s"), RON,
     "standard kanchan: run/406p run/678p triplet/222s run/345s* pair/99p"),
    ("riichi", ("99m1144p226688s5z", "5z"), RON,
     "seven_pairs tanki: pair/99m pair/11p pair/44p pair/22s pair/66s pair/88s pair/55z*"),
    ("riichi", ("19m19p19s1234567z", "4z"), OPEN,
     f"thirteen_orphans thirteen: orphan/1m {ENDS} orphan/1z orphan/2z orphan/3z pair/44z* orphan/5z {LAST}"),
    ("riichi", ("119m19p19s123467z", "5z"), OPEN,
     f"thirteen_orphans tanki: pair/11m {ENDS} orphan/1z orphan/2z orphan/3z orphan/4z orphan/5z* {LAST}"),
    ("space", ("45689p345678s33z", "1p"), OPEN,
     "standard ryanmen: run/456p run/891p* run/345s run/678s pair/33z"),
    ("space", ("45699p345678s13z", "4z"), RON,
     "standard kanchan: run/456p run/345s run/678s run/341z* pair/99p"),
    ("space-sanma", ("19m45699p345678s", "9m"), OPEN,
     "standard ryanmen: run/919m* run/456p run/345s run/678s pair/99p"),
    ("neko-mini", ("12399p35s", "4s"), RON,
     "standard kanchan: run/123p run/345s* pair/99p"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "made", "win", "expected"), CASES)
def test_the_groups_of_a_reading(name, made, win, expected) -> None:
    assert told(score(plan(name), hand(*made), win).reading) == expected


def test_melds_stand_last_with_their_red_fives() -> None:
    made = hand("6799p", "8p", ("chi", "340s"), ("pon", "777z"), ("ankan", "0555m"))
    shown = "standard ryanmen: run/678p* pair/99p (run/340s) (triplet/777z) quad/0555m"
    assert told(score(plan(), made, OPEN).reading) == shown


def test_red_fives_of_the_hand_lie_in_the_first_group_of_their_kind() -> None:
    two = hand("0099p345678s", "5p", ("pon", "777z"))
    shown = "standard shanpon: triplet/005p* run/345s run/678s pair/99p (triplet/777z)"
    assert told(score(plan("mj-double-red"), two, OPEN).reading) == shown


def test_one_group_is_marked_where_two_are_alike() -> None:
    found = score(plan(), hand("2233499p678s777z", "4p"), RON)
    assert told(found.reading) == "standard ryanmen: run/234p* run/234p run/678s triplet/777z pair/99p"


def test_other_readings_are_shown_too() -> None:
    (other,) = score(plan(), hand("222333444m13p99s", "2p"), tsumo("S")).alternatives
    assert told(other.reading) == "standard kanchan: run/234m run/234m run/234m run/123p* pair/99s"


def test_a_tile_that_fits_two_equal_runs_is_one_place() -> None:
    found = score(plan(), hand("33445p678s99m777z", "5p"), RON)
    assert told(found.reading) == "standard ryanmen: run/345p* run/345p run/678s triplet/777z pair/99m"
    assert found.alternatives == ()


def test_a_drawn_tile_marks_the_triplet_that_it_completes() -> None:
    found = score(plan(), hand("123m456p789s2233z", "3z"), tsumo("S"))
    assert told(found.reading) == "standard shanpon: run/123m run/456p run/789s triplet/333z* pair/22z"


def test_a_red_five_lies_in_a_run_before_the_pair() -> None:
    found = score(plan("tenhou"), hand("34055p123m67823s", "4s"), tsumo("S"))
    assert told(found.reading) == "standard ryanmen: run/123m run/340p run/234s* run/678s pair/55p"
