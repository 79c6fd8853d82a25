"""The published rule sets against the table of the page, typed from it by hand, row by row."""

import pytest

from engine.rules.model import RuleSet
from engine.rules.registry import RULE_SETS
from engine.yaku import CHANKAN

NAMES = ("tenhou", "mahjongsoul", "mleague", "jpml", "saikouisen", "kyoukai", "wrc", "ema")

TABLE = {
    "start": (25000, 25000, 25000, 30000, 30000, 25000, 30000, 30000),
    "return": (30000, 25000, 30000, 30000, 30000, 30000, 30000, 30000),
    "uma": (
        (20, 10, -10, -20), (15, 5, -5, -15), (30, 10, -10, -30), (8, 4, -4, -8),
        (30, 10, -10, -30), (30, 10, -10, -30), (15, 5, -5, -15), (15, 5, -5, -15),
    ),
    "oka": (20, 0, 20, 0, 0, 20, 0, 0),
    "red fives": (3, 3, 3, 0, 0, 0, 0, 0),
    "ippatsu": (True, True, True, False, True, True, True, True),
    "ura": (True, True, True, False, True, True, True, True),
    "kan dora": (True, True, True, False, True, True, True, True),
    "double-wind pair": (4, 4, 2, 2, 2, 2, 2, 4),
    "kiriage": (False, False, True, False, True, True, True, True),
    "13 han": (
        "kazoe_yakuman", "kazoe_yakuman", "sanbaiman", "sanbaiman",
        "sanbaiman", "sanbaiman", "kazoe_yakuman", "sanbaiman",
    ),
    "double yakuman": (
        set(), {"suuankou_tanki", "kokushi_13", "daisuushii", "junsei_chuuren"}, set(), set(),
        set(), set(), set(), set(),
    ),
    "add up": (True, True, True, True, True, True, True, False),
    "renhou": (None, None, None, None, None, None, "mangan", "mangan"),
    "nagashi": ("draw", "draw", "none", "none", "none", "none", "none", "none"),
    "pao": (
        {"daisangen", "daisuushii"}, {"daisangen", "daisuushii"},
        {"daisangen", "daisuushii", "suukantsu"}, {"daisangen", "daisuushii", "suukantsu"},
        set(), set(), {"daisangen", "daisuushii"}, {"daisangen", "daisuushii"},
    ),
    "several ron": ("two", "all", "head_bump", "head_bump", "head_bump", "head_bump", "head_bump", "all"),
    "honba to": ("first",) * 7 + ("each",),
    "sticks to": ("first",) * 7 + ("own_then_first",),
    "draws": (
        {"nine_terminals", "four_winds", "four_kans", "four_riichi", "three_ron"},
        {"nine_terminals", "four_winds", "four_kans", "four_riichi"},
        set(), set(), set(), set(), set(), set(),
    ),
    "deal kept": ("tenpai",) * 8,
    "bust": (0, 0, None, None, None, None, None, None),
    "agari-yame": (True, True, False, False, False, False, False, False),
    "extra round": (30000, 30000, 0, 0, 0, 0, 0, 0),
    "leftover sticks": ("first", "first", "first", "nobody", "nobody", "nobody", "first", "first"),
    "ties": ("seat_order", "seat_order", "split", "split", "split", "split", "split", "split"),
    "kokushi robs ankan": (False, True, False, False, False, False, False, False),
}  # fmt: skip

READ = {
    "start": lambda r: r.settlement.start,
    "return": lambda r: r.settlement.returns,
    "uma": lambda r: r.settlement.uma,
    "oka": lambda r: (
        (r.settlement.returns - r.settlement.start) * 4 // 1000 if r.settlement.oka is None else r.settlement.oka
    ),
    "red fives": lambda r: r.tiles.red.m + r.tiles.red.p + r.tiles.red.s,
    "ippatsu": lambda r: "ippatsu" in worth(r),
    "ura": lambda r: r.bonus.ura,
    "kan dora": lambda r: r.bonus.kan_dora,
    "double-wind pair": lambda r: r.fu.double_wind_pair,
    "kiriage": lambda r: r.scale.kiriage,
    "13 han": lambda r: r.scale.limits[-1].id,
    "double yakuman": lambda r: {a.yaku.id for a in r.yaku if a.yakuman == 2},
    "add up": lambda r: r.yakuman_add_up,
    "renhou": lambda r: worth(r).get("renhou"),
    "nagashi": lambda r: r.rounds.nagashi_mangan,
    "pao": lambda r: set(r.liability.yaku),
    "several ron": lambda r: r.rounds.several_ron,
    "honba to": lambda r: r.rounds.honba_to,
    "sticks to": lambda r: r.rounds.deposits_to,
    "draws": lambda r: set(r.rounds.abortive_draws),
    "deal kept": lambda r: r.rounds.renchan,
    "bust": lambda r: r.end.bust,
    "agari-yame": lambda r: r.end.agari_yame,
    "extra round": lambda r: r.end.extra_round_to,
    "leftover sticks": lambda r: r.settlement.leftover_deposits,
    "ties": lambda r: r.settlement.ties,
    "kokushi robs ankan": lambda r: r.calls.kokushi_robs_ankan,
}


def worth(rules: RuleSet) -> dict[str, object]:
    return {a.yaku.id: a.limit or a.han or a.yakuman for a in rules.yaku}


@pytest.mark.parametrize("row", TABLE)
@pytest.mark.parametrize("column", range(8), ids=NAMES)
def test_a_cell_of_the_published_table(row: str, column: int) -> None:
    assert READ[row](RULE_SETS[NAMES[column]]) == TABLE[row][column]


@pytest.mark.parametrize(("name", "scope", "honba"), [
    ("tenhou", "hand", "liable"),
    ("mahjongsoul", "yakuman", "liable"),
    ("mleague", "yakuman", "liable"),
    ("jpml", "yakuman", "discarder"),
    ("wrc", "yakuman", "discarder"),
    ("ema", "yakuman", "discarder"),
    ("riichi", "yakuman", "liable"),
])  # fmt: skip
def test_pao_scope_and_honba(name: str, scope: str, honba: str) -> None:
    assert (RULE_SETS[name].liability.scope, RULE_SETS[name].liability.honba) == (scope, honba)


def test_jpml_uma_floats_with_the_players_at_thirty_thousand() -> None:
    floating = RULE_SETS["jpml"].settlement.floating_uma
    assert floating == {1: (12, -1, -3, -8), 2: (8, 4, -4, -8), 3: (8, 3, 1, -12)}
    assert RULE_SETS["jpml"].settlement.uma == (8, 4, -4, -8), "none or all"


def test_riichi_is_the_plain_default() -> None:
    r = RULE_SETS["riichi"]
    assert (r.tiles.red.m, r.tiles.red.p, r.tiles.red.s) == (1, 1, 1)
    assert (r.settlement.start, r.settlement.returns, r.settlement.uma) == (25000, 30000, (20, 10, -10, -20))
    assert (r.settlement.leftover_deposits, r.settlement.ties, r.settlement.rounding) == ("first", "seat_order", "none")
    assert (r.end.length, r.end.bust, r.end.agari_yame, r.end.tenpai_yame, r.end.extra_round_to) == (
        "hanchan", 0, True, False, 0,
    )  # fmt: skip
    assert (r.rounds.several_ron, r.rounds.renchan, r.rounds.deal_to) == ("all", "tenpai", "any")
    assert (r.rounds.noten_points, r.rounds.nagashi_mangan) == (3000, "draw")
    assert set(r.rounds.abortive_draws) == {"nine_terminals", "four_winds", "four_kans", "four_riichi"}
    assert (r.payment.honba, r.payment.unit, r.fu.double_wind_pair, r.scale.kiriage) == (300, 100, 4, False)
    assert r.scale.limits[-1].id == "kazoe_yakuman"
    assert set(r.liability.yaku) == {"daisangen", "daisuushii"}
    assert "renhou" not in worth(r)


def test_the_scale_is_the_common_one() -> None:
    limits = [(step.id, step.han, step.base) for step in RULE_SETS["riichi"].scale.limits]
    assert limits == [
        ("mangan", 5, 2000),
        ("haneman", 6, 3000),
        ("baiman", 8, 4000),
        ("sanbaiman", 11, 6000),
        ("kazoe_yakuman", 13, 8000),
    ]


HAN = """
riichi 1 -  double_riichi 2 -  ippatsu 1 -  menzen_tsumo 1 -  pinfu 1 -  iipeikou 1 -  tanyao 1 1
haku 1 1  hatsu 1 1  chun 1 1  seat_wind 1 1  round_wind 1 1  haitei 1 1  houtei 1 1  rinshan 1 1  chankan 1 1
chiitoitsu 2 -  chanta 2 1  ittsuu 2 1  sanshoku_doujun 2 1  sanshoku_doukou 2 2  toitoi 2 2  sanankou 2 2
sankantsu 2 2  shousangen 2 2  honroutou 2 2  junchan 3 2  honitsu 3 2  ryanpeikou 3 -  chinitsu 6 5
"""
CLOSED_YAKUMAN = {"tenhou", "chiihou", "kokushi", "suuankou", "chuuren"}
OPEN_YAKUMAN = {"daisangen", "shousuushii", "daisuushii", "tsuuiisou", "ryuuiisou", "chinroutou", "suukantsu"}


def test_every_yaku_of_the_common_ground_closed_and_open() -> None:
    cells = HAN.split()
    listed = {
        yaku: (int(closed), None if opened == "-" else int(opened))
        for yaku, closed, opened in zip(cells[::3], cells[1::3], cells[2::3], strict=True)
    }
    yaku = RULE_SETS["riichi"].yaku
    assert {a.yaku.id: (a.han, a.open) for a in yaku if a.han is not None} == listed
    assert {a.yaku.id for a in yaku if a.yakuman == 1 and not a.open_allowed} == CLOSED_YAKUMAN
    assert {a.yaku.id for a in yaku if a.yakuman == 1 and a.open_allowed} == OPEN_YAKUMAN


@pytest.mark.parametrize(("name", "start", "returns", "uma", "target"), [
    ("tenhou-sanma", 35000, 40000, (20, 0, -20), 40000),
    ("mahjongsoul-sanma", 35000, 35000, (15, 0, -15), 40000),
])  # fmt: skip
def test_the_published_games_of_three(name: str, start: int, returns: int, uma: tuple[int, ...], target: int) -> None:
    r = RULE_SETS[name]
    assert (r.settlement.start, r.settlement.returns, r.settlement.uma) == (start, returns, uma)
    assert r.end.extra_round_to == target
    assert len(r.tiles.kinds) * 4 == 108
    assert (r.tiles.red.m, r.tiles.red.p, r.tiles.red.s) == (0, 1, 1)
    assert r.calls.chi_from is None
    assert (r.payment.players, r.payment.honba, r.payment.tsumo_share) == (3, 200, "loss")
    assert r.rounds.noten_points == 2000
    assert r.bonus.nukidora
    assert r.calls.chankan_nuki, "a pulled north can be won on"
    assert next(a.yaku for a in r.yaku if a.yaku.id == "chankan") is CHANKAN, "but that is no chankan"
    assert not {"four_winds", "four_riichi"} & set(r.rounds.abortive_draws)


def test_online_games_end_by_tenpai_too_once_the_target_is_reached() -> None:
    for name in ("tenhou", "mahjongsoul"):
        end = RULE_SETS[name].end
        assert (end.agari_yame, end.tenpai_yame, end.yame_to_target) == (True, True, True)


def test_tenhou_rounds_half_away_and_the_others_are_exact() -> None:
    assert RULE_SETS["tenhou"].settlement.rounding == "half_away"
    assert {RULE_SETS[name].settlement.rounding for name in NAMES[1:]} == {"none"}


def test_rmu() -> None:
    r = RULE_SETS["rmu"]
    assert (r.settlement.start, r.settlement.returns, r.settlement.uma) == (30000, 30000, (30, 10, -10, -30))
    assert (r.tiles.red.m, r.tiles.red.p, r.tiles.red.s) == (0, 0, 0)
    assert (r.scale.kiriage, r.scale.limits[-1].id, r.fu.double_wind_pair) == (True, "kazoe_yakuman", 2)
    assert (r.liability.yaku, r.rounds.several_ron, r.rounds.abortive_draws) == ((), "head_bump", ())
    assert (r.rounds.nagashi_mangan, r.settlement.ties) == ("none", "split")
