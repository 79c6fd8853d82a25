"""What every code says to a person, in every language: what is wrong here and what to change.

A code has one sentence, or several of which the first whose condition holds is said: a condition is the name of a fact
that the fault has (`guess`), or a fact with its value (`reason=no_suit`); the empty one always holds. Names in braces
are facts.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.text import Text
from schemas.sentences import fields, melds, notation, rounds, rules, shape, situation, tiles

Sentences = Mapping[str, Text]

SENTENCES: Final[Mapping[str, Sentences]] = MappingProxyType(
    fields.SENTENCES
    | shape.SENTENCES
    | notation.SENTENCES
    | rules.SENTENCES
    | tiles.SENTENCES
    | melds.SENTENCES
    | situation.SENTENCES
    | rounds.SENTENCES
)
"""Code to its sentences."""
