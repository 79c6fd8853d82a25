"""Laws of symmetry: order says nothing, and where a wall is the same from two sides, so are the scores."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from engine.hand import Hand, Meld
from engine.kinds import DRAGON_KINDS, SUIT_KINDS, WIND_KINDS, kind
from engine.plan import Plan
from engine.result import WIN, Score
from engine.score import score
from engine.tileset import Runs
from engine.waits import waits
from engine.win import NORMAL, Win
from tests.laws.winning import EACH, FEW, GREENS, having, plans, wins


def moved(hand: Hand, to: Callable[[int], int]) -> Hand:
    """The hand with every kind turned into another one, its dye kept."""

    def tiles(some: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(to(kind(tile)) + tile - kind(tile) for tile in some)

    melds = tuple(Meld(meld.call, tiles(meld.tiles)) for meld in hand.melds)
    return Hand(tiles(hand.tiles), to(hand.winning), melds, hand.nukidora, tiles(hand.gold))


def green(hand: Hand) -> bool:
    """Ryuuiisou is the one yaku that knows a suit from another."""
    return {kind(tile) for tile in (*hand.tiles, *(t for meld in hand.melds for t in meld.tiles))} <= set(GREENS)


def counts(found: Score) -> list[tuple[object, ...]]:
    """What every reading counts, whatever it is paid; of readings that are worth the same any may stand first."""
    every = (found, *found.alternatives) if found.outcome == WIN else ()
    return sorted(
        (one.han, one.fu or 0, one.yakuman, one.limit or "", sorted((y.id, y.han or 0) for y in one.yaku), one.dora)
        for one in every
    )


def worth(found: Score) -> tuple[object, ...]:
    """What a score says without naming a tile."""
    return (found.outcome, found.points, found.han, found.fu, found.yakuman, found.limit, found.payments, counts(found))


@EACH
@FEW
@given(data=st.data())
def test_the_order_of_tiles_melds_and_indicators_says_nothing(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)

    def shuffled(some: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(data.draw(st.permutations(some)))

    if not plan.rules.bonus.kan_dora:  # a kan's indicators come after those of the start, and count nothing
        start = plan.rules.bonus.opening_indicators
        win = replace(win, dora_indicators=win.dora_indicators[:start], ura_indicators=win.ura_indicators[:start])
    melds = tuple(Meld(meld.call, shuffled(meld.tiles)) for meld in data.draw(st.permutations(hand.melds)))
    again = replace(hand, tiles=shuffled(hand.tiles), melds=melds, gold=shuffled(hand.gold))
    same = replace(win, dora_indicators=shuffled(win.dora_indicators), ura_indicators=shuffled(win.ura_indicators))
    assert worth(score(plan, again, same)) == worth(score(plan, hand, win))


def suits_alike(plan: Plan) -> list[str]:
    """Suits that have the same numbers and the same dyed fives."""
    tiles = plan.rules.tiles
    whole = [suit for suit in tiles.suits if set(SUIT_KINDS[suit]) <= set(tiles.kinds)]
    return [
        s for s in whole if (tiles.red.of(s), tiles.gold.of(s)) == (tiles.red.of(whole[-1]), tiles.gold.of(whole[-1]))
    ]


@EACH
@FEW
@given(data=st.data())
def test_a_suit_is_worth_what_another_is(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    alike = suits_alike(plan)
    to = dict(zip(alike, data.draw(st.permutations(alike)), strict=True))
    kinds = {k: SUIT_KINDS[to[suit]][k % 9] for suit in alike for k in SUIT_KINDS[suit]}

    def move(k: int) -> int:
        return kinds.get(k, k)

    other = moved(hand, move)
    assume(not green(hand) and not green(other))
    indicators = [tuple(move(kind(t)) for t in some) for some in (win.dora_indicators, win.ura_indicators)]
    same = replace(win, dora_indicators=indicators[0], ura_indicators=indicators[1])
    assert worth(score(plan, other, same)) == worth(score(plan, hand, win))


@EACH
@FEW
@given(data=st.data())
def test_numbers_count_the_same_from_nine_down(name: str, data: st.DataObject) -> None:
    """Without indicators: what follows a tile is not what precedes it."""
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    bare = replace(win, dora_indicators=(), ura_indicators=())
    other = moved(hand, lambda k: k if k >= WIND_KINDS[0] else 9 * (k // 9) + 8 - k % 9)
    assume(not green(hand) and not green(other))
    assert worth(score(plan, other, bare)) == worth(score(plan, hand, bare))


@having(lambda rules: rules.payment.players == 4)
@FEW
@given(data=st.data())
def test_winds_turn_with_the_seat_and_the_round(name: str, data: st.DataObject) -> None:
    """Who is the dealer pays otherwise, so only the hand is compared."""
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    step = data.draw(st.integers(1, 3))

    def wind(letter: str) -> str:
        return "ESWN"[("ESWN".index(letter) + step) % 4]

    def turn(k: int) -> int:
        return WIND_KINDS[(WIND_KINDS.index(k) + step) % 4] if k in WIND_KINDS else k

    turned = Win(
        win.method,
        wind(win.seat),
        wind(win.round),
        wind(win.discarder) if win.discarder else None,
        win.riichi,
        win.ippatsu,
        win.timing if win.timing != "first_turn" else NORMAL,
        tuple(turn(kind(tile)) for tile in win.dora_indicators),
        tuple(turn(kind(tile)) for tile in win.ura_indicators),
    )
    there = replace(win, timing=turned.timing)
    # At equal points to the dealer and to a child two readings may stand the other way round: all of them are compared.
    assert counts(score(plan, moved(hand, turn), turned)) == counts(score(plan, hand, there))


@EACH
@FEW
@given(data=st.data())
def test_dragons_turn(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    step = data.draw(st.integers(1, 2))

    def turn(k: int) -> int:
        return DRAGON_KINDS[(DRAGON_KINDS.index(k) + step) % 3] if k in DRAGON_KINDS else k

    assume(not green(hand) and not green(moved(hand, turn)))
    indicators = [tuple(turn(kind(t)) for t in some) for some in (win.dora_indicators, win.ura_indicators)]
    same = replace(win, dora_indicators=indicators[0], ura_indicators=indicators[1])
    turned, found = score(plan, moved(hand, turn), same), score(plan, hand, win)
    assert worth(turned)[:-1] == worth(found)[:-1]
    assert [one[:4] for one in counts(turned)] == [one[:4] for one in counts(found)]


@having(lambda rules: any(ring.runs is Runs.LOOP for ring in rules.tiles.rings))
@FEW
@given(data=st.data())
def test_a_looped_ring_turns(name: str, data: st.DataObject) -> None:
    """What a hand waits for turns with its ring, and every reading with its wait, though not what it is worth."""
    plan = plans(data.draw, name, most=0)
    hand, win = wins(data.draw, plan)
    ring = data.draw(st.sampled_from([ring for ring in plan.rules.tiles.rings if ring.runs is Runs.LOOP]))
    step = data.draw(st.integers(1, len(ring.kinds) - 1))

    def turn(k: int) -> int:
        return ring.kinds[(ring.kinds.index(k) + step) % len(ring.kinds)] if k in ring.kinds else k

    plain = moved(hand, lambda k: k)
    plain = replace(plain, tiles=tuple(map(kind, plain.tiles)), nukidora=0, gold=())
    tiles = list(plain.tiles)
    tiles.remove(plain.winning)
    waiting = replace(plain, tiles=tuple(tiles), winning=-1)
    bare = Win(win.method, win.seat, win.round)
    orphans = set(map(kind, hand.tiles)) == set(plan.rules.tiles.outside)
    assume(not orphans)
    one, other = waits(plan, waiting, bare), waits(plan, moved_waiting(waiting, turn), bare)
    assert {turn(wait.kind) for wait in one} == {wait.kind for wait in other}
    assert {turn(wait.kind): wait.left for wait in one} == {wait.kind: wait.left for wait in other}


def moved_waiting(hand: Hand, to: Callable[[int], int]) -> Hand:
    return replace(moved(replace(hand, winning=hand.tiles[0]), to), winning=-1)
