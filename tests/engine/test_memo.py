"""What is remembered: found once, never more than was meant to be kept, and gone with its rule set."""

import gc

from engine.memo import MOST, Memo
from engine.plan import compile_plan
from engine.rules.registry import rule_set
from engine.score import score
from tests.engine.hands import CHUN, PINFU, plan, ron, tsumo


class Asked(list[int]):
    """Doubles numbers, and holds which it was asked for."""

    def double(self, number: int) -> int:
        self.append(number)
        return 2 * number


def test_what_was_found_is_not_asked_again() -> None:
    asked = Asked()
    memo = Memo(asked.double)
    assert [memo[21], memo[21], memo[4]] == [42, 42, 8]
    assert asked == [21, 4]


def test_a_full_memo_begins_anew() -> None:
    asked = Asked()
    memo = Memo(asked.double)
    for number in range(MOST + 2):
        assert memo[number] == 2 * number
        assert len(memo) <= MOST
    assert asked == list(range(MOST + 2))
    assert set(memo) == {MOST, MOST + 1}
    assert memo[0] == 0
    assert asked[-1] == 0


def test_a_memo_can_be_kept_small() -> None:
    memo = Memo(Asked().double, most=2)
    assert [memo[1], memo[2], memo[3]] == [2, 4, 6]
    assert set(memo) == {3}


def test_what_is_known_of_a_rule_set_goes_with_it() -> None:
    """Nothing of it waits for the collector of garbage: a service drops rule sets with options all day long."""
    made = compile_plan(rule_set("mj"))
    gc.collect()
    gc.disable()
    try:
        for win in (ron("S", "E"), tsumo("E")):
            assert {score(made, hand, win).outcome for hand in (PINFU, CHUN)} == {"win"}
        terms = next(iter(made.terms.values()))
        assert (len(made.terms), len(terms.worths), len(terms.frames)) > (1, 1, 0)
        del made, terms
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_plan_is_told_by_its_rule_set() -> None:
    assert repr(plan("mj-sanma")) == "Plan(mj-sanma)"
