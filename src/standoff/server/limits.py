"""Limits: how much one client, or one address, may ask of the server."""

from functools import lru_cache
from ipaddress import ip_address
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

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

    def allows(self, now: int, much: int = 1) -> bool:
        """Whether so much more is fine, and if so counts it."""
        earned = (now - self.seen_at) / 1000 * self.rate.a_second
        self.level = min(self.rate.burst, self.level + earned)
        self.seen_at = now
        if self.level < much:
            return False
        self.level -= much
        return True

    def give_back(self) -> None:
        """What was counted was nothing after all."""
        self.level = min(self.rate.burst, self.level + 1)


class Limit:
    """A bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def allows(self, whom: str, now: int) -> bool:
        bucket = self.buckets.get(whom)
        if bucket is None:
            if len(self.buckets) >= MOST_REMEMBERED:
                self._forget_some(now)
            bucket = self.buckets[whom] = Bucket(self.rate, now)
        return bucket.allows(now)

    def give_back(self, whom: str) -> None:
        """What was counted was nothing after all."""
        if whom in self.buckets:
            self.buckets[whom].give_back()

    def _forget_some(self, now: int) -> None:
        """Whoever has been quiet long enough for a full bucket; where many press, the earlier half."""
        full_after = self.rate.burst / self.rate.a_second * 1000
        busy = {
            whom: bucket
            for whom, bucket in self.buckets.items()
            if now - bucket.seen_at < full_after
        }
        surplus = len(busy) - MOST_REMEMBERED // 2
        self.buckets = dict(islice(busy.items(), max(0, surplus), None))


class Limits(Struct, frozen=True):
    """What is allowed; thirty seats may sit behind one address, and all come back at once."""

    frames: Rate = Rate(40, 12)
    """Frames of one socket, of whatever kind."""
    frames_of_address: Rate = Rate(1200, 200)
    bytes: Rate = Rate(64 * 1024, 16 * 1024)
    """Bytes from one connection."""
    requests: Rate = Rate(1000, 50)
    """Connections and requests from one address."""
    codes: Rate = Rate(30, 2)
    """QR codes that are drawn anew, for all together."""
    knocks: Rate = Rate(120, 3)
    """First frames from one address."""
    opens: Rate = Rate(10, 0.05)
    """New rooms from one block of addresses."""
    rooms_of_block: int = 200
    """Rooms that were opened from one block."""
    slips: Rate = Rate(30, 0.2)
    """Wrong codes and words from one block of addresses."""
    slips_of_house: Rate = Rate(300, 2)
    """Wrong codes and words from everywhere; where there are more, all newcomers wait."""
    waiting: int = 64
    """Newcomers who wait at one time then."""
    words: Rate = Rate(10, 1 / 60)
    """Wrong words at one table."""
    words_of_block: Rate = Rate(5, 1 / 120)
    """Of them from one block: nobody can use up what whoever lost their phone needs."""
    erasures: Rate = Rate(12, 1 / 30)
    """Names erased from one block: all rows of a table are read again each time, and written anew."""
    notes: Rate = Rate(60, 0.1)
    """What people from one block have written in the book of an open house: keys cost nothing."""
    reports: Rate = Rate(15, 1 / 300)
    """Of that, reports: they may not push out what others have reported."""
    lookers: int = 1_000
    """How many may look at the lobby of an open house."""
    connections_of_address: int = 400
    """Thirty browsers fetch a page on six connections each."""
    strangers: int = 1000
    """Connections that have not shown a token; 32 MB is what is held for all of them."""
    sockets_of_address: int = 150
    sockets: int = 20_000
    rooms: int = 20_000
    """Rooms in the journal."""
    members: int = 100
    """Of one room."""
    hello_within: float = 5
    """Seconds a client has to say who it is."""
    request_within: float = 10
    """Seconds in which a request has to be there whole."""
    taken_within: float = 20
    """Seconds in which the next part of an answer has to be taken."""
    kept_for: float = 5
    """Seconds a connection is kept for another request."""

    def within(self, files: int) -> "Limits":
        """The same, where no more files than so many may be open at once."""
        return replace(
            self,
            strangers=min(self.strangers, files // 4),
            lookers=min(self.lookers, files // 8),
            sockets=min(self.sockets, files // 2),
        )

    def under_tls(self) -> "Limits":
        """The same, where up to 100 kB are held for whoever has only begun to shake hands."""
        return replace(self, strangers=self.strangers * 2 // 5)


class TooMuchError(Exception):
    """More than one client, or one address, may ask for."""


def block(address: str) -> str:
    """The network of a household: /24, or in IPv6 /48, which one provider or one attacker has whole."""
    return address.rpartition(".")[0] if "." in address else address[:14]


@lru_cache(1024)
def household(address: str) -> str:
    """Whose limits an address counts against: in IPv6 everybody has a network of their own."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return found.ipv4_mapped.exploded if found.ipv4_mapped else found.exploded[:19]
    return address
