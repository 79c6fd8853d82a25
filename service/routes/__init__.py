"""Every blueprint of the service, one module a topic."""

from typing import Final

from flask import Blueprint

from service.routes import health, meta

BLUEPRINTS: Final[tuple[Blueprint, ...]] = (health.blueprint, meta.blueprint)
