"""Which tests are asked of a module's mutants: first those of its own room, then all that settle hands."""

from typing import Final

GOLDEN: Final = "tests/test_golden.py::test_the_engine_answers_every_line"
ROUNDS: Final = (
    "tests/engine/test_rounds.py",
    "tests/engine/test_rounds_next.py",
    "tests/engine/test_rounds_together.py",
    "tests/engine/test_draws.py",
)
HANDS: Final = tuple(f"{GOLDEN}[{name}]" for name in ("riichi", "hard", "space", "space-sanma", "boo", "mj", "neko"))

FIRST: Final = {
    "engine/fu.py": ("tests/engine/test_fu.py",),
    "engine/scale.py": ("tests/engine/test_scale.py",),
    "engine/rules/model.py": ("tests/engine/test_scale.py",),
    "engine/plan.py": ("tests/engine/test_memo.py", "tests/engine/test_looks.py", *HANDS),
    "engine/terms.py": ("tests/engine/test_terms.py", "tests/engine/test_fu.py", *HANDS),
    "engine/situation.py": ("tests/engine/test_terms.py", *HANDS),
    "engine/marks.py": ("tests/engine/test_marks.py", "tests/engine/test_looks.py", *HANDS),
    "engine/facts.py": (
        "tests/engine/test_marks.py",
        "tests/engine/test_looks.py",
        "tests/engine/test_yaku_rows.py",
        *HANDS,
    ),
    "engine/payments.py": ("tests/engine/test_payments.py", "tests/engine/test_liability.py"),
    "engine/liability.py": ("tests/engine/test_liability.py",),
    "engine/bonus.py": ("tests/engine/test_bonus.py",),
    "engine/worth.py": ("tests/engine/test_worth.py",),
    "engine/yaku/": (
        "tests/engine/test_yaku_rows.py",
        "tests/engine/test_yaku_groups.py",
        *HANDS,
        "tests/engine/test_looks.py",
    ),
    "engine/rounds.py": ROUNDS,
    "engine/spoils.py": ROUNDS,
    "engine/course.py": ROUNDS,
    "engine/draws.py": ("tests/engine/test_draws.py", *ROUNDS),
    "engine/split.py": ("tests/engine/test_draws.py", "tests/engine/test_games.py"),
    "engine/games.py": ("tests/engine/test_games.py",),
    "engine/rounding.py": ("tests/engine/test_games.py",),
    "engine/readings.py": ("tests/engine/test_readings.py", *HANDS),
    "engine/rings.py": ("tests/engine/test_rings.py",),
    "engine/parts.py": HANDS,
    "engine/melds.py": HANDS,
    "engine/score.py": ("tests/engine/test_score.py", *HANDS),
    "engine/show.py": ("tests/engine/test_show.py", *HANDS),
    "engine/waits.py": ("tests/engine/test_waits.py",),
    "engine/legality/": ("tests/engine/legality",),
}
"""A module, or a folder of them, and the tests that know it best."""

THEN: Final = (
    GOLDEN,
    "tests/engine",
    "--ignore=tests/engine/notation",
    "--ignore=tests/engine/legality",
    "--ignore=tests/engine/rules",
    "--ignore=tests/engine/test_games_laws.py",
    "--ignore=tests/engine/test_rings.py",
    "--ignore=tests/engine/test_rounds_laws.py",
    "--ignore=tests/engine/test_rounds_shared.py",
    "tests/documents",
)
"""Asked of what is left; what takes long, or never comes to these modules, is spared."""


MODULES: Final = (
    "engine/fu.py", "engine/scale.py", "engine/payments.py", "engine/liability.py",
    "engine/bonus.py", "engine/worth.py", "engine/situation.py", "engine/terms.py", "engine/marks.py",
    "engine/facts.py", "engine/readings.py", "engine/melds.py", "engine/score.py", "engine/show.py",
    "engine/yaku/groups.py", "engine/yaku/looks.py", "engine/yaku/places.py",
    "engine/yaku/situation.py", "engine/yaku/tiles.py", "engine/rounds.py", "engine/spoils.py", "engine/course.py",
    "engine/draws.py", "engine/games.py", "engine/rounding.py", "engine/split.py",
)  # fmt: skip
"""What is mutated."""


def first(module: str) -> tuple[str, ...]:
    """Return the tests that are asked first."""
    found = next((tests for name, tests in FIRST.items() if module.startswith(name)), ())
    return tuple(dict.fromkeys(found))
