"""What a page says of what is paid beside the hand itself."""

from typing import Final

from engine.rules.model import RuleSet
from engine.yaku import CATALOGUE
from rulepages.words import both, bullets, listed, number, section

_NAMES: Final = {row.id: both(row.name) for row in CATALOGUE} | {"yakuhai": "value tiles 翻牌"}


def payments(rules: RuleSet) -> str:
    """Return the section on what is paid beside the hand itself."""
    law = rules.payment
    payers = law.players - 1
    honba = (
        f"Each counter 本場 adds {number(law.honba)} to a ron, "
        f"{number(law.honba // payers)} from each payer of a tsumo."
        if law.honba
        else "A counter 本場 is worth nothing."
    )
    wareme = (
        "Wareme 割れ目: the seat whose wall was broken pays and takes double for a win; honba, sticks and noten "
        f"payments are not doubled.{_empty_seat(rules)}"
        if law.wareme
        else None
    )
    sticks = "Riichi sticks on the table go to the winner." if rules.riichi else None
    return section("Payments 支払い", bullets(honba, sticks, wareme, *_pao(rules)))


def _empty_seat(rules: RuleSet) -> str:
    three = rules.payment.players == 3  # noqa: PLR2004 - three players
    return " Where the empty seat's wall was broken, every payment is doubled once." if three else ""


def _pao(rules: RuleSet) -> tuple[str | None, ...]:
    law = rules.liability
    if not law.yaku:
        return ("No pao 包: nobody is liable for what he fed.",)
    part = "for the whole hand" if law.scope == "hand" else "for that yakuman's part; the rest is paid as usual"
    honba = {
        "liable": "The liable player pays the honba, on a shared ron too.",
        "discarder": "The liable player pays the honba of a tsumo; on a shared ron the discarder does.",
    }[law.honba]
    value_tiles = (
        "For value tiles: a player who shows three han of them was fed another, or who shows two was fed a double "
        "wind, and the hand reaches mangan."
        if "yakuhai" in law.yaku
        else None
    )
    return (
        f"Pao 包: who feeds the last group of {listed([_NAMES[i] for i in law.yaku], 'or')} is liable {part}.",
        value_tiles,
        "The liable player alone pays a tsumo, and half of another's ron; the whole of his own discard.",
        honba if rules.payment.honba else None,
    )
