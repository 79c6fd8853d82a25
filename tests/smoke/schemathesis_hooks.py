"""What schemathesis has to know of application/x-ndjson: its schema is that of one line."""

import json
from typing import Any

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def line(_context: Any, value: Any) -> bytes:
    return json.dumps(value).encode() + b"\n"


@schemathesis.deserializer("application/x-ndjson")
def first_line(_context: Any, response: Any) -> Any:
    return json.loads(response.content.splitlines()[0])
