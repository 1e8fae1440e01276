"""How Standoff looks by day: the colours, and a colour and a shape for every seat and team."""

from msgspec import Struct

GROUND, INK, MUTED, LINE = "#FFFDF7", "#14110F", "#4A4038", "#7A6E62"
FELT, PAPER, LAMP = "#E6EEE4", "#F6EAD7", "#FFC247"
PLASTER, GAUZE = "#F2B894", "#FFE3CF"
FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"


class Kit(Struct, frozen=True):
    """A fill that keeps its distance from the others to any eye, and an outline to go with it."""

    colour: str
    outline: str
    """A path around 0,0 that fits into a circle of radius 12."""
    lower: float = 0
    """How far below 0,0 a letter looks centred."""
    left: float = 0
    """How far to the left of it."""


KITS = (
    Kit("#FFF0DE", "M-10.500 0a10.500 10.500 0 1 0 21 0a10.500 10.500 0 1 0-21 0Z"),
    Kit("#CDF53F", "M0-11.500L12 9.500H-12Z", 2.5),
    Kit("#27E1F5", "M-9.500-9.500H9.500V9.500H-9.500Z"),
    Kit("#0A9C8B", "M0-12.500L11 0L0 12.500L-11 0Z"),
    Kit(
        "#8B7AE0",
        "M0-12.500L3.600-4.400L12-3.700L5.600 2.300L7.600 11L0 6.400L-7.600 11L-5.600 2.300L-12-3.700L-3.600-4.400Z",
        1,
    ),
    Kit(
        "#D0682F",
        "M-4.800-11.500H4.800V-4.800H11.500V4.800H4.800V11.500H-4.800V4.800H-11.500V-4.800H-4.800Z",
    ),
    Kit(
        "#D2B487",
        "M6.500-10.800A12.600 12.600 0 1 0 6.500 10.800A17 17 0 0 1 6.500-10.800Z",
        left=3.6,
    ),
)
"""Circle, triangle, square, diamond, star, cross and moon, in the order of seats and teams."""


def kit(number: int) -> Kit:
    """The kit of a seat or team; with more than there are, they come round again."""
    return KITS[number % len(KITS)]
