"""A figure: its shape in its colour, the first letter of its name, and what became of it."""

from standoff.drawing.identity import GROUND, INK, LINE, MUTED, Kit, kit
from standoff.drawing.labels import Box
from standoff.drawing.scene import DrawnPlace, Figure, State
from standoff.drawing.svg import element, number, text
from standoff.drawing.symbols import symbol

OUTLINE = 12
"""The outlines of all shapes fit into a circle of this radius."""
DASHES = {State.WITHDRAWN: "3 2", State.ABSENT: "0.1 2"}
PALE = 0.35
BURST = 3.8
ICON = 0.95
"""How large a plaster or a feather is beside the figure."""


def figure(one: Figure, place: DrawnPlace, radius: float) -> str:
    """The gangster alone; whoever is out of it is pale, and has a broken outline."""
    wears = kit(one.kit)
    return element(
        "g",
        element("title", text(one.name)),
        element("use", href="#burst", **_square(BURST * radius)) if one.exploded else "",
        mark(wears, radius, one.state),
        "" if one.state is State.FALLEN else _letter(one, wears, radius),
        *icons(one, radius),
        class_="figure",
        transform=f"translate({number(place.x)} {number(place.y)})",
    )


def mark(wears: Kit, radius: float, state: State = State.IN_IT) -> str:
    """A shape around 0,0."""
    empty = state in (State.WITHDRAWN, State.ABSENT)
    faint = state is State.ABSENT
    pale = state in (State.FALLEN, State.WITHDRAWN)
    scale = radius / OUTLINE
    style = {
        "d": wears.outline,
        "transform": f"scale({scale:.3f})",
        "stroke_linejoin": "round",
    }
    under = element("path", fill=GROUND, **style)
    return under + element(
        "path",
        fill="none" if faint else wears.colour,
        fill_opacity=PALE if pale else None,
        stroke=LINE if faint else INK,
        stroke_width=round(2.6 / scale, 1),
        stroke_dasharray=DASHES[state] if empty else None,
        stroke_linecap="round" if faint else None,
        **style,
    )


def _letter(one: Figure, wears: Kit, radius: float) -> str:
    size = radius * 0.95
    return element(
        "text",
        text(one.name[:1].upper()),
        x=-wears.left * radius / OUTLINE,
        y=wears.lower * radius / OUTLINE + size * 0.35,
        font_size=size,
        font_weight=800,
        text_anchor="middle",
        fill=INK if one.state in (State.IN_IT, State.WOUNDED) else MUTED,
        aria_hidden="true",
    )


def icons(one: Figure, radius: float) -> list[str]:
    """Crossed plasters for who fell, else a plaster for each wound; a feather for who withdrew."""
    size = ICON * radius
    if one.state is State.FALLEN:
        return [symbol("plaster", 0, 0, 1.7 * radius), symbol("plaster", 0, 0, 1.7 * radius, 70)]
    if one.state is State.WITHDRAWN:
        return [symbol("feather", 0.85 * radius, 0.85 * radius, size)]
    return [
        symbol("plaster", -0.85 * radius + turn * 0.5 * size, 0.85 * radius, size)
        for turn in range(one.wounds)
    ]


def room(one: Figure, place: DrawnPlace, radius: float) -> list[Box]:
    """What a figure and its icons take up."""
    width = (BURST if one.exploded else 2.1) * radius
    boxes = [Box(place.x, place.y, width, width)]
    size = ICON * radius
    if one.state is State.WITHDRAWN:
        boxes.append(Box(place.x + 0.85 * radius, place.y + 0.85 * radius, size, size))
    if one.state is State.WOUNDED:
        boxes.append(Box(place.x - 0.85 * radius, place.y + 0.85 * radius, size, size))
    return boxes


def _square(size: float) -> dict[str, float]:
    return {"x": -size / 2, "y": -size / 2, "width": size, "height": size}
