"""What is remembered of a plan: found once, kept with the plan, never more than was meant to be kept."""

from engine.memo import MOST, remembered
from engine.plan import Plan
from tests.engine.hands import plan

asked: list[int] = []


@remembered
def doubled(_plan: Plan, number: int) -> int:
    """Twice the number."""
    asked.append(number)
    return 2 * number


def test_what_was_found_is_not_asked_again():
    asked.clear()
    assert [doubled(plan("ukiden"), 21), doubled(plan("ukiden"), 21)] == [42, 42]
    assert asked == [21]
    assert doubled(plan("neko"), 21) == 42
    assert asked == [21, 21]


def test_a_full_memo_begins_anew():
    asked.clear()
    rules = plan("boo")
    for number in range(MOST + 2):
        assert doubled(rules, number) == 2 * number
        assert max(map(len, rules.memos.values())) <= MOST
    assert doubled(rules, MOST) == 2 * MOST
    assert asked == list(range(MOST + 2))
    assert doubled(rules, 0) == 0
    assert asked[-1] == 0


def test_functions_of_one_name_do_not_answer_for_each_other():
    def another():
        @remembered
        def doubled(_plan: Plan, number: int) -> int:
            return -number

        return doubled

    assert [doubled(plan("ukiden"), 3), another()(plan("ukiden"), 3)] == [6, -3]


def test_the_function_keeps_its_name_and_words():
    assert (doubled.__name__, doubled.__doc__) == ("doubled", "Twice the number.")


def test_a_plan_is_told_by_its_rule_set():
    assert repr(plan("mj-sanma")) == "Plan(mj-sanma)"
