"""Standoff: a digital home of a bluffing game of guns, nerve and loot.

What programs may build on stands in `standoff.library` and is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from standoff.library import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    library = import_module("standoff.library")
    if name == "__all__" or name in library.__all__:
        return getattr(library, name)
    raise AttributeError(f"module 'standoff' has no attribute {name!r}")
