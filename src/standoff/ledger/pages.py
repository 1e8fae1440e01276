"""The pages of a ledger: facts in order, each of which can be taken back and brought back."""

from typing import Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from standoff.ledger.fault import FactError, Fault

FactT = TypeVar("FactT")


MOST_NOTED = 20
"""So far back one can see at once."""
_OPENING = ("turned", "ran")
"""With these a round begins."""


class Noted(Struct, frozen=True):
    """That something was noted, and in which round."""

    round: int
    fact: str


class Pages(Struct, Generic[FactT], frozen=True, kw_only=True):
    """What was noted down, and what was taken back."""

    facts: tuple[FactT, ...] = ()
    undone: tuple[FactT, ...] = ()
    """What was taken back and may be brought back, the latest last."""

    @property
    def noted(self) -> tuple["Noted", ...]:
        """The latest facts, so that several can be taken back at once."""
        round_ = 0
        noted = []
        for fact in self.facts:
            kind = str(fact.__struct_config__.tag)  # type: ignore[attr-defined]
            round_ += kind in _OPENING
            noted.append(Noted(max(1, round_), kind))
        return tuple(noted[-MOST_NOTED:])

    @property
    def book(self) -> object:
        """What all facts come to; raises FactError at the first that cannot be true."""
        raise NotImplementedError

    def noting(self, fact: FactT) -> Self:
        """The ledger with one more fact; refuses what cannot be true."""
        longer = replace(self, facts=(*self.facts, fact), undone=())
        self.check(longer, fact)
        return longer

    def check(self, longer: Self, fact: FactT) -> None:  # noqa: ARG002
        """Refuse a fact that makes the ledger longer by what cannot be true."""
        _ = longer.book

    def undoing(self, facts: int = 1) -> Self:
        """The ledger without its last facts."""
        if not 0 < facts <= len(self.facts):
            raise FactError(Fault.NOTHING, "C11")
        kept, taken = self.facts[:-facts], self.facts[-facts:]
        return replace(self, facts=kept, undone=(*self.undone, *reversed(taken)))

    def redoing(self) -> Self:
        """The ledger with the fact that was taken back last."""
        if not self.undone:
            raise FactError(Fault.NOTHING, "C11")
        *rest, fact = self.undone
        return replace(self, facts=(*self.facts, fact), undone=tuple(rest))
