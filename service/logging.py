"""Logs for machines and for people: one JSON object a line on standard output, or text for a terminal."""

import logging
import logging.config
import time
from functools import lru_cache
from typing import Any, Final

import orjson

ACCESS: Final = logging.getLogger("service.access")
LOG: Final = logging.getLogger("service")

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    return {key: value for key, value in vars(record).items() if key not in _STANDARD}


def _moment(created: float) -> str:
    return f"{_second(int(created))}.{int(created % 1 * 1000):03d}Z"


@lru_cache(maxsize=2)
def _second(since_epoch: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(since_epoch))


def access_line(facts: dict[str, Any]) -> bytes:
    """Return a request's line as `JsonFormatter` would, straight from its facts."""
    line = {"time": _moment(time.time()), "level": "info", "logger": ACCESS.name, "message": "request", **facts}
    return orjson.dumps(line) + b"\n"


class JsonFormatter(logging.Formatter):
    """A record as one JSON object: time (UTC), level, logger, message, whatever `extra` held, and the trace if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": _moment(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=repr, option=orjson.OPT_NON_STR_KEYS).decode()


class TextFormatter(logging.Formatter):
    """A record as a line for a terminal; what came from outside is quoted, so that it cannot forge a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        extras = " ".join(f"{key}={value!r}" for key, value in _extras(record).items() if value is not None)
        line = f"{_moment(record.created)} {record.levelname:<8} {record.name}: {record.getMessage()} {extras}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configuration(level: str, form: str) -> dict[str, Any]:
    """Return the `logging.config` dictionary for a level and a form (`json` or `text`)."""
    formatter = JsonFormatter if form == "json" else TextFormatter
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": formatter}},
        "handlers": {"out": {"class": "logging.StreamHandler", "stream": "ext://sys.stdout", "formatter": "line"}},
        "root": {"level": level.upper(), "handlers": ["out"]},
        "loggers": {
            "gunicorn.error": {"level": level.upper(), "handlers": [], "propagate": True},
            "gunicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
        },
    }
