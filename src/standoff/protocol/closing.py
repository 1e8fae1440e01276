"""Why a socket is closed: a closed set of words, each with the code that browsers see."""

from enum import StrEnum


class Why(StrEnum):
    """What the server says when it hangs up."""

    RESTART = "restart"
    """The server stops or restarts, or the room had to be read anew: come back soon."""
    ELSEWHERE = "elsewhere"
    """Another device, or another tab, has this place now."""
    NO_ENTRY = "no-entry"
    """No such table, or not the right secret; which of the two is not told."""
    FORGOTTEN = "forgotten"
    """The host had the table forgotten."""
    LEFT = "left"
    """This member has left the table."""
    SHOWN_OUT = "shown-out"
    """The host has shown this member out."""
    SILENT = "silent"
    """Nobody said who it is within the time for that."""
    GARBLED = "garbled"
    """The first frame was not one of the protocol."""
    TOO_MUCH = "too-much"
    """More than one client, or one address, may ask for."""
    STOPPED = "stopped"
    """The server cannot write its journal, and ends."""
    FULL_HOUSE = "full-house"
    """There are as many tables as the server can look after."""
    LOCKED = "locked"
    """The host lets nobody else in."""
    FULL = "full"
    """Every chair is taken."""
    DAMAGED = "damaged"
    """This table's rows in the journal are damaged; other tables are fine."""
    OLD_VERSION = "old-version"
    """The client speaks another protocol than the server: the page has to be loaded again."""
    OTHER_VERSION = "other-version"
    """This table is played by other rules than the server's, or written by a newer one; it is kept."""

    BANNED = "banned"
    """Whoever runs this open house lets neither this device nor its network in, until a day they named."""
    TOO_SOON = "too-soon"
    """Who left games of strangers again and again waits a while for the next."""


CODES: dict[Why, int] = {
    Why.RESTART: 1012,
    Why.ELSEWHERE: 4001,
    Why.SILENT: 4002,
    Why.NO_ENTRY: 4003,
    Why.FORGOTTEN: 4004,
    Why.LOCKED: 4005,
    Why.FULL: 4006,
    Why.GARBLED: 4007,
    Why.TOO_MUCH: 4008,
    Why.FULL_HOUSE: 4009,
    Why.DAMAGED: 4010,
    Why.STOPPED: 4011,
    Why.LEFT: 4012,
    Why.OTHER_VERSION: 4013,
    Why.OLD_VERSION: 4014,
    Why.SHOWN_OUT: 4015,
    Why.BANNED: 4016,
    Why.TOO_SOON: 4017,
}

COME_BACK = frozenset({Why.RESTART})
"""After these a client comes back by itself; after a line lost without a word as well."""
