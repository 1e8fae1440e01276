"""The arena at one moment: who stands where, and where all are one step of time later."""

from collections.abc import Mapping, Sequence
from math import isqrt

from msgspec import Struct

from standoff.arena.figures import Figures
from standoff.arena.obstacles import Obstacle
from standoff.arena.plane import HERE, Bound, Point, bent, bound_towards, scaled, shortened
from standoff.rules.asks import Seat
from standoff.rules.live.table import Spot

Places = tuple[Spot, ...]
"""Where everybody stands, in the order of the seats."""
Wishes = Mapping[Seat, Point]
"""Where everybody who wants to move is heading for."""
Ways = Mapping[Seat, Point]
"""Which way everybody who moves goes in one step of time."""


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
        ways = {
            seat: shortened(Point(wish[0] - x, wish[1] - y), pace)
            for seat, x, y in self.places
            if (wish := wishes.get(seat)) is not None
        }
        return self.moved({seat: way for seat, way in ways.items() if way != HERE})

    def moved(self, ways: Ways) -> "Arena":
        """One step of time later, where nobody's way is longer than one step."""
        pace, edges = self.figures.pace, self.edges
        bounds = {seat: edges(x, y, pace) for seat, x, y in self.places if seat in ways}
        self._keep_apart(bounds)
        places = []
        for spot in self.places:
            seat, x, y = spot
            way = ways.get(seat)
            if way is not None:
                if bounds[seat]:
                    way = bent(way, bounds[seat], pace)
                spot = Spot(seat, x + way[0], y + way[1])
            places.append(spot)
        return Arena(self.figures, self.obstacles, tuple(places))

    def _keep_apart(self, bounds: Mapping[Seat, list[Bound]]) -> None:
        """How far two who are near may come towards each other, for whoever of them moves."""
        body = self.figures.body
        near = 2 * (body + self.figures.pace)
        others = list(self.places)
        for seat, x, y in self.places:
            del others[0]
            for other, ox, oy in others:
                if -near < ox - x < near and -near < oy - y < near:
                    half_way = bound_towards(ox - x, oy - y, 2 * body, 2)
                    if seat in bounds:
                        bounds[seat].append(half_way)
                    if other in bounds:
                        bounds[other].append((x - ox, y - oy, half_way[2]))

    def ahead(self, seat: Seat, direction: Point) -> Point:
        """The wish of somebody who only says in which direction to go."""
        return self.place(seat).after(scaled(direction, self.figures.pace))

    def edges(self, x: int, y: int, length: int) -> list[Bound]:
        """How far a body may go before it meets the edge of the area, or an obstacle."""
        figures = self.figures
        body = figures.body
        right, top = figures.width - body, figures.height - body
        bounds = []
        if x - body < length:
            bounds.append((-1, 0, x - body))
        if right - x < length:
            bounds.append((1, 0, right - x))
        if y - body < length:
            bounds.append((0, -1, y - body))
        if top - y < length:
            bounds.append((0, 1, top - y))
        if self.obstacles:
            bounds += [obstacle.bound(Point(x, y), body) for obstacle in self.obstacles]
        return bounds

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
