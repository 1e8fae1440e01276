"""The ledger: facts in order, and what they come to. Everything in it can be taken back."""

from msgspec import Struct
from msgspec.structs import replace

from standoff.ledger.book import Book, Cards
from standoff.ledger.facts import AnyFact, Revealed, Showed
from standoff.ledger.fault import FactError, Fault
from standoff.ledger.folding import NO_CHANCE, fold
from standoff.ledger.powers import check_shown
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.words import PowerId, Role


class Ledger(Struct, frozen=True):
    """What was noted down at one table, in order."""

    options: Options
    dealt: Cards | None = None
    """Powers and roles, where phones dealt them; None: the box did, and they are secret to us."""
    facts: tuple[AnyFact, ...] = ()
    undone: tuple[AnyFact, ...] = ()
    """What was taken back and may be brought back, the latest last."""

    def noting(self, fact: AnyFact) -> "Ledger":
        """The ledger with one more fact; refuses what cannot be true."""
        longer = replace(self, facts=(*self.facts, fact), undone=())
        before, after = self.book, longer.book  # raises FactError
        if isinstance(fact, Showed):
            check_shown(before, after, fact)
        return longer

    def undoing(self, facts: int = 1) -> "Ledger":
        """The ledger without its last facts."""
        if not 0 < facts <= len(self.facts):
            raise FactError(Fault.NOTHING, "C11")
        kept, taken = self.facts[:-facts], self.facts[-facts:]
        return replace(self, facts=kept, undone=(*self.undone, *reversed(taken)))

    def redoing(self) -> "Ledger":
        """The ledger with the fact that was taken back last."""
        if not self.undone:
            raise FactError(Fault.NOTHING, "C11")
        *rest, fact = self.undone
        return replace(self, facts=(*self.facts, fact), undone=tuple(rest))

    @property
    def book(self) -> Book:
        """What all facts come to."""
        return fold(self.options, self.cards, self.facts, dealt=self.dealt is not None)

    @property
    def blank(self) -> Table:
        """The table before anything was dealt: folding the book's events gives the book's table."""
        return blank(self.options, NO_CHANCE)

    @property
    def cards(self) -> Cards:
        """Every power and role known by now: a card shown late was there from the deal on."""
        if self.dealt is not None:
            return self.dealt
        powers: list[PowerId | None] = [None] * self.options.players
        cop: Seat | None = None
        for fact in self.facts:
            if isinstance(fact, Showed) and 0 <= fact.seat < len(powers):
                powers[fact.seat] = powers[fact.seat] or fact.power
            elif isinstance(fact, Revealed):
                cop = fact.cop
        if cop is None:
            return Cards(tuple(powers), ())
        return Cards(
            tuple(powers),
            tuple(Role.COP if seat == cop else Role.GANGSTER for seat in range(len(powers))),
        )
