"""The scripted minds as they were tuned once, for good.

Whatever was learned or measured beside them relies on their numbers, so these change no more.
"""

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files

from standoff.minds.style import Style

NAMES = ("bruiser", "bully", "fox", "gambler", "judge", "miser", "mule", "vulture")


def _text() -> bytes:
    return (files("standoff.minds") / "styles.json").read_bytes()


@cache
def styles() -> dict[str, Style]:
    """Their numbers, by name."""
    return {name: Style(**numbers) for name, numbers in json.loads(_text()).items()}


@cache
def styles_hash() -> str:
    """Sixteen digits that differ as soon as a number does."""
    return sha256(_text()).hexdigest()[:16]
