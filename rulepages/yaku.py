"""What a page says of the yaku."""

from typing import Final

from engine.rules.awards import Award
from engine.rules.model import RuleSet
from rulepages.definitions import DEFINITIONS
from rulepages.words import LIMITS, NONE, listed, section, table

_LIMIT_ORDER: Final = 100
_YAKUMAN_ORDER: Final = 200


def yaku(rules: RuleSet) -> str:
    """Return the section on the yaku: a table, cheapest first, and what holds for several of them."""
    ordered = sorted(rules.yaku, key=_order)
    rows = [_row(rules, award) for award in ordered]
    return section(
        "Yaku 役",
        table(("Yaku", "役", "id", "Closed", "Open", "What it asks for"), rows),
        _together(rules),
    )


def _order(award: Award) -> int:
    if award.yakuman:
        return _YAKUMAN_ORDER + award.yakuman
    return _LIMIT_ORDER if award.limit else award.han or 0


def _row(rules: RuleSet, award: Award) -> tuple[str, ...]:
    names = award.yaku.name
    return (
        names.en,
        names.ja,
        f"`{award.yaku.id}`",
        _worth(award, award.han),
        _worth(award, award.open) if award.open is not None or (award.han is None and award.open_allowed) else NONE,
        DEFINITIONS[award.yaku] + _beside(rules, award),
    )


def _worth(award: Award, han: int | None) -> str:
    if award.yakuman:
        return "yakuman" if award.yakuman == 1 else f"{award.yakuman} × yakuman"
    return LIMITS[award.limit].en if award.limit else f"{han} han"


def _beside(rules: RuleSet, award: Award) -> str:
    """Tell which yaku do not stand beside this one."""
    names = {a.yaku.id: a.yaku.name.en.lower() for a in rules.yaku}
    replaced = [names[i] for i in award.yaku.replaces if i in names]
    alone = [y.name.en.lower() for y in award.only_with or ()]
    return (f" In place of {listed(replaced)}." if replaced else "") + (
        f" Beside it only {listed(alone)} count." if alone else ""
    )


def _together(rules: RuleSet) -> str:
    limited = sorted({LIMITS[award.limit].en for award in rules.yaku if award.limit})
    yakuman = any(award.yakuman for award in rules.yaku)
    what = "yakuman" if yakuman else f"{listed(limited)} yaku"
    add = (
        f"Several {what} in one hand add up."
        if rules.yakuman_add_up
        else f"Several {what} in one hand count as one, the dearest."
    )
    aside = "A yakuman sets aside every yaku with han and all dora." if yakuman else ""
    gives_way = (
        f"A yaku worth a {listed(limited, 'or')} sets han and dora aside too, "
        "unless the hand counted in han is worth more."
        if limited
        else ""
    )
    return " ".join(part for part in (add, aside, gives_way) if part)
