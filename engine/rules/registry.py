"""Every rule set that requests can name, in the order of their documents."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.errors import Fault, Refused
from engine.rules.model import RuleSet
from engine.rules.published import MAHJONGSOUL, MAHJONGSOUL_SANMA, TENHOU, TENHOU_SANMA
from engine.rules.riichi import RIICHI

DEFAULT: Final = RIICHI.id
"""What a request without a rule set is scored under."""

RULE_SETS: Final[Mapping[str, RuleSet]] = MappingProxyType(
    {
        rules.id: rules
        for rules in (RIICHI, TENHOU, TENHOU_SANMA, MAHJONGSOUL, MAHJONGSOUL_SANMA)
    }
)
"""Id to rule set."""


def rule_set(name: str | None = None) -> RuleSet:
    """The rule set of that id; the default one without a name.

    Raises `Refused` with the fault `unknown_ruleset` where no rule set is called so; its facts hold the name and the known ids.
    """
    found = RULE_SETS.get(name or DEFAULT)
    if found is None:
        raise Refused(Fault("unknown_ruleset", ("ruleset",), {"ruleset": name, "known": tuple(RULE_SETS)}))
    return found
