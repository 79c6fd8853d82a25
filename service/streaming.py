"""A batch of any length: one score request a line in, one result a line out, while the request is still being read.

Results go out whenever the lines that have come are answered, before anything else is waited for, so that who sends
slowly sees its answers, and who sends fast gets them in pieces of a sensible size. Nothing is kept but one piece of the
request, one unfinished line and one piece of the answer. The client's time counts anew from each line
(`service.patience`).
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import orjson
from gunicorn.http.body import ChunkedReader, LengthReader
from werkzeug.sansio.utils import get_content_length
from werkzeug.wsgi import get_input_stream

from service.body import not_whole
from service.items import failed, judged_line
from service.lines import Line, Lines
from service.patience import PATIENCE

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

NDJSON: Final = "application/x-ndjson"
PIECE: Final = 64 * 1024
"""Bytes of the answer that are sent without waiting for more, and of a request that are asked for at once."""


def pieces(environ: "WSGIEnvironment") -> Iterator[bytes]:
    """Yield a request's body as it comes; raises the problems 400 (it breaks off) and 408 (a line took too long)."""
    read = _reader(environ)
    announced, got = get_content_length(environ.get("CONTENT_LENGTH"), environ.get("HTTP_TRANSFER_ENCODING")), 0
    while True:
        try:
            piece = read()
        except Exception:  # noqa: BLE001 - a server's own errors: a connection that broke, a chunk that ends early or is none
            raise not_whole() from None
        if not piece:
            break
        got += len(piece)
        yield piece
    if announced is not None and got < announced:
        raise not_whole()


def results(body: Iterable[bytes], language: str, request_id: str) -> Iterator[bytes]:
    """Yield the result of each line, in order, as lines in pieces; the first piece, which is empty, sends the headers.

    Where the body breaks off, the last line is the problem that this is, in place of the line that is not whole.
    """
    yield b""
    lines = Lines()
    try:
        for piece in body:
            yield from _answered(lines.feed(piece), language, request_id)
    except Exception as error:  # noqa: BLE001 - the answer has begun: what goes wrong from here on is its last line
        yield orjson.dumps(failed(error, language, request_id)) + b"\n"
    else:
        yield from _answered(lines.end(), language, request_id)


def _answered(lines: Iterable[Line], language: str, request_id: str) -> Iterator[bytes]:
    answer = bytearray()
    for line in lines:
        PATIENCE.extend()
        answer += judged_line(line.raw, language, request_id)
        answer += b"\n"
        if len(answer) >= PIECE:
            yield bytes(answer)
            answer.clear()
    if answer:
        yield bytes(answer)


def _reader(environ: "WSGIEnvironment") -> Callable[[], bytes]:
    """What reads the next piece of a body, and waits only where nothing has come yet.

    Of gunicorn's body the smallest line, one byte, is asked for: it waits for no more than that, and keeps all that
    came with it in a buffer, which is then taken. (`read` would wait for a whole kilobyte.) Any other server's is read
    in large pieces.
    """
    body = environ["wsgi.input"]
    match getattr(body, "reader", None):
        case LengthReader() as inner:
            return lambda: body.readline(1) + inner.read(min(inner.unreader.buf.tell(), inner.length))
        case ChunkedReader() as inner:
            return lambda: body.readline(1) + inner.read(inner.buf.tell())
        case _:
            return partial(get_input_stream(environ).read, PIECE)
