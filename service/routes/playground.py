"""The playground page at `/` and its assets; to a terminal, `/` is a short help instead."""

import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from flask import Blueprint, Response, abort, render_template, request

from engine.text import Text
from service.language import language

ROOM: Final = Path(__file__).parent.parent / "playground"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FOREVER: Final = "public, max-age=31536000, immutable"
CHECKED: Final = "no-cache"
HTML: Final = "text/html"

SPOKEN: Final = ("en", "ja")
"""What the page speaks; its script, which finds its language likewise, has all words but these."""
WORDS: Final = {
    "title": Text(en="Mahjong scoring", ja="麻雀点数計算"),
    "description": Text(
        en="Score mahjong hands, rounds and games under many rule sets, with every han, fu and point explained.",
        ja="多くのルールで麻雀の和了・局・半荘を計算し、翻・符・点のすべてを説明します。",
    ),
    "scriptless": Text(
        en="This page needs JavaScript. The service itself does not: any HTTP client can ask its",
        ja="このページにはJavaScriptが必要です。サービス自体は、どのHTTPクライアントからでも使えます：",
    ),
}
HELP: Final = Text(
    en="""\
Mahjong scoring: hands, rounds and games under many rule sets, every han, fu and point explained.

Score a win:
  curl '{base}v1/score' -H 'Content-Type: application/json' -d '{example}'
Waits of a hand:        POST {base}v1/waits
Settle a round, a game: POST {base}v1/round, POST {base}v1/game
Rule sets:              {base}v1/rulesets
The API:                {base}docs, {base}openapi.json
Japanese and Chinese:   '{base}?lang=ja', '{base}?lang=zh'
In a browser, {base} is a page to click hands together.
""",
    ja="""\
麻雀点数計算：多くのルールで、和了・局・半荘を計算し、翻・符・点のすべてを説明します。

和了の計算：
  curl '{base}v1/score?lang=ja' -H 'Content-Type: application/json' -d '{example}'
待ち：             POST {base}v1/waits
局・半荘の精算：   POST {base}v1/round, POST {base}v1/game
ルール一覧：       {base}v1/rulesets
API：              {base}docs, {base}openapi.json
ブラウザーで {base} を開くと、牌を選んで計算できます。
""",
    zh="""\
麻将点数计算：按多种规则计算和牌、每局与整场，番、符、点数逐项说明。

计算和牌：
  curl '{base}v1/score?lang=zh' -H 'Content-Type: application/json' -d '{example}'
听牌：             POST {base}v1/waits
每局与整场结算：   POST {base}v1/round, POST {base}v1/game
规则一览：         {base}v1/rulesets
API：              {base}docs, {base}openapi.json
在浏览器中打开 {base}，可以点选牌张来计算（页面为英文或日文）。
""",
)
EXAMPLE: Final = (
    '{"hand": {"tiles": "234567m34588p67s", "winning_tile": "8s"}, '
    '"situation": {"win": "ron", "seat": "S", "discarder": "E", "riichi": "riichi"}}'
)


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page as it is served."""

    body: bytes
    media: str
    etag: str


def assets() -> dict[str, Asset]:
    """Return every static file of the page by its name below `static`, read once."""
    static = ROOM / "static"
    files = sorted(path for path in static.rglob("*") if path.is_file())
    return {path.relative_to(static).as_posix(): _asset(path) for path in files}


def _asset(path: Path) -> Asset:
    body = path.read_bytes()
    media = (
        "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    return Asset(body, media, sha256(body).hexdigest()[:32])


def playground_blueprint() -> Blueprint:
    """Return the page's routes. Its assets live under a digest of them all, so a browser may keep them for good."""
    files = assets()
    version = sha256("".join(asset.etag for asset in files.values()).encode()).hexdigest()[:16]
    modules = [name for name in files if name.endswith(".js")]
    blueprint = Blueprint("playground", __name__, template_folder=str(ROOM / "templates"))

    @blueprint.get("/")
    def page() -> Response:
        if HTML not in request.headers.get("Accept", ""):
            text = HELP.in_(language(request.environ)).format(base=request.url_root, example=EXAMPLE)
            response = Response(text, mimetype="text/plain")
        else:
            lang = language(request.environ, SPOKEN)
            words = {name: text.in_(lang) for name, text in WORDS.items()}
            response = Response(
                render_template("playground.html", assets=f"playground/{version}", modules=modules, lang=lang, **words),
                mimetype=HTML,
            )
            response.headers["Content-Security-Policy"] = POLICY
        response.headers["Vary"] = "Accept, Accept-Language"
        return _kept(response, sha256(response.get_data()).hexdigest()[:32], CHECKED)

    @blueprint.get("/playground/<version>/<path:name>")
    def asset(version: str, name: str) -> Response:
        found = files.get(name)
        if found is None:
            abort(404)
        response = Response(found.body, mimetype=found.media)
        return _kept(response, found.etag, FOREVER if version == current else CHECKED)

    current = version
    return blueprint


def _kept(response: Response, etag: str, cache: str) -> Response:
    response.set_etag(etag)
    response.headers["Cache-Control"] = cache
    response.make_conditional(request)
    return response
