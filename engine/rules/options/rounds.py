"""Options of the hand's end: who may win on a discard, who takes what, what draws there are."""

from typing import Any, Final

from engine.rules.game import ABORTIVE_DRAWS
from engine.rules.model import RuleSet
from engine.rules.options.row import Option, always, changed, field, with_yaku
from engine.rules.options.values import Choice, Flag, Subset, Whole
from engine.text import Text
from engine.yaku import CHANKAN, KOKUSHI

HIGHEST_NOTEN: Final = 30_000
THREE_RON: Final = "three_ron"
FOUR_PLAYERS: Final = 4
_NEED_FOUR: Final = ("four_winds", "four_riichi", THREE_RON)


def _draws(rules: RuleSet) -> Subset:
    three = rules.payment.players < FOUR_PLAYERS
    return Subset(tuple(draw for draw in ABORTIVE_DRAWS if not (three and draw in _NEED_FOUR)))


def _set_draws(rules: RuleSet, value: tuple[str, ...]) -> RuleSet:
    """Three who win at once are a draw, or they all win: naming `three_ron`, or leaving it out, says which."""
    ron = rules.rounds.several_ron
    if rules.payment.players == FOUR_PLAYERS and (ron == "two") != (THREE_RON in value):
        ron = {"two": "all", "all": "two"}.get(ron, ron)
    return changed(rules, "rounds", abortive_draws=value, several_ron=ron)


def _set_several(rules: RuleSet, value: str) -> RuleSet:
    """With `two` three are a draw, with `all` they are none; a head bump leaves the draws as they are."""
    draws = rules.rounds.abortive_draws
    if value == "two" and rules.payment.players == FOUR_PLAYERS:
        draws = (*(draw for draw in draws if draw != THREE_RON), THREE_RON)
    elif value == "all":
        draws = tuple(draw for draw in draws if draw != THREE_RON)
    return changed(rules, "rounds", several_ron=value, abortive_draws=draws)


def _set_renchan(rules: RuleSet, value: str) -> RuleSet:
    return changed(rules, "rounds", renchan=value, draw_passes_deal=rules.rounds.draw_passes_deal and value == "win")


ROUND_OPTIONS: Final[tuple[Option[Any], ...]] = (
    field(
        "kokushi_robs_ankan",
        "calls.kokushi_robs_ankan",
        Flag(),
        Text(en="Thirteen orphans may rob a closed kan.", ja="国士無双は暗槓を搶槓できる。", zh="国士无双可抢暗杠。"),
        with_yaku(KOKUSHI.id),
        with_yaku(CHANKAN.id),
    ),
    Option(
        name="abortive_draws",
        description=Text(en="Abortive draws that there are.", ja="途中流局の種類。", zh="途中流局的种类。"),
        values=_draws,
        read=lambda rules: _draws(rules).ordered(rules.rounds.abortive_draws),
        write=_set_draws,
    ),
    Option(
        name="several_ron",
        description=Text(
            en="Who may win on one discard: all, two (three are a draw), or only the first in turn.",
            ja="同時ロンの扱い。全員、二人まで（三人は流局）、頭ハネ。",
            zh="一炮多响：全部有效、至多两家（三家流局）、或截和。",
        ),
        values=always(Choice(("all", "two", "head_bump"))),
        read=lambda rules: rules.rounds.several_ron,
        write=_set_several,
    ),
    field(
        "honba_to",
        "rounds.honba_to",
        Choice(("first", "each")),
        Text(en="Who takes honba when several win.", ja="同時ロンで積み棒を取る者。", zh="多家和时本场归属。"),
    ),
    field(
        "deposits_to",
        "rounds.deposits_to",
        Choice(("first", "own_then_first")),
        Text(
            en="Who takes riichi sticks when several win: the first, or each his own of this hand, the first the rest.",
            ja="同時ロンで供託を取る者。上家取り、または自分の立直棒を戻し残りは上家取り。",
            zh="多家和时立直棒归属：头家，或各取本局自己的，其余归头家。",
        ),
    ),
    field(
        "deal_to",
        "rounds.deal_to",
        Choice(("any", "first")),
        Text(
            en="When several win, the deal stays if the dealer is among them, or only if he is the first in turn.",
            ja="同時ロンの連荘。親が和了者の一人なら連荘、または親が上家取りのときだけ。",
            zh="多家和时连庄：庄家在内即连庄，或仅当庄家为头家。",
        ),
    ),
    Option(
        name="renchan",
        description=Text(
            en="What keeps the deal: the dealer's win only, or tenpai at an exhaustive draw too.",
            ja="連荘の条件。和了のみ、または聴牌でも。",
            zh="连庄条件：仅和牌，或听牌亦可。",
        ),
        values=always(Choice(("win", "tenpai"))),
        read=lambda rules: "win" if rules.rounds.draw_passes_deal else rules.rounds.renchan,
        write=_set_renchan,
    ),
    field(
        "noten_points",
        "rounds.noten_points",
        Whole(0, HIGHEST_NOTEN, 100),
        Text(
            en="Points shared between tenpai and noten at an exhaustive draw.",
            ja="流局時の不聴罰符の総点。",
            zh="荒牌流局时不听罚符总点数。",
        ),
    ),
    field(
        "nagashi_mangan",
        "rounds.nagashi_mangan",
        Choice(("none", "draw", "win")),
        Text(
            en="Nagashi mangan: none, paid in place of noten payments, or a win with honba and deposits.",
            ja="流し満貫。なし、不聴罰符に代えて払う、和了として積み棒・供託も取る。",
            zh="流局满贯：无、代替不听罚符、或视为和牌（含本场与供托）。",
        ),
    ),
)
