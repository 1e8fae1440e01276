"""Limits: how much one client, or one address, may ask of the server."""

from collections import Counter
from ipaddress import ip_address

from msgspec import Struct

MOST_REMEMBERED = 10_000


class Rate(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: int
    a_second: float


class Bucket:
    """Fills steadily, and empties as something is done."""

    __slots__ = ("level", "rate", "seen_at")

    def __init__(self, rate: Rate, now: int) -> None:
        self.rate = rate
        self.level: float = rate.burst
        self.seen_at = now

    def allows(self, now: int) -> bool:
        """Whether one more is fine, and if so counts it."""
        earned = (now - self.seen_at) / 1000 * self.rate.a_second
        self.level = min(self.rate.burst, self.level + earned)
        self.seen_at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """A bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def allows(self, whom: str, now: int) -> bool:
        bucket = self.buckets.get(whom)
        if bucket is None:
            self._forget_idle(now)
            bucket = self.buckets[whom] = Bucket(self.rate, now)
        return bucket.allows(now)

    def _forget_idle(self, now: int) -> None:
        """Whoever has been quiet long enough for a full bucket need not be remembered."""
        if len(self.buckets) >= MOST_REMEMBERED:
            full_after = self.rate.burst / self.rate.a_second * 1000
            self.buckets = {
                whom: bucket
                for whom, bucket in self.buckets.items()
                if now - bucket.seen_at < full_after
            }


class Limits(Struct, frozen=True):
    """What is allowed; thirty seats may sit behind one address, and all come back at once."""

    frames: Rate = Rate(40, 12)
    """Frames of one socket."""
    frames_of_address: Rate = Rate(1200, 200)
    knocks: Rate = Rate(120, 3)
    """First frames from one address."""
    opens: Rate = Rate(10, 0.05)
    """New rooms from one address."""
    slips: Rate = Rate(30, 0.2)
    """Wrong codes and secrets from one address."""
    sockets_of_address: int = 150
    sockets: int = 20_000
    rooms: int = 20_000
    """Rooms in the journal."""
    members: int = 100
    """Of one room."""


class Doorman:
    """Counts who comes and goes."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.frames_of_address = Limit(limits.frames_of_address)
        self.knocks = Limit(limits.knocks)
        self.opens = Limit(limits.opens)
        self.slips = Limit(limits.slips)
        self.sockets: Counter[str] = Counter()
        self.here = 0

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


def household(address: str) -> str:
    """Whose limits an address counts against: in IPv6 everybody has a network of his own."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return found.ipv4_mapped.exploded if found.ipv4_mapped else found.exploded[:19]
    return address
