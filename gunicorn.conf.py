"""How gunicorn runs the service; everything that can differ comes from `service.config`, so from the environment."""

import contextlib
import ctypes
import gc
import os
import shutil
import sys
import tempfile
import time
from typing import Any

from service.config import ConfigurationError, Settings
from service.lifecycle import LIFECYCLE, State
from service.logging import LOG, configuration
from service.patience import PATIENCE

try:
    settings = Settings.from_environment()
except ConfigurationError as error:
    sys.exit(str(error))

M_ARENA_MAX = -8
LOOKS = (10_000, 5, 1)
"""How many new objects, a megabyte or two at most, make the collector look, and how often it looks further back: often
enough that rule sets which made room for others are gone soon."""

# In memory, files cannot block and the root file system may be read-only; all names in it are made by tempfile.
memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # noqa: S108

# The folder in which the workers' counts meet must be known before prometheus_client is first imported.
own_counts = "PROMETHEUS_MULTIPROC_DIR" not in os.environ
counts = os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", "") or tempfile.mkdtemp(
    prefix="mahjong-score-counts-", dir=memory
)
os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts

# glibc gives threads up to eight heaps a core, and each keeps the most that it ever held; two are enough for threads
# that take turns. Where the C library is another one, there is no such call.
with contextlib.suppress(AttributeError):
    ctypes.CDLL(None).mallopt(M_ARENA_MAX, 2)

PATIENCE.seconds = settings.read_seconds

wsgi_app = "service.app:create_app()"
worker_class = "service.worker.Worker"
bind = f"{settings.host}:{settings.port}"
workers = settings.web_concurrency
threads = settings.threads
preload_app = True
timeout = settings.timeout_seconds
graceful_timeout = settings.graceful_seconds
keepalive = settings.keepalive_seconds
limit_request_line = 8190
limit_request_fields = 64
limit_request_field_size = 8190
logconfig_dict = configuration(settings.log_level, settings.log_format)

# What proxies say of their clients is taken by `service.security`, from as many as TRUSTED_PROXIES says. gunicorn takes
# nothing from anybody; asked of all alike, it need not read every client's address for that.
forwarded_allow_ips = "*"
secure_scheme_headers: dict[str, str] = {}
forwarder_headers = ""

control_socket_disable = True
worker_tmp_dir = memory


def pre_fork(_server: Any, _worker: Any) -> None:  # noqa: ANN401 - gunicorn has no types
    """Keep what is loaded out of the collector's sight: it is for good, and stays shared by all workers.

    A request leaves next to nothing that only the collector finds, so that it looks less often: by default it looks
    several times a request, for a fifteenth of its time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOKS)


def when_ready(server: Any) -> None:  # noqa: ANN401 - gunicorn has no types
    """Put the drain before gunicorn's stop: the world is told first, the port closes `DRAIN_SECONDS` later."""
    stop = server.handle_term

    def drain() -> None:
        LIFECYCLE.move(State.DRAINING)
        LOG.info("draining", extra={"seconds": settings.drain_seconds})
        time.sleep(settings.drain_seconds)
        LIFECYCLE.move(State.STOPPING)
        stop()

    server.handle_term = drain


def child_exit(_server: Any, worker: Any) -> None:  # noqa: ANN401 - gunicorn has no types
    """Forget what only a living worker has; its counts stay."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - see PROMETHEUS_MULTIPROC_DIR above

    mark_process_dead(worker.pid)


def on_exit(_server: Any) -> None:  # noqa: ANN401 - gunicorn has no types
    """Leave no folder behind."""
    if own_counts:
        shutil.rmtree(counts, ignore_errors=True)
