"""What /metrics tells: requests, how long they took, hands scored and problems by code.

Under gunicorn the counts of all workers are added up from files in the folder that `PROMETHEUS_MULTIPROC_DIR` names
(`gunicorn.conf.py` makes one); in a single process they are plain numbers.
"""

import os
from functools import lru_cache
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
UNROUTED: Final = "none"
"""The route of a request that no path takes, so that garbage cannot make new labels."""

_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

_REQUESTS: Final = Counter("http_requests", "Requests answered.", ("route", "method", "status"))
_SECONDS: Final = Histogram(
    "http_request_seconds", "Time to answer, in seconds.", ("route", "status"), buckets=_BUCKETS
)
_HANDS: Final = Counter("hands_scored", "Hands scored.", ("ruleset", "outcome"))
_PROBLEMS: Final = Counter("problems", "Faults told to clients.", ("code",))


@lru_cache(maxsize=1024)
def _request_children(route: str, method: str, status: int) -> tuple[Counter, Histogram]:
    return _REQUESTS.labels(route, method, status), _SECONDS.labels(route, status)


@lru_cache(maxsize=1024)
def _hands_child(ruleset: str, outcome: str) -> Counter:
    return _HANDS.labels(ruleset, outcome)


def request_answered(route: str | None, method: str, status: int, seconds: float) -> None:
    """Count an answered request and its time."""
    requests, times = _request_children(route or UNROUTED, method, status)
    requests.inc()
    times.observe(seconds)


def hand_scored(ruleset: str, outcome: str) -> None:
    """Count a hand: the id of its rule set, and `win`, `no_yaku` or `incomplete`."""
    _hands_child(ruleset, outcome).inc()


def problem_told(code: str) -> None:
    """Count a fault that a client was told."""
    _PROBLEMS.labels(code).inc()


def exposition() -> bytes:
    """Return all counts in Prometheus's text format."""
    if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
