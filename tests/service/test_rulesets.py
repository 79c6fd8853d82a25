"""What the service says about its rule sets: all of it, and the tables of the sources cell by cell."""

from dataclasses import fields

import pytest

from engine.rules.model import Fu, RuleSet, Scale, TabledFu
from engine.rules.registry import RULE_SETS
from schemas.payment_table import PaymentTableSchema
from schemas.rulesets import ResolvedSchema, RuleSetSchema, RuleSetsSchema, YakuListSchema

SAID_BY_OPTIONS = {"fixed", "offers", "optional", "takes", "by_length"}
"""Fields of a rule set that only say which options it takes, and what they change."""


def get(client, path):
    response = client.get(path)
    assert response.status_code == 200, response.text
    return response.get_json()


def test_every_rule_set_is_listed_with_what_people_choose_by(client):
    listed = get(client, "/v1/rulesets")
    assert RuleSetsSchema().validate(listed) == {}
    assert [line["id"] for line in listed["rulesets"]] == list(RULE_SETS)
    for line in listed["rulesets"]:
        assert line["players"] in {3, 4}
        assert line["name"]
        assert line["summary"]
        assert line["source"]


def test_names_are_in_the_language_that_is_asked_for(client):
    names = {language: get(client, f"/v1/rulesets/riichi?lang={language}")["name"] for language in ("en", "ja", "zh")}
    assert names == {"en": "Riichi", "ja": "リーチ麻雀", "zh": "立直麻将"}


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_rule_set_is_told_whole(client, name):
    rules = RULE_SETS[name]
    told = get(client, f"/v1/rulesets/{name}")
    assert RuleSetSchema().validate(told) == {}
    assert {field.name for field in fields(RuleSet)} - SAID_BY_OPTIONS <= told.keys()
    for part in ("calls", "bonus", "payment", "liability", "rounds", "end", "settlement"):
        assert set(told[part]) == {field.name for field in fields(getattr(rules, part))}
    assert set(told["scale"]) == {field.name for field in fields(Scale)}
    assert set(told["fu"]) == {"kind"} | {f.name for f in fields(TabledFu if told["fu"]["kind"] == "tabled" else Fu)}
    assert (told["riichi"] is None) == (rules.riichi is None)
    assert sorted(line["id"] for line in told["yaku"]) == sorted(award.yaku.id for award in rules.yaku)
    assert len(told["decided"]) == len(rules.decided)


def test_a_yaku_says_its_worth_closed_and_open(client):
    yaku = {line["id"]: line for line in get(client, "/v1/rulesets/tenhou")["yaku"]}
    assert (yaku["chinitsu"]["closed"], yaku["chinitsu"]["open"]) == ({"han": 6}, {"han": 5})
    assert (yaku["pinfu"]["closed"], yaku["pinfu"]["open"]) == ({"han": 1}, None)
    assert (yaku["kokushi"]["closed"], yaku["kokushi"]["open"]) == ({"yakuman": 1}, None)
    assert (yaku["daisangen"]["closed"], yaku["daisangen"]["open"]) == ({"yakuman": 1}, {"yakuman": 1})
    assert yaku["ryanpeikou"]["replaces"] == ["iipeikou"]
    limits = {line["id"]: line for line in get(client, "/v1/rulesets/arushiaru")["yaku"]}
    assert (limits["chinroutou"]["closed"], limits["suuankou"]["open"]) == ({"limit": "mangan"}, None)


def test_the_wall_says_its_rings(client):
    tiles = get(client, "/v1/rulesets/space-sanma")["tiles"]
    assert tiles["count"] == 108
    assert tiles["rings"][0] == {"tiles": "19m", "runs": "loop"}
    assert {ring["runs"] for ring in tiles["rings"]} == {"loop"}
    assert tiles["red_fives"] == {"m": 0, "p": 0, "s": 0}
    tenhou = get(client, "/v1/rulesets/tenhou")["tiles"]
    assert (tenhou["count"], tenhou["red_fives"]) == (136, {"m": 1, "p": 1, "s": 1})
    assert tenhou["rings"][0] == {"tiles": "123456789m", "runs": "straight"}


def test_options_say_their_type_and_value_there(client):
    options = {option["name"]: option for option in get(client, "/v1/rulesets/tenhou")["options"]}
    assert (options["kuitan"]["type"], options["kuitan"]["value"]) == ("boolean", True)
    assert options["several_ron"]["values"] == ["all", "two", "head_bump"]
    assert options["several_ron"]["value"] == "two"
    assert options["red_fives"]["value"] == {"m": 1, "p": 1, "s": 1}
    assert "tsumo_share" not in options
    assert "tsumo_share" in {option["name"] for option in get(client, "/v1/rulesets/tenhou-sanma")["options"]}


@pytest.mark.parametrize("path", ["/v1/rulesets/nope", "/v1/rulesets/nope/table"])
def test_a_rule_set_that_there_is_not_is_not_found(client, path):
    response = client.get(path)
    problem = response.get_json(force=True)
    assert response.status_code == 404
    assert (problem["code"], problem["status"]) == ("unknown_ruleset", 404)
    assert "GET /v1/rulesets lists them all" in problem["detail"]


@pytest.mark.parametrize("path", ["/v1/rulesets", "/v1/rulesets/riichi", "/v1/rulesets/riichi/table", "/v1/yaku"])
def test_what_never_changes_can_be_kept(client, path):
    response = client.get(path)
    assert response.headers["Cache-Control"] == "public, max-age=3600"
    again = client.get(path, headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert client.get(f"{path}?lang=ja").status_code == 200


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_rule_set_has_its_table(client, name):
    table = get(client, f"/v1/rulesets/{name}/table")
    assert PaymentTableSchema().validate(table) == {}
    assert table["counted"]
    assert [row["id"] for row in table["limits"] if not row["yakuman"]] == [
        step.id for step in RULE_SETS[name].scale.limits
    ]


def cells(client, name):
    """Han and fu to child ron, child tsumo (child, dealer), dealer ron, dealer tsumo."""
    table = get(client, f"/v1/rulesets/{name}/table")
    rows = {(row["han"], row["fu"]): row for row in table["counted"]}
    rows |= {(row["id"], row["yakuman"]): row for row in table["limits"]}
    return {
        at: (
            row["child"]["ron"],
            (row["child"]["tsumo"]["child"], row["child"]["tsumo"]["dealer"]),
            row["dealer"]["ron"],
            row["dealer"]["tsumo"],
        )
        for at, row in rows.items()
    }


SPACE_SANMA = {
    (1, 30): (1000, (300, 500), 1500, 500),
    (1, 40): (1300, (400, 700), 2000, 700),
    (2, 30): (2000, (500, 1000), 2900, 1000),
    (2, 40): (2600, (700, 1300), 3900, 1300),
    (3, 30): (3900, (1000, 2000), 5800, 2000),
    (3, 40): (5200, (1300, 2600), 7700, 2600),
    (4, 30): (7700, (2000, 3900), 11600, 3900),
    (4, 40): (8000, (2000, 4000), 12000, 4000),
    ("mangan", 0): (8000, (2000, 4000), 12000, 4000),
    ("haneman", 0): (12000, (3000, 6000), 18000, 6000),
    ("baiman", 0): (16000, (4000, 8000), 24000, 8000),
    ("sanbaiman", 0): (24000, (6000, 12000), 36000, 12000),
    ("yakuman", 1): (32000, (8000, 16000), 48000, 16000),
}
"""The two printed tables of the document (宇宙三麻), in full."""
SPACE_SANMA_PINFU_TSUMO = {2: ((400, 700), 700), 3: ((700, 1300), 1300), 4: ((1300, 2600), 2600)}
"""Their rows of 20 fu, which is won by tsumo alone."""


def test_the_tables_of_space_sanma_are_those_of_the_document(client):
    found = cells(client, "space-sanma")
    assert {at: found[at] for at in SPACE_SANMA} == SPACE_SANMA
    assert {han: found[han, 20][1::2] for han in SPACE_SANMA_PINFU_TSUMO} == SPACE_SANMA_PINFU_TSUMO
    assert {fu for han, fu in found if isinstance(han, int)} == {20, 30, 40}


ARUSHIARU = {
    20: (160, 320, 640, 1280),
    30: (240, 480, 960, 1920),
    40: (320, 640, 1280, 2000),
    50: (400, 800, 1600, 2000),
    60: (480, 960, 1920, 2000),
    70: (560, 1120, 2000, 2000),
    80: (640, 1280, 2000, 2000),
    90: (720, 1440, 2000, 2000),
}
"""Child ron by fu, for one han to four; without a han it is half of one han's (the table begins at 30 fu there)."""


def test_the_table_of_arushiaru_is_that_of_its_source(client):
    found = cells(client, "arushiaru")
    for fu, row in ARUSHIARU.items():
        for han, child in enumerate((row[0] // 2, *row)):
            assert found[han, fu] == (child, (child // 4, child // 2), child * 3 // 2, child // 2), (han, fu)
    assert found["mangan", 0] == (2000, (500, 1000), 3000, 1000)
    assert not [at for at in found if at[0] == "yakuman"]


def test_rounding_up_to_mangan_shows_in_the_table(client):
    plain, rounded = cells(client, "riichi"), cells(client, "mleague")
    assert plain[4, 30] == (7700, (2000, 3900), 11600, 3900)
    assert rounded[4, 30] == rounded[3, 60] == (8000, (2000, 4000), 12000, 4000)
    assert plain[3, 25] == (3200, (800, 1600), 4800, 1600)
    assert plain[1, 110] == (3600, (900, 1800), 5300, 1800)
    assert plain["yakuman", 2] == (64000, (16000, 32000), 96000, 32000)


def test_a_rule_set_is_resolved_with_options_and_table(client):
    options = {"kiriage": True, "wareme": True, "several_ron": "head_bump"}
    response = client.post("/v1/rulesets/resolve", json={"ruleset": "riichi", "options": options})
    told = response.get_json()
    assert response.status_code == 200
    assert ResolvedSchema().validate(told) == {}
    assert (told["scale"]["kiriage"], told["payment"]["wareme"]) == (True, True)
    assert told["rounds"]["several_ron"] == "head_bump"
    (cell,) = [row for row in told["table"]["counted"] if (row["han"], row["fu"]) == (4, 30)]
    assert (cell["limit"], cell["child"]["ron"]) == ("mangan", 8000)
    assert {o["name"]: o["value"] for o in told["options"] if o["name"] in options} == options


def test_resolving_nothing_is_the_default_rule_set(client):
    told = client.post("/v1/rulesets/resolve", json={}).get_json()
    plain = get(client, "/v1/rulesets/riichi")
    assert {key: told[key] for key in plain} == plain
    assert told["table"] == get(client, "/v1/rulesets/riichi/table")


def test_every_yaku_is_named_in_every_language_with_its_rule_sets(client):
    listed = get(client, "/v1/yaku")
    assert YakuListSchema().validate(listed) == {}
    yaku = {line["id"]: line for line in listed["yaku"]}
    assert yaku["kokushi"]["names"] == {"en": "Kokushi musou", "ja": "国士無双", "zh": "国士无双"}
    assert yaku["mentanpin_iipeikou"]["rulesets"] == ["space-sanma"]
    assert "riichi" in yaku["nagashi_mangan"]["rulesets"]
    assert all(name for line in listed["yaku"] for name in line["names"].values())
    for name, rules in RULE_SETS.items():
        assert all(name in yaku[award.yaku.id]["rulesets"] for award in rules.yaku)


def test_a_path_beside_the_ids_takes_its_own_methods_only(client):
    assert set(client.options("/v1/rulesets/resolve").headers["Allow"].split(", ")) == {"OPTIONS", "POST"}
    refused = client.get("/v1/rulesets/resolve")
    assert (refused.status_code, refused.headers["Allow"]) == (405, "OPTIONS, POST")
    assert "GET" in client.options("/v1/rulesets/riichi").headers["Allow"]
    assert client.get("/v1/rulesets/resolved").status_code == 404


@pytest.mark.parametrize(
    ("language", "summary"),
    [
        ("en", 'M.League, but several_ron "all", uma [50,10,-10,-20].'),
        ("ja", 'Mリーグ、ただし several_ron "all", uma [50,10,-10,-20]。'),
    ],
)
def test_the_summary_of_a_changed_rule_set_names_the_changes(client, language, summary):
    options = {"several_ron": "all", "uma": [50, 10, -10, -20], "kuitan": True}
    told = client.post(f"/v1/rulesets/resolve?lang={language}", json={"ruleset": "mleague", "options": options})
    assert told.get_json()["summary"] == summary
    plain = client.post("/v1/rulesets/resolve", json={"ruleset": "mleague", "options": {"kuitan": True}}).get_json()
    assert plain["summary"] == client.get("/v1/rulesets/mleague").get_json()["summary"]
