"""Sent about who sits where: chairs are taken, left, given to bots and put in order."""

from typing import Annotated

from msgspec import Meta

from standoff.protocol.deeds.deed import Deed
from standoff.rules.asks import Seat


class Sit(Deed, frozen=True, tag="sit"):
    """A member takes an empty chair, or a bot's; so does a watcher for the next game."""


class StandUp(Deed, frozen=True, tag="stand-up"):
    """A member leaves the chair, and watches; so does whoever came late and would not play on."""


class Leave(Deed, frozen=True, tag="leave"):
    """A member leaves the room for good; a bot plays their game to its end."""


class AddBot(Deed, frozen=True, tag="add-bot"):
    """A bot takes an empty chair, under the name of its gangster."""

    bot: Annotated[str, Meta(max_length=40)]


class RemoveBot(Deed, frozen=True, tag="remove-bot"):
    """A bot leaves its chair."""

    seat: Seat


class Reorder(Deed, frozen=True, tag="reorder"):
    """The chairs are put in another order, as people really sit."""

    order: Annotated[tuple[Seat, ...], Meta(max_length=40)]
