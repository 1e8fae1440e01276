"""A witness: notes down what everybody sees of a game that the rules play."""

from collections.abc import Iterator, Sequence

from standoff.ledger.classic.facts import (
    AimsNoted,
    AnyFact,
    CardsNoted,
    Hit,
    LoadsNoted,
    Phoned,
    Shared,
    Showed,
    Turned,
    WithdrawalsNoted,
)
from standoff.rules.asks import Seat
from standoff.rules.classic import events as happened
from standoff.rules.classic.events import Event
from standoff.rules.classic.outcome import Ending
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, Phase, PowerId, Role

BY_THEMSELVES = (PowerId.UNBREAKABLE, PowerId.DRAGON_SKIN)


class Witness:
    """Sees only public events, and knows at the end whose cards were whose."""

    def __init__(self, players: int, *, patient: bool = True) -> None:
        self.players = players
        self.patient = patient
        """Whether also that all have loaded and aimed is noted down."""
        self.phase = Phase.LOOT
        self.withdrew: list[Seat] = []
        self.hits = [0] * players
        self.dead: set[Seat] = set()
        self.late: list[Showed] = []
        """What a volley showed: noted down once its hits are."""
        self.pending = False

    def facts(self, events: Sequence[Event], end: Table) -> Iterator[AnyFact]:
        for event in events:
            yield from self.noted(event)
        yield from self.flushed()
        assert end.outcome is not None
        unseen = [
            Showed(seat, one.power)
            for seat, one in enumerate(end.gangsters)
            if one.power and not one.power_shown
        ]
        yield from unseen
        secrets = bool(end.options.pool or end.options.cop)
        if end.outcome.ending is Ending.ROUNDS and secrets:
            roles = [one.role for one in end.gangsters]
            yield CardsNoted(roles.index(Role.COP) if end.options.cop else None)

    def noted(self, event: Event) -> Iterator[AnyFact]:
        match event:
            case happened.RoundBegan():
                yield from self.flushed()
                self.phase = Phase.LOOT
                yield Turned(event.notes)
            case happened.PhaseBegan():
                yield from self.passed(event.phase)
            case happened.Withdrew():
                self.withdrew.append(event.seat)
            case happened.Fired() if event.bullet is not Bullet.CLICK:
                if event.target not in self.dead:
                    self.hits[event.target] += 1
            case happened.Stabbed():
                yield from self.flushed()
                yield Showed(event.seat, PowerId.BACKSTAB, event.victim, event.bullet)
            case happened.Inherited():
                yield from self.flushed()
                yield Showed(event.seat, PowerId.YOU_DONT_NEED_IT, event.dead)
            case happened.PowerShown():
                yield from self.shown(event)
            case happened.Died():
                self.dead.add(event.seat)
            case happened.Split():
                yield Shared()
            case happened.PhoneLaid():
                yield Phoned(event.used)
            case _:
                pass

    def shown(self, event: happened.PowerShown) -> Iterator[AnyFact]:
        if event.power in (PowerId.BACKSTAB, PowerId.YOU_DONT_NEED_IT):
            return  # told with whom it concerns
        if event.power in BY_THEMSELVES:
            self.late.append(Showed(event.seat, event.power))
            return
        if event.power is PowerId.SPECIALIST:
            yield from self.flushed()
        yield Showed(event.seat, event.power)

    def passed(self, phase: Phase) -> Iterator[AnyFact]:
        """A phase begins: the one before is over."""
        if self.patient and self.phase <= Phase.LOAD < phase:
            yield LoadsNoted()
        if self.patient and self.phase <= Phase.AIM < phase:
            yield AimsNoted()
        yield from self.flushed()
        if phase in (Phase.NERVE, Phase.FAST_VOLLEY, Phase.VOLLEY):
            self.pending = True
        self.phase = phase

    def flushed(self) -> Iterator[AnyFact]:
        """What this phase did to everybody, once."""
        if not self.pending:
            yield from self.late
            self.late = []
            return
        self.pending = False
        if self.phase is Phase.NERVE:
            yield WithdrawalsNoted(tuple(self.withdrew))
            self.withdrew = []
        else:
            yield Hit(tuple(self.hits))
            self.hits = [0] * self.players
        yield from self.late
        self.late = []
