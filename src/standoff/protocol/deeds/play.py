"""Sent while a game is on: choices, powers armed, time asked for, a bot that stands in."""

from msgspec import Raw

from standoff.protocol.deeds.deed import Deed
from standoff.rules.asks import Seat


class Answer(Deed, frozen=True, tag="answer"):
    """A seat answers its ask; it may change its mind until the window closes."""

    window: int
    say: Raw


class Arm(Deed, frozen=True, tag="arm"):
    """A seat says beforehand how it will use its power, as soon as it may."""

    say: Raw


class Disarm(Deed, frozen=True, tag="disarm"):
    """A seat says nothing beforehand after all."""


class Nudge(Deed, frozen=True, tag="nudge"):
    """Ask somebody who is slow to hurry."""

    seat: Seat


class MoreTime(Deed, frozen=True, tag="more-time"):
    """More time, for the whole table; who asked is not shown."""


class GoOn(Deed, frozen=True, tag="go-on"):
    """ "Count!", whether one has chosen or not: once all who are asked say so, the count begins.

    Until then nobody learns who said it, or how many (A17).
    """


class Pause(Deed, frozen=True, tag="pause"):
    """Stop the clock: each once a game, and whoever is alone whenever they like."""


class Unpause(Deed, frozen=True, tag="unpause"):
    """Let the clock run again, with the time that was left."""


class Rest(Deed, frozen=True, tag="rest"):
    """A player lets a bot stand in, openly, until they take the seat back."""

    on: bool
