"""Teams: which sizes are balanced, and what is suggested for so many people (L10, L11, A79)."""

from msgspec import Struct

SMALLEST_TEAM, LARGEST_TEAM = 3, 5
"""L10"""
FEWEST_GANGSTERS, MOST_GANGSTERS = 6, 21
"""A79"""
MOST_GODFATHERS = 2
"""L7: one or two who do not play."""
FEWEST_PEOPLE, MOST_PEOPLE = FEWEST_GANGSTERS, MOST_GANGSTERS + MOST_GODFATHERS

TEAM_NAMES = ("circles", "triangles", "squares", "diamonds", "stars", "crosses", "moons")
"""What teams are called that did not choose a name."""


class Team(Struct, frozen=True, forbid_unknown_fields=True):
    """So many gangsters, seated one after another; the first is the Chief (L12)."""

    name: str
    size: int


class Arrangement(Struct, frozen=True):
    """How some people may play: teams, the larger first, and Godfathers who do not play."""

    sizes: tuple[int, ...]
    godfathers: int


def teams_of(*sizes: int) -> tuple[Team, ...]:
    """Teams of these sizes under their usual names."""
    names = (*TEAM_NAMES, *map(str, range(len(TEAM_NAMES) + 1, len(sizes) + 1)))
    return tuple(Team(name, size) for name, size in zip(names, sizes, strict=False))


_SUGGESTED = {
    6: (2, 3, 0),
    7: (2, 3, 1),
    8: (2, 4, 0),
    9: (3, 3, 0),
    10: (3, 3, 1),
    11: (2, 5, 1),
    12: (4, 3, 0),
    13: (4, 3, 1),
    14: (4, 3, 2),  # X2
    15: (5, 3, 0),
    16: (4, 4, 0),
    17: (4, 4, 1),
    18: (6, 3, 0),
    19: (6, 3, 1),
    20: (5, 4, 0),
    21: (7, 3, 0),
    22: (7, 3, 1),
    23: (7, 3, 2),
}
"""People: teams, their size, Godfathers (L11). Outside 8 to 20 no text says: teams of three."""


def suggestion(people: int) -> Arrangement:
    """What is suggested for so many people."""
    teams, size, godfathers = _SUGGESTED[people]
    return Arrangement((size,) * teams, godfathers)


def arrangements(people: int) -> tuple[Arrangement, ...]:
    """Every balanced choice for so many people, with the fewest Godfathers and teams first."""
    return tuple(
        Arrangement(sizes, godfathers)
        for godfathers in range(MOST_GODFATHERS + 1)
        for sizes in balanced(people - godfathers)
    )


def balanced(gangsters: int) -> tuple[tuple[int, ...], ...]:
    """Every way to make teams of 3 to 5 that differ by at most one (A79)."""
    if not FEWEST_GANGSTERS <= gangsters <= MOST_GANGSTERS:
        return ()
    ways = []
    for teams in range(2, gangsters // SMALLEST_TEAM + 1):
        size, larger = divmod(gangsters, teams)
        if size + (larger > 0) <= LARGEST_TEAM:
            ways.append((size + 1,) * larger + (size,) * (teams - larger))
    return tuple(ways)
