"""Fu line by line, each hand added up by hand."""

import pytest

from engine.fu import Frame, Heeded, Won, frame_of
from engine.kinds import HAKU, HATSU, text
from engine.notation import parse
from engine.plan import compile_plan
from engine.result import Score
from engine.rings import RYANMEN
from engine.rules import options
from engine.rules.model import STANDARD, Fu
from engine.rules.registry import rule_set
from engine.score import score
from tests.engine.hands import hand, plan, ron, tsumo

RON = ron("S", "W")
TSUMO = tsumo("S")
WON = Won(tsumo=True, closed=True, rinshan=False)
EAST = ron("E", "W")
SIX_SHOWS_SEVEN = parse("6s")

CASES = [
    # 20 + 10 + 4 + 2
    (("12367899p22235s", "4s"), RON, "base:20 closed_ron:10 wait_kanchan:2 triplet_concealed/222s:4 rounding:4"),
    (("12367899p22235s", "4s"), TSUMO, "base:20 tsumo:2 wait_kanchan:2 triplet_concealed/222s:4 rounding:2"),
    (("12367899p35s", "4s", ("pon", "222s")), RON, "base:20 wait_kanchan:2 triplet_open/222s:2 rounding:6"),
    # a triplet completed by ron is open, by tsumo it is not
    (("12399p345678s55z", "5z"), RON, "base:20 closed_ron:10 triplet_open/555z:4 rounding:6"),
    (("99p345678s22255z", "5z"), RON, "base:20 closed_ron:10 triplet_concealed/222z:8 triplet_open/555z:4 rounding:8"),
    (("345678s11199p55z", "5z"), TSUMO, "base:20 tsumo:2 triplet_concealed/111p:8 triplet_concealed/555z:8 rounding:2"),
    # kans
    (("12399p35s", "4s", ("ankan", "1111z"), ("minkan", "8888s")), RON,
     "base:20 wait_kanchan:2 quad_concealed/1111z:32 quad_open/8888s:8 rounding:8"),
    (("12399p35s", "4s", ("kakan", "9999s"), ("ankan", "5555m")), RON,
     "base:20 wait_kanchan:2 quad_open/9999s:16 quad_concealed/5555m:16 rounding:6"),
    # waits
    (("12678p34522277s", "3p"), RON, "base:20 closed_ron:10 wait_penchan:2 triplet_concealed/222s:4 rounding:4"),
    (("12389p34522277s", "7p"), RON, "base:20 closed_ron:10 wait_penchan:2 triplet_concealed/222s:4 rounding:4"),
    (("123678p3452227s", "7s"), RON, "base:20 closed_ron:10 wait_tanki:2 triplet_concealed/222s:4 rounding:4"),
    (("12367p34522277s", "8p"), RON, "base:20 closed_ron:10 triplet_concealed/222s:4 rounding:6"),
    # pairs: a dragon, the seat's wind, the prevailing wind, both at once, neither
    (("123678p22235s55z", "4s"), RON,
     "base:20 closed_ron:10 wait_kanchan:2 pair_value/55z:2 triplet_concealed/222s:4 rounding:2"),
    (("123678p22235s22z", "4s"), RON,
     "base:20 closed_ron:10 wait_kanchan:2 pair_value/22z:2 triplet_concealed/222s:4 rounding:2"),
    (("123678p22235s11z", "4s"), RON,
     "base:20 closed_ron:10 wait_kanchan:2 pair_value/11z:2 triplet_concealed/222s:4 rounding:2"),
    (("123678p22235s11z", "4s"), EAST,
     "base:20 closed_ron:10 wait_kanchan:2 pair_value/11z:4 triplet_concealed/222s:4"),
    (("123678p22235s33z", "4s"), RON, "base:20 closed_ron:10 wait_kanchan:2 triplet_concealed/222s:4 rounding:4"),
    # pinfu
    (("12367899p45789s", "3s"), RON, "base:20 closed_ron:10"),
    (("12367899p45789s", "3s"), TSUMO, "base:20"),
    (("67899p45s", "3s", ("chi", "234m"), ("chi", "234p")), RON, "base:20 open_pinfu:10"),
    (("67899p45s", "3s", ("chi", "234m"), ("chi", "234p")), TSUMO, "base:20 tsumo:2 rounding:8"),
    # seven pairs
    (("99m1144p226688s5z", "5z"), RON, "seven_pairs:25"),
    (("99m1144p226688s5z", "5z"), TSUMO, "seven_pairs:25"),
]  # fmt: skip


def told(found: Score) -> str:
    return " ".join(f"{line.id}{'/' + text(line.tiles) if line.tiles else ''}:{line.fu}" for line in found.fu_details)


@pytest.mark.parametrize(("made", "win", "lines"), CASES)
def test_each_reason_is_a_line(made, win, lines) -> None:
    """Under a rule set that asks for no yaku, so that every hand counts."""
    plain = compile_plan(options.apply(rule_set("riichi"), {"minimum_han": 0}))
    found = score(plain, hand(*made), win)
    assert told(found) == lines
    assert sum(line.fu for line in found.fu_details) == found.fu


def changed(name, **value):
    return compile_plan(options.apply(rule_set(name), value))


def test_a_double_wind_pair_is_worth_what_the_rule_set_says() -> None:
    made = hand("123p35s11z", "4s", ("pon", "222s"), ("pon", "555z"))
    assert score(plan("riichi"), made, EAST).fu == 40  # 20 + 2 + 4 + 2 + 4 = 32
    assert score(plan("mleague"), made, EAST).fu == 30  # 30 exactly
    assert score(changed("mleague", double_wind_pair_fu=4), made, EAST).fu == 40


def test_the_2_fu_of_a_rinshan_win() -> None:
    made = hand("12367811p35s", "4s", ("minkan", "2222s"))  # 20 + 8 + 2, and 2
    win = tsumo("S", timing="rinshan")
    assert score(plan("riichi"), made, win).fu == 40
    off = score(changed("riichi", rinshan_fu=False), made, win)
    assert (off.fu, told(off)) == (30, "base:20 wait_kanchan:2 quad_open/2222s:8")


def test_pinfu_by_tsumo_where_it_is_off() -> None:
    found = score(changed("riichi", pinfu_tsumo=False), hand("12367899p45789s", "3s"), TSUMO)
    assert told(found) == "base:20 tsumo:2 rounding:8"


@pytest.mark.parametrize(("made", "win", "fu"), [
    (("12367899p45789s", "3s"), TSUMO, 20),  # 「平和ツモ20符」
    (("12367899p45789s", "3s"), RON, 30),  # 「その他30符」: pinfu
    (("12367899p555z35s", "4s"), RON, 40),  # 「平和以外門前ロン40符」
    (("12367899p555z35s", "4s"), TSUMO, 30),
    (("12399p35s", "4s", ("ankan", "1111z"), ("ankan", "5555z")), RON, 40),
    (("12367899p35s", "4s", ("pon", "555z")), RON, 30),
])  # fmt: skip
def test_fu_from_a_table_of_three(made, win, fu) -> None:
    assert told(score(plan("space-sanma"), hand(*made), win)) == f"tabled:{fu}"


class TestArushiaru:
    """`arushiaru.md`, Fu."""

    def told(self, made: tuple, win) -> str:
        return told(score(plan("arushiaru"), hand(*made), win))

    def test_an_open_pinfu_is_20(self) -> None:
        assert self.told(("67899p45s", "3s", ("chi", "234m"), ("chi", "234p")), RON) == "base:20"

    def test_a_pinfu_shape_by_tsumo_is_22(self) -> None:
        assert self.told(("12367899p45789s", "3s"), TSUMO) == "base:20 tsumo:2 rounding:8"

    def test_chinitsu_adds_10(self) -> None:
        made = ("1344555678p", "2p", ("pon", "999p"))
        assert self.told(made, RON) == "base:20 wait_kanchan:2 triplet_concealed/555p:4 triplet_open/999p:4 chinitsu:10"

    def test_chinitsu_without_any_other_fu(self) -> None:
        """An open pinfu of one suit: 20 and the 10, nothing to be raised."""
        assert self.told(("2234567p", "8p", ("chi", "456p"), ("chi", "345p")), RON) == "base:20 chinitsu:10"

    def test_a_double_wind_pair_is_2(self) -> None:
        assert "pair_value/11z:2" in self.told(("123678p22235s11z", "4s"), EAST)

    def test_haitei_has_the_fu_of_its_tsumo(self) -> None:
        assert "tsumo:2" in self.told(("12367899p22235s", "4s"), tsumo("S", timing="last_tile"))


def test_an_honour_run_has_no_fu_and_a_looped_suit_no_penchan() -> None:
    made = hand("45699p345s12z", "3z", ("pon", "777s"))
    found = score(plan("space"), made, ron("S", "W", dora_indicators=SIX_SHOWS_SEVEN))
    assert told(found) == "base:20 triplet_open/777s:2 rounding:8"
    twelve = hand("12678p345s33z", "3p", ("pon", "777s"))
    found = score(plan("space"), twelve, ron("S", "W", dora_indicators=SIX_SHOWS_SEVEN))
    assert told(found) == "base:20 triplet_open/777s:2 rounding:8"


def test_a_frame_holds_the_pair_where_it_has_fu_and_heeds_two_yaku() -> None:
    def frame(pair: int, pair_fu: int, yaku: int = 0) -> Frame:
        return frame_of(Fu(chinitsu=10), Heeded(pinfu=1, chinitsu=2), WON, (STANDARD, RYANMEN, pair, pair_fu, yaku))

    assert [frame(pair, 2).lines[-1].tiles for pair in (HAKU, HATSU)] == [(HAKU, HAKU), (HATSU, HATSU)]
    bare = ["base", "tsumo"]
    assert [entry.id for entry in frame(-1, 0).lines] == bare
    assert [entry.id for entry in frame(-1, 0, yaku=4).lines] == bare
    assert [entry.id for entry in frame(-1, 0, yaku=1).lines] == ["base"]
    assert [entry.id for entry in frame(-1, 0, yaku=2).after] == ["chinitsu"]
