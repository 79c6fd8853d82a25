"""What Flask is spared changes no answer."""

import inspect

import orjson
import pytest
from flask import Flask
from werkzeug.test import EnvironBuilder, run_wsgi_app

from service.app import create_app
from service.config import Settings
from service.lean import Straight

APP = create_app(Settings())
HOOKS = (
    "before_request_funcs",
    "after_request_funcs",
    "teardown_request_funcs",
    "url_value_preprocessors",
    "url_default_functions",
)
FIXED = sorted(
    (rule.rule, method) for rule in APP.url_map.iter_rules() if not rule.arguments for method in rule.methods
)


def test_blueprints_have_no_hooks():
    assert {hook: [name for name in getattr(APP, hook) if name] for hook in HOOKS} == {hook: [] for hook in HOOKS}
    assert [name for name, handlers in APP.error_handler_spec.items() if name and any(handlers.values())] == []


def test_no_view_is_a_coroutine():
    assert APP.view_functions
    assert not any(inspect.iscoroutinefunction(view) for view in APP.view_functions.values())


@pytest.mark.parametrize(("path", "method"), FIXED)
def test_the_straight_way_leads_where_flask_goes(path, method):
    request = APP.request_class(EnvironBuilder(path, method=method).get_environ())
    found = APP.create_url_adapter(request)
    assert isinstance(found, Straight) == (method in {"GET", "POST"})
    assert found.match(return_rule=True) == Flask.create_url_adapter(APP, request).match(return_rule=True)


def answered(path, host):
    environ = EnvironBuilder(path).get_environ()
    environ["HTTP_HOST"] = host
    body, status, _ = run_wsgi_app(APP, environ)
    return int(status[:3]), b"".join(body)


@pytest.mark.parametrize("host", ["a b", "x/../y", "a:b", "x:99999", "[::1", "xn--", "é", "h" * 64, "a@b", "[x]", "."])
@pytest.mark.parametrize("path", ["/", "/v1/rulesets", "/v1/rulesets/riichi", "/docs/", "/docs", "/nowhere"])
def test_a_host_that_cannot_be_one_is_refused(host, path):
    status, body = answered(path, host)
    assert (status, orjson.loads(body)["code"]) == (400, "bad_request")


@pytest.mark.parametrize("path", ["/v1/score", "/v1/rulesets", "/nowhere"])
def test_a_query_beyond_ascii_is_refused(path):
    environ = EnvironBuilder(path).get_environ()
    environ["QUERY_STRING"] = "tiles=\xb2"
    body, status, _ = run_wsgi_app(APP, environ)
    assert (status[:3], orjson.loads(b"".join(body))["code"]) == ("400", "bad_request")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Percent-encode"), ("ja", "パーセントエンコード"), ("zh", "百分号编码")]
)
def test_who_writes_an_address_raw_is_told_to_encode_it(lang, words):
    environ = EnvironBuilder("/v1/score").get_environ()
    environ["QUERY_STRING"] = f"lang={lang}&tiles=東".encode().decode("latin-1")
    body, _, _ = run_wsgi_app(APP, environ)
    assert words in orjson.loads(b"".join(body))["detail"]


@pytest.mark.parametrize("host", ["", "x", "localhost:8000", "[::1]:8000", "127.0.0.1", "xn--wgv71a.jp", "a_b.example"])
@pytest.mark.parametrize("path", ["/", "/v1/rulesets", "/v1/rulesets/riichi"])
def test_any_other_host_does_not_matter(host, path):
    assert answered(path, host)[0] == 200


def test_head_has_the_headers_of_get_and_no_body():
    client = APP.test_client()
    head, get = client.head("/health/live"), client.get("/health/live")
    assert head.data == b""
    assert head.headers["Content-Length"] == get.headers["Content-Length"] == str(len(get.data))
