"""The doorman: counts who comes and goes, and from where."""

import asyncio
import logging
from collections import Counter

from standoff.server.guessing import Guessing
from standoff.server.limits import Limit, Limits, Rate

AT_ONCE = 64
"""Who is let in at one time. After a restart everybody comes at once, and would else come in last."""

log = logging.getLogger(__name__)


class Doorman:
    """Counts who comes and goes."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.frames_of_address = Limit(limits.frames_of_address)
        self.requests = Limit(limits.requests)
        self.warnings = Limit(Rate(1, 1 / 600))
        self.knocks = Limit(limits.knocks)
        self.opens = Limit(limits.opens)
        self.erasures = Limit(limits.erasures)
        self.guessing = Guessing(limits)
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.sockets: Counter[str] = Counter()
        self.here = 0
        self.cut_off: Counter[str] = Counter()
        """How often, by what there was too much of."""
        self.shown_out: Counter[str] = Counter()
        """How often at the door, by reason."""

    def lets_in(self, address: str, now: int) -> bool:
        """Whether one more socket from there is fine."""
        return (
            self.here < self.limits.sockets
            and self.sockets[address] < self.limits.sockets_of_address
            and self.knocks.allows(address, now)
        )

    def count(self, address: str) -> None:
        self.here += 1
        self.sockets[address] += 1

    def uncount(self, address: str) -> None:
        self.here -= 1
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def warn(self, address: str, what: str, now: int) -> None:
        """Say in the log that somebody was cut off; once for all that follows from there."""
        self.cut_off[what] += 1
        if self.warnings.allows(address, now):
            log.warning("%s is cut off: too many %s", address, what)
