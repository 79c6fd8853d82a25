"""Laws of loading: whatever JSON comes, a request is a command, or is refused with sentences; never anything else."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import Refused
from engine.hand import CALLS
from engine.kinds import SEATS
from engine.rules.options import OPTIONS
from engine.rules.registry import RULE_SETS
from engine.win import TIMINGS
from schemas.game import GameRequestSchema
from schemas.problem import sentence
from schemas.request import Request
from schemas.round import RoundRequestSchema
from schemas.score import ScoreRequestSchema
from schemas.waits import WaitsRequestSchema
from service.problems import pointer

PON = {"type": "pon", "tiles": "555z", "from": "E", "called": "5z"}
HAND = {"tiles": "234m340p2267s", "winning_tile": "5s", "melds": [PON], "nukidora": 0, "gold": ""}
SITUATION = {
    "win": "ron", "seat": "S", "round": "E", "discarder": "E", "riichi": "none", "ippatsu": False, "timing": "normal",
    "dora_indicators": "3m", "ura_indicators": "", "honba": 1, "deposits": 1, "wareme": "none",
    "liable": [{"yaku": "daisangen", "seat": "W"}],
}  # fmt: skip
BARE = {key: SITUATION[key] for key in SITUATION if key not in {"round", "honba", "deposits", "wareme"}}
TABLE = {
    "round": "E", "number": 3, "honba": 1, "deposits": 1, "riichi": ["S"], "points": dict.fromkeys("ESWN", 24750),
    "wareme": "",
}  # fmt: skip
RULES = {"ruleset": "riichi", "options": {"kuitan": True, "red_fives": {"m": 1}, "uma": [20, 10, -10, -20]}}
DRAW = {"kind": "exhaustive", "tenpai": ["E"], "nagashi": ["W"]}
GAME = {"points": [31200, 24800, 22000, 21000], "deposits": 1, "busts": [{"seat": 2, "by": [0]}]}
WAITING = {"hand": {"tiles": HAND["tiles"], "melds": [PON]}, "situation": {"seat": "S", "honba": 1, "timing": "normal"}}
REQUESTS: list[tuple[Request, dict[str, Any]]] = [
    (ScoreRequestSchema(), RULES | {"hand": HAND, "situation": SITUATION}),
    (WaitsRequestSchema(), RULES | WAITING),
    (RoundRequestSchema(), RULES | {"table": TABLE, "wins": [{"hand": HAND, "situation": BARE}]}),
    (RoundRequestSchema(), RULES | {"table": TABLE, "draw": DRAW}),
    (GameRequestSchema(), RULES | GAME),
]

WORDS = st.sampled_from(
    [
        *RULE_SETS,
        *OPTIONS,
        *SEATS,
        *CALLS,
        *TIMINGS,
        "none",
        "",
        "all",
        "1m",
        "0p",
        "123z",
        "8z",
        "E E",
        "19m",
        "ron",
        "tsumo",
    ]
)
SCALARS = (
    st.none()
    | st.booleans()
    | WORDS
    | st.text(max_size=12)
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False)
)
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=8), inner, max_size=4)
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a JSON value that something stands at."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, entry in inner for place in places(entry, (*path, key)))]


def put(value: Any, path: tuple[Any, ...], entry: Any) -> Any:
    """The value with something else at a place."""
    if not path:
        return entry
    whole = deepcopy(value)
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = entry
    return whole


@pytest.mark.parametrize(("schema", "request_"), REQUESTS, ids=lambda each: type(each).__name__)
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_any_json_is_a_command_or_is_refused_in_words(schema, request_, data):
    changed = request_
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.sampled_from(places(changed)))
        changed = put(changed, place, data.draw(JSON))
    try:
        schema.load(changed)
    except Refused as error:
        refused = error
    else:
        return
    told = [(fault.code, fault.path) for fault in refused.faults]
    assert told
    assert len(set(told)) == len(told)
    for fault in refused.faults:
        assert pointer(fault.path).startswith("/") or not fault.path
        assert all(sentence(fault, language) for language in ("en", "ja", "zh"))


@pytest.mark.parametrize(("schema", "request_"), REQUESTS, ids=lambda each: type(each).__name__)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_the_order_of_the_fields_changes_nothing(schema, request_, data):
    place = data.draw(st.sampled_from(places(request_)))
    changed = put(request_, place, data.draw(SCALARS))
    results = []
    for each in (changed, backwards(changed)):
        try:
            results.append(schema.load(each))
        except Refused as error:
            results.append([(fault.code, fault.path) for fault in error.faults])
    assert results[0] == results[1]


def backwards(value: Any) -> Any:
    """The value with the fields of every object the other way round."""
    if isinstance(value, dict):
        return {key: backwards(value[key]) for key in reversed(value)}
    return [backwards(entry) for entry in value] if isinstance(value, list) else value
