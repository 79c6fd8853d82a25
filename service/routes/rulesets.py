"""The rule sets, what they pay, and the yaku."""

from dataclasses import replace
from typing import Any, Final

from flask import Blueprint, request

from engine.errors import Refused
from engine.plan import Plan
from schemas.payment_table import PaymentTableSchema
from schemas.plans import plan_of
from schemas.problem import RULE_CODES
from schemas.rulesets import ResolvedSchema, ResolveRequestSchema, RuleSetSchema, RuleSetsSchema, YakuListSchema
from service.answers import rules as answers
from service.examples import examples
from service.kinds import BY_CODE
from service.language import language
from service.operation import operation
from service.problems import Problem

blueprint: Final = Blueprint("rulesets", __name__)
BY_ID: Final = {"id": "Id of a rule set, as `GET /v1/rulesets` lists them."}


def _plan(name: str) -> Plan:
    """Return the compiled rule set of that id; raises the problem 404 where there is none."""
    try:
        return plan_of(name, {})
    except Refused as refused:
        raise Problem(BY_CODE["not_found"], tuple(replace(fault, path=()) for fault in refused.faults)) from None


@operation(
    blueprint,
    "GET",
    "/v1/rulesets",
    tag="rules",
    summary="Every rule set in one line",
    response=RuleSetsSchema(),
    fixed=True,
)
def rulesets() -> dict[str, Any]:
    """Return every rule set in one line."""
    return answers.rulesets(language(request.environ))


@operation(
    blueprint,
    "GET",
    "/v1/rulesets/{id}",
    tag="rules",
    summary="All that a rule set says",
    response=RuleSetSchema(),
    parameters=BY_ID,
    problems=("not_found",),
    fixed=True,
)
def ruleset(id: str) -> dict[str, Any]:  # noqa: A002 - the path's own word
    """Return tiles, calls, yaku, fu, limits, payments, rounds, end, settlement, decisions and options."""
    return answers.ruleset(_plan(id).rules, language(request.environ))


@operation(
    blueprint,
    "GET",
    "/v1/rulesets/{id}/table",
    tag="rules",
    summary="What a rule set pays",
    description="Han and fu to the payments of ron and tsumo for dealer and child, then the limits; without honba.",
    response=PaymentTableSchema(),
    parameters=BY_ID,
    problems=("not_found",),
    fixed=True,
)
def ruleset_table(id: str) -> dict[str, Any]:  # noqa: A002 - the path's own word
    """Return the payments."""
    return answers.table(_plan(id), language(request.environ))


@operation(
    blueprint,
    "POST",
    "/v1/rulesets/resolve",
    tag="rules",
    summary="A rule set as options change it",
    description="What `GET /v1/rulesets/{id}` says, for the rule set with these options, and its table.",
    request=ResolveRequestSchema(),
    response=ResolvedSchema(),
    problems=RULE_CODES,
    examples=examples("resolve"),
)
def resolve(plan: Plan) -> dict[str, Any]:
    """Return the effective rule set with its table."""
    spoken = language(request.environ)
    return {**answers.ruleset(plan.rules, spoken), "table": answers.table(plan, spoken)}


@operation(
    blueprint,
    "GET",
    "/v1/yaku",
    tag="rules",
    summary="Every yaku",
    description="Its id, its name in every language, and the rule sets that have it.",
    response=YakuListSchema(),
    fixed=True,
)
def yaku() -> dict[str, Any]:
    """Return every yaku."""
    return answers.yaku()
