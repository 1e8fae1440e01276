"""Walking during the countdown: up to somebody, or to a place from which a team covers each other."""

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple

from standoff.arena.arena import Arena
from standoff.arena.plane import HERE, Point, scaled
from standoff.bots.live.team import hands, own
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.views import View

ELBOW_ROOM = 300
"""How much more than the reach of arms keeps one clear of them."""
COVER = 2_400
"""Nearer than this a team-mate is no longer alone."""
FAR = 2_000**2
"""How far one goes for one more victim, squared."""
STRIDES = (800, 1_800)
"""How far one looks for a better place."""
WAYS = tuple(Point(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
DANGER = 3
"""How much more a metre too near weighs than a metre to walk."""
UNSEEN = 700
"""How far one who hides would go for each adversary who does not see them."""


class Gait(NamedTuple):
    """How somebody stands who does not seek company."""

    shy: int
    """How near adversaries may come, in millimetres."""
    loyal: int
    """How much being near a team-mate counts: nothing, or as much as so many parts of the way."""
    hides: bool = False
    """Whether to stand where no adversary sees one."""


def place_to_stand(view: View, arena: Arena, manner: Gait, dice: Dice) -> Point:
    """The best place around: not too near anybody, and not alone; here, unless another is better."""
    me, secret = own(view)
    team_of = view.options.team_of
    here = arena.place(me)
    foes: list[Point] = []
    mates: list[tuple[Seat, Point]] = []
    for seat, x, y in arena.places:
        if seat != me:
            if team_of[seat] == secret.team:
                mates.append((seat, Point(x, y)))
            else:
                foes.append(Point(x, y))
    rooms = _rooms(view, arena, [seat for seat, _ in mates])
    shy = manner.shy

    def cost(place: Point) -> int:
        # Nothing in a game of bots is asked as often as this.
        x, y = place
        near = crowd = 0
        gaps = []
        for ox, oy in foes:
            gap = isqrt((ox - x) ** 2 + (oy - y) ** 2)
            if gap < shy:
                near += shy - gap
        for room, (_, (ox, oy)) in zip(rooms, mates, strict=True):
            gap = isqrt((ox - x) ** 2 + (oy - y) ** 2)
            if gap < room:
                crowd += room - gap
            gaps.append(gap)
        alone = max(0, min(gaps, default=COVER) - COVER)
        seen = sum([arena.sees(place, foe) for foe in foes]) if manner.hides else 0
        walked = isqrt((here.x - x) ** 2 + (here.y - y) ** 2) // 2
        return DANGER * (near + 2 * crowd) + manner.loyal * alone + UNSEEN * seen + walked

    chosen, least = here, cost(here)
    for place in _around(arena, here):
        if (found := cost(place) + int(dice.random() * 200)) < least:
            chosen, least = place, found
    return chosen


def _rooms(view: View, arena: Arena, mates: Sequence[Seat]) -> list[int]:
    """How much room each team-mate needs: most with a grenade between the two."""
    held, me = hands(view), own(view)[0]
    room = arena.figures.reach + ELBOW_ROOM
    boom = held.get(me) is Weapon.BOOM
    return [room * (2 if boom or held.get(mate) is Weapon.BOOM else 1) for mate in mates]


def _around(arena: Arena, here: Point) -> list[Point]:
    """The places one may go to, within the area and out of obstacles."""
    figures = arena.figures
    body, right, top = figures.body, figures.width - figures.body, figures.height - figures.body
    places = []
    for stride in STRIDES:
        for way in WAYS:
            there = here.after(scaled(Point(way.x * stride, way.y * stride), stride))
            place = Point(min(max(there.x, body), right), min(max(there.y, body), top))
            if all(one.clear_of(place, body) for one in arena.obstacles):
                places.append(place)
    return places


def prey(view: View, arena: Arena, least: int) -> Seat | None:
    """The adversary with most of their kind, at least so many, and fewest of one's own around them."""
    me, secret = own(view)
    team_of = view.options.team_of
    here = arena.place(me)
    reach = arena.figures.reach**2
    others = [(seat, Point(x, y)) for seat, x, y in arena.places if seat != me]

    def crowd(middle: Point) -> int:
        return sum(
            -2 if team_of[seat] == secret.team else 1
            for seat, there in others
            if middle.way_to(there).square <= reach
        )

    chosen, most = None, 0
    for seat, there in others:
        if team_of[seat] != secret.team and (victims := crowd(there)) >= least:
            worth = victims * FAR - here.way_to(there).square
            if chosen is None or worth > most:
                chosen, most = seat, worth
    return chosen


def close_in(arena: Arena, me: Seat, seat: Seat, distance: int) -> Point:
    """To within this distance of where somebody stands now; there one stops, and waits for them."""
    here, there = arena.place(me), arena.place(seat)
    way = there.way_to(here)
    if way.square <= distance * distance:
        return here
    return there.after(scaled(way, distance) if way != HERE else way)
