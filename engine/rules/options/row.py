"""One option as a row: its name, its values, the mechanism that it needs, and how it reads and writes a rule set."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from engine.rules.awards import Award, awards
from engine.rules.model import Fu, RuleSet
from engine.rules.options.values import Values
from engine.text import Text

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Mechanism:
    """What a rule set must have for an option to mean anything."""

    holds: Callable[[RuleSet], bool]
    lacking: Text
    """Why the option does not apply where it does not hold, as a whole sentence."""
    brought_by: str | None = None
    """The option that brings the mechanism in, where one does."""


FIXED: Final = Text(
    en="The rule set's own page fixes it.", ja="このルールではその点が決まっています。", zh="该规则已固定此项。"
)
NOT_NAMED: Final = Text(
    en="The rule set takes only the options that its source names.",
    ja="このルールで使えるのは原典にあるオプションだけです。",
    zh="该规则仅接受原规则书列出的选项。",
)
ONLY_WHERE_NAMED: Final = Text(
    en="Only rule sets whose source names it take it.",
    ja="原典に選択ルールとして載っているルールだけのオプションです。",
    zh="仅适用于原规则书列出此选项的规则。",
)

THREE_PLAYERS: Final = Mechanism(
    lambda rules: rules.payment.players == 3,  # noqa: PLR2004 - three players
    Text(en="It is an option of three players.", ja="三人打ちのオプションです。", zh="仅适用于三人麻将。"),
)
COUNTED_FU: Final = Mechanism(
    lambda rules: isinstance(rules.fu, Fu),
    Text(
        en="The rule set takes its fu from a table.",
        ja="このルールの符は簡易計算の表によります。",
        zh="该规则的符数按固定表计算。",
    ),
)


def with_yaku(yaku: str) -> Mechanism:
    """Return the mechanism of an option about a yaku that the rule set must have."""
    return Mechanism(
        lambda rules: award_of(rules, yaku) is not None,
        Text(en=f"The rule set has no {yaku}.", ja=f"このルールに {yaku} はありません。", zh=f"该规则没有 {yaku}。"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(Generic[T]):
    """A rule option of some type of value."""

    name: str
    description: Text
    values: Callable[[RuleSet], Values[T]]
    """What it takes in that rule set."""
    read: Callable[[RuleSet], T]
    write: Callable[[RuleSet, T], RuleSet]
    """The rule set with that value: reading it gives the value back."""
    needs: tuple[Mechanism, ...] = ()
    offered: bool = False
    """Taken only by rule sets whose source names it (選択ルール)."""

    def refusal(self, rules: RuleSet) -> Text | None:
        """Why that rule set does not take the option; None where it does.

        The riichi family, rule sets with riichi, takes every option whose mechanism it has, but for what its page fixes
        and what only some sources offer; the others take what their page names.
        """
        if self.name in rules.fixed:
            return FIXED
        if rules.takes is not None and self.name not in rules.takes:
            return NOT_NAMED
        if rules.takes is None and self.name not in rules.offers and (self.offered or rules.riichi is None):
            return ONLY_WHERE_NAMED if self.offered else NOT_NAMED
        return next((mechanism.lacking for mechanism in self.needs if not mechanism.holds(rules)), None)

    def applies(self, rules: RuleSet) -> bool:
        """Whether that rule set takes the option."""
        return self.refusal(rules) is None

    def shown(self, rules: RuleSet) -> object:
        """Its value in that rule set, as JSON."""
        return self.values(rules).show(self.read(rules))


def always(values: Values[T]) -> Callable[[RuleSet], Values[T]]:
    """Return the same values in every rule set."""
    return lambda _: values


def field(
    name: str,
    place: str,
    values: Values[T] | Callable[[RuleSet], Values[T]],
    description: Text,
    *needs: Mechanism,
    offered: bool = False,
) -> Option[T]:
    """Return an option that is one field of a rule set: `place` is `minimum_han`, or `rounds.renchan` in a record."""
    record, _, inner = place.rpartition(".")

    def write(rules: RuleSet, value: T) -> RuleSet:
        return changed(rules, record, **{inner: value}) if record else replace(rules, **{inner: value})  # type: ignore[arg-type]

    return Option(
        name=name,
        description=description,
        values=values if callable(values) else always(values),
        read=attrgetter(place),
        write=write,
        needs=needs,
        offered=offered,
    )


def changed(rules: RuleSet, record: str, **fields: Any) -> RuleSet:  # noqa: ANN401 - fields of many types
    """Return the rule set with fields of one of its records changed."""
    return replace(rules, **{record: replace(getattr(rules, record), **fields)})


def award_of(rules: RuleSet, yaku: str) -> Award | None:
    """Return the award of a yaku by its id, None without one."""
    return next((award for award in rules.yaku if award.yaku.id == yaku), None)


def put(rules: RuleSet, *found: Award) -> RuleSet:
    """Return the rule set with these awards, each in place of that of the same yaku."""
    return replace(rules, yaku=awards(rules.yaku, found))


def drop(rules: RuleSet, *yaku: str) -> RuleSet:
    """Return the rule set without the awards of these yaku, by their ids."""
    return replace(rules, yaku=tuple(award for award in rules.yaku if award.yaku.id not in yaku))
