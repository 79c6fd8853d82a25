"""Who may ask, how often, and what a browser may do with the answers."""

import time

import pytest

from service.app import create_app
from service.config import Settings
from service.problems import Problem
from tests.service.demo import create

KEYS = ("correct-horse-battery", "staple-and-then-some")


def asked(settings, path="/version", method="GET", **headers):
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return create(settings).test_client().open(path, method=method, headers=names)


@pytest.mark.parametrize("path", ["/health/live", "/version", "/docs", "/docs/swagger-ui.css", "/nothing", "/metrics"])
def test_every_answer_carries_the_strict_headers(client, path):
    with client.get(path) as response:
        headers = response.headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert ("script-src 'self'" in policy) == (path == "/docs")


class TestKeys:
    @pytest.mark.parametrize("key", KEYS)
    def test_each_key_opens_by_either_header(self, key):
        settings = Settings(api_keys=KEYS)
        assert asked(settings, Authorization=f"Bearer {key}").status_code == 200
        assert asked(settings, Authorization=f"bearer  {key} ").status_code == 200
        assert asked(settings, X_API_Key=key).status_code == 200

    @pytest.mark.parametrize(
        "headers",
        [
            {},
            {"X_API_Key": ""},
            {"X_API_Key": KEYS[0][:-1]},
            {"X_API_Key": KEYS[0] + "x"},
            {"X_API_Key": ",".join(KEYS)},
            {"X_API_Key": "\xff\xfe"},
            {"Authorization": KEYS[0]},
            {"Authorization": f"Basic {KEYS[0]}"},
            {"Authorization": "Bearer"},
        ],
    )
    def test_anything_else_stays_out(self, headers):
        response = asked(Settings(api_keys=KEYS), **headers)
        assert response.status_code == 401
        assert response.headers["WWW-Authenticate"] == "Bearer"
        assert response.get_json(force=True)["code"] == "unauthorized"

    @pytest.mark.parametrize("path", ["/metrics", "/openapi.json", "/docs", "/nothing", "/sum"])
    def test_a_key_is_needed_for_all_else(self, path):
        assert asked(Settings(api_keys=KEYS), path).status_code == 401

    @pytest.mark.parametrize("path", ["/health/live", "/health/ready"])
    def test_no_key_is_needed_for_health(self, path):
        assert asked(Settings(api_keys=KEYS), path).status_code == 200

    def test_a_key_is_never_logged(self, caplog, capfd):
        caplog.set_level("DEBUG")
        asked(Settings(api_keys=KEYS), X_API_Key=KEYS[0]).close()
        asked(Settings(api_keys=KEYS), X_API_Key="wrong-horse-battery").close()
        logged = capfd.readouterr().out + str([vars(record) for record in caplog.records])
        assert logged.count('"path":"/version"') == 2
        assert "horse" not in logged


class TestSharing:
    def test_no_origin_is_let_in_unless_configured(self):
        response = asked(Settings(), Origin="https://a.example")
        assert not [name for name, _ in response.headers if name.startswith("Access-Control")]

    def test_a_listed_origin_is_let_in(self):
        settings = Settings(cors_origins=("https://a.example", "https://b.example"))
        response = asked(settings, Origin="https://b.example")
        assert response.headers["Access-Control-Allow-Origin"] == "https://b.example"
        assert "X-Request-Id" in response.headers["Access-Control-Expose-Headers"]
        assert "Origin" in ", ".join(response.headers.getlist("Vary"))

    @pytest.mark.parametrize("origin", ["https://c.example", "https://a.example.evil", "null", ""])
    def test_another_origin_is_not(self, origin):
        response = asked(Settings(cors_origins=("https://a.example",)), Origin=origin)
        assert response.status_code == 200
        assert "Access-Control-Allow-Origin" not in response.headers
        assert "Origin" in ", ".join(response.headers.getlist("Vary"))

    def test_any_origin_is_let_in_by_a_star_without_credentials(self):
        response = asked(Settings(cors_origins=("*",)), Origin="https://c.example")
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in response.headers

    def test_a_browser_may_ask_before_it_sends_a_key(self):
        settings = Settings(cors_origins=("https://a.example",), api_keys=KEYS)
        response = asked(settings, "/sum", "OPTIONS", Origin="https://a.example", Access_Control_Request_Method="POST")
        assert response.status_code == 200
        assert "POST" in response.headers["Access-Control-Allow-Methods"]
        assert "X-API-Key" in response.headers["Access-Control-Allow-Headers"]

    def test_a_failure_can_be_read_by_the_page_too(self):
        response = asked(Settings(cors_origins=("https://a.example",)), "/nothing", Origin="https://a.example")
        assert response.headers["Access-Control-Allow-Origin"] == "https://a.example"


class TestRation:
    def test_a_client_that_asks_too_often_waits(self):
        client = create(Settings(rate_limit="2 per hour")).test_client()
        assert [client.get("/version").status_code for _ in range(3)] == [200, 200, 429]
        response = client.post("/sum", json={"left": 1})
        assert response.status_code == 429
        assert 0 < int(response.headers["Retry-After"]) <= 3600
        document = response.get_json(force=True)
        assert document["code"] == "too_many_requests"
        assert "2 per 1 hour" in document["detail"]

    def test_an_answer_tells_what_is_left_and_only_a_refusal_to_wait(self):
        client = create(Settings(rate_limit="2 per hour")).test_client()
        answers = [client.get("/version") for _ in range(3)]
        assert [answer.headers["X-RateLimit-Limit"] for answer in answers] == ["2", "2", "2"]
        assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == ["1", "0", "0"]
        assert all(0 < int(answer.headers["X-RateLimit-Reset"]) - time.time() <= 3601 for answer in answers)
        assert ["Retry-After" in answer.headers for answer in answers] == [False, False, True]
        assert not [name for answer in answers for name, _ in answer.headers if name == "X-RateLimit-Retry-After"]

    def test_of_several_rations_the_shortest_is_told_or_the_one_that_refuses(self):
        client = create(Settings(rate_limit="3 per hour; 2 per day")).test_client()
        answers = [client.get("/version") for _ in range(3)]
        assert [answer.headers["X-RateLimit-Limit"] for answer in answers] == ["3", "3", "2"]
        assert int(answers[2].headers["Retry-After"]) <= 24 * 3600

    def test_a_refusal_that_says_itself_how_long_to_wait_keeps_its_word(self):
        app = create(Settings(rate_limit="2 per hour"))

        @app.get("/busy")
        def busy():
            raise Problem.of("unavailable", {"Retry-After": "5"}, state="busy")

        answer = app.test_client().get("/busy")
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")

    def test_a_page_of_another_origin_may_read_what_is_left(self):
        settings = Settings(cors_origins=("https://a.example",), rate_limit="2 per hour")
        answer = asked(settings, Origin="https://a.example")
        told = {name for name, _ in answer.headers if name.startswith("X-RateLimit-")}
        assert told == {"X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"}
        assert told <= set(answer.headers["Access-Control-Expose-Headers"].split(", "))

    def test_a_batch_takes_one_request_from_the_ration(self):
        client = create_app(Settings(rate_limit="2 per hour", access_log=False)).test_client()
        answers = [client.post("/v1/score/batch", json={"items": [{}] * 100}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]

    @pytest.mark.parametrize("path", ["/health/live", "/health/ready", "/metrics", "/docs"])
    def test_what_a_balancer_a_scraper_and_a_page_ask_is_not_rationed(self, path):
        client = create(Settings(rate_limit="1 per hour")).test_client()
        assert client.get("/version").status_code == 200
        assert client.get("/version").status_code == 429
        answers = [client.get(path) for _ in range(5)]
        assert {answer.status_code for answer in answers} == {200}
        assert not [name for answer in answers for name, _ in answer.headers if name.startswith("X-RateLimit-")]

    def test_each_client_has_its_own_ration(self):
        client = create(Settings(rate_limit="1 per hour")).test_client()
        first, second = {"REMOTE_ADDR": "192.0.2.1"}, {"REMOTE_ADDR": "192.0.2.2"}
        assert [client.get("/version", environ_overrides=who).status_code for who in (first, second, first)] == [
            200,
            200,
            429,
        ]

    def test_a_key_has_one_ration_wherever_it_comes_from(self):
        client = create(Settings(rate_limit="1 per hour", api_keys=KEYS)).test_client()
        where = ({"REMOTE_ADDR": "192.0.2.1"}, {"REMOTE_ADDR": "192.0.2.2"})
        answers = [
            client.get("/version", headers={"X-API-Key": KEYS[0]}, environ_overrides=who).status_code for who in where
        ]
        assert answers == [200, 429]
        assert client.get("/version", headers={"X-API-Key": KEYS[1]}).status_code == 200

    def test_a_forwarded_address_counts_only_behind_a_trusted_proxy(self):
        def answers(settings):
            client = create(settings).test_client()
            return [
                client.get("/version", headers={"X-Forwarded-For": address}).status_code
                for address in ("192.0.2.1", "192.0.2.2")
            ]

        assert answers(Settings(rate_limit="1 per hour")) == [200, 429]
        assert answers(Settings(rate_limit="1 per hour", trusted_proxies=1)) == [200, 200]
