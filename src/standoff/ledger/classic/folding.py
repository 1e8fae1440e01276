"""Folding: facts become events of the rules, which work out everything else."""

from collections.abc import Sequence

from standoff.ledger.classic.book import Book, KnownCards
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
from standoff.ledger.classic.powers import shown
from standoff.ledger.fault import FactError, Fault
from standoff.rules.asks import Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.decisions import STAY, WITHDRAW
from standoff.rules.classic.events import (
    Ended,
    PhaseBegan,
    PhoneLaid,
    PowerDealt,
    RoleDealt,
    RoundBegan,
)
from standoff.rules.classic.options import NOTES_A_ROUND, ROUNDS, Options
from standoff.rules.classic.phases import nerve, phone, split
from standoff.rules.classic.phases.wounding import strike_all
from standoff.rules.classic.reckoning import reckon
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Phase, StageId, Stance
from standoff.rules.notes import BOX, NOTES, counted
from standoff.rules.stage import NOBODY

NO_CHANCE = Scripted(())
"""Luck happens at the real table, never here."""


def fold(options: Options, cards: KnownCards, facts: Sequence[AnyFact], *, dealt: bool) -> Book:
    """The book after these facts; raises FactError at the first that cannot be true."""
    folding = Folding(options, cards, dealt=dealt)
    for fact in facts:
        folding.take(fact)
    table = folding.table.waiting(folding.stage, NOBODY)
    return Book(table, tuple(folding.telling.events))


class Folding:
    """A game retold from what everybody saw of it."""

    def __init__(self, options: Options, cards: KnownCards, *, dealt: bool) -> None:
        self.telling = Telling(blank(options, NO_CHANCE))
        self.stage = StageId.LOOT
        self.dealt = dealt
        for seat, power in enumerate(cards.powers):
            if power is not None:
                self.telling.tell(PowerDealt(seat, power))
        for seat, role in enumerate(cards.roles):
            self.telling.tell(RoleDealt(seat, role))

    @property
    def table(self) -> Table:
        return self.telling.table

    def take(self, fact: AnyFact) -> None:
        """Let happen what a fact says."""
        match fact:
            case Turned():
                self._turned(fact)
            case LoadsNoted():
                self._only_at(StageId.LOAD, rule="C17")
                self._begin(Phase.LOAD)
                self.stage = StageId.AIM
            case AimsNoted():
                self._only_at(StageId.LOAD, StageId.AIM, rule="C20")
                self._begin(Phase.AIM)
                self.stage = StageId.NERVE
            case WithdrawalsNoted():
                self._withdrew(fact)
            case Hit():
                self._hit(fact)
            case Showed():
                shown(self.telling, self.stage, fact)
                self._look_whether_over()
            case Shared():
                self._shared()
            case Phoned():
                self._only_at(StageId.PHONE, rule="K8")
                self._begin(Phase.PHONE)
                self.telling.tell(PhoneLaid(tuple(phone.asks(self.table)), fact.used))
                self._end_round()
            case CardsNoted():
                self._revealed(fact)

    def _only_at(self, *stages: StageId, rule: str) -> None:
        if self.stage is StageId.OVER:
            raise FactError(Fault.OVER, "S1")
        if self.stage not in stages:
            raise FactError(Fault.NOT_NOW, rule)

    def _begin(self, phase: Phase) -> None:
        if self.table.phase is not phase:
            self.telling.tell(PhaseBegan(phase))

    def living(self, seats: Sequence[Seat]) -> None:
        """Refuse who is not at the table, is dead, or stands in the list twice."""
        for place, seat in enumerate(seats):
            if not 0 <= seat < len(self.table.gangsters):
                raise FactError(Fault.NO_SEAT, "C1")
            if seat in seats[:place]:
                raise FactError(Fault.TWICE, "C30")
            if not self.table[seat].alive:
                raise FactError(Fault.DEAD, "C62")

    def _turned(self, fact: Turned) -> None:
        self._only_at(StageId.LOOT, rule="C14")
        if any(note not in NOTES for note in fact.notes):
            raise FactError(Fault.NO_NOTE, "C5")
        if len(fact.notes) != NOTES_A_ROUND:
            raise FactError(Fault.FIVE_NOTES, "C14")
        before = [
            note
            for event in self.telling.events
            if isinstance(event, RoundBegan)
            for note in event.notes
        ]
        if min(BOX.less(counted((*before, *fact.notes)))) < 0:
            raise FactError(Fault.NOT_IN_BOX, "C5")
        self.telling.tell(RoundBegan(self.table.round + 1, fact.notes))
        self.stage = StageId.LOAD

    def _withdrew(self, fact: WithdrawalsNoted) -> None:
        # Who knows the game does not note down that all have loaded and aimed.
        self._only_at(StageId.LOAD, StageId.AIM, StageId.NERVE, rule="C27")
        self.living(fact.seats)
        self._begin(Phase.NERVE)
        answers = {seat: WITHDRAW if seat in fact.seats else STAY for seat in self.table.living}
        nerve.resolve(self.telling, answers)
        self.stage = StageId.FAST_VOLLEY

    def _hit(self, fact: Hit) -> None:
        self._only_at(StageId.FAST_VOLLEY, StageId.VOLLEY, rule="C40")
        fast = self.stage is StageId.FAST_VOLLEY
        hits = {seat: count for seat, count in enumerate(fact.hits) if count}
        self.living(tuple(hits))
        guns = {seat: len(self.table[seat].hands) for seat in self.table.standing}
        for seat, count in hits.items():
            if self.table[seat].stance is Stance.WITHDRAWN:
                raise FactError(Fault.SAFE, "C33")
            if count > sum(guns.values()) - guns.get(seat, 0):
                raise FactError(Fault.TOO_MANY_HITS, "C35" if fast else "C40")
        if sum(hits.values()) > sum(guns.values()):
            raise FactError(Fault.TOO_MANY_HITS, "C35" if fast else "C40")
        self._begin(Phase.FAST_VOLLEY if fast else Phase.VOLLEY)
        strike_all(self.telling, hits)
        self.stage = StageId.VOLLEY if fast else StageId.SPLIT
        self._look_whether_over()

    def _look_whether_over(self) -> None:
        """After wounds: the end of the game, or of the round (A7, P22)."""
        if self.table.outcome is not None:
            self.stage = StageId.OVER
        elif self.table.exploded == self.table.round > 0 and self.stage in _SHOOTING:
            self._end_round()

    def _shared(self) -> None:
        self._only_at(StageId.SPLIT, rule="C48")
        self._begin(Phase.SPLIT)
        split.resolve(self.telling, {})
        if phone.asks(self.table):
            self.stage = StageId.PHONE
        else:
            self._end_round()

    def _end_round(self) -> None:
        if self.table.round < ROUNDS:
            self.stage = StageId.LOOT
        elif self._has_unknown_cards():
            self.stage = StageId.REVEAL
        else:
            self._end()

    def _has_unknown_cards(self) -> bool:
        """Whether sums, or the cop, depend on cards that only their owners know (S12, K4)."""
        return not self.dealt and bool(self.table.options.pool or self.table.options.cop)

    def _end(self) -> None:
        self.telling.tell(Ended(reckon(self.table)))  # S1
        self.stage = StageId.OVER

    def _revealed(self, fact: CardsNoted) -> None:
        self._only_at(StageId.REVEAL, rule="S12")
        named = fact.cop is not None and 0 <= fact.cop < len(self.table.gangsters)
        if named is not self.table.options.cop:
            raise FactError(Fault.NO_COP, "K3")
        self._end()


_SHOOTING = (StageId.FAST_VOLLEY, StageId.VOLLEY, StageId.SPLIT)
