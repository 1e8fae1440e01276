"""Scrubbing: the rows of a room without the names and words of those who wanted to be erased."""

from collections.abc import Sequence

from msgspec.structs import replace

from standoff.protocol.deeds.dead import SayLast
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.deeds.talk import Cry, Say
from standoff.protocol.deeds.teams import Confide
from standoff.protocol.spoken import SpokenWords
from standoff.rooms import stored
from standoff.rooms.entries import Done, Entry
from standoff.rooms.erasing import called
from standoff.rooms.server_deeds import EnterRoom

UNSAID = "…"
"""What stands where somebody's own words stood."""
MARK = b'"do":"erase"'
"""What stands in the row of whoever is erased."""


def scrubbed(bodies: list[bytes]) -> list[bytes]:
    """The same rows where nobody was erased; of the others only those that must change are written anew."""
    if not any(MARK in body for body in bodies):
        return bodies
    rows: Sequence[Entry] = [stored.decode(body) for body in bodies]
    until = {
        row.by: place
        for place, row in enumerate(rows)
        if isinstance(row, Done) and isinstance(row.deed, Erase)
    }
    members = 0
    kept = []
    for place, (body, row) in enumerate(zip(bodies, rows, strict=True)):
        new = row
        if isinstance(row, Done):
            by = row.by
            if isinstance(row.deed, EnterRoom):
                members += 1  # everybody who enters has the next number
                by = members
            if place < until.get(by, 0):
                new = replace(row, deed=_silent(row, by))
        kept.append(body if new == row else stored.encode(new))
    return kept


def _silent(row: Done, by: int) -> object:
    """What somebody did, without their name or words of their own."""
    match row.deed:
        case EnterRoom():
            return replace(row.deed, name=called(by))
        case Say() | Confide():
            return replace(row.deed, text=UNSAID)
        case SayLast(words) if words.ready is None:
            return replace(row.deed, words=SpokenWords(own=UNSAID))
        case Cry(words) if words is not None and words.ready is None:
            return replace(row.deed, words=None)
        case _:
            return row.deed
