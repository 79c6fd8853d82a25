"""Whether the service starts, serves, drains or stops: one byte that the master and all its workers share."""

import mmap
from enum import Enum
from typing import Final


class State(Enum):
    """What a balancer wants to know."""

    STARTING = 0
    READY = 1
    DRAINING = 2
    STOPPING = 3


class Lifecycle:
    """The state of the service, seen alike by the process that made it and by those forked from it."""

    def __init__(self) -> None:
        """Begin as starting."""
        self._shared: Final = mmap.mmap(-1, 1)

    @property
    def state(self) -> State:
        """The state now."""
        return State(self._shared[0])

    def move(self, state: State) -> None:
        """Go on to a later state; there is no way back."""
        self._shared[0] = max(self._shared[0], state.value)


LIFECYCLE: Final = Lifecycle()
