"""The gate: every connection there is, how many may come from where, and which goes when it is full.

Whoever has shown no token is a stranger. There is room for so many of them and no more, so that they
never take the room of those who play; and a newcomer takes the place of the one who dawdles most.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from standoff.server.limits import Limits

LOOK = 1.0
"""Seconds between two looks at who has run out of time."""


class Visitor(Protocol):
    """A connection, as the gate sees it."""

    peer: str
    """The address at its other end."""
    until: float
    """When it must have got on; of a stranger, by the clock of the loop."""

    def leave(self) -> None:
        """End it in good order: the server stops."""

    def abort(self) -> None:
        """End it at once."""


class Gate:
    """Lets connections in and out."""

    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool]) -> None:
        self.limits = limits
        self.is_proxy = is_proxy
        """Whose many connections are other people's."""
        self.here: Counter[str] = Counter()
        self.strangers: dict[str, dict[Visitor, None]] = {}
        """By address, whoever has been here longest first."""
        self.unknown = 0
        self.known: set[Visitor] = set()
        self.empty = asyncio.Event()
        self.empty.set()

    def lets_in(self, visitor: Visitor) -> bool:
        """Make room for a connection; whether there is any."""
        address = visitor.peer
        if self._is_full(address):
            self._send_away(address)
        elif self.unknown >= self.limits.strangers:
            self._send_away(max(self.strangers, key=lambda each: len(self.strangers[each])))
        if self._is_full(address):
            return False
        self.here[address] += 1
        self.strangers.setdefault(address, {})[visitor] = None
        self.unknown += 1
        self.empty.clear()
        return True

    def _is_full(self, address: str) -> bool:
        most = self.limits.connections_of_address
        return self.here[address] >= most and not self.is_proxy(address)

    def _send_away(self, address: str) -> None:
        """Let the stranger go who has been here longest."""
        oldest = next(iter(self.strangers.get(address, ())), None)
        if oldest is not None:
            self.lets_out(oldest)
            oldest.abort()

    def becomes(self, before: Visitor, after: Visitor) -> None:
        """A connection is a socket from now on."""
        strangers = self.strangers[before.peer]
        del strangers[before]
        strangers[after] = None

    def knows(self, visitor: Visitor) -> None:
        """Somebody has shown a token."""
        if self._forget(visitor):
            self.known.add(visitor)

    def lets_out(self, visitor: Visitor) -> None:
        """A connection is no more."""
        if visitor in self.known:
            self.known.discard(visitor)
        elif not self._forget(visitor):
            return
        self.here[visitor.peer] -= 1
        if not self.here[visitor.peer]:
            del self.here[visitor.peer]
        if not self.here:
            self.empty.set()

    def _forget(self, stranger: Visitor) -> bool:
        strangers = self.strangers.get(stranger.peer, {})
        if stranger not in strangers:
            return False
        del strangers[stranger]
        if not strangers:
            del self.strangers[stranger.peer]
        self.unknown -= 1
        return True

    async def watch(self) -> None:
        """Let those go who take too long, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK)
            now = loop.time()
            for stranger in self._strangers():
                if stranger.until <= now:
                    stranger.abort()

    def _strangers(self) -> list[Visitor]:
        return [each for some in self.strangers.values() for each in some]

    async def close(self, patience: float) -> None:
        """Let everybody go, in good order where that does not take too long."""
        for visitor in [*self._strangers(), *self.known]:
            visitor.leave()
        try:
            async with asyncio.timeout(patience):
                await self.empty.wait()
        except TimeoutError:
            for visitor in [*self._strangers(), *self.known]:
                visitor.abort()
            await self.empty.wait()
