"""The quota of a room: how much may be written of it, in all and by each who is in it."""

from collections import Counter

from standoff.protocol.deeds.hosting import Forget
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.entries import SERVER, Done, Entry
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.server_deeds import AnyDeed, EnterRoom, Renew, Rotate

MOST_WRITTEN = 8 * 1024 * 1024
"""Bytes of rows of one room: a long evening has some hundred thousand. Half of them are for those who sit."""
FAIR_PART = MOST_WRITTEN // 16
"""Bytes of rows that one member may cause: what is left is for the others, however busy one is."""


class Quota:
    """What was written of one room, and on whose account."""

    def __init__(self) -> None:
        self.written = 0
        self.by: Counter[MemberId] = Counter()

    def count(self, entry: Entry, size: int) -> None:
        """A row was written."""
        self.written += size
        if isinstance(entry, Done):
            self.by[account(entry.deed, entry.by)] += size

    def is_used_up(self, member: MemberId) -> bool:
        """Whether somebody has had their part."""
        return self.by[member] >= FAIR_PART

    def check(self, room: Room, deed: AnyDeed, by: MemberId) -> None:
        """Refuse what somebody does who has had their part, or at a table that has written all it may.

        Everybody may always leave. Newcomers, and whoever has no chair, cannot use up what those
        who play need; and nobody who plays can use up what the others need.
        """
        whose = account(deed, by)
        if isinstance(deed, Leave | Forget | Rotate) or (
            whose == SERVER and not isinstance(deed, EnterRoom)
        ):
            return
        most = MOST_WRITTEN if room.seat_of(whose) is not None else MOST_WRITTEN // 2
        if self.written >= most or (whose != SERVER and self.is_used_up(whose)):
            raise RefusedError(Code.NO_ROOM)


def account(deed: AnyDeed, by: MemberId) -> MemberId:
    """On whose account a deed is written: a door is the server's deed, and somebody's wish."""
    return deed.member if isinstance(deed, Renew | Rotate) else by
