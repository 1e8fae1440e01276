"""A lease: for how long a node may believe that its rooms are its own, by its own steady clock."""

import time
from collections.abc import Callable

LEASE = 2.0
"""Seconds a node has, by the database's clock, since it was last renewed there."""
BEATS = 5
"""How often it is renewed in that time."""
STOPS, SILENT = 0.65, 0.9
"""Parts of a lease, since it was asked for, after which a node hangs up, and sends nothing any more.

The database counts from when it answered, which is later; the rest is for clocks of different speed."""


def steady() -> float:
    """Seconds that go on while the process is stopped or the machine asleep."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Lease:
    """One node's lease."""

    def __init__(self, seconds: float = LEASE, now: Callable[[], float] = steady) -> None:
        self.seconds = seconds
        self.now = now
        self.asked = float("-inf")
        """When the lease of now was asked for."""

    def renewed(self, asked: float) -> None:
        """The database has granted what was asked for at some time."""
        self.asked = max(self.asked, asked)

    def end(self) -> None:
        """Give it up."""
        self.asked = float("-inf")

    def holds(self) -> bool:
        """Whether a frame may be begun now."""
        return self.now() - self.asked < SILENT * self.seconds

    def stops_in(self) -> float:
        """Seconds until this node has to hang up, unless it is renewed."""
        return self.asked + STOPS * self.seconds - self.now()
