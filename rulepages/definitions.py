"""What each yaku asks for, in one sentence; two definitions of a yaku have a sentence each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine import yaku
from engine.yaku import Yaku

DEFINITIONS: Final[Mapping[Yaku, str]] = MappingProxyType(
    {
        yaku.TABLE_HAN: "Every hand has it.",
        yaku.RIICHI: "Riichi was declared.",
        yaku.DOUBLE_RIICHI: "Riichi declared on the first discard, no call before it.",
        yaku.IPPATSU: "A win within one go-around of riichi, no call between.",
        yaku.MENZEN_TSUMO: "A closed hand that wins by tsumo.",
        yaku.HAITEI: "Tsumo on the last tile of the wall.",
        yaku.HOUTEI: "Ron on the discard after the last tile.",
        yaku.RINSHAN: "Tsumo on the replacement tile of a kan.",
        yaku.CHANKAN: "Ron on a tile that another adds to a pon.",
        yaku.CHANKAN_OR_NORTH: "Ron on a tile that another adds to a pon, or on a north that another pulls.",
        yaku.TENHOU: "The dealer's tsumo on the first draw.",
        yaku.CHIIHOU: "A child's tsumo on the first draw, no call before it.",
        yaku.CHIIHOU_OR_FIRST_DISCARD: "A child's tsumo on the first draw, or ron on the dealer's first discard, "
        "no call before it.",
        yaku.RENHOU: "A child's ron before the first draw, no call before it.",
        yaku.TANYAO: "No terminals, no honours.",
        yaku.HONITSU: "One suit and honours.",
        yaku.CHINITSU: "One suit.",
        yaku.HONROUTOU: "Terminals and honours only.",
        yaku.CHINROUTOU: "Terminals only.",
        yaku.TSUUIISOU: "Honours only.",
        yaku.RYUUIISOU: "Only 2, 3, 4, 6, 8 of bamboo and hatsu; hatsu is not needed.",
        yaku.SANKANTSU: "Three kans.",
        yaku.SUUKANTSU: "Four kans.",
        yaku.HAKU: "A triplet of white dragons.",
        yaku.HATSU: "A triplet of green dragons.",
        yaku.CHUN: "A triplet of red dragons.",
        yaku.SEAT_WIND: "A triplet of one's own wind.",
        yaku.ROUND_WIND: "A triplet of the prevailing wind.",
        yaku.ROUND_WIND_BUT_NORTH: "A triplet of the prevailing wind, unless that is north.",
        yaku.NORTH_WIND: "A triplet of norths, at every seat.",
        yaku.IIPEIKOU: "The same run twice.",
        yaku.RYANPEIKOU: "Two runs, each twice.",
        yaku.ISSHOKU_SANJUN: "The same run three times.",
        yaku.ITTSUU: "123, 456 and 789 of one suit.",
        yaku.ITTSUU_ROUND_THE_RING: "123 456 789, 234 567 891 or 345 678 912 of one suit.",
        yaku.SANSHOKU_DOUJUN: "The same run in all three suits.",
        yaku.SANSHOKU_DOUKOU: "The same triplet in all three suits.",
        yaku.TOITOI: "All groups are triplets or kans.",
        yaku.CHANTA: "Every group and the pair hold a terminal or an honour.",
        yaku.JUNCHAN: "Every group and the pair hold a terminal.",
        yaku.SHOUSANGEN: "Two triplets of dragons and a pair of the third.",
        yaku.DAISANGEN: "Triplets of all three dragons.",
        yaku.SHOUSUUSHII: "Three triplets of winds and a pair of the fourth.",
        yaku.DAISUUSHII: "Triplets of all four winds.",
        yaku.SUUSHIIHOU: "All four winds: four triplets, or three and a pair.",
        yaku.CHUUREN: "1112345678999 of one suit and one more of it, without a call or a kan.",
        yaku.JUNSEI_CHUUREN: "Chuuren poutou that waited for all nine tiles.",
        yaku.CHIITOITSU: "Seven different pairs.",
        yaku.KOKUSHI: "One of each terminal and honour, one of them twice.",
        yaku.KOKUSHI_13: "Kokushi musou that waited for all thirteen tiles.",
        yaku.PINFU: "All groups are runs, the pair is worth no fu, the wait is two-sided.",
        yaku.PINFU_BY_RON: "All groups are runs, the pair is worth no fu, the wait is two-sided; by ron only.",
        yaku.PINFU_ANY_PAIR: "All groups are runs, the wait is two-sided; any pair.",
        yaku.PINFU_ANY_PAIR_BY_RON: "All groups are runs, the wait is two-sided; any pair; by ron only.",
        yaku.SANANKOU: "Three concealed triplets or closed kans; a triplet completed by ron is open.",
        yaku.SANANKOU_OPEN_KANS: "Three concealed triplets or kans, open kans too; a triplet completed by ron is open.",
        yaku.SUUANKOU: "Four concealed triplets or closed kans; a triplet completed by ron is open.",
        yaku.SUUANKOU_OPEN_KANS: "Four concealed triplets or kans, open kans too; a triplet completed by ron is open.",
        yaku.SUUANKOU_TANKI: "Four concealed triplets or closed kans, won on the pair.",
        yaku.MENTANPIN_IIPEIKOU: "Riichi or double riichi, tanyao, pinfu, and iipeikou or ryanpeikou, all together.",
    }
)
