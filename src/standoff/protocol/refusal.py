"""Why something may not be done in a room: a closed set of codes, equal for everybody."""

from enum import StrEnum


class Code(StrEnum):
    """What the room says instead of doing it."""

    MALFORMED = "malformed"
    ILLEGAL = "illegal"
    STALE = "stale"
    """Meant for a window, or a stage of the room, that is over."""
    NOT_ASKED = "not-asked"
    NOT_HOST = "not-host"
    NOT_SEATED = "not-seated"
    FULL = "full"
    LOCKED = "locked"
    TOO_FEW = "too-few"
    TOO_OFTEN = "too-often"
    MUTED = "muted"
    COARSE = "coarse"
    """Words that are not said at a table of families."""
    CONFLICT = "conflict"
    """A command's id was used before, for something else."""
    PAUSED = "paused"
    OWNER_HERE = "owner-here"
    """Whoever sits on a chair that is asked for is here, or was a moment ago."""
    NO_PEN = "no-pen"
    """Somebody else writes the ledger of this table."""
    NO_ROOM = "no-room"
    """The table has written, or its ghosts have said, all that one may."""
    FAULT = "fault"
    """A fault of ours: nothing was done, and the table plays on."""
