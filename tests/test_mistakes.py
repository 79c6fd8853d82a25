"""What a newcomer gets wrong: the answer names the place and says what to change, and doing so is enough."""

from typing import Any, NamedTuple

import pytest
from flask.testing import FlaskClient

from tests.service.refusals import GONE, changed

CLOSED = {
    "hand": {"tiles": "234567m34588p67s", "winning_tile": "8s"},
    "situation": {"win": "ron", "seat": "S", "discarder": "E"},
}
PON = {"type": "pon", "tiles": "555z", "from": "E"}
OPEN = {
    "hand": {"tiles": "234m340p2267s", "winning_tile": "5s", "melds": [PON]},
    "situation": {"win": "ron", "seat": "S", "discarder": "E"},
}
QUAD = {"type": "ankan", "tiles": "5555z"}


class Mistake(NamedTuple):
    """A request as somebody wrote it, what it is told and where, and the change that this asks for."""

    name: str
    right: dict[str, Any]
    wrong: dict[str, Any]
    pointer: str
    says: tuple[str, ...]
    cure: dict[str, Any]


def mistake(name: str, wrong: dict[str, Any], pointer: str, *says: str, right: Any = None, **cure: Any) -> Mistake:
    """`cure` names places with `__` for `/`; without one the field is taken out."""
    places = {"/" + place.replace("__", "/"): value for place, value in cure.items()}
    return Mistake(name, right or CLOSED, wrong, pointer, says, places or {pointer: GONE})


TILES, WINNING, TYPE, FROM = "/hand/tiles", "/hand/winning_tile", "/hand/melds/0/type", "/hand/melds/0/from"
AT = "/situation"
TSUMO = {"/situation/win": GONE, "/situation/discarder": GONE}
MISTAKES = [
    # Tiles
    mistake("fifteen tiles", {TILES: "234567m34588p67s99m"}, TILES, "15 tiles",
            "14 with the winning tile or 13 without", hand__tiles="234567m34588p67s"),
    mistake("melds also in tiles", {TILES: "234m340p2267s555z"}, TILES, "Tiles of melds are not repeated in tiles",
            right=OPEN, hand__tiles="234m340p2267s"),
    mistake("fourteen tiles without the winning one", {TILES: "234567m34588p667s"}, TILES, "there is no 8s",
            "send the tiles without the winning tile", hand__tiles="234567m34588p67s"),
    mistake("a kan among the tiles", {TILES: "5555z234m340p2267s", WINNING: "5s"}, TILES,
            "The four tiles of a kan stand in melds", hand__tiles="234m340p2267s", hand__melds=[QUAD]),
    mistake("a list of tiles", {TILES: ["2m", "3m", "4m"]}, TILES, "one text such as 123m406p789s1122z, not a list",
            hand__tiles="234567m34588p67s"),
    mistake("the suit in front", {TILES: "m234567p34588s67"}, TILES, "“m” (character 1)", "as in 123m",
            hand__tiles="234567m34588p67s"),
    mistake("suits in words", {TILES: "234567man34588pin67sou"}, TILES, "“man” (character 7)",
            "one letter, m, p, s or z", hand__tiles="234567m34588p67s"),
    mistake("spaces between digits", {TILES: "2 3 4 5 6 7 m 34588p67s"}, TILES, "put m, p, s or z right after them",
            "without a space", hand__tiles="234567m34588p67s"),
    mistake("a red five written 5r", {TILES: "234567m345r88p67s"}, TILES, "a red five is 0, as in 340p",
            hand__tiles="234567m34088p67s"),
    mistake("lower-case winds", {TILES: "2m 3m 4m 5m 6m 7m 3p 4p 5p 6s 7s e e"}, TILES, "“e”",
            "1z to 7z", "in capitals", hand__tiles="2m 3m 4m 5m 6m 7m 3p 4p 5p 6s 7s E E"),
    mistake("winds in words", {TILES: "234567m345p67s east east"}, TILES, "“east”", "1z to 7z, East South West North",
            hand__tiles="234567m345p67s11z"),
    mistake("two notations", {TILES: "234567m345p67s E E"}, TILES, "“E”", "Write all of it in one way",
            hand__tiles="234567m345p67s11z"),
    mistake("an eighth honour", {TILES: "234567m345p67s88z"}, TILES, "“88z”", "1z to 7z",
            hand__tiles="234567m345p67s77z"),
    mistake("no winning tile", {WINNING: GONE}, WINNING, "“winning_tile” is missing here", "such as 5s",
            hand__winning_tile="8s"),
    mistake("winning tile without a suit", {WINNING: "8"}, WINNING, "“8”", "have no suit letter",
            hand__winning_tile="8s"),
    mistake("winning tile in the situation", {WINNING: GONE, f"{AT}/winning_tile": "8s"},
            f"{AT}/winning_tile", "it belongs in “hand”, move it there",
            situation__winning_tile=GONE, hand__winning_tile="8s"),
    mistake("another name for the winning tile", {WINNING: GONE, "/hand/agari": "8s"}, "/hand/agari",
            "Did you mean “winning_tile”?", hand__agari=GONE, hand__winning_tile="8s"),
    # Melds
    mistake("a kan of three tiles", {"/hand/melds/0": {"type": "ankan", "tiles": "555z"}}, "/hand/melds/0/tiles",
            "a kan is four tiles of one kind, all four written", right=OPEN, hand__melds__0__tiles="5555z"),
    mistake("kan without saying which", {"/hand/melds/0": {"type": "kan", "tiles": "5555z"}}, TYPE,
            "ankan when all four tiles are the player's own", "kakan when it is added to a pon",
            right=OPEN, hand__melds__0__type="ankan"),
    mistake("an ankan from somebody", {"/hand/melds/0": QUAD | {"from": "E"}}, FROM,
            "leave “from” out, or make the meld a minkan or kakan", right=OPEN),
    mistake("shouminkan", {"/hand/melds/0": {"type": "shouminkan", "tiles": "5555z"}}, TYPE, "Did you mean “kakan”?",
            right=OPEN, hand__melds__0__type="kakan"),
    mistake("closed kan", {"/hand/melds/0": {"type": "closed_kan", "tiles": "5555z"}}, TYPE, "Did you mean “ankan”?",
            right=OPEN, hand__melds__0__type="ankan"),
    mistake("a pon of four", {"/hand/melds/0/tiles": "5555z"}, "/hand/melds/0/tiles", "three tiles of one kind",
            "four are a minkan, kakan or ankan", right=OPEN, hand__melds__0__type="kakan"),
    mistake("from the left", {FROM: "left"}, FROM, "to the left (kamicha)", "of S E", right=OPEN,
            hand__melds__0__from="E"),
    mistake("from a number", {FROM: 3}, FROM, "a seat by its wind, one of E, S, W, N", right=OPEN,
            hand__melds__0__from="N"),
    mistake("melds as text", {"/hand/melds": "555z"}, "/hand/melds", "must be a list, not a text", right=OPEN,
            hand__melds=[PON]),
    mistake("a meld as text", {"/hand/melds": ["555z"]}, "/hand/melds/0", "an object", "type, tiles, called, from",
            right=OPEN, hand__melds__0=PON),
    # The situation
    mistake("east for E", {f"{AT}/discarder": "east"}, f"{AT}/discarder", "Did you mean “E”?",
            situation__discarder="E"),
    mistake("small winds", {f"{AT}/seat": "s"}, f"{AT}/seat", "Did you mean “S”?", situation__seat="S"),
    mistake("a seat as number", {f"{AT}/discarder": 0}, f"{AT}/discarder",
            "one of E, S, W, N, not a number", "E is the dealer", situation__discarder="E"),
    mistake("south for S", {f"{AT}/round": "south"}, f"{AT}/round", "Did you mean “S”?",
            situation__round="S"),
    mistake("South 2", {f"{AT}/round": "S2"}, f"{AT}/round", "Did you mean “S”?", situation__round="S"),
    mistake("round_wind", {f"{AT}/round_wind": "S"}, f"{AT}/round_wind", "Did you mean “round”?"),
    mistake("tsumo as a flag", TSUMO | {f"{AT}/tsumo": True}, f"{AT}/tsumo", 'Write "win": "tsumo" instead',
            situation__tsumo=GONE, situation__win="tsumo"),
    mistake("a discarder at a tsumo", {f"{AT}/win": "tsumo"}, f"{AT}/discarder", "leave it out"),
    mistake("a ron from nobody", {f"{AT}/discarder": GONE}, f"{AT}/discarder", "add discarder",
            situation__discarder="E"),
    mistake("the loser", {f"{AT}/discarder": GONE, f"{AT}/loser": "E"}, f"{AT}/loser",
            "Did you mean “discarder”?", situation__loser=GONE, situation__discarder="E"),
    mistake("riichi as a flag", {f"{AT}/riichi": True}, f"{AT}/riichi", "none, riichi, double_riichi",
            'write "riichi"', situation__riichi="riichi"),
    mistake("riichi in the hand", {"/hand/riichi": "riichi"}, "/hand/riichi", "it belongs in “situation”",
            hand__riichi=GONE, situation__riichi="riichi"),
    mistake("riichi with an open hand", {f"{AT}/riichi": "riichi"}, f"{AT}/riichi", "needs a closed hand",
            "1 open meld", right=OPEN),
    mistake("ippatsu alone", {f"{AT}/ippatsu": True}, f"{AT}/ippatsu", "set riichi to riichi",
            situation__riichi="riichi"),
    mistake("haitei as a flag", {f"{AT}/houtei": True}, f"{AT}/houtei", 'Write "timing": "last_tile" instead',
            situation__houtei=GONE, situation__timing="last_tile"),
    mistake("dora", {f"{AT}/dora": "4m"}, f"{AT}/dora", "“dora_indicators”", "3m makes 4m the dora",
            situation__dora=GONE, situation__dora_indicators="3m"),
    mistake("a list of indicators", {f"{AT}/dora_indicators": ["3m"]}, f"{AT}/dora_indicators",
            "as one text", situation__dora_indicators="3m"),
    mistake("honba in quotation marks", {f"{AT}/honba": "1"}, f"{AT}/honba", "without quotation marks",
            situation__honba=1),
    mistake("deposits in points", {f"{AT}/deposits": 20000}, f"{AT}/deposits",
            "riichi sticks of 1,000, not points", situation__deposits=20),
    mistake("kyotaku", {f"{AT}/kyotaku": 1}, f"{AT}/kyotaku", "Did you mean “deposits”?"),
    # The rules
    mistake("a rule set misspelt", {"/ruleset": "tenhuo"}, "/ruleset", "Did you mean “tenhou”?", ruleset="tenhou"),
    mistake("a rule set by its name", {"/ruleset": "Mリーグ"}, "/ruleset", "Did you mean “mleague”?",
            ruleset="mleague"),
    mistake("an option misspelt", {"/options": {"kuitann": True}}, "/options/kuitann", "Did you mean “kuitan”?",
            options={"kuitan": True}),
    mistake("an option by another name", {"/options": {"open_tanyao": True}}, "/options/open_tanyao",
            "Did you mean “kuitan”?", options={"kuitan": True}),
    mistake("an option beside the options", {"/kiriage": True}, "/kiriage", "it belongs in “options”",
            kiriage=GONE, options={"kiriage": True}),
    mistake("red fives yes", {"/options": {"red_fives": True}}, "/options/red_fives", "for m, p and s how many",
            options={"red_fives": {"m": 1, "p": 1, "s": 1}}),
    mistake("riichi where there is none", {"/ruleset": "arushiaru", f"{AT}/riichi": "riichi"},
            f"{AT}/riichi", "Arushiaru mahjong has no riichi", "leave it out or choose another rule set",
            ruleset="riichi"),
    mistake("the language in the body", {"/lang": "ja"}, "/lang", "?lang=ja in the address"),
    mistake("everything flat", {"/seat": "S", "/situation/seat": GONE}, "/seat", "it belongs in “situation”",
            seat=GONE, situation__seat="S"),
]  # fmt: skip


def told(client: FlaskClient, request: dict[str, Any], language: str) -> dict[str, str]:
    answer = client.post(f"/v1/score?lang={language}", json=request)
    assert answer.status_code == 422
    found: dict[str, str] = {}
    for error in answer.get_json(force=True)["errors"]:
        found[error["pointer"]] = f"{found.get(error['pointer'], '')} {error['detail']}".strip()
    return found


def test_there_are_enough_of_them() -> None:
    assert len({each.name for each in MISTAKES}) == len(MISTAKES) > 30


@pytest.mark.parametrize("made", MISTAKES, ids=lambda made: made.name)
def test_a_mistake_is_told_with_what_to_change(client: FlaskClient, made: Mistake) -> None:
    found = told(client, changed(made.right, made.wrong), "en")
    assert [words for words in made.says if words not in found.get(made.pointer, "")] == [], found


@pytest.mark.parametrize("language", ["ja", "zh"])
@pytest.mark.parametrize("made", MISTAKES, ids=lambda made: made.name)
def test_it_is_told_in_other_languages(client: FlaskClient, made: Mistake, language: str) -> None:
    sentence = told(client, changed(made.right, made.wrong), language)[made.pointer]
    assert any("\u3000" < character < "\uff00" for character in sentence), sentence
    assert "…" not in sentence


@pytest.mark.parametrize("made", MISTAKES, ids=lambda made: made.name)
def test_changing_it_as_told_is_enough(client: FlaskClient, made: Mistake) -> None:
    answer = client.post("/v1/score", json=changed(changed(made.right, made.wrong), made.cure))
    assert answer.status_code == 200, answer.get_json(force=True)
    assert answer.get_json()["outcome"] in {"win", "no_yaku"}


@pytest.mark.parametrize(
    ("written", "winning"),
    [
        ("２３４５６７ｍ３４５８８ｐ６７ｓ", "８ｓ"),
        ("234567M34588P67S", "8S"),
        ("二三四五六七萬345筒88筒67索", "八索"),
        ("二萬三萬四萬五萬六萬七萬三筒四筒五筒八筒八筒六索七索", "8索"),
        ("2m, 3m, 4m, 5m, 6m, 7m, 3p, 4p, 5p, 8p, 8p, 6s, 7s", "8s"),
        ("2m 3m 4m 5m 6m 7m 3p 4p 5p 8p 8p 6s 7s", "8s"),
        ("234567m 34588p 67s 8s", "8s"),
        ("🀈🀉🀊🀋🀌🀍🀛🀜🀝🀠🀠🀕🀖", "🀗"),
    ],
)
def test_what_can_mean_one_thing_only_is_taken(client: FlaskClient, written: str, winning: str) -> None:
    plain = client.post("/v1/score", json=CLOSED).get_json()
    assert (plain["han"], plain["fu"], plain["points"]) == (2, 30, 2000)
    assert client.post("/v1/score", json=changed(CLOSED, {TILES: written, WINNING: winning})).get_json() == plain
