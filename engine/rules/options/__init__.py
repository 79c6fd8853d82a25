"""Rule options: the known ways in which house rules differ, as one table, and what each changes in a rule set."""

from engine.rules.options.change import apply, describe
from engine.rules.options.row import Option
from engine.rules.options.table import OPTIONS

__all__ = ["OPTIONS", "Option", "apply", "describe"]
