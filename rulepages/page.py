"""A page of a rule set, and the index of all pages."""

from collections.abc import Iterable
from typing import Final

from engine.plan import compile_plan
from engine.rules.model import RuleSet
from rulepages import draws, game, options, payments, points, wall, yaku
from rulepages.words import table

WRITTEN: Final = "<!-- Written by `make docs` from the rule sets; edits here are lost. -->"

INTRODUCTION: Final = (
    "One page each: tiles, calls, yaku, dora, fu, points, payments, draws, the game's end and settlement, what was "
    "decided where the source is silent, and the options that change it. The service says the same as JSON under "
    "`GET /v1/rulesets/{id}`."
)


def page(rules: RuleSet) -> str:
    """Return the page of a rule set, as Markdown."""
    plan = compile_plan(rules)
    parts = (
        WRITTEN,
        f"# {rules.name.en} — {rules.name.ja}",
        rules.summary.en,
        rules.summary.ja,
        f"Id `{rules.id}`, {rules.payment.players} players. Source: {rules.source}. [All rule sets](README.md)",
        wall.tiles(rules),
        wall.hand(rules),
        wall.calls(rules),
        wall.riichi(rules),
        yaku.yaku(rules),
        wall.dora(rules),
        points.fu(rules),
        points.scale(plan),
        payments.payments(rules),
        draws.draws(rules),
        game.end(rules),
        game.settlement(rules),
        options.decided(rules),
        options.options(rules),
    )
    return "\n\n".join(parts) + "\n"


def index(every: Iterable[RuleSet]) -> str:
    """Return the index of all pages."""
    rows = [
        (f"[`{rules.id}`]({rules.id}.md)", rules.name.en, rules.name.ja, str(rules.payment.players), rules.summary.en)
        for rules in every
    ]
    parts = (
        WRITTEN,
        "# Rule sets",
        INTRODUCTION,
        table(("Id", "Name", "名称", "Players", "In one line"), rows),
    )
    return "\n\n".join(parts) + "\n"
