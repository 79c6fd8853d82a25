"""Pao: who answers for which part of a win, rule set by rule set, in points by hand."""

import pytest

from engine.plan import compile_plan
from engine.result import deltas
from engine.rules import options
from engine.rules.model import Limit
from engine.rules.registry import rule_set
from engine.score import score
from engine.win import Liable
from tests.engine.hands import hand, plan, plan_but, ron, tsumo

DAISANGEN = hand("13p99s555z", "2p", ("pon", "666z"), ("pon", "777z"))
DAISUUSHII = hand("9p111z", "9p", ("pon", "222z"), ("pon", "333z"), ("pon", "444z"))
SUUKANTSU = hand("9s", "9s", ("minkan", "2222p"), ("minkan", "8888p"), ("kakan", "4444s"), ("minkan", "6666s"))
KANS = hand("5m", "5m", ("minkan", "1111z"), ("minkan", "2222z"), ("minkan", "3333z"), ("kakan", "4444z"))
TWO = hand("1133z555z", "1z", ("pon", "666z"), ("pon", "777z"))  # daisangen and tsuuiisou
VALUES = hand("9p333s", "9p", ("pon", "222z"), ("pon", "555z"), ("pon", "666z"))
W = (Liable("daisangen", "W"),)
COUNTERS = [("riichi", "W"), ("tenhou", "W"), ("mj", "N"), ("ukiden", "N"), ("wrc", "N")]
YAKUMAN = [(DAISANGEN, "daisangen"), (DAISUUSHII, "daisuushii"), (SUUKANTSU, "suukantsu")]


def paid(name: str, made, win, **value: object) -> dict[str, int]:
    """What everybody but the winner pays, in points; who pays nothing is left out."""
    rules = compile_plan(options.apply(rule_set(name), value)) if value else plan(name)
    found = deltas(score(rules, made, win).payments, rules.seats)
    return {seat: -points for seat, points in found.items() if points < 0}


@pytest.mark.parametrize(("made", "yaku"), YAKUMAN)
def test_one_yakuman(made, yaku: str) -> None:
    liable = (Liable(yaku, "W"),)
    assert paid("mleague", made, tsumo("S", liable=liable)) == {"W": 32000}
    assert paid("mleague", made, tsumo("E", liable=liable)) == {"W": 48000}
    assert paid("mleague", made, ron("S", "N", liable=liable)) == {"W": 16000, "N": 16000}
    assert paid("mleague", made, ron("S", "W", liable=liable)) == {"W": 32000}


def test_the_whole_hand_or_only_the_part() -> None:
    """「pao tsumo pays everything, a second yakuman included」, or only that yakuman's own part."""
    by_ron, by_tsumo = ron("S", "N", liable=W), tsumo("S", liable=W)
    assert paid("tenhou", TWO, by_ron) == {"W": 32000, "N": 32000}
    assert paid("tenhou", TWO, by_tsumo) == {"W": 64000}
    assert paid("riichi", TWO, by_ron) == {"W": 16000, "N": 48000}
    assert paid("riichi", TWO, by_tsumo) == {"E": 16000, "W": 40000, "N": 8000}
    assert paid("riichi", TWO, by_ron, pao_scope="hand") == {"W": 32000, "N": 32000}


def test_where_yakuman_do_not_add_up_the_part_is_the_whole() -> None:
    assert paid("ema", TWO, ron("S", "N", liable=W)) == {"W": 16000, "N": 16000}
    assert paid("ema", TWO, tsumo("S", liable=W)) == {"W": 32000}


def test_where_yakuman_do_not_add_up_a_dearer_one_is_answered_for_too() -> None:
    """「with `yakuman_add_up` off the same」: daisuushii twice beside the suukantsu that W fed, 64,000 in all."""
    house = {"yakuman_add_up": False, "double_yakuman": ["daisuushii"], "pao": ["suukantsu", "daisuushii"]}
    assert paid("riichi", KANS, tsumo("S", liable=(Liable("suukantsu", "W"),)), **house) == {"W": 64000}


def test_nobody_answers_for_nothing() -> None:
    """The first liable player has the whole of what does not add up; the second pays nothing, and no line says so."""
    rules = compile_plan(
        options.apply(rule_set("riichi"), {"yakuman_add_up": False, "pao": ["suukantsu", "daisuushii"]})
    )
    both = (Liable("suukantsu", "W"), Liable("daisuushii", "N"))
    found = score(rules, KANS, tsumo("S", liable=both))
    assert [(p.source, p.points, p.reason) for p in found.payments] == [("W", 32000, "pao")]


def test_a_double_yakuman_is_answered_for_twice() -> None:
    liable = (Liable("daisuushii", "W"),)
    assert paid("mahjongsoul", DAISUUSHII, tsumo("S", liable=liable)) == {"W": 64000}


def test_each_liable_player_answers_for_his_own() -> None:
    """Four winds and nothing but honours: whoever fed the last wind pays for the winds alone."""
    honours = hand("5z", "5z", ("pon", "111z"), ("pon", "222z"), ("pon", "333z"), ("pon", "444z"))
    win = tsumo("S", liable=(Liable("daisuushii", "N"),))
    assert paid("riichi", honours, win) == {"E": 16000, "W": 8000, "N": 40000}
    both = (Liable("daisuushii", "N"), Liable("suukantsu", "W"))
    assert paid("mj", KANS, tsumo("S", liable=both)) == {"W": 32000, "N": 32000}
    assert paid("mj", KANS, ron("S", "E", liable=both)) == {"E": 32000, "W": 16000, "N": 16000}


@pytest.mark.parametrize(("name", "payer"), COUNTERS)
def test_who_pays_the_counters_of_a_shared_ron(name: str, payer: str) -> None:
    counter = rule_set(name).payment.honba
    found = paid(name, DAISANGEN, ron("S", "N", liable=W, honba=1))
    assert found == {"W": 16000, "N": 16000, payer: 16000 + counter}


def test_a_part_is_as_many_yakuman_as_its_own_yaku() -> None:
    """Suukantsu once, which W fed, beside daisuushii twice, which all pay."""
    house = {"double_yakuman": ["daisuushii"], "pao": ["suukantsu", "daisuushii"]}
    found = paid("riichi", KANS, tsumo("S", liable=(Liable("suukantsu", "W"),)), **house)
    assert found == {"E": 32000, "W": 32000 + 16000, "N": 16000}


def test_what_nobody_is_liable_for_is_the_first_ones() -> None:
    """Four winds twice, four kans and nothing but honours: N answers for the honours too, W for the kans alone."""
    kans = hand("5z", "5z", ("minkan", "1111z"), ("minkan", "2222z"), ("minkan", "3333z"), ("kakan", "4444z"))
    win = tsumo("S", liable=(Liable("daisuushii", "N"), Liable("suukantsu", "W")))
    house = {"pao": ["daisuushii", "suukantsu"], "pao_scope": "hand", "double_yakuman": ["daisuushii"]}
    assert paid("riichi", kans, win, **house) == {"N": 96000, "W": 32000}


def test_who_is_named_first_may_be_liable_for_nothing() -> None:
    win = tsumo("S", liable=(Liable("daisuushii", "N"), Liable("daisangen", "W")))
    assert paid("riichi", DAISANGEN, win) == {"W": 32000}


def test_by_tsumo_the_liable_player_pays_the_counters() -> None:
    assert paid("mj", DAISANGEN, tsumo("S", liable=W, honba=2)) == {"W": 32600}


def test_three_players_share_a_ron_by_what_a_ron_is_worth() -> None:
    """32,000, and not the 24,000 of a tsumo."""
    assert paid("tenhou-sanma", DAISANGEN, ron("S", "E", liable=W)) == {"E": 16000, "W": 16000}


@pytest.mark.parametrize(("name", "points"), [("tenhou-sanma", 24000), ("mj-sanma", 32000)])
def test_three_players_the_sum_of_the_ordinary_shares(name: str, points: int) -> None:
    """8,000 and 16,000; with the north's share split 12,000 and 20,000."""
    assert paid(name, DAISANGEN, tsumo("S", liable=W)) == {"W": points}


class TestValueTiles:
    """`yakuhai` of arushiaru: four han of value tiles shown, and a hand that reaches mangan."""

    LIABLE = (Liable("yakuhai", "W"),)

    def test_a_double_wind_and_two_dragons(self) -> None:
        win = {"round": "S", "liable": self.LIABLE}
        assert paid("arushiaru", VALUES, tsumo("S", **win)) == {"W": 2000}
        assert paid("arushiaru", VALUES, ron("S", "N", **win)) == {"W": 1000, "N": 1000}
        assert paid("arushiaru", VALUES, ron("S", "W", **win)) == {"W": 2000}

    def test_a_guest_wind_is_no_han(self) -> None:
        """Two han shown: the wind is nobody's that matters; honitsu makes it a mangan all the same."""
        made = hand("9s333s", "9s", ("pon", "222z"), ("pon", "555z"), ("pon", "666z"))
        win = tsumo("N", round="W", liable=self.LIABLE)
        assert paid("arushiaru", made, win) == {"E": 1000, "S": 500, "W": 500}

    def test_three_han_shown_are_one_too_few(self) -> None:
        """Both dragons and the seat's own wind; with honitsu and toitoi it is a mangan, paid as usual."""
        made = hand("9s333s", "9s", ("pon", "222z"), ("pon", "555z"), ("pon", "666z"))
        assert paid("arushiaru", made, tsumo("S", liable=self.LIABLE)) == {"E": 1000, "W": 500, "N": 500}

    def test_below_mangan_nobody_is_liable(self) -> None:
        """「満貫を完成させ和了に至らしめた場合」: by a scale whose mangan lies far off."""
        rules = plan_but("arushiaru", scale={"limits": (Limit("mangan", 20, 1_000_000),)})
        found = deltas(score(rules, VALUES, tsumo("S", round="S", liable=self.LIABLE)).payments, "ESWN")
        assert found["E"] == 2 * found["W"] == 2 * found["N"] < 0

    def test_a_kan_counts_like_a_pon(self) -> None:
        kan = hand("9p333s", "9p", ("minkan", "2222z"), ("pon", "555z"), ("pon", "777z"))
        assert paid("arushiaru", kan, tsumo("S", round="S", liable=self.LIABLE)) == {"W": 2000}


def test_what_the_hand_has_not_makes_nobody_liable() -> None:
    usual = {"E": 16000, "W": 8000, "N": 8000}
    assert paid("riichi", DAISANGEN, tsumo("S", liable=(Liable("daisuushii", "W"),))) == usual
