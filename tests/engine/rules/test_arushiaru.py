"""`arushiaru` and `boo` against their page: awards, the point table out of the scale, the game."""

import pytest

from engine.rules.registry import RULE_SETS
from engine.yaku import CHIIHOU_OR_FIRST_DISCARD, PINFU_BY_RON

ARUSHIARU = RULE_SETS["arushiaru"]
BOO = RULE_SETS["boo"]

ONE_HAN = (
    "pinfu haku hatsu chun seat_wind round_wind tanyao ittsuu chanta toitoi sanankou honroutou honitsu shousangen "
    "haitei rinshan chankan"
)
CLOSED_MANGAN = "tenhou chiihou chuuren suuankou kokushi"
OPEN_MANGAN = "daisangen suushiihou tsuuiisou chinroutou"
ABSENT = "riichi ippatsu iipeikou ryanpeikou sankantsu suukantsu ryuuiisou houtei renhou junchan"

TABLE = {
    20: (None, 160, 320, 640, 1280),
    30: (120, 240, 480, 960, 1920),
    40: (160, 320, 640, 1280, 2000),
    50: (200, 400, 800, 1600, 2000),
    60: (240, 480, 960, 1920, 2000),
    70: (280, 560, 1120, 2000, 2000),
    80: (320, 640, 1280, 2000, 2000),
    90: (360, 720, 1440, 2000, 2000),
}


def test_every_yaku_counts_the_same_closed_and_open() -> None:
    han = {a.yaku.id: (a.han, a.open) for a in ARUSHIARU.yaku if a.han is not None}
    assert han == {**dict.fromkeys(ONE_HAN.split(), (1, 1)), "menzen_tsumo": (1, None), "chinitsu": (3, 3)}


def test_mangan_yaku() -> None:
    limits = {a.yaku.id: a.open_allowed for a in ARUSHIARU.yaku if a.limit == "mangan"}
    assert limits == {**dict.fromkeys(CLOSED_MANGAN.split(), False), **dict.fromkeys(OPEN_MANGAN.split(), True)}
    assert not ARUSHIARU.yakuman_add_up
    assert not [a for a in ARUSHIARU.yaku if a.yakuman]


def test_what_is_not_there() -> None:
    assert {a.yaku.id for a in ARUSHIARU.yaku}.isdisjoint(ABSENT.split())
    assert ARUSHIARU.riichi is None
    assert (ARUSHIARU.bonus.indicators, ARUSHIARU.bonus.ura, ARUSHIARU.bonus.kan_dora) == (False, False, False)
    assert (ARUSHIARU.tiles.red.m, ARUSHIARU.tiles.red.p, ARUSHIARU.tiles.red.s) == (0, 0, 0)


def test_definitions_of_the_document() -> None:
    yaku = {a.yaku for a in ARUSHIARU.yaku}
    assert PINFU_BY_RON in yaku, "by ron only"
    assert CHIIHOU_OR_FIRST_DISCARD in yaku, "by ron on the dealer's first discard too"
    assert not ARUSHIARU.calls.kokushi_robs_ankan


@pytest.mark.parametrize(("fu", "han"), [(fu, han) for fu in TABLE for han in range(5) if TABLE[fu][han]])
def test_a_cell_of_the_point_table_follows_from_the_scale(fu: int, han: int) -> None:
    scale = ARUSHIARU.scale
    base = min(scale.limits[0].base, fu << (han + scale.extra_doublings))
    assert 4 * base == TABLE[fu][han]
    assert base % ARUSHIARU.payment.unit == 0, "nothing is ever rounded"


def test_five_han_are_mangan() -> None:
    (mangan,) = ARUSHIARU.scale.limits
    assert (mangan.id, mangan.han, 4 * mangan.base, 6 * mangan.base) == ("mangan", 5, 2000, 3000)
    assert (ARUSHIARU.minimum_han, ARUSHIARU.payment.unit, ARUSHIARU.scale.kiriage) == (0, 10, False)


def test_fu() -> None:
    fu = ARUSHIARU.fu
    assert (fu.open_pinfu, fu.chinitsu, fu.double_wind_pair, fu.seven_pairs, fu.rinshan_tsumo) == (20, 10, 2, 100, True)


def test_options_of_the_document() -> None:
    worth = {a.yaku.id: (a.han, a.open) for a in ARUSHIARU.optional}
    assert worth == {
        "isshoku_sanjun": (1, 1),
        "sanshoku_doujun": (1, 1),
        "sanshoku_doukou": (1, 1),
        "chiitoitsu": (0, None),
    }
    (pairs,) = (a for a in ARUSHIARU.optional if a.yaku.id == "chiitoitsu")
    assert pairs.only_with is not None
    assert {y.id for y in pairs.only_with} == {"tenhou", "chiihou"}
    assert "pinfu_tsumo" in ARUSHIARU.takes
    assert "seven_pairs" not in ARUSHIARU.shapes
    assert {a.yaku.id for a in BOO.optional} == {"isshoku_sanjun", "sanshoku_doujun", "sanshoku_doukou"}


def test_pao() -> None:
    for rules in (ARUSHIARU, BOO):
        assert set(rules.liability.yaku) == {"daisangen", "suushiihou", "yakuhai"}


def test_the_game_of_arushiaru() -> None:
    r = ARUSHIARU
    assert (r.settlement.start, r.settlement.returns, r.settlement.uma) == (2000, 2000, (0, 0, 0, 0))
    assert (r.end.length, r.end.bust, r.end.target) == ("hanchan", None, None)
    assert (r.rounds.renchan, r.rounds.draw_passes_deal, r.rounds.abortive_draws) == ("win", True, ("nine_terminals",))
    assert (r.payment.honba, r.rounds.noten_points, r.rounds.nagashi_mangan) == (0, 0, "none")
    assert r.rounds.several_ron == "head_bump"


def test_boo_is_arushiaru_with_a_han_on_the_table() -> None:
    worth = {a.yaku.id: (a.han, a.open) for a in BOO.yaku if a.han is not None}
    assert worth == {
        **{a.yaku.id: (a.han, a.open) for a in ARUSHIARU.yaku if a.han is not None},
        "table_han": (1, 1),
        "chiitoitsu": (2, None),
    }
    assert BOO.scale == ARUSHIARU.scale
    assert (BOO.tiles.red.m, BOO.tiles.red.p, BOO.tiles.red.s) == (1, 1, 1)
    assert BOO.bonus.red_is_yaku


@pytest.mark.parametrize(("han", "points"), [(3, 800), (4, 1600), (5, 2000)])
def test_seven_pairs_of_boo(han: int, points: int) -> None:
    assert 4 * min(500, BOO.fu.seven_pairs << han) == points


def test_boo_ends_at_nothing_or_at_four_thousand() -> None:
    assert (BOO.settlement.start, BOO.end.target, BOO.settlement.tops) == (2000, 4000, True)
    assert BOO.end.bust == 1, "fewer than 1 point: zero or below"
