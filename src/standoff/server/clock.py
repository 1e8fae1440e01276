"""The server's clock: milliseconds that only go forward, whatever happens to the time of day."""

import time
from typing import Protocol


class ServerClock(Protocol):
    """Whatever says what time it is."""

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""

    def seconds_until(self, at: int) -> float:
        """How long to sleep until then."""


class LaterClock:
    """A clock that is ahead of another by so much."""

    def __init__(self, clock: ServerClock, ahead: int) -> None:
        self.clock = clock
        self.ahead = ahead

    def now(self) -> int:
        return self.clock.now() + self.ahead

    def seconds_until(self, at: int) -> float:
        return self.clock.seconds_until(at - self.ahead)


class SteadyClock:
    """The time of day at the start, and steady from there; `speed` is for rehearsals."""

    def __init__(self, speed: int = 1) -> None:
        self.speed = speed
        self.started = time.time_ns() // 1_000_000
        self.zero = time.monotonic_ns()

    def now(self) -> int:
        return self.started + (time.monotonic_ns() - self.zero) * self.speed // 1_000_000

    def seconds_until(self, at: int) -> float:
        return max(0, at - self.now()) / 1000 / self.speed
