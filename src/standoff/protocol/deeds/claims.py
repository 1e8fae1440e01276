"""Sent about a chair whose person is out of reach: who asks for it, and who agrees."""

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.members import MemberId
from standoff.rules.asks import Seat


class Claim(Deed, frozen=True, tag="claim"):
    """Ask the table for a chair whose person lost the device, or left.

    Whoever came late asks for a bot's, and plays it on from the next round.
    """

    seat: Seat


class Agree(Deed, frozen=True, tag="agree"):
    """Agree that somebody gets the chair asked for: most of the others who play must, and two at least.

    The host, and whoever sits on that chair, may say no for all. For a bot's chair nobody else is
    asked; whoever is told no watches, and does not ask again in this game.
    """

    member: MemberId
    yes: bool = True
