"""The ledger: facts in order, and what they come to. Everything in it can be taken back."""

from standoff.ledger.classic.book import Book, KnownCards
from standoff.ledger.classic.facts import AnyFact, CardsNoted, Showed
from standoff.ledger.classic.folding import NO_CHANCE, fold
from standoff.ledger.classic.powers import check_shown
from standoff.ledger.pages import Pages
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.words import PowerId, Role


class Ledger(Pages[AnyFact], frozen=True):
    """What was noted down at one table, in order."""

    options: Options
    dealt: KnownCards | None = None
    """Powers and roles, where phones dealt them; None: the box did, and they are secret to us."""

    def check(self, longer: "Ledger", fact: AnyFact) -> None:
        after = longer.book
        if isinstance(fact, Showed):
            check_shown(self.book, after, fact)

    @property
    def book(self) -> Book:
        """What all facts come to."""
        return fold(self.options, self.cards, self.facts, dealt=self.dealt is not None)

    @property
    def blank(self) -> Table:
        """The table before anything was dealt: folding the book's events gives the book's table."""
        return blank(self.options, NO_CHANCE)

    @property
    def cards(self) -> KnownCards:
        """Every power and role known by now: a card shown late was there from the deal on."""
        if self.dealt is not None:
            return self.dealt
        powers: list[PowerId | None] = [None] * self.options.players
        cop: Seat | None = None
        for fact in self.facts:
            if isinstance(fact, Showed) and 0 <= fact.seat < len(powers):
                powers[fact.seat] = powers[fact.seat] or fact.power
            elif isinstance(fact, CardsNoted):
                cop = fact.cop
        if cop is None:
            return KnownCards(tuple(powers), ())
        return KnownCards(
            tuple(powers),
            tuple(Role.COP if seat == cop else Role.GANGSTER for seat in range(len(powers))),
        )
