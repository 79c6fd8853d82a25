"""The description: in step with the routes and with the committed file, valid, its examples true."""

from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

from schemas.problem import CODES
from service.kinds import BY_CODE
from service.openapi import as_yaml, describe, operations

ROOT = Path(__file__).parents[2]
PAGES = {"/", "/docs"}
"""What browsers open, which is no part of the interface."""


@pytest.fixture(scope="module")
def document(app):
    return describe(app)


def test_the_committed_file_is_fresh(document):
    assert (ROOT / "openapi.yaml").read_text(encoding="utf-8") == as_yaml(document), "run `make openapi`"


def test_it_is_valid(document):
    assert [error.message for error in OpenAPIV31SpecValidator(document).iter_errors()] == []


def test_it_is_served_as_it_is_committed(client, document):
    assert client.get("/openapi.json").get_json() == document
    served = client.get("/openapi.yaml")
    assert served.mimetype == "application/yaml"
    assert yaml.safe_load(served.data) == document


def test_each_route_is_described_and_nothing_else(app, document):
    routes = {
        (method.lower(), rule.rule.replace("<", "{").replace(">", "}"))
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
        if not rule.rule.startswith(("/docs/", "/playground/")) and rule.rule not in PAGES
    }
    described = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert routes == described


def test_each_operation_says_what_it_is(document):
    for methods in document["paths"].values():
        for each in methods.values():
            assert each["summary"]
            assert each["tags"]
            assert each["operationId"]
            assert "default" in each["responses"]
    ids = [each["operationId"] for methods in document["paths"].values() for each in methods.values()]
    assert len(ids) == len(set(ids))


def test_each_code_that_an_operation_can_answer_with_has_a_sentence(app):
    told = {code for each in operations(app) for code in each.problems}
    assert told <= {*CODES, *BY_CODE}


def test_each_tag_is_explained(document):
    used = {tag for methods in document["paths"].values() for each in methods.values() for tag in each["tags"]}
    assert used <= {tag["name"] for tag in document["tags"]}


def without_ids(answer):
    """An answer without the ids of requests, in it and in the problems of its items."""
    if isinstance(answer, Mapping):
        return {key: without_ids(value) for key, value in answer.items() if key != "request_id"}
    return [without_ids(value) for value in answer] if isinstance(answer, list) else answer


def test_every_example_is_true(app, client):
    shown = [(each, example) for each in operations(app) for example in each.examples]
    assert shown
    for each, example in shown:
        response = client.open(each.path, method=each.method, json=example.request)
        assert response.status_code == example.status, example.name
        assert without_ids(response.get_json(force=True)) == without_ids(example.answer), example.name


def test_every_operation_with_a_body_shows_an_example(app):
    assert [each.path for each in operations(app) if each.request and not each.examples] == []
