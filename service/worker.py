"""gunicorn's thread worker, made so that no client can hold it up and no accepted request is lost when it stops.

Four changes, each where the plain one waits for a client or leaves one: a new connection takes a thread only when its
first bytes are there; reading has a deadline (`service.patience`); a connection lingers before it closes in the thread
that served it, not in the loop that all share; and a stopping worker first takes what the kernel has accepted for it,
then closes the port at once.
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
from gunicorn.http.errors import (
    InvalidResponseHeader,
    InvalidResponseHeaderName,
    LimitRequestHeaders,
    LimitRequestLine,
    ParseException,
)
from gunicorn.workers.gthread import TConn, ThreadWorker

from service.lifecycle import LIFECYCLE, State
from service.logging import LOG
from service.patience import PATIENCE
from service.problems import MEDIA_TYPE, Problem

LINGER_SECONDS: Final = 1.0
LAST_BYTES_SECONDS: Final = 2.0
"""How long a stopping worker waits for the first bytes of a connection that has sent none."""


class Worker(ThreadWorker):  # type: ignore[misc] # gunicorn has no types
    """The worker class that `gunicorn.conf.py` names."""

    def enqueue_req(self, conn: TConn) -> None:
        """Give a connection to a thread, a new one only once it can be read."""
        if conn.initialized or conn.data_ready:
            super().enqueue_req(conn)
            return
        conn.sock.setblocking(False)
        conn.timeout = time.monotonic() + (PATIENCE.seconds if self.alive else LAST_BYTES_SECONDS)
        self.pending_conns.append(conn)
        self.poller.register(conn.sock, EVENT_READ, partial(self.on_pending_socket_readable, conn))

    def handle(self, conn: TConn) -> Any:  # noqa: ANN401 - gunicorn's own answer: keep, close or defer
        """Read and answer one request within the deadline; close the connection here if it is not kept."""
        PATIENCE.begin(conn.sock)
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
            conn.timeout = min(conn.timeout, soon)


def _closed(*, graceful: bool = False) -> None:
    """Stand in for the close of a connection that is closed already."""
