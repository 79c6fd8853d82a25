"""Tiles as text. A kind is two characters, number and suit: 5p, 1z. Red fives are counted apart."""

HONOURS = ["1z", "2z", "3z", "4z", "5z", "6z", "7z"]
WINDS = HONOURS[:4]
DRAGONS = HONOURS[4:]
TERMINALS = ["1m", "9m", "1p", "9p", "1s", "9s"]
ORPHANS = TERMINALS + HONOURS
GREENS = ["2s", "3s", "4s", "6s", "8s", "6z"]
DRAGON_IDS = {"5z": "haku", "6z": "hatsu", "7z": "chun"}
SEATS = "ESWN"


def parse(text):
    """The tiles of a text like `340p22z`, each as a pair of kind and whether it is a red five."""
    tiles = []
    digits = ""
    for letter in text or "":
        if letter.isdigit():
            digits += letter
        elif letter in "mpsz":
            if not digits:
                raise ValueError(f"no digit before {letter} in {text!r}")
            for digit in digits:
                if digit == "0":
                    tiles.append(("5" + letter, True))
                else:
                    tiles.append((digit + letter, False))
            digits = ""
        elif not letter.isspace():
            raise ValueError(f"{letter!r} is no tile")
    if digits:
        raise ValueError(f"digits without a suit in {text!r}")
    return tiles


def kinds_of(text):
    """The kinds of a text, red fives as plain ones."""
    return [kind for kind, _ in parse(text)]


def wind_kind(seat):
    """The wind tile of a seat letter."""
    return WINDS[SEATS.index(seat)]


def is_honour(kind):
    """Winds and dragons."""
    return kind[1] == "z"


def is_outside(kind):
    """Terminals and honours."""
    return is_honour(kind) or kind[0] in "19"


def number(kind):
    """The number on the tile."""
    return int(kind[0])


def in_order(kinds):
    """Sorted by suit, then number."""
    return tuple(sorted(kinds, key=lambda kind: (kind[1], kind[0])))


def counted(kinds):
    """How many there are of each kind."""
    counts = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    return counts
