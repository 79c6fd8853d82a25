"""Every blueprint of the service, one module a topic."""

from typing import Final

from flask import Blueprint

from service.routes import batch, game, health, meta, round, rulesets, score, waits  # noqa: A004 - `round` is the wire's word

BLUEPRINTS: Final[tuple[Blueprint, ...]] = (
    score.blueprint,
    batch.blueprint,
    waits.blueprint,
    round.blueprint,
    game.blueprint,
    rulesets.blueprint,
    health.blueprint,
    meta.blueprint,
)
