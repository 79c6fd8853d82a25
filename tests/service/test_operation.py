"""One declaration serves: bodies, streams, answers that never change."""

import pytest

from service.config import Settings
from tests.service.demo import create


def test_a_body_is_loaded_and_answered(demo):
    response = demo.post("/sum", json={"left": 3, "right": 4})
    assert response.get_json() == {"total": 7}
    assert response.mimetype == "application/json"


def test_another_form_of_body_goes_to_its_own_view(demo):
    response = demo.post("/sum", data=b"", content_type="application/x-ndjson")
    assert response.mimetype == "application/x-ndjson"
    assert response.data == b"line\nline\nline\n"


def test_a_fixed_answer_is_made_once_and_known_by_its_tag(demo):
    first, second, other = demo.get("/squares/3"), demo.get("/squares/3"), demo.get("/squares/4")
    assert first.get_json()["square"] == 9
    assert other.get_json()["square"] == 16
    assert first.data == second.data
    assert first.headers["ETag"] == second.headers["ETag"] != other.headers["ETag"]
    assert first.headers["Cache-Control"] == "public, max-age=3600"
    assert "Accept-Language" in first.headers["Vary"]


def test_a_client_that_has_the_answer_is_told_so(demo):
    tag = demo.get("/squares/3").headers["ETag"]
    response = demo.get("/squares/3", headers={"If-None-Match": tag})
    assert (response.status_code, response.data) == (304, b"")
    assert response.headers["ETag"] == tag
    assert demo.get("/squares/3", headers={"If-None-Match": '"other"'}).status_code == 200


def test_each_language_has_its_own_answer(demo):
    english, japanese = demo.get("/squares/5"), demo.get("/squares/5?lang=ja")
    assert english.headers["ETag"] != japanese.headers["ETag"]


def test_a_failure_is_not_kept(demo):
    assert demo.get("/squares/three").status_code == 500
    assert demo.get("/squares/3").status_code == 200


def test_with_keys_only_the_client_may_keep_an_answer():
    client = create(Settings(api_keys=("0123456789abcdef",))).test_client()
    response = client.get("/squares/3", headers={"X-API-Key": "0123456789abcdef"})
    assert response.headers["Cache-Control"] == "private, max-age=3600"


@pytest.mark.parametrize("path", ["/version", "/openapi.json", "/openapi.yaml"])
def test_what_the_service_says_of_itself_never_changes(client, path):
    response = client.get(path)
    assert response.status_code == 200
    assert client.get(path, headers={"If-None-Match": response.headers["ETag"]}).status_code == 304


def test_the_version(client):
    version = client.get("/version").get_json()
    assert version["name"] == "mahjong-score"
    assert version["contract"] == "1"
    assert version["commit"] is None
    assert set(version) == {"name", "version", "contract", "python", "commit"}


def test_the_revision_comes_from_the_environment():
    settings = Settings.from_environment({"COMMIT": "0a1b2c3"})
    assert create(settings).test_client().get("/version").get_json()["commit"] == "0a1b2c3"


def test_a_condition_that_does_not_hold_is_a_problem(demo):
    tag = demo.get("/squares/3").headers["ETag"]
    refused = demo.get("/squares/3", headers={"If-Match": '"other"'})
    assert (refused.status_code, refused.mimetype) == (412, "application/problem+json")
    assert refused.get_json(force=True)["code"] == "precondition_failed"
    assert demo.get("/squares/3", headers={"If-Match": tag}).status_code == 200
