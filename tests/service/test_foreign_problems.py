"""Whatever error a library raises, the answer is a problem with words of its own."""

import pytest
from werkzeug.exceptions import default_exceptions

from service.problems import problem_of

LANGUAGES = ("en", "ja", "zh")


@pytest.mark.parametrize("status", sorted(default_exceptions))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_status_has_its_words(status, language):
    document = problem_of(default_exceptions[status]()).document(language, "id")
    assert document["status"] == status
    assert document["code"]
    assert document["detail"].strip()
    assert "{" not in document["detail"]


def test_a_bare_400_is_a_bad_request():
    assert problem_of(default_exceptions[400]()).document("en", "id")["code"] == "bad_request"
