"""What was decided alike for several rule sets, where their sources are silent or disagree."""

from typing import Final

from engine.rules.model import Decision
from engine.text import Text

SEVERAL_NAGASHI: Final = Decision(
    Text(
        en="Several nagashi mangan at once are each paid.",
        ja="複数人の流し満貫は、それぞれ全員分を支払う。",
        zh="多家流局满贯各自结算。",
    )
)
SEVERAL_WINNING_NAGASHI: Final = Decision(
    Text(
        en="Several nagashi mangan at once are each paid; the first in turn from the dealer takes honba and deposits. "
        "The dealer's keeps the deal and adds a counter, another's passes it with the counters gone.",
        ja="複数人の流し満貫は、それぞれ全員分を支払う。積み棒と供託は親から順に最初の者が取る。"
        "親の流し満貫は連荘で一本場増え、子の流し満貫は親が流れて積み棒は消える。",
        zh="多家流局满贯各自结算；本场与供托归从庄家起顺序第一家。庄家流满连庄并加一本场，闲家流满则过庄、本场清零。",
    )
)
PAO_OF_THREE: Final = Decision(
    Text(
        en="The liable player pays the sum of a tsumo win's ordinary shares; the missing player's stays lost.",
        ja="自摸和了の包は、通常の支払いの合計を責任者が払う（いない者の分は払わない）。",
        zh="自摸包牌时，责任者支付各家原应支付之和（缺席者的份额不付）。",
    )
)
PAO_PART: Final = Decision(
    Text(
        en="Pao covers the liable yakuman's part only.",
        ja="包は対象の役満の分にのみ及ぶ。",
        zh="包牌只及于对象役满部分。",
    ),
    option="pao_scope",
)
PAO_HONBA: Final = Decision(
    Text(
        en="On a ron that the liable player shares, the discarder pays the honba.",
        ja="包の折半払いでは、積み棒は放銃者が払う。",
        zh="包牌折半支付时，本场由放铳者支付。",
    ),
    option="pao_honba",
)
NO_PAO: Final = Decision(
    Text(en="There is no pao; sources disagree.", ja="包はなし（資料により異なる）。", zh="无包牌（各资料不一）。"),
    option="pao",
)
NO_NAGASHI: Final = Decision(
    Text(
        en="There is no nagashi mangan; sources disagree.",
        ja="流し満貫はなし（資料により異なる）。",
        zh="无流局满贯（各资料不一）。",
    ),
    option="nagashi_mangan",
)
ABOVE_SANBAIMAN: Final = Decision(
    Text(
        en="13 han and more stay a sanbaiman; sources disagree.",
        ja="13翻以上は三倍満止まり（資料により異なる）。",
        zh="十三番以上仍为三倍满（各资料不一）。",
    ),
    option="kazoe",
)
ONE_WINNER: Final = Decision(
    Text(en="One winner on a discard (head bump).", ja="ロンは頭ハネで一人のみ。", zh="荣和截和，仅一家。"),
    option="several_ron",
)
STICKS_TO_FIRST: Final = Decision(
    Text(en="Sticks left at the end go to the first.", ja="残った供託はトップが取る。", zh="剩余供托归第一。"),
    option="leftover_deposits",
)
BELOW_ZERO: Final = Decision(
    Text(en="Play goes on below zero.", ja="箱下でも続行。", zh="负分继续。"),
    option="bust",
)
TSUMO_LOSS: Final = Decision(
    Text(
        en="The missing player's share of a tsumo win is lost.",
        ja="自摸和了はツモ損とする。",
        zh="自摸和了为自摸损。",
    ),
    option="tsumo_share",
)
