"""Lookers: whoever has the lobby before them. All get the same frame, once a second at most.

One second's frames go out in small portions, so that people who play wait for none of them.
"""

import asyncio

from standoff.protocol.replies import LobbySeen, encode
from standoff.server.line import MemberLine
from standoff.server.openness import Stranger

EVERY = 1.0
"""Seconds between two frames."""
PORTION = 25
"""Lines that are written to at one time."""
MOST = 5_000
"""How many may look on."""


class Lookers:
    """Everybody who looks at the lobby."""

    def __init__(self) -> None:
        self.lines: dict[MemberLine, Stranger] = {}
        self.seen: LobbySeen | None = None
        self.frame = b""

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
