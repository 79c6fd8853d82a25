"""`ukiden` against its document, line by line."""

from engine.rules.registry import RULE_SETS

UKIDEN = RULE_SETS["ukiden"]

ONE = (
    "riichi ippatsu haitei houtei rinshan chankan menzen_tsumo "
    "round_wind seat_wind haku hatsu chun pinfu tanyao iipeikou"
)
TWO = (
    "double_riichi sanshoku_doujun ittsuu chanta chiitoitsu "
    "toitoi sanankou sankantsu sanshoku_doukou honroutou shousangen"
)
YAKUMAN = (
    "tenhou chiihou kokushi suuankou daisangen shousuushii daisuushii tsuuiisou ryuuiisou chinroutou suukantsu chuuren"
)


def test_the_yaku_list() -> None:
    han = {a.yaku.id: a.han for a in UKIDEN.yaku if a.han is not None}
    assert han == {
        **dict.fromkeys(ONE.split(), 1),
        **dict.fromkeys(TWO.split(), 2),
        **dict.fromkeys(("honitsu", "junchan", "ryanpeikou"), 3),
        "renhou": 4,
        "chinitsu": 6,
    }
    assert {a.yaku.id: a.yakuman for a in UKIDEN.yaku if a.yakuman} == dict.fromkeys(YAKUMAN.split(), 1)


def test_points_and_the_end() -> None:
    r = UKIDEN
    assert (r.settlement.start, r.settlement.returns, r.settlement.uma) == (25000, 30000, (20, 10, -10, -20))
    assert (r.end.length, r.end.bust, r.end.agari_yame, r.end.tenpai_yame, r.end.extra_round_to) == (
        "tonpuu", 0, True, False, 0,
    )  # fmt: skip


def test_payments() -> None:
    assert (UKIDEN.payment.honba, UKIDEN.scale.kiriage, UKIDEN.fu.double_wind_pair) == (1500, True, 4)
    assert UKIDEN.scale.limits[-1].id == "kazoe_yakuman"
    assert UKIDEN.scale.kiriage_from_han <= 2, "every base of 1,920"
    assert UKIDEN.yakuman_add_up
    assert set(UKIDEN.liability.yaku) == {"daisangen", "daisuushii"}
    assert (UKIDEN.liability.scope, UKIDEN.liability.honba) == ("yakuman", "discarder")


def test_draws_and_the_deal() -> None:
    rounds = UKIDEN.rounds
    assert rounds.abortive_draws == ()
    assert (rounds.nagashi_mangan, rounds.nagashi_void_by_riichi) == ("win", True)
    assert rounds.noten_points == 3000
    assert (rounds.several_ron, rounds.honba_to, rounds.deposits_to, rounds.deal_to) == (
        "all",
        "first",
        "first",
        "first",
    )
    assert rounds.renchan == "win"
    assert not [r.id for r in RULE_SETS.values() if r.rounds.nagashi_void_by_riichi and r is not UKIDEN]


def test_bonus() -> None:
    assert (UKIDEN.bonus.ura, UKIDEN.bonus.kan_dora, UKIDEN.dora_only) == (True, True, False)
    assert (UKIDEN.tiles.red.m, UKIDEN.tiles.red.p, UKIDEN.tiles.red.s) == (1, 1, 1)
