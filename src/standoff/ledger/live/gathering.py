"""Who has come by now: a latecomer takes a seat, and whoever sits behind it moves up one."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from standoff.ledger.fault import FactError, Fault
from standoff.ledger.live.facts import (
    Declared,
    Joined,
    Left,
    LiveFact,
    Ran,
    Slapped,
    Struck,
    Touched,
    WentHome,
)
from standoff.rules.asks import Seat
from standoff.rules.live.options import ROUNDS, Options
from standoff.rules.options import ImpossibleTableError


class Gathering:
    """The teams with everybody in them, and all facts by the seats people have now."""

    def __init__(self, options: Options, facts: Sequence[LiveFact], *, house: bool) -> None:
        self.options = options
        self.moves: list[tuple[int, Seat]] = []
        """Behind how many facts somebody came, and the seat they took."""
        rounds: list[int] = []
        ran = 0
        for place, fact in enumerate(facts):
            if isinstance(fact, Ran):
                ran += 1
            elif isinstance(fact, Joined):
                rounds.append(ran + (2 if house else 1))  # the house has dealt one round ahead
                self.moves.append((place, self._larger(fact.team, house=house)))
                if rounds[-1] > ROUNDS:
                    raise FactError(Fault.OVER, "L15")
        self.playing_from = {
            self.now(seat, place + 1): round_
            for (place, seat), round_ in zip(self.moves, rounds, strict=True)
        }
        self.facts = tuple([self._moved(fact, place) for place, fact in enumerate(facts)])

    def _larger(self, team: int, *, house: bool) -> Seat:
        """Make room for one more in a team; the seat is its last."""
        teams = self.options.teams
        if team >= len(teams):
            raise FactError(Fault.NO_SEAT, "L10")
        larger = replace(teams[team], size=teams[team].size + 1)
        try:
            options = replace(self.options, teams=(*teams[:team], larger, *teams[team + 1 :]))
        except ImpossibleTableError as error:
            raise FactError(Fault.UNBALANCED, "A79") from error
        if house and options.red != self.options.red:
            raise FactError(Fault.OTHER_DECK, "L14")
        self.options = options
        return options.members[team][-1]

    def now(self, seat: Seat, place: int) -> Seat:
        """The seat now of who sat there when so many facts were noted."""
        for behind, new in self.moves:
            if behind >= place and seat >= new:
                seat += 1
        return seat

    def then(self, seat: Seat, place: int) -> Seat | None:
        """The seat, when so many facts were noted, of who sits there now; None: they had not come."""
        for behind, new in reversed(self.moves):
            if behind >= place and seat >= new:
                if seat == new:
                    return None
                seat -= 1
        return seat

    def _moved(self, fact: LiveFact, place: int) -> LiveFact:
        def seats(those: Iterable[Seat]) -> tuple[Seat, ...]:
            return tuple([self.now(seat, place) for seat in those])

        def cards(shown: Iterable[Declared]) -> tuple[Declared, ...]:
            return tuple([replace(one, seat=self.now(one.seat, place)) for one in shown])

        match fact:
            case Ran() | Joined():
                return fact
            case Left():
                return Left(seats(fact.seats))
            case Struck():
                hits = [0] * self.options.gangsters
                for seat, count in enumerate(fact.hits):
                    if self.now(seat, place) < len(hits):
                        hits[self.now(seat, place)] = count
                    elif count:
                        raise FactError(Fault.NO_SEAT, "L10")
                touched = tuple([seats(those) for those in fact.touched])
                return Struck(tuple(hits), cards(fact.cards), touched, fact.gun)
            case Touched():
                return Touched(seats(fact.touched), cards(fact.cards))
            case Slapped():
                victim = None if fact.victim is None else self.now(fact.victim, place)
                return Slapped(victim, cards(fact.cards))
            case WentHome():
                return WentHome(self.now(fact.seat, place))
