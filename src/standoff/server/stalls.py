"""Stalls: when the journal does not answer, or the server itself stood still, and for how long."""

import logging
import time
from collections.abc import Callable

from standoff.journal.journal import Journal

SLOW = 1.5
"""Seconds after which a journal that has not answered is not ready."""
LATE = 1.0
"""Seconds beyond what was meant after which the server stood still."""

log = logging.getLogger(__name__)


class Stalls:
    """Looks every now and then, and logs what it finds once."""

    def __init__(
        self, journal: Journal, every: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.journal = journal
        self.every = every
        self.now = now
        self.looked = now()
        self.stalled = False

    def look(self) -> None:
        """See how long it has been since the last look, and since the journal last answered."""
        late = self.now() - self.looked - self.every
        self.looked = self.now()
        if late > LATE:
            log.warning("the server stood still for %.1f s", late)
        stalled = self.journal.waits() > SLOW
        if stalled and not self.stalled:
            log.warning("the journal has not answered for %.1f s", self.journal.waits())
        if self.stalled and not stalled and self.journal.stopped is None:
            log.warning("the journal answers again")
        self.stalled = stalled


def is_ready(journal: Journal) -> bool:
    """Whether what is done now would be written down soon."""
    return journal.stopped is None and journal.waits() <= SLOW
