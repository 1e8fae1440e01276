"""Where names go: near their figures, never on one another, and off the lines if that can be."""

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from unicodedata import category, east_asian_width

from msgspec import Struct

from standoff.drawing.scene import DrawnPlace

LEADING = 1.25
AIR = 3
"""What stays free between two boxes."""
DIRECTIONS, DISTANCES = 16, (0, 5, 12, 22, 36, 54, 78, 108, 150)
ON_A_LINE, AWAY, ASKEW = 9.0, 1.0, 7.0
"""What a label pays for each point of a line under it, for distance, and for its direction."""
GRID = 8
LONGEST = 9.5
"""Names are cut at so many times their size."""


class Box(Struct, frozen=True):
    """A rectangle around its middle."""

    x: float
    y: float
    width: float
    height: float

    def meets(self, other: "Box", air: float = 0) -> bool:
        """Whether two rectangles come nearer to each other than this."""
        return (
            abs(self.x - other.x) * 2 < self.width + other.width + 2 * air
            and abs(self.y - other.y) * 2 < self.height + other.height + 2 * air
        )

    def holds(self, point: DrawnPlace) -> bool:
        return abs(point.x - self.x) * 2 < self.width and abs(point.y - self.y) * 2 < self.height

    def inside(self, width: float, height: float) -> bool:
        """Whether nothing of it hangs over the edge of a sheet."""
        return self.width <= 2 * min(self.x, width - self.x) and self.height <= 2 * min(
            self.y, height - self.y
        )

    def nearest(self, point: DrawnPlace) -> DrawnPlace:
        """Its point nearest to this one."""
        return DrawnPlace(
            min(max(point.x, self.x - self.width / 2), self.x + self.width / 2),
            min(max(point.y, self.y - self.height / 2), self.y + self.height / 2),
        )


def text_width(text: str, size: float) -> float:
    """At least as wide as bold text of this size is in the usual fonts."""
    return size * sum(_sign_width(sign) for sign in text)


def _sign_width(sign: str) -> float:
    if east_asian_width(sign) in "WF":
        return 1.25
    if category(sign) in ("Mn", "Me", "Cf"):
        return 0.0
    if sign in "iljtfrI.,:;'’|! ":
        return 0.48
    if sign in "mwMW@%—…":
        return 1.05
    return 0.86 if sign.isupper() or not sign.isascii() else 0.72


def shortened(name: str, size: float) -> str:
    """A name that is not too wide, or its beginning."""
    longest = LONGEST * size
    if text_width(name, size) <= longest:
        return name
    while name and text_width(f"{name}…", size) > longest:
        name = name[:-1]
    return f"{name}…"


class Sheet(Struct):
    """What labels must fit in and keep off."""

    width: float
    height: float
    solid: Sequence[Box]
    """Figures and what belongs to them."""
    lines: Sequence[DrawnPlace]
    """Points along everything that is drawn as a line."""


class Wanted(Struct, frozen=True):
    """A label to be placed: how large it is, whose it is, and on which side it looks best."""

    width: float
    height: float
    place: DrawnPlace
    radius: float
    outwards: DrawnPlace
    """A direction of length 1, or 0 where any side will do."""


def placed(wanted: Sequence[Wanted], sheet: Sheet) -> list[Box]:
    """A box for each label; who has the least room around them chooses first."""
    boxes: dict[int, Box] = {}
    order = sorted(range(len(wanted)), key=lambda one: (-_neighbours(wanted, one), one))
    for one in order:
        boxes[one] = _best(wanted[one], sheet, list(boxes.values()))
    return [boxes[one] for one in range(len(wanted))]


def _neighbours(wanted: Sequence[Wanted], one: int) -> int:
    here = wanted[one].place
    reach = 5 * wanted[one].radius
    return sum(hypot(w.place.x - here.x, w.place.y - here.y) < reach for w in wanted)


def _best(label: Wanted, sheet: Sheet, taken: Sequence[Box]) -> Box:
    chosen, least = None, 0.0
    for box, cost in _candidates(label):
        if chosen is not None and cost >= least:
            continue
        if _is_free(box, sheet, taken):
            cost += ON_A_LINE * sum(box.holds(point) for point in sheet.lines)
            if chosen is None or cost < least:
                chosen, least = box, cost
    return chosen or _anywhere(label, sheet, taken)


def _is_free(box: Box, sheet: Sheet, taken: Sequence[Box]) -> bool:
    return box.inside(sheet.width, sheet.height) and not any(
        box.meets(other, AIR) for other in (*sheet.solid, *taken)
    )


def _candidates(label: Wanted) -> Iterator[tuple[Box, float]]:
    for distance in DISTANCES:
        gap = label.radius + AIR + 1 + distance
        for turn in range(DIRECTIONS):
            angle = pi / 2 + 2 * pi * turn / DIRECTIONS
            x, y = cos(angle), sin(angle)
            box = Box(
                label.place.x + x * (gap + label.width / 2),
                label.place.y + y * (gap + label.height / 2),
                label.width,
                label.height,
            )
            away = 1 - x * label.outwards.x - y * label.outwards.y
            yield box, AWAY * distance + ASKEW * away


def _anywhere(label: Wanted, sheet: Sheet, taken: Sequence[Box]) -> Box:
    """The free place nearest to the figure, however far."""
    places = [
        Box(x, y, label.width, label.height)
        for x in range(GRID, int(sheet.width), GRID)
        for y in range(GRID, int(sheet.height), GRID)
    ]
    here = label.place
    places.sort(key=lambda box: (hypot(box.x - here.x, box.y - here.y), box.x, box.y))
    return next((box for box in places if _is_free(box, sheet, taken)), places[0])
