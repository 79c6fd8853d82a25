"""`lang`, else Accept-Language, else English."""

import pytest
from werkzeug.test import EnvironBuilder

from service.language import language


@pytest.mark.parametrize(
    ("query", "header", "expected"),
    [
        ("", "", "en"),
        ("lang=ja", "", "ja"),
        ("lang=zh", "ja", "zh"),
        ("lang=JA", "", "ja"),
        ("lang=zh-Hant-TW", "", "zh"),
        ("lang=ja_JP", "", "ja"),
        ("lang=fr", "ja", "en"),
        ("lang=", "ja", "ja"),
        ("language=ja", "", "en"),
        ("x=1&lang=ja", "", "ja"),
        ("", "ja", "ja"),
        ("", "zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("", "en;q=0.5, ja;q=0.9", "ja"),
        ("", "fr, de", "en"),
        ("", "fr, ja;q=0.1", "ja"),
        ("", "ja;q=0", "en"),
        ("", "*", "en"),
        ("", ";;;,,q=q", "en"),
        ("lang=%ff%00", "", "en"),
        ("&".join(f"a{n}=1" for n in range(1000)) + "&lang=ja", "", "en"),
    ],
)
def test_the_language_of_an_answer(query, header, expected):
    headers = {"Accept-Language": header} if header else {}
    assert language(EnvironBuilder(query_string=query, headers=headers).get_environ()) == expected


@pytest.mark.parametrize(
    ("query", "header", "expected"),
    [("lang=zh", "ja", "en"), ("", "zh,ja;q=0.5", "ja"), ("", "zh", "en"), ("lang=ja", "zh", "ja"), ("", "", "en")],
)
def test_what_does_not_speak_every_language_takes_the_next(query, header, expected):
    headers = {"Accept-Language": header} if header else {}
    environ = EnvironBuilder(query_string=query, headers=headers).get_environ()
    assert language(environ, ("en", "ja")) == expected
