"""A companion: people play with a real box or really run, and the room keeps their ledger."""

from collections.abc import Sequence
from typing import Generic, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from standoff.protocol.deeds.real import SomeFact
from standoff.protocol.members import MemberId
from standoff.protocol.real import PenWanted
from standoff.protocol.refusal import Code
from standoff.rooms.refusal import RefusedError
from standoff.rooms.tempo import SECOND


class Undoable(Protocol):
    """What is needed of a ledger, whatever its facts are."""

    @property
    def facts(self) -> Sequence[SomeFact]: ...

    def undoing(self, facts: int = 1) -> Self: ...

    def redoing(self) -> Self: ...


LedgerT = TypeVar("LedgerT", bound=Undoable)


OBJECTION = 10 * SECOND
"""So long whoever holds the pen may keep it once another phone asks for it."""


class Companion(Struct, Generic[LedgerT], frozen=True, kw_only=True):
    """Who holds the pen, and what was noted down since the game began."""

    pen: MemberId = 0
    wanted: PenWanted | None = None
    """Who asks for the pen."""
    ledger: LedgerT | None = None
    """None: no game has begun."""

    def pages(self) -> LedgerT:
        """The ledger, once a game has begun."""
        if self.ledger is None:
            raise RefusedError(Code.STALE)
        return self.ledger

    def writing(self, ledger: LedgerT, at: int) -> Self:
        """The ledger is this from now on; raises FactError where that cannot be."""
        raise NotImplementedError

    def keeps_seats(self) -> bool:
        """Whether nobody takes a chair once the game has begun, left or emptied by the host: they would see its cards."""
        raise NotImplementedError

    def shows_what_is_left(self) -> bool:
        """Whether somebody who plays would see the cards of whoever loses their chair."""
        return False

    def renamed(self, old: str, new: str) -> Self:
        """Somebody is called otherwise, in all that was noted down."""
        raise NotImplementedError

    def wanting(self, by: MemberId, at: int) -> Self:
        """Another phone asks for the pen."""
        if self.wanted is not None or by == self.pen:
            raise RefusedError(Code.STALE)
        return replace(self, wanted=PenWanted(by, at + OBJECTION))

    def undoing(self, facts: int, at: int) -> Self:
        return self.writing(self.pages().undoing(facts), at)

    def redoing(self, at: int) -> Self:
        return self.writing(self.pages().redoing(), at)
