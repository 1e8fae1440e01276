"""The round from above, as SVG text: one picture for both editions."""

from math import atan2, degrees, hypot

from standoff.drawing.arrows import Arrow, arrows, toward
from standoff.drawing.figures import figure, room
from standoff.drawing.identity import FELT, FONT, GROUND, INK, LINE, MUTED, kit
from standoff.drawing.labels import LEADING, Box, Sheet, Wanted, placed, shortened, text_width
from standoff.drawing.layout import HEAD, MARGIN, WIDTH, SceneLayout, laid_out
from standoff.drawing.legend import Captions, legend
from standoff.drawing.scene import DrawnAim, DrawnPlace, Figure, Scene, State
from standoff.drawing.svg import element, number, text
from standoff.drawing.symbols import HAND_HEIGHT, HAND_LENGTH, symbols

TITLE, SUBTITLE = 28, 17
NAME = 0.72
"""How large a name is, in parts of a figure's radius; within bounds."""
SMALLEST_NAME, LARGEST_NAME = 15, 20
LEADER = 16
"""A name farther away than this is tied to its figure by a line."""
LEGEND_GAP = 36
HEADING = Box(WIDTH / 2, 38, WIDTH, 76)
"""Where the captions stand, and no name."""


def round_picture(scene: Scene, captions: Captions) -> str:
    """A whole SVG document; the same scene and captions always give the same text."""
    layout = laid_out(scene)
    curves = arrows(_pairs(scene), layout.places, layout.radius)
    aims, touches = curves[: len(scene.aims)], curves[len(scene.aims) :]
    explained, height = legend(scene, captions, layout.bottom + LEGEND_GAP)
    return element(
        "svg",
        element("title", text(captions.title)),
        symbols(),
        element("rect", width=WIDTH, height=height, fill=GROUND),
        *_heading(captions),
        *_ground(scene, layout),
        *(_reach(one, place, scene, layout) for one, place in _standing(scene, layout)),
        *(_arrow(scene, *one, layout.radius) for one in zip(scene.aims, aims, strict=True)),
        *(figure(one, place, layout.radius) for one, place in _standing(scene, layout)),
        *(_touch(curve, layout.radius) for curve in touches),
        *_names(scene, layout, curves),
        *explained,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        width=WIDTH,
        height=height,
        role="img",
        font_family=FONT,
    )


def _pairs(scene: Scene) -> list[tuple[int, int]]:
    """Everything that goes from one figure to another: aims first, then touches."""
    aims = [(aim.shooter, aim.target) for aim in scene.aims]
    return aims + [(touch.body, touch.other) for touch in scene.touches]


def _standing(scene: Scene, layout: SceneLayout) -> list[tuple[Figure, DrawnPlace]]:
    return list(zip(scene.figures, layout.places, strict=True))


def _heading(captions: Captions) -> list[str]:
    return [
        element(
            "text", text(captions.title), x=MARGIN, y=44, font_size=TITLE, font_weight=800, fill=INK
        ),
        element("text", text(captions.subtitle), x=MARGIN, y=70, font_size=SUBTITLE, fill=MUTED),
    ]


def _ground(scene: Scene, layout: SceneLayout) -> list[str]:
    """The table, or the field with a line at every metre."""
    ground, scale = scene.ground, layout.scale
    width, height = ground.width * scale, ground.height * scale
    if ground.table:
        return [
            element(
                "ellipse", cx=WIDTH / 2, cy=HEAD + height / 2, rx=width * 0.24, ry=height * 0.27,
                fill=FELT, stroke=LINE, stroke_width=3,
            )
        ]  # fmt: skip
    if ground.metre is None:
        return []
    metre = ground.metre * scale
    right, bottom = layout.left + width, HEAD + height
    lines = [
        f"M{number(layout.left + metre * place)} {HEAD}V{number(bottom)}"
        for place in range(1, int(width / metre) + 1)
    ]
    lines += [
        f"M{number(layout.left)} {number(HEAD + metre * place)}H{number(right)}"
        for place in range(1, int(height / metre) + 1)
    ]
    field = {"x": layout.left, "y": HEAD, "width": width, "height": height, "rx": 10}
    return [
        element("clipPath", element("rect", **field), id="field"),
        element("rect", **field, fill=FELT, stroke=LINE, stroke_width=3),
        element("path", d="".join(lines), stroke=GROUND, stroke_width=1.5),
    ]


def _reach(one: Figure, place: DrawnPlace, scene: Scene, layout: SceneLayout) -> str:
    """How far open arms came, where places are true."""
    if not one.open_arms or scene.ground.metre is None:
        return ""
    return element(
        "circle", cx=place.x, cy=place.y, r=scene.ground.metre * layout.scale, fill="none",
        stroke=MUTED, stroke_width=2, stroke_dasharray="7 6", clip_path="url(#field)",
        class_="reach",
    )  # fmt: skip


def _touch(curve: Arrow, radius: float) -> str:
    return element(
        "path", d=f"M{_at(curve.start)}Q{_at(curve.bend)} {_at(curve.end)}", fill="none",
        stroke=MUTED, stroke_width=radius / 3, stroke_linecap="round",
        stroke_dasharray=f"0.1 {number(radius / 2)}", class_="touch",
    )  # fmt: skip


def _arrow(scene: Scene, aim: DrawnAim, curve: Arrow, radius: float) -> str:
    """A line in the shooter's colour from a pointing hand to the target."""
    colour = kit(scene.figures[aim.shooter].kit).colour
    head = radius * 0.62
    hand = min(1.7 * radius, curve.length - head - 4)
    has_hand = hand > radius * 0.9
    stop = toward(curve.end, curve.bend, head * 0.8)
    path = f"M{_at(curve.start)}Q{_at(curve.bend)} {_at(stop)}"
    width = max(3.0, radius / 7)
    dashes = None if aim.fired else f"{number(width * 2.4)} {number(width * 1.8)}"
    drawn = [
        element(
            "title", text(f"{scene.figures[aim.shooter].name} → {scene.figures[aim.target].name}")
        ),
        element("path", d=path, stroke=INK, stroke_width=width + 3.5, stroke_dasharray=dashes),
        element("path", d=path, stroke=colour, stroke_width=width, stroke_dasharray=dashes),
        _head(curve, head, colour if aim.fired else GROUND),
    ]
    if has_hand:
        drawn.append(_hand(curve, hand, colour))
    return element("g", *drawn, fill="none", class_="aim")


def _head(curve: Arrow, length: float, fill: str) -> str:
    tip = curve.end
    back = toward(tip, curve.bend, length)
    x, y = (tip.x - back.x) * 0.55, (tip.y - back.y) * 0.55
    points = (tip, DrawnPlace(back.x - y, back.y + x), DrawnPlace(back.x + y, back.y - x))
    return element(
        "path", d=f"M{'L'.join(map(_at, points))}Z", fill=fill, stroke=INK, stroke_width=2,
        stroke_linejoin="round",
    )  # fmt: skip


def _hand(curve: Arrow, length: float, colour: str) -> str:
    """The hand reaches out from the figure's edge along the way."""
    turned = degrees(atan2(curve.bend.y - curve.start.y, curve.bend.x - curve.start.x))
    height = length * HAND_HEIGHT / HAND_LENGTH
    # Thumb up on either side.
    flip = "" if abs(turned) <= 90 else " scale(1 -1)"
    return element(
        "use",
        href="#hand",
        y=-height / 2,
        width=length,
        height=height,
        color=colour,
        transform=f"translate({_at(curve.start)}) rotate({number(turned)}){flip}",
    )


def _names(scene: Scene, layout: SceneLayout, curves: list[Arrow]) -> list[str]:
    size = min(LARGEST_NAME, max(SMALLEST_NAME, NAME * layout.radius))
    names = [shortened(one.name, size) for one in scene.figures]
    boxes = _name_boxes(scene, layout, curves)
    drawn = []
    for (one, place), name, box in zip(_standing(scene, layout), names, boxes, strict=True):
        near = box.nearest(place)
        if hypot(near.x - place.x, near.y - place.y) > layout.radius + LEADER:
            start = toward(place, near, layout.radius + 1)
            drawn.append(
                element("path", d=f"M{_at(start)}L{_at(near)}", stroke=MUTED, stroke_width=1.2)
            )
        drawn.append(
            element(
                "text",
                text(name),
                x=box.x,
                y=box.y + size * 0.35,
                font_size=size,
                font_weight=700,
                text_anchor="middle",
                fill=MUTED if one.state is State.ABSENT else INK,
                stroke=GROUND,
                stroke_width=4,
                stroke_linejoin="round",
                paint_order="stroke",
                class_="name",
            )
        )
    return drawn


def _name_boxes(scene: Scene, layout: SceneLayout, curves: list[Arrow]) -> list[Box]:
    """Where each name stands."""
    size = min(LARGEST_NAME, max(SMALLEST_NAME, NAME * layout.radius))
    middle = DrawnPlace(WIDTH / 2, HEAD + scene.ground.height * layout.scale / 2)
    wanted = []
    solid = [HEADING]
    for one, place in _standing(scene, layout):
        solid += room(one, place, layout.radius)
        away = hypot(place.x - middle.x, place.y - middle.y) or 1
        out = DrawnPlace((place.x - middle.x) / away, (place.y - middle.y) / away)
        wanted.append(
            Wanted(
                text_width(shortened(one.name, size), size),
                size * LEADING,
                place,
                layout.radius,
                DrawnPlace(0, 0) if scene.ground.metre else out,
            )
        )
    lines = [point for curve in curves for point in curve.points]
    return placed(wanted, Sheet(WIDTH, layout.bottom + LEGEND_GAP / 2, solid, lines))


def _at(place: DrawnPlace) -> str:
    return f"{number(place.x)} {number(place.y)}"
