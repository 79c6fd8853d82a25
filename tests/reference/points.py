"""From han and fu to points: the base, and what each pays of it."""

MANGAN, HANEMAN, BAIMAN, SANBAIMAN, YAKUMAN = 2000, 3000, 4000, 6000, 8000


def up_to_hundred(points):
    """Rounded up to a hundred."""
    return -(-points // 100) * 100


def base_of_han(rules, han, fu):
    """The base points of so many han and fu, and the name of the limit they reach."""
    if rules["fu"] == "arushiaru":
        # T = min(2000, fu * 4 * 2^han) for a child; a fourth of it is the base.
        base = fu * 2**han
        if han >= 5 or base >= 500:
            return 500, "mangan"
        return base, None
    steps = [(11, SANBAIMAN, "sanbaiman"), (8, BAIMAN, "baiman"), (6, HANEMAN, "haneman"), (5, MANGAN, "mangan")]
    if rules["kazoe"] == "yakuman":
        steps.insert(0, (13, YAKUMAN, "kazoe_yakuman"))
    for least, points, limit in steps:
        if han >= least:
            return points, limit
    base = fu * 2 ** (han + 2)
    raised = rules["kiriage"] and base == 1920 and (fu != 120 or rules["kiriage_120_fu"])
    if base >= MANGAN or raised:
        return MANGAN, "mangan"
    return base, None


def base_of_limit(rules, limit):
    """The base points of a yaku with a fixed limit."""
    if rules["fu"] == "arushiaru":
        return 500
    return {"mangan": MANGAN, "baiman": BAIMAN}[limit]


def rounded(rules, points):
    """A payment: rounded up to a hundred, except where nothing is ever rounded."""
    return points if rules["fu"] == "arushiaru" else up_to_hundred(points)


def ron_payment(rules, base, winner):
    """What the discarder pays."""
    return rounded(rules, base * (6 if winner == "E" else 4))


def tsumo_payments(rules, base, winner):
    """What each of the others pays, {seat: points}."""
    seats = "ESWN"[: rules["players"]]
    child = rounded(rules, base)
    double = rounded(rules, base * 2)
    shares = {seat: (double if "E" in (seat, winner) else child) for seat in seats if seat != winner}
    if rules["players"] == 3 and rules["tsumo_share"] == "north_split":
        # The missing player is a child: half of his share from each of the two.
        missing = double if winner == "E" else child
        shares = {seat: up_to_hundred((2 * share + missing) // 2) for seat, share in shares.items()}
    return shares
