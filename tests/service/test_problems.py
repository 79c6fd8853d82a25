"""Every failure is one shape: application/problem+json with all faults, in the reader's language."""

import re
from io import BytesIO
from string import Formatter

import pytest

from engine.errors import Fault
from service.kinds import KINDS
from service.problems import of_faults, pointer

FIELDS = {"type", "title", "status", "detail", "code", "errors", "request_id"}


def problem(response, status, code):
    assert response.status_code == status
    assert response.mimetype == "application/problem+json"
    document = response.get_json(force=True)
    assert set(document) == FIELDS
    assert document["status"] == status
    assert document["code"] == code
    assert document["type"] == f"/problems/{code}"
    assert document["request_id"] == response.headers["X-Request-Id"]
    assert all(set(error) == {"code", "pointer", "detail"} for error in document["errors"])
    return document


def test_malformed_json(demo):
    document = problem(demo.post("/sum", data=b"{", content_type="application/json"), 400, "malformed_json")
    assert [(e["code"], e["pointer"]) for e in document["errors"]] == [("malformed_json", "")]


def test_a_path_that_is_not_there(demo):
    problem(demo.get("/v1/nothing"), 404, "not_found")


def test_a_method_that_is_not_there(demo):
    response = demo.delete("/sum")
    document = problem(response, 405, "method_not_allowed")
    assert set(response.headers["Allow"].split(", ")) == {"OPTIONS", "POST"}
    assert "OPTIONS, POST" in document["detail"]


@pytest.mark.parametrize("accept", ["text/html", "application/xml, text/plain;q=0.5", "application/json;q=0"])
def test_an_answer_the_client_excludes(demo, accept):
    problem(demo.post("/sum", json={"left": 1}, headers={"Accept": accept}), 406, "not_acceptable")


@pytest.mark.parametrize(
    "accept", ["*/*", "application/*", "application/json", "text/html, */*;q=0.1", "", "rubbish;;,"]
)
def test_an_answer_the_client_takes(demo, accept):
    expected = 406 if accept.startswith("rubbish") else 200
    assert demo.post("/sum", json={"left": 1}, headers={"Accept": accept}).status_code == expected


def test_a_body_that_is_too_large(demo):
    document = problem(demo.post("/sum", json={"left": 1, "x": "y" * 5000}), 413, "body_too_large")
    assert "4096" in document["detail"]


@pytest.mark.parametrize(("length", "status"), [(4095, 200), (4096, 200), (4097, 413), (4098, 413)])
def test_the_limit_of_a_body_is_exact(demo, length, status):
    body = b'{"left": 1}'.ljust(length)
    assert demo.post("/sum", data=body, content_type="application/json").status_code == status
    unannounced = {"wsgi.input": BytesIO(body), "wsgi.input_terminated": True, "CONTENT_LENGTH": ""}
    answer = demo.post("/sum", content_type="application/json", environ_overrides=unannounced)
    assert answer.status_code == status


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/json; charset=shift_jis"},
        {"Content-Type": "application/json", "Content-Encoding": "gzip"},
        {"Content-Type": ";;;"},
    ],
)
def test_a_body_in_another_form(demo, headers):
    document = problem(demo.post("/sum", data=b'{"left": 1}', headers=headers), 415, "unsupported_media_type")
    assert "application/json" in document["detail"]


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Content-Type": "application/json"},
        {"Content-Type": "Application/JSON; charset=UTF-8"},
        {"Content-Type": "application/json", "Content-Encoding": "identity"},
    ],
)
def test_a_body_in_a_form_that_is_taken(demo, headers):
    assert demo.post("/sum", data=b'{"left": 1}', headers=headers).get_json() == {"total": 1}


@pytest.mark.parametrize("body", [b"[]", b'"text"', b"1", b"null", b"true", b"1.5", b"1e400"])
def test_a_top_level_that_is_no_object(demo, body):
    document = problem(demo.post("/sum", data=body, content_type="application/json"), 422, "invalid_type")
    assert [(e["code"], e["pointer"]) for e in document["errors"]] == [("invalid_type", "")]


def test_all_faults_at_once(demo):
    document = problem(demo.post("/sum", json={"left": "1", "right": 101, "up": 2}), 422, "invalid_request")
    assert {(e["code"], e["pointer"]) for e in document["errors"]} == {
        ("invalid_type", "/left"),
        ("out_of_range", "/right"),
        ("unknown_field", "/up"),
    }
    assert "3" in document["detail"]


def test_several_faults_of_one_kind_are_that_kind(demo):
    document = problem(demo.post("/sum", json={"left": 101, "right": 102}), 422, "out_of_range")
    assert len(document["errors"]) == 2


def test_a_refusal_of_the_engine_is_a_fault_of_the_request(demo):
    document = problem(demo.post("/sum", json={"left": 1, "right": 13}), 422, "invalid_value")
    assert document["errors"][0]["pointer"] == "/right"


def test_a_defect_shows_nothing_of_itself(demo, caplog):
    response = demo.post("/defect", json={"left": 1})
    problem(response, 500, "internal_error")
    assert b"secret" not in response.data
    assert b"Traceback" not in response.data
    logged = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(logged) == 1
    assert "a secret" in str(logged[0].exc_info[1])
    assert logged[0].request_id == response.headers["X-Request-Id"]


@pytest.mark.parametrize(
    ("query", "word"), [("lang=ja", "見つかりません"), ("lang=zh", "未找到"), ("lang=xx", "Not found")]
)
def test_the_language_of_a_problem(demo, query, word):
    assert demo.get(f"/nothing?{query}").get_json(force=True)["title"] == word


def test_a_head_request_has_the_status_without_the_body(demo):
    response = demo.head("/nothing")
    assert (response.status_code, response.data) == (404, b"")


def test_what_the_client_sends_comes_back_only_as_json(demo):
    response = demo.get("/<script>alert(1)</script>?lang=<script>")
    assert b"<script>" not in response.data
    response = demo.post("/sum", data=b"{}", headers={"Content-Type": "<script>alert(1)</script>"})
    assert response.mimetype == "application/problem+json"
    assert response.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("given", ["abc-DEF_1.2", "a" * 64])
def test_a_sane_request_id_is_kept(demo, given):
    assert demo.get("/health/live", headers={"X-Request-Id": given}).headers["X-Request-Id"] == given


@pytest.mark.parametrize("given", ["", "a" * 65, "a b", "a<b", "あ".encode().decode("latin-1")])
def test_any_other_request_id_is_replaced(demo, given):
    made = demo.get("/health/live", headers={"X-Request-Id": given}).headers["X-Request-Id"]
    assert re.fullmatch(r"[0-9a-f]{32}", made)


def test_pointers_are_escaped():
    assert pointer(()) == ""
    assert pointer(("hand", "melds", 2, "tiles")) == "/hand/melds/2/tiles"
    assert pointer(("a/b", "c~d", "")) == "/a~1b/c~0d/"


def test_a_problem_can_be_made_for_an_item_of_a_batch():
    document = of_faults((Fault("malformed_json", (), {"reason": "x"}),)).document("ja", "id-1")
    assert document["code"] == "malformed_json"
    assert document["request_id"] == "id-1"
    assert "x" in document["detail"]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_a_kind_says_the_same_in_every_language(kind):
    facts = [
        {name for _, name, _, _ in Formatter().parse(text) if name}
        for text in (kind.detail.en, kind.detail.ja, kind.detail.zh)
    ]
    assert facts[0] == facts[1] == facts[2]
    assert len({kind.title.en, kind.title.ja, kind.title.zh}) == 3
    assert len({kind.detail.en, kind.detail.ja, kind.detail.zh}) == 3
