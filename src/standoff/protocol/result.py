"""A shared result: what its link opens to anybody, and what those who were there know of it."""

from msgspec import Struct

from standoff.arena.ground import Ground
from standoff.protocol.editions import AnySeen, View
from standoff.protocol.members import Look, MemberId


class Result(Struct, frozen=True, omit_defaults=True):
    """A finished game for whoever has its link: no seed, no talk, no table to come to."""

    names: tuple[str, ...]
    looks: tuple[Look | None, ...]
    view: View
    """As a watcher sees the end."""
    events: tuple[AnySeen, ...]
    """The whole game, with nothing hidden."""
    ground: Ground | None = None
    """Where people walked about, in Live."""


class ResultSeen(Struct, frozen=True):
    """That a game is shared, for those who were there."""

    game: int
    """Which game of the evening it is."""
    id: str
    """It is found at `/r/` and this."""
    sat: tuple[MemberId, ...]
    """Who played it, and may take it back."""
    agreed: tuple[MemberId, ...]
    """Who appears in it under their own name."""
