"""Options of the game: how long it is, when it ends, how it is settled."""

from collections.abc import Mapping
from typing import Any, Final

from engine.rules.edit import of_length
from engine.rules.game import HANCHAN, TONPUU
from engine.rules.model import RuleSet
from engine.rules.options.compound import FloatingUma, UmaList
from engine.rules.options.row import Option, always, changed, field
from engine.rules.options.values import Choice, Flag, Thousands, Whole
from engine.text import Text

POINTS: Final = Whole(0, 1_000_000, 100)
HIGHEST_PRIZE: Final = 100
ROUNDINGS: Final = ("none", "gosharokunyu", "shishagonyu", "half_away", "truncate")


def _floating(rules: RuleSet) -> Mapping[int, tuple[int, ...]]:
    return rules.settlement.floating_uma or {}


def _oka(rules: RuleSet) -> float:
    settlement = rules.settlement
    if settlement.oka is not None:
        return settlement.oka
    points = (settlement.returns - settlement.start) * rules.payment.players
    return points // 1000 if points % 1000 == 0 else points / 1000


LENGTH: Final = Option(
    name="length",
    description=Text(
        en="The last hand is East 4 (tonpuu) or South 4 (hanchan); 3 with three players.",
        ja="試合の長さ。東風戦、半荘戦。",
        zh="对局长度：东风战、半庄战。",
    ),
    values=always(Choice((TONPUU, HANCHAN))),
    read=lambda rules: rules.end.length,
    write=of_length,
)

GAME_OPTIONS: Final[tuple[Option[Any], ...]] = (
    Option(
        name="bust",
        description=Text(
            en="The game ends when somebody is below zero.", ja="飛び終了あり（0点未満）。", zh="击飞终局（低于零点）。"
        ),
        values=always(Flag()),
        read=lambda rules: rules.end.bust is not None,
        write=lambda rules, value: changed(rules, "end", bust=0 if value else None),
    ),
    field(
        "agari_yame",
        "end.agari_yame",
        Flag(),
        Text(
            en="The game ends when the dealer of the last hand wins it and is first.",
            ja="和了止めあり（自動）。",
            zh="最后一局庄家和牌且第一时终局（自动）。",
        ),
    ),
    field(
        "tenpai_yame",
        "end.tenpai_yame",
        Flag(),
        Text(
            en="The game ends when the dealer of the last hand is tenpai at its draw and is first.",
            ja="聴牌止めあり（自動）。",
            zh="最后一局流局时庄家听牌且第一时终局（自动）。",
        ),
    ),
    field(
        "extra_round_to",
        "end.extra_round_to",
        POINTS,
        Text(
            en="Points somebody must have after the last hand, else one further round is played; 0: none.",
            ja="オーラス後に誰も達していなければ次の場へ入る点数（南入・西入）。0はなし。",
            zh="末局后无人达到则加打一场的点数；0为无。",
        ),
    ),
    field(
        "start_points",
        "settlement.start",
        POINTS,
        Text(en="Points of each player at the start.", ja="配給原点。", zh="起始点数。"),
    ),
    field(
        "return_points",
        "settlement.returns",
        POINTS,
        Text(en="Points taken off at the end.", ja="返し点。", zh="返点。"),
    ),
    Option(
        name="uma",
        description=Text(
            en="Thousands from first to last; in place of any floating uma.",
            ja="順位点（千点単位、1位から）。",
            zh="顺位点（千点，从第一名起）。",
        ),
        values=lambda rules: UmaList(rules.payment.players),
        read=lambda rules: rules.settlement.uma,
        write=lambda rules, value: changed(rules, "settlement", uma=value, floating_uma=None),
    ),
    Option(
        name="floating_uma",
        description=Text(
            en="Uma by how many have the return points or more, in place of `uma`; a count left out has `uma`.",
            ja="返し点以上の人数による順位点（沈みウマ）。ない人数は `uma`。",
            zh="按返点以上人数决定的顺位点，代替 `uma`；未列出的人数用 `uma`。",
        ),
        values=lambda rules: FloatingUma(rules.payment.players),
        read=_floating,
        write=lambda rules, value: changed(rules, "settlement", floating_uma=value or None),
    ),
    Option(
        name="oka",
        description=Text(
            en="Thousands to first; by itself (return − start) × players.",
            ja="オカ（千点単位）。指定がなければ（返し点－原点）×人数。",
            zh="冈（千点）；默认为（返点－起点）×人数。",
        ),
        values=always(Thousands(-1000, 1000)),
        read=_oka,
        write=lambda rules, value: changed(rules, "settlement", oka=value),
    ),
    field(
        "rounding",
        "settlement.rounding",
        Choice(ROUNDINGS),
        Text(
            en="Final points in thousands: exact, a half down, a half up, a half away from zero, cut toward zero.",
            ja="最終点の端数処理。なし、五捨六入、四捨五入、四捨五入（絶対値）、切り捨て。",
            zh="终局点数取整：不取整、五舍六入、四舍五入、远离零、向零截断。",
        ),
    ),
    field(
        "leftover_deposits",
        "settlement.leftover_deposits",
        Choice(("first", "nobody")),
        Text(
            en="Who takes riichi sticks left at the end.",
            ja="終局時の供託。トップ取り、または誰も取らない。",
            zh="终局剩余立直棒：归第一名，或无人取。",
        ),
    ),
    field(
        "ties",
        "settlement.ties",
        Choice(("seat_order", "split")),
        Text(
            en="Of equal points the earlier starting seat is ahead, or both share uma and oka.",
            ja="同点は起家に近い方が上、または順位点を分ける。",
            zh="同分时起始座次在前者优先，或平分顺位点。",
        ),
    ),
    field(
        "bust_prize",
        "settlement.bust_prize",
        Whole(0, HIGHEST_PRIZE),
        Text(
            en="Thousands from a busted seat to the one that busted it.",
            ja="飛び賞（千点単位）。",
            zh="击飞奖（千点）。",
        ),
    ),
)
