"""What `GET /v1/rulesets/{id}/table` says: every count of han and fu, and every limit, with what it is paid."""

from marshmallow import Schema, fields

from schemas.answer import count, listed, words


class DealerSchema(Schema):
    """What a dealer is paid, in points."""

    ron = count("By the discarder.")
    tsumo = count("By each of the others.")


class ChildTsumoSchema(Schema):
    """What a child is paid by tsumo, in points."""

    dealer = count("By the dealer.")
    child = count("By each of the other children.")


class ChildSchema(Schema):
    """What a child is paid, in points."""

    ron = count("By the discarder.")
    tsumo = fields.Nested(ChildTsumoSchema(), required=True)


class CellSchema(Schema):
    """A count of han and fu."""

    han = count("Han.")
    fu = count("Fu.")
    limit = words("The limit reached, if any.", allow_none=True)
    dealer = fields.Nested(DealerSchema(), required=True)
    child = fields.Nested(ChildSchema(), required=True)


class LimitRowSchema(Schema):
    """A limit, or a number of yakuman."""

    id = words("`mangan` … `yakuman`.")
    name = words("Its name.")
    han = count("From how many han on; null for yakuman.", allow_none=True)
    yakuman = count("How many yakuman; 0 for a limit.")
    dealer = fields.Nested(DealerSchema(), required=True)
    child = fields.Nested(ChildSchema(), required=True)


class PaymentTableSchema(Schema):
    """What every count of han and fu, and every limit, is paid, without honba."""

    ruleset = words("Id of the rule set.")
    counted = listed(CellSchema(), "By han, then fu, below the first limit's han.")
    limits = listed(LimitRowSchema(), "The limits, then one yakuman and two.")
