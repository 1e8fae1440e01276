"""Windows: for how long the table waits for answers, and whether it may stop waiting early."""

from standoff.protocol.window import Waiting, Window
from standoff.rooms.tempo import Lengths

EARLY = frozenset(
    {
        Waiting.LOAD, Waiting.LOAD_LAST, Waiting.DIVIDE, Waiting.STAB, Waiting.WHISTLE,
        Waiting.TOUCH,
    }
)  # fmt: skip
"""Windows that close when all are in. For the others, that alone would tell something."""
COUNTED = frozenset({Waiting.AIM, Waiting.NERVE})
"""Windows that end with a count of three."""
COUNTS_ITSELF = frozenset(
    {Waiting.AIM, Waiting.AIM_LAST, Waiting.OFFER, Waiting.PHONE, Waiting.MIME}
)
"""Windows that begin to count when all are in, where the table waits without a clock."""
OFTEN_FORCED = frozenset({Waiting.OFFER, Waiting.PHONE})
"""Windows in which whoever has no choice is asked too, so that the window tells nothing."""
REFEREED = frozenset({Waiting.WHISTLE, Waiting.TOUCH})
"""Windows in which the table waits for a Godfather who is a person."""
MISSABLE = frozenset({Waiting.LOAD, Waiting.AIM, Waiting.DIVIDE, Waiting.MIME, *REFEREED})
"""Windows in which everybody sees who let them pass. Silence in any other is a secret (A17)."""
BETTING = frozenset(
    {
        Waiting.LOAD, Waiting.AIM, Waiting.NERVE, Waiting.DIVIDE, Waiting.MOVE, Waiting.WHISTLE,
        Waiting.MIME,
    }
)  # fmt: skip
"""Windows before the volley in which one may bet on it."""
ROUND_OPENS = frozenset({Waiting.LOAD, Waiting.DIVIDE})
"""Windows with which a round begins; everybody sees who is done in them (A17)."""
AT_ONE_MOMENT = frozenset({Waiting.MOVE})
"""Windows after which no grace is given: the whistle is heard by all at one time."""


def opened(
    number: int, waiting: Waiting, now: int, theatre_ends: int, lengths: Lengths, *, later: bool
) -> Window:
    """The window that opens now, or later: once all have seen what it follows from."""
    patience = patience_of(waiting, lengths)
    beat = lengths.beat if waiting in COUNTED else 0
    if patience is None:
        return Window(number, waiting, theatre_ends, beat=beat)
    if waiting in _IN_THE_THEATRE and not later:
        # It runs while all look at the step before, so that it costs little time.
        closes_at = max(now + patience, theatre_ends - lengths.grace)
    else:
        closes_at = theatre_ends + patience
    return Window(number, waiting, theatre_ends, closes_at, beat)


_IN_THE_THEATRE = frozenset({Waiting.OFFER, Waiting.LOAD_LAST, Waiting.AIM_LAST})


def patience_of(waiting: Waiting, lengths: Lengths) -> int | None:
    """How long people have until "three"."""
    count = lengths.count if waiting in COUNTED else 0
    patience = {
        Waiting.LOAD: lengths.load,
        Waiting.AIM: lengths.aim,
        Waiting.NERVE: lengths.talk,
        Waiting.LOAD_LAST: lengths.late,
        Waiting.AIM_LAST: lengths.late,
        Waiting.OFFER: lengths.offer,
        Waiting.PHONE: lengths.phone,
        Waiting.DIVIDE: lengths.divide,
        Waiting.MOVE: lengths.move,
        Waiting.MIME: lengths.mime,
        Waiting.STAB: lengths.stab,
        Waiting.WHISTLE: lengths.whistle,
        Waiting.TOUCH: lengths.whistle,
    }[waiting]
    return None if patience is None else patience + count
