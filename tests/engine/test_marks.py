"""What groups tell as two numbers, and what of it can be told back."""

from itertools import product

import pytest

from engine import marks
from engine.facts import Facts
from engine.kinds import EAST, HAKU, HONOURS, KINDS, NORTH, TERMINALS, mask


def told(told_marks: int = 0, told_sums: int = 0, groups: int = 4) -> Facts:
    f = Facts()
    f.marks, f.sums, f.groups, f.opened, f.melds, f.parts = told_marks, told_sums, groups, 0, [], ()
    return f


@pytest.mark.parametrize("kind", range(KINDS))
def test_a_kind_tells_its_sort(kind: int) -> None:
    f = told(marks.marks(1 << kind))
    assert (f.kinds, f.runs, f.triplets) == (1 << kind, 0, 0)
    honour, terminal = kind >= EAST, kind in {0, 8, 9, 17, 18, 26}
    assert (f.honours, f.terminals, f.simples) == (honour, terminal, not honour and not terminal)
    assert f.suits == (0 if honour else 1)
    assert not f.honour_triplets
    assert f.outside


@pytest.mark.parametrize(("kinds", "suits"), [((0, 8), 1), ((4, 13), 2), ((4, 22, 33), 2), ((0, 9, 18), 3), ((27,), 0)])
def test_suits_are_counted(kinds: tuple[int, ...], suits: int) -> None:
    assert told(marks.marks(mask(kinds))).suits == suits


@pytest.mark.parametrize("kind", range(KINDS))
def test_triplets_and_runs_stand_apart(kind: int) -> None:
    f = told(marks.marks(mask(frozenset((kind, 3))), runs=1 << 3, triplets=1 << kind, inner=True))
    assert (f.kinds, f.runs, f.triplets) == (mask(frozenset((kind, 3))), 1 << 3, 1 << kind)
    assert f.honour_triplets is (kind >= EAST)
    assert not f.outside


def test_sums_add_up() -> None:
    """Four closed kans of honours, 32 fu each, and a pair of the last kind."""
    kan = marks.sums(32, concealed=1, triplets=1, kans=1)
    f = told(told_sums=4 * kan + marks.sums(pair=KINDS - 1))
    assert (f.triplet_count, f.run_count, f.concealed, f.kans, f.twins) == (4, 0, 4, 4, 0)
    assert f.sums & marks.FU == 128
    assert (f.sums >> marks.PAIR & marks.PAIR_BITS) - 1 == KINDS - 1
    assert f.sums >> marks.PAIRS == 1
    assert 4 * kan >> marks.PAIRS == 0
    four = 4 * marks.sums(pair=KINDS - 1) + 2 * marks.sums(8, concealed=1, triplets=1)
    assert four >> marks.PAIRS == 4
    twins = told(told_sums=marks.sums(twins=1) + marks.sums(twins=1, pair=0))
    assert (twins.twins, twins.triplet_count, twins.run_count, twins.kans) == (2, 0, 4, 0)


@pytest.mark.parametrize("flags", [*product((False, True), repeat=3)])
def test_what_looks_tell_comes_back(flags: tuple[bool, ...]) -> None:
    """Runs, fu, the pair and which triplets are concealed are forgotten; so are the kinds, but not their sorts."""
    simple, terminal, honour = flags
    kinds = mask((13,)) * simple | mask((0,)) * terminal | mask((HAKU,)) * honour
    seen = marks.marks(kinds, runs=1 << 13, triplets=mask((HAKU,)) * honour, inner=simple)
    counted = marks.sums(16, 2, concealed=1, triplets=3, twins=1, kans=2)
    f, known = told(seen, counted), told(*marks.of_looks(marks.looks(seen, counted)))
    assert (known.kinds, known.runs, known.triplets, known.sums & marks.FU, known.concealed) == (0, 0, 0, 0, 0)
    for fact in (
        "suits",
        "honours",
        "terminals",
        "simples",
        "honour_triplets",
        "outside",
        "triplet_count",
        "twins",
        "kans",
    ):
        assert getattr(known, fact) == getattr(f, fact), fact


@pytest.mark.parametrize("pair", range(KINDS))
def test_what_honours_tell_comes_back(pair: int) -> None:
    for triplet in HONOURS:
        kinds = mask((triplet, 5))
        back, back_pair = marks.of_honours(marks.honours(marks.marks(kinds, triplets=kinds), pair))
        assert told(back).triplets == 1 << triplet
        assert back_pair == (pair if pair in HONOURS else 0)


def test_every_honour_has_a_place() -> None:
    every = mask(HONOURS)
    back, pair = marks.of_honours(marks.honours(marks.marks(every, triplets=every), NORTH))
    assert (told(back).triplets, pair) == (every, NORTH)
    assert not told(marks.marks(mask(TERMINALS))).honours


def test_what_looks_and_honours_forget_changes_neither() -> None:
    """So that a memo holds few of them: other kinds of the same sorts, other runs, other fu."""
    one = marks.marks(mask((1, 2, 3, HAKU)), runs=1 << 1, triplets=mask((HAKU,)), inner=True)
    other = marks.marks(mask((4, 5, 6, NORTH)), triplets=mask((NORTH,)), inner=True)
    sums = marks.sums(8, 4, concealed=1, triplets=1), marks.sums(4, 7, triplets=1)
    assert marks.looks(one, sums[0]) == marks.looks(other, sums[1])
    flags, counts = marks.of_looks(marks.looks(one, marks.sums(triplets=7, twins=1)))
    assert flags.bit_length() <= marks.FLAGS + marks.FLAG_BITS
    assert flags == one >> marks.FLAGS << marks.FLAGS
    assert counts == marks.sums(pair=-1, triplets=7, twins=1)
    plain = marks.marks(mask((0, 9, HAKU)), triplets=mask((0, HAKU)))
    bare = marks.marks(mask((HAKU,)), triplets=mask((HAKU,)))
    assert marks.honours(plain, 4) == marks.honours(bare, 13) == marks.honours(bare, -1)
