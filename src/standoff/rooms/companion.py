"""A companion: people play with a real box or really run, and the room keeps their ledger."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from standoff.ledger.pages import Pages
from standoff.rooms.editions import Setting
from standoff.rooms.messages import Message
from standoff.rooms.people import Chair, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.tempo import Lengths


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
    def check_begin(self, chairs: Sequence[Chair]) -> None:
        """Refuse to begin while somebody is missing."""

    @abstractmethod
    def start(self, setting: Setting, chairs: Sequence[Chair], seed: bytes, at: int) -> None:
        """A game begins; the seed deals what people do not deal themselves."""

    @abstractmethod
    def write(self, ledger: Any, at: int) -> None:
        """The ledger is this from now on."""

    def arrange(self, chairs: list[Chair], setting: Setting) -> Setting:  # noqa: ARG002
        """Seat whoever came late, as the ledger says; the setting as it is then."""
        return setting

    @abstractmethod
    def close(self) -> None:
        """The game is put away; another may begin."""

    @abstractmethod
    def keeps_seats(self) -> bool:
        """Whether a phone that is somebody's stays his."""

    @abstractmethod
    def takes_latecomers(self) -> bool:
        """Whether a phone may become somebody's once the game has begun."""

    @abstractmethod
    def count(self, at: int, lengths: Lengths) -> Message | None:
        """Every device counts, at one moment of the server's clock; what all are told of it.

        None: the ledger tells them.
        """
