"""Rule sets, what they pay, and the yaku as their answers."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from orjson import dumps

from engine.kinds import text
from engine.payments import shares
from engine.plan import Plan
from engine.rules.awards import Award
from engine.rules.model import Fu, RuleSet, Scale, TabledFu
from engine.rules.options import describe
from engine.rules.registry import RULE_SETS
from engine.scale import counted
from engine.text import Text
from engine.tileset import COPIES, TileSet
from engine.yaku import CATALOGUE

FU: Final = (20, 25, *range(30, 120, 10))
"""Fu of the printed tables; more than 110 is rare and follows the formula."""
YAKUMAN: Final = (1, 2)
"""Multiples that the table shows."""

LIMITS: Final = {
    "mangan": Text(en="Mangan", ja="満貫", zh="满贯"),
    "haneman": Text(en="Haneman", ja="跳満", zh="跳满"),
    "baiman": Text(en="Baiman", ja="倍満", zh="倍满"),
    "sanbaiman": Text(en="Sanbaiman", ja="三倍満", zh="三倍满"),
    "kazoe_yakuman": Text(en="Counted yakuman", ja="数え役満", zh="累计役满"),
    "yakuman": Text(en="Yakuman", ja="役満", zh="役满"),
}
CHANGED: Final = Text(en="{name}, but {changes}.", ja="{name}、ただし {changes}。", zh="{name}，但 {changes}。")
NAGASHI_MANGAN: Final = Text(en="Nagashi mangan", ja="流し満貫", zh="流局满贯")


def plain(value: Any, language: str) -> Any:  # noqa: ANN401 - JSON is what it is
    """Return a value of the engine as JSON: records as objects, texts in a language."""
    if isinstance(value, Text):
        return value.in_(language)
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name), language) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(entry, language) for key, entry in value.items()}
    if isinstance(value, tuple | list):
        return [plain(entry, language) for entry in value]
    return value


def line(rules: RuleSet, language: str) -> dict[str, Any]:
    """Return a rule set in one line."""
    return {
        "id": rules.id,
        "name": rules.name.in_(language),
        "players": rules.payment.players,
        "summary": rules.summary.in_(language),
        "source": rules.source,
    }


def rulesets(language: str) -> dict[str, Any]:
    """Return every rule set in one line."""
    return {"rulesets": [line(rules, language) for rules in RULE_SETS.values()]}


def _changed(rules: RuleSet) -> str:
    """Return the options whose values are not the rule set's own."""
    own = {option["name"]: plain(option["value"], "en") for option in describe(RULE_SETS[rules.id])}
    here = {option["name"]: plain(option["value"], "en") for option in describe(rules)}
    return ", ".join(f"{name} {dumps(value).decode()}" for name, value in here.items() if value != own.get(name))


def ruleset(rules: RuleSet, language: str) -> dict[str, Any]:
    """Return all that a rule set says; the summary of one that options have changed names them."""
    told = line(rules, language)
    if changes := _changed(rules):
        told["summary"] = CHANGED.in_(language).format(name=rules.name.in_(language), changes=changes)
    return {
        **told,
        "tiles": _tiles(rules.tiles, language),
        "groups": rules.groups,
        "shapes": list(rules.shapes),
        "calls": plain(rules.calls, language),
        "yaku": [_award(award, language) for award in rules.yaku],
        "minimum_han": rules.minimum_han,
        "dora_only": rules.dora_only,
        "yakuman_add_up": rules.yakuman_add_up,
        "bonus": plain(rules.bonus, language),
        "fu": {"kind": "tabled" if isinstance(rules.fu, TabledFu) else "counted", **plain(rules.fu, language)},
        "scale": _scale(rules.scale, language),
        "payment": plain(rules.payment, language),
        "liability": plain(rules.liability, language),
        "riichi": plain(rules.riichi, language),
        "rounds": plain(rules.rounds, language),
        "end": plain(rules.end, language),
        "settlement": plain(rules.settlement, language),
        "decided": plain(rules.decided, language),
        "options": plain(describe(rules), language),
    }


def _tiles(tiles: TileSet, language: str) -> dict[str, Any]:
    return {
        "count": COPIES * len(tiles.kinds),
        "rings": [{"tiles": text(ring.kinds), "runs": ring.runs.value} for ring in tiles.rings],
        "red_fives": plain(tiles.red, language),
        "gold_fives": plain(tiles.gold, language),
    }


def _award(award: Award, language: str) -> dict[str, Any]:
    """Return a yaku: what it counts closed and open, and what it has to do with others where it has."""
    closed: dict[str, Any]
    opened: dict[str, Any] | None
    if award.han is not None:
        closed, opened = {"han": award.han}, None if award.open is None else {"han": award.open}
    else:
        closed = {"yakuman": award.yakuman} if award.yakuman else {"limit": award.limit}
        opened = closed if award.open_allowed else None
    shown: dict[str, Any] = {
        "id": award.yaku.id,
        "name": award.yaku.name.in_(language),
        "closed": closed,
        "open": opened,
    }
    if award.yaku.replaces:
        shown["replaces"] = list(award.yaku.replaces)
    if award.yaku.made_of:
        shown["made_of"] = [list(ids) for ids in award.yaku.made_of]
    if award.only_with is not None:
        shown["only_with"] = [yaku.id for yaku in award.only_with]
    return shown


def _scale(scale: Scale, language: str) -> dict[str, Any]:
    return {
        "extra_doublings": scale.extra_doublings,
        "kiriage": scale.kiriage,
        "kiriage_from_han": scale.kiriage_from_han,
        "limits": [
            {"id": step.id, "name": LIMITS[step.id].in_(language), "han": step.han, "base": step.base}
            for step in scale.limits
        ],
        "yakuman": scale.yakuman,
    }


def table(plan: Plan, language: str) -> dict[str, Any]:
    """Return what a rule set pays: counts of han and fu below its first limit, limits, yakuman; without honba."""
    scale = plan.rules.scale
    cells = [
        {"han": han, "fu": fu, "limit": limit, **_paid(plan, base)}
        for han in range(plan.rules.least_han, scale.limits[0].han)
        for fu in _fu(plan.rules)
        for base, limit in [counted(scale, han, fu)]
    ]
    limits = [
        {"id": step.id, "name": LIMITS[step.id].in_(language), "han": step.han, "yakuman": 0, **_paid(plan, step.base)}
        for step in scale.limits
    ]
    yakuman = [
        {
            "id": "yakuman",
            "name": LIMITS["yakuman"].in_(language),
            "han": None,
            "yakuman": times,
            **_paid(plan, times * scale.yakuman),
        }
        for times in (YAKUMAN if _has_yakuman(plan.rules) else ())
    ]
    return {"ruleset": plan.rules.id, "counted": cells, "limits": [*limits, *yakuman]}


def _has_yakuman(rules: RuleSet) -> bool:
    return any(award.yakuman for award in rules.yaku)


def _fu(rules: RuleSet) -> Iterable[int]:
    """Return the fu that hands of the rule set can have, up to the printed tables' end."""
    if isinstance(rules.fu, Fu):
        pairs = rules.fu.seven_pairs if "seven_pairs" in rules.shapes else 0
        return tuple(fu for fu in FU if fu % 10 == 0 or fu == pairs)
    return tuple(sorted({rules.fu.pinfu_tsumo, rules.fu.closed_ron, rules.fu.otherwise}))


def _paid(plan: Plan, base: int) -> dict[str, Any]:
    """Return what a dealer and a child are paid for a base."""
    ((_, dealer_ron),) = shares(plan.rules, base, "E", "S")
    ((_, child_ron),) = shares(plan.rules, base, "S", "E")
    dealer = dict(shares(plan.rules, base, "E", None))
    child = dict(shares(plan.rules, base, "S", None))
    return {
        "dealer": {"ron": dealer_ron, "tsumo": dealer["S"]},
        "child": {"ron": child_ron, "tsumo": {"dealer": child["E"], "child": child["W"]}},
    }


def yaku() -> dict[str, Any]:
    """Return every yaku with its names and the rule sets that have it."""
    holders: dict[str, list[str]] = {}
    for rules in RULE_SETS.values():
        for award in rules.yaku:
            holders.setdefault(award.yaku.id, []).append(rules.id)
        if rules.rounds.nagashi_mangan != "none":
            holders.setdefault("nagashi_mangan", []).append(rules.id)
    names = {row.id: row.name for row in CATALOGUE} | {"nagashi_mangan": NAGASHI_MANGAN}
    return {
        "yaku": [
            {
                "id": each,
                "names": {code: name.in_(code) for code in ("en", "ja", "zh")},
                "rulesets": holders.get(each, []),
            }
            for each, name in names.items()
        ]
    }
