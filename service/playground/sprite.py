"""The tile faces as one SVG sprite: `python -m service.playground.sprite` writes it beside the page's other assets.

Each face is a symbol named like its tile (`1m` … `7z`, red fives `0m 0p 0s`, gold fives `Gm Gp Gs`), drawn on 60 × 80
units with a margin of four. Circles and bamboo are shapes; characters and honours are text, which takes the font of the
page that uses it.
"""

from pathlib import Path

STATIC = Path(__file__).parent / "static"

INK, BLUE, GREEN, RED, GOLD = "#1c2b39", "#1d5a94", "#18794e", "#c22f2f", "#a87400"
MIDDLE = 30
PAPER, LEAF, ROSE, AMBER = "#fffdf6", "#7fb89c", "#f2b8b0", "#f0d489"

CIRCLES: dict[int, tuple[float, tuple[tuple[float, float, str], ...]]] = {
    2: (15, ((30, 21, GREEN), (30, 59, BLUE))),
    3: (11.8, ((14.5, 15, BLUE), (30, 40, RED), (45.5, 65, GREEN))),
    4: (12.8, ((16, 21, BLUE), (44, 21, GREEN), (16, 59, GREEN), (44, 59, BLUE))),
    5: (10.8, ((14.5, 17, BLUE), (45.5, 17, GREEN), (30, 40, RED), (14.5, 63, GREEN), (45.5, 63, BLUE))),
    6: (11, ((17, 14, GREEN), (43, 14, GREEN), (17, 42, RED), (43, 42, RED), (17, 66, RED), (43, 66, RED))),
    7: (9.6, (
        (11.5, 11, GREEN), (30, 19, GREEN), (48.5, 27, GREEN),
        (18, 47, RED), (42, 47, RED), (18, 69, RED), (42, 69, RED),
    )),
    8: (9.2, tuple((x, y, BLUE) for y in (11, 30.3, 49.6, 69) for x in (17.5, 42.5))),
    9: (9, tuple((x, y, colour) for y, colour in ((14, BLUE), (40, RED), (66, GREEN)) for x in (10.5, 30, 49.5))),
}  # fmt: skip

BAMBOO: dict[int, tuple[tuple[float, float, float, str], ...]] = {
    2: ((30, 22, 0, GREEN), (30, 58, 0, BLUE)),
    3: ((30, 22, 0, BLUE), (18, 58, 0, GREEN), (42, 58, 0, GREEN)),
    4: ((18, 22, 0, BLUE), (42, 22, 0, GREEN), (18, 58, 0, GREEN), (42, 58, 0, BLUE)),
    5: ((14, 22, 0, GREEN), (46, 22, 0, BLUE), (30, 40, 0, RED), (14, 58, 0, BLUE), (46, 58, 0, GREEN)),
    6: tuple((x, y, 0, colour) for y, colour in ((22, GREEN), (58, BLUE)) for x in (14, 30, 46)),
    7: ((30, 14, 0, RED), *((x, y, 0, GREEN if x != MIDDLE else BLUE) for y in (40, 66) for x in (14, 30, 46))),
    8: (
        (11, 23, 0, GREEN), (49, 23, 0, GREEN), (23, 22, -32, GREEN), (37, 22, 32, GREEN),
        (11, 57, 0, BLUE), (49, 57, 0, BLUE), (23, 58, 32, BLUE), (37, 58, -32, BLUE),
    ),
    9: tuple((x, y, 0, colour) for x, colour in ((14, GREEN), (30, RED), (46, BLUE)) for y in (14, 40, 66)),
}  # fmt: skip

NUMERALS = "一二三四五六七八九"
HONOURS = (("東", INK), ("南", INK), ("西", INK), ("北", INK), ("", BLUE), ("發", GREEN), ("中", RED))
TINTS = {GREEN: LEAF, BLUE: "#8fb4d6", RED: ROSE, GOLD: AMBER}


def coin(x: float, y: float, radius: float, colour: str) -> str:
    """Return one circle of the circles suit: a rim, a tinted ring and a dot."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.76:g}" fill="{PAPER}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.6:g}" fill="{TINTS[colour]}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.32:g}" fill="{colour}"/>'
    )


def rosette() -> str:
    """Return the single circle: a large coin with eight petals."""
    petals = "".join(
        f'<ellipse cx="30" cy="29.5" rx="3.4" ry="7.5" fill="{RED if turn % 90 else GREEN}"'
        f' transform="rotate({turn} 30 40)"/>'
        for turn in range(0, 360, 45)
    )
    return (
        f'<circle cx="30" cy="40" r="25" fill="{BLUE}"/><circle cx="30" cy="40" r="21.5" fill="{PAPER}"/>'
        f'<circle cx="30" cy="40" r="19.5" fill="none" stroke="{GREEN}" stroke-width="1.5"/>{petals}'
        f'<circle cx="30" cy="40" r="5.5" fill="{PAPER}"/><circle cx="30" cy="40" r="3.8" fill="{RED}"/>'
    )


def stick(x: float, y: float, turn: float, colour: str, length: float) -> str:
    """Return one bamboo stick of the given length, standing at its middle and turned by degrees."""
    half = length / 2
    place = f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "")
    knots = "".join(
        f'<rect x="-5" y="{at - 2:g}" width="10" height="4" rx="2" fill="{colour}"/>' for at in (2 - half, 0, half - 2)
    )
    return (
        f'<g transform="{place}"><rect x="-3.6" y="{-half:g}" width="7.2" height="{length:g}" rx="3" fill="{colour}"/>'
        f'<rect x="-1.3" y="{4 - half:g}" width="2.6" height="{length - 8:g}" fill="{TINTS[colour]}"/>{knots}</g>'
    )


def bird() -> str:
    """Return the single bamboo: a bird on a twig, its tail made of bamboo leaves."""
    feathers = "".join(
        f'<g transform="rotate({turn} 27 48)"><path d="M27 48q-5 12-1 26q7-10 4-26z" fill="{colour}"/>'
        f'<circle cx="26.6" cy="64" r="2" fill="{tip}"/></g>'
        for turn, colour, tip in ((-14, BLUE, PAPER), (28, GREEN, AMBER), (6, GREEN, ROSE))
    )
    return (
        f'<path d="M8 52q22-5 44 3" fill="none" stroke="{GREEN}" stroke-width="3" stroke-linecap="round"/>{feathers}'
        f'<path d="M38 15q9 2 9 11q0 21-15 27q-12 3-15-6q-3-12 10-17q5-3 5-8q1-7 6-7z" fill="{GREEN}"/>'
        f'<path d="M20 46q2-11 14-13q-1 13-14 13z" fill="{LEAF}"/><path d="M46 20l9 3-9 3z" fill="{AMBER}"/>'
        f'<path d="M37 16q-2-8-8-9M39 15q0-7-3-11M41 16q3-6 3-10" fill="none" stroke="{RED}" stroke-width="2"/>'
        f'<circle cx="40.5" cy="21.5" r="3" fill="{PAPER}"/><circle cx="41" cy="21.5" r="1.7" fill="{INK}"/>'
        f'<path d="M33 52v6M38 50v7" stroke="{RED}" stroke-width="2" stroke-linecap="round"/>'
    )


def text(content: str, y: float, size: float, colour: str) -> str:
    """Return one CJK character in the middle of the tile, in whatever font the page sets."""
    place = f'x="30" y="{y:g}" text-anchor="middle"'
    return f'<text {place} font-size="{size:g}" font-weight="700" fill="{colour}">{content}</text>'


def circles(number: int, dye: str | None = None) -> str:
    """Return a face of the circles suit; `dye` paints every coin in one colour."""
    if number == 1:
        return rosette()
    radius, places = CIRCLES[number]
    return "".join(coin(x, y, radius, dye or colour) for x, y, colour in places)


def bamboo(number: int, dye: str | None = None) -> str:
    """Return a face of the bamboo suit; `dye` paints every stick in one colour."""
    if number == 1:
        return bird()
    length = 23 if number in (7, 9) else 31
    return "".join(stick(x, y, turn, dye or colour, length) for x, y, turn, colour in BAMBOO[number])


def characters(number: int, dye: str | None = None) -> str:
    """Return a face of the characters suit: the numeral over 萬."""
    return text(NUMERALS[number - 1], 35, 32, dye or INK) + text("萬", 71, 32, dye or RED)


def honour(content: str, colour: str) -> str:
    """Return a wind or dragon; haku, which shows no character, is a frame."""
    if content:
        return text(content, 58, 50, colour)
    return (
        f'<rect x="9" y="11" width="42" height="58" rx="3" fill="none" stroke="{colour}" stroke-width="3"/>'
        f'<rect x="14" y="16" width="32" height="48" rx="1" fill="none" stroke="{colour}" stroke-width="1.2"/>'
    )


def five(drawing: str, dye: str) -> str:
    """Return a dyed five, marked in its corner too for eyes that do not tell the colours apart."""
    mark = (
        f'<circle cx="57" cy="3" r="3.6" fill="{RED}"/>'
        if dye == RED
        else f'<path d="M56-3l1.6 4.4L62 3l-4.4 1.6L56 9l-1.6-4.4L50 3l4.4-1.6z" fill="{GOLD}"/>'
    )
    return drawing + mark


def faces() -> dict[str, str]:
    """Return every face by its tile: 34 kinds, three red fives and three gold ones."""
    suits = {"m": characters, "p": circles, "s": bamboo}
    drawn = {f"{number}{suit}": draw(number) for suit, draw in suits.items() for number in range(1, 10)}
    drawn |= {f"{at}z": honour(*face) for at, face in enumerate(HONOURS, 1)}
    drawn |= {f"0{suit}": five(draw(5, RED), RED) for suit, draw in suits.items()}
    drawn |= {f"G{suit}": five(draw(5, GOLD), GOLD) for suit, draw in suits.items()}
    return drawn


def sprite() -> str:
    """Return the whole sprite as an SVG document."""
    symbols = "\n".join(f'<symbol id="{tile}" viewBox="-4 -4 68 88">{face}</symbol>' for tile, face in faces().items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


def icon() -> str:
    """Return the page's icon: the single circle on a tile."""
    tile = f'<rect x="1" y="1" width="58" height="78" rx="8" fill="{PAPER}" stroke="{GREEN}" stroke-width="2"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 80 80">{tile}{rosette()}</svg>\n'


def main() -> None:
    """Write the sprite and the icon where the page finds them."""
    (STATIC / "tiles.svg").write_text(sprite(), encoding="utf-8")
    (STATIC / "icon.svg").write_text(icon(), encoding="utf-8")


if __name__ == "__main__":
    main()
