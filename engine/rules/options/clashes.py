"""Options that contradict each other, in words."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.errors import Fault
from engine.kinds import SUITS
from engine.rules.model import RuleSet
from engine.rules.options.rounds import THREE_RON
from engine.text import Text
from engine.tileset import COPIES


@dataclass(frozen=True, slots=True)
class Clash:
    """Two options with values that no game can have together."""

    first: str
    second: str
    holds: Callable[[Any, Any], bool]
    why: Text


CLASHES: Final = (
    Clash(
        "several_ron",
        "abortive_draws",
        lambda several, draws: several == "all" and THREE_RON in draws,
        Text(
            en="With `several_ron` `all` three may win on one discard, so `three_ron` is no draw.",
            ja="`several_ron` が `all` なら三家和も和了であり、流局の `three_ron` とは両立しません。",
            zh="`several_ron` 为 `all` 时三家和成立，不能同时把 `three_ron` 列为流局。",
        ),
    ),
    Clash(
        "bust",
        "bust_prize",
        lambda bust, prize: not bust and prize > 0,
        Text(
            en="Without `bust` nobody is busted, so there is no `bust_prize`.",
            ja="`bust` がなければ飛びはなく、`bust_prize` は付きません。",
            zh="没有 `bust` 就没有击飞，`bust_prize` 无从谈起。",
        ),
    ),
    Clash(
        "uma",
        "floating_uma",
        lambda _, floating: bool(floating),
        Text(
            en="`floating_uma` stands in place of `uma`: set one of them.",
            ja="`floating_uma` は `uma` に代わるものです。どちらか一方だけを指定してください。",
            zh="`floating_uma` 代替 `uma`：只能设定其一。",
        ),
    ),
)


def clashing(there: Mapping[str, object], given: Mapping[str, object]) -> Iterator[Fault]:
    """Return a fault for each two options that contradict each other, unless both are as they are there anyway."""
    for clash in CLASHES:
        pair = clash.first, clash.second
        if (
            all(name in given for name in pair)
            and any(given[name] != there[name] for name in pair)
            and clash.holds(*(given[name] for name in pair))
        ):
            yield conflict(("options", clash.first), *pair, clash.why)


def conflict(path: tuple[str | int, ...], option: str, other: str, why: Text) -> Fault:
    """Return the fault of two options that contradict each other."""
    return Fault("option_conflict", path, {"option": option, "other": other, "why": why})


_TOO_MANY: Final = Text(
    en="Red and gold fives of a suit are more than the wall's four fives.",
    ja="赤五と金五の合計が各色4枚を超えます。",
    zh="同一花色的赤五与金五合计超过四张。",
)


def too_many_dyed(rules: RuleSet, given: Mapping[str, object]) -> Iterator[Fault]:
    """Return a fault for each suit of which more fives would be dyed than there are."""
    name = "red_fives" if "red_fives" in given else "gold_fives"
    for letter in SUITS:
        if rules.tiles.red.of(letter) + rules.tiles.gold.of(letter) > COPIES:
            other = "gold_fives" if name == "red_fives" else "red_fives"
            yield conflict(("options", name, letter), name, other, _TOO_MANY)
