"""From han and fu, a limit or yakuman to the base that every payment is a multiple of."""

from engine.rules.model import Scale

KIRIAGE_BASE = 1920


def counted(scale: Scale, han: int, fu: int) -> tuple[int, str | None]:
    """The base points of a counted hand, and the id of its limit (None below mangan).

    >>> from engine.rules.common import KAZOE
    >>> counted(KAZOE, 3, 40), counted(KAZOE, 4, 40), counted(KAZOE, 13, 30)
    ((1280, None), (2000, 'mangan'), (8000, 'kazoe_yakuman'))
    """
    mangan = scale.limits[0]
    if han < mangan.han:
        base = fu << han + scale.extra_doublings
        rounded_up = scale.kiriage and base == KIRIAGE_BASE and han >= scale.kiriage_from_han
        if base < mangan.base and not rounded_up:
            return base, None
    reached = [step for step in scale.limits if step.han <= han]
    step = reached[-1] if reached else mangan
    return step.base, step.id
