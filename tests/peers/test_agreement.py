"""Agreement with three libraries on generated hands; every difference is one of those that `docs/peers.md` explains."""

import json
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from types import MappingProxyType
from typing import NamedTuple

import pytest

from tests.peers.answers import NO_WIN, Answer, Json, Scorer, ours
from tests.reference.generate import requests

pytestmark = pytest.mark.deep

MOST = 20_000
FEWER = 5_000
DOUBLE = ["daisuushii", "kokushi_13", "suuankou_tanki", "junsei_chuuren"]
PLAIN = {"kokushi_13": "kokushi", "suuankou_tanki": "suuankou", "junsei_chuuren": "chuuren"}


class Comparison(NamedTuple):
    """A library under a rule set."""

    library: str
    ruleset: str
    hands: int = FEWER
    options: Mapping[str, object] = MappingProxyType({})
    """Where the library knows one way only and our rule set another, ours is asked that way."""

    def __str__(self) -> str:
        """Its name among the tests."""
        return f"{self.library}-{self.ruleset}"


COMPARISONS = (
    Comparison("mahjong", "tenhou", MOST),
    Comparison("mahjong", "tenhou-sanma", MOST),
    Comparison("riichienv", "tenhou", MOST, {"double_yakuman": DOUBLE}),
    Comparison("riichienv", "tenhou-sanma", MOST, {"double_yakuman": DOUBLE}),
    Comparison("jansou", "tenhou", MOST),
    Comparison("jansou", "tenhou-sanma", MOST),
    Comparison("jansou", "mahjongsoul"),
    Comparison("jansou", "mahjongsoul-sanma"),
    Comparison("jansou", "mleague"),
    Comparison("jansou", "jpml", options={"kazoe": "yakuman", "ippatsu": True, "kan_dora": True}),
    Comparison("jansou", "saikouisen"),
    Comparison("jansou", "kyoukai"),
    Comparison("jansou", "rmu"),
    Comparison("jansou", "mu", options={"ippatsu": True, "kan_dora": True}),
)


def scorer(library: str) -> Scorer:
    """The library's scorer; a test is skipped where it is not installed."""
    if find_spec(library) is None:
        pytest.skip(f"{library} is not installed: pip install '.[bench]'")
    if library == "mahjong":
        from tests.peers.of_mahjong import theirs  # noqa: PLC0415 - only where it is installed
    elif library == "riichienv":
        from tests.peers.of_riichienv import theirs  # noqa: PLC0415
    else:
        from tests.peers.of_jansou import theirs  # noqa: PLC0415
    return theirs


def hands(ruleset: str, count: int) -> Iterator[Json]:
    """Hands without what no library knows: liability, a pulled north that is robbed."""
    for request in requests(ruleset, 8, count, []):
        situation = request["situation"]
        situation.pop("liable", None)
        if situation.get("timing") == "chankan_nuki":
            situation["timing"] = "normal"
        yield request


def plain(answer: Answer) -> Answer:
    """The forms of a yakuman under its plain name, which is the only one that some libraries have."""
    return answer._replace(yaku=frozenset(PLAIN.get(name, name) for name in answer.yaku))


def reason(library: str, request: Json, mine: Answer, found: Answer) -> str | None:
    """Why they differ, one of the rows of `docs/peers.md`; None for what nobody has explained."""
    if library == "jansou" and found.yakuman == 1 and found._replace(yaku=mine.yaku) == mine and found.yaku < mine.yaku:
        return "several yakuman that count as one"
    if library != "riichienv":
        return None
    kans = sum(meld["type"].endswith("kan") for meld in request["hand"].get("melds", ()))
    if kans == 2 and found == NO_WIN:
        return "two kans"
    if mine.yakuman == 1 and found.yakuman == 0 and found.han >= 13 and mine.paid == found.paid:
        return "a yakuman and a counted one"
    if mine.yaku == {"tenhou", "kokushi"} and (mine.yakuman, found.yakuman) == (2, 3):
        return "thirteen orphans on the first draw"
    return None


@pytest.mark.parametrize("asked", COMPARISONS, ids=str)
def test_every_difference_is_explained(asked: Comparison) -> None:
    theirs = scorer(asked.library)
    apart = []
    for request in hands(asked.ruleset, asked.hands):
        mine = plain(ours(request | {"options": dict(asked.options)}))
        found = plain(theirs(request))
        if mine != found and reason(asked.library, request, mine, found) is None:
            apart.append(f"{json.dumps(request)}: {mine} and not {found}")
    assert apart == []
