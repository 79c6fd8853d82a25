"""Several winners' hands lie on one table: one winning tile, no more of any tile than the wall has."""

from engine.hand import Hand
from engine.round_faults import faults
from engine.table import Table
from engine.win import Win
from tests.engine.hands import HAKU, PINFU, hand, plan, ron

Found = list[tuple[str, tuple[str | int, ...]]]


def found(rules: str, table: Table, *wins: tuple[Hand, Win]) -> Found:
    return [(fault.code, fault.path) for fault in faults(plan(rules), table, wins)]


def test_the_winning_tile_is_one_tile() -> None:
    """Three of 8s and two of it are four tiles, for the one that won stands in both hands."""
    first = hand("234567m345p22p88s", "8s")
    second = hand("222m345m345p555z8s", "8s")
    assert found("riichi", Table(), (first, ron("S", "E")), (second, ron("W", "E"))) == []


def test_five_of_a_kind() -> None:
    """Three red dragons and a pair of them."""
    first = hand("33m123p789p67s777z", "8s")
    second = hand("345m345p345m67s77z", "8s")
    assert found("riichi", Table(), (first, ron("S", "E")), (second, ron("W", "E"))) == [
        ("five_of_a_kind", ("wins", 1, "hand", "tiles"))
    ]
    (fault,) = faults(plan(), Table(), ((first, ron("S", "E")), (second, ron("W", "E"))))
    assert fault.facts == {"tile": "7z", "count": 5, "limit": 4, "name": plan().rules.name}


def test_five_of_the_winning_tile() -> None:
    """Two triplets of 8s have one tile in common: five."""
    first = hand("234567m345p22p88s", "8s")
    second = hand("222m345m345p88s55z", "8s")
    assert found("riichi", Table(), (first, ron("S", "E")), (second, ron("W", "E"))) == [
        ("five_of_a_kind", ("wins", 1, "hand", "tiles"))
    ]


def test_indicators_are_on_the_table_once() -> None:
    first = (HAKU, ron("S", "E", dora_indicators=(31,)))
    assert found("riichi", Table(), first, (PINFU, ron("W", "E", dora_indicators=(31,)))) == []
    shown = (PINFU, ron("W", "E", dora_indicators=(31, 31)))
    assert found("riichi", Table(), (HAKU, ron("S", "E")), shown) == [("five_of_a_kind", ("wins", 0, "hand", "tiles"))]


def test_melds_and_pulled_norths_count() -> None:
    first = hand("345p345p567p67s22p", "8s", nukidora=2)
    second = hand("123p67s99m", "8s", ("pon", "444z"), ("pon", "111z"))
    assert found("tenhou-sanma", Table(), (first, ron("S", "E")), (second, ron("W", "E"))) == [
        ("five_of_a_kind", ("wins", 1, "hand", "tiles"))
    ]


def test_what_one_hand_has_too_many_of_is_said_once() -> None:
    five = hand("345m345p67s55z", "8s", ("ankan", "5555z"))
    assert found("riichi", Table(), (PINFU, ron("S", "E")), (five, ron("W", "E"))) == [
        ("five_of_a_kind", ("wins", 1, "hand", "tiles"))
    ]


def test_what_one_hand_and_its_indicators_have_too_many_of_is_said_once() -> None:
    shown = (HAKU, ron("S", "E", dora_indicators=(31, 31)))
    assert found("riichi", Table(), shown, (PINFU, ron("W", "E"))) == [("five_of_a_kind", ("wins", 0, "hand", "tiles"))]


def test_a_plain_winning_tile_is_no_red_one_of_the_others() -> None:
    """The first won on a plain five, so the two others hold a red one each."""
    first = hand("234m345p567p34s22p", "5s")
    second = hand("345m234p22m34s555z", "0s")
    third = hand("789m789p11m34s777z", "0s")
    wins = ((first, ron("S", "E")), (second, ron("W", "E")), (third, ron("N", "E")))
    assert found("riichi", Table(), *wins) == [("too_many_red_fives", ("wins", 2, "hand", "tiles"))]


def test_red_fives_of_one_suit() -> None:
    first = hand("340m345p567p67s22p", "8s")
    second = hand("406m234p22m67s555z", "8s")
    assert found("riichi", Table(), (first, ron("S", "E")), (second, ron("W", "E"))) == [
        ("too_many_red_fives", ("wins", 1, "hand", "tiles"))
    ]


def test_a_red_winning_tile_is_one_red_five() -> None:
    first = hand("234m345p567p34s22p", "0s")
    second = hand("345m234p22m67s555z", "0s")
    assert found("riichi", Table(), (first, ron("S", "E")), (second, ron("W", "E"))) == []


def test_gold_fives() -> None:
    first = hand("345m345p567p67s22p", "8s", gold="5m")
    second = hand("456m234p22m67s555z", "8s", gold="5m")
    assert found("mj-gold", Table(), (first, ron("S", "E")), (second, ron("W", "E"))) == [
        ("too_many_gold_fives", ("wins", 1, "hand", "tiles"))
    ]


def test_everybody_wins_on_the_same_tile() -> None:
    other = (hand("22m345m345p67s555z", "5s"), ron("W", "E"))
    assert found("riichi", Table(), (PINFU, ron("S", "E")), other) == [
        ("invalid_value", ("wins", 1, "hand", "winning_tile"))
    ]
