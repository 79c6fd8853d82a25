"""Every failure as one answer: `application/problem+json` (RFC 9457) with all faults, in the reader's language."""

from collections.abc import Mapping
from string import Formatter
from typing import Any, Final, Self

from werkzeug.exceptions import HTTPException, MethodNotAllowed

from engine.errors import Fault, Refused
from engine.text import Text
from schemas.problem import sentence
from service.kinds import BY_CODE, BY_STATUS, Kind

MEDIA_TYPE: Final = "application/problem+json"
NO_HEADERS: Final[Mapping[str, str]] = {}


class Problem(Exception):  # noqa: N818 - the word of RFC 9457
    """A failure on its way to the client: its kind, the faults that make it up and the headers that go with it."""

    def __init__(self, kind: Kind, faults: tuple[Fault, ...], headers: Mapping[str, str] = NO_HEADERS) -> None:
        """Keep the parts; the sentences are made when the language is known."""
        super().__init__(kind.code)
        self.kind = kind
        self.faults = faults
        self.headers = headers

    @classmethod
    def of(cls, code: str, headers: Mapping[str, str] = NO_HEADERS, **facts: object) -> Self:
        """Return the problem that one of HTTP's own kinds is, about the request as a whole."""
        return cls(BY_CODE[code], (Fault(code, (), facts),), headers)

    def document(self, language: str, request_id: str) -> dict[str, Any]:
        """Return the body of the answer."""
        errors = [
            {"code": f.code, "pointer": pointer(f.path), "detail": self._detail(f, language)} for f in self.faults
        ]
        code = errors[0]["code"] if len({error["code"] for error in errors}) == 1 else "invalid_request"
        detail = (
            errors[0]["detail"]
            if len(errors) == 1
            else BY_CODE["invalid_request"].detail.in_(language).format(count=len(errors))
        )
        return {
            "type": f"/problems/{code}",
            "title": self.kind.title.in_(language),
            "status": self.kind.status,
            "detail": detail,
            "code": code,
            "errors": errors,
            "request_id": request_id,
        }

    def _detail(self, fault: Fault, language: str) -> str:
        kind = self.kind if fault.code == self.kind.code else BY_CODE.get(fault.code)
        return kind.detail.in_(language).format_map(fault.facts) if kind else sentence(fault, language)


def pointer(path: tuple[str | int, ...]) -> str:
    """Return the JSON pointer (RFC 6901) of a path: `("hand", "melds", 2)` is `/hand/melds/2`; the whole is empty."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def of_faults(faults: tuple[Fault, ...]) -> Problem:
    """Return the problem that faults of a request's content make (422)."""
    return Problem(BY_CODE["invalid_request"], faults)


def problem_of(error: Exception) -> Problem:
    """Return the problem that any exception of a request is: the client's where it names a fault, ours elsewhere."""
    match error:
        case Problem():
            return error
        case Refused():
            return of_faults(error.faults)
        case HTTPException(code=int(status)):
            return _of_status(status, error)
        case _:
            return Problem.of("internal_error")


def _of_status(status: int, error: HTTPException) -> Problem:
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        return Problem.of("method_not_allowed", {"Allow": allowed}, allowed=allowed)
    facts: dict[str, object] = {"limit": error.description}
    kind = BY_STATUS.get(status)
    if kind is None or {name for _, name, _, _ in Formatter().parse(kind.detail.en) if name} - facts.keys():
        words = Text(en=error.name, ja=error.name)
        kind = Kind(status, kind.code if kind else error.name.lower().replace(" ", "_"), words, words)
    return Problem(kind, (Fault(kind.code, (), facts),))
