"""A companion: people play with a real box or really run, and the room keeps their ledger."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from standoff.ledger.pages import Pages
from standoff.rooms.people import MemberId
from standoff.rooms.refusal import Code, RefusedError

if TYPE_CHECKING:
    from standoff.rooms.room import Room


class Companion(ABC):
    """Who holds the pen, and what was noted down since the game began."""

    ledger: Any
    """The ledger, of one edition or another; None: no game has begun."""

    def __init__(self) -> None:
        self.pen: MemberId = 0

    def pages(self) -> Pages[Any]:
        """The ledger, once a game has begun."""
        if self.ledger is None:
            raise RefusedError(Code.STALE)
        pages: Pages[Any] = self.ledger
        return pages

    @abstractmethod
    def check_begin(self, room: "Room") -> None:
        """Refuse to begin while somebody is missing."""

    @abstractmethod
    def start(self, room: "Room", seed: bytes, at: int) -> None:
        """A game begins; the seed deals what people do not deal themselves."""

    @abstractmethod
    def write(self, ledger: Any, at: int) -> None:
        """The ledger is this from now on."""

    @abstractmethod
    def close(self) -> None:
        """The game is put away; another may begin."""

    @abstractmethod
    def keeps_seats(self) -> bool:
        """Whether a phone that is somebody's stays his."""

    @abstractmethod
    def count(self, room: "Room", at: int) -> None:
        """Every device counts, at one moment of the server's clock."""
