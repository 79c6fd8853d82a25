"""Faults of the tiles: how many, which, how often, over the hand, its melds and the indicators together."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine.errors import Fault
from engine.hand import Hand
from engine.kinds import FIVES, NORTH, RED, is_red, kind, text
from engine.legality.law import MOST_INDICATORS, Law, Path
from engine.tileset import COPIES
from engine.win import Win

TILES: Path = ("hand", "tiles")
WINNING: Path = ("hand", "winning_tile")
NUKIDORA: Path = ("hand", "nukidora")
GOLD: Path = ("hand", "gold")
DORA: Path = ("situation", "dora_indicators")
URA: Path = ("situation", "ura_indicators")


class Field(NamedTuple):
    """A field that holds tiles."""

    path: Path
    tiles: tuple[int, ...]


def tile_faults(law: Law, hand: Hand, win: Win, *, waiting: bool = False) -> Iterator[Fault]:
    """Yield every fault of the tiles of a hand that won, or that waits (3n + 1 tiles, no winning tile)."""
    yield from _size(law, hand, waiting=waiting)
    fields = tuple(_fields(law, hand, win))
    yield from _outside_the_wall(law, fields)
    if not waiting and not hand.apart:
        yield from _winning(law, hand)
    yield from _red(law, fields)
    yield from _five_of_a_kind(law, fields)
    yield from _pulled(law, hand, fields)
    yield from _gold(law, hand)
    yield from _indicators(law, win)


def _fields(law: Law, hand: Hand, win: Win) -> Iterator[Field]:
    """Yield the fields that hold tiles, in their order; a winning tile that was sent apart is a field of its own."""
    yield Field(TILES, hand.tiles[:-1] if hand.apart else hand.tiles)
    if hand.apart:
        yield Field(WINNING, hand.tiles[-1:])
    for i, meld in enumerate(hand.melds):
        yield Field(("hand", "melds", i, "tiles"), meld.tiles)
    if law.rules.bonus.indicators:
        yield Field(DORA, win.dora_indicators)
        yield Field(URA, win.ura_indicators)


def _size(law: Law, hand: Hand, *, waiting: bool) -> Iterator[Fault]:
    left = law.rules.groups - len(hand.melds)
    if left >= 0 and len(hand.tiles) != 3 * left + 2 - waiting:
        wanted: dict[str, object] = (
            {"without": 3 * left + 1} if waiting else {"without": 3 * left + 1, "with": 3 * left + 2}
        )
        yield Fault(
            "wrong_tile_count", TILES, {"count": len(hand.tiles) - hand.apart, "melds": len(hand.melds), **wanted}
        )


def _outside_the_wall(law: Law, fields: tuple[Field, ...]) -> Iterator[Fault]:
    for field in fields:
        foreign = tuple(dict.fromkeys(t for t in field.tiles if kind(t) not in law.kinds))
        if foreign:
            yield _not_in_wall(law, field.path, foreign)


def _not_in_wall(law: Law, path: Path, tiles: tuple[int, ...]) -> Fault:
    return Fault("tile_not_in_wall", path, {"tiles": text(tiles), **law.facts})


def _winning(law: Law, hand: Hand) -> Iterator[Fault]:
    """Hold that tiles sent with the winning tile have it among them."""
    if hand.winning not in law.kinds:
        yield _not_in_wall(law, WINNING, (hand.winning,))
    if len(hand.tiles) % 3 == 2 and hand.winning not in map(kind, hand.tiles):  # noqa: PLR2004 - a pair and groups
        yield Fault("winning_tile_missing", TILES, {"tile": text((hand.winning,)), "count": len(hand.tiles)})


def _red(law: Law, fields: tuple[Field, ...]) -> Iterator[Fault]:
    if law.red:
        for five in FIVES:
            held = [field.tiles.count(five + RED) for field in fields]
            most = law.red.get(five, 0)
            if sum(held) > most and five in law.kinds:
                facts = {"tile": text((five + RED,)), "count": sum(held), "limit": most, **law.facts}
                yield Fault("too_many_red_fives", _culprit(fields, held, most), facts)
        return
    for field in fields:
        reds = tuple(dict.fromkeys(t for t in field.tiles if is_red(t) and kind(t) in law.kinds))
        if reds:
            yield law.unknown("red_fives", field.path, tiles=text(reds))


def _five_of_a_kind(law: Law, fields: tuple[Field, ...]) -> Iterator[Fault]:
    by_field = [Counter(map(kind, field.tiles)) for field in fields]
    for k in sorted(law.kinds.intersection(*[set().union(*by_field)])):
        held = [counts[k] for counts in by_field]
        if sum(held) > COPIES:
            yield Fault(
                "five_of_a_kind",
                _culprit(fields, held, COPIES),
                {"tile": text((k,)), "count": sum(held), "limit": COPIES},
            )


def _culprit(fields: tuple[Field, ...], held: list[int], most: int) -> Path:
    """Find the field that has to change: the first whose tiles are enough to give way, else the first with any."""
    holding = [(field.path, count) for field, count in zip(fields, held, strict=True) if count]
    total = sum(held)
    return next((path for path, count in holding if total - count <= most), holding[0][0])


def _pulled(law: Law, hand: Hand, fields: tuple[Field, ...]) -> Iterator[Fault]:
    """Hold that pulled norths and those of hand, melds and indicators are four at most."""
    if not hand.nukidora:
        return
    if not law.rules.bonus.nukidora:
        yield law.unknown("nukidora", NUKIDORA)
        return
    elsewhere = sum(kind(t) == NORTH for field in fields for t in field.tiles)
    if hand.nukidora + elsewhere > COPIES:
        yield Fault("too_many_norths", NUKIDORA, {"count": hand.nukidora, "elsewhere": elsewhere, "limit": COPIES})


def _gold(law: Law, hand: Hand) -> Iterator[Fault]:
    """Hold that gold fives are plain fives of the hand and its melds, no more than the wall has."""
    if not hand.gold:
        return
    if not law.gold:
        yield law.unknown("gold", GOLD)
        return
    odd = tuple(dict.fromkeys(t for t in hand.gold if t not in FIVES))
    if odd:
        yield Fault("invalid_value", GOLD, {"given": text(odd), "reason": "plain_fives"})
    plain = Counter(hand.tiles)
    for meld in hand.melds:
        plain.update(meld.tiles)
    for five, count in sorted(Counter(hand.gold).items()):
        facts: dict[str, object] = {"tile": text((five,)), "count": count}
        if five in odd:
            continue
        if five not in law.kinds:
            yield _not_in_wall(law, GOLD, (five,))
        elif count > law.gold.get(five, 0):
            yield Fault("too_many_gold_fives", GOLD, {**facts, "limit": law.gold.get(five, 0), **law.facts})
        if five in law.kinds and count > plain[five]:
            yield Fault("gold_not_in_hand", GOLD, {**facts, "held": plain[five]})


def _indicators(law: Law, win: Win) -> Iterator[Fault]:
    shown = ((DORA, win.dora_indicators), (URA, win.ura_indicators))
    if not law.rules.bonus.indicators:
        yield from (law.unknown(str(path[-1]), path, tiles=text(tiles)) for path, tiles in shown if tiles)
        return
    for path, tiles in shown:
        if len(tiles) > MOST_INDICATORS:
            yield Fault("too_many_indicators", path, {"count": len(tiles), "limit": MOST_INDICATORS})
    if len(win.ura_indicators) > len(win.dora_indicators):
        yield Fault("more_ura_than_dora", URA, {"ura": len(win.ura_indicators), "dora": len(win.dora_indicators)})
