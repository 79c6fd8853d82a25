"""What every request about a hand, a round or a game begins with: the rule set and its options."""

from abc import abstractmethod
from typing import Any, Final

from engine.errors import Fault, Refused
from engine.plan import Plan
from engine.rules.registry import DEFAULT, RULE_SETS
from schemas.doubt import Doubt, certain
from schemas.fields import Options, Word
from schemas.plans import plan_of
from schemas.request import Request

PLAIN: Final[dict[str, Any]] = {}


class RulesRequest(Request):
    """A request that a rule set answers: fields load to values, and legal values to a command."""

    ruleset = Word(load_default=DEFAULT, metadata={"description": "Id of a rule set.", "example": "riichi"})
    options = Options(
        load_default=PLAIN,
        metadata={
            "description": "Changes to the rule set; `GET /v1/rulesets/{id}` lists those it takes.",
            "example": {},
        },
    )

    @abstractmethod
    def faults(self, plan: Plan, values: dict[str, Any]) -> tuple[Fault, ...]:
        """Return what the engine finds wrong with the values, of which some may be missing."""

    @abstractmethod
    def command(self, plan: Plan, values: dict[str, Any]) -> Any:  # noqa: ANN401
        """Return the command that legal values are."""

    def meaning(self, valid: Any, shape: tuple[Fault, ...]) -> tuple[Fault, ...]:  # noqa: ANN401
        """Return what is wrong with the rest: the options, and what the engine finds in spite of all doubt."""
        name, options = valid.get("ruleset", DEFAULT), valid.get("options", PLAIN)
        faulty = {fault.path[0] for fault in shape}
        doubt = Doubt.RULES if "ruleset" in faulty else Doubt.OPTIONS if "options" in faulty else Doubt.NOTHING
        refused: tuple[Fault, ...] = ()
        if doubt is Doubt.NOTHING:
            try:
                plan = plan_of(name, options)
            except Refused as error:
                refused, doubt = error.faults, Doubt.OPTIONS
        if name not in RULE_SETS:
            name, doubt = DEFAULT, Doubt.RULES
        if doubt is not Doubt.NOTHING:
            plan = plan_of(name, PLAIN)
        return (*refused, *certain(self.faults(plan, valid), shape, doubt))

    def made(self, values: dict[str, Any]) -> Any:  # noqa: ANN401
        """Return the command; raises `Refused` with everything that is wrong."""
        try:
            plan = plan_of(values["ruleset"], values["options"])
        except Refused:
            raise self.refusal(*self.meaning(values, ())) from None
        faults = self.faults(plan, values)
        if faults:
            raise self.refusal(*faults)
        return self.command(plan, values)
