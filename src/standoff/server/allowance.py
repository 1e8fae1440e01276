"""An allowance: what one connection may still send, counted before anything is done with it."""

from standoff.server.clock import ServerClock
from standoff.server.doorman import Doorman
from standoff.server.limits import Bucket, TooMuchError

A_READ = 64
"""Bytes that a read costs besides what it brings: many small ones are work as well."""


class Allowance:
    """One connection's share, and that of the address it comes from."""

    __slots__ = ("address", "bytes", "clock", "doorman", "frames")

    def __init__(self, doorman: Doorman, address: str, clock: ServerClock) -> None:
        self.doorman = doorman
        self.address = address
        self.clock = clock
        now = clock.now()
        self.bytes = Bucket(doorman.limits.bytes, now)
        self.frames = Bucket(doorman.limits.frames, now)

    def read(self, size: int) -> None:
        """Count what was read at once."""
        if not self.bytes.allows(self.clock.now(), A_READ + size):
            self._cut_off("bytes")

    def frame(self) -> None:
        """Count a frame of a socket."""
        now = self.clock.now()
        if not (
            self.frames.allows(now) and self.doorman.frames_of_address.allows(self.address, now)
        ):
            self._cut_off("frames")

    def request(self) -> None:
        """Count a request, or a connection on which none has come yet."""
        if not self.doorman.requests.allows(self.address, self.clock.now()):
            self._cut_off("requests")

    def _cut_off(self, what: str) -> None:
        self.doorman.warn(self.address, what, self.clock.now())
        raise TooMuchError
