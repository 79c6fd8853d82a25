"""Plays a game that is written down hand by hand through the service, and compares all that it answers.

Players are A to D by starting seat: A deals East 1. Sums are written by players, so that a column stays one person's.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from flask.testing import FlaskClient

SEATS: Final = "ESWN"
STICK: Final = 1000

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Won:
    """A win, with what it is worth by the sum beside it."""

    winner: str
    discarder: str | None
    tiles: str
    """The hand, a space, the winning tile."""
    melds: tuple[str, ...]
    """Each as `pon 555z`."""
    worth: Json
    """`han`, `fu`, `points`, and `limit` or `yakuman`."""
    yaku: str
    """Each yaku and dora with its han, `yakuman` or limit: `riichi 1, dora 2`."""
    liable: tuple[str, str] | None
    """The yaku of a pao and its player."""
    situation: Json


def ron(winner: str, discarder: str, tiles: str, *melds: str, yaku: str, **more: Any) -> Won:
    return _won(winner, discarder, tiles, melds, yaku, more)


def tsumo(winner: str, tiles: str, *melds: str, yaku: str, **more: Any) -> Won:
    return _won(winner, None, tiles, melds, yaku, more)


def _won(winner: str, discarder: str | None, tiles: str, melds: tuple[str, ...], yaku: str, more: Json) -> Won:
    worth = {"han": 0, "fu": None, "limit": "yakuman" if "yakuman" in more else None, "yakuman": 0}
    worth |= {name: more.pop(name) for name in (*worth, "points") if name in more}
    return Won(winner, discarder, tiles, melds, worth, yaku, more.pop("liable", None), more)


@dataclass(frozen=True, kw_only=True, slots=True)
class Hand:
    """A hand of the game: what lies on the table, how it ends, and the sums."""

    at: str
    """`E3` is East 3."""
    honba: int = 0
    deposits: int = 0
    """Counters and sticks on the table when it begins: what the hand before has to leave there."""
    riichi: str = ""
    wins: tuple[Won, ...] = ()
    denied: str = ""
    draw: str = ""
    tenpai: str = ""
    nagashi: str = ""
    pays: str = ""
    """Each payment as `A-B 3900 win`; riichi sticks are those of `riichi`, noten payments stand in `noten`."""
    noten: tuple[int, ...] | None = None
    """What each player takes or pays for tenpai and noten: who pays whom, no rule says."""
    deltas: tuple[int, ...]
    points: tuple[int, ...]
    """After the hand."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Game:
    """A game from the start to its settlement."""

    ruleset: str
    options: Json = field(default_factory=dict)
    start: int
    hands: tuple[Hand, ...]
    over: str
    deposits: int = 0
    """Sticks left on the table at the end."""
    leftover_to: str = ""
    results: Mapping[str, tuple[int, int, float, float, float, float]]
    """Of each player: points with the sticks that are left, rank, base, uma, oka, total."""


def play(client: FlaskClient, game: Game) -> None:
    """Play every hand from the table that the one before left, and settle the game with the points that remain."""
    players = "".join(game.results)
    points = (game.start,) * len(players)
    table: Json = {"round": "E", "number": 1, "points": dict(zip(SEATS, points, strict=False))}
    for hand, following in zip(game.hands, (*game.hands[1:], None), strict=True):
        assert tuple(map(sum, zip(points, hand.deltas, strict=True))) == hand.points, f"the sums of {hand.at}"
        points = hand.points
        answer = _post(client, "/v1/round", _request(game, hand, table, players))
        told, expected = _told(answer, hand, players), _expected(game, hand, following, players)
        wrong = {name: (told[name], of_page) for name, of_page in expected.items() if told[name] != of_page}
        assert not wrong, f"{hand.at} with {hand.honba} counters, told and expected: {wrong}"
        table = {name: value for name, value in (answer["next"] or {}).items() if name != "renchan"}
    _settle(client, game, points)


def _post(client: FlaskClient, path: str, request: Json) -> Json:
    response = client.post(path, json=request)
    answer: Json = response.get_json()
    assert response.status_code == 200, answer
    return answer


def _seats(at: str, players: str) -> dict[str, str]:
    """Return the seat of each player: the dealer of hand n is the n-th from A."""
    return {player: SEATS[(i - int(at[1]) + 1) % len(players)] for i, player in enumerate(players)}


def _request(game: Game, hand: Hand, table: Json, players: str) -> Json:
    seats = _seats(hand.at, players)
    at_table = {**table, "riichi": [seats[player] for player in hand.riichi]}
    request: Json = {"ruleset": game.ruleset, "options": game.options, "table": at_table}
    if hand.wins:
        return {**request, "wins": [_win(won, seats) for won in hand.wins]}
    tenpai, nagashi = ([seats[player] for player in named] for named in (hand.tenpai, hand.nagashi))
    return {**request, "draw": {"kind": hand.draw, "tenpai": tenpai, "nagashi": nagashi}}


def _win(won: Won, seats: Mapping[str, str]) -> Json:
    tiles, winning_tile = won.tiles.split()
    melds = [dict(zip(("type", "tiles"), meld.split(), strict=True)) for meld in won.melds]
    situation: Json = {"win": "ron" if won.discarder else "tsumo", "seat": seats[won.winner], **won.situation}
    if won.discarder:
        situation["discarder"] = seats[won.discarder]
    if won.liable:
        situation["liable"] = [{"yaku": won.liable[0], "seat": seats[won.liable[1]]}]
    return {"hand": {"tiles": tiles, "winning_tile": winning_tile, "melds": melds}, "situation": situation}


def _told(answer: Json, hand: Hand, players: str) -> Json:
    """Return what the answer says, its payments by players."""
    named = {seat: player for player, seat in _seats(hand.at, players).items()} | {"table": "table"}
    noten: Counter[str] = Counter()
    pays: list[str] = []
    for paid in answer["payments"]:
        source, target = named[paid["from"]], named[paid["to"]]
        if paid["reason"] == "noten":
            noten.update({target: paid["points"]})
            noten.subtract({source: paid["points"]})
        else:
            pays.append(f"{source}-{target} {paid['points']} {paid['reason']}")
    return {
        **{name: answer[name] for name in ("deltas", "points", "deposits", "next", "game_over")},
        "scores": [score and _worth(score) for score in answer["scores"]],
        "denied": [named[seat] for seat in answer["denied"]],
        "pays": sorted(pays),
        "noten": [noten[player] for player in players],
    }


def _worth(score: Json) -> Json:
    lines = [*score["yaku"], *score["dora"]]
    worths = {line["id"]: line.get("han", line.get("limit", "yakuman")) for line in lines}
    return {name: score[name] for name in ("han", "fu", "limit", "yakuman", "points")} | {"worths": worths}


def _expected(game: Game, hand: Hand, following: Hand | None, players: str) -> Json:
    seats = _seats(hand.at, players)
    riichi = [f"{player}-table {STICK} riichi" for player in hand.riichi]
    return {
        "deltas": {seats[player]: delta for player, delta in zip(players, hand.deltas, strict=True)},
        "points": {seats[player]: points for player, points in zip(players, hand.points, strict=True)},
        "deposits": following.deposits if following else game.deposits,
        "next": _next(hand, following, players) if following else None,
        "game_over": None if following else {"reason": game.over},
        "scores": [None if won.winner in hand.denied else _sum_of(won) for won in hand.wins],
        "denied": list(hand.denied),
        "pays": sorted([*riichi, *filter(None, hand.pays.split(", "))]),
        "noten": list(hand.noten or [0] * len(players)),
    }


def _sum_of(won: Won) -> Json:
    pairs = [line.split() for line in won.yaku.split(", ") if line]
    return {**won.worth, "worths": {name: int(worth) if worth.isdigit() else worth for name, worth in pairs}}


def _next(hand: Hand, following: Hand, players: str) -> Json:
    seats = _seats(following.at, players)
    return {
        "round": following.at[0],
        "number": int(following.at[1]),
        "honba": following.honba,
        "deposits": following.deposits,
        "points": {seats[player]: points for player, points in zip(players, hand.points, strict=True)},
        "renchan": following.at == hand.at,
    }


def _settle(client: FlaskClient, game: Game, points: tuple[int, ...]) -> None:
    request = {"ruleset": game.ruleset, "options": game.options, "points": points, "deposits": game.deposits}
    answer = _post(client, "/v1/game", request)
    names = ("points", "rank", "base", "uma", "oka", "total")
    results = [tuple(result[name] for name in names) for result in answer["results"]]
    assert results == list(game.results.values()), results
    assert answer["leftover_deposits"]["to"] == ["ABCD".index(player) for player in game.leftover_to], answer
