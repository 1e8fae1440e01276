"""Obstacles: nobody stands in them, and nobody sees through them."""

from msgspec import Struct

from standoff.arena.plane import Bound, Point, bound_towards


class Block(Struct, frozen=True, tag="block", tag_field="shape"):
    """A rectangle along the axes, from its corner nearest to nothing."""

    x: int
    y: int
    width: int
    height: int

    def nearest(self, point: Point) -> Point:
        """Its point nearest to this one."""
        return Point(
            min(max(point.x, self.x), self.x + self.width),
            min(max(point.y, self.y), self.y + self.height),
        )

    def clear_of(self, point: Point, body: int) -> bool:
        """Whether a body may stand here."""
        return point.way_to(self.nearest(point)).square >= body * body

    def bound(self, point: Point, body: int) -> Bound:
        """How far a body that stands here may come."""
        return bound_towards(*point.way_to(self.nearest(point)), body)

    def hides(self, here: Point, there: Point) -> bool:
        """Whether the line from one point outside to another goes through it."""
        right, top = self.x + self.width, self.y + self.height
        if max(here.x, there.x) <= self.x or min(here.x, there.x) >= right:
            return False
        if max(here.y, there.y) <= self.y or min(here.y, there.y) >= top:
            return False
        way = here.way_to(there)
        sides = [
            way.x * (y - here.y) - way.y * (x - here.x)
            for x in (self.x, right)
            for y in (self.y, top)
        ]
        return min(sides) < 0 < max(sides)


class Column(Struct, frozen=True, tag="column", tag_field="shape"):
    """A circle."""

    x: int
    y: int
    radius: int

    @property
    def middle(self) -> Point:
        return Point(self.x, self.y)

    def clear_of(self, point: Point, body: int) -> bool:
        """Whether a body may stand here."""
        return point.way_to(self.middle).square >= (body + self.radius) ** 2

    def bound(self, point: Point, body: int) -> Bound:
        """How far a body that stands here may come."""
        return bound_towards(*point.way_to(self.middle), body + self.radius)

    def hides(self, here: Point, there: Point) -> bool:
        """Whether the line from one point outside to another goes through it."""
        way, to_middle = here.way_to(there), here.way_to(self.middle)
        along = way.x * to_middle.x + way.y * to_middle.y
        across = way.x * to_middle.y - way.y * to_middle.x
        return 0 < along < way.square and across * across < self.radius**2 * way.square


Obstacle = Block | Column
