"""Sent by the dead, where the living notice it: last words, and haunting."""

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.spoken import SpokenWords
from standoff.rules.asks import Seat


class SayLast(Deed, frozen=True, tag="last-words"):
    """Somebody who died says one more thing to everybody, once."""

    words: SpokenWords


class Haunt(Deed, frozen=True, tag="haunt"):
    """The lamp flickers over somebody who lives: once a round, and for nothing."""

    seat: Seat
