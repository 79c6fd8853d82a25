"""The library `mahjong`."""

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.meld import Meld
from mahjong.tile import TilesConverter

from tests.peers.answers import NO_WIN, SEATS, Answer, Json, by_tsumo, drawn, fu_that_counts, riichi, timing

CALLS = {"chi": Meld.CHI, "pon": Meld.PON, "minkan": Meld.KAN, "ankan": Meld.KAN, "kakan": Meld.KAN}
NAMES = {
    "Menzen Tsumo": "menzen_tsumo", "Riichi": "riichi", "Ippatsu": "ippatsu", "Chankan": "chankan",
    "Rinshan Kaihou": "rinshan", "Haitei Raoyue": "haitei", "Houtei Raoyui": "houtei", "Double Riichi": "double_riichi",
    "Pinfu": "pinfu", "Tanyao": "tanyao", "Iipeiko": "iipeikou", "Yakuhai (haku)": "haku", "Yakuhai (hatsu)": "hatsu",
    "Yakuhai (chun)": "chun", "Sanshoku Doujun": "sanshoku_doujun", "Ittsu": "ittsuu", "Chantai": "chanta",
    "Honroutou": "honroutou", "Toitoi": "toitoi", "San Ankou": "sanankou", "San Kantsu": "sankantsu",
    "Sanshoku Doukou": "sanshoku_doukou", "Chiitoitsu": "chiitoitsu", "Shou Sangen": "shousangen", "Honitsu": "honitsu",
    "Junchan": "junchan", "Ryanpeikou": "ryanpeikou", "Chinitsu": "chinitsu", "Kokushi Musou": "kokushi",
    "Chuuren Poutou": "chuuren", "Suu Ankou": "suuankou", "Daisangen": "daisangen", "Shousuushii": "shousuushii",
    "Ryuuiisou": "ryuuiisou", "Suu Kantsu": "suukantsu", "Tsuu Iisou": "tsuuiisou", "Chinroutou": "chinroutou",
    "Dai Suushii": "daisuushii", "Kokushi Musou Juusanmen Matchi": "kokushi", "Suu Ankou Tanki": "suuankou",
    "Daburu Chuuren Poutou": "chuuren", "Tenhou": "tenhou", "Chiihou": "chiihou",
}  # fmt: skip
DORA = {"Dora", "Aka Dora", "Ura Dora"}
WINDS = {"Yakuhai (seat wind": "seat_wind", "Yakuhai (round wind": "round_wind"}


def ids(text: str | None) -> list[int]:
    """Tiles as the numbers of the 136."""
    return TilesConverter.one_line_string_to_136_array(text.replace(" ", ""), has_aka_dora=True) if text else []


def tiles_of(request: Json) -> tuple[list[int], int, list[Meld]]:
    """The concealed tiles with the winning one, the winning one, the melds."""
    hand = request["hand"]
    tiles, (winning,) = ids(hand["tiles"]), ids(hand["winning_tile"])
    if len(tiles) % 3 == 1:
        tiles.append(winning)
    elif winning not in tiles:
        # A plain five beside a red one: the same kind is asked for, not the same copy.
        winning = next(tile for tile in tiles if tile // 4 == winning // 4)
    melds = [
        Meld(CALLS[meld["type"]], ids(meld["tiles"]), opened=meld["type"] != "ankan") for meld in hand.get("melds", ())
    ]
    return tiles, winning, melds


def config_of(request: Json) -> HandConfig:
    situation, seat = request["situation"], request["situation"]["seat"]
    last, first = timing(request) == "last_tile", timing(request) == "first_turn"
    sanma = request["ruleset"].endswith("sanma")
    return HandConfig(
        is_tsumo=drawn(request),
        is_riichi=riichi(request) == "riichi",
        is_daburu_riichi=riichi(request) == "double_riichi",
        is_ippatsu=bool(situation.get("ippatsu")),
        is_rinshan=timing(request) == "rinshan",
        is_chankan=timing(request) == "chankan",
        is_haitei=last and drawn(request),
        is_houtei=last and not drawn(request),
        is_tenhou=first and drawn(request) and seat == "E",
        is_chiihou=first and drawn(request) and seat != "E",
        player_wind=EAST + SEATS.index(seat),
        round_wind=EAST + SEATS.index(situation.get("round") or "E"),
        num_nuki_dora=request["hand"].get("nukidora") or 0,
        options=OptionalRules(
            has_open_tanyao=True,
            has_aka_dora=True,
            has_double_yakuman=False,
            kazoe_limit=HandConstants.KAZOE_LIMITED,
            limit_to_sextuple_yakuman=False,
            is_three_player=sanma,
        ),
    )


def theirs(request: Json) -> Answer:
    """What `mahjong` answers."""
    tiles, winning, melds = tiles_of(request)
    situation, seat = request["situation"], request["situation"]["seat"]
    found = HandCalculator.estimate_hand_value(
        tiles + [tile for meld in melds for tile in meld.tiles],
        winning,
        melds=melds,
        dora_indicators=ids(situation.get("dora_indicators")),
        ura_dora_indicators=ids(situation.get("ura_indicators")) if riichi(request) != "none" else None,
        config=config_of(request),
    )
    if found.cost is None:
        return NO_WIN
    names = {yaku.name for yaku in found.yaku} - DORA
    yaku = frozenset(NAMES.get(name) or WINDS[" ".join(name.split()[:3])] for name in names)
    yakuman = found.han // 13 if any(one.is_yakuman for one in found.yaku) else 0
    paid = (found.cost["main"],)
    if drawn(request):
        paid = by_tsumo(found.cost["main"], found.cost["additional"] if seat != "E" else found.cost["main"], seat)
    han = 0 if yakuman else found.han
    return Answer(yaku, han, fu_that_counts(found.fu, han, yakuman, paid, dealer=seat == "E"), yakuman, paid)
