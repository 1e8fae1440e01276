"""The arena at one moment: who stands where, and where all are one step of time later."""

from collections.abc import Mapping, Sequence
from math import isqrt

from msgspec import Struct

from standoff.arena.figures import Figures
from standoff.arena.obstacles import Obstacle
from standoff.arena.plane import Bound, Point, bent, bound_towards, scaled, shortened
from standoff.rules.asks import Seat
from standoff.rules.live.table import Spot

Places = tuple[Spot, ...]
"""Where everybody stands, in the order of the seats."""
Wishes = Mapping[Seat, Point]
"""Where everybody who wants to move is heading for."""


class NoRoomError(ValueError):
    """More gangsters than the arena can hold."""


class Arena(Struct, frozen=True):
    """Bodies that never overlap, never leave the area, and stay out of obstacles."""

    figures: Figures
    obstacles: tuple[Obstacle, ...]
    places: Places

    def place(self, seat: Seat) -> Point:
        for other, x, y in self.places:
            if other == seat:
                return Point(x, y)
        raise KeyError(seat)

    def step(self, wishes: Wishes) -> "Arena":
        """One step of time later; it does not matter in which order the wishes came.

        Everybody keeps to their own side of the line half way to each neighbour, and a body's width
        from it: so all may move at once, and nobody needs to know what the others wish.
        """
        pace = self.figures.pace
        near = 2 * (self.figures.body + pace)
        places = []
        for spot in self.places:
            seat, x, y = spot
            wish = wishes.get(seat)
            if wish is not None and (wish[0] != x or wish[1] != y):
                here = Point(x, y)
                bounds = self.edges(here, pace)
                bounds += [
                    self._half_way(ox - x, oy - y)
                    for other, ox, oy in self.places
                    if -near < ox - x < near and -near < oy - y < near and other != seat
                ]
                way = bent(shortened(here.way_to(wish), pace), bounds, pace)
                spot = Spot(seat, x + way.x, y + way.y)
            places.append(spot)
        return Arena(self.figures, self.obstacles, tuple(places))

    def ahead(self, seat: Seat, direction: Point) -> Point:
        """The wish of somebody who only says in which direction to go."""
        return self.place(seat).after(scaled(direction, self.figures.pace))

    def _half_way(self, x: int, y: int) -> Bound:
        """How far one may come towards a neighbour who is this far away."""
        return bound_towards(x, y, 2 * self.figures.body, parts=2)

    def edges(self, here: Point, length: int) -> list[Bound]:
        """How far a body may go before it meets the edge of the area, or an obstacle."""
        figures = self.figures
        body = figures.body
        right, top = figures.width - body, figures.height - body
        bounds = []
        if here.x - body < length:
            bounds.append(Bound(-1, 0, here.x - body))
        if right - here.x < length:
            bounds.append(Bound(1, 0, right - here.x))
        if here.y - body < length:
            bounds.append(Bound(0, -1, here.y - body))
        if top - here.y < length:
            bounds.append(Bound(0, 1, top - here.y))
        return bounds + [obstacle.bound(here, body) for obstacle in self.obstacles]

    def sees(self, here: Point, there: Point) -> bool:
        """Whether nothing stands between (L25); bodies hide nobody (A78)."""
        return not any(obstacle.hides(here, there) for obstacle in self.obstacles)


def opened(figures: Figures, obstacles: tuple[Obstacle, ...], seats: Sequence[Seat]) -> Arena:
    """The arena when a countdown begins: all stand apart, row after row in this order."""
    people = len(seats)
    most = min(figures.width, figures.height) // (2 * figures.body)
    for rows in range(max(1, isqrt(people)), most + 1):
        free = _lattice(figures, obstacles, rows)
        if len(free) >= people:
            spots = [
                Spot(seat, *free[turn * len(free) // people]) for turn, seat in enumerate(seats)
            ]
            return Arena(figures, obstacles, tuple(sorted(spots)))
    raise NoRoomError(f"the arena has no room for {people} gangsters")


def _lattice(figures: Figures, obstacles: tuple[Obstacle, ...], rows: int) -> list[Point]:
    """The middles of so many rows of so many equal fields that are free, to and fro."""
    middles = [2 * place + 1 for place in range(rows)]
    points = [
        Point(figures.width * column // (2 * rows), figures.height * row // (2 * rows))
        for turn, row in enumerate(middles)
        for column in (reversed(middles) if turn % 2 else middles)
    ]
    body = figures.body
    return [point for point in points if all(one.clear_of(point, body) for one in obstacles)]
