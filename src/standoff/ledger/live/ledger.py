"""The ledger of Live outdoors: its facts, what Chiefs have shared out, and what it all comes to."""

from typing import Self

from msgspec.structs import replace

from standoff.ledger.fault import FactError, Fault
from standoff.ledger.live.book import LiveBook
from standoff.ledger.live.facts import Joined, Left, LiveFact, Ran, Shared, WentHome
from standoff.ledger.live.folding import Folding
from standoff.ledger.live.gathering import Gathering
from standoff.ledger.pages import Pages
from standoff.rules.asks import Seat
from standoff.rules.live.options import Options
from standoff.rules.live.words import StageId


class LiveLedger(Pages[LiveFact], frozen=True):
    """What was noted down in one game outdoors."""

    options: Options
    seed: bytes | None = None
    """What the house deals from; None: a real box deals."""
    shared: tuple[Shared, ...] = ()

    @property
    def book(self) -> LiveBook:
        return Folding(self.options, self.seed, self.shared, self.facts).book()

    def seat_then(self, seat: Seat, place: int) -> Seat | None:
        """The seat, when so many facts were noted, of who sits there now; None: they had not come."""
        return Gathering(self.options, self.facts, house=self.seed is not None).then(seat, place)

    def sharing(self, team: int, to: tuple[Seat, ...], place: int) -> Self:
        """The ledger once a team holds its cards otherwise, since so many facts were noted.

        Only before it ran (L18); it may be known later, as long as no gun has spoken.
        """
        book = replace(self, facts=self.facts[:place]).book
        unheard = all(
            isinstance(fact, Ran | Left | Joined | WentHome) for fact in self.facts[place:]
        )
        if self.seed is None or book.stage is not StageId.DIVIDE or not unheard:
            raise FactError(Fault.NOT_NOW, "L18")
        members = book.table.options.members[team]
        if sorted(to) != [seat for seat in members if book.table[seat].card is not None]:
            raise FactError(Fault.NO_SEAT, "L19")
        new = Shared(book.table.round, team, to, place)
        # Their last word on a round is the one that counts.
        others = [one for one in self.shared if (one.round, one.team) != (new.round, team)]
        return replace(self, shared=(*others, new))

    def amended(self, place: int, fact: LiveFact) -> Self:
        """The ledger with one fact seen otherwise, and all that followed; refuses what cannot be."""
        facts = (*self.facts[:place], fact, *self.facts[place + 1 :])
        other = replace(self, facts=facts)
        _ = other.book
        return other
