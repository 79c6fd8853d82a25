"""Other libraries behind one face: from a request to what the library takes, and from that to the points of the hand.

Only fields of single wins of `tenhou` are known here; what a library cannot take raises KeyError.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import jansou.core.hand as jansou_hand
import riichienv
from jansou.core.notation import parse_mpsz
from jansou.core.rules import preset
from jansou.core.tiles import Tile, Wind
from jansou.scoring.context import WinContext
from jansou.scoring.score import ScoringError
from jansou.scoring.score import score as jansou_score
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld
from mahjong.tile import TilesConverter

Json = dict[str, Any]

SEATS: Final = "ESWN"
NO_WIN: Final = 0


class Peer(NamedTuple):
    """A library: `ready` makes what its own call takes, `score` calls it, `points` are what the hand is worth."""

    name: str
    ready: Callable[[Json], tuple[Any, ...]]
    score: Callable[..., Any]
    points: Callable[[Any], int]


def _timing(request: Json) -> str:
    return request["situation"].get("timing") or "normal"


def _riichi(request: Json) -> str:
    return request["situation"].get("riichi") or "none"


# mahjong

OPTIONS: Final = OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False)
MELDS: Final = {"chi": Meld.CHI, "pon": Meld.PON, "minkan": Meld.KAN, "ankan": Meld.KAN, "kakan": Meld.KAN}


def ids(text: str | None) -> list[int]:
    """Return tiles as the numbers of the 136 that mahjong and riichienv take."""
    return TilesConverter.one_line_string_to_136_array(text.replace(" ", ""), has_aka_dora=True) if text else []


def mahjong_config(request: Json) -> HandConfig:
    """Return a situation as mahjong takes it; one config must not serve two hands."""
    situation = request["situation"]
    tsumo, riichi, timing, seat = situation["win"] == "tsumo", _riichi(request), _timing(request), situation["seat"]
    return HandConfig(
        is_tsumo=tsumo,
        is_riichi=riichi == "riichi",
        is_daburu_riichi=riichi == "double_riichi",
        is_ippatsu=bool(situation.get("ippatsu")),
        is_rinshan=timing == "rinshan",
        is_chankan=timing == "chankan",
        is_haitei=timing == "last_tile" and tsumo,
        is_houtei=timing == "last_tile" and not tsumo,
        is_tenhou=timing == "first_turn" and tsumo and seat == "E",
        is_chiihou=timing == "first_turn" and tsumo and seat != "E",
        player_wind=EAST + SEATS.index(seat),
        round_wind=EAST + SEATS.index(situation.get("round") or "E"),
        tsumi_number=situation.get("honba") or 0,
        kyoutaku_number=situation.get("deposits") or 0,
        options=OPTIONS,
    )


def mahjong_hand(request: Json) -> tuple[list[int], int, list[Meld], list[int], list[int]]:
    """Return the tiles of a request as mahjong takes them."""
    hand, situation = request["hand"], request["situation"]
    tiles, (winning,) = ids(hand["tiles"]), ids(hand["winning_tile"])
    if len(tiles) % 3 == 1:
        tiles.append(winning)
    elif winning not in tiles:
        # A plain five beside a red one: the same kind is asked for, not the same copy.
        winning = next(tile for tile in tiles if tile // 4 == winning // 4)
    melds = [
        Meld(MELDS[meld["type"]], ids(meld["tiles"]), opened=meld["type"] != "ankan") for meld in hand.get("melds", ())
    ]
    for meld in melds:
        tiles += meld.tiles
    return tiles, winning, melds, ids(situation.get("dora_indicators")), ids(situation.get("ura_indicators"))


def mahjong_score(
    tiles: list[int], winning: int, melds: list[Meld], dora: list[int], ura: list[int], config: HandConfig
) -> HandResponse:
    """Score a hand."""
    return HandCalculator.estimate_hand_value(
        tiles, winning, melds=melds, dora_indicators=dora, config=config, ura_dora_indicators=ura
    )


def mahjong_points(result: HandResponse) -> int:
    """Return what the hand is worth, without honba and deposits."""
    cost = result.cost
    return NO_WIN if cost is None else cost["total"] - cost["kyoutaku_bonus"] - _bonus(cost)


def _bonus(cost: Any) -> int:  # noqa: ANN401
    return cost["main_bonus"] + 2 * cost["additional_bonus"]


def _mahjong_anew(request: Json, *hand: Any) -> HandResponse:  # noqa: ANN401
    return mahjong_score(*hand, mahjong_config(request))


# jansou

CALLS: Final = {
    "chi": jansou_hand.MeldType.CHII,
    "pon": jansou_hand.MeldType.PON,
    "minkan": jansou_hand.MeldType.DAIMINKAN,
    "ankan": jansou_hand.MeldType.ANKAN,
    "kakan": jansou_hand.MeldType.SHOUMINKAN,
}
TENHOU: Final = preset("tenhou")


def _jansou_meld(meld: Json) -> jansou_hand.Meld:
    tiles = tuple(parse_mpsz(meld["tiles"]))
    call = CALLS[meld["type"]]
    if meld["type"] == "ankan":
        return jansou_hand.Meld(call, tiles)
    added = tiles[-1] if meld["type"] == "kakan" else None
    return jansou_hand.Meld(call, tiles, tiles[0], jansou_hand.CallSource.KAMICHA, added)


def _jansou_ready(request: Json) -> tuple[Any, ...]:
    hand, situation = request["hand"], request["situation"]
    tiles, (winning,) = parse_mpsz(hand["tiles"]), parse_mpsz(hand["winning_tile"])
    if len(tiles) % 3 == 1:
        tiles.append(winning)
    tsumo, riichi, timing, seat = situation["win"] == "tsumo", _riichi(request), _timing(request), situation["seat"]
    context = WinContext(
        TENHOU,
        round_wind=Wind(SEATS.index(situation.get("round") or "E")),
        seat_wind=Wind(SEATS.index(seat)),
        is_tsumo=tsumo,
        riichi=riichi == "riichi",
        double_riichi=riichi == "double_riichi",
        ippatsu=bool(situation.get("ippatsu")),
        rinshan=timing == "rinshan",
        chankan=timing == "chankan",
        haitei=timing == "last_tile" and tsumo,
        houtei=timing == "last_tile" and not tsumo,
        tenhou=timing == "first_turn" and tsumo and seat == "E",
        chiihou=timing == "first_turn" and tsumo and seat != "E",
        dora_indicators=_tiles(situation.get("dora_indicators")),
        ura_indicators=_tiles(situation.get("ura_indicators")) if riichi != "none" else (),
        honba=situation.get("honba") or 0,
        riichi_sticks=situation.get("deposits") or 0,
    )
    melds = tuple(_jansou_meld(meld) for meld in hand.get("melds", ()))
    return jansou_hand.Hand(tuple(tiles), melds), winning, context


def _tiles(text: str | None) -> tuple[Tile, ...]:
    return tuple(parse_mpsz(text)) if text else ()


def _jansou_score(*ready: Any) -> Any:  # noqa: ANN401
    try:
        return jansou_score(*ready)
    except ScoringError:
        return None


def _jansou_points(result: Any) -> int:  # noqa: ANN401
    if result is None:
        return NO_WIN
    paid = result.payment
    return int(paid.total - paid.honba - paid.sticks)


# riichienv

KINDS_OF_MELD: Final = {
    "chi": riichienv.MeldType.Chi,
    "pon": riichienv.MeldType.Pon,
    "minkan": riichienv.MeldType.Daiminkan,
    "ankan": riichienv.MeldType.Ankan,
    "kakan": riichienv.MeldType.Kakan,
}


def _riichienv_ready(request: Json) -> tuple[Any, ...]:
    tiles, winning, melds, dora, ura = mahjong_hand(request)
    situation = request["situation"]
    tsumo, riichi, timing = situation["win"] == "tsumo", _riichi(request), _timing(request)
    called = [
        riichienv.Meld(KINDS_OF_MELD[sent["type"]], list(meld.tiles), sent["type"] != "ankan")
        for sent, meld in zip(request["hand"].get("melds", ()), melds, strict=True)
    ]
    concealed = tiles[: len(tiles) - sum(len(meld.tiles) for meld in melds)]
    conditions = riichienv.Conditions(
        tsumo=tsumo,
        riichi=riichi != "none",
        double_riichi=riichi == "double_riichi",
        ippatsu=bool(situation.get("ippatsu")),
        haitei=timing == "last_tile" and tsumo,
        houtei=timing == "last_tile" and not tsumo,
        rinshan=timing == "rinshan",
        chankan=timing == "chankan",
        tsumo_first_turn=timing == "first_turn" and tsumo,
        player_wind=SEATS.index(situation["seat"]),
        round_wind=SEATS.index(situation.get("round") or "E"),
    )
    return concealed, called, winning, dora, conditions, ura if riichi != "none" else []


def _riichienv_score(
    concealed: list[int],
    called: list[Any],
    winning: int,
    dora: list[int],
    conditions: Any,  # noqa: ANN401
    ura: list[int],
) -> tuple[Any, Any]:
    return riichienv.HandEvaluator(concealed, called).calc(winning, dora, conditions, ura), conditions


def _riichienv_points(scored: tuple[Any, Any]) -> int:
    result, conditions = scored
    if not result.is_win:
        return NO_WIN
    if not conditions.tsumo:
        return int(result.ron_agari)
    if conditions.player_wind == 0:
        return 3 * int(result.tsumo_agari_ko)
    return int(result.tsumo_agari_oya) + 2 * int(result.tsumo_agari_ko)


MAHJONG: Final = Peer(
    "mahjong", lambda request: (*mahjong_hand(request), mahjong_config(request)), mahjong_score, mahjong_points
)
MAHJONG_ANEW: Final = Peer(
    "mahjong, its config made for each hand",
    lambda request: (request, *mahjong_hand(request)),
    _mahjong_anew,
    mahjong_points,
)
JANSOU: Final = Peer("jansou", _jansou_ready, _jansou_score, _jansou_points)
RIICHIENV: Final = Peer("riichienv (Rust)", _riichienv_ready, _riichienv_score, _riichienv_points)
PEERS: Final = (MAHJONG, MAHJONG_ANEW, JANSOU, RIICHIENV)
