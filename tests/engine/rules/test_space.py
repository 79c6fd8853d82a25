"""`space` and `space-sanma` against their page and document."""

from engine.kinds import NORTH
from engine.rules.model import TabledFu
from engine.rules.registry import RULE_SETS
from engine.yaku import CHANKAN_OR_NORTH, ITTSUU_ROUND_THE_RING, PINFU, PINFU_ANY_PAIR

SPACE = RULE_SETS["space"]
SANMA = RULE_SETS["space-sanma"]

HAN = """
riichi 1 -  ippatsu 1 -  menzen_tsumo 1 -  chankan 1 1  rinshan 1 1  haitei 1 1  houtei 1 1
haku 1 1  hatsu 1 1  chun 1 1  seat_wind 1 1  round_wind 1 1  tanyao 1 1  pinfu 1 -  iipeikou 1 -
double_riichi 2 -  chanta 2 1  ittsuu 2 1  sanshoku_doujun 2 1  sanshoku_doukou 2 2  sankantsu 2 2  toitoi 2 2
sanankou 2 2  shousangen 2 2  honroutou 2 2  junchan 3 2  honitsu 3 2  ryanpeikou 3 -  chinitsu 6 5
"""
YAKUMAN = (
    "tenhou chiihou daisangen suuankou tsuuiisou ryuuiisou chinroutou shousuushii daisuushii suukantsu "
    "mentanpin_iipeikou kokushi chuuren"
)


def test_every_yaku_of_space_sanma_closed_and_open() -> None:
    cells = HAN.split()
    listed = {
        yaku: (int(closed), None if opened == "-" else int(opened))
        for yaku, closed, opened in zip(cells[::3], cells[1::3], cells[2::3], strict=True)
    }
    assert {a.yaku.id: (a.han, a.open) for a in SANMA.yaku if a.han is not None} == listed
    assert {a.yaku.id for a in SANMA.yaku if a.yakuman == 1} == set(YAKUMAN.split())
    assert len(SANMA.yaku) == len(listed) + len(YAKUMAN.split())


def test_runs_of_the_document_stand_on_the_rings() -> None:
    m, p, s, winds, dragons = SPACE.tiles.rings
    assert {tuple(sorted(run)) for run in p.run_kinds} >= {(9, 16, 17), (9, 10, 17)}, "891 and 912"
    assert [len(ring.run_kinds) for ring in (m, p, s, winds, dragons)] == [9, 9, 9, 4, 1]
    assert len(SPACE.tiles.kinds) == 34
    assert {tuple(sorted(run)) for run in SANMA.tiles.rings[0].run_kinds} == {(0, 0, 8), (0, 8, 8)}, "191 and 919"
    assert len(SANMA.tiles.kinds) * 4 == 108
    assert NORTH in SANMA.tiles.kinds


def test_calls_and_shapes() -> None:
    for rules in (SPACE, SANMA):
        assert rules.calls.chi_from == "any"
        assert rules.shapes == ("standard", "thirteen_orphans")
        assert rules.dora_only
        assert rules.minimum_han == 1
        assert "chiitoitsu" not in {a.yaku.id for a in rules.yaku}
        assert ITTSUU_ROUND_THE_RING in {a.yaku for a in rules.yaku}


def test_norths_are_pulled_can_be_robbed_and_are_replaced_by_a_rinshan() -> None:
    assert SANMA.bonus.nukidora
    assert (SANMA.calls.chankan_nuki, SANMA.calls.nuki_rinshan) == (True, True)
    assert CHANKAN_OR_NORTH in {a.yaku for a in SANMA.yaku}
    assert not SPACE.bonus.nukidora


def test_pinfu_of_three_players_takes_any_pair_and_that_of_four_does_not() -> None:
    assert PINFU_ANY_PAIR in {a.yaku for a in SANMA.yaku}
    assert PINFU in {a.yaku for a in SPACE.yaku}
    assert "mentanpin_iipeikou" not in {a.yaku.id for a in SPACE.yaku}


def test_fu_is_one_line_of_three() -> None:
    assert SANMA.fu == TabledFu(pinfu_tsumo=20, closed_ron=40, otherwise=30)
    assert not SANMA.scale.kiriage
    assert SANMA.scale.limits[-1].han == 13
    assert not SANMA.yakuman_add_up


def test_the_game_of_space_sanma() -> None:
    assert (SANMA.payment.players, SANMA.payment.honba, SANMA.payment.tsumo_share) == (3, 200, "loss")
    assert (SANMA.settlement.start, SANMA.settlement.returns, SANMA.settlement.uma) == (35000, 40000, (20, 0, -20))
    assert (SANMA.rounds.nagashi_mangan, SANMA.liability.yaku, SANMA.rounds.noten_points) == ("none", (), 2000)
    assert (SANMA.rounds.several_ron, SANMA.rounds.renchan, SANMA.end.bust) == ("all", "tenpai", 0)
    assert (SANMA.settlement.leftover_deposits, SANMA.settlement.ties) == ("first", "seat_order")
    assert (SANMA.tiles.red.p, SANMA.tiles.red.s) == (0, 0)
    assert "open_kan_counts_as_concealed" in SANMA.offers


def test_the_game_of_space_is_that_of_riichi() -> None:
    riichi = RULE_SETS["riichi"]
    for record in ("scale", "payment", "liability", "riichi", "rounds", "end", "settlement", "fu", "bonus"):
        assert getattr(SPACE, record) == getattr(riichi, record)
    assert (SPACE.tiles.red.m, SPACE.tiles.red.p, SPACE.tiles.red.s) == (1, 1, 1)
