"""How an amount is shared."""


def split(amount: int, ways: int, unit: int) -> tuple[int, ...]:
    """Return `amount` in `ways` equal multiples of `unit`; what does not divide goes to the first, the earlier seat.

    >>> split(1000, 3, 100)
    (400, 300, 300)
    """
    share = amount // (ways * unit) * unit
    return (amount - share * (ways - 1), *[share] * (ways - 1))
