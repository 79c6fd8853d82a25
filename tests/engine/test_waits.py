"""What a hand waits for: the tiles by the shape of the hand, their scores by hand-made arithmetic."""

import pytest

from engine.hand import Hand, Meld
from engine.kinds import kind, text
from engine.notation import parse
from engine.waits import waits
from engine.win import TSUMO, Win
from tests.engine.hands import plan


def waiting(tiles, *melds, nukidora=0):
    return Hand(parse(tiles), -1, tuple(Meld(call, parse(called)) for call, called in melds), nukidora)


def before(seat="S", **more):
    """A situation without its end."""
    return Win(TSUMO, seat, **more)


def found(tiles, *melds, rules="riichi", **more):
    return waits(plan(rules), waiting(tiles, *melds, nukidora=more.pop("nukidora", 0)), before(**more))


def kinds(waits_found):
    return " ".join(text((one.kind,)) for one in waits_found)


def ids(score):
    return {line.id for line in score.yaku}


@pytest.mark.parametrize(
    ("tiles", "waited"),
    [
        pytest.param("234567m34588p67s", "5s 8s", id="ryanmen"),
        pytest.param("234567m34588p68s", "7s", id="kanchan"),
        pytest.param("234567m34588p12s", "3s", id="penchan"),
        pytest.param("234567m34588p88s", "8p 8s", id="shanpon"),
        pytest.param("234567m345678p1z", "1z", id="tanki"),
        pytest.param("234567m3456p777z", "3p 6p", id="nobetan"),
        pytest.param("23456m345678p11z", "1m 4m 7m", id="three-sided"),
        pytest.param("1112345678999p", "1p 2p 3p 4p 5p 6p 7p 8p 9p", id="nine gates"),
        pytest.param("1133557799m11p2z", "2z", id="seven pairs"),
        pytest.param("19m19p19s1234567z", "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z", id="thirteen orphans"),
        pytest.param("19m19p19s1234566z", "7z", id="an orphan missing"),
        pytest.param("223344m55667p77s", "4p 7p", id="both ends, one of them seven pairs too"),
        pytest.param("1357m2468p1357s1z", "", id="noten"),
    ],
)
def test_the_shape_tells_the_waits(tiles, waited):
    assert kinds(found(tiles)) == waited


@pytest.mark.parametrize(
    ("rules", "tiles", "melds", "waited"),
    [
        pytest.param("neko-mini", "23p55s567p", (), "1p 4p", id="seven tiles"),
        pytest.param("neko-mini", "7p", (("pon", "555z"), ("pon", "222s")), "7p", id="seven tiles, two melds"),
        pytest.param("space", "89m234p567s55z234s", (), "7m 1m", id="8 9 of a loop"),
        pytest.param("space", "91m234p567s55z234s", (), "2m 8m", id="9 1 of a loop"),
        pytest.param("space", "13z234p567s55m234s", (), "2z 4z", id="any third wind"),
        pytest.param("space", "57z234p567s55m234s", (), "6z", id="the third dragon"),
        pytest.param("space-sanma", "19m234p567s55z234s", (), "1m 9m", id="191 and 919"),
        pytest.param("riichi", "89m234p567s55z234s", (), "7m", id="no loop elsewhere"),
        pytest.param("tenhou-sanma", "19m19p19s1234567z", (), "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z", id="sanma"),
        pytest.param("arushiaru", "234567m34588p67s", (), "5s 8s", id="without riichi"),
    ],
)
def test_every_sort_of_ring_and_length_waits(rules, tiles, melds, waited):
    assert sorted(kinds(found(tiles, *melds, rules=rules)).split()) == sorted(waited.split())


def test_a_tile_that_the_hand_holds_four_times_is_no_wait():
    assert kinds(found("1m", ("pon", "111m"), ("pon", "222p"), ("pon", "333s"), ("pon", "444z"))) == ""
    assert kinds(found("2345m", ("ankan", "2222p"), ("pon", "333s"), ("pon", "444z"))) == "2m 5m"
    assert kinds(found("23m11z", ("ankan", "4444m"), ("pon", "333s"), ("pon", "444z"))) == "1m"
    assert (
        kinds(found("44z55z", ("pon", "222p"), ("pon", "333p"), ("pon", "777p"), rules="tenhou-sanma", nukidora=2))
        == "5z"
    )


def test_left_counts_what_nobody_has_seen():
    """Of 5s the hand holds three, of 8s the meld three, of 2p the hand two."""
    left = {text((one.kind,)): one.left for one in found("55567s22p", ("pon", "888s"), ("pon", "333p"))}
    assert left == {"5s": 1, "8s": 1, "2p": 2}
    shown = found("234567m34588p67s", dora_indicators=parse("5588s"), ura_indicators=parse("588s"))
    assert {text((one.kind,)): one.left for one in shown} == {"5s": 1, "8s": 0}


def test_a_wait_is_scored_by_tsumo_and_by_ron():
    """Pinfu and tanyao, with 5s and with 8s alike. Ron, 2 han 30 fu: base 480, a child is paid 1,920 -> 2,000.

    Tsumo, with menzen tsumo 3 han 20 fu: base 640, the dealer pays 1,280 -> 1,300, children 640 -> 700, together 2,700.
    """
    both = found("234567m34588p67s")
    assert [(one.ron.points, one.tsumo.points) for one in both] == [(2000, 2700), (2000, 2700)]
    assert [(one.ron.han, one.ron.fu) for one in both] == [(2, 30)] * 2
    assert [(one.tsumo.han, one.tsumo.fu) for one in both] == [(3, 20)] * 2


def test_one_side_may_have_no_yaku():
    """With 4m it is tanyao, 1 han 30 fu: base 240, a child is paid 960 -> 1,000; with 1m it is nothing."""
    scores = {text((one.kind,)): one for one in found("23m234p678s55s", ("chi", "567m"))}
    assert (scores["1m"].ron.outcome, scores["4m"].ron.outcome) == ("no_yaku", "win")
    assert scores["4m"].ron.points == 1000
    assert ids(scores["4m"].ron) == {"tanyao"}


@pytest.mark.parametrize(("seat", "discarder"), [("E", "S"), ("S", "E"), ("W", "E"), ("N", "E")])
def test_by_ron_the_dealer_discards_and_to_the_dealer_south(seat, discarder):
    for one in found("234567m34588p67s", seat=seat):
        assert {payment.source for payment in one.ron.payments} == {discarder}
        assert one.ron.points == (2900 if seat == "E" else 2000)


def test_a_wait_is_a_plain_tile():
    """A hand of 4 6: 5s wins, which is never the red one; a red five that the hand holds counts."""
    (one,) = found("340m678p234s46s88p", rules="tenhou")
    assert text((one.kind,)) == "5s"
    assert [(line.id, line.han) for line in one.ron.dora] == [("red_five", 1)]


class TestTiming:
    KAN = (("minkan", "2222p"),)

    def test_rinshan_is_a_draw(self):
        (one, _) = found("23m678p234s55s", *self.KAN, timing="rinshan")
        assert text((one.kind,)) == "1m"
        assert "rinshan" in ids(one.tsumo)
        assert one.ron.outcome == "no_yaku"

    def test_the_last_tile_is_drawn_or_discarded(self):
        (one, _) = found("23m678p234s55s", *self.KAN, timing="last_tile")
        assert ids(one.tsumo) == {"haitei"}
        assert ids(one.ron) == {"houtei"}

    def test_a_robbed_kan_is_a_ron_of_a_tile_that_nobody_else_shows(self):
        (one, four) = found("23m678p234s55s", *self.KAN, timing="chankan", dora_indicators=parse("4m"))
        assert [text((each.kind,)) for each in (one, four)] == ["1m", "4m"]
        assert one.tsumo.outcome == "no_yaku"
        assert ids(one.ron) == {"chankan"}
        assert "chankan" not in ids(four.ron)

    def test_no_kan_of_a_tile_is_robbed_that_the_hand_holds(self):
        by_kind = {text((each.kind,)): each for each in found("22m55s678p234s", *self.KAN, timing="chankan")}
        assert set(by_kind) == {"2m", "5s"}
        assert all("chankan" not in ids(each.ron) for each in by_kind.values())

    def test_only_a_north_is_robbed_when_it_is_pulled(self):
        """Space mahjong gives the robbery as chankan (1 han)."""
        melds = (("pon", "222s"), ("pon", "333p"), ("pon", "666s"))
        waiting_for = found("11p44z", *melds, rules="space-sanma", timing="chankan_nuki")
        by_kind = {text((each.kind,)): each for each in waiting_for}
        assert set(by_kind) == {"1p", "4z"}
        assert "chankan" in ids(by_kind["4z"].ron)
        assert "chankan" not in ids(by_kind["1p"].ron)
        assert "chankan" not in ids(by_kind["4z"].tsumo)

    def test_the_first_turn_is_heavenly_for_the_dealer_who_draws(self):
        (one, _) = found("234567m34588p67s", seat="E", timing="first_turn")
        assert ids(one.tsumo) == {"tenhou"}
        assert one.tsumo.points == 48000


def test_waits_come_in_the_order_of_their_kinds():
    order = [one.kind for one in found("1112345678999p")]
    assert order == sorted(order)
    assert all(kind(k) == k for k in order)
