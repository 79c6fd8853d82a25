"""The table of all options."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.rules.options.game import GAME_OPTIONS, LENGTH
from engine.rules.options.payments import PAYMENT_OPTIONS
from engine.rules.options.rounds import ROUND_OPTIONS
from engine.rules.options.row import Option
from engine.rules.options.tiles import TILE_OPTIONS
from engine.rules.options.yaku import YAKU_OPTIONS

_ROWS: Final = (LENGTH, *TILE_OPTIONS, *YAKU_OPTIONS, *PAYMENT_OPTIONS, *ROUND_OPTIONS, *GAME_OPTIONS)

OPTIONS: Final[Mapping[str, Option[Any]]] = MappingProxyType({option.name: option for option in _ROWS})
"""Name to option, in the order in which they are applied: the length first, since others then change what it brings."""
