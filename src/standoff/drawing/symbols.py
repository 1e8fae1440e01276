"""The few things that are drawn more than once: hand, plaster, feather, burst."""

from standoff.drawing.identity import GAUZE, GROUND, INK, LAMP, PAPER, PLASTER
from standoff.drawing.svg import element

HAND_LENGTH, HAND_HEIGHT = 128, 64

_HAND = (
    "M26 17c10-3 16-8 22-14 5-4 12 0 10 6l-3 9h64a7.500 7.500 0 0 1 0 15H76c4 1 5 4 5 6 0 4-3 6-6 6"
    " 3 1 4 4 3 7-1 3-3 4-6 4 1 4-2 7-6 7H46c-8 0-13-3-20-5Z"
)
_FEATHER = "M10 58C14 34 26 10 56 6c2 26-14 42-36 44l-6 8Z"
_QUILL = "M12 56C24 38 34 26 48 16M26 40l2-12M26 40h14M35 30l2-11M35 30l13-1"
_BURST = (
    "M32 1l7 14 13-9-4 16 15 3-12 10 12 11-16 1 4 16-13-9-6 10-6-10-13 9 4-16-16-1 12-11L1 25l15-3"
    "-4-16 13 9Z"
)


def symbols() -> str:
    """All of them, to be used by their ids; the cuff of a hand takes the current colour."""
    return element(
        "defs",
        element(
            "symbol",
            element("path", d="M4 14h22v38H0V14Z", fill="currentColor", stroke=INK, stroke_width=4),
            element(
                "path", d=_HAND, fill=PAPER, stroke=INK, stroke_width=4, stroke_linejoin="round"
            ),
            element("path", d="M58 33h18M58 45h17M58 55h14", stroke=INK, stroke_width=3),
            id="hand",
            viewBox=f"-3 -3 {HAND_LENGTH + 6} {HAND_HEIGHT + 6}",
        ),
        element(
            "symbol",
            element(
                "g",
                element(
                    "rect", x=2, y=20, width=60, height=24, rx=12, fill=PLASTER, stroke=INK,
                    stroke_width=4,
                ),
                element(
                    "rect", x=20, y=20, width=24, height=24, fill=GAUZE, stroke=INK, stroke_width=3
                ),
                transform="rotate(-35 32 32)",
            ),
            id="plaster",
            viewBox="0 0 64 64",
        ),
        element(
            "symbol",
            element(
                "path", d=_FEATHER, fill=GROUND, stroke=INK, stroke_width=4, stroke_linejoin="round"
            ),
            element("path", d=_QUILL, fill="none", stroke=INK, stroke_width=3),
            id="feather",
            viewBox="0 0 64 64",
        ),
        element(
            "symbol",
            element(
                "path", d=_BURST, fill=LAMP, stroke=INK, stroke_width=2, stroke_linejoin="round"
            ),
            id="burst",
            viewBox="0 0 64 64",
        ),
    )  # fmt: skip


def symbol(name: str, x: float, y: float, size: float, turned: float = 0) -> str:
    """A square symbol around a point, turned by so many degrees."""
    return element(
        "use",
        href=f"#{name}",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        transform=f"rotate({turned:g} {x:.1f} {y:.1f})" if turned else None,
    )
