"""Laws of more and less: what adds never takes away, and adds exactly what it is worth."""

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from engine.hand import CHI, MINKAN, PON, Hand, Meld
from engine.kinds import FIVES, NORTH, RED, kind
from engine.legality import faults
from engine.plan import Plan, compile_plan
from engine.result import WIN, Score
from engine.rules.model import but
from engine.score import score
from engine.tileset import Fives
from engine.win import NO_RIICHI, NORMAL, RIICHI
from tests.laws.winning import EACH, FEW, all_groups, having, plans, wins


def counts(hand: Hand) -> Counter[int]:
    """How many of each kind the hand holds, pulled norths too."""
    held = Counter(map(kind, (*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles))))
    held[NORTH] += hand.nukidora
    return held


def han_of(found: Score, name: str) -> int:
    return sum(line.han for line in found.dora if line.id == name)


def no_less(more: Score, less: Score) -> bool:
    """Points, and a hand that wins keeps winning."""
    return more.points >= less.points and (less.outcome != WIN or more.outcome == WIN)


@having(lambda rules: rules.bonus.indicators)
@FEW
@given(data=st.data())
def test_an_indicator_adds_a_han_for_each_tile_it_shows(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    shown = data.draw(st.sampled_from(plan.rules.tiles.kinds))
    more = replace(win, dora_indicators=(*win.dora_indicators, shown))
    assume(not faults(plan, hand, more))
    before, after = score(plan, hand, win), score(plan, hand, more)
    assert no_less(after, before)
    if before.fu is not None and after.fu is not None:
        (ring,) = [ring for ring in plan.rules.tiles.rings if shown in ring.kinds]
        added = counts(hand)[(ring.kinds * 2)[ring.kinds.index(shown) + 1]]
        bonus = plan.rules.bonus
        played = bonus.kan_dora or len(win.dora_indicators) < bonus.opening_indicators
        assert han_of(after, "dora") - han_of(before, "dora") == (added if played else 0)
        assert han_of(after, "ura_dora") == han_of(before, "ura_dora")


@having(lambda rules: rules.tiles.red != Fives())
@FEW
@given(data=st.data())
def test_a_red_five_is_a_plain_one_and_a_han(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    fives = [i for i, tile in enumerate(hand.tiles) if tile in FIVES and tile not in hand.gold]
    assume(fives)
    i = data.draw(st.sampled_from(fives))
    dyed = replace(hand, tiles=(*hand.tiles[:i], hand.tiles[i] + RED, *hand.tiles[i + 1 :]))
    assume(not faults(plan, dyed, win))
    plain, red = score(plan, hand, win), score(plan, dyed, win)
    assert no_less(red, plain)
    if plain.fu is not None and red.fu is not None:
        assert han_of(red, "red_five") == han_of(plain, "red_five") + 1


@having(lambda rules: rules.bonus.nukidora)
@FEW
@given(data=st.data())
def test_a_pulled_north_is_a_han_and_one_more_for_each_indicator_that_shows_it(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    more = replace(hand, nukidora=hand.nukidora + 1)
    assume(not faults(plan, more, win))
    before, after = score(plan, hand, win), score(plan, more, win)
    assert no_less(after, before)
    if before.fu is not None and after.fu is not None:
        assert han_of(after, "nukidora") == more.nukidora
        shows = [kind(tile) for tile in win.dora_indicators].count(NORTH - 1)
        assert han_of(after, "dora") - han_of(before, "dora") == shows


@EACH
@FEW
@given(data=st.data())
def test_no_award_takes_points_away(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    gone = data.draw(st.sampled_from(plan.rules.yaku))
    fewer = compile_plan(replace(plan.rules, yaku=tuple(a for a in plan.rules.yaku if a is not gone)))
    # A tabled or open pinfu changes fu, and a triplet of value makes its pair worth fu: only han are compared there.
    assume(gone.yaku.id not in {"pinfu", "haku", "hatsu", "chun", "seat_wind", "round_wind", "north_wind", "chinitsu"})
    assert no_less(score(plan, hand, win), score(fewer, hand, win))


@EACH
@FEW
@given(data=st.data())
def test_no_shape_takes_points_away(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    for shape in plan.rules.shapes:
        fewer = compile_plan(replace(plan.rules, shapes=tuple(s for s in plan.rules.shapes if s != shape)))
        assert no_less(score(plan, hand, win), score(fewer, hand, win))


@EACH
@FEW
@given(data=st.data())
def test_a_higher_minimum_only_refuses(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    found = [score(compile_plan(replace(plan.rules, minimum_han=han)), hand, win) for han in range(4)]
    for less, more in itertools.pairwise(found):
        assert more.points <= less.points
        assert more.outcome in {less.outcome, "no_yaku"}
    won = found[0]
    if won.outcome == WIN and won.fu is not None and plan.rules.dora_only:
        assert [one.outcome == WIN for one in found] == [
            won.han >= han or one.yakuman > 0 for han, one in enumerate(found)
        ]


@EACH
@FEW
@given(data=st.data())
def test_yakuman_that_add_up_are_worth_no_less(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    apart = score(compile_plan(replace(plan.rules, yakuman_add_up=False)), hand, win)
    together = score(compile_plan(replace(plan.rules, yakuman_add_up=True)), hand, win)
    assert no_less(together, apart)


@having(lambda rules: rules.scale.limits[0].base == 2000)
@FEW
@given(data=st.data())
def test_rounding_up_to_mangan_changes_a_base_of_1920_only(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    down = score(compile_plan(but(plan.rules, scale={"kiriage": False})), hand, win)
    up = score(compile_plan(but(plan.rules, scale={"kiriage": True, "kiriage_from_han": 1})), hand, win)
    assert no_less(up, down)
    if up.points != down.points:
        assert (up.limit, down.limit) == ("mangan", None)
        assert (down.fu or 0) * 2 ** (down.han + 2) == 1920


@having(lambda rules: rules.riichi)
@FEW
@given(data=st.data())
def test_declaring_riichi_is_worth_no_less(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan, closed=True)
    silent = replace(win, riichi=NO_RIICHI, ippatsu=False, ura_indicators=())
    declared = replace(silent, riichi=RIICHI)
    at_once = replace(declared, ippatsu=True)
    assume(not any(faults(plan, hand, each) for each in (silent, declared, at_once)))
    found = [score(plan, hand, each) for each in (silent, declared, at_once)]
    assert no_less(found[1], found[0])
    assert no_less(found[2], found[1])


@EACH
@FEW
@given(data=st.data())
def test_no_timing_takes_points_away(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    assert no_less(score(plan, hand, win), score(plan, hand, replace(win, timing=NORMAL)))


@EACH
@FEW
@given(data=st.data())
def test_opening_the_hand_is_worth_no_more(name: str, data: st.DataObject) -> None:
    """A concealed group is called: a run, a triplet, or a closed kan that was an open one."""
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan, closed=True)
    win = replace(win, riichi=NO_RIICHI, ippatsu=False, ura_indicators=(), timing=NORMAL)
    assume(not faults(plan, hand, win))
    before = score(plan, hand, win)
    for opened in openings(plan, hand):
        if not faults(plan, opened, win):
            assert no_less(before, score(plan, opened, win))


def openings(plan: Plan, hand: Hand) -> Iterator[Hand]:
    """The hand with one of its groups opened, in every way; the winning tile stays concealed."""
    for i, meld in enumerate(hand.melds):
        yield replace(hand, melds=(*hand.melds[:i], Meld(MINKAN, meld.tiles), *hand.melds[i + 1 :]))
    rest = list(hand.tiles)
    won = rest.pop(next(i for i, tile in enumerate(rest) if kind(tile) == hand.winning))
    for group in all_groups(plan.rules):
        left = list(rest)
        taken = []
        for k in group:
            i = next((i for i, tile in enumerate(left) if kind(tile) == k), None)
            if i is not None:
                taken.append(left.pop(i))
        if len(taken) == len(group) == 3:
            call = PON if len(set(group)) == 1 else CHI
            yield replace(hand, tiles=(*left, won), melds=(*hand.melds, Meld(call, tuple(taken))))
