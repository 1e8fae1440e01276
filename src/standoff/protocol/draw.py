"""The draw before a deal: every seat commits to a part, all is told, and only then parts are opened."""

from typing import Annotated

from msgspec import Meta, Struct

from standoff.rules.asks import Seat

Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal: a part of the seed, or its hash."""


class DrawRound(Struct, frozen=True, omit_defaults=True):
    """What was fixed before anybody opened anything, and who then did not open."""

    commitments: tuple[str, ...]
    """The hash of each seat's part; empty where a seat adds nothing."""
    house: tuple[Seat, ...] = ()
    """For whom the house speaks, as for bots: their parts follow from the sealed seed."""
    missing: tuple[Seat, ...] = ()
    """Who did not open in time, or did not commit once more."""


class DrawSeen(Struct, frozen=True, omit_defaults=True):
    """A draw that is on."""

    until: int
    """When nobody is waited for any more."""
    round: DrawRound
    opening: bool = True
    """Whether everything is fixed and parts are opened; else those who are left commit anew."""
    waiting: tuple[Seat, ...] = ()
    """Whose devices have something to do."""
    before: tuple[DrawRound, ...] = ()
    """The round before, if not everybody opened in it."""
