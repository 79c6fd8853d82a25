"""Laws of waits: a hand waits for exactly the tiles that complete it, and each scores what the whole hand scores."""

from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from engine.hand import Hand
from engine.kinds import NORTH, RED, kind
from engine.legality import faults, waiting_faults
from engine.score import score
from engine.waits import waits
from engine.win import NORMAL, RON, TSUMO
from tests.laws.winning import EACH, FEW, plans, wins


@EACH
@FEW
@given(data=st.data())
def test_every_tile_of_the_wall_is_a_wait_or_completes_nothing(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    tiles = list(hand.tiles)
    gone = tiles.pop(data.draw(st.integers(0, len(tiles) - 1)))
    assume(gone >= RED or gone not in hand.gold)
    waiting = replace(hand, tiles=tuple(tiles), winning=-1)
    win = replace(win, timing=NORMAL)
    assume(not waiting_faults(plan, waiting, replace(win, method=TSUMO, discarder=None)))
    found = {wait.kind: wait for wait in waits(plan, waiting, win)}
    every = [*tiles, *(tile for meld in hand.melds for tile in meld.tiles), *[NORTH] * hand.nukidora]
    shown = [kind(tile) for tile in (*win.dora_indicators, *win.ura_indicators)]
    for k in plan.rules.tiles.kinds:
        whole = Hand((*tiles, k), k, hand.melds, hand.nukidora, hand.gold)
        drawn = replace(win, method=TSUMO, discarder=None)
        taken = replace(win, method=RON, discarder="S" if win.seat == "E" else "E")
        held = sum(kind(tile) == k for tile in every)
        if held == 4:
            assert k not in found
            continue
        tsumo, ron = score(plan, whole, drawn), score(plan, whole, taken)
        assert (k in found) == (tsumo.outcome != "incomplete") == (ron.outcome != "incomplete")
        if k in found:
            assert (found[k].tsumo, found[k].ron) == (tsumo, ron)
            assert found[k].left == max(0, 4 - held - shown.count(k))
            assert found[k].left == 0 or not faults(plan, whole, drawn)


@EACH
@FEW
@given(data=st.data())
def test_a_winning_hand_waited_for_its_winning_tile(name: str, data: st.DataObject) -> None:
    plan = plans(data.draw, name)
    hand, win = wins(data.draw, plan)
    complete = score(plan, hand, win).outcome != "incomplete"
    tiles = list(hand.tiles)
    tiles.remove(next(tile for tile in tiles if kind(tile) == hand.winning))
    waiting = replace(hand, tiles=tuple(tiles), winning=-1, gold=())
    assert (hand.winning in {wait.kind for wait in waits(plan, waiting, replace(win, timing=NORMAL))}) == complete
