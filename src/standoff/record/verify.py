"""Whether a record fits: playing it again gives the very same record."""

from enum import IntEnum

from msgspec import Struct

from standoff.record.reader import MisfitError, Record, UnreadableError, read
from standoff.record.replay import replay


class Fit(IntEnum):
    """The three things that can be said of a file; the values are exit statuses."""

    FITS = 0
    MISFIT = 1
    UNREADABLE = 2


class RecordVerdict(Struct, frozen=True):
    """What a record is worth."""

    fit: Fit
    sentence: str
    line: int | None = None
    """The first line that does not fit."""


def verify(data: bytes) -> RecordVerdict:
    """Read a record, play it again, and say whether it fits; never raises."""
    try:
        record = read(data)
        if record.seed is not None or record.misfit is not None:
            for _ in replay(record):
                pass
    except UnreadableError as fault:
        return RecordVerdict(Fit.UNREADABLE, f"cannot be read: {fault}.")
    except MisfitError as fault:
        return RecordVerdict(Fit.MISFIT, f"does not fit: {fault}.", fault.line)
    return RecordVerdict(Fit.FITS, _fits(record))


def _fits(record: Record) -> str:
    sentence = f"fits: {record.lines} lines of "
    sentence += "an unfinished game" if record.outcome is None else "a finished game"
    if record.seed is None:
        sentence += " whose seed is sealed, so only the chain of its lines was checked"
    if record.missing:
        sentence += f"; {' and '.join(record.missing)} did not open what they had committed to"
    if record.broken_off:
        sentence += f"; line {record.lines + 1} breaks off and was not counted"
    return f"{sentence}."
