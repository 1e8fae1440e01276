"""The window: what a table waits for, and until when; the same for everybody."""

from enum import StrEnum

from msgspec import Struct


class Waiting(StrEnum):
    """What the table waits for."""

    LOAD = "load"
    AIM = "aim"
    NERVE = "nerve"
    LOAD_LAST = "load-last"
    AIM_LAST = "aim-last"
    OFFER = "offer"
    PHONE = "phone"
    DIVIDE = "divide"
    """Each Chief shares out their team's cards."""
    MOVE = "move"
    """All walk about until the whistle, which the clock blows."""
    WHISTLE = "whistle"
    """A person counts, and says who cannot see whom when all have frozen."""
    MIME = "mime"
    STAB = "stab"
    TOUCH = "touch"
    """A person says whom open arms touched."""


class Window(Struct, frozen=True, omit_defaults=True):
    """The time in which one set of asks is answered; the same for everybody."""

    number: int
    waiting: Waiting
    shown_at: int
    """When the theatre of the step before is over."""
    closes_at: int | None = None
    """When "three" falls; None: when all are in, or somebody says to go on."""
    beat: int = 0
    """Milliseconds of one beat of the count of three; 0 where there is no count."""
