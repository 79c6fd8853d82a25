"""What a page says of fu, limits and points."""

from typing import Final

from engine.payments import shares
from engine.plan import Plan
from engine.rules.model import SEVEN_PAIRS, Fu, Limit, RuleSet, TabledFu
from engine.rules.options.row import award_of
from engine.scale import counted
from engine.yaku import PINFU_ANY_PAIR_BY_RON, PINFU_BY_RON
from rulepages.words import LIMITS, NONE, both, bullets, number, section, table

MOST_FU: Final = 110
"""The printed tables end here; more is rare and follows the formula."""
OUTRIGHT_FU: Final = 20


def fu(rules: RuleSet) -> str:
    """Return the section on fu."""
    law = rules.fu
    if isinstance(law, TabledFu):
        return section(
            "Fu 符",
            "Fu are not counted; the hand has one of three values.",
            table(
                ("Hand", "Fu"),
                (
                    ("Pinfu by tsumo 平和ツモ", str(law.pinfu_tsumo)),
                    ("Closed hand by ron, without pinfu 平和以外門前ロン", str(law.closed_ron)),
                    ("Everything else その他", str(law.otherwise)),
                ),
                right=(1,),
            ),
        )
    return section("Fu 符", table(("For", "Fu"), _fu_rows(rules, law), right=(1,)), _fu_words(rules, law))


def _fu_rows(rules: RuleSet, law: Fu) -> list[tuple[str, str]]:
    pairs = law.seven_pairs if SEVEN_PAIRS in rules.shapes else None
    tsumo = "" if _pinfu_by_ron(rules) or not award_of(rules, "pinfu") else ", not with pinfu"
    rinshan = "" if law.rinshan_tsumo else ", not on a rinshan tile"
    rows: list[tuple[str, str | None]] = [
        ("Every hand 副底", "20"),
        ("Closed hand by ron 門前加符", "10"),
        (f"Tsumo{tsumo}{rinshan} 自摸符", "2"),
        ("Kanchan, penchan or tanki wait 嵌張・辺張・単騎", "2"),
        (f"Pair of a value tile{_value_tiles(rules)} 役牌の雀頭", "2"),
        ("Pair of the wind that is seat and prevailing wind 連風牌の雀頭", str(law.double_wind_pair)),
        ("Open triplet: of 2–8 / of terminals or honours 明刻", "2 / 4"),
        ("Concealed triplet 暗刻", "4 / 8"),
        ("Open kan 明槓", "8 / 16"),
        ("Closed kan 暗槓", "16 / 32"),
        ("Chinitsu 清一色", str(law.chinitsu) if law.chinitsu else None),
        ("Seven pairs 七対子, in all, never rounded", str(pairs) if pairs else None),
    ]
    return [(what, worth) for what, worth in rows if worth is not None]


def _value_tiles(rules: RuleSet) -> str:
    if award_of(rules, "north_wind"):
        return " (dragon, seat or prevailing wind, north)"
    return " (dragon, seat or prevailing wind; never north)" if rules.bonus.north_dora else ""


def _fu_words(rules: RuleSet, law: Fu) -> str:
    return bullets(
        "The sum is rounded up to 10.",
        "A triplet completed by ron is open.",
        f"An open hand by ron with nothing beyond the 20 counts {law.open_pinfu}."
        if law.open_pinfu != OUTRIGHT_FU
        else "An open hand by ron with nothing beyond the 20 stays 20.",
        "Pinfu by tsumo has 20 fu." if award_of(rules, "pinfu") and not _pinfu_by_ron(rules) else None,
    )


def _pinfu_by_ron(rules: RuleSet) -> bool:
    award = award_of(rules, "pinfu")
    return award is not None and award.yaku in {PINFU_BY_RON, PINFU_ANY_PAIR_BY_RON}


def scale(plan: Plan) -> str:
    """Return the section on points: the formula, the tables of dealer and child, the limits."""
    law = plan.rules.scale
    least = law.limits[0]
    power = f"(han + {law.extra_doublings})" if law.extra_doublings else "han"
    counts = "30 fu 4 han, 60 fu 3 han" + ("" if law.kiriage_from_han > 2 else ", 120 fu 2 han")  # noqa: PLR2004
    kiriage = (
        f"A base of 1,920 ({counts}) counts as mangan 切り上げ満貫."
        if law.kiriage
        else "A base of 1,920 is paid as it is: no kiriage 切り上げ満貫."
    )
    return section(
        "Points 点数",
        bullets(
            f"Base = fu × 2^{power}, at most {number(least.base)} (mangan); {least.han} han and more are a limit.",
            "Ron: the discarder pays a child 4 × the base, the dealer 6 ×. "
            "Tsumo: each pays the base, the dealer as payer or winner 2 ×.",
            f"Each payment is rounded up to {number(plan.rules.payment.unit)}.",
            _missing_share(plan.rules),
            kiriage if law.extra_doublings else None,
        ),
        "A child's win: ron (tsumo from a child / from the dealer)",
        _cells(plan, "S"),
        "The dealer's win: ron (tsumo from each)",
        _cells(plan, "E"),
        "Limits",
        _limits(plan),
    )


def _missing_share(rules: RuleSet) -> str | None:
    if rules.payment.players != 3:  # noqa: PLR2004 - three players
        return None
    if rules.payment.tsumo_share == "loss":
        return "The missing fourth player's share of a tsumo is not paid ツモ損."
    return (
        "The missing north's share of a tsumo is split between the two payers 北家の分を折半, "
        "each payment rounded up again."
    )


def _cells(plan: Plan, seat: str) -> str:
    rules = plan.rules
    hans = range(rules.least_han, rules.scale.limits[0].han)
    rows = [(f"{fu} fu", *(_cell(plan, seat, han, fu) for han in hans)) for fu in _fu_of(rules)]
    return table(("", *(f"{han} han" for han in hans)), rows, right=range(1, len(hans) + 1))


def _fu_of(rules: RuleSet) -> tuple[int, ...]:
    if isinstance(rules.fu, TabledFu):
        return tuple(sorted({rules.fu.pinfu_tsumo, rules.fu.closed_ron, rules.fu.otherwise}))
    pairs = rules.fu.seven_pairs if SEVEN_PAIRS in rules.shapes else 0
    return tuple(fu for fu in range(20, MOST_FU + 1) if fu % 10 == 0 or fu == pairs)


def _cell(plan: Plan, seat: str, han: int, fu: int) -> str:
    """Return what a count pays by ron and by tsumo; a dash where no hand has it, the limit where it reaches one."""
    ron, tsumo = _possible(plan.rules, han, fu)
    if not ron and not tsumo:
        return NONE
    base, limit = counted(plan.rules.scale, han, fu)
    if limit is not None:
        return LIMITS[limit].en
    by_ron, by_tsumo = _paid(plan, seat, base)
    return " ".join((by_ron,) * ron + (f"({by_tsumo})",) * tsumo)


def _possible(rules: RuleSet, han: int, fu: int) -> tuple[bool, bool]:
    """Whether a hand of that count can win by ron, and by tsumo."""
    worth = {award.yaku.id: award.han or 0 for award in rules.yaku}
    floor = worth.get("table_han", 0)
    pinfu = floor + worth.get("pinfu", 0)
    by_tsumo = not _pinfu_by_ron(rules)
    if isinstance(rules.fu, TabledFu):
        if fu == rules.fu.pinfu_tsumo:
            return False, by_tsumo and han >= pinfu + worth["menzen_tsumo"]
        return True, True
    if fu == OUTRIGHT_FU:
        open_ron = rules.fu.open_pinfu == OUTRIGHT_FU and han >= pinfu
        return open_ron, by_tsumo and han >= pinfu + worth["menzen_tsumo"]
    if fu % 10:
        pairs = floor + worth.get("chiitoitsu", 0)
        return han >= pairs, han >= pairs + worth["menzen_tsumo"]
    return True, True


def _paid(plan: Plan, seat: str, base: int) -> tuple[str, str]:
    """Return what a ron and what a tsumo with that base pay."""
    ((_, ron),) = shares(plan.rules, base, seat, "W")
    tsumo = dict(shares(plan.rules, base, seat, None))
    if seat == "E":
        return number(ron), number(tsumo["S"])
    return number(ron), f"{number(tsumo['W'])} / {number(tsumo['E'])}"


def _limits(plan: Plan) -> str:
    law = plan.rules.scale
    rows = [
        _limit_row(plan, both(LIMITS[step.id]), _span(step, following), step.base)
        for step, following in zip(law.limits, (*law.limits[1:], None), strict=True)
    ]
    most = max((award.yakuman or 0 for award in plan.rules.yaku), default=0)
    for times in range(1, most + 1):
        name = both(LIMITS["yakuman"]) if times == 1 else f"{times} × {both(LIMITS['yakuman'])}"
        rows.append(_limit_row(plan, name, NONE, times * law.yakuman))
    header = ("Limit", "Han", "Child: ron", "tsumo (child / dealer)", "Dealer: ron", "tsumo (each)")
    return table(header, rows, right=range(2, 6))


def _span(step: Limit, following: Limit | None) -> str:
    """Return from how many han to how many a limit holds."""
    if following is None:
        return f"{step.han} and more"
    last = following.han - 1
    return str(step.han) if last == step.han else f"{step.han}–{last}"


def _limit_row(plan: Plan, name: str, han: str, base: int) -> tuple[str, ...]:
    child, dealer = _paid(plan, "S", base), _paid(plan, "E", base)
    return (name, han, *child, *dealer)
