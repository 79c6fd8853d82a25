"""Rule sets: what `GET /v1/rulesets/{id}` and `GET /v1/yaku` say, and the request to resolve one with options."""

from typing import Any

from marshmallow import Schema, fields

from engine.errors import Fault
from engine.plan import Plan
from engine.rules import game, model
from engine.tileset import Fives
from schemas.answer import count, listed, words
from schemas.described import described
from schemas.payment_table import PaymentTableSchema
from schemas.rules import RulesRequest


class ResolveRequestSchema(RulesRequest):
    """A rule set with options."""

    def faults(self, plan: Plan, values: dict[str, Any]) -> tuple[Fault, ...]:  # noqa: ARG002 - there is nothing else
        """Return nothing: the rule set and the options are all there is."""
        return ()

    def command(self, plan: Plan, values: dict[str, Any]) -> Plan:  # noqa: ARG002
        """Return the compiled rule set."""
        return plan


class RuleSetLineSchema(Schema):
    """A rule set in one line."""

    id = words("Its id.")
    name = words("Its name.")
    players = count("3 or 4.")
    summary = words("One line for people who choose.")
    source = words("Where it is written.")


class RuleSetsSchema(Schema):
    """Every rule set."""

    rulesets = listed(RuleSetLineSchema(), "In the order of their documents.")


class RingSchema(Schema):
    """Tiles in order; the dora after an indicator is the next one, after the last the first."""

    tiles = words("The tiles.")
    runs = words("`none`, `straight` (three neighbours, not past the end) or `loop` (round the ring).")


class TilesSchema(Schema):
    """The wall."""

    count = count("Tiles in all, four of each kind.")
    rings = listed(RingSchema(), "Every kind of tile.")
    red_fives = fields.Nested(described(Fives), required=True, metadata={"description": "Red fives of each suit."})
    gold_fives = fields.Nested(described(Fives), required=True, metadata={"description": "Gold fives of each suit."})


class WorthSchema(Schema):
    """What a yaku counts: one of three."""

    han = fields.Integer(metadata={"description": "Han."})
    yakuman = fields.Integer(metadata={"description": "Its multiple of a yakuman."})
    limit = fields.String(metadata={"description": "The fixed limit that it is worth."})


class AwardSchema(Schema):
    """A yaku of a rule set."""

    id = words("Its id.")
    name = words("Its name.")
    closed = fields.Nested(WorthSchema(), required=True, metadata={"description": "In a closed hand."})
    open = fields.Nested(
        WorthSchema(),
        required=True,
        allow_none=True,
        metadata={"description": "In an open hand; null where it does not stand."},
    )
    replaces = fields.List(fields.String(), metadata={"description": "Yaku that do not stand beside it."})
    made_of = fields.List(
        fields.List(fields.String()), metadata={"description": "Yaku that make it up together: one of each list."}
    )
    only_with = fields.List(fields.String(), metadata={"description": "If there: the only yaku that count beside it."})


class LimitSchema(Schema):
    """A step of the scale."""

    id = words("Its id.")
    name = words("Its name.")
    han = count("From how many han on.")
    base = count("Its base, of which payments are multiples.")


class ScaleSchema(Schema):
    """From han and fu to the base: fu × 2^(han + extra_doublings), bounded by the first limit."""

    extra_doublings = count("Doublings added to the han.")
    kiriage = fields.Boolean(required=True, metadata={"description": "A base of 1,920 counts as mangan."})
    kiriage_from_han = count("Hands of fewer han are not rounded up.")
    limits = listed(LimitSchema(), "Ascending.")
    yakuman = count("Base of one yakuman.")


class FuSchema(Schema):
    """How fu are found: counted line by line, or one number of a table."""

    kind = words("`counted` or `tabled`.")
    double_wind_pair = fields.Integer(
        metadata={"description": "Counted: fu of a pair that is seat and prevailing wind."}
    )
    rinshan_tsumo = fields.Boolean(metadata={"description": "Counted: 2 fu for the tsumo of a rinshan win."})
    open_pinfu = fields.Integer(metadata={"description": "Counted: what an open hand of 20 fu by ron counts."})
    seven_pairs = fields.Integer(metadata={"description": "Counted: fu of seven pairs, never rounded."})
    chinitsu = fields.Integer(metadata={"description": "Counted: fu that chinitsu adds."})
    pinfu_tsumo = fields.Integer(metadata={"description": "Tabled: pinfu by tsumo."})
    closed_ron = fields.Integer(metadata={"description": "Tabled: a closed hand by ron without pinfu."})
    otherwise = fields.Integer(metadata={"description": "Tabled: every other hand."})


class DecisionSchema(Schema):
    """A point on which the source is silent or sources disagree."""

    text = words("What was decided.")
    option = words("The option that changes it, if any.", allow_none=True)


class OptionSchema(Schema):
    """A change that the rule set takes."""

    name = words("Its name.")
    description = words("What it changes.")
    type = words("JSON type of its value.")
    value = fields.Raw(required=True, allow_none=True, metadata={"description": "Its value in this rule set."})
    values = fields.List(fields.String(), metadata={"description": "The words that it takes."})
    minimum = fields.Float(metadata={"description": "The least number."})
    maximum = fields.Float(metadata={"description": "The greatest number."})
    multiple_of = fields.Integer(metadata={"description": "Only multiples of this."})
    decimals = fields.Integer(metadata={"description": "Most decimals."})
    items = fields.Dict(metadata={"description": "What each entry of a list takes."})
    length = fields.Integer(metadata={"description": "How many entries a list has."})
    properties = fields.Dict(metadata={"description": "What each field of an object takes."})


def part(record: type, name: str = "", *, nullable: bool = False) -> fields.Nested:
    """Return one record of a rule set."""
    return fields.Nested(described(record, name), required=True, allow_none=nullable)


class RuleSetSchema(RuleSetLineSchema):
    """A whole rule set."""

    tiles = fields.Nested(TilesSchema(), required=True)
    groups = count("Groups of a winning hand, beside its pair.")
    shapes = fields.List(
        fields.String(), required=True, metadata={"description": "Of `standard`, `seven_pairs`, `thirteen_orphans`."}
    )
    calls = part(model.Calls)
    yaku = listed(AwardSchema(), "Its yaku.")
    minimum_han = count("Han that a win needs.")
    dora_only = fields.Boolean(required=True, metadata={"description": "Dora count toward the minimum."})
    yakuman_add_up = fields.Boolean(
        required=True, metadata={"description": "Several yakuman (or limit yaku) in one hand count together."}
    )
    bonus = part(model.Bonus)
    fu = fields.Nested(FuSchema(), required=True)
    scale = fields.Nested(ScaleSchema(), required=True)
    payment = part(model.Payment, "PaymentRules")
    liability = part(model.Liability)
    riichi = part(model.Riichi, nullable=True)
    rounds = part(game.Rounds)
    end = part(game.End)
    settlement = part(game.Settlement)
    decided = listed(DecisionSchema(), "What was decided where the source is silent.")
    options = listed(OptionSchema(), "The changes that it takes.")


class ResolvedSchema(RuleSetSchema):
    """A rule set as options change it, with its table."""

    table = fields.Nested(PaymentTableSchema(), required=True)


class NamesSchema(Schema):
    """A name in every language."""

    en = words("English.")
    ja = words("Japanese.")
    zh = words("Chinese.")


class YakuSchema(Schema):
    """A yaku."""

    id = words("Its id.")
    names = fields.Nested(NamesSchema(), required=True)
    rulesets = fields.List(fields.String(), required=True, metadata={"description": "Rule sets that have it."})


class YakuListSchema(Schema):
    """Every yaku."""

    yaku = listed(YakuSchema(), "By what they look at.")
