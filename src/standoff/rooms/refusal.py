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
    NO_PEN = "no-pen"
    """Somebody else writes the ledger of this table."""


class RefusedError(Exception):
    """The room does not do it, and has not changed."""

    def __init__(self, code: Code, because: str = "", rule: str = "") -> None:
        super().__init__(code, because, rule)
        self.code = code
        self.because = because
        """What is wrong with a fact, where that is it, and the rule behind that."""
        self.rule = rule
