"""What can be wrong with a request's meaning: faults, all reported at once, each with the path of what must change."""

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Fault:
    """One reason why a hand, a situation, a table or a set of options cannot be."""

    code: str
    """The short name that programs read, one of the contract's list."""
    path: tuple[str | int, ...]
    """Where in the request: `("hand", "melds", 2, "tiles")`."""
    facts: dict[str, object] = field(default_factory=dict, hash=False)
    """What the sentence for people is made of (see `schemas.problem`): tiles as text, seats, counts."""


class Refused(ValueError):  # noqa: N818 - what callers read is the faults
    """A request that cannot be scored; `faults` names every reason."""

    def __init__(self, *faults: Fault) -> None:
        """Keep the faults, in the order in which they were found."""
        super().__init__(", ".join(f"{f.code} at {'/'.join(map(str, f.path))}" for f in faults))
        self.faults: Final = faults
