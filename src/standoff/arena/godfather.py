"""The arena in the Godfather's seat: who sees whom, and whom open arms touch."""

from collections.abc import Iterable

from standoff.arena.arena import Arena
from standoff.arena.plane import HERE, Point, bent, scaled
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.decisions import Freeze, FreezeAsk, Touch, TouchAsk
from standoff.rules.live.views import View
from standoff.rules.live.words import Contact, Place


def answer(arena: Arena, ask: Ask, view: View) -> Decision:
    """What the Godfather says to an ask, from where all stand and what everybody sees."""
    if isinstance(ask, FreezeAsk):
        return freeze(arena, ask)
    if isinstance(ask, TouchAsk):
        return touch(arena, ask, view)
    raise TypeError(f"an arena cannot answer {ask!r}")


def freeze(arena: Arena, ask: FreezeAsk) -> Freeze:
    """The first whistle: where everyone stands, and whom an obstacle hides from whom (L25)."""
    where = _where(arena)
    unseen: tuple[tuple[Seat, Seat], ...] = ()
    if arena.obstacles:
        unseen = tuple(
            (seat, other) for seat, other in ask.pairs if not arena.sees(where[seat], where[other])
        )
    seats = {seat for team in ask.teams for seat in team}
    return Freeze(unseen, tuple(spot for spot in arena.places if spot.seat in seats))


def touch(arena: Arena, ask: TouchAsk, view: View) -> Touch:
    """Whom each body touches; who falls backwards has taken their step already (L47, A78)."""
    where = _where(arena)
    reach = arena.figures.reach**2
    touched = []
    for body in ask.bodies:
        middle = where[body]
        if ask.why is Contact.FALL:
            middle = stepped_back(arena, body, view)
        touched.append(
            tuple(other for other in ask.others if middle.way_to(where[other]).square <= reach)
        )
    return Touch(tuple(touched))


def stepped_back(arena: Arena, body: Seat, view: View) -> Point:
    """Where a Shotgun's victim comes to: opposite to their aim, or away from the shooter (A78).

    The edge of the area and obstacles stop them; people do not.
    """
    where = _where(arena)
    here = where[body]
    shooters = [where[seat] for seat in _shooters(view, body)]
    faced = (
        _direction(here, [where[seat] for seat in _aimed_at(view, body)])
        or _direction(here, shooters)
        or _direction(here, shooters[:1])  # shot from opposite sides
        or HERE
    )
    length = arena.figures.step_back
    return here.after(bent(scaled(faced.back, length), arena.edges(*here, length), length))


def _where(arena: Arena) -> dict[Seat, Point]:
    return {seat: Point(x, y) for seat, x, y in arena.places}


def _aimed_at(view: View, seat: Seat) -> list[Seat]:
    """At whom somebody still points: not with a hand on their heart, nor at a coward (L31, L34)."""
    gangster = view.gangsters[seat]
    if gangster.wounds:
        return []
    return [target for target in gangster.at if view.gangsters[target].place is not Place.COWARD]


def _shooters(view: View, body: Seat) -> list[Seat]:
    return [
        other.seat
        for other in view.gangsters
        if other.weapon is Weapon.SHOTGUN and body in other.at
    ]


def _direction(here: Point, those: Iterable[Point]) -> Point | None:
    """The direction of some points together; none if there are none, or they lie opposite."""
    ways = [here.way_to(point) for point in those]
    units = [scaled(Point(way.x * _UNIT, way.y * _UNIT), _UNIT) for way in ways]
    direction = Point(sum(unit.x for unit in units), sum(unit.y for unit in units))
    return direction if direction.square > _UNIT else None


_UNIT = 1 << 20
"""How long a direction is, so that rounding does not turn it."""
