"""Looks: the face and the colour of every chair, as people wished where that can be: no two have one colour."""

from collections.abc import Sequence

from standoff.protocol.members import Look
from standoff.rooms.people import Chair

SIX = 6
"""Gangsters, and colours; each place has one of either."""


def looks(chairs: Sequence[Chair]) -> Sequence[Look | None]:
    """How each chair looks; None throughout where nobody has a wish, or they are too many."""
    if len(chairs) > SIX or all(chair.look is None for chair in chairs):
        return [None] * len(chairs)
    free = list(range(SIX))
    found: dict[int, int] = {}
    for seat, chair in enumerate(chairs):
        if chair.look is not None and chair.look.colour in free:
            found[seat] = chair.look.colour
            free.remove(chair.look.colour)
    for seat in range(len(chairs)):
        if seat not in found:
            found[seat] = seat if seat in free else free[0]
            free.remove(found[seat])
    return [
        Look(chair.look.face if chair.look else seat, found[seat])
        for seat, chair in enumerate(chairs)
    ]
