"""The Shark in Live: one mind, in three strengths."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from types import MappingProxyType

from standoff.bots.minds.live.bot import LiveMindBot
from standoff.minds.live import SCHEMA_HASH, SHAPES, Learned, learned_of
from standoff.minds.policy import Policy, load

WARMTH: Mapping[str, float] = MappingProxyType(
    {"young-shark": 1.0, "shark": 0.3, "great-shark": 0.02}
)
"""How many twenties make a choice plainly better to each."""


@cache
def live_shark() -> Policy:
    """The policy of Live that comes with Standoff."""
    with as_file(files("standoff.minds") / "live.npz") as path:
        return load(path, SHAPES, SCHEMA_HASH)


def live_mind(name: str) -> LiveMindBot:
    """A bot of Live by the name of its mind."""
    return LiveMindBot(learned_of(live_shark()), WARMTH[name])


def live_mind_of(path: Path) -> LiveMindBot:
    """A bot of Live by the file of what it has learned, which plays as it has learned."""
    return LiveMindBot(_learned(path), WARMTH["great-shark"])


@cache
def _learned(path: Path) -> Learned:
    return learned_of(load(path, SHAPES, SCHEMA_HASH))
