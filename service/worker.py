"""gunicorn's thread worker, made so that no client can hold it up and no accepted request is lost when it stops.

Each change stands where the plain one waits for a client or leaves one. A request takes a thread only when it is there
as a whole (`service.arrival`; large ones and those in chunks as soon as their headers are there). Whoever waits has a
deadline, in the loop or in a thread (`service.patience`). A connection lingers before it closes in the thread that
served it, not in the loop that all share. A stopping worker first takes what the kernel has accepted for it, then
closes the port at once.
"""

import contextlib
import select
import socket
import time
import uuid
from functools import partial
from http import HTTPStatus
from selectors import EVENT_READ
from typing import Any, Final

import orjson
from gunicorn import util
from gunicorn.config import Config
from gunicorn.http import wsgi
from gunicorn.http.errors import (
    InvalidResponseHeader,
    InvalidResponseHeaderName,
    LimitRequestHeaders,
    LimitRequestLine,
    ParseException,
)
from gunicorn.workers.gthread import TConn, ThreadWorker

from service import arrival
from service.lifecycle import LIFECYCLE, State
from service.logging import LOG
from service.patience import PATIENCE
from service.problems import MEDIA_TYPE, Problem
from service.reply import Reply

LINGER_SECONDS: Final = 1.0
LAST_BYTES_SECONDS: Final = 2.0
"""How long a stopping worker waits for the first bytes of a connection that has sent none."""


class Worker(ThreadWorker):  # type: ignore[misc] # gunicorn has no types
    """The worker class that `gunicorn.conf.py` names."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - gunicorn's own
        """Begin with no connection waiting."""
        super().__init__(*arguments, **options)
        self.due: Final[dict[TConn, float]] = {}
        """By when the request of a connection that waits must be there."""

    def init_process(self) -> None:
        """Serve; answers are `service.reply`'s, which gunicorn would take but has no setting for."""
        settle(self.cfg)
        wsgi.create = partial(wsgi.create, response_class=Reply)
        super().init_process()

    def enqueue_req(self, conn: TConn) -> None:
        """Give a connection to a thread once its request is there; until then wait for the bytes that are missing."""
        missing = 0 if _read_ahead(conn) else arrival.missing(conn.sock)
        if not missing:
            super().enqueue_req(conn)
            return
        if conn not in self.due:
            self.due[conn] = time.monotonic() + (PATIENCE.seconds if self.alive else LAST_BYTES_SECONDS)
        conn.sock.setblocking(False)
        conn.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, missing)
        self.pending_conns.append(conn)
        self.poller.register(conn.sock, EVENT_READ, partial(self.on_pending_socket_readable, conn))

    def murder_pending(self) -> None:
        """Give the connections whose time is up, with what they have sent, to threads that will tell them so."""
        now = time.monotonic()
        for conn in [conn for conn in self.pending_conns if self.due[conn] <= now]:
            self.pending_conns.remove(conn)
            self.poller.unregister(conn.sock)
            with contextlib.suppress(OSError):
                conn.sock.shutdown(socket.SHUT_RD)
            super().enqueue_req(conn)

    def handle(self, conn: TConn) -> Any:  # noqa: ANN401 - gunicorn's own answer: keep, close or defer
        """Read and answer one request within the deadline; close the connection here if it is not kept."""
        due = self.due.pop(conn, None)
        conn.data_ready = True
        if due is not None:
            conn.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
        PATIENCE.begin(conn.sock, expired=due is not None and due <= time.monotonic())
        try:
            kept = super().handle(conn)
        finally:
            PATIENCE.end()
        if kept is False:
            util.close_graceful(conn.sock, timeout=LINGER_SECONDS)
            conn.close = _closed
        return kept

    def handle_error(self, _req: object, client: socket.socket, addr: tuple[str, int] | str, exc: Exception) -> None:
        """Answer what is not HTTP, and what the application could not answer, with a problem."""
        problem = self._problem(exc)
        status = HTTPStatus(problem.kind.status)
        request_id = uuid.uuid4().hex
        told = {"request_id": request_id, "client": addr[0] if addr else None, "status": status, "reason": str(exc)}
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            LOG.error("a connection failed", exc_info=exc, extra=told)
        else:
            LOG.info("not HTTP", extra=told)
        body = orjson.dumps(problem.document("en", request_id))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\nConnection: close\r\nContent-Type: {MEDIA_TYPE}\r\n"
            f"X-Request-Id: {request_id}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with contextlib.suppress(OSError):
            client.sendall(head.encode("ascii") + body)

    def _problem(self, error: Exception) -> Problem:
        match error:
            case LimitRequestLine():
                return Problem.of("uri_too_long", limit=self.cfg.limit_request_line)
            case LimitRequestHeaders():
                limits = {"fields": self.cfg.limit_request_fields, "limit": self.cfg.limit_request_field_size}
                return Problem.of("headers_too_large", **limits)
            case InvalidResponseHeader() | InvalidResponseHeaderName():
                return Problem.of("internal_error")
            case ParseException():
                return Problem.of("bad_request")
            case _:
                return Problem.of("internal_error")

    def murder_keepalived(self, force: bool = False) -> None:  # noqa: FBT001, FBT002 - gunicorn's signature
        """Do the loop's housekeeping: the deadlines too, and the stop, whose signal a newborn worker can miss."""
        super().murder_keepalived(force)
        PATIENCE.enforce()
        if LIFECYCLE.state is State.STOPPING:
            self.alive = False

    def set_accept_enabled(self, enabled: bool) -> None:  # noqa: FBT001 - gunicorn's signature
        """Open or close the door; a stopping worker lets in who stands before it, then closes it for good."""
        super().set_accept_enabled(enabled)
        if enabled or self.alive:
            return
        for listener in self.sockets:
            while select.select([listener], [], [], 0)[0]:
                self.accept(listener)
            listener.close()
        soon = time.monotonic() + LAST_BYTES_SECONDS
        for conn in self.pending_conns:
            self.due[conn] = min(self.due[conn], soon)


def settle(cfg: Config) -> None:
    """Make attributes of the settings, which no longer change: gunicorn searches for each of them whenever it is read.

    What gunicorn works out of a setting, its properties, stays as it is.
    """
    vars(cfg).update({name: setting.get() for name, setting in cfg.settings.items()})


def _read_ahead(conn: TConn) -> bool:
    """Whether bytes of the next request were read together with the last one's."""
    return conn.initialized and bool(conn.parser.unreader.buf.getvalue())


def _closed(*, graceful: bool = False) -> None:
    """Stand in for the close of a connection that is closed already."""
