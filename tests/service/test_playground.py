"""The playground's routes, and its sprite against the program that draws it."""

import json
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.config import Settings
from service.playground.sprite import STATIC, faces, icon, sprite
from tests.commands import BASE, run, unquoted

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
CURL = {"Accept": "*/*"}


def test_a_browser_gets_the_page_under_a_strict_policy(client: FlaskClient):
    page = client.get("/", headers=BROWSER)
    assert page.status_code == 200
    assert page.mimetype == "text/html"
    assert page.headers["Content-Security-Policy"].split("; ")[:5] == [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
    ]
    assert "Accept" in page.headers["Vary"]
    assert " style=" not in page.text
    assert re.findall(r"<script(?![^>]* src=)", page.text) == []
    assert "<style" not in page.text


@pytest.mark.parametrize(
    ("lang", "words", "riichi"),
    [("en", "Score a win", "Riichi"), ("ja", "和了の計算", "立直"), ("zh", "计算和牌", "立直")],
)
def test_a_terminal_gets_a_short_help(client: FlaskClient, lang: str, words: str, riichi: str):
    answer = client.get(f"/?lang={lang}", headers=CURL)
    assert answer.mimetype == "text/plain"
    assert words in answer.text
    assert client.get("/", headers={**CURL, "Accept-Language": lang}).text == answer.text
    assert len(answer.text.splitlines()) < 20
    assert unquoted(answer.text) == []
    (command,) = (line for line in answer.text.splitlines() if "curl" in line)
    score = json.loads(run(client, command.replace("http://localhost/", f"{BASE}/")))
    assert (score["yaku"][0]["name"], score["points"]) == (riichi, 3900)


def test_whatever_the_page_names_is_there_and_kept_for_good(client: FlaskClient):
    page = client.get("/", headers=BROWSER).text
    named = set(re.findall(r'(?:href|src)="(playground/[^"]+)"', page))
    assert len(named) > 20
    for name in named:
        asset = client.get(f"/{name}")
        assert asset.status_code == 200, name
        assert "immutable" in asset.headers["Cache-Control"]
        assert client.get(f"/{name}", headers={"If-None-Match": asset.headers["ETag"]}).status_code == 304
    media = {Path(name).suffix: client.get(f"/{name}").mimetype for name in named}
    assert media == {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def test_an_old_address_of_an_asset_serves_the_new_one_unkept(client: FlaskClient):
    asset = client.get("/playground/0123456789abcdef/tiles.svg")
    assert asset.status_code == 200
    assert asset.headers["Cache-Control"] == "no-cache"
    assert client.get("/playground/0123456789abcdef/../app.py").status_code == 404
    assert client.get("/playground/0123456789abcdef/none.js").status_code == 404


def test_the_page_can_be_checked_for_change(client: FlaskClient):
    page = client.get("/", headers=BROWSER)
    assert page.headers["Cache-Control"] == "no-cache"
    again = client.get("/", headers={**BROWSER, "If-None-Match": page.headers["ETag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("query", "accepted", "lang"),
    [
        ("", "", "en"),
        ("?lang=ja", "", "ja"),
        ("?lang=JA-jp", "en", "ja"),
        ("?lang=en", "ja", "en"),
        ("?lang=zh", "ja", "en"),
        ("?lang=fr", "ja", "en"),
        ("", "ja,en;q=0.5", "ja"),
        ("", "en-GB,ja;q=0.5", "en"),
        ("", "zh-CN,ja;q=0.5", "ja"),
        ("", "fr", "en"),
    ],
)
def test_the_page_comes_in_the_language_of_its_reader(client: FlaskClient, query: str, accepted: str, lang: str):
    page = client.get(f"/{query}", headers={**BROWSER, **({"Accept-Language": accepted} if accepted else {})})
    (title,) = re.findall(r"<title>(.*)</title>", page.text)
    assert f'<html lang="{lang}">' in page.text
    assert title == {"en": "Mahjong scoring", "ja": "麻雀点数計算"}[lang]
    assert f'title: "{title}"' in (STATIC / "js" / f"text-{lang}.js").read_text(encoding="utf-8")
    assert ("JavaScriptが必要" in page.text) == (lang == "ja")
    assert page.headers["Vary"] == "Accept, Accept-Language"


def test_a_page_kept_in_one_language_is_not_taken_for_the_other(client: FlaskClient):
    english, japanese = (client.get("/", headers={**BROWSER, "Accept-Language": lang}) for lang in ("en", "ja"))
    kept = {**BROWSER, "If-None-Match": english.headers["ETag"]}
    assert english.headers["ETag"] != japanese.headers["ETag"]
    assert client.get("/", headers={**kept, "Accept-Language": "en"}).status_code == 304
    changed = client.get("/", headers={**kept, "Accept-Language": "ja"})
    assert (changed.status_code, changed.text) == (200, japanese.text)


def test_the_playground_can_be_switched_off():
    client = create_app(Settings(access_log=False, playground=False)).test_client()
    assert client.get("/", headers=BROWSER).status_code == 404


def test_the_page_s_many_files_take_nothing_from_a_ration():
    client = create_app(Settings(access_log=False, rate_limit="1 per hour")).test_client()
    assert [client.get("/", headers=BROWSER).status_code for _ in range(3)] == [200, 200, 200]
    assert [client.get("/v1/rulesets").status_code for _ in range(2)] == [200, 429]


def test_the_committed_pictures_are_the_drawn_ones():
    assert (STATIC / "tiles.svg").read_text(encoding="utf-8") == sprite()
    assert (STATIC / "icon.svg").read_text(encoding="utf-8") == icon()


def test_there_is_a_face_for_every_kind_and_every_dyed_five():
    kinds = {f"{number}{suit}" for suit in "mps" for number in range(1, 10)} | {f"{number}z" for number in range(1, 8)}
    assert set(faces()) == kinds | {f"{dye}{suit}" for dye in "0G" for suit in "mps"}
    assert len(set(faces().values())) == 40


def test_circles_and_bamboo_show_as_many_as_they_say():
    for number in range(2, 10):
        assert faces()[f"{number}p"].count("<circle") == 4 * number
        assert faces()[f"{number}s"].count("<g ") == number


def test_no_module_is_long():
    longest = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in (STATIC / "js").glob("*.js")}
    assert max(longest.values()) < 250, longest
