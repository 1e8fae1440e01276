"""How a scene comes to lie on the sheet: places in pixels, and how large figures are there."""

from msgspec import Struct

from standoff.drawing.scene import DrawnPlace, Scene

WIDTH, MARGIN, HEAD = 960, 40, 92
LARGEST, SMALLEST = 30, 9
"""The radius of a figure."""
CROWDED = 21
BODY = 0.2
"""From the middle of a body to its edge, in metres."""


class SceneLayout(Struct, frozen=True):
    """The ground from its upper left corner, the figures on it, and where the ground ends."""

    scale: float
    left: float
    places: tuple[DrawnPlace, ...]
    radius: float
    bottom: float
    """Where the ground and everyone below it end."""


def laid_out(scene: Scene) -> SceneLayout:
    """The scene as wide as the sheet."""
    ground = scene.ground
    margin = MARGIN if ground.metre else 0
    scale = (WIDTH - 2 * margin) / ground.width
    places = tuple(
        DrawnPlace(margin + figure.place.x * scale, HEAD + figure.place.y * scale)
        for figure in scene.figures
    )
    radius = LARGEST - 12 * max(0, len(places) - 6) / (CROWDED - 6)
    if ground.metre:
        radius = min(LARGEST, max(SMALLEST, BODY * ground.metre * scale))
    lowest = max(HEAD + ground.height * scale, *(place.y + 2 * radius for place in places))
    return SceneLayout(scale, margin, places, radius, lowest)
