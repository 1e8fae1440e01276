"""Openness: what an open house has beyond a house: strangers look in, are seated, and are watched over.

A server without a lobby has none of it; `standoff.lobby` is one.
"""

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from msgspec import Struct

from standoff.protocol import hello, sent
from standoff.server.doors import Entrance
from standoff.server.line import MemberLine, Peer

Receive = Callable[[], Awaitable[str | None]]
"""The next frame of a client; None once it is gone, or has sent what is no text.

TooMuchError where it has sent more than it may.
"""


class Stranger(Struct, frozen=True):
    """Somebody at the door of an open house."""

    person: str
    """Hash of their key."""
    address: str
    new_key: str | None = None
    """Drawn just now, for whoever brought none."""


class HouseOrder(Struct, frozen=True):
    """What whoever runs an open house wants, by the side door."""

    do: Literal["list", "ban", "lift", "drop", "pairs"]
    number: int = 0
    """Of a report, or of a ban that is to be lifted."""
    days: float = 0
    network: bool = False
    """Whether a ban holds for the whole network somebody came from."""


class LineTold(Struct, frozen=True):
    """A line that was said: the id of a ready sentence, or words."""

    name: str
    ready: str
    own: str
    theirs: bool
    """Whether whoever is reported said it, whatever names are alike."""


class ReportTold(Struct, frozen=True):
    """A report; people are told apart by the beginnings of their hashes."""

    number: int
    at: int
    name: str
    whom: str
    by: str
    code: str
    why: str
    network: str
    lines: list[LineTold]


class BanTold(Struct, frozen=True):
    """A ban that is in force."""

    number: int
    person: str
    network: str
    until: int


class PairTold(Struct, frozen=True):
    """Two people who point at each other more seldom than chance would have it."""

    one: str
    other: str
    games: int
    aims: int
    expected: float
    chance: float
    """How likely as few are by chance alone."""


class HouseReply(Struct, frozen=True):
    """What is answered."""

    reports: list[ReportTold] = []
    bans: list[BanTold] = []
    pairs: list[PairTold] = []
    fault: str = ""


class OpenHouse(Protocol):
    """What a session asks an open house; all of it may raise ClosedDoorError."""

    def greeted(self, asked: hello.AnyHello, address: str) -> Stranger:
        """Who this is; whoever is banned comes no further."""

    def close(self) -> None:
        """Show nobody anything any more."""

    def may_come(self, asked: hello.TableHello, guest: Stranger) -> None:
        """Refuse somebody who has to wait before they come to a public table."""

    async def came(self, place: Entrance, guest: Stranger) -> None:
        """Somebody is at a table, by whatever secret they showed; whoever is banned is not."""

    def settle_in(self, place: Entrance, line: MemberLine, guest: Stranger) -> None:
        """Tell somebody who has just come what only an open house has to tell."""

    async def heard(
        self,
        place: Entrance,
        line: MemberLine,
        said: sent.ReportMember | sent.BlockMember,
        address: str,
    ) -> None:
        """Somebody at a table, from some address, reports or blocks somebody else; raises RefusedError."""

    async def ordered(self, order: HouseOrder) -> HouseReply:
        """What whoever runs the house wants."""

    async def look_in(self, guest: Stranger, peer: Peer, receive: Receive) -> None:
        """Show somebody the lobby until they leave."""

    def waits_at(self) -> int | None:
        """The node where a table of the house waits for more people; None: none does."""

    async def seated(self, asked: hello.PlayNow, guest: Stranger) -> Entrance:
        """Seat somebody where cards come soon."""
