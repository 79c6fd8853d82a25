"""All that can be set from outside: one frozen record, read from the environment alone and checked at start.

A field is declared once: its environment variable is its own name in capitals, with its default, its limits and its
meaning. Reading, checking and the table in `docs/operations.md` all come from that declaration.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Self, TypeVar

from service import environment as env

T = TypeVar("T")

ANY_ADDRESS = "0.0.0.0"  # noqa: S104 - a service in a container is reached from outside it
MEBIBYTE = 1024 * 1024


class ConfigurationError(ValueError):
    """An environment that cannot be run with; `faults` has one sentence for each variable that must change."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        """Join the sentences, one a line, for the terminal of whoever starts the service."""
        super().__init__("The environment cannot be used:\n" + "\n".join(f"  {fault}" for fault in faults))
        self.faults = faults


def setting(default: T, read: Callable[[str], T], meaning: str) -> T:
    """Declare a field: its default, the reader of its text and what it means."""
    return field(default=default, metadata={"read": read, "meaning": meaning})


def secret(default: T, read: Callable[[str], T], meaning: str) -> T:
    """Declare a field whose value is never shown, in no error, log or representation."""
    return field(default=default, repr=False, metadata={"read": read, "meaning": meaning})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything the service can be told. Made by `from_environment`, or directly in tests."""

    host: str = setting(ANY_ADDRESS, env.text, "Address to listen on.")
    port: int = setting(8000, env.whole(1, 65535), "Port to listen on.")
    web_concurrency: int = setting(2, env.whole(1, 256), "Worker processes; one a core is a good start.")
    threads: int = setting(
        64, env.whole(1, 1024), "Requests that one worker holds at once, slow chunked ones included."
    )
    timeout_seconds: int = setting(30, env.whole(1, 600), "A worker that is stuck for longer is replaced.")
    read_seconds: int = setting(
        10, env.whole(1, 600), "A request's body must be in within this time; in a stream, each line."
    )
    keepalive_seconds: int = setting(
        75, env.whole(0, 3600), "How long an idle connection is kept; longer than the proxy in front keeps its own."
    )
    graceful_seconds: int = setting(30, env.whole(1, 600), "On SIGTERM, how long running requests may take to finish.")
    drain_seconds: int = setting(
        0,
        env.whole(0, 300),
        "On SIGTERM, how long to go on serving with /health/ready at 503 before the port closes.",
    )
    max_body_bytes: int = setting(
        2 * MEBIBYTE,
        env.whole(1024, 64 * MEBIBYTE),
        "Largest request body in bytes; a larger one is answered with 413.",
    )
    max_batch_items: int = setting(1000, env.whole(1, 1000), "Most items in one JSON batch.")
    log_level: str = setting(
        "info", env.choice("debug", "info", "warning", "error", "critical"), "Least level that is logged."
    )
    log_format: str = setting("json", env.choice("json", "text"), "One JSON object a line, or text for a terminal.")
    access_log: bool = setting(default=True, read=env.flag, meaning="Log a line for each request.")
    cors_origins: tuple[str, ...] = setting(
        (), env.origins, "Web origins whose pages may call the service, separated by commas, or *; none by default."
    )
    api_keys: tuple[str, ...] = secret(
        (),
        env.keys,
        "Keys of at least 16 characters, separated by commas; when set, all but /health needs one. Never logged.",
    )
    rate_limit: str = setting(
        "", env.rates, "Requests allowed to one client, such as `100 per minute; 10 per second`; no limit by default."
    )
    rate_limit_storage: str = secret(
        "memory://", env.storage, "Where requests are counted; in memory each worker counts for itself."
    )
    trusted_proxies: int = setting(
        0, env.whole(0, 10), "How many proxies in front add to X-Forwarded-For; the client's address is read past them."
    )
    metrics: bool = setting(default=True, read=env.flag, meaning="Serve /metrics.")
    docs: bool = setting(default=True, read=env.flag, meaning="Serve the API page at /docs.")
    playground: bool = setting(default=True, read=env.flag, meaning="Serve the playground page at /.")
    commit: str = setting("", env.text, "Revision of the source, shown by /version.")

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> Self:
        """Return the settings that the environment asks for; an absent or empty variable means the default.

        Raises `ConfigurationError` naming every variable that cannot be used and what it should be.
        """
        values: dict[str, Any] = {}
        faults = []
        for entry in fields(cls):
            raw = environ.get(variable(entry), "").strip()
            if not raw:
                continue
            try:
                values[entry.name] = entry.metadata["read"](raw)
            except ValueError as error:
                shown = repr(raw) if entry.repr else "its value"
                faults.append(f"{variable(entry)}: {shown} is not {error}")
        if faults:
            raise ConfigurationError(tuple(faults))
        return cls(**values)


def variable(entry: Field[Any]) -> str:
    """Return the environment variable of a field."""
    return entry.name.upper()


def table() -> str:
    """Return the Markdown table of all settings, as `docs/operations.md` shows it."""
    head = "| variable | default | meaning |\n| --- | --- | --- |\n"
    return head + "\n".join(
        f"| `{variable(entry)}` | {_shown(entry.default)} | {entry.metadata['meaning']} |" for entry in fields(Settings)
    )


def _shown(default: object) -> str:
    match default:
        case bool():
            return "`on`" if default else "`off`"
        case "" | ():
            return ""
        case _:
            return f"`{default}`"
