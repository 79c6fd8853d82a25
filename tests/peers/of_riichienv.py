"""The library `riichienv`, written in Rust."""

import riichienv

from tests.peers.answers import NO_WIN, SEATS, Answer, Json, by_tsumo, drawn, fu_that_counts, riichi, timing
from tests.peers.of_mahjong import ids, tiles_of

CALLS = {
    "chi": riichienv.MeldType.Chi,
    "pon": riichienv.MeldType.Pon,
    "minkan": riichienv.MeldType.Daiminkan,
    "ankan": riichienv.MeldType.Ankan,
    "kakan": riichienv.MeldType.Kakan,
}
BY_TENHOU = (
    "menzen_tsumo", "riichi", "ippatsu", "chankan", "rinshan", "haitei", "houtei", "pinfu", "tanyao", "iipeikou",
    "seat_wind", "seat_wind", "seat_wind", "seat_wind", "round_wind", "round_wind", "round_wind", "round_wind",
    "haku", "hatsu", "chun", "double_riichi", "chiitoitsu", "chanta", "ittsuu", "sanshoku_doujun", "sanshoku_doukou",
    "sankantsu", "toitoi", "sanankou", "shousangen", "honroutou", "ryanpeikou", "junchan", "honitsu", "chinitsu",
    "renhou", "tenhou", "chiihou", "daisangen", "suuankou", "suuankou", "tsuuiisou", "ryuuiisou", "chinroutou",
    "chuuren", "chuuren", "kokushi", "kokushi", "daisuushii", "shousuushii", "suukantsu", "dora", "ura_dora",
    "red_five",
)  # fmt: skip
"""Tenhou's numbers of the yaku, which the library names beside its own."""
DORA = {"dora", "ura_dora", "red_five"}
YAKU = {yaku.id: BY_TENHOU[yaku.tenhou_id] for yaku in riichienv.get_all_yaku()}


def theirs(request: Json) -> Answer:
    """What `riichienv` answers."""
    tiles, winning, melds = tiles_of(request)
    situation, seat = request["situation"], request["situation"]["seat"]
    sanma = request["ruleset"].endswith("sanma")
    sent = request["hand"].get("melds", ())
    called = [
        riichienv.Meld(CALLS[one["type"]], list(meld.tiles), one["type"] != "ankan")
        for one, meld in zip(sent, melds, strict=True)
    ]
    last = timing(request) == "last_tile"
    conditions = riichienv.Conditions(
        tsumo=drawn(request),
        riichi=riichi(request) != "none",
        double_riichi=riichi(request) == "double_riichi",
        ippatsu=bool(situation.get("ippatsu")),
        haitei=last and drawn(request),
        houtei=last and not drawn(request),
        rinshan=timing(request) == "rinshan",
        chankan=timing(request) == "chankan",
        tsumo_first_turn=timing(request) == "first_turn" and drawn(request),
        player_wind=SEATS.index(seat),
        round_wind=SEATS.index(situation.get("round") or "E"),
        kita_count=request["hand"].get("nukidora") or 0,
        is_sanma=sanma,
        num_players=3 if sanma else 4,
    )
    evaluator = (riichienv.HandEvaluator3P if sanma else riichienv.HandEvaluator)(tiles, called)
    ura = ids(situation.get("ura_indicators")) if riichi(request) != "none" else []
    found = evaluator.calc(
        winning, dora_indicators=ids(situation.get("dora_indicators")), conditions=conditions, ura_indicators=ura
    )
    if not found.is_win:
        return NO_WIN
    yaku = frozenset(YAKU[one] for one in found.yaku) - DORA
    paid = (int(found.ron_agari),)
    if drawn(request):
        paid = by_tsumo(int(found.tsumo_agari_oya), int(found.tsumo_agari_ko), seat)
    yakuman = int(found.han) // 13 if found.yakuman else 0
    han = 0 if yakuman else int(found.han)
    fu = None if yakuman else fu_that_counts(int(found.fu), han, yakuman, paid, dealer=seat == "E")
    return Answer(yaku, han, fu, yakuman, paid)
