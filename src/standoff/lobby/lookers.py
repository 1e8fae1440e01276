"""Lookers: whoever has the lobby before them. All get the same frame, once a second at most.

One second's frames go out in small portions, so that people who play wait for none of them. Nobody
has shown a secret of a table here: where it is full, the busiest block of addresses makes room.
"""

import asyncio

from standoff.protocol.closing import Why
from standoff.protocol.replies import LobbySeen, encode
from standoff.server.house import ClosedDoorError
from standoff.server.limits import block
from standoff.server.line import MemberLine
from standoff.server.openness import Stranger

EVERY = 1.0
"""Seconds between two frames."""
PORTION = 25
"""Lines that are written to at one time."""


class Lookers:
    """Everybody who looks at the lobby."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lines: dict[MemberLine, Stranger] = {}
        self.blocks: dict[str, dict[MemberLine, None]] = {}
        """By block of addresses, whoever has been here longest first."""
        self.seen: LobbySeen | None = None
        self.frame = b""

    def make_room(self, guest: Stranger) -> None:
        """Let somebody go from where most are, unless the newcomer is from there: they are not let in."""
        if len(self.lines) < self.most:
            return
        busiest = max(self.blocks.values(), key=len, default={})
        if len(self.blocks.get(block(guest.address), ())) + 1 >= len(busiest):
            raise ClosedDoorError(Why.TOO_MUCH)
        oldest = next(iter(busiest))
        self.go(oldest)
        oldest.hang_up(Why.TOO_MUCH)

    def come(self, line: MemberLine, guest: Stranger) -> None:
        """Somebody looks in."""
        self.lines[line] = guest
        self.blocks.setdefault(block(guest.address), {})[line] = None

    def go(self, line: MemberLine) -> None:
        """Somebody looks no more."""
        guest = self.lines.pop(line, None)
        if guest is not None:
            where = block(guest.address)
            del self.blocks[where][line]
            if not self.blocks[where]:
                del self.blocks[where]

    def check(self, now: int) -> None:
        """Send what could not be sent at its time, and cut the lines of those who do not read."""
        for line in list(self.lines):
            if line.peer.idle:
                line.flow()
            line.check(now)

    def look(self, seen: LobbySeen) -> bool:
        """Take in how the lobby stands now; whether it is worth a frame."""
        before = self.seen
        if before is not None and (before.tables, before.more) == (seen.tables, seen.more):
            return False
        self.seen, self.frame = seen, encode(seen)
        return True

    async def show(self) -> None:
        """Send the frame to all, a few at a time, spread over half a second."""
        lines = list(self.lines)
        for first in range(0, len(lines), PORTION):
            for line in lines[first : first + PORTION]:
                line.show(self.frame)
            await asyncio.sleep(EVERY / 2 * PORTION / len(lines))
