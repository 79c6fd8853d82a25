"""What a page says of the wall, of a winning hand, of calls, riichi and dora."""

from typing import Final

from engine.kinds import FACES, HONOURS, SUIT_KINDS
from engine.rules.model import ANY_SEAT, LEFT, SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS, Riichi, RuleSet
from engine.tileset import COPIES, Fives, Ring, Runs
from rulepages.words import COUNTS, bullets, listed, number, section

SUIT_NAMES: Final = {"m": "characters 萬子", "p": "circles 筒子", "s": "bamboo 索子"}
_HONOUR_FACES: Final = dict(zip(HONOURS, "東南西北白發中", strict=True))
_WHOLE_SUIT: Final = 9
GROUPS: Final = {4: "Four groups and a pair", 2: "Two groups and a pair"}
OPENING: Final = {1: "One indicator at the start.", 2: "Two indicators at the start."}
NEXT_TILE: Final = (
    "The dora is the next tile of the indicator's suit, winds in the order 東南西北, dragons 白發中, "
    "after the last the first."
)
KAN_DORA: Final = "Each kan shows one more 槓ドラ, up to five in all."
NO_KAN_DORA: Final = "No kan dora 槓ドラ: indicators after those of the start count nothing."
SHAPES: Final = {SEVEN_PAIRS: "seven different pairs 七対子", THIRTEEN_ORPHANS: "thirteen orphans 国士無双"}


def face(kind: int) -> str:
    """Return a tile as a player reads it: 9m, 東."""
    letter, digit = FACES[kind]
    return _HONOUR_FACES.get(kind, digit + letter)


def tiles(rules: RuleSet) -> str:
    """Return the section on the wall."""
    wall = rules.tiles
    kinds = listed([_kinds(ring) for ring in wall.rings])
    return section(
        "Tiles 牌",
        bullets(
            f"{COPIES * len(wall.kinds)} tiles, four of each kind: {kinds}.",
            *(_runs(ring) for ring in wall.rings),
            _fives("Red fives 赤ドラ", wall.red) or "No red fives 赤ドラ.",
            _fives("Gold fives 金ドラ", wall.gold),
        ),
    )


def _kinds(ring: Ring) -> str:
    for letter, name in SUIT_NAMES.items():
        if ring.kinds[0] in SUIT_KINDS[letter]:
            whole = len(ring.kinds) == _WHOLE_SUIT
            return f"{name} {'1–9' if whole else listed([FACES[k][1] for k in ring.kinds]) + ' only'}"
    name = "dragons" if ring.kinds[0] == HONOURS[4] else "winds"
    return f"{name} {''.join(_HONOUR_FACES[k] for k in ring.kinds)}"


def _runs(ring: Ring) -> str | None:
    """Tell the runs of a ring that are not the usual ones of a whole suit."""
    if ring.runs is not Runs.LOOP:
        return None
    if len(ring.kinds) == _WHOLE_SUIT:
        around = ["".join(FACES[k][1] for k in run) for run in ring.run_kinds[-2:]]
        return f"Runs of {_name(ring)} go round: {listed(around)} are runs too."
    runs = ["".join(_HONOUR_FACES.get(k, FACES[k][1]) for k in run) for run in ring.run_kinds]
    return f"Runs of {_name(ring)}: {listed(runs)}."


def _name(ring: Ring) -> str:
    return _kinds(ring).split(" ")[0]


def _fives(name: str, dyed: Fives) -> str | None:
    some = [f"{COUNTS[dyed.of(letter)]} 5{letter}" for letter in "mps" if dyed.of(letter)]
    return f"{name}: {listed(some)}." if some else None


def hand(rules: RuleSet) -> str:
    """Return the section on what wins."""
    others = [SHAPES[shape] for shape in rules.shapes if shape != STANDARD]
    also = f"; also {listed(others)}" if others else ""
    return section(
        "Winning hand 和了形",
        bullets(f"{GROUPS[rules.groups]} (a hand of {3 * rules.groups + 1} tiles){also}.", _minimum(rules)),
    )


def _minimum(rules: RuleSet) -> str:
    if not rules.minimum_han:
        return "A complete hand wins, with or without a yaku."
    dora = "Dora count toward it (ドラのみで和了可)." if rules.dora_only else "Dora do not count toward it."
    red = " Red fives do: each is a value tile." if rules.bonus.red_is_yaku else ""
    return f"A win needs {rules.minimum_han} han. {dora}{red}"


def calls(rules: RuleSet) -> str:
    """Return the section on calls."""
    known = rules.calls
    chi = {
        None: "No chi.",
        LEFT: "Chi from the left neighbour 上家 only; pon and kan from anybody.",
        ANY_SEAT: "Chi, pon and kan from anybody.",
    }[known.chi_from]
    return section("Calls 鳴き", bullets(chi, *_robbing(rules), *_norths(rules)))


def _robbing(rules: RuleSet) -> tuple[str, ...]:
    known = rules.calls
    chankan = "An added kan can be robbed 搶槓." if known.chankan else "No kan can be robbed: there is no chankan 搶槓."
    ankan = (
        "Thirteen orphans may rob a closed kan too."
        if known.kokushi_robs_ankan
        else "A closed kan cannot be robbed, not even for thirteen orphans."
        if THIRTEEN_ORPHANS in rules.shapes and known.chankan
        else ""
    )
    return chankan, ankan


def _norths(rules: RuleSet) -> tuple[str, ...]:
    if not rules.bonus.nukidora:
        return ()
    known = rules.calls
    return (
        "Norths are pulled 北抜き: each is laid aside for a tile from the dead wall; the hand stays closed.",
        "A pulled north can be won on." if known.chankan_nuki else "A pulled north cannot be won on.",
        "A win on the tile after a pulled north is rinshan kaihou 嶺上開花."
        if known.nuki_rinshan
        else "A win on the tile after a pulled north is no rinshan kaihou.",
    )


def riichi(rules: RuleSet) -> str:
    """Return the section on riichi."""
    law = rules.riichi
    if law is None:
        return section("Riichi 立直", "There is no riichi, and there are no sticks.")
    return section(
        "Riichi 立直",
        bullets("A closed waiting hand may declare it, for a stick of 1,000 points.", _needed(law), _left_in_wall(law)),
    )


def _needed(law: Riichi) -> str:
    if not law.minimum_points:
        return "Any score may declare it."
    where = " where the game ends below zero" if law.minimum_with_bust_only else ""
    return f"A player needs {number(law.minimum_points)} points to declare it{where}."


def _left_in_wall(law: Riichi) -> str:
    if not law.wall_tiles:
        return "It may be declared without a draw of one's own left."
    return (
        f"Commonly at least {law.wall_tiles} tiles must be left in the wall; "
        "the service does not see the wall and does not ask."
    )


def dora(rules: RuleSet) -> str:
    """Return the section on dora of every kind."""
    bonus = rules.bonus
    if not bonus.indicators:
        shown = ["There are no dora indicators."]
    else:
        shown = [
            OPENING[bonus.opening_indicators],
            f"{NEXT_TILE}{_short_suit(rules)}",
            KAN_DORA if bonus.kan_dora else NO_KAN_DORA,
            "Ura dora 裏ドラ with riichi." if bonus.ura else "No ura dora 裏ドラ.",
        ]
    return section(
        "Dora ドラ",
        bullets(
            *shown,
            _worth_of_red(rules),
            f"Each gold five 金ドラ: {bonus.gold_han} han." if rules.tiles.gold != Fives() else None,
            "Each pulled north 抜きドラ: 1 han." if bonus.nukidora else None,
            "Each north in the hand: 1 han; north is nobody's value tile, even where it prevails."
            if bonus.north_dora
            else None,
        ),
    )


def _short_suit(rules: RuleSet) -> str:
    short = [ring for ring in rules.tiles.rings if 1 < len(ring.kinds) < 3]  # noqa: PLR2004 - 1m and 9m
    shows = [f"{face(k)} shows {face(ring.after(k))}" for ring in short for k in ring.kinds]
    return f" So {listed(shows)}." if shows else ""


def _worth_of_red(rules: RuleSet) -> str | None:
    if rules.tiles.red == Fives():
        return None
    value = " It is a value tile 翻牌 and counts as a yaku." if rules.bonus.red_is_yaku else ""
    return f"Each red five 赤ドラ: 1 han.{value}"
