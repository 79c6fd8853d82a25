"""A scored win as text for a terminal: tiles, yaku, fu and payments, line by line, in columns."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.hand import Hand, Meld
from engine.kinds import kind, text
from engine.result import WIN
from engine.win import NO_RIICHI, NORMAL, TSUMO, Win
from schemas.score import ScoreCommand
from service import plaintext_words as words
from service.answers.rules import LIMITS
from service.columns import columns

TEXT: Final = "text/plain"
Answer = Mapping[str, Any]


def breakdown(command: ScoreCommand, answer: Answer, language: str) -> str:
    """Return what a win is made of: `answer` is that of `/v1/score` to the command, in the same language."""
    sections = [columns(_situation(command, answer, language))]
    if answer["outcome"] == WIN:
        sections += [
            _section("yaku", columns(_yaku(answer, language), right=[1], indent=2), language),
            _section("fu", columns(_fu(answer), right=[2], indent=2), language) if answer["fu_details"] else [],
            [_total(answer, language)],
            _section("payments", columns(_payments(answer, language), right=[3], indent=2), language),
            _section("deltas", columns(_deltas(answer, language), right=[1], indent=2), language),
            _section("alternatives", columns(_others(answer, language), right=[0], indent=2), language)
            if answer["alternatives"]
            else [],
        ]
    else:
        sections.append([words.OUTCOMES[answer["outcome"]].in_(language)])
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def _section(name: str, lines: list[str], language: str) -> list[str]:
    return [words.LABELS[name].in_(language), *lines]


def _situation(command: ScoreCommand, answer: Answer, language: str) -> Iterator[tuple[str, str]]:
    """What was sent, but what means nothing; how the hand is read."""
    hand, win = command.hand, command.win
    facts = {
        "tiles": _tiles(hand, language),
        "reading": _reading(answer["reading"], language) if answer["reading"] else "",
        "ruleset": command.plan.rules.name.in_(language),
        "win": _won(win, language),
        "round": words.SEATS[win.round].in_(language),
        "riichi": _declared(win, language),
        "timing": words.TIMINGS[win.timing].in_(language) if win.timing != NORMAL else "",
        "dora_indicators": _indicators(command, win.dora_indicators),
        "ura_indicators": _indicators(command, win.ura_indicators),
        "nukidora": str(hand.nukidora or ""),
        "gold": text(hand.gold),
        "honba": str(win.honba or ""),
        "deposits": str(win.deposits or ""),
        "wareme": words.SEATS[win.wareme].in_(language) if win.wareme else "",
    }
    return ((words.LABELS[name].in_(language), fact) for name, fact in facts.items() if fact)


def _indicators(command: ScoreCommand, indicators: tuple[int, ...]) -> str:
    """The indicators and the dora that they make, so that who sent the dora sees it."""
    return f"{text(indicators)} -> {text([command.plan.dora_of[each] for each in indicators])}" if indicators else ""


def _tiles(hand: Hand, language: str) -> str:
    """The concealed tiles, the winning one after them, then what was called."""
    tiles = list(hand.tiles)
    place = len(tiles) - 1 if hand.apart else [kind(t) for t in tiles].index(hand.winning)
    winning = tiles.pop(place)
    return "  ".join([f"{text(tiles)} + {text((winning,))}", *(_meld(meld, language) for meld in hand.melds)])


def _meld(meld: Meld, language: str) -> str:
    called = f"{words.CALLS[meld.call].in_(language)} {text(meld.tiles)}"
    return f"{called} ({words.SEATS[meld.source].in_(language)})" if meld.source else called


def _reading(reading: Answer, language: str) -> str:
    groups = " ".join(group["tiles"] for group in reading["groups"])
    return f"{groups}  {words.WAITS[reading['wait']].in_(language)}"


def _won(win: Win, language: str) -> str:
    seat = words.SEATS[win.seat].in_(language)
    if win.method == TSUMO or win.discarder is None:
        return words.TSUMO.in_(language).format(seat=seat)
    return words.RON.in_(language).format(seat=seat, discarder=words.SEATS[win.discarder].in_(language))


def _declared(win: Win, language: str) -> str:
    if win.riichi == NO_RIICHI:
        return ""
    return " ".join(words.DECLARED[act].in_(language) for act in (win.riichi, *(["ippatsu"] if win.ippatsu else [])))


def _yaku(answer: Answer, language: str) -> Iterator[tuple[str, str]]:
    for line in (*answer["yaku"], *answer["dora"]):
        yield line["name"], _value(line, language)


def _value(line: Answer, language: str) -> str:
    if "han" in line:
        return words.HAN.in_(language).format(han=line["han"])
    return _yakuman(line["yakuman"], language) if "yakuman" in line else LIMITS[line["limit"]].in_(language)


def _yakuman(times: int, language: str) -> str:
    form = words.YAKUMAN if times == 1 else words.YAKUMAN_TIMES
    return form.in_(language).format(times=times)


def _fu(answer: Answer) -> Iterator[tuple[str, str, str]]:
    for line in answer["fu_details"]:
        yield line["name"], line.get("tiles", ""), str(line["fu"])


def _counted(answer: Answer, language: str) -> str:
    """Han and fu, then the limit that they or the yaku reach."""
    if answer["yakuman"]:
        return _yakuman(answer["yakuman"], language)
    count = words.HAN_FU.in_(language).format(han=answer["han"], fu=answer["fu"]) if answer["fu"] is not None else ""
    limit = LIMITS[answer["limit"]].in_(language) if answer["limit"] else ""
    return "  ".join(part for part in (count, limit) if part)


def _total(answer: Answer, language: str) -> str:
    points = words.POINTS.in_(language).format(points=f"{answer['points']:,}")
    return f"{_counted(answer, language)}  {points}"


def _payments(answer: Answer, language: str) -> Iterator[tuple[str, str, str, str, str]]:
    for payment in answer["payments"]:
        source, target = (words.SEATS[payment[end]].in_(language) for end in ("from", "to"))
        yield source, "->", target, f"{payment['points']:,}", words.REASONS[payment["reason"]].in_(language)


def _deltas(answer: Answer, language: str) -> Iterator[tuple[str, str]]:
    for seat, points in answer["deltas"].items():
        yield words.SEATS[seat].in_(language), f"{points:+,}" if points else "0"


def _others(answer: Answer, language: str) -> Iterator[tuple[str, str, str, str]]:
    for other in answer["alternatives"]:
        names = ", ".join(line["name"] for line in other["yaku"])
        yield f"{other['points']:,}", _counted(other, language), _reading(other["reading"], language), names
