"""`GET /v1/score`: the request as a query."""

import pytest

from service.flat import FIELDS, REQUIRED, request_of
from tests.service.test_plaintext import ENGLISH, OPEN

QUERY = (
    "tiles=234m340p2267s&winning_tile=5s&melds=pon:555z:E&win=ron&seat=S&round=E&discarder=E&dora_indicators=3m"
    "&ruleset=ukiden&options=kuitan:false"
)


def test_a_query_is_the_request_that_its_fields_make(client):
    asked, posted = client.get(f"/v1/score?{QUERY}"), client.post("/v1/score", json=OPEN)
    assert asked.status_code == 200
    assert asked.data == posted.data
    assert asked.get_json()["points"] == 3900


def test_text_comes_by_accept(client):
    response = client.get(f"/v1/score?{QUERY}", headers={"Accept": "text/plain"})
    assert response.text == ENGLISH
    assert response.headers["Vary"] == "Accept, Accept-Language"


def test_what_is_missing_is_told_where_it_would_stand(client):
    response = client.get("/v1/score")
    assert response.status_code == 422
    errors = [(error["code"], error["pointer"]) for error in response.get_json(force=True)["errors"]]
    assert errors == [
        ("missing_field", "/hand/tiles"),
        ("missing_field", "/hand/winning_tile"),
        ("missing_field", "/situation/win"),
        ("missing_field", "/situation/seat"),
    ]


@pytest.mark.parametrize(
    ("query", "error"),
    [
        ("honba=two", ("invalid_type", "/situation/honba")),
        ("honba=-1", ("out_of_range", "/situation/honba")),
        ("ippatsu=maybe", ("invalid_type", "/situation/ippatsu")),
        ("seat=east", ("invalid_value", "/situation/seat")),
        ("melds=pon", ("missing_field", "/hand/melds/1/tiles")),
        ("melds=pon:99z", ("bad_notation", "/hand/melds/1/tiles")),
        ("liable=daisangen", ("missing_field", "/situation/liable/0/seat")),
        ("options=kuitan:maybe", ("invalid_type", "/options/kuitan")),
        ("options=nothing:1", ("unknown_option", "/options/nothing")),
        ("ruleset=nowhere", ("unknown_ruleset", "/ruleset")),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_place(client, query, error):
    response = client.get(f"/v1/score?{QUERY}&{query}")
    assert response.status_code == 422
    assert error in [(fault["code"], fault["pointer"]) for fault in response.get_json(force=True)["errors"]]


def test_unknown_names_are_ignored(client):
    assert client.get(f"/v1/score?{QUERY}&colour=red&hand=1").get_json()["points"] == 3900


@pytest.mark.parametrize(
    ("written", "part", "value"),
    [
        ([("honba", "3")], "situation", {"honba": 3}),
        ([("honba", "")], "situation", {"honba": None}),
        ([("honba", "9" * 50)], "situation", {"honba": "9" * 50}),
        ([("honba", "1"), ("honba", "2")], "situation", {"honba": 2}),
        ([("ippatsu", "TRUE")], "situation", {"ippatsu": True}),
        ([("ippatsu", "1")], "situation", {"ippatsu": True}),
        ([("ippatsu", "off")], "situation", {"ippatsu": False}),
        ([("ippatsu", "")], "situation", {"ippatsu": False}),
        ([("riichi", "riichi")], "situation", {"riichi": "riichi"}),
        ([("liable", "daisangen:N, daisuushii:W")], "situation",
         {"liable": [{"yaku": "daisangen", "seat": "N"}, {"yaku": "daisuushii", "seat": "W"}]}),
        ([("melds", "pon:555z:E,chi:123m"), ("melds", "ankan:2222p")], "hand",
         {"melds": [{"type": "pon", "tiles": "555z", "from": "E"}, {"type": "chi", "tiles": "123m"},
                    {"type": "ankan", "tiles": "2222p"}]}),
        ([("melds", "chi:123m:E:2m")], "hand",
         {"melds": [{"type": "chi", "tiles": "123m", "from": "E", "called": "2m"}]}),
        ([("melds", "")], "hand", {"melds": []}),
        ([("nukidora", "2"), ("gold", "5p")], "hand", {"nukidora": 2, "gold": "5p"}),
        ([("options", "kuitan:false"), ("options", "length:tonpuu"), ("options", 'red_fives:{"m": 2}')], "options",
         {"kuitan": False, "length": "tonpuu", "red_fives": {"m": 2}}),
    ],
)  # fmt: skip
def test_each_field_is_read_by_its_kind(written, part, value):
    assert request_of(written)[part] == value


def test_every_field_of_a_request_has_a_flat_name():
    assert list(FIELDS) == [
        "ruleset", "options", "tiles", "winning_tile", "melds", "nukidora", "gold", "win", "seat", "round", "discarder",
        "riichi", "ippatsu", "timing", "dora_indicators", "ura_indicators", "honba", "deposits", "wareme", "liable",
    ]  # fmt: skip
    assert set(REQUIRED) < set(FIELDS)


@pytest.mark.parametrize(
    ("written", "pointer", "says"),
    [
        ("dora=3m", "/situation/dora", "dora_indicators"),
        ("ura=3m", "/situation/ura", "ura_indicators"),
        ("rulset=mleague", "/rulset", "ruleset"),
        ("honbaa=3", "/situation/honbaa", "honba"),
        ("meld=chi:234m", "/hand/meld", "melds"),
        ("winning_tiles=8s", "/hand/winning_tiles", "winning_tile"),
    ],
)
def test_a_name_that_is_nearly_a_fields_is_refused(client, written, pointer, says):
    query = "tiles=234567m34588p67s&winning_tile=8s&win=ron&seat=S&discarder=E"
    answer = client.get(f"/v1/score?{query}&{written}")
    assert answer.status_code == 422
    told = {error["pointer"]: error for error in answer.get_json(force=True)["errors"]}
    assert told[pointer]["code"] == "unknown_field"
    assert f"“{says}”" in told[pointer]["detail"]


@pytest.mark.parametrize(
    "written", ["utm_source=x", "round_id=7", "ref=a", "_=123", "format=json", "lang=ja", "time=3"]
)
def test_any_other_name_is_left_out(client, written):
    query = "tiles=234567m34588p67s&winning_tile=8s&win=ron&seat=S&discarder=E"
    assert client.get(f"/v1/score?{query}&{written}").status_code == 200
