"""Every rule set that requests can name, in the order of their documents."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.errors import Fault, Refused
from engine.rules.arushiaru import ARUSHIARU, BOO
from engine.rules.leagues import EMA, JPML, KYOUKAI, MLEAGUE, RMU, SAIKOUISEN, WRC
from engine.rules.mj import MJ, MJ_SANMA
from engine.rules.mj_sets import (
    MJ_DEFLATION,
    MJ_DOUBLE_DORA,
    MJ_DOUBLE_RED,
    MJ_GOLD,
    MJ_INFLATION,
    MJ_INFLATION_DOUBLE_RED,
    MJ_MLEAGUE,
    MJ_RED_GOLD,
    MJ_SANMA_DEFLATION,
    MJ_SANMA_DOUBLE_DORA,
    MJ_SANMA_DOUBLE_RED,
    MJ_SANMA_GOLD,
    MJ_SANMA_INFLATION,
    MJ_SANMA_INFLATION_RED_NORTH,
    MJ_SANMA_MAX_INFLATION,
    MJ_SANMA_RED_GOLD,
    MJ_SANMA_RED_NORTH,
    MJ_SANMA_WAREME,
    MJ_WAREME,
)
from engine.rules.model import RuleSet
from engine.rules.mu import MU
from engine.rules.neko import (
    NEKO,
    NEKO_1500,
    NEKO_DAN,
    NEKO_KETSURYUU,
    NEKO_OPEN,
    NEKO_SANMA,
    NEKO_SANMA_1500,
    NEKO_TONPUU,
)
from engine.rules.neko_mini import NEKO_MINI
from engine.rules.published import MAHJONGSOUL, MAHJONGSOUL_SANMA, TENHOU, TENHOU_SANMA
from engine.rules.riichi import RIICHI
from engine.rules.space import SPACE, SPACE_SANMA
from engine.rules.ukiden import UKIDEN

DEFAULT: Final = RIICHI.id
"""What a request without a rule set is scored under."""

ALL: Final[tuple[RuleSet, ...]] = (
    RIICHI, TENHOU, TENHOU_SANMA, MAHJONGSOUL, MAHJONGSOUL_SANMA, MLEAGUE, JPML, SAIKOUISEN, KYOUKAI, RMU, WRC, EMA,
    MU,
    SPACE, SPACE_SANMA,
    ARUSHIARU, BOO,
    UKIDEN,
    MJ, MJ_SANMA, MJ_WAREME, MJ_SANMA_WAREME, MJ_DOUBLE_DORA, MJ_SANMA_DOUBLE_DORA, MJ_INFLATION, MJ_SANMA_INFLATION,
    MJ_DOUBLE_RED, MJ_SANMA_DOUBLE_RED, MJ_SANMA_RED_NORTH, MJ_INFLATION_DOUBLE_RED, MJ_SANMA_INFLATION_RED_NORTH,
    MJ_SANMA_MAX_INFLATION, MJ_DEFLATION, MJ_SANMA_DEFLATION, MJ_MLEAGUE,
    MJ_GOLD, MJ_SANMA_GOLD, MJ_RED_GOLD, MJ_SANMA_RED_GOLD,
    NEKO, NEKO_SANMA, NEKO_MINI, NEKO_1500, NEKO_SANMA_1500, NEKO_KETSURYUU, NEKO_OPEN, NEKO_TONPUU, NEKO_DAN,
)  # fmt: skip

RULE_SETS: Final[Mapping[str, RuleSet]] = MappingProxyType({rules.id: rules for rules in ALL})
"""Id to rule set."""


def rule_set(name: str | None = None) -> RuleSet:
    """Return the rule set of that id; the default one without a name.

    Raises `Refused` with the fault `unknown_ruleset` where no rule set is called so; its facts hold the name and the
    known ids.
    """
    found = RULE_SETS.get(name or DEFAULT)
    if found is None:
        raise Refused(Fault("unknown_ruleset", ("ruleset",), {"ruleset": name, "known": tuple(RULE_SETS)}))
    return found
