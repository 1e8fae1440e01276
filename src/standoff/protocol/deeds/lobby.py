"""Sent between games: options, and the start."""

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo


class Choose(Deed, frozen=True, tag="choose"):
    """The host chooses what is played, and how fast."""

    options: Setting
    tempo: Tempo
    free_text: bool = True
    family: bool = False


class Pace(Deed, frozen=True, tag="pace"):
    """The host changes the tempo; in a game it counts from the next window on."""

    tempo: Tempo


class Start(Deed, frozen=True, tag="start"):
    """The host deals: a first game, or another with the same crew."""

    soon: bool = False
    """Whether all are told first, and have a moment to stop it."""


class HoldOn(Deed, frozen=True, tag="hold-on"):
    """Somebody at the table is not ready after all: nothing is dealt yet."""


class Ready(Deed, frozen=True, tag="ready"):
    """A player would begin, or has seen enough of a round's end; once all have, it goes on."""

    on: bool = True
