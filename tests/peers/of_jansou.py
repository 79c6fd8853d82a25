"""The library `jansou`, with its presets."""

from jansou.core.hand import CallSource, Hand, Meld, MeldType
from jansou.core.notation import parse_mpsz
from jansou.core.rules import preset
from jansou.core.tiles import Tile, Wind
from jansou.scoring.context import WinContext
from jansou.scoring.score import ScoringError, score

from tests.peers.answers import NO_WIN, SEATS, Answer, Json, by_tsumo, drawn, fu_that_counts, riichi, timing

PRESETS = {
    "tenhou": "tenhou",
    "tenhou-sanma": "tenhou-3p",
    "mahjongsoul": "mahjong-soul",
    "mahjongsoul-sanma": "mahjong-soul-3p",
    "mleague": "m-league",
    "jpml": "renmei",
    "saikouisen": "saikouisen",
    "kyoukai": "kyokai",
    "rmu": "rmu",
    "mu": "mu",
}
"""Our rule sets to its presets; it has no `wrc` and no `ema`, and presets that are no rule sets here."""
CALLS = {
    "chi": MeldType.CHII,
    "pon": MeldType.PON,
    "minkan": MeldType.DAIMINKAN,
    "ankan": MeldType.ANKAN,
    "kakan": MeldType.SHOUMINKAN,
}
NAMES = {
    "YAKUHAI_HAKU": "haku",
    "YAKUHAI_HATSU": "hatsu",
    "YAKUHAI_CHUN": "chun",
    "YAKUHAI_ROUND": "round_wind",
    "YAKUHAI_SEAT": "seat_wind",
    "ITTSU": "ittsuu",
    "SHOUSUUSHI": "shousuushii",
    "DAISUUSHI": "daisuushii",
}


def tiles(text: str | None) -> tuple[Tile, ...]:
    return tuple(parse_mpsz(text.replace(" ", ""))) if text else ()


def meld_of(meld: Json) -> Meld:
    held, call = tiles(meld["tiles"]), CALLS[meld["type"]]
    if meld["type"] == "ankan":
        return Meld(call, held)
    return Meld(call, held, held[0], CallSource.KAMICHA, held[-1] if meld["type"] == "kakan" else None)


def theirs(request: Json) -> Answer:
    """What `jansou` answers."""
    hand, situation = request["hand"], request["situation"]
    seat = situation["seat"]
    held, (winning,) = list(tiles(hand["tiles"])), tiles(hand["winning_tile"])
    if len(held) % 3 == 1:
        held.append(winning)
    elif winning not in held:
        winning = next(tile for tile in held if tile.kind == winning.kind)
    last, first = timing(request) == "last_tile", timing(request) == "first_turn"
    context = WinContext(
        preset(PRESETS[request["ruleset"]]),
        round_wind=Wind(SEATS.index(situation.get("round") or "E")),
        seat_wind=Wind(SEATS.index(seat)),
        is_tsumo=drawn(request),
        riichi=riichi(request) == "riichi",
        double_riichi=riichi(request) == "double_riichi",
        ippatsu=bool(situation.get("ippatsu")),
        rinshan=timing(request) == "rinshan",
        chankan=timing(request) == "chankan",
        haitei=last and drawn(request),
        houtei=last and not drawn(request),
        tenhou=first and drawn(request) and seat == "E",
        chiihou=first and drawn(request) and seat != "E",
        dora_indicators=tiles(situation.get("dora_indicators")),
        ura_indicators=tiles(situation.get("ura_indicators")) if riichi(request) != "none" else (),
        nuki_count=hand.get("nukidora") or 0,
    )
    try:
        found = score(Hand(tuple(held), tuple(map(meld_of, hand.get("melds", ())))), winning, context)
    except ScoringError:
        return NO_WIN
    yaku = frozenset(NAMES.get(one.yaku.name, one.yaku.name.lower()) for one in found.yaku)
    yakuman = sum(one.value for one in found.yaku) if found.is_yakuman else 0
    paid = found.payment
    amounts = by_tsumo(paid.tsumo_dealer, paid.tsumo_non_dealer, seat) if drawn(request) else (paid.ron,)
    fu = None if yakuman else fu_that_counts(found.fu.total, found.han, yakuman, amounts, dealer=seat == "E")
    return Answer(yaku, found.han, fu, yakuman, amounts)
