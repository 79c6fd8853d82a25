"""Every blueprint of the service, one module a topic."""

from typing import Final

from flask import Blueprint

from service.routes import game, health, meta, round, rulesets, score  # noqa: A004 - `round` is the wire's word

BLUEPRINTS: Final[tuple[Blueprint, ...]] = (
    score.blueprint,
    round.blueprint,
    game.blueprint,
    rulesets.blueprint,
    health.blueprint,
    meta.blueprint,
)
