"""Pao: who may be named liable, for what, and whether the hand has it."""

import pytest

from engine.legality.liable import liability_faults
from engine.score import score
from tests.engine.legality.reading import (
    DAISANGEN,
    PINFU,
    RON,
    TSUMO,
    faults_of,
    hand_of,
    judge,
    plan_of,
    pointer,
    request,
    win_of,
)

LIABLE = "/situation/liable"
DAISUUSHII = {
    "melds": [{"type": "pon", "tiles": f"{i}{i}{i}z"} for i in (1, 2, 3)],
}
FOUR_KANS = {"tiles": "5p", "winning_tile": "5p", "melds": [{"type": "ankan", "tiles": f"{4 * i}m"} for i in "1289"]}


def pao(*named):
    return [{"yaku": yaku, "seat": seat} for yaku, seat in named]


def unscored(asked):
    """What the scored hand lacks."""
    plan, hand, win = plan_of(asked), hand_of(asked["hand"]), win_of(asked["situation"])
    assert judge(asked) == []
    return [(fault.code, pointer(fault.path)) for fault in liability_faults(plan, hand, win, score(plan, hand, win))]


@pytest.mark.parametrize(
    ("faults", "ruleset", "named"),
    [
        ([("liable_is_winner", f"{LIABLE}/0/seat")], "riichi", pao(("daisangen", "S"))),
        ([("liable_is_winner", f"{LIABLE}/1/seat")], "riichi", pao(("daisangen", "W"), ("daisuushii", "S"))),
        ([("seat_not_in_game", f"{LIABLE}/0/seat")], "tenhou-sanma", pao(("daisangen", "N"))),
        ([("not_in_ruleset", LIABLE)], "neko", pao(("daisangen", "W"), ("daisuushii", "S"))),
        ([("not_in_ruleset", LIABLE)], "space-sanma", pao(("daisangen", "W"))),
        ([("not_in_ruleset", f"{LIABLE}/0/yaku")], "riichi", pao(("suukantsu", "W"))),
        ([("not_in_ruleset", f"{LIABLE}/0/yaku")], "riichi", pao(("tanyao", "W"))),
        ([("not_in_ruleset", f"{LIABLE}/0/yaku")], "riichi", pao(("no_such_yaku", "W"))),
        ([("not_in_ruleset", f"{LIABLE}/0/yaku")], "riichi", pao(("yakuhai", "W"))),
        ([("not_in_ruleset", f"{LIABLE}/0/yaku")], "arushiaru", pao(("daisuushii", "W"))),
        (
            [("not_in_ruleset", f"{LIABLE}/0/yaku"), ("liable_is_winner", f"{LIABLE}/0/seat")],
            "riichi",
            pao(("suukantsu", "S")),
        ),
        ([("invalid_value", f"{LIABLE}/1/yaku")], "riichi", pao(("daisangen", "W"), ("daisangen", "E"))),
        ([("invalid_value", f"{LIABLE}/1/yaku")], "riichi", pao(("daisangen", "W"), ("daisangen", "W"))),
        ([], "riichi", pao(("daisangen", "W"))),
        ([], "riichi", pao(("daisangen", "E"))),
        ([], "riichi", pao(("daisangen", "W"), ("daisuushii", "W"))),
        ([], "mleague", pao(("suukantsu", "W"))),
        ([], "arushiaru", pao(("yakuhai", "W"))),
        ([], "boo", pao(("suushiihou", "W"))),
    ],
)
def test_another_player_of_the_game_is_liable_once_for_a_yaku_of_the_rule_sets_pao(faults, ruleset, named):
    hand = {**DAISANGEN, "tiles": "23p99s", "winning_tile": "4p"}
    hand["melds"] = [{**meld, "from": "W"} for meld in hand["melds"]]
    assert judge(request(ruleset, hand, RON, liable=named)) == faults


def test_a_yaku_without_liability_is_named_with_those_that_have_it():
    (fault,) = faults_of(request("riichi", PINFU, RON, liable=pao(("suukantsu", "W"))))
    assert (fault.facts["what"], fault.facts["yaku"]) == ("liable_yaku", "suukantsu")
    assert fault.facts["known"] == ("daisangen", "daisuushii")


def test_the_option_widens_what_somebody_can_be_liable_for():
    asked = request("riichi", FOUR_KANS, RON, liable=pao(("suukantsu", "W"))) | {"options": {"pao": ["suukantsu"]}}
    assert unscored(asked) == []


@pytest.mark.parametrize(
    ("lacking", "ruleset", "hand", "situation", "named"),
    [
        ([], "riichi", DAISANGEN, TSUMO, ["daisangen"]),
        ([], "riichi", DAISUUSHII | {"tiles": "444z5s", "winning_tile": "5s"}, RON, ["daisuushii"]),
        ([0], "riichi", DAISANGEN, TSUMO, ["daisuushii"]),
        ([1], "riichi", DAISANGEN, TSUMO, ["daisangen", "daisuushii"]),
        ([0], "riichi", PINFU, RON, ["daisangen"]),
        # Three winds and the fourth as the pair are the small form.
        ([0], "riichi", DAISUUSHII | {"tiles": "44z34s", "winning_tile": "5s"}, RON, ["daisuushii"]),
        ([], "boo", DAISUUSHII | {"tiles": "44z34s", "winning_tile": "5s"}, RON, ["suushiihou"]),
        # No winning shape has no yaku.
        ([0], "riichi", DAISANGEN | {"tiles": "25m99s"}, TSUMO, ["daisangen"]),
    ],
)
def test_the_scored_hand_has_what_somebody_is_liable_for(lacking, ruleset, hand, situation, named):
    asked = request(ruleset, hand, situation, liable=pao(*((yaku, "W") for yaku in named)))
    assert unscored(asked) == [("liable_without_yaku", f"{LIABLE}/{i}/yaku") for i in lacking]


@pytest.mark.parametrize(
    ("lacks", "melds", "round_"),
    [
        # 発 and 中 and a double wind: 「三翻を晒している」 and another, or two han and a double wind.
        (False, ("666z", "777z", "222z"), "S"),
        (False, ("666z", "777z", "555z", "222z"), "E"),
        (False, ("6666z", "777z", "222z"), "S"),
        (True, ("666z", "777z", "222z"), "E"),
        (True, ("666z", "777z", "333z"), "N"),
        (True, ("666z", "777z"), "S"),
    ],
)
def test_value_tiles_make_somebody_liable_from_four_shown_han(lacks, melds, round_):
    """Seat South: 2z is one han, two where South prevails; 5z, 6z, 7z one each; 3z none unless West prevails."""
    waiting = {2: "23p44499s", 3: "23p99s", 4: "9s"}[len(melds)]
    hand = {
        "tiles": waiting,
        "winning_tile": "9s" if len(melds) == 4 else "4p",
        "melds": [{"type": "pon" if len(m) == 4 else "minkan", "tiles": m} for m in melds],
    }
    asked = request("arushiaru", hand, RON, round=round_, liable=pao(("yakuhai", "W")))
    assert unscored(asked) == [("liable_without_yaku", f"{LIABLE}/0/yaku")] * lacks


def test_the_place_of_a_win_among_several_stands_before_the_path():
    asked = request("riichi", PINFU, RON, liable=pao(("daisangen", "W")))
    plan, hand, win = plan_of(asked), hand_of(asked["hand"]), win_of(asked["situation"])
    (fault,) = liability_faults(plan, hand, win, score(plan, hand, win), at=("wins", 1))
    assert fault.path == ("wins", 1, "situation", "liable", 0, "yaku")
    assert fault.facts == {"yaku": "daisangen", "seat": "W"}
