"""Pictures in pixels, and a window in which people look on; pygame, which comes with the lab, does both."""

import os
from io import BytesIO
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from standoff.drawing.letters import lettered
from standoff.env.lab import the_lab

Pixels = NDArray[np.uint8]
"""(height, width, red green blue)"""
MILLISECONDS = 250
"""How long each picture stays at least."""
PAPER = "white"


def rasterised(svg: str, width: int) -> Pixels:
    """An SVG picture, so many pixels wide."""
    import resvg_py

    pygame = _pygame()
    png = resvg_py.svg_to_bytes(
        svg_string=lettered(svg), width=width, background=PAPER, skip_system_fonts=True
    )
    pixels: Pixels = pygame.surfarray.array3d(pygame.image.load(BytesIO(png), "picture.png"))
    return np.ascontiguousarray(pixels.swapaxes(0, 1))


def show(pixels: Pixels) -> None:
    """A picture in the window, and a moment to look at it."""
    pygame = _pygame()
    height, width, _ = pixels.shape
    screen = pygame.display.get_surface()
    if screen is None or screen.get_size() != (width, height):
        screen = pygame.display.set_mode((width, height))
        pygame.display.set_caption("Standoff")
    pygame.surfarray.blit_array(screen, pixels.swapaxes(0, 1))
    pygame.event.pump()
    pygame.display.flip()
    pygame.time.wait(MILLISECONDS)


def close() -> None:
    """Close the window, if it is open."""
    _pygame().display.quit()


def _pygame() -> ModuleType:
    """Imported late, since it takes its time; and without its greeting."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with the_lab("a picture in pixels"):
        import pygame
    return pygame
