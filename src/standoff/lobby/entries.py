"""What is written in the book of an open house; people stand in it as hashes of their keys."""

from hashlib import sha256

from msgspec import Struct

from standoff.protocol.lobby import Grievance, OwnGame
from standoff.protocol.members import Look
from standoff.rooms.sharing import ID_BYTES


class BookEntry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One line of the book."""

    at: int
    """Milliseconds since 1970."""


class Blank(BookEntry, frozen=True, tag="blank"):
    """What stood here is of no use any more, or nobody's business."""


class SaidLine(Struct, frozen=True, omit_defaults=True):
    """Something said at a table: a ready sentence by its id, or words of one's own."""

    name: str
    ready: str = ""
    own: str = ""
    theirs: bool = False
    """Whether whoever is reported said it: another may have their name, once they have left."""


class Reported(BookEntry, frozen=True, tag="reported"):
    """Somebody reported somebody, with what was said last at their table."""

    number: int
    by: str
    whom: str
    name: str
    """What whoever was reported was called there."""
    code: str
    why: Grievance
    lines: tuple[SaidLine, ...] = ()
    network: str = ""
    """The block of addresses they came from."""


class Dropped(BookEntry, frozen=True, tag="dropped"):
    """Whoever runs the house has dealt with a report: it is forgotten."""

    number: int


class Banned(BookEntry, frozen=True, tag="banned"):
    """Somebody, and with them perhaps their network, is not let in until some time."""

    number: int
    person: str
    until: int
    network: str = ""


class Lifted(BookEntry, frozen=True, tag="lifted"):
    """A ban is over before its time."""

    number: int


class Unmet(BookEntry, frozen=True, tag="unmet"):
    """Somebody would meet somebody else no more, or would again."""

    by: str
    whom: str
    on: bool = True


class Paired(BookEntry, frozen=True, tag="paired"):
    """How often two people pointed at each other in a game, and how often chance would have it."""

    one: str
    other: str
    aims: int
    expected: float


class Called(BookEntry, frozen=True, tag="called"):
    """What somebody is called, how they look, and whether their games may be shared and studied."""

    person: str
    name: str
    look: Look | None = None
    permits: bool = False


class CameIn(BookEntry, frozen=True, tag="came"):
    """Somebody has a place at a table, where they can be forgotten later."""

    person: str
    code: str


class GamePlayed(BookEntry, frozen=True, tag="played"):
    """Somebody played a game at a public table to its end."""

    person: str
    game: OwnGame

    @property
    def result(self) -> str:
        """Under which it is found again: nobody can guess it who does not know somebody's key."""
        said = f"result {self.person} {self.game.code} {self.game.number}"
        return sha256(said.encode()).digest()[:ID_BYTES].hex()


class LeftGame(BookEntry, frozen=True, tag="left"):
    """Somebody left a game of strangers that was on, or let it wait."""

    person: str
    network: str


class WouldBeForgotten(BookEntry, frozen=True, tag="forgotten"):
    """Somebody would be forgotten, also at these tables, as soon as no game is on there."""

    person: str
    codes: tuple[str, ...] = ()


class Erased(BookEntry, frozen=True, tag="erased"):
    """Nothing of somebody is left at a table."""

    person: str
    code: str


AnyBookEntry = (
    Called | CameIn | GamePlayed | LeftGame | Blank | Reported | Dropped | Banned | Lifted | Unmet
    | Paired | WouldBeForgotten | Erased
)  # fmt: skip
