"""Scoring one win over HTTP: the contract's own example, every form of an answer, notations and languages."""

import pytest

from schemas.answer import ScoreSchema

EXAMPLE = {
    "ruleset": "ukiden",
    "options": {"kuitan": False},
    "hand": {"tiles": "234m340p2267s", "winning_tile": "5s", "melds": [{"type": "pon", "tiles": "555z", "from": "E"}]},
    "situation": {"win": "ron", "seat": "S", "round": "E", "discarder": "E", "dora_indicators": "3m"},
}
ANSWER = {
    "ruleset": "ukiden",
    "outcome": "win",
    "yaku": [{"id": "haku", "name": "White dragon", "han": 1}],
    "dora": [{"id": "dora", "name": "Dora", "han": 1}, {"id": "red_five", "name": "Red five", "han": 1}],
    "han": 3,
    "fu": 30,
    "yakuman": 0,
    "limit": None,
    "fu_details": [
        {"id": "base", "name": "Base", "fu": 20},
        {"id": "triplet_open", "name": "Open triplet", "tiles": "555z", "fu": 4},
        {"id": "rounding", "name": "Rounded up", "fu": 6},
    ],
    "points": 3900,
    "payments": [{"from": "E", "to": "S", "points": 3900, "reason": "win"}],
    "deltas": {"E": -3900, "S": 3900, "W": 0, "N": 0},
    "reading": {
        "shape": "standard",
        "wait": "ryanmen",
        "groups": [
            {"kind": "run", "tiles": "234m", "open": False},
            {"kind": "run", "tiles": "340p", "open": False},
            {"kind": "run", "tiles": "567s", "open": False, "completed": True},
            {"kind": "pair", "tiles": "22s", "open": False},
            {"kind": "triplet", "tiles": "555z", "open": True},
        ],
    },
    "alternatives": [],
}
"""As the contract prints it."""


def score(
    client, tiles, winning_tile, *, ruleset="riichi", melds=(), query="", options=None, headers=None, **situation
):
    situation = {"win": "tsumo", "seat": "S"} | situation
    hand = {"tiles": tiles, "winning_tile": winning_tile, "melds": list(melds)}
    request = {"ruleset": ruleset, "options": options, "hand": hand, "situation": situation}
    response = client.post(f"/v1/score{query}", json=request, headers=headers)
    assert response.status_code == 200, response.text
    answer = response.get_json()
    assert ScoreSchema().validate(answer) == {}
    return answer


def test_the_contracts_example_is_answered_as_it_is_printed(client):
    response = client.post("/v1/score", json=EXAMPLE)
    assert response.status_code == 200
    assert response.mimetype == "application/json"
    assert response.get_json() == ANSWER
    assert list(response.get_json()) == list(ANSWER)


@pytest.mark.parametrize(
    ("tiles", "winning_tile", "meld"),
    [
        ("234m340p22567s", "5s", "555z"),
        ("2m 3m 4m 3p 4p 5pr 2s 2s 6s 7s", "5s", "P P P"),
        ("2m 3m 4m 3p 4p 5pr 2s 2s 6s 7s 5s", "5s", "P P P"),
        ("234Ｍ３４０p2267S", "５s", "555Z"),
        ("二三四萬 340筒 2267索", "五索", "白白白"),
    ],
)
def test_the_same_hand_in_another_notation_has_the_same_answer(client, tiles, winning_tile, meld):
    hand = {"tiles": tiles, "winning_tile": winning_tile, "melds": [{"type": "pon", "tiles": meld, "from": "E"}]}
    assert client.post("/v1/score", json=EXAMPLE | {"hand": hand}).get_json() == ANSWER


def test_unicode_tiles_are_answered_in_the_one_form(client):
    hand = "\U0001f008\U0001f009\U0001f00a\U0001f01b\U0001f01c\U0001f01d\U0001f011\U0001f011\U0001f015\ufe0f\U0001f016"
    melds = [{"type": "pon", "tiles": "\U0001f006\U0001f006\U0001f006"}]
    answer = score(client, hand, "\U0001f014", melds=melds, win="ron", discarder="E")
    assert [group["tiles"] for group in answer["reading"]["groups"]] == ["234m", "345p", "567s", "22s", "555z"]


def test_below_the_minimum_there_is_no_yaku(client):
    answer = score(client, "13m234p340678s22z", "2m", win="ron", discarder="E", seat="W", dora_indicators="1m")
    assert answer == {
        "ruleset": "riichi", "outcome": "no_yaku", "yaku": [], "dora": [], "han": 0, "fu": None, "yakuman": 0,
        "limit": None, "fu_details": [], "points": 0, "payments": [], "deltas": dict.fromkeys("ESWN", 0),
        "reading": None, "alternatives": [],
    }  # fmt: skip


def test_what_is_no_winning_shape_is_incomplete(client):
    answer = score(client, "111234567899m1s", "9m", ruleset="tenhou")
    assert answer["outcome"] == "incomplete"
    assert (answer["yaku"], answer["points"], answer["reading"]) == ([], 0, None)


def test_a_yakuman_has_neither_han_nor_fu(client):
    answer = score(client, "19m19p19s1234567z", "1m", win="ron", discarder="E")
    assert answer["yaku"] == [{"id": "kokushi", "name": "Kokushi musou", "yakuman": 1}]
    assert (answer["han"], answer["fu"], answer["yakuman"], answer["limit"]) == (0, None, 1, "yakuman")
    assert (answer["fu_details"], answer["points"], answer["reading"]["wait"]) == ([], 32000, "thirteen")


def test_a_limit_yaku_has_its_limit(client):
    answer = score(client, "19m19p19s1234567z", "1m", ruleset="arushiaru", win="ron", discarder="E")
    assert answer["yaku"] == [{"id": "kokushi", "name": "Kokushi musou", "limit": "mangan"}]
    assert (answer["han"], answer["fu"], answer["yakuman"], answer["limit"]) == (0, None, 0, "mangan")
    assert answer["points"] == 2000


def test_a_hand_worth_nothing_but_its_shape_wins_where_no_han_is_needed(client):
    answer = score(client, "123m456p78s99p", "9s", ruleset="arushiaru", win="ron", discarder="E",
                   melds=[{"type": "pon", "tiles": "333s"}])  # fmt: skip
    assert (answer["outcome"], answer["yaku"], answer["han"]) == ("win", [], 0)


def test_every_payment_says_its_reason(client):
    dragons = [{"type": "pon", "tiles": f"{n}{n}{n}z"} for n in (5, 6, 7)]
    answer = score(
        client, "23m99s", "4m", melds=dragons, win="ron", discarder="E", honba=2, deposits=3,
        liable=[{"yaku": "daisangen", "seat": "N"}], options={"wareme": True}, wareme="E",
    )  # fmt: skip
    assert answer["points"] == 32000
    assert [tuple(payment.values()) for payment in answer["payments"]] == [
        ("E", "S", 16000, "win"),
        ("N", "S", 16000, "pao"),
        ("E", "S", 16000, "wareme"),
        ("N", "S", 600, "honba"),
        ("table", "S", 3000, "deposit"),
    ]
    assert answer["deltas"] == {"E": -32000, "S": 51600, "W": 0, "N": -16600}


def test_the_readings_that_lost_are_shown_with_what_they_were_worth(client):
    # 223344m + 55667p + 99s: ryanpeikou (30 fu 4 han, 7,700) or seven pairs (25 fu 2 han, 1,600).
    answer = score(client, "223344m55667p99s", "7p", win="ron", discarder="E")
    assert answer["points"] == 7700
    (pairs,) = [other for other in answer["alternatives"] if other["reading"]["shape"] == "seven_pairs"]
    assert [line["id"] for line in pairs["yaku"]] == ["chiitoitsu"]
    assert (pairs["han"], pairs["fu"], pairs["limit"], pairs["points"]) == (2, 25, None, 1600)
    assert all(other["points"] <= answer["points"] for other in answer["alternatives"])


def test_three_players_have_three_deltas(client):
    answer = score(client, "234p567p34p678s99s", "5p", ruleset="tenhou-sanma")
    assert list(answer["deltas"]) == ["E", "S", "W"]


@pytest.mark.parametrize(
    ("query", "accept", "name"),
    [
        ("", None, "White dragon"),
        ("?lang=ja", None, "白"),
        ("?lang=ja", "en", "白"),
        ("", "ja,en;q=0.5", "白"),
        ("", "fr, ja;q=0.3", "白"),
        ("?lang=fr", "ja", "White dragon"),
        ("?lang=zh&nothing=1", None, "白"),
    ],
)
def test_names_are_in_the_language_that_is_asked_for(client, query, accept, name):
    headers = {"Accept-Language": accept} if accept else {}
    answer = client.post(f"/v1/score{query}", json=EXAMPLE, headers=headers).get_json()
    assert answer["yaku"][0]["name"] == name
    assert answer["yaku"][0]["id"] == "haku"


def test_ids_and_numbers_are_the_same_in_every_language(client):
    def bare(value):
        if isinstance(value, dict):
            return {key: bare(entry) for key, entry in value.items() if key != "name"}
        return [bare(entry) for entry in value] if isinstance(value, list) else value

    answers = [client.post(f"/v1/score?lang={code}", json=EXAMPLE).get_json() for code in ("en", "ja", "zh")]
    assert bare(answers[0]) == bare(answers[1]) == bare(answers[2])
    assert [answer["fu_details"][0]["name"] for answer in answers] == ["Base", "副底", "底符"]
