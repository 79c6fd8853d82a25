"""Which language an answer speaks: `lang` in the query, else Accept-Language, else English."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

LANGUAGES: Final = ("en", "ja", "zh")
DEFAULT: Final = "en"
_MOST_FIELDS: Final = 100


def language(environ: "WSGIEnvironment", spoken: tuple[str, ...] = LANGUAGES) -> str:
    """Return `en`, `ja` or `zh` for a request, or of those that are `spoken`. Any other language is English."""
    query = environ.get("QUERY_STRING", "")
    accepted = environ.get("HTTP_ACCEPT_LANGUAGE", "")
    return _chosen(query, accepted, spoken) if query or accepted else DEFAULT


@lru_cache(maxsize=256)
def _chosen(query: str, accepted: str, spoken: tuple[str, ...]) -> str:
    if asked := _asked(query):
        return _known(asked, spoken) or DEFAULT
    for tag, quality in parse_accept_header(accepted, LanguageAccept):
        if quality > 0 and (found := _known(tag, spoken)):
            return found
    return DEFAULT


def _asked(query: str) -> str:
    try:
        return parse_qs(query, max_num_fields=_MOST_FIELDS).get("lang", [""])[0]
    except ValueError:  # more fields than anyone asks with
        return ""


def _known(tag: str, spoken: tuple[str, ...]) -> str | None:
    primary = tag.replace("_", "-").split("-", 1)[0].lower()
    return primary if primary in spoken else None
