"""What a worker changes of gunicorn's own, as far as it can be told without serving; the rest is in tests/smoke."""

from typing import Any

from gunicorn.config import Config

from service.worker import settle


def read(cfg: Config) -> dict[str, Any]:
    """Every setting as gunicorn reads it."""
    return {name: getattr(cfg, name) for name in cfg.settings}


def test_settings_read_the_same_once_they_are_settled() -> None:
    cfg = Config()
    for name, value in (("workers", 2), ("threads", 7), ("keepalive", 3), ("bind", "127.0.0.1:0")):
        cfg.set(name, value)
    before = read(cfg)
    settle(cfg)
    assert read(cfg) == before
    assert (cfg.threads, cfg.keepalive) == (7, 3)
    assert not cfg.is_ssl


def test_settled_settings_are_attributes() -> None:
    """So that none of them is searched for by `Config.__getattr__`, but for what gunicorn works out of a setting."""
    cfg = Config()
    settle(cfg)
    worked_out = {name for name in cfg.settings if isinstance(getattr(Config, name, None), property)}
    assert set(cfg.settings) - worked_out <= vars(cfg).keys()
    assert "worker_class" in worked_out
